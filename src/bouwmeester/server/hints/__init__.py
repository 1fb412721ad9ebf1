"""Hints between the nodes of a house: after a commit, the ids of tables and their versions are called out, and
whoever has such a table looks at the store again. A hint is never the truth; what is lost is made up for by reading.
"""
