"""A table: a match with its chairs, its clocks, its log of events and the answers that came early, in memory and
from its rows. All that changes at a table is written through it. It sends nothing to anybody and decides
nothing for anybody.
"""
