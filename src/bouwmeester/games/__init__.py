"""The games of the house, in the order of its home page. Those of others are found; see docs/add-a-game.md."""

from bouwmeester.core.shelf import GAMES

for name in ("palazzo", "caylus", "potzklotz"):
    GAMES.offer(name, f"bouwmeester.games.{name}:game")
