"""Caylus in numbers, about one each: nothing here is hidden from anybody."""

from typing import Final

from bouwmeester.core.encoding import Encoding
from bouwmeester.core.state import NOBODY
from bouwmeester.games.caylus.contents import STEPS
from bouwmeester.games.caylus.judge import SEARCH_PRICES, judge
from bouwmeester.games.caylus.material import (
    BY_COLOUR,
    COLOUR,
    CONSTRUCTS,
    COST,
    CUBE_KINDS,
    FAVOURS,
    FOOD,
    GOLD,
    POINTS,
    PRESTIGE,
    RESIDENCE_TILE,
    ROAD,
    ROW_KINDS,
    SECTION_KINDS,
    SECTION_MARKER,
    SECTION_SIZE,
    STONEN,
    TILE_KINDS,
    WOODEN,
)
from bouwmeester.games.caylus.state import CaylusState

#: The kinds of wood and stone tiles.
_FIRST_TILE: Final = BY_COLOUR[WOODEN][0]
_TILES: Final = RESIDENCE_TILE - _FIRST_TILE
#: What is worth the more the longer the game still lasts, from the first of these places on.
_FIRST_LATER: Final = 1
_LATER: Final = 16

ENCODING: Final = Encoding(
    "caylus-3",
    table=(
        ("turn", 1),
        ("bailiff", 1),
        ("provost", 1),
        ("castle", SECTION_KINDS),
        ("counted", 1),
        ("passed", 1),
        ("options", 3),
        ("road", TILE_KINDS),
    ),
    seat=(
        ("judgement", 1),
        ("points", 1),
        ("deniers", 1),
        ("cubes", CUBE_KINDS),
        ("income", 1),
        ("residences", 1),
        ("buildings", 3),
        ("favours", ROW_KINDS),
        ("houses", SECTION_KINDS),
        ("order", 1),
        ("workers", 1),
        ("castle", 2),
        ("inn", 1),
        ("to-move", 1),
        ("batches", 1),
        ("prestige", 2),
        ("tiles", _TILES),
        ("later", _LATER),
    ),
    most_seats=5,
)


def table(s: CaylusState, out: list[float]) -> None:
    out[0] = s.turn / 20.0
    out[1] = (SECTION_MARKER[2] - s.bailiff) / 18.0
    out[2] = (s.provost - s.bailiff) / 6.0
    for section in range(SECTION_KINDS):
        out[3 + section] = s.built[section] / SECTION_SIZE[section]
    out[6] = s.counted / SECTION_KINDS
    out[7] = len(s.passed) / s.seats
    out[8] = float(s.figures)
    out[9] = float(s.favour_rule)
    out[10] = float(s.jeweller)
    for tile in range(TILE_KINDS):
        out[11 + tile] = 0.0
    for space in range(ROAD):
        if s.tile[space] != NOBODY:
            out[11 + s.tile[space]] += 1.0


def one_seat(s: CaylusState, seat: int, out: list[float], at: int) -> None:
    out[at] = judge(s, seat, SEARCH_PRICES) / 50.0
    out[at + 1] = s.points[seat] / 50.0
    out[at + 2] = s.deniers[seat] / 10.0
    for cube in range(CUBE_KINDS):
        out[at + 3 + cube] = s.cubes[seat * CUBE_KINDS + cube] / 5.0
    out[at + 8] = s.income[seat] / 5.0
    out[at + 9] = s.residences[seat] / 3.0
    wood = stone = prestige = 0
    tiles = at + 29
    for i in range(_TILES):
        out[tiles + i] = 0.0
    for space in range(ROAD):
        if s.owner[space] == seat:
            tile = s.tile[space]
            colour = COLOUR[tile]
            if _FIRST_TILE <= tile < RESIDENCE_TILE:
                out[tiles + tile - _FIRST_TILE] += 1.0
            if colour == WOODEN:
                wood += 1
            elif colour == STONEN:
                stone += 1
            elif colour == PRESTIGE:
                prestige += 1
    out[at + 10] = wood / 4.0
    out[at + 11] = stone / 4.0
    out[at + 12] = prestige / 2.0
    for row in range(ROW_KINDS):
        out[at + 13 + row] = s.markers[seat * ROW_KINDS + row] / 5.0
    for section in range(SECTION_KINDS):
        out[at + 17 + section] = s.houses[seat * SECTION_KINDS + section] / 6.0
    out[at + 20] = s.order.index(seat) / s.seats if seat in s.order else 0.5
    out[at + 21] = s.workers[seat] / 6.0
    out[at + 22] = 1.0 if seat in s.castle else 0.0
    out[at + 23] = s.batches[seat] / 4.0
    out[at + 24] = 1.0 if s.inn_guest == seat else 0.0
    out[at + 25] = 1.0 if s.agenda and STEPS[s.agenda[-1][0]].actor(s) == seat else 0.0
    out[at + 26] = _batches(s, seat) / 4.0
    hope = _prestige(s, seat) / 20.0 if s.residences[seat] else 0.0
    out[at + 27] = hope
    out[at + 28] = hope if _architect(s) else 0.0
    left = _left(s)
    for i in range(_LATER):
        out[tiles + _TILES + i] = out[at + _FIRST_LATER + i] * left


def _left(s: CaylusState) -> float:
    """How much of the game is left, from 1 to 0."""
    return max(0.0, (SECTION_MARKER[2] - s.bailiff) / 18.0)


def _batches(s: CaylusState, seat: int) -> int:
    """How many batches the cubes of a seat make, or one more at most."""
    at = seat * CUBE_KINDS
    others = most = 0
    for cube in range(FOOD + 1, CUBE_KINDS):
        others += s.cubes[at + cube]
        most = max(most, s.cubes[at + cube])
    return min(s.cubes[at + FOOD], others // 2, others - most)


def _prestige(s: CaylusState, seat: int) -> float:
    """What the best prestige building would bring, less its cubes; those in hand are worth less than missing ones.

    A favour is three points.
    """
    best = 0.0
    at = seat * CUBE_KINDS
    for tile in BY_COLOUR[PRESTIGE]:
        hope = POINTS[s.figures][tile] + 3.0 * FAVOURS[tile]
        if s.stock[tile] and hope > best:
            cost = COST[tile]
            for cube in range(CUBE_KINDS):
                there = min(cost[cube], s.cubes[at + cube])
                if cube == GOLD:
                    hope -= 2.5 * there + 4.0 * (cost[cube] - there)
                else:
                    hope -= there + 2.5 * (cost[cube] - there)
            best = max(best, hope)
    return best


def _architect(s: CaylusState) -> bool:
    """Whether prestige buildings can be built by a worker."""
    return any(s.tile[space] != NOBODY and CONSTRUCTS[s.tile[space]] == PRESTIGE for space in range(ROAD))
