"""Contests: tournaments and leagues, which people call events. Who plays whom in a round, how they stand, and the
organiser who sets the tables, waits for the results and goes on; the matches are those of any table.
"""
