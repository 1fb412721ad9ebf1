"""Why something is refused, each with the rule it breaks. The numbers are those of rules.md."""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS
from bouwmeester.core.errors import Reason
from bouwmeester.games.palazzo.material import CARDS, CURRENCIES, DRAWS, ITEMS, PALACES, TILES

# Chance.
NOT_LEFT: Final = Reason("palazzo.not_left", "setup.4", draw=DRAWS)
NO_CARD_LEFT: Final = Reason("palazzo.no_card_left", "money.3", card=CARDS)
CANNOT_DEAL: Final = Reason("palazzo.cannot_deal", "setup.5", card=CARDS)
NOT_SEATED: Final = Reason("palazzo.not_seated", "setup.6", seat=SEATS)

# A turn.
TOO_FEW_CARDS: Final = Reason("palazzo.too_few_cards", "money.4", there=NUMBER, needed=NUMBER)
NO_CARD_TO_SPEND: Final = Reason("palazzo.no_card_to_spend", "rebuild.1")
NOTHING_TO_REBUILD: Final = Reason("palazzo.nothing_to_rebuild", "rebuild.1")

# Taking money.
NOT_SHOWN: Final = Reason("palazzo.not_shown", "money.1", card=CARDS)
TAKE_IN_ORDER: Final = Reason("palazzo.take_in_order", "money.2", card=CARDS)

# Buying.
NOT_ON_SUPPLY: Final = Reason("palazzo.not_on_supply", "market.5", tile=TILES)
TOO_EXPENSIVE: Final = Reason("palazzo.too_expensive", "market.6", price=NUMBER, reach=NUMBER)
TWO_AT_MOST: Final = Reason("palazzo.two_at_most", "market.7")
BUY_IN_ORDER: Final = Reason("palazzo.buy_in_order", "paying.6", tile=TILES)
CHOOSE_BEFORE_PAYING: Final = Reason("palazzo.choose_before_paying", "paying.6")
PRICE_NOT_MET: Final = Reason("palazzo.price_not_met", "market.6", price=NUMBER, total=NUMBER)

# Laying cards.
NOT_IN_HAND: Final = Reason("palazzo.not_in_hand", "paying.1", item=ITEMS)
OTHER_CURRENCY: Final = Reason("palazzo.other_currency", "paying.1", item=ITEMS, currency=CURRENCIES)
OUT_OF_ORDER: Final = Reason("palazzo.out_of_order", "paying.6", item=ITEMS, last=ITEMS)
CANNOT_REACH: Final = Reason("palazzo.cannot_reach", "paying.7", item=ITEMS, needed=NUMBER)

# The auction.
BID_TOO_LOW: Final = Reason("palazzo.bid_too_low", "auction.3", highest=NUMBER, total=NUMBER)
FINISH_THE_BID: Final = Reason("palazzo.finish_the_bid", "auction.4")

# Sharing out.
NOT_IN_QUARRY: Final = Reason("palazzo.not_in_quarry", "share.1", tile=TILES)

# Building.
NOT_TO_BUILD: Final = Reason("palazzo.not_to_build", "build.5", tile=TILES)
CHOOSE_A_PLACE: Final = Reason("palazzo.choose_a_place", "build.5", tile=TILES)
CHOOSE_A_TILE: Final = Reason("palazzo.choose_a_tile", "build.5")
NO_SUCH_PALACE: Final = Reason("palazzo.no_such_palace", "build.4", palace=PALACES)
FLOOR_TAKEN: Final = Reason("palazzo.floor_taken", "build.2", tile=TILES, palace=PALACES)
NOT_ON_TOP: Final = Reason("palazzo.not_on_top", "build.1", tile=TILES, palace=PALACES)

# Rebuilding.
NOT_IN_A_PALACE: Final = Reason("palazzo.not_in_a_palace", "rebuild.2", tile=TILES)
NOT_SINGLE: Final = Reason("palazzo.not_single", "rebuild.3", tile=TILES)
CANNOT_REMOVE: Final = Reason("palazzo.cannot_remove", "rebuild.4", tile=TILES)
FITS_NOWHERE: Final = Reason("palazzo.fits_nowhere", "rebuild.3", tile=TILES)
NOT_IN_THIS_PALACE: Final = Reason("palazzo.not_in_this_palace", "rebuild.2", tile=TILES, palace=PALACES)
NOT_HELD: Final = Reason("palazzo.not_held", "rebuild.1", card=CARDS)

REASONS: Final = (
    NOT_LEFT,
    NO_CARD_LEFT,
    CANNOT_DEAL,
    NOT_SEATED,
    TOO_FEW_CARDS,
    NO_CARD_TO_SPEND,
    NOTHING_TO_REBUILD,
    NOT_SHOWN,
    TAKE_IN_ORDER,
    NOT_ON_SUPPLY,
    TOO_EXPENSIVE,
    TWO_AT_MOST,
    BUY_IN_ORDER,
    CHOOSE_BEFORE_PAYING,
    PRICE_NOT_MET,
    NOT_IN_HAND,
    OTHER_CURRENCY,
    OUT_OF_ORDER,
    CANNOT_REACH,
    BID_TOO_LOW,
    FINISH_THE_BID,
    NOT_IN_QUARRY,
    NOT_TO_BUILD,
    CHOOSE_A_PLACE,
    CHOOSE_A_TILE,
    NO_SUCH_PALACE,
    FLOOR_TAKEN,
    NOT_ON_TOP,
    NOT_IN_A_PALACE,
    NOT_SINGLE,
    CANNOT_REMOVE,
    FITS_NOWHERE,
    NOT_IN_THIS_PALACE,
    NOT_HELD,
)
