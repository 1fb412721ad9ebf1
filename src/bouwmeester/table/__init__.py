"""A table in the terminal: one person and some bots around a match."""
