"""Bots for PotzKlotz that see like people: see eyes.py for what they overlook, and player.py for what they do."""
