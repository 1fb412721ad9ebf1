"""The lawyer turns a tile into a residence. [lawyer]"""

from bouwmeester.core.action import Action
from bouwmeester.core.errors import Why
from bouwmeester.core.state import do
from bouwmeester.core.step import Step
from bouwmeester.games.caylus.actions import SKIP, TRANSFORM
from bouwmeester.games.caylus.agenda import LAWYERING
from bouwmeester.games.caylus.construction import LAWYER_DENIERS, order_residence, targets, why_not_transform
from bouwmeester.games.caylus.state import CaylusState


def see_lawyer(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    if targets(s, seat, LAWYER_DENIERS):
        do(s, (LAWYERING, seat))


class Lawyering(Step[CaylusState]):
    """For a denier and a cloth, a neutral tile or one's own becomes a residence. [lawyer.1]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        _, seat = s.agenda[-1]
        options = [TRANSFORM[space] for space in targets(s, seat, LAWYER_DENIERS)]
        options.append(SKIP)
        return options

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat = s.agenda.pop()
        if action is not SKIP:
            order_residence(s, seat, action.args[0], LAWYER_DENIERS)

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        _, seat = s.agenda[-1]
        return None if action is SKIP else why_not_transform(s, seat, action.args[0], LAWYER_DENIERS)
