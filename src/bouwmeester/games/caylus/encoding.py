"""Caylus in numbers, about one each: nothing here is hidden from anybody."""

from typing import Final

from bouwmeester.core.encoding import Encoding
from bouwmeester.core.state import NOBODY
from bouwmeester.games.caylus.contents import STEPS
from bouwmeester.games.caylus.judge import FIRST_PRICES, judge
from bouwmeester.games.caylus.material import (
    COLOUR,
    CUBE_KINDS,
    PRESTIGE,
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

ENCODING: Final = Encoding(
    "caylus-1",
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
    out[at] = judge(s, seat, FIRST_PRICES) / 50.0
    out[at + 1] = s.points[seat] / 50.0
    out[at + 2] = s.deniers[seat] / 10.0
    for cube in range(CUBE_KINDS):
        out[at + 3 + cube] = s.cubes[seat * CUBE_KINDS + cube] / 5.0
    out[at + 8] = s.income[seat] / 5.0
    out[at + 9] = s.residences[seat] / 3.0
    wood = stone = prestige = 0
    for space in range(ROAD):
        if s.owner[space] == seat:
            colour = COLOUR[s.tile[space]]
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
