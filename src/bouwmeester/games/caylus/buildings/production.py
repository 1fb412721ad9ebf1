"""Buildings that make cubes, and what their owners get. [road.4, road.5]"""

from bouwmeester.core.action import Action
from bouwmeester.core.errors import Why
from bouwmeester.core.state import do
from bouwmeester.core.step import Step
from bouwmeester.games.caylus.actions import TAKE
from bouwmeester.games.caylus.agenda import OWNER_BONUS, PRODUCTION
from bouwmeester.games.caylus.material import BONUS, CUBE_KINDS, NO_CUBE, PRODUCES
from bouwmeester.games.caylus.reasons import BONUS_NOT_MADE_HERE, NOT_MADE_HERE
from bouwmeester.games.caylus.state import CaylusState, gain_cubes


def produce(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    """Production is mandatory; its owner gets a bonus if another used a stone building. [road.4, road.5]"""
    if BONUS[tile] and owner != seat:
        do(s, (OWNER_BONUS, owner, tile))
    if len(PRODUCES[tile]) > 1:
        do(s, (PRODUCTION, seat, tile))
        return
    yields = PRODUCES[tile][0]
    for cube in range(CUBE_KINDS):
        gain_cubes(s, seat, cube, yields[cube])


class Production(Step[CaylusState]):
    """A building that makes one thing or another must make one of them. [road.4]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        _, _, tile = s.agenda[-1]
        return [TAKE[made_by(yields)] for yields in PRODUCES[tile]]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, tile = s.agenda.pop()
        (cube,) = action.args
        for yields in PRODUCES[tile]:
            if yields[cube]:
                gain_cubes(s, seat, cube, yields[cube])

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        return None if action in self.options(s) else NOT_MADE_HERE.why(*action.args)


def made_by(yields: tuple[int, ...]) -> int:
    """The kind of cube in an alternative of production, of which there is one."""
    for cube in range(CUBE_KINDS):
        if yields[cube]:
            return cube
    return NO_CUBE


class OwnerBonus(Step[CaylusState]):
    """The owner of a stone building that another used takes one cube of a kind it makes. [road.5]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        _, _, tile = s.agenda[-1]
        return [TAKE[cube] for cube in BONUS[tile]]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, _ = s.agenda.pop()
        gain_cubes(s, seat, action.args[0], 1)

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        _, _, tile = s.agenda[-1]
        return None if action.args[0] in BONUS[tile] else BONUS_NOT_MADE_HERE.why(*action.args)
