"""A hand-made judgement of a position of Palazzo: the points a seat may hope for.

It adds what stands, what is held, and what is just being decided: a lot to build, a payment to finish, a bid
to win, a rebuild to make. What those come to is priced in prospects.py. Nothing here is a rule.
"""

from typing import Final

from bouwmeester.core.state import NOBODY
from bouwmeester.games.palazzo.agenda import (
    ATTACHING,
    BIDDING,
    BUILDING,
    DETACHING,
    MARKET,
    PAYMENT,
    REBUILDING,
    REVEAL_TILE,
    SHARE,
    SHOW_MONEY,
)
from bouwmeester.games.palazzo.material import CARD_KINDS, FLOOR, ITEM_KINDS, QUARRIES, SHARE_FROM_TILES
from bouwmeester.games.palazzo.prospects import (
    NEVER,
    Outlook,
    Street,
    best_rebuild,
    best_street,
    cheapest,
    hand_worth,
    in_floors,
    laid_worth,
    street_worth,
)
from bouwmeester.games.palazzo.scoring import score
from bouwmeester.games.palazzo.state import PalazzoState, inserted
from bouwmeester.games.palazzo.steps.market import price_each
from bouwmeester.games.palazzo.steps.rebuild import fits

#: The coins that two cards of one's choice bring.
MONEY_TURN_COINS: Final = 10.5
#: What two unknown tiles are worth before they are turned over, beside those that already lie there.
UNKNOWN_TILES: Final = 0.6
#: How an auction is seen beforehand: the price it is likely to reach, and the chance to win it.
LIKELY_PRICE: Final = 3.926
LIKELY_WIN: Final = 0.468
#: The chance that a bid stands, and what it counts that a rival gets the lot instead.
BID_STANDS: Final = 0.651
RIVAL_SHARE: Final = 0.401
#: Of tiles of one lot the lowest is built first; anything else is a little worse.
WRONG_ORDER: Final = 0.529


def judge(s: PalazzoState, seat: int) -> float:
    """The points a seat may hope for."""
    street = s.palaces[seat]
    if not s.agenda:
        return float(score(s, seat))
    look = Outlook(s, seat)
    held = hand_worth(s, seat, look)
    frame = s.agenda[-1]
    now = frame[0]
    mine = len(frame) > 1 and frame[1] == seat
    if now == BIDDING:
        return held + _judge_auction(s, seat, look)
    if now == SHOW_MONEY:
        return held + street_worth(street, look.hopes) + MONEY_TURN_COINS * look.rate
    if now == REVEAL_TILE:
        return held + street_worth(street, look.hopes) + UNKNOWN_TILES + _market_hope(s, seat, look)
    if mine and now == PAYMENT:
        return held + _judge_payment(s, seat, look)
    if mine and now == BUILDING:
        return held + _judge_building(s, seat, look)
    if mine and now == MARKET:
        return held + street_worth(street, look.hopes) + _market_hope(s, seat, look)
    if mine and (now == REBUILDING or now == ATTACHING or now == DETACHING):
        return held + _judge_rebuild(s, seat, look)
    if _chooses_later(s, seat):
        held += _best_single(street, s.quarry[s.builder], look)
    return held + street_worth(street, look.hopes) + best_rebuild(street, look, look.turn)


# Buying.


def _market_hope(s: PalazzoState, seat: int, look: Outlook) -> float:
    """The best that buying or an auction can bring, with the tiles that lie there already."""
    street = s.palaces[seat]
    standing = street_worth(street, look.hopes)
    best = _auction_hope(s, seat, look)
    price = max(0, price_each(s) - 1)
    one = cheapest(s, seat, price, look)
    gains = sorted([best_street(street, (tile,), look) - standing for tile in s.supply])
    if gains:
        best = max(best, gains[-1] - one)
    if len(gains) > 1:
        best = max(best, gains[-1] + gains[-2] - cheapest(s, seat, 2 * price, look))
    return best


def _judge_payment(s: PalazzoState, seat: int, look: Outlook) -> float:
    _, _, first, second = s.agenda[-1]
    lot = (first,) if second == NOBODY else (first, second)
    cost = cheapest(s, seat, price_each(s) * len(lot) - s.picked, look)
    return best_street(s.palaces[seat], in_floors(lot), look) - cost


# The auction.


def _auction_hope(s: PalazzoState, seat: int, look: Outlook) -> float:
    """What calling an auction may bring: part of the worth of the next lot, or one tile of a share-out."""
    street = s.palaces[seat]
    for distance in range(1, len(QUARRIES) + 1):
        lot = s.quarry[(s.builder + distance) % len(QUARRIES)]
        if len(lot) >= SHARE_FROM_TILES:
            return _best_single(street, lot, look)
        if lot:
            gain = best_street(street, in_floors(lot), look) - street_worth(street, look.hopes)
            return LIKELY_WIN * max(0.0, gain - LIKELY_PRICE * look.rate)
    return 0.0


def _best_single(street: Street, lot: tuple[int, ...], look: Outlook) -> float:
    standing = street_worth(street, look.hopes)
    best = 0.0
    for tile in lot:
        best = max(best, best_street(street, (tile,), look) - standing)
    return best


def _chooses_later(s: PalazzoState, seat: int) -> bool:
    """Whether the seat's turn to take a tile of a share-out is still to come."""
    return any(frame[0] == SHARE and frame[1] == seat for frame in s.agenda)


def _judge_auction(s: PalazzoState, seat: int, look: Outlook) -> float:
    """The lot is worth what it adds; a bid for it wins or not, and costs what lies there only if it does."""
    street = s.palaces[seat]
    standing = street_worth(street, look.hopes)
    lot = in_floors(s.quarry[s.builder])
    if not s.bidding[seat]:
        return standing - RIVAL_SHARE * _rival_gain(s, seat, lot, look)
    gain = best_street(street, lot, look) - standing
    laid = laid_worth(s.bid, seat * ITEM_KINDS, look)
    highest = max(s.worth)
    if s.agenda[-1][1] == seat and s.picked:
        laid += laid_worth(s.laying, 0, look)
        more = cheapest(s, seat, highest + 1 - s.worth[seat] - s.picked, look)
        return standing + laid + BID_STANDS * (gain - laid - more)
    if s.worth[seat] == highest and seat != s.auctioneer:
        return standing + laid + BID_STANDS * (gain - laid)
    likely = max(float(highest + 1), LIKELY_PRICE)
    return standing + laid + LIKELY_WIN * max(0.0, gain - likely * look.rate)


def _rival_gain(s: PalazzoState, seat: int, lot: tuple[int, ...], look: Outlook) -> float:
    """What the highest bidder would gain by the lot at the price that lies there."""
    highest = max(s.worth)
    for rival in range(s.seats):
        if rival != seat and s.worth[rival] == highest:
            street = s.palaces[rival]
            gain = best_street(street, lot, look) - street_worth(street, look.hopes) - highest * look.rate
            return max(0.0, gain) / (s.seats - 1)
    return 0.0


# Building and rebuilding.


def _judge_building(s: PalazzoState, seat: int, look: Outlook) -> float:
    """The lot built as well as can be, if its lowest tile is the one in hand."""
    _, _, tile = s.agenda[-1]
    lot = in_floors(s.lot)
    worth = best_street(s.palaces[seat], lot, look)
    return worth if tile == NOBODY or FLOOR[tile] == FLOOR[lot[0]] else worth - WRONG_ORDER


def _judge_rebuild(s: PalazzoState, seat: int, look: Outlook) -> float:
    """The best that this rebuild can make of the street, less the cheapest card."""
    frame = s.agenda[-1]
    street = s.palaces[seat]
    worth = street_worth(street, look.hopes)
    if frame[0] == ATTACHING:
        worth = _attached(s, seat, frame[2], look)
    elif frame[0] == REBUILDING:
        worth += best_rebuild(street, look, 0.0)
    cost = NEVER
    for card in range(CARD_KINDS):
        if s.hand[seat * CARD_KINDS + card]:
            cost = min(cost, look.worths[card])
    return worth - cost


def _attached(s: PalazzoState, seat: int, tile: int, look: Outlook) -> float:
    """The street once a single tile has gone into the palace it suits best."""
    best = -NEVER
    for at in fits(s, seat, tile):
        changed = list(s.palaces[seat])
        changed[at] = inserted(changed[at], tile)
        changed.remove((tile,))
        best = max(best, street_worth(tuple(changed), look.hopes))
    return best
