"""Rules of thumb for Palazzo: what a sensible player does without thinking long. Nothing here is a rule of the game.

Pay exactly, raise by the least, stop hoarding in time, build where it adds most. The plans are whole: a payment with
all its cards, both cards of a money turn, a rebuild with the card it costs.
"""

from typing import Final

from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.state import NOBODY
from bouwmeester.games.palazzo.actions import (
    ATTACH,
    AUCTION,
    BID,
    BUILD,
    BUY,
    CHOOSE,
    DETACH,
    DISCARD,
    FROM,
    INTO,
    LAY,
    MONEY,
    NEW,
    ON,
    PASS,
    PAY,
    REBUILD,
    REMOVE,
    SPEND,
    TAKE,
    TWO_TILES,
)
from bouwmeester.games.palazzo.agenda import (
    ATTACHING,
    BIDDING,
    BUILDING,
    DETACHING,
    MARKET,
    PAYMENT,
    REBUILDING,
    SHARE,
    SPENDING,
    TAKE_MONEY,
    TURN,
)
from bouwmeester.games.palazzo.laying import reach
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    CARD_VALUE,
    CERTIFICATE,
    FLOOR,
    ITEM_KINDS,
    QUARRIES,
    SHARE_FROM_TILES,
)
from bouwmeester.games.palazzo.prospects import in_floors, tiles_to_come
from bouwmeester.games.palazzo.purse import cheapest_laying
from bouwmeester.games.palazzo.state import Palace, PalazzoState, kinds, worth_of
from bouwmeester.games.palazzo.steps.auction import highest_bid
from bouwmeester.games.palazzo.steps.build import tile_in_hand
from bouwmeester.games.palazzo.steps.market import payment_price, price_each
from bouwmeester.games.palazzo.steps.rebuild import fits, homes
from bouwmeester.games.palazzo.worth import Prospect, alone_gain, lacks, rebuild_gain, tile_gain

#: Whoever can lay as much as this, or a little more, turns tiles over instead of taking money.
ENOUGH: Final = 13
ABOUT: Final = 8
#: What it counts that a rival does not get a lot.
RIVAL_SHARE: Final = 0.4
#: How an auction is seen beforehand: the price it is likely to reach, and the chance to win it.
LIKELY_PRICE: Final = 6.0
LIKELY_WIN: Final = 0.5
#: How many coins more a card in one's own currency counts.
OWN_CURRENCY: Final = 1.5
#: A rebuild must gain so much beyond what its turn costs.
REBUILD_FROM: Final = 0.5


def rule_of_thumb(s: PalazzoState, seat: int, dice: Dice) -> list[Action]:
    now = s.agenda[-1][0]
    if now == TURN:
        return _turn(s, seat, dice)
    if now == TAKE_MONEY:
        return take_money(s, seat)
    if now == MARKET:
        return _market(s, seat)
    if now == PAYMENT:
        return _payment(s, seat)
    if now == BIDDING:
        return _bid(s, seat)
    if now == SHARE:
        return _share(s, seat)
    if now == BUILDING:
        return build(s, seat, prospect(s, seat))
    return _rebuild(s, seat)


def prospect(s: PalazzoState, seat: int) -> Prospect:
    return Prospect(s, seat, tiles_to_come(s))


def _turn(s: PalazzoState, seat: int, dice: Dice) -> list[Action]:
    look = prospect(s, seat)
    if s.held[seat] and rebuild_gain(s.palaces[seat], look) > look.turn + REBUILD_FROM:
        return rebuilds(s, seat, look)[0][1]
    can_take = s.deck_left + sum(s.discard) > s.seats
    if can_take and look.rate > 0.0 and reach(s, seat) < ENOUGH + dice.randrange(ABOUT):
        return [MONEY]
    return [TWO_TILES]


# Money.


def take_money(s: PalazzoState, seat: int) -> list[Action]:
    """The cards that are worth most to the seat: its two, from the lower to the higher, or its one."""
    _, _, first = s.agenda[-1]
    own = _own_currency(s, seat)
    liked = [(-liking(card, own), card) for card in range(CARD_KINDS) for _ in range(s.shown[card])]
    liked.sort()
    shown = [card for _, card in liked]
    if first != NOBODY:
        return [TAKE[[card for card in shown if card >= first][0]]]
    if len(shown) <= s.seats:
        return [TAKE[shown[0]]]
    low, high = min(shown[0], shown[1]), max(shown[0], shown[1])
    return [TAKE[low], TAKE[high]]


def liking(card: int, own: int) -> float:
    if card == CERTIFICATE:
        return CARD_VALUE[card] + OWN_CURRENCY
    return CARD_VALUE[card] + OWN_CURRENCY if card // 5 == own else float(CARD_VALUE[card])


def _own_currency(s: PalazzoState, seat: int) -> int:
    """The currency that a seat has most of."""
    best = 0
    most = -1
    for currency in range(3):
        at = seat * CARD_KINDS + currency * 5
        there = 0
        for i in range(5):
            there += s.hand[at + i] * CARD_VALUE[i]
        if there > most:
            best = currency
            most = there
    return best


def least_card(s: PalazzoState, seat: int) -> int:
    """The card that a seat misses least."""
    own = _own_currency(s, seat)
    best = NOBODY
    least = 99.0
    for card in range(CARD_KINDS):
        if s.hand[seat * CARD_KINDS + card] and liking(card, own) < least:
            best = card
            least = liking(card, own)
    return best


# Buying and bidding.


def laid(items: list[int], then: Action) -> list[Action]:
    """The items of a laying one by one, and what finishes it."""
    plan: list[Action] = []
    for item in range(ITEM_KINDS):
        for _ in range(items[item]):
            plan.append(LAY[item])
    plan.append(then)
    return plan


def _market(s: PalazzoState, seat: int) -> list[Action]:
    look = prospect(s, seat)
    gain, tiles = best_purchase(s, seat, look)
    return bought(s, seat, tiles) if tiles and gain >= _auction_hope(s, seat, look) else [AUCTION]


def best_purchase(s: PalazzoState, seat: int, look: Prospect) -> tuple[float, tuple[int, ...]]:
    """What is best bought, one tile or two, with what it gains beyond its price; -1 and nothing if nothing can be."""
    street = s.palaces[seat]
    first = second = NOBODY
    gain = more = -1.0
    for tile in kinds(s.supply):
        here = tile_gain(street, tile, look)
        if here > gain:
            first, second, gain, more = tile, first, here, gain
        elif here > more:
            second, more = tile, here
    price = price_each(s)
    able = reach(s, seat)
    if first == NOBODY or able < price:
        return -1.0, ()
    one = gain - price * look.rate
    two = one + more - price * look.rate
    if two > one and second != NOBODY and able >= 2 * price:
        return two, (min(first, second), max(first, second))
    return one, (first,)


def bought(s: PalazzoState, seat: int, tiles: tuple[int, ...]) -> list[Action]:
    """Tiles of the supply, from the lower to the higher, for the cheapest payment."""
    return [*[BUY[tile] for tile in tiles], *paid(s, seat, price_each(s) * len(tiles))]


def paid(s: PalazzoState, seat: int, price: int) -> list[Action]:
    """The cheapest payment; the caller has seen that the seat can pay."""
    items = cheapest_laying(s, seat, price)
    assert items is not None
    return laid(items, PAY)


def _payment(s: PalazzoState, seat: int) -> list[Action]:
    return paid(s, seat, payment_price(s) - s.picked)


def _auction_hope(s: PalazzoState, seat: int, look: Prospect) -> float:
    """What calling an auction may bring: part of the worth of the next lot, or one tile of a share-out."""
    for distance in range(1, len(QUARRIES) + 1):
        lot = s.quarry[(s.builder + distance) % len(QUARRIES)]
        if len(lot) >= SHARE_FROM_TILES:
            return tile_gain(s.palaces[seat], _best_tile(s.palaces[seat], lot, look), look)
        if lot:
            return LIKELY_WIN * max(0.0, lot_gain(s.palaces[seat], lot, look) - LIKELY_PRICE * look.rate)
    return 0.0


def lot_gain(street: tuple[Palace, ...], lot: tuple[int, ...], look: Prospect) -> float:
    """What a lot adds, its lowest tile built first and each where it adds most."""
    gain = 0.0
    for tile in in_floors(lot) if len(lot) > 1 else lot:
        gain += tile_gain(street, tile, look)
        if len(lot) > 1:
            street = _grown(street, tile, look)
    return gain


def _grown(street: tuple[Palace, ...], tile: int, look: Prospect) -> tuple[Palace, ...]:
    at = best_place(street, tile, look)
    if at < 0:
        return (*street, (tile,))
    return (*street[:at], (*street[at], tile), *street[at + 1 :])


def _bid(s: PalazzoState, seat: int) -> list[Action]:
    """The least raise, while the lot is worth it to the seat or to a rival."""
    needed = highest_bid(s) + 1 - s.worth[seat] - s.picked
    if s.picked and needed <= 0:
        return [BID]
    items = cheapest_laying(s, seat, needed)
    if items is None:
        return [PASS]
    if s.picked:
        return laid(items, BID)
    look = prospect(s, seat)
    lot = s.quarry[s.builder]
    price = (s.worth[seat] + worth_of(items)) * look.rate
    worth = lot_gain(s.palaces[seat], lot, look)
    if worth < price:
        rivals = 0.0
        for rival in range(s.seats):
            if rival != seat and s.bidding[rival]:
                rivals = max(rivals, lot_gain(s.palaces[rival], lot, look))
        worth += RIVAL_SHARE * rivals / (s.seats - 1)
    return laid(items, BID) if price <= worth else [PASS]


# Building and rebuilding.


def _best_tile(street: tuple[Palace, ...], lot: tuple[int, ...], look: Prospect) -> int:
    best = NOBODY
    most = -1.0
    for tile in lot:
        gain = tile_gain(street, tile, look)
        if gain > most:
            best = tile
            most = gain
    return best


def _share(s: PalazzoState, seat: int) -> list[Action]:
    return [CHOOSE[_best_tile(s.palaces[seat], s.quarry[s.builder], prospect(s, seat))]]


def best_place(street: tuple[Palace, ...], tile: int, look: Prospect) -> int:
    """On which palace a tile adds most, or -1 if it is better laid alone."""
    best = -1
    most = alone_gain(street, tile, look)
    for i in range(len(street)):
        if FLOOR[tile] > FLOOR[street[i][-1]]:
            gain = look.added(street[i], tile)
            if gain > most:
                best = i
                most = gain
    return best


def build(s: PalazzoState, seat: int, look: Prospect) -> list[Action]:
    """One tile of the lot, the lowest first, where it adds most."""
    tile = tile_in_hand(s)
    begun: list[Action] = []
    if tile == NOBODY:
        tile = in_floors(s.lot)[0]
        begun = [BUILD[tile]]
    street = s.palaces[seat]
    at = best_place(street, tile, look)
    if at >= 0:
        return [*begun, ON[at]] if look.added(street[at], tile) > 0.0 else [*begun, DISCARD]
    return [*begun, NEW] if alone_gain(street, tile, look) > 0.0 else [*begun, DISCARD]


def rebuilds(s: PalazzoState, seat: int, look: Prospect) -> list[tuple[float, list[Action]]]:
    """Every rebuild that gains something, with its gain before what the turn costs, the best first."""
    street = s.palaces[seat]
    spent = SPEND[least_card(s, seat)]
    found: list[tuple[float, list[Action]]] = []
    for i in range(len(street)):
        if len(street[i]) > 1 or street[i] in street[:i]:
            continue
        (tile,) = street[i]
        without = -look.alone(tile)
        if without > 0.0:
            found.append((without, [REBUILD, REMOVE[tile], spent]))
        for j in range(len(street)):
            if j != i and lacks(street[j], FLOOR[tile]):
                gain = without + look.added(street[j], tile)
                if gain > 0.0:
                    found.append((gain, [REBUILD, ATTACH[tile], INTO[j], spent]))
    found.sort(key=gain_of, reverse=True)
    return found


def gain_of(found: tuple[float, list[Action]]) -> float:
    return found[0]


def _rebuild(s: PalazzoState, seat: int) -> list[Action]:
    """The rest of a rebuild that somebody has begun."""
    frame = s.agenda[-1]
    spent = SPEND[least_card(s, seat)]
    if frame[0] == SPENDING:
        return [spent]
    look = prospect(s, seat)
    street = s.palaces[seat]
    if frame[0] == REBUILDING:
        found = rebuilds(s, seat, look)
        return found[0][1][1:] if found else _anything(s, seat, spent)
    if frame[0] == DETACHING:
        return [FROM[homes(s, seat, frame[2])[0]], spent]
    assert frame[0] == ATTACHING
    best = fits(s, seat, frame[2])[0]
    for at in fits(s, seat, frame[2]):
        if look.added(street[at], frame[2]) > look.added(street[best], frame[2]):
            best = at
    return [INTO[best], spent]


def _anything(s: PalazzoState, seat: int, spent: Action) -> list[Action]:
    """No rebuild gains anything, but one has been begun: a tile is taken out of the palace that it is least of."""
    for palace in s.palaces[seat]:
        if len(palace) == 1:
            return [REMOVE[palace[0]], spent]
    tile = s.palaces[seat][0][-1]
    if len(homes(s, seat, tile)) > 1:
        return [DETACH[tile]]
    return [DETACH[tile], spent]
