"""Church, tailor, bank, alchemist, jeweller: one thing for another. [road.7]"""

from bouwmeester.core.action import Action
from bouwmeester.core.errors import Why
from bouwmeester.core.state import do
from bouwmeester.core.step import Step
from bouwmeester.games.caylus.actions import GIVE, SKIP, TRADE
from bouwmeester.games.caylus.agenda import GIVING, TRADING
from bouwmeester.games.caylus.material import (
    CUBE_KINDS,
    FOOD,
    FROM_TRADE,
    GOLD,
    RESOURCE_KINDS,
    TRADES,
)
from bouwmeester.games.caylus.material import Trade as Terms
from bouwmeester.games.caylus.reasons import CANNOT_TRADE, CUBE_MISSING, IN_ORDER, NO_GOLD_GIVEN, TOO_FEW_LEFT
from bouwmeester.games.caylus.state import CaylusState, gain_cubes, pay_cubes, pay_deniers, resources_of, score


def trade(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    for terms in TRADES[s.figures][tile]:
        if can_trade(s, seat, terms):
            do(s, (TRADING, seat, tile))
            return


def can_trade(s: CaylusState, seat: int, terms: Terms) -> bool:
    deniers, cubes, resources, _, _ = terms
    if s.deniers[seat] < deniers or resources_of(s, seat) < resources:
        return False
    at = seat * CUBE_KINDS
    short = 0
    for cube in range(CUBE_KINDS):
        if s.cubes[at + cube] < cubes[cube]:
            short += 1
    return short == 0


class Trading(Step[CaylusState]):
    """A trade of the building may be made, once. [road.7]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        _, seat, tile = s.agenda[-1]
        trades = TRADES[s.figures][tile]
        options = [TRADE[number] for number in range(len(trades)) if can_trade(s, seat, trades[number])]
        options.append(SKIP)
        return options

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, tile = s.agenda.pop()
        if action is SKIP:
            return
        deniers, cubes, resources, points, gold = TRADES[s.figures][tile][action.args[0]]
        pay_deniers(s, seat, deniers)
        for cube in range(CUBE_KINDS):
            pay_cubes(s, seat, cube, cubes[cube])
        gain_cubes(s, seat, GOLD, gold)
        if points:
            score(s, seat, points, FROM_TRADE)
        if resources:
            do(s, (GIVING, seat, resources, FOOD))

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        return None if action in self.options(s) else CANNOT_TRADE.why(*action.args)


class Giving(Step[CaylusState]):
    """Resources of one's choice are given, the lower kinds first, as many as the trade asks. [road.7, road.10]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def _from(self, s: CaylusState, cube: int) -> int:
        """How many resources of that kind and the higher ones there are."""
        at = s.agenda[-1][1] * CUBE_KINDS
        there = 0
        for kind in range(cube, RESOURCE_KINDS):
            there += s.cubes[at + kind]
        return there

    def options(self, s: CaylusState) -> list[Action]:
        _, seat, left, least = s.agenda[-1]
        return [
            GIVE[cube]
            for cube in range(least, RESOURCE_KINDS)
            if s.cubes[seat * CUBE_KINDS + cube] and self._from(s, cube) >= left
        ]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, left, _ = s.agenda.pop()
        (cube,) = action.args
        pay_cubes(s, seat, cube, 1)
        if left > 1:
            do(s, (GIVING, seat, left - 1, cube))

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        _, seat, left, least = s.agenda[-1]
        (cube,) = action.args
        if cube == GOLD:
            return NO_GOLD_GIVEN.why()
        if s.cubes[seat * CUBE_KINDS + cube] == 0:
            return CUBE_MISSING.why(cube)
        if cube < least:
            return IN_ORDER.why(cube)
        return TOO_FEW_LEFT.why(cube, left) if self._from(s, cube) < left else None
