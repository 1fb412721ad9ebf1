"""Bots at the tables of this server: a pool of worker processes, and the scheduler that gives them positions to
think about, fairly between people, and plays what they answer by the same commands as everybody.
"""
