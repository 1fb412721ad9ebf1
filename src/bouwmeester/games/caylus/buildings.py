"""What the buildings along the road do: one small function for each kind of effect, and the steps these ask. [road]

A tile names its kind and its figures in material.py. ``activate`` is all that phase 5 knows of buildings.
"""

from collections.abc import Callable
from typing import Final

from bouwmeester.core.action import Action
from bouwmeester.core.errors import Why
from bouwmeester.core.state import do
from bouwmeester.core.step import Step
from bouwmeester.games.caylus.actions import BUILD, BUY, GIVE, ON, SELL, SKIP, TAKE, TRADE, TRANSFORM
from bouwmeester.games.caylus.agenda import (
    CONSTRUCTION,
    GIVING,
    LAWYERING,
    OWNER_BONUS,
    PEDDLING,
    PICKING,
    PRODUCTION,
    SALE,
    TRADING,
)
from bouwmeester.games.caylus.construction import (
    LAWYER_DENIERS,
    begin_tile,
    buildable,
    finish_tile,
    first_plot,
    order_residence,
    own_residences,
    targets,
    why_not_build,
    why_not_transform,
)
from bouwmeester.games.caylus.material import (
    BONUS,
    CONSTRUCTS,
    CUBE_KINDS,
    EFFECT,
    FOOD,
    GOLD,
    NO_CUBE,
    PRICES,
    PRODUCES,
    RESOURCE_KINDS,
    SELLS_AT,
    TRADES,
)
from bouwmeester.games.caylus.material import Trade as Terms
from bouwmeester.games.caylus.reasons import (
    CANNOT_TRADE,
    CUBE_MISSING,
    IN_ORDER,
    NO_GOLD,
    NO_MORE_TO_BUY,
    NOT_MADE_HERE,
    NOT_YOUR_RESIDENCE,
    TOO_FEW_LEFT,
)
from bouwmeester.games.caylus.state import (
    CaylusState,
    cubes_of,
    gain_cubes,
    gain_deniers,
    pay_cubes,
    pay_deniers,
    resources_of,
    score,
)

# Effects: each gets the seat of the worker, the tile, and its owner or NOBODY.

Effect = Callable[[CaylusState, int, int, int], None]


def nothing(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    """No worker ever stands here."""


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


def sell(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    if cubes_of(s, seat):
        do(s, (SALE, seat, tile))


def peddle(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    if s.deniers[seat] >= PRICES[tile][0]:
        do(s, (PEDDLING, seat, tile, NO_CUBE))


def construct(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    if buildable(s, seat, CONSTRUCTS[tile], NO_CUBE):
        do(s, (CONSTRUCTION, seat, tile))


def see_lawyer(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    if targets(s, seat, LAWYER_DENIERS):
        do(s, (LAWYERING, seat))


def trade(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    for terms in TRADES[s.figures][tile]:
        if can_trade(s, seat, terms):
            do(s, (TRADING, seat, tile))
            return


#: By kind of effect, as material.py numbers them.
EFFECTS: Final[tuple[Effect, ...]] = (nothing, produce, sell, peddle, construct, see_lawyer, trade)


def activate(s: CaylusState, seat: int, tile: int, owner: int) -> None:
    """The building works for the owner of the worker on it."""
    EFFECTS[EFFECT[tile]](s, seat, tile, owner)


# Steps.


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
        return None if action.args[0] in BONUS[tile] else NOT_MADE_HERE.why(*action.args)


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


class Peddling(Step[CaylusState]):
    """Resources may be bought, one or two as the tile says, the lower kind first. [road.6]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def _price(self, s: CaylusState) -> int:
        """Of the next cube."""
        _, _, tile, first = s.agenda[-1]
        return PRICES[tile][0 if first == NO_CUBE else 1]

    def options(self, s: CaylusState) -> list[Action]:
        _, seat, _, first = s.agenda[-1]
        options: list[Action] = []
        if s.deniers[seat] >= self._price(s):
            options = [BUY[cube] for cube in range(FOOD if first == NO_CUBE else first, RESOURCE_KINDS)]
        options.append(SKIP)
        return options

    def take(self, s: CaylusState, action: Action) -> None:
        price = self._price(s)
        _, seat, tile, first = s.agenda.pop()
        if action is SKIP:
            return
        (cube,) = action.args
        pay_deniers(s, seat, price)
        gain_cubes(s, seat, cube, 1)
        if first == NO_CUBE and len(PRICES[tile]) > 1 and s.deniers[seat] >= PRICES[tile][1]:
            do(s, (PEDDLING, seat, tile, cube))

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        if action is SKIP:
            return None
        _, seat, _, first = s.agenda[-1]
        (cube,) = action.args
        if cube == GOLD:
            return NO_GOLD.why()
        if cube < first:
            return IN_ORDER.why(cube)
        price = self._price(s)
        return NO_MORE_TO_BUY.why(price, s.deniers[seat]) if s.deniers[seat] < price else None


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
            score(s, seat, points)
        if resources:
            do(s, (GIVING, seat, resources, FOOD))

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        return None if action in self.options(s) else CANNOT_TRADE.why(*action.args)


class Giving(Step[CaylusState]):
    """Resources of one's choice are given, the lower kinds first, as many as the trade asks. [road.10]"""

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
            return NO_GOLD.why()
        if s.cubes[seat * CUBE_KINDS + cube] == 0:
            return CUBE_MISSING.why(cube)
        if cube < least:
            return IN_ORDER.why(cube)
        return TOO_FEW_LEFT.why(cube, left) if self._from(s, cube) < left else None


class Picking(Step[CaylusState]):
    """Resources of one's choice are taken, the lower kinds first. [favours.6]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        _, _, _, least = s.agenda[-1]
        return [TAKE[cube] for cube in range(least, RESOURCE_KINDS)]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat, left, _ = s.agenda.pop()
        (cube,) = action.args
        gain_cubes(s, seat, cube, 1)
        if left > 1:
            do(s, (PICKING, seat, left - 1, cube))

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        _, _, _, least = s.agenda[-1]
        (cube,) = action.args
        if cube == GOLD:
            return NO_GOLD.why()
        return IN_ORDER.why(cube) if cube < least else None


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
        return None if action in self.options(s) else CUBE_MISSING.why(*action.args)


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
