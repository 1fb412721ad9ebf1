"""Everything that can be done in Caylus. The order is the order of the ids: only ever append."""

from typing import Final

from bouwmeester.core.action import Catalogue
from bouwmeester.games.caylus.material import (
    BATCHES,
    COLUMNS,
    CUBES,
    MOVES,
    NEUTRALS,
    OFFERS,
    PLAYERS,
    ROWS,
    SITES,
    SPACES,
    TILES,
)

CATALOGUE: Final = Catalogue("caylus")

# Chance: the first order, and the neutral tiles.
NEXT: Final = CATALOGUE.each("next", seat=PLAYERS)
LAY: Final = CATALOGUE.each("lay", tile=NEUTRALS)

# Phases 2 to 4.
PLACE: Final = CATALOGUE.each("place", site=SITES)
PASS: Final = CATALOGUE.one("pass")
MOVE: Final = CATALOGUE.each("move", site=SITES)
HOME: Final = CATALOGUE.one("home")
PROVOST: Final = CATALOGUE.each("provost", move=MOVES)
JOUST: Final = CATALOGUE.one("joust")
REMAIN: Final = CATALOGUE.one("remain")
LEAVE: Final = CATALOGUE.one("leave")

# Favours.
FAVOUR: Final = CATALOGUE.each("favour", row=ROWS)
COLUMN: Final = CATALOGUE.each("column", column=COLUMNS)

# Buildings. Where several are on one list, the ids rise in this order.
TAKE: Final = CATALOGUE.each("take", cube=CUBES)
GIVE: Final = CATALOGUE.each("give", cube=CUBES)
SELL: Final = CATALOGUE.each("sell", cube=CUBES)
BUY: Final = CATALOGUE.each("buy", cube=CUBES)
TRADE: Final = CATALOGUE.each("trade", offer=OFFERS)
BUILD: Final = CATALOGUE.each("build", tile=TILES)
ON: Final = CATALOGUE.each("on", space=SPACES)
TRANSFORM: Final = CATALOGUE.each("transform", space=SPACES)

# The castle.
BATCH: Final = CATALOGUE.each("batch", batch=BATCHES)
STOP: Final = CATALOGUE.one("stop")

SKIP: Final = CATALOGUE.one("skip")
