"""Results: what came of matches, how strong that shows people and bots to be, and what of it is told. All of it can
be made again from the matches themselves.
"""
