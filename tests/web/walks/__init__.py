"""Legs of the walk through the house, by parts: each begins at the home page and goes on by clicks."""
