"""Everything that can be done in PotzKlotz. The order is the order of the ids: only ever append."""

from typing import Final

from bouwmeester.core.action import SEATS, Catalogue
from bouwmeester.games.potzklotz.material import CARDS, CELLS

CATALOGUE: Final = Catalogue("potzklotz")

# Chance: who begins, and which cards come off the stack.
FIRST: Final = CATALOGUE.each("first", seat=SEATS)
DRAW: Final = CATALOGUE.each("draw", card=CARDS)
START: Final = CATALOGUE.each("start", card=CARDS)

# A turn: lift a cube, set it down, lay a card. Cards are also laid out of turn.
LIFT: Final = CATALOGUE.each("lift", cell=CELLS)
SET: Final = CATALOGUE.each("set", cell=CELLS)
LAY: Final = CATALOGUE.each("lay", card=CARDS)
TURN: Final = CATALOGUE.one("turn")
PASS: Final = CATALOGUE.one("pass")
STOP: Final = CATALOGUE.one("stop")
