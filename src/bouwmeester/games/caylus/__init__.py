"""Caylus, by William Attia: workers along a road, a castle, and the favour of a king. The rules are in rules.md.

>>> game.name, list(game.seats), len(game.catalogue)
('caylus', [2, 3, 4, 5], 224)
"""

from bouwmeester.games.caylus.game import game as game
