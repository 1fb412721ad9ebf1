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
    PLACING,
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
    JOUST_FIELD,
    MOST_COUNTED,
    NEUTRAL,
    NO_BATCH_PENALTY,
    POINTS,
    RESIDENCE_TILE,
    ROW_KINDS,
    SECTION_KINDS,
    SECTION_POINTS,
    TILE_INCOME,
    TRADING_POST,
    TRADING_POST_DENIERS,
    WOOD,
)
from bouwmeester.games.caylus.material import ROAD as ROAD_SPACES
from bouwmeester.games.caylus.prospects import (
    BATCH_BONUS,
    Outlook,
    Plan,
    markers_worth,
    residence_worth,
    row_effect,
    tile_worth,
    use_tile,
)
from bouwmeester.games.caylus.scoring import final_score
from bouwmeester.games.caylus.state import CaylusState, section_now

#: How likely a building works that lies so many spaces beyond the provost (from 4 before to 4 beyond).
WORKS: Final = (0.98, 0.96, 0.94, 0.9, 0.85, 0.6, 0.45, 0.3, 0.15)
#: A guest of the inn saves so many deniers.
INN_DENIERS: Final = 1.2
GATE_WORTH: Final = 1.0
GUILD_WORTH: Final = 0.5
PLACE_IN_ORDER: Final = 0.5
#: How much of a count to come is counted on.
COUNT_SHARE: Final = 0.8
MOST_BATCHES: Final = 0.6
#: Cubes that are likely to come may not come together.
SURE: Final = 0.95
#: A cube delivered is a cube less for other plans, but cubes are there to be delivered.
DELIVERED_SHARE: Final = 0.75


def judge(s: CaylusState, seat: int) -> float:
    """The points a seat may hope for."""
    if not s.agenda:
        return float(final_score(s, seat))
    moved = s.agenda[0][0] == NEXT_TURN
    look = Outlook(s, moved)
    plan = Plan(s, seat, look)
    worth = float(s.points[seat]) + _standing(s, seat, look)
    worth += _frames(s, seat, plan)
    if not moved:
        _workers(s, seat, plan)
        worth += _castle(s, seat, plan)
    return worth + plan.worth()


def _standing(s: CaylusState, seat: int, look: Outlook) -> float:
    """Income, buildings, markers, places, and the counts to come."""
    worth = (s.income[seat] - 2) * look.income + markers_worth(s, seat, look)
    for space in range(ROAD_SPACES):
        if s.owner[space] == seat:
            tile = s.tile[space]
            if tile == RESIDENCE_TILE:
                worth += min(1.5, look.turns * 0.4)
            elif COLOUR[tile] > NEUTRAL:
                worth += tile_worth(s, tile, look) - tile_points(s, tile, look)
        if s.pending[space] == seat:
            worth += residence_worth(s, look)
    worth -= PLACE_IN_ORDER * s.order.index(seat) * min(1.0, look.turns)
    for section in range(s.counted, SECTION_KINDS):
        worth += COUNT_SHARE * count_worth(s, seat, section, look)
    return worth


def tile_points(s: CaylusState, tile: int, look: Outlook) -> float:
    """The part of a tile's worth that is over once it is built: points, favours, and income counted elsewhere."""
    return POINTS[s.figures][tile] + FAVOURS[tile] * look.favour + TILE_INCOME[tile] * look.income


def count_worth(s: CaylusState, seat: int, section: int, look: Outlook) -> float:
    houses = s.houses[seat * SECTION_KINDS + section]
    if houses == 0:
        return -float(COUNT_PENALTY[section])
    return COUNT_FAVOURS[section][min(houses, MOST_COUNTED)] * look.favour


# Workers.


def _chance(s: CaylusState, space: int, bribes: int) -> float:
    """How likely the building on a space works; ``bribes`` others may still move the provost."""
    beyond = space - s.provost
    if bribes == 0:
        return 1.0 if beyond <= 0 else 0.0
    if beyond < -4:
        return 0.99
    return WORKS[beyond + 4] if beyond <= 4 else 0.03


def _workers(s: CaylusState, seat: int, plan: Plan) -> None:
    """What the workers of a seat will bring, in the order in which they work."""
    now = s.agenda[-1][0]
    start = 0
    bribes = 0
    special = False
    for frame in s.agenda:
        step = frame[0]
        if step == ROAD and frame[1] != NOBODY:
            start = frame[1] + 1
        elif step == BRIBES:
            bribes = s.seats
            special = True
        elif step == BRIBE:
            bribes += 1
    if now == PLACING:
        special = True
    if special:
        _specials(s, seat, plan)
    frame = s.agenda[-1]
    working = now in (PRODUCTION, SALE, PEDDLING, TRADING, CONSTRUCTION, LAWYERING) and frame[1] == seat
    if working and start > 0 and s.worker[start - 1] == seat:
        use_tile(s, plan, seat, s.tile[start - 1], 1.0)
    on_road = start < ROAD_SPACES
    if on_road:
        for space in range(start, ROAD_SPACES):
            if s.worker[space] == seat:
                use_tile(s, plan, seat, s.tile[space], _chance(s, space, bribes))


def _specials(s: CaylusState, seat: int, plan: Plan) -> None:
    look = plan.look
    if s.special[TRADING_POST] == seat:
        plan.deniers += TRADING_POST_DENIERS
    if s.special[GATE] == seat:
        plan.points += GATE_WORTH
    if s.special[GUILD] == seat:
        plan.points += GUILD_WORTH
    if s.special[JOUST_FIELD] == seat and plan.deniers >= 1.0 and plan.cubes[CLOTH] >= 1.0:
        gain = look.favour - look.cube[CLOTH] - look.denier
        if gain > 0.0:
            plan.points += gain
    if seat in s.stables:
        gained = s.order.index(seat) - s.stables.index(seat)
        plan.points += PLACE_IN_ORDER * max(0, gained) * min(1.0, look.turns)
    if s.inn_left == seat or (s.inn_guest == seat and s.inn_left == NOBODY):
        plan.points += INN_DENIERS * look.denier * min(1.0, look.turns)


def _castle(s: CaylusState, seat: int, plan: Plan) -> float:
    """What a worker in the castle will bring: houses, or the loss of points."""
    delivering = False
    before = False
    for frame in s.agenda:
        if frame[0] == CASTLE:
            before = True
        elif frame[0] == DELIVERY and frame[1] == seat:
            delivering = True
    if not (delivering or (before and seat in s.castle)):
        return 0.0
    section = section_now(s)
    if section == SECTION_KINDS:
        return 0.0
    cubes = plan.cubes
    others = 0.0
    most = 0.0
    for cube in range(WOOD, CUBE_KINDS):
        there = min(cubes[cube], 1.0) if cube == GOLD else cubes[cube]
        others += there
        most = max(most, there)
    able = SURE * min(cubes[FOOD], others / 2.0, others - most)
    look = plan.look
    cost = (look.cube[FOOD] + 2.0 * look.cube[WOOD]) * DELIVERED_SHARE + BATCH_BONUS * 0.5
    houses = s.houses[seat * SECTION_KINDS + section]
    gain = 0.0
    number = 0
    done = s.batches[seat]
    while able >= 0.5 and number < 4:
        share = min(1.0, able)
        value = SECTION_POINTS[section] - cost
        if houses + number == 0:
            value += COUNT_SHARE * COUNT_PENALTY[section]
        elif houses + number < MOST_COUNTED:
            table = COUNT_FAVOURS[section]
            value += COUNT_SHARE * look.favour * (table[houses + number + 1] - table[houses + number])
        if number == 0 and done == 0:
            value += NO_BATCH_PENALTY + look.favour * MOST_BATCHES / len(s.castle)
        if value <= 0.0:
            break
        gain += share * value
        able -= 1.0
        number += 1
    if number == 0 and done == 0:
        return -float(NO_BATCH_PENALTY)
    if done == 0:
        gain -= NO_BATCH_PENALTY
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
