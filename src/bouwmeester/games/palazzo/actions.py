"""Everything that can be done in Palazzo. The order is the order of the ids: only ever append."""

from typing import Final

from bouwmeester.core.action import SEATS, Action, Catalogue, Domain
from bouwmeester.games.palazzo.material import CARDS, DRAWS, PALACES, QUARRIES, TILES, TRIPLES

CATALOGUE: Final = Catalogue("palazzo")

# Chance: set-up, money turned up, tiles turned over.
BUILDER: Final = CATALOGUE.each("builder", quarry=QUARRIES)
DEAL: Final = CATALOGUE.each("deal", card=CARDS)
FIRST: Final = CATALOGUE.each("first", seat=Domain("seat", SEATS.words[:4]))
SHOW: Final = CATALOGUE.each("show", card=CARDS)
REVEAL: Final = CATALOGUE.each("reveal", draw=DRAWS)

# A turn.
MONEY: Final = CATALOGUE.one("money")
TWO_TILES: Final = CATALOGUE.one("tiles")
REBUILD: Final = CATALOGUE.one("rebuild")

TAKE: Final = CATALOGUE.each("take", card=CARDS)

# Buying and bidding. Within one laying the ids rise: tiles, then triples, then loose cards.
AUCTION: Final = CATALOGUE.one("auction")
BUY: Final = CATALOGUE.each("buy", tile=TILES)
TRIPLE: Final = CATALOGUE.each("triple", triple=TRIPLES)
ADD: Final = CATALOGUE.each("add", card=CARDS)
LAY: Final = (*TRIPLE, *ADD)  # by item
PAY: Final = CATALOGUE.one("pay")
BID: Final = CATALOGUE.one("bid")
PASS: Final = CATALOGUE.one("pass")

# Sharing out, building, rebuilding.
CHOOSE: Final = CATALOGUE.each("choose", tile=TILES)
BUILD: Final = CATALOGUE.each("build", tile=TILES)
ON: Final = CATALOGUE.each("on", palace=PALACES)
NEW: Final = CATALOGUE.one("new")
DISCARD: Final = CATALOGUE.one("discard")
DETACH: Final = CATALOGUE.each("detach", tile=TILES)
ATTACH: Final = CATALOGUE.each("attach", tile=TILES)
REMOVE: Final = CATALOGUE.each("remove", tile=TILES)
INTO: Final = CATALOGUE.each("into", palace=PALACES)
FROM: Final = CATALOGUE.each("from", palace=PALACES)
SPEND: Final = CATALOGUE.each("spend", card=CARDS)


def item_of(action: Action) -> int:
    """The item that a triple or an add is about: the ids of LAY have no gaps."""
    return action.id - LAY[0].id
