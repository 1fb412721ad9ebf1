"""The table server: one process, one database, people and bots around matches."""
