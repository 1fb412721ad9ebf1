"""Many games at once: bots against each other, counts of what is possible, and random play that looks for flaws."""
