"""Which positions can come about: the agenda must be one the steps write, and the table must fit it."""
