"""What every seat's palaces and money come to, worked out quickly: the values that search compares.

A palace counts by how many floors it has, which is its highest, how many windows it shows, and whether it is of one
material; so all that may still be added to it is worked out once for a street. Nothing here is a rule.
"""

from typing import Final

from bouwmeester.games.palazzo.material import CARD_KINDS, CARD_VALUE, CERTIFICATE, FLOOR, FLOORS, MATERIAL, WINDOWS
from bouwmeester.games.palazzo.prospects import (
    AVERAGE_WINDOWS,
    COIN,
    CONCENTRATION,
    ENOUGH_COINS,
    GROWTH,
    MANY_TILES,
    STAYS_PURE,
    SURPLUS,
    TURN_COINS,
    TURN_COST,
    tiles_to_come,
)
from bouwmeester.games.palazzo.scoring import (
    HEIGHT_POINTS,
    ONE_MATERIAL_POINTS,
    WINDOWS_COUNT_FROM_FLOORS,
    best_currency,
    score,
)
from bouwmeester.games.palazzo.state import Palace, PalazzoState

#: Money decides when points are equal, and counts for nothing else.
TIE_BREAK: Final = 0.005
#: A coin that is kept is worth so much more than one that is paid by thumb: games between searching players say so.
KEPT: Final = 1.3
#: Floors, and none.
_WIDTH: Final = FLOORS + 1


class Prospect:
    """How the rest of the game looks to one seat."""

    def __init__(self, s: PalazzoState, seat: int, hopes: list[float]) -> None:
        hope = 0.0
        for one in hopes:
            hope += one
        self.hope = hope
        #: Points for a coin: nothing once there is nothing left to buy.
        self.rate = COIN * min(1.0, hope / MANY_TILES)
        #: What it costs to spend a turn on rebuilding.
        self.turn = TURN_COST + TURN_COINS * self.rate
        #: By highest floor, how likely each number of floors is added above it.
        self._likely = [0.0] * (_WIDTH * FLOORS)
        # By highest floor and number of floors, worked out when it is first asked for.
        self._noted = [False] * (_WIDTH * _WIDTH)
        self._fixed = [0.0] * (_WIDTH * _WIDTH)
        self._window = [0.0] * (_WIDTH * _WIDTH)
        self._pure = [0.0] * (_WIDTH * _WIDTH)
        self._look_up(s.palaces[seat], hopes)

    def _look_up(self, street: tuple[Palace, ...], hopes: list[float]) -> None:
        """How likely each number of floors is added above a floor, from the top down."""
        likely = self._likely
        none, one, two, three, four = 1.0, 0.0, 0.0, 0.0, 0.0
        for top in range(FLOORS, 0, -1):
            if top < FLOORS:
                lacking = 0
                for palace in street:
                    if FLOOR[palace[-1]] <= top:
                        lacking += 1
                p = min(GROWTH, hopes[top + 1] / max(1, lacking))
                q = 1.0 - p
                four = four * q + three * p
                three = three * q + two * p
                two = two * q + one * p
                one = one * q + none * p
                none *= q
            at = top * FLOORS
            likely[at] = none
            likely[at + 1] = one
            likely[at + 2] = two
            likely[at + 3] = three
            likely[at + 4] = four

    def _note(self, top: int, floors: int) -> None:
        """What palaces of so many floors come to on the average."""
        at = top * _WIDTH + floors
        fixed = window = pure = 0.0
        for added in range(FLOORS - top + 1):
            likely = self._likely[top * FLOORS + added]
            points = float(HEIGHT_POINTS[floors + added])
            if floors + added >= WINDOWS_COUNT_FROM_FLOORS:
                points += AVERAGE_WINDOWS * added
                window += likely
            fixed += likely * points
            bonus = float(ONE_MATERIAL_POINTS[floors + added])
            for _ in range(added):
                bonus *= STAYS_PURE
            pure += likely * bonus
        self._fixed[at] = fixed
        self._window[at] = window
        self._pure[at] = pure
        self._noted[at] = True

    def palace(self, palace: Palace) -> float:
        """The points a palace may come to."""
        windows = 0
        pure = True
        for tile in palace:
            windows += WINDOWS[tile]
            if MATERIAL[tile] != MATERIAL[palace[0]]:
                pure = False
        return self._worth(FLOOR[palace[-1]], len(palace), windows, pure)

    def alone(self, tile: int) -> float:
        """The points that a tile laid alone may come to."""
        return self._worth(FLOOR[tile], 1, WINDOWS[tile], True)

    def _worth(self, top: int, floors: int, windows: int, pure: bool) -> float:
        at = top * _WIDTH + floors
        if not self._noted[at]:
            self._note(top, floors)
        worth = self._fixed[at] + windows * self._window[at]
        return worth + self._pure[at] if pure else worth

    def added(self, palace: Palace, tile: int) -> float:
        """What a palace gains by a tile of a floor that it lacks, at whatever height that goes in."""
        windows = 0
        pure = True
        for other in palace:
            windows += WINDOWS[other]
            if MATERIAL[other] != MATERIAL[palace[0]]:
                pure = False
        top = FLOOR[palace[-1]]
        before = self._worth(top, len(palace), windows, pure)
        grown = max(top, FLOOR[tile])
        still = pure and MATERIAL[tile] == MATERIAL[palace[0]]
        return self._worth(grown, len(palace) + 1, windows + WINDOWS[tile], still) - before


def street_worth(street: tuple[Palace, ...], look: Prospect) -> float:
    worth = 0.0
    for palace in street:
        worth += look.palace(palace)
    return worth


def tile_gain(street: tuple[Palace, ...], tile: int, look: Prospect) -> float:
    """What a tile adds where it suits best: on top, alone, or nowhere."""
    best = max(0.0, alone_gain(street, tile, look))
    for palace in street:
        if FLOOR[tile] > FLOOR[palace[-1]]:
            best = max(best, look.added(palace, tile))
    return best


def alone_gain(street: tuple[Palace, ...], tile: int, look: Prospect) -> float:
    """What a tile adds when it is laid alone, also if it goes between two floors in a later turn."""
    best = look.alone(tile)
    floor = FLOOR[tile]
    if look.hope > 0.0:
        for palace in street:
            if floor < FLOOR[palace[-1]] and lacks(palace, floor):
                best = max(best, look.added(palace, tile) - look.turn)
    return best


def lacks(palace: Palace, floor: int) -> bool:
    there = False
    for tile in palace:
        there = there or FLOOR[tile] == floor
    return not there


def rebuild_gain(street: tuple[Palace, ...], look: Prospect) -> float:
    """What the best rebuild of one turn gains, before what the turn costs; 0 if none gains anything."""
    best = 0.0
    for i in range(len(street)):
        single = street[i]
        if len(single) > 1:
            continue
        without = -look.alone(single[0])
        best = max(best, without)
        for j in range(len(street)):
            if j != i and lacks(street[j], FLOOR[single[0]]):
                best = max(best, without + look.added(street[j], single[0]))
    return best


def coins(s: PalazzoState, seat: int) -> float:
    """The money of a seat in coins: those in the currency it has most of count for more than the others."""
    at = seat * CARD_KINDS
    most = 0
    total = 0
    for currency in range(3):
        there = 0
        for card in range(currency * 5, currency * 5 + 5):
            if s.hand[at + card]:
                there += s.hand[at + card] * CARD_VALUE[card]
        total += there
        most = max(most, there)
    most += s.hand[at + CERTIFICATE] * CARD_VALUE[CERTIFICATE]
    total += s.hand[at + CERTIFICATE] * CARD_VALUE[CERTIFICATE]
    worth = most * (1.0 + CONCENTRATION) + (total - most) * (1.0 - CONCENTRATION)
    return worth if worth <= ENOUGH_COINS else ENOUGH_COINS + (worth - ENOUGH_COINS) * SURPLUS


def at_rest(s: PalazzoState) -> list[float]:
    """The points every seat may hope for, between two turns or when the game is over."""
    seats = range(s.seats)
    if not s.agenda:
        return [score(s, seat) + TIE_BREAK * best_currency(s, seat) for seat in seats]
    hopes = tiles_to_come(s)
    values: list[float] = []
    for seat in seats:
        look = Prospect(s, seat, hopes)
        street = s.palaces[seat]
        rebuilt = max(0.0, rebuild_gain(street, look) - look.turn)
        values.append(coins(s, seat) * KEPT * look.rate + street_worth(street, look) + rebuilt)
    return values
