"""Marketplaces buy a cube, and peddlers sell them. [road.6, road.8]"""

from bouwmeester.core.action import Action
from bouwmeester.core.errors import Why
from bouwmeester.core.state import do
from bouwmeester.core.step import Step
from bouwmeester.games.caylus.actions import BUY, SELL, SKIP
from bouwmeester.games.caylus.agenda import PEDDLING, SALE
from bouwmeester.games.caylus.material import CUBE_KINDS, FOOD, GOLD, NO_CUBE, PRICES, RESOURCE_KINDS, SELLS_AT
from bouwmeester.games.caylus.reasons import CUBE_MISSING, IN_ORDER, NO_GOLD
from bouwmeester.games.caylus.state import CaylusState, cubes_of, gain_cubes, gain_deniers, pay_cubes, pay_deniers


def sell(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    if cubes_of(s, seat):
        do(s, (SALE, seat, tile))


class Sale(Step[CaylusState]):
    """One cube of any kind may be sold. [road.8]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        at = s.agenda[-1][1] * CUBE_KINDS
        options = [SELL[cube] for cube in range(CUBE_KINDS) if s.cubes[at + cube]]
        options.append(SKIP)
        return options

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, tile = s.agenda.pop()
        if action is not SKIP:
            pay_cubes(s, seat, action.args[0], 1)
            gain_deniers(s, seat, SELLS_AT[tile])

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        return None if action in self.options(s) else CUBE_MISSING.why(*action.args)


def peddle(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    if s.deniers[seat] >= PRICES[tile][0]:
        do(s, (PEDDLING, seat, tile, NO_CUBE))


class Peddling(Step[CaylusState]):
    """Resources may be bought, one or two as the tile says, the lower kind first. [road.6]

    Nobody is asked who cannot pay.
    """

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        _, _, _, first = s.agenda[-1]
        options = [BUY[cube] for cube in range(FOOD if first == NO_CUBE else first, RESOURCE_KINDS)]
        options.append(SKIP)
        return options

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, tile, first = s.agenda.pop()
        if action is SKIP:
            return
        (cube,) = action.args
        pay_deniers(s, seat, PRICES[tile][0 if first == NO_CUBE else 1])
        gain_cubes(s, seat, cube, 1)
        if first == NO_CUBE and len(PRICES[tile]) > 1 and s.deniers[seat] >= PRICES[tile][1]:
            do(s, (PEDDLING, seat, tile, cube))

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        if action is SKIP:
            return None
        _, _, _, first = s.agenda[-1]
        (cube,) = action.args
        if cube == GOLD:
            return NO_GOLD.why()
        return IN_ORDER.why(cube) if cube < first else None
