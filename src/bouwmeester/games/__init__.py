"""The games on the shelf. A new one is one line here; see docs/add-a-game.md."""

from bouwmeester.core.shelf import offer

offer("caylus", "bouwmeester.games.caylus")
offer("palazzo", "bouwmeester.games.palazzo")
offer("potzklotz", "bouwmeester.games.potzklotz")
