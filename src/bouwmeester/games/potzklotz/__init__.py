"""PotzKlotz, by Hartmut and Jule Spiegel: five cubes, move one, and lay the card that shows what stands.

>>> game.name, list(game.seats), len(game.catalogue)
('potzklotz', [2, 3, 4, 5, 6], 275)

The rules are in rules.md.
"""

from bouwmeester.games.potzklotz.game import game as game
