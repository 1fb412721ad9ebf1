"""Carpenter, mason and architect build; and what building asks, also by favour. [building]"""

from bouwmeester.core.action import Action
from bouwmeester.core.errors import Why
from bouwmeester.core.state import do
from bouwmeester.core.step import Step
from bouwmeester.games.caylus.actions import BUILD, GIVE, ON, SKIP
from bouwmeester.games.caylus.agenda import CONSTRUCTION
from bouwmeester.games.caylus.construction import (
    begin_tile,
    buildable,
    finish_tile,
    first_plot,
    own_residences,
    why_not_build,
)
from bouwmeester.games.caylus.material import CONSTRUCTS, CUBE_KINDS, NO_CUBE
from bouwmeester.games.caylus.reasons import NOT_YOUR_RESIDENCE, PRICE_CUBE_MISSING
from bouwmeester.games.caylus.state import CaylusState, pay_cubes


def construct(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    if buildable(s, seat, CONSTRUCTS[tile], NO_CUBE):
        do(s, (CONSTRUCTION, seat, tile))


class Construction(Step[CaylusState]):
    """A carpenter, mason or architect may build one tile of its colour. [building.1]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        _, seat, by = s.agenda[-1]
        options = [BUILD[tile] for tile in buildable(s, seat, CONSTRUCTS[by], NO_CUBE)]
        options.append(SKIP)
        return options

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, _ = s.agenda.pop()
        if action is not SKIP:
            begin_tile(s, seat, action.args[0], NO_CUBE)

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        _, seat, by = s.agenda[-1]
        return None if action is SKIP else why_not_build(s, seat, action.args[0], CONSTRUCTS[by], NO_CUBE)


class PayAny(Step[CaylusState]):
    """One cube of the price is of any kind, gold and wood included. [building.3]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        at = s.agenda[-1][1] * CUBE_KINDS
        return [GIVE[cube] for cube in range(CUBE_KINDS) if s.cubes[at + cube]]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, tile = s.agenda.pop()
        pay_cubes(s, seat, action.args[0], 1)
        finish_tile(s, seat, tile, first_plot(s))

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        return None if action in self.options(s) else PRICE_CUBE_MISSING.why(*action.args)


class ChoosePlot(Step[CaylusState]):
    """A prestige building replaces a residence of one's own, of one's choice. [building.6]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        return [ON[space] for space in own_residences(s, s.agenda[-1][1])]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, tile = s.agenda.pop()
        finish_tile(s, seat, tile, action.args[0])

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        return None if action in self.options(s) else NOT_YOUR_RESIDENCE.why(*action.args)
