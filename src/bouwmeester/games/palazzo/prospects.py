"""What palaces and money may come to: the pricing behind the judgement. Nothing here is a rule.

The numbers were found by play between versions of this judgement.
"""

from typing import Final

from bouwmeester.core.state import NOBODY
from bouwmeester.games.palazzo.laying import currency_of, last_picked
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    CARD_VALUE,
    CERTIFICATE,
    FLOOR,
    FLOORS,
    ITEM_CARDS,
    ITEM_KINDS,
    MATERIAL,
    RIDER,
    RIDERS,
    STACKS,
    TRIPLE_KINDS,
    TRIPLE_VALUE,
    WINDOWS,
)
from bouwmeester.games.palazzo.scoring import HEIGHT_POINTS, ONE_MATERIAL_POINTS, WINDOWS_COUNT_FROM_FLOORS
from bouwmeester.games.palazzo.state import Palace, PalazzoState, has_floor, inserted

Street = tuple[Palace, ...]

#: Of the tiles still to come, the part that somebody builds to some use.
BUILT_SHARE: Final = 0.75
#: Of the room above a palace, the most that is ever filled.
GROWTH: Final = 0.44
AVERAGE_WINDOWS: Final = 1.15
#: How likely a palace of one material stays so with each floor added.
STAYS_PURE: Final = 0.75
#: Points for a coin while many tiles are to come, and how many tiles of one's own count as many.
COIN: Final = 0.32
MANY_TILES: Final = 1.517
#: Coins in the best currency are worth this part more, those in the others this part less.
CONCENTRATION: Final = 0.25
#: A hand worth more coins than this buys nothing sooner; coins beyond it count for this part.
ENOUGH_COINS: Final = 35.0
SURPLUS: Final = 0.15
#: What a later turn spent on rebuilding costs: a bit of trouble, and coins not taken.
TURN_COST: Final = 1.07
TURN_COINS: Final = 10.0

NEVER: Final = 1000.0


class Outlook:
    """How the rest of the game looks to one seat."""

    def __init__(self, s: PalazzoState, seat: int) -> None:
        #: How many tiles of each floor the seat may still expect to build, and of all floors together.
        self.hopes = tiles_to_come(s)
        self.hope = 0.0
        for hope in self.hopes:
            self.hope += hope
        #: Points for a coin: nothing once there is nothing left to buy.
        self.rate = COIN * min(1.0, self.hope / MANY_TILES)
        self.turn = TURN_COST + TURN_COINS * self.rate
        #: What each kind of card is worth to the seat: more in the currency it holds most of.
        self.worths = card_worths(s, seat, self.rate)


def tiles_to_come(s: PalazzoState) -> list[float]:
    """By floor, a seat's share of the tiles that lie there or are likely to be turned over before the end."""
    riders = RIDERS - s.riders
    coming = 0.0
    hopes = [0.0] * (FLOORS + 1)
    for stack in range(STACKS):
        # The last rider lies anywhere in what is left of the last stack: with r riders, r in r + 1 come before it.
        likely = riders / (riders + 1) if stack == STACKS - 1 else 1.0
        for draw in s.stacks[stack]:
            if draw != RIDER:
                hopes[FLOOR[draw]] += likely
                coming += likely
    time_left = min(1.0, coming / 8)
    for tile in s.supply:
        hopes[FLOOR[tile]] += time_left
    for quarry in s.quarry:
        for tile in quarry:
            hopes[FLOOR[tile]] += time_left
    return [hope * BUILT_SHARE / s.seats for hope in hopes]


# Palaces.


def growth_of(street: Street, hopes: list[float]) -> list[float]:
    """By floor, how likely a palace that lacks it gets it: the tiles to come are shared among those that do."""
    growth = [0.0] * (FLOORS + 1)
    for floor in range(2, FLOORS + 1):
        lacking = 0
        for palace in street:
            if FLOOR[palace[-1]] < floor:
                lacking += 1
        if lacking:
            growth[floor] = min(GROWTH, hopes[floor] / lacking)
    return growth


def street_worth(street: Street, hopes: list[float]) -> float:
    """All palaces, with what the tiles to come may add to them."""
    growth = growth_of(street, hopes)
    worth = 0.0
    for palace in street:
        worth += palace_worth(palace, growth)
    return worth


def palace_worth(palace: Palace, growth: list[float]) -> float:
    """The points a palace may come to, when each floor above it is added as likely as that."""
    windows = 0
    pure = True
    for tile in palace:
        windows += WINDOWS[tile]
        if MATERIAL[tile] != MATERIAL[palace[0]]:
            pure = False
    # How likely each number of floors is added.
    none, one, two, three, four = 1.0, 0.0, 0.0, 0.0, 0.0
    top = FLOOR[palace[-1]]
    for floor in range(top + 1, FLOORS + 1):
        p = growth[floor]
        q = 1.0 - p
        four = four * q + three * p
        three = three * q + two * p
        two = two * q + one * p
        one = one * q + none * p
        none *= q
    floors = len(palace)
    worth = none * _points(floors, windows, pure, 0)
    if one > 0.0:
        worth += one * _points(floors, windows, pure, 1)
    if two > 0.0:
        worth += two * _points(floors, windows, pure, 2)
    if three > 0.0:
        worth += three * _points(floors, windows, pure, 3)
    if four > 0.0:
        worth += four * _points(floors, windows, pure, 4)
    return worth


def _points(floors: int, windows: int, pure: bool, added: int) -> float:
    points = float(HEIGHT_POINTS[floors + added])
    if floors + added >= WINDOWS_COUNT_FROM_FLOORS:
        points += windows + AVERAGE_WINDOWS * added
    if pure:
        bonus = float(ONE_MATERIAL_POINTS[floors + added])
        for _ in range(added):
            bonus *= STAYS_PURE
        points += bonus
    return points


def best_street(street: Street, lot: tuple[int, ...], look: Outlook) -> float:
    """The worth of a street once a lot is built on it as well as can be. The lot is in order of floors."""
    if not lot:
        return street_worth(street, look.hopes)
    tile = lot[0]
    rest = lot[1:]
    best = best_street(street, rest, look)  # the tile is discarded
    best = max(best, best_street((*street, (tile,)), rest, look))
    for i in range(len(street)):
        palace = street[i]
        if FLOOR[tile] > FLOOR[palace[-1]]:
            best = max(best, best_street((*street[:i], (*palace, tile), *street[i + 1 :]), rest, look))
        elif look.hope > 0.0 and not has_floor(palace, FLOOR[tile]):
            # Laid alone now, and attached where it belongs in a later turn.
            later = (*street[:i], inserted(palace, tile), *street[i + 1 :])
            best = max(best, best_street(later, rest, look) - look.turn)
    return best


def in_floors(tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Lower floors are built first: nothing is lost by it."""
    return tuple(sorted(tiles, key=_floor))


def _floor(tile: int) -> int:
    return FLOOR[tile]


def best_rebuild(street: Street, look: Outlook, first_turn: float) -> float:
    """What the best rebuild gains: a single tile attached in one turn, or a tile moved out of a palace of two
    floors in two. ``first_turn`` is what the first of those turns costs."""
    growth = growth_of(street, look.hopes)
    best = 0.0
    for i in range(len(street)):
        small = street[i]
        if len(small) == 1:
            best = max(best, _best_move(street, i, small[0], (), growth) - first_turn)
            best = max(best, -palace_worth(small, growth) - first_turn)  # it is removed
        elif len(small) == 2:
            turns = first_turn + look.turn
            best = max(best, _best_move(street, i, small[0], (small[1],), growth) - turns)
            best = max(best, _best_move(street, i, small[1], (small[0],), growth) - turns)
    return best


def _best_move(street: Street, source: int, tile: int, rest: Palace, growth: list[float]) -> float:
    """What is gained by moving a tile out of one palace, which leaves the rest of it, into the best other."""
    before = palace_worth(street[source], growth)
    left = palace_worth(rest, growth) if rest else 0.0
    best = -NEVER
    for i in range(len(street)):
        if i != source and not has_floor(street[i], FLOOR[tile]):
            gain = palace_worth(inserted(street[i], tile), growth) - palace_worth(street[i], growth)
            best = max(best, gain + left - before)
    return best


# Money.


def card_worths(s: PalazzoState, seat: int, rate: float) -> list[float]:
    sums = [0, 0, 0]
    for card in range(CERTIFICATE):
        sums[card // 5] += s.hand[seat * CARD_KINDS + card] * CARD_VALUE[card]
    best = max(max(sums[0], sums[1]), sums[2])
    worths = [0.0] * CARD_KINDS
    for card in range(CERTIFICATE):
        factor = 1.0 + CONCENTRATION if sums[card // 5] == best else 1.0 - CONCENTRATION
        worths[card] = CARD_VALUE[card] * rate * factor
    worths[CERTIFICATE] = CARD_VALUE[CERTIFICATE] * rate * (1.0 + CONCENTRATION)
    return worths


def hand_worth(s: PalazzoState, seat: int, look: Outlook) -> float:
    worth = 0.0
    for card in range(CARD_KINDS):
        worth += s.hand[seat * CARD_KINDS + card] * look.worths[card]
    enough = ENOUGH_COINS * look.rate
    return worth if worth <= enough else enough + (worth - enough) * SURPLUS


def laid_worth(items: list[int], start: int, look: Outlook) -> float:
    """What a column of items would be worth back in the hand."""
    worth = 0.0
    for item in range(ITEM_KINDS):
        if items[start + item]:
            for card in ITEM_CARDS[item]:
                worth += items[start + item] * look.worths[card]
    return worth


def cheapest(s: PalazzoState, seat: int, needed: int, look: Outlook) -> float:
    """The least worth that a seat must lay to gain what is needed, after what it has picked; NEVER if it cannot.

    With one triple at most: those who can lay two need not count their coins.
    """
    if needed <= 0:
        return 0.0
    first = last_picked(s)
    best = _cheapest_loose(s, seat, needed, look, first)
    for triple in range(first, TRIPLE_KINDS):
        cost = 0.0
        for card in ITEM_CARDS[triple]:
            wanted = 3 if triple == 0 else 1
            cost += look.worths[card] if s.hand[seat * CARD_KINDS + card] >= wanted else NEVER
        if cost < best:
            best = min(best, cost + _cheapest_loose(s, seat, needed - TRIPLE_VALUE, look, TRIPLE_KINDS))
    return best


def _cheapest_loose(s: PalazzoState, seat: int, needed: int, look: Outlook, first: int) -> float:
    """The same with loose cards alone: for each currency, the cheapest way to every total up to what is needed."""
    if needed <= 0:
        return 0.0
    start = seat * CARD_KINDS
    fixed = currency_of(s, seat)
    best = NEVER
    for currency in range(3):
        if fixed != NOBODY and fixed != currency:
            continue
        costs = [NEVER] * (needed + 1)
        costs[0] = 0.0
        for number in range(6):
            card = CERTIFICATE if number == 5 else currency * 5 + number
            if TRIPLE_KINDS + card < first:
                continue
            for _ in range(s.hand[start + card]):
                for total in range(needed, 0, -1):
                    before = max(0, total - CARD_VALUE[card])
                    costs[total] = min(costs[total], costs[before] + look.worths[card])
        best = min(best, costs[needed])
    return best
