"""What things come to: prices of cubes, deniers and favours as the game goes on, and what a worker will bring.

Nothing here is a rule. A Plan is what a seat has, in fractions; workers add to it what they are likely to bring.
"""

from typing import Final

from bouwmeester.core.state import NOBODY
from bouwmeester.games.caylus.construction import first_plot
from bouwmeester.games.caylus.favours import CUBE_COLUMN, EXCHANGE_COLUMN, LAWYER_COLUMN
from bouwmeester.games.caylus.material import (
    ANY,
    BONUS,
    BUILDINGS_ROW,
    BY_COLOUR,
    CLOTH,
    COLOUR,
    COLUMN_DENIERS,
    CONSTRUCT,
    CONSTRUCTS,
    COST,
    CUBE_KINDS,
    EFFECT,
    FAVOURS,
    FOOD,
    GOLD,
    LAWYER,
    MONEY_ROW,
    NO_CUBE,
    PEDDLE,
    POINTS,
    PRESTIGE,
    PRESTIGE_ROW,
    PRICES,
    PRODUCE,
    PRODUCES,
    RESIDENCE_TILE,
    RESOURCE_KINDS,
    RESOURCES_ROW,
    ROW_KINDS,
    SECTION_MARKER,
    SELL,
    SELLS_AT,
    STONE,
    STONEN,
    TILE_INCOME,
    TRADE,
    TRADES,
    WOOD,
    WOODEN,
)
from bouwmeester.games.caylus.state import FAVOUR_POINTS, CaylusState

#: From here on deniers pile up and are worth less.
DENIERS_ENOUGH: Final = 9.0
DENIER_LAST: Final = 0.25
#: What a cube is worth at the end.
CUBE_LAST: Final = (0.33, 0.33, 0.33, 0.33, 3.0)
#: A cube may be counted on if it is as likely as this.
NEARLY: Final = 0.4


class Prices:
    """What things are worth in points, to one way of playing; these are what ``greedy`` goes by, for ever."""

    def __init__(self) -> None:
        #: How many spaces the bailiff goes in a turn, on average, and for how many turns before the end cubes fade.
        self.pace = 1.5
        self.fading = 1.5
        #: What a cube is worth while there is time to use it.
        self.cubes = [1.8, 1.6, 1.6, 1.7, 3.6]
        self.denier = 0.5
        #: What it adds that cubes in hand make a batch.
        self.batch = 0.7
        self.favour = 3.6
        #: What a denier of income is worth each turn.
        self.income = 0.5
        #: What an own building brings a turn, and how much more for each player.
        self.own_use = 0.1
        self.guest_use = 0.05
        #: What a column of the buildings row promises for later, up to the second and beyond.
        self.buildings_first = 2.0
        self.buildings_later = 0.5
        #: What a residence is worth a turn as ground for a prestige building, and at most.
        self.ground = 0.4
        self.ground_most = 1.5
        #: A guest of the inn saves so many deniers.
        self.inn = 1.2
        self.gate = 1.0
        self.guild = 0.5
        self.order = 0.5
        #: How much of a count to come is counted on, and of the favour for most batches.
        self.count = 0.8
        self.most_batches = 0.6
        #: A cube delivered is a cube less for other plans, but cubes are there to be delivered.
        self.delivered = 0.75


def found_by_play() -> Prices:
    """What won most games between players who differ by their prices alone, two at a table, by search.

    First all prices were changed at random by a quarter, up for one and down for the other, some hundred pairs of
    games at a time; then each was moved the way it had won, as far as it surely had.
    """
    prices = Prices()
    prices.pace = 2.0
    prices.fading = 1.38
    prices.cubes = [1.89, 2.79, 2.3, 2.59, 2.8]
    prices.denier = 0.965
    prices.favour = 3.28
    prices.income = 0.55
    prices.own_use = 0.121
    prices.buildings_first = 2.2
    prices.ground = 0.6
    prices.ground_most = 0.92
    prices.inn = 1.08
    prices.gate = 1.16
    prices.guild = 0.326
    prices.count = 0.704
    prices.delivered = 0.72
    return prices


class Moment:
    """The prices of the moment, for one seat."""

    def __init__(self, s: CaylusState, moved: bool, prices: Prices) -> None:
        self.prices = prices
        left = (SECTION_MARKER[2] - s.bailiff) / prices.pace
        #: Whole turns to come after this one.
        self.turns = max(0.0, left if moved else left - 1.0)
        early = min(1.0, self.turns / prices.fading)
        self.cube = [CUBE_LAST[i] + early * (prices.cubes[i] - CUBE_LAST[i]) for i in range(CUBE_KINDS)]
        self.denier = DENIER_LAST + early * (prices.denier - DENIER_LAST)
        self.batch = prices.batch * early
        self.favour = 3.0 if s.favour_rule == FAVOUR_POINTS else prices.favour - 0.8 * (1.0 - early)
        #: One more denier a turn.
        self.income = self.turns * prices.income
        #: What an own building brings in time, for the points of its guests and its price.
        self.building = self.turns * (prices.own_use + prices.guest_use * s.seats)
        #: What a residence is worth as ground for a prestige building.
        self.ground = min(prices.ground_most, self.turns * prices.ground)


def stock_worth(cubes: list[float], look: Moment) -> float:
    """Cubes in hand: of one kind the first are worth most, and sets for the castle more."""
    worth = 0.0
    others = 0.0
    most = 0.0
    for cube in range(CUBE_KINDS):
        there = cubes[cube]
        if there <= 0.0:
            continue
        price = look.cube[cube]
        if cube == GOLD or there <= 2.0:
            worth += there * price
        elif there <= 4.0:
            worth += (2.0 + (there - 2.0) * 0.8) * price
        else:
            worth += (3.6 + (there - 4.0) * 0.5) * price
        if cube != FOOD:
            others += there
            if there > most:
                most = there
    return worth + look.batch * min(cubes[FOOD], others / 2.0, others - most)


def deniers_worth(deniers: float, look: Moment) -> float:
    if deniers <= DENIERS_ENOUGH:
        return deniers * look.denier
    return DENIERS_ENOUGH * look.denier + (deniers - DENIERS_ENOUGH) * (
        DENIER_LAST + (look.denier - DENIER_LAST) * 0.3
    )


def tile_worth(s: CaylusState, tile: int, look: Moment) -> float:
    """What it is worth to build a tile, without its cost."""
    worth = POINTS[s.figures][tile] + FAVOURS[tile] * look.favour + TILE_INCOME[tile] * look.income
    colour = COLOUR[tile]
    if colour == PRESTIGE:
        return worth - look.income
    worth += look.building
    if BONUS[tile]:
        worth += look.building * 0.6
    elif EFFECT[tile] == LAWYER or CONSTRUCTS[tile]:
        worth += look.building * 0.4
    return worth


def residence_worth(s: CaylusState, look: Moment) -> float:
    """Points, income, and the ground for a prestige building."""
    return POINTS[s.figures][RESIDENCE_TILE] + look.income + look.ground


class Plan:
    """What a seat has and may come to have."""

    def __init__(self, cubes: list[float], deniers: float, residences: float, look: Moment) -> None:
        self.cubes = cubes
        self.deniers = deniers
        self.residences = residences
        self.points = 0.0
        self.look = look

    def copied(self) -> "Plan":
        other = Plan(self.cubes[:], self.deniers, self.residences, self.look)
        other.points = self.points
        return other

    def worth(self) -> float:
        return self.points + stock_worth(self.cubes, self.look) + deniers_worth(self.deniers, self.look)

    def gain(self, cubes: tuple[int, ...], chance: float) -> None:
        for cube in range(CUBE_KINDS):
            self.cubes[cube] += cubes[cube] * chance

    def worth_with(self, cubes: tuple[int, ...]) -> float:
        """What the stock would be worth with these cubes added."""
        return stock_worth([self.cubes[cube] + cubes[cube] for cube in range(CUBE_KINDS)], self.look)

    def cheapest(self, kinds: int) -> int:
        """The kind of cube in hand that is missed least, of the first so many kinds, or NO_CUBE."""
        best = NO_CUBE
        least = 99.0
        for cube in range(kinds):
            if self.cubes[cube] >= 1.0 - NEARLY:
                price = self.look.cube[cube] - 0.15 * self.cubes[cube]
                if price < least:
                    best = cube
                    least = price
        return best

    def dearest(self) -> int:
        """The resource that would help most."""
        best = FOOD
        most = -1.0
        now = stock_worth(self.cubes, self.look)
        for cube in range(RESOURCE_KINDS):
            self.cubes[cube] += 1.0
            gain = stock_worth(self.cubes, self.look) - now
            self.cubes[cube] -= 1.0
            if gain > most:
                best = cube
                most = gain
        return best


def plan_of(s: CaylusState, seat: int, look: Moment) -> Plan:
    at = seat * CUBE_KINDS
    cubes = [float(s.cubes[at + cube]) for cube in range(CUBE_KINDS)]
    return Plan(cubes, float(s.deniers[seat]), float(s.residences[seat]), look)


def best_tile(s: CaylusState, plan: Plan, colour: int, discount: int) -> tuple[int, float]:
    """The tile of a colour that is best to build with what the plan has, and its net worth; NOBODY and 0 if none."""
    best = NOBODY
    most = 0.0
    if colour == PRESTIGE:
        if plan.residences < 1.0:
            return best, most
    elif first_plot(s) == NOBODY:
        return best, most
    now = stock_worth(plan.cubes, plan.look)
    for tile in BY_COLOUR[colour]:
        if s.stock[tile] == 0 or not _likely(plan, tile, discount):
            continue
        net = tile_worth(s, tile, plan.look) - (now - _worth_after(plan, tile, discount))
        if net > most:
            best = tile
            most = net
    return best, most


def _likely(plan: Plan, tile: int, discount: int) -> bool:
    cost = COST[tile]
    total = 0.0
    for cube in range(CUBE_KINDS):
        needed = cost[cube] - 1 if cube == discount else cost[cube]
        if needed and plan.cubes[cube] < needed - NEARLY:
            return False
        total += plan.cubes[cube] - needed
    return ANY[tile] == 0 or total >= ANY[tile] - NEARLY


def _worth_after(plan: Plan, tile: int, discount: int) -> float:
    """What the stock is worth once a tile is paid."""
    cost = COST[tile]
    rest = plan.cubes[:]
    for cube in range(CUBE_KINDS):
        rest[cube] -= cost[cube] - 1 if cube == discount else cost[cube]
    after = stock_worth(rest, plan.look)
    if ANY[tile]:
        after -= min(plan.look.cube[:RESOURCE_KINDS])
    return after


def use_tile(s: CaylusState, plan: Plan, seat: int, tile: int, chance: float) -> None:
    """A worker on a tile brings what it can, if it comes to work."""
    kind = EFFECT[tile]
    if kind == PRODUCE:
        choices = PRODUCES[tile]
        best = choices[0]
        if len(choices) > 1 and plan.worth_with(choices[1]) > plan.worth_with(choices[0]):
            best = choices[1]
        plan.gain(best, chance)
    elif kind == CONSTRUCT:
        built, net = best_tile(s, plan, CONSTRUCTS[tile], NO_CUBE)
        if built != NOBODY:
            _spend_on(plan, built, net, chance)
    elif kind == SELL:
        _sell(plan, tile, chance)
    elif kind == PEDDLE:
        for price in PRICES[tile]:
            if plan.deniers >= price - NEARLY:
                cube = plan.dearest()
                if plan.look.cube[cube] > price * plan.look.denier:
                    plan.cubes[cube] += chance
                    plan.deniers -= price * chance
    elif kind == LAWYER:
        gain = residence_worth(s, plan.look) - plan.look.cube[CLOTH] - plan.look.denier
        if plan.cubes[CLOTH] >= 1.0 - NEARLY and plan.deniers >= 1.0 - NEARLY and gain > 0.0:
            plan.points += gain * chance
            plan.residences += chance
    elif kind == TRADE:
        plan.points += best_trade(s, plan, tile) * chance


def _spend_on(plan: Plan, tile: int, net: float, chance: float) -> None:
    """The cubes are gone, so that nothing else is planned with them; what they were worth is in the net."""
    before = stock_worth(plan.cubes, plan.look)
    cost = COST[tile]
    for cube in range(CUBE_KINDS):
        if cost[cube]:
            plan.cubes[cube] = max(0.0, plan.cubes[cube] - cost[cube] * chance)
    plan.points += before - stock_worth(plan.cubes, plan.look) + net * chance


def _sell(plan: Plan, tile: int, chance: float) -> None:
    cube = plan.cheapest(RESOURCE_KINDS)
    if cube == NO_CUBE:
        return
    price = SELLS_AT[tile]
    gain = deniers_worth(plan.deniers + price, plan.look) - deniers_worth(plan.deniers, plan.look)
    if gain > plan.look.cube[cube]:
        plan.cubes[cube] -= chance
        plan.deniers += price * chance


def best_trade(s: CaylusState, plan: Plan, tile: int) -> float:
    """The gain of the best trade of a tile, or 0."""
    best = 0.0
    look = plan.look
    for deniers, cubes, resources, points, gold in TRADES[s.figures][tile]:
        if plan.deniers < deniers - NEARLY:
            continue
        gain = points + gold * look.cube[GOLD] - deniers * look.denier
        short = False
        for cube in range(CUBE_KINDS):
            if cubes[cube]:
                short = short or plan.cubes[cube] < cubes[cube] - NEARLY
                gain -= cubes[cube] * look.cube[cube]
        if resources:
            there = plan.cubes[FOOD] + plan.cubes[WOOD] + plan.cubes[STONE] + plan.cubes[CLOTH]
            short = short or there < resources - NEARLY
            gain -= resources * look.cube[WOOD] * 0.9
        if not short and gain > best:
            best = gain
    return best


# Favours.


def row_effect(s: CaylusState, plan: Plan, seat: int, row: int, column: int) -> float:
    """The best that an effect of a row brings, with its marker on that column."""
    look = plan.look
    if row == PRESTIGE_ROW:
        return float(column)
    if row == MONEY_ROW:
        return deniers_worth(plan.deniers + COLUMN_DENIERS[column], look) - deniers_worth(plan.deniers, look)
    best = 0.0
    if row == RESOURCES_ROW:
        now = stock_worth(plan.cubes, look)
        for cube in range(CUBE_KINDS):
            if CUBE_COLUMN[cube] <= column:
                plan.cubes[cube] += 1.0
                best = max(best, stock_worth(plan.cubes, look) - now)
                plan.cubes[cube] -= 1.0
        if column >= EXCHANGE_COLUMN and plan.cheapest(RESOURCE_KINDS) != NO_CUBE:
            best = max(best, 1.1 * look.cube[FOOD])
        return best
    if column >= 2:
        best = best_tile(s, plan, WOODEN, WOOD)[1]
    if column >= 3:
        best = max(best, best_tile(s, plan, STONEN, STONE)[1])
    if column >= LAWYER_COLUMN and plan.cubes[CLOTH] >= 1.0:
        best = max(best, residence_worth(s, look) - look.cube[CLOTH])
    if column >= 5:
        best = max(best, best_tile(s, plan, PRESTIGE, NO_CUBE)[1])
    return best


def markers_worth(s: CaylusState, seat: int, look: Moment) -> float:
    """Markers far on make later favours better."""
    worth = 0.0
    at = seat * ROW_KINDS
    best = 0
    for row in range(ROW_KINDS):
        column = s.markers[at + row]
        worth += 0.12 * column
        best = max(best, column)
    buildings = s.markers[at + BUILDINGS_ROW]
    prices = look.prices
    worth += prices.buildings_first * min(buildings, 2) + prices.buildings_later * max(0, buildings - 2)
    return (worth + 0.2 * best) * min(1.0, look.turns / 4.0)
