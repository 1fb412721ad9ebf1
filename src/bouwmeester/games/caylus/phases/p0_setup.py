"""Set-up: the first order with its money, and the neutral tiles on the first six spaces. [setup]"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import CHANCE, NOBODY, do
from bouwmeester.core.step import Step
from bouwmeester.games.caylus.actions import LAY, NEXT
from bouwmeester.games.caylus.agenda import DRAW_ORDER, INCOME, LAY_NEUTRAL
from bouwmeester.games.caylus.material import (
    FIRST_NEUTRAL,
    NEUTRAL_TILES,
    SPACES,
    START_DENIERS,
    START_DENIERS_OF_TWO,
    TILES,
)
from bouwmeester.games.caylus.reasons import LAID_ALREADY, NOT_SEATED, ORDERED_ALREADY
from bouwmeester.games.caylus.state import CaylusState, gain_deniers

ORDERED: Final = Telling("caylus.ordered", seat=SEATS, place=NUMBER)
NEUTRAL_LAID: Final = Telling("caylus.neutral_laid", tile=TILES, space=SPACES)


class DrawOrder(Step[CaylusState]):
    """The first order is random, and gives 5, 6, 6, 7, 7 deniers; with two players 5 each. [setup.3]"""

    def actor(self, s: CaylusState) -> int:
        return CHANCE

    def options(self, s: CaylusState) -> list[Action]:
        return [NEXT[seat] for seat in range(s.seats) if seat not in s.order]

    def weights(self, s: CaylusState) -> list[int]:
        return [1] * (s.seats - len(s.order))

    def take(self, s: CaylusState, action: Action) -> None:
        (seat,) = action.args
        place = len(s.order)
        s.order.append(seat)
        s.tell(ORDERED, seat, place + 1)
        gain_deniers(s, seat, start_deniers(s.seats, place))
        if len(s.order) == s.seats:
            s.agenda.pop()

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        (seat,) = action.args
        if seat >= s.seats:
            return NOT_SEATED.why(seat)
        return ORDERED_ALREADY.why(seat) if seat in s.order else None


def start_deniers(seats: int, place: int) -> int:
    return START_DENIERS_OF_TWO if seats == 2 else START_DENIERS[place]


class LayNeutral(Step[CaylusState]):
    """The six neutral tiles lie on the first six spaces in random order. [setup.2]"""

    def actor(self, s: CaylusState) -> int:
        return CHANCE

    def options(self, s: CaylusState) -> list[Action]:
        return [LAY[i] for i in range(NEUTRAL_TILES) if FIRST_NEUTRAL + i not in s.tile]

    def weights(self, s: CaylusState) -> list[int]:
        return [1] * len(self.options(s))

    def take(self, s: CaylusState, action: Action) -> None:
        tile = FIRST_NEUTRAL + action.args[0]
        space = s.tile.index(NOBODY)
        s.tile[space] = tile
        s.tell(NEUTRAL_LAID, tile, space)
        if space == NEUTRAL_TILES - 1:
            s.agenda.pop()

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        tile = FIRST_NEUTRAL + action.args[0]
        return LAID_ALREADY.why(tile) if tile in s.tile else None


def set_up(s: CaylusState) -> None:
    """Everything that happens before the first turn, in order."""
    do(s, (DRAW_ORDER,), (LAY_NEUTRAL,), (INCOME,))
