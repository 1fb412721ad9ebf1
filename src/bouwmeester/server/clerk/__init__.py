"""Long answers, worked out in a process beside the house: replays, looking back, results, puzzles. The desk takes
the questions, fairly between those who ask; the worker is the other process, and imports nothing of the house.
"""
