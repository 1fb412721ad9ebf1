"""Palazzo, by Reiner Knizia: hidden money, quarries, auctions, palaces. The rules are in rules.md.

>>> game.name, list(game.seats), len(game.catalogue)
('palazzo', [2, 3, 4], 563)
"""

from bouwmeester.games.palazzo.game import game as game
