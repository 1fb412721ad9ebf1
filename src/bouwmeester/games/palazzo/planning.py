"""What can be done as a whole in Palazzo, for search: payments, bids and rebuilds with all their cards.

Of the very many ways to pay, only the cheapest in each currency are plans; of tiles and places, those that add most.
"""

from typing import Final

from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.state import NOBODY
from bouwmeester.games.palazzo.actions import (
    AUCTION,
    BID,
    BUILD,
    BUY,
    DISCARD,
    MONEY,
    NEW,
    ON,
    PASS,
    PAY,
    TAKE,
    TWO_TILES,
)
from bouwmeester.games.palazzo.agenda import BIDDING, BUILDING, MARKET, PAYMENT, TAKE_MONEY, TURN
from bouwmeester.games.palazzo.laying import reach
from bouwmeester.games.palazzo.material import CARD_KINDS, FLOOR
from bouwmeester.games.palazzo.prospects import in_floors
from bouwmeester.games.palazzo.purse import cheapest_laying, layings_by_currency
from bouwmeester.games.palazzo.state import Palace, PalazzoState, kinds
from bouwmeester.games.palazzo.steps.auction import highest_bid
from bouwmeester.games.palazzo.steps.build import tile_in_hand
from bouwmeester.games.palazzo.steps.market import payment_price, price_each
from bouwmeester.games.palazzo.thumb import best_purchase, bought, gain_of, laid, prospect, rebuilds, rule_of_thumb
from bouwmeester.games.palazzo.worth import Prospect, alone_gain, tile_gain

Plans = list[list[Action]]

#: Tiles of the supply that are thought of, alone and in pairs.
SINGLES: Final = 5
PAIRS_OF: Final = 4
#: Layings for one price.
PAYMENTS: Final = 2
#: By how much more than the least a bid is raised.
RAISES: Final = (0, 3, 7)
REBUILDS: Final = 3
#: Ways to build a lot.
WAYS: Final = 6


def plans(s: PalazzoState, seat: int, options: list[Action]) -> Plans:
    """The plans of the seat that decides; where there is nothing to put together, its options one by one."""
    now = s.agenda[-1][0]
    if now == TURN:
        return _turns(s, seat, options)
    if now == TAKE_MONEY and s.agenda[-1][2] == NOBODY and s.shown_left > s.seats:
        return _pairs_of_cards(s)
    if now == MARKET:
        return _purchases(s, seat)
    if now == PAYMENT:
        return _payments(s, seat, payment_price(s) - s.picked)
    if now == BIDDING:
        return _bids(s, seat)
    if now == BUILDING:
        return _ways_to_build(s, seat)
    return [[action] for action in options]


def ideas(s: PalazzoState, seat: int, dice: Dice) -> Plans:
    """Money or tiles, to buy or to call an auction, to raise or to pass, and which cards; all else as by thumb."""
    now = s.agenda[-1][0]
    if now == MARKET:
        _, tiles = best_purchase(s, seat, prospect(s, seat))
        return [[AUCTION], bought(s, seat, tiles)] if tiles else [[AUCTION]]
    if now == BIDDING and not s.picked:
        items = cheapest_laying(s, seat, highest_bid(s) + 1 - s.worth[seat])
        return [[PASS]] if items is None else [[PASS], laid(items, BID)]
    if now == TAKE_MONEY and s.agenda[-1][2] == NOBODY and s.shown_left > s.seats:
        return _pairs_of_cards(s)
    if now == TURN:
        return _turn_ideas(s, seat)
    return [rule_of_thumb(s, seat, dice)]


def _turn_ideas(s: PalazzoState, seat: int) -> Plans:
    found: Plans = [[TWO_TILES]]
    if s.deck_left + sum(s.discard) > s.seats:
        found.append([MONEY])
    if s.held[seat]:
        found.extend([plan for _, plan in rebuilds(s, seat, prospect(s, seat))[:1]])
    return found


def _turns(s: PalazzoState, seat: int, options: list[Action]) -> Plans:
    found: Plans = [[action] for action in options if action.verb != "rebuild"]
    if len(options) > len(found):
        best = rebuilds(s, seat, prospect(s, seat))[:REBUILDS]
        found.extend([plan for _, plan in best])
    return found


def _pairs_of_cards(s: PalazzoState) -> Plans:
    found: Plans = []
    for low in range(CARD_KINDS):
        if s.shown[low] > 1:
            found.append([TAKE[low], TAKE[low]])
        if s.shown[low]:
            found.extend([[TAKE[low], TAKE[high]] for high in range(low + 1, CARD_KINDS) if s.shown[high]])
    return found


def _payments(s: PalazzoState, seat: int, needed: int) -> Plans:
    if needed <= 0:
        return [[PAY]]
    return [laid(items, PAY) for items in layings_by_currency(s, seat, needed)[:PAYMENTS]]


def _purchases(s: PalazzoState, seat: int) -> Plans:
    found: Plans = [[AUCTION]]
    price = price_each(s)
    able = reach(s, seat)
    if able < price:
        return found
    look = prospect(s, seat)
    gains = [(-tile_gain(s.palaces[seat], tile, look), tile) for tile in kinds(s.supply)]
    gains.sort()
    tiles = [tile for _, tile in gains[:SINGLES]]
    for tile in tiles:
        found.extend([[BUY[tile], *payment] for payment in _payments(s, seat, price)])
    if able >= 2 * price:
        for i in range(min(PAIRS_OF, len(tiles))):
            for j in range(i + 1, min(PAIRS_OF, len(tiles))):
                low, high = min(tiles[i], tiles[j]), max(tiles[i], tiles[j])
                both = [BUY[low], BUY[high]]
                found.extend([[*both, *payment] for payment in _payments(s, seat, 2 * price)])
    return found


def _bids(s: PalazzoState, seat: int) -> Plans:
    needed = highest_bid(s) + 1 - s.worth[seat] - s.picked
    found: Plans = [] if s.picked else [[PASS]]
    if s.picked and needed <= 0:
        return [[BID]]
    beyond = _largest_bid(s, seat) + 1 - s.worth[seat] - s.picked - needed
    raises = RAISES if beyond in RAISES or beyond < 0 else (*RAISES, beyond)
    for raised in raises:
        for items in layings_by_currency(s, seat, needed + raised)[:PAYMENTS]:
            plan = laid(items, BID)
            if plan not in found:
                found.append(plan)
    return found


def _largest_bid(s: PalazzoState, seat: int) -> int:
    """The most that any rival who is still in could lay altogether; nobody goes on beyond it."""
    most = 0
    for rival in range(s.seats):
        if rival != seat and s.bidding[rival]:
            most = max(most, s.worth[rival] + reach(s, rival))
    return most


def _ways_to_build(s: PalazzoState, seat: int) -> Plans:
    """The whole lot, lower floors first, in the ways that leave the best streets."""
    look = prospect(s, seat)
    tile = tile_in_hand(s)
    begun: list[int] = [] if tile == NOBODY else [tile]
    lot = list(in_floors(s.lot))
    if begun:
        lot.remove(tile)
    found: list[tuple[float, list[Action]]] = []
    named = s.agenda[-1][2] != NOBODY
    _build_on(s.palaces[seat], (*begun, *lot), 0.0, [], named, look, found)
    found.sort(key=gain_of, reverse=True)
    return [plan for _, plan in found[:WAYS]]


def _build_on(
    street: tuple[Palace, ...],
    lot: tuple[int, ...],
    gained: float,
    done: list[Action],
    named: bool,
    look: Prospect,
    found: list[tuple[float, list[Action]]],
) -> None:
    if not lot:
        found.append((gained, done))
        return
    tile = lot[0]
    rest = lot[1:]
    # A tile is named when others could be meant.
    begun = done if named or not [other for other in rest if other != tile] else [*done, BUILD[tile]]
    _build_on(street, rest, gained, [*begun, DISCARD], False, look, found)
    alone = gained + alone_gain(street, tile, look)
    _build_on((*street, (tile,)), rest, alone, [*begun, NEW], False, look, found)
    for i in range(len(street)):
        if FLOOR[tile] > FLOOR[street[i][-1]]:
            grown = (*street[:i], (*street[i], tile), *street[i + 1 :])
            _build_on(grown, rest, gained + look.added(street[i], tile), [*begun, ON[i]], False, look, found)


def may_stop(s: PalazzoState) -> bool:
    """A turn has ended when the next is about to begin."""
    return not s.agenda or s.agenda[-1][0] == TURN
