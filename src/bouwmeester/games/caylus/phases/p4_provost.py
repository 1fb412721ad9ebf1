"""Phase 4: everyone may bribe the provost, in the order of passing. [provost]"""

from bouwmeester.core.action import Action
from bouwmeester.core.errors import Why
from bouwmeester.core.state import do
from bouwmeester.core.step import Auto, Step
from bouwmeester.games.caylus.actions import PROVOST
from bouwmeester.games.caylus.agenda import BRIBE
from bouwmeester.games.caylus.material import MOVES, STAYING
from bouwmeester.games.caylus.phases.p3_special import stays_on_road
from bouwmeester.games.caylus.reasons import BRIBE_TOO_HIGH, OFF_THE_ROAD
from bouwmeester.games.caylus.state import CaylusState, forget_rows, move_provost, pay_deniers


class Bribes(Auto[CaylusState]):
    """Who passed first bribes first. [provost.1]"""

    def run(self, s: CaylusState) -> None:
        s.agenda.pop()
        forget_rows(s)
        do(s, *[(BRIBE, seat) for seat in s.passed])


class Bribe(Step[CaylusState]):
    """The provost is moved up to three spaces either way, for a denier a space. [provost.1]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        deniers = s.deniers[s.agenda[-1][1]]
        return [
            PROVOST[move] for move in range(len(MOVES)) if abs(move - STAYING) <= deniers and stays_on_road(s, move)
        ]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat = s.agenda.pop()
        (move,) = action.args
        pay_deniers(s, seat, abs(move - STAYING))
        move_provost(s, seat, move)

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        _, seat = s.agenda[-1]
        (move,) = action.args
        if not stays_on_road(s, move):
            return OFF_THE_ROAD.why()
        price = abs(move - STAYING)
        return BRIBE_TOO_HIGH.why(price, s.deniers[seat]) if price > s.deniers[seat] else None
