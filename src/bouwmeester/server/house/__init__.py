"""All tables together and whoever comes to them: finding and forgetting tables, clocks that run out, guests,
sitting down, resigning, the host's rights, and the heartbeat by which a start knows how long the house slept.
"""
