"""A hand-made judgement of a position of Caylus: the points a seat may hope for.

It adds the points scored, what the seat has, what its workers will bring this turn, its houses at the counts,
its income, buildings and favours, and what is just being decided. Prices stand in prospects.py. Nothing here is
a rule.
"""

from typing import Final

from bouwmeester.core.state import NOBODY
from bouwmeester.games.caylus.agenda import (
    BRIBE,
    BRIBES,
    CASTLE,
    CHOOSE_PLOT,
    CONSTRUCTION,
    DELIVERY,
    FAVOUR,
    FAVOUR_EFFECT,
    GIVING,
    GRANT,
    LAWYERING,
    NEXT_TURN,
    PAY_ANY,
    PEDDLING,
    PICKING,
    PRODUCTION,
    ROAD,
    SALE,
    TRADING,
)
from bouwmeester.games.caylus.material import (
    CLOTH,
    COLOUR,
    COUNT_FAVOURS,
    COUNT_PENALTY,
    CUBE_KINDS,
    FAVOURS,
    FOOD,
    GATE,
    GOLD,
    GUILD,
    INN,
    JOUST_FIELD,
    MOST_COUNTED,
    NEUTRAL,
    NO_BATCH_PENALTY,
    POINTS,
    RESIDENCE_TILE,
    ROW_KINDS,
    SECTION_KINDS,
    SECTION_POINTS,
    SINGLE_SITES,
    STABLES,
    TILE_INCOME,
    TRADING_POST,
    TRADING_POST_DENIERS,
    WOOD,
)
from bouwmeester.games.caylus.material import ROAD as ROAD_SPACES
from bouwmeester.games.caylus.prospects import (
    Moment,
    Plan,
    Prices,
    found_by_play,
    markers_worth,
    plan_of,
    residence_worth,
    row_effect,
    tile_worth,
    use_tile,
)
from bouwmeester.games.caylus.scoring import final_score
from bouwmeester.games.caylus.state import CaylusState, section_now

#: How likely a building works that lies so many spaces beyond the provost (from 4 before to 4 beyond).
WORKS: Final = (0.98, 0.96, 0.94, 0.9, 0.85, 0.6, 0.45, 0.3, 0.15)
BATCHES_AT_MOST: Final = 4
#: What greedy goes by, and what search goes by.
FIRST_PRICES: Final = Prices()
SEARCH_PRICES: Final = found_by_play()
#: Steps that a building at work asks.
EFFECT_STEPS: Final = (PRODUCTION, SALE, PEDDLING, TRADING, CONSTRUCTION, LAWYERING)
#: Cubes that are likely to come may not come together.
SURE: Final = 0.95


def judge(s: CaylusState, seat: int, prices: Prices) -> float:
    """The points a seat may hope for, by these prices."""
    if not s.agenda:
        return float(final_score(s, seat))
    moved = s.agenda[0][0] == NEXT_TURN
    look = Moment(s, moved, prices)
    plan = plan_of(s, seat, look)
    worth = float(s.points[seat]) + _standing(s, seat, look)
    worth += _frames(s, seat, plan)
    if not moved and s.turn:
        workers_bring(s, seat, plan)
        worth += castle_hope(s, seat, plan)
    return worth + plan.worth()


def _standing(s: CaylusState, seat: int, look: Moment) -> float:
    """Income, buildings, markers, places, and the counts to come."""
    worth = (s.income[seat] - 2) * look.income + markers_worth(s, seat, look)
    for space in range(ROAD_SPACES):
        if s.owner[space] == seat:
            tile = s.tile[space]
            if tile == RESIDENCE_TILE:
                worth += look.ground
            elif COLOUR[tile] > NEUTRAL:
                worth += tile_worth(s, tile, look) - tile_points(s, tile, look)
        if s.pending[space] == seat:
            worth += residence_worth(s, look)
    if seat in s.order:
        worth -= look.prices.order * s.order.index(seat) * min(1.0, look.turns)
    for section in range(s.counted, SECTION_KINDS):
        worth += look.prices.count * count_worth(s, seat, section, look)
    return worth


def tile_points(s: CaylusState, tile: int, look: Moment) -> float:
    """The part of a tile's worth that is over once it is built: points, favours, and income counted elsewhere."""
    return POINTS[s.figures][tile] + FAVOURS[tile] * look.favour + TILE_INCOME[tile] * look.income


def count_worth(s: CaylusState, seat: int, section: int, look: Moment) -> float:
    houses = s.houses[seat * SECTION_KINDS + section]
    if houses == 0:
        return -float(COUNT_PENALTY[section])
    return COUNT_FAVOURS[section][min(houses, MOST_COUNTED)] * look.favour


# Workers.


def likely_to_work(s: CaylusState, space: int, bribes: int) -> float:
    """How likely the building on a space works; ``bribes`` others may still move the provost."""
    beyond = space - s.provost
    if bribes == 0:
        return 1.0 if beyond <= 0 else 0.0
    if beyond < -4:
        return 0.99
    return WORKS[beyond + 4] if beyond <= 4 else 0.03


def workers_bring(s: CaylusState, seat: int, plan: Plan) -> None:
    """What the workers of a seat will bring, in the order in which they work."""
    start = 0
    bribes = 0
    for frame in s.agenda:
        step = frame[0]
        if step == ROAD and frame[1] != NOBODY:
            start = frame[1] + 1
        elif step == BRIBES:
            bribes = s.seats
            _specials(s, seat, plan)
        elif step == BRIBE:
            bribes += 1
    now, of = s.agenda[-1][0], s.agenda[-1][1]
    if of == seat and (now in EFFECT_STEPS) and s.worker[start - 1] == seat:
        use_tile(s, plan, seat, s.tile[start - 1], 1.0)
    for space in range(start, ROAD_SPACES):
        if s.worker[space] == seat:
            use_tile(s, plan, seat, s.tile[space], likely_to_work(s, space, bribes))


def _specials(s: CaylusState, seat: int, plan: Plan) -> None:
    for site in range(SINGLE_SITES):
        if s.special[site] == seat:
            special_gain(s, seat, site, plan)
    if seat in s.stables:
        gained = s.order.index(seat) - s.stables.index(seat)
        plan.points += plan.look.prices.order * max(0, gained) * min(1.0, plan.look.turns)
    if s.inn_left == seat or (s.inn_guest == seat and s.inn_left == NOBODY):
        special_gain(s, seat, INN, plan)


def special_gain(s: CaylusState, seat: int, site: int, plan: Plan) -> None:
    """What a worker in a special building will bring; in the stables, if it is the next one there."""
    look = plan.look
    if site == TRADING_POST:
        plan.deniers += TRADING_POST_DENIERS
    elif site == GATE:
        plan.points += look.prices.gate
    elif site == GUILD:
        plan.points += look.prices.guild
    elif site == JOUST_FIELD:
        if plan.deniers >= 1.0 and plan.cubes[CLOTH] >= 1.0:
            plan.points += max(0.0, look.favour - look.cube[CLOTH] - look.denier)
    elif site == STABLES:
        gained = s.order.index(seat) - len(s.stables)
        plan.points += look.prices.order * max(0, gained) * min(1.0, look.turns)
    else:
        plan.points += look.prices.inn * look.denier * min(1.0, look.turns)


def castle_hope(s: CaylusState, seat: int, plan: Plan) -> float:
    """What a worker in the castle will bring: houses, the favour for most batches, or the loss of points."""
    worth = _leading(s, seat, plan.look)
    section = section_now(s)
    if section == SECTION_KINDS or not _delivers(s, seat):
        return worth
    gain = _houses(s, seat, plan, section)
    if s.batches[seat] == 0:
        # The first batch brings the hope for the favour, and without one points are lost.
        gain = gain - NO_BATCH_PENALTY if gain > 0.0 else -float(NO_BATCH_PENALTY)
    return worth + gain


def _delivers(s: CaylusState, seat: int) -> bool:
    """Whether a seat has yet to deliver in this turn."""
    for frame in s.agenda:
        if frame[0] == DELIVERY and frame[1] == seat:
            return True
        if frame[0] == CASTLE and seat in s.castle:
            return True
    return False


def _leading(s: CaylusState, seat: int, look: Moment) -> float:
    """The favour for most batches, while a seat is ahead."""
    if s.batches[seat] == 0:
        return 0.0
    for other in s.castle:
        if other == seat:
            break
        if s.batches[other] >= s.batches[seat]:
            return 0.0
    for other in s.castle:
        if s.batches[other] > s.batches[seat]:
            return 0.0
    return look.favour * look.prices.most_batches


def _houses(s: CaylusState, seat: int, plan: Plan, section: int) -> float:
    """The gain of delivering as many batches as are worth it."""
    cubes = plan.cubes
    others = 0.0
    most = 0.0
    for cube in range(WOOD, CUBE_KINDS):
        there = min(cubes[cube], 1.0) if cube == GOLD else cubes[cube]
        others += there
        most = max(most, there)
    able = SURE * min(cubes[FOOD], others / 2.0, others - most)
    look = plan.look
    cost = (look.cube[FOOD] + 2.0 * look.cube[WOOD]) * look.prices.delivered + look.prices.batch * 0.5
    houses = s.houses[seat * SECTION_KINDS + section]
    gain = 0.0
    for number in range(BATCHES_AT_MOST):
        if able < 0.5:
            break
        value = SECTION_POINTS[section] - cost
        if houses + number == 0:
            value += look.prices.count * COUNT_PENALTY[section]
        elif houses + number < MOST_COUNTED:
            table = COUNT_FAVOURS[section]
            value += look.prices.count * look.favour * (table[houses + number + 1] - table[houses + number])
        if number == 0 and s.batches[seat] == 0:
            value += NO_BATCH_PENALTY + look.favour * look.prices.most_batches / len(s.castle)
        if value <= 0.0:
            break
        gain += min(1.0, able) * value
        able -= 1.0
    return gain


# What is being decided.


def _frames(s: CaylusState, seat: int, plan: Plan) -> float:
    """Favours still to be had, and decisions half made."""
    worth = 0.0
    look = plan.look
    for frame in s.agenda:
        step = frame[0]
        if (step == GRANT or step == FAVOUR) and frame[1] == seat:
            worth += look.favour
    frame = s.agenda[-1]
    if len(frame) < 2 or frame[1] != seat:
        return worth
    step = frame[0]
    if step == FAVOUR_EFFECT:
        row = frame[2]
        worth += row_effect(s, plan, seat, row, s.markers[seat * ROW_KINDS + row])
    elif step == PICKING:
        for _ in range(frame[2]):
            plan.cubes[plan.dearest()] += 1.0
    elif step == PAY_ANY:
        cube = plan.cheapest(CUBE_KINDS)
        worth += tile_worth(s, frame[2], look)
        if cube >= 0:
            plan.cubes[cube] -= 1.0
    elif step == CHOOSE_PLOT:
        worth += tile_worth(s, frame[2], look)
    elif step == GIVING:
        for _ in range(frame[2]):
            cube = plan.cheapest(4)
            if cube >= 0:
                plan.cubes[cube] -= 1.0
    return worth
