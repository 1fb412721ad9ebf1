"""All that a seat sees of Caylus, counted: nothing here is hidden from anybody."""

from typing import Final

from mypy_extensions import i64, u8

from bouwmeester.core.action import NUMBER
from bouwmeester.core.observation import Block, Observation, Row, byte, write
from bouwmeester.core.state import CHANCE, NOBODY
from bouwmeester.games.caylus.agenda import ROAD as ROAD_STEP
from bouwmeester.games.caylus.contents import STEPS
from bouwmeester.games.caylus.material import (
    CUBE_KINDS,
    CUBES,
    RESIDENCE_TILE,
    ROAD,
    ROW_KINDS,
    ROWS,
    SECTION_KINDS,
    SECTIONS,
    SINGLE_SITES,
    SITES,
    SPACES,
    TILE_KINDS,
    TILES,
)
from bouwmeester.games.caylus.state import CaylusState

_LEAST_SEATS: Final = 2
_MOST_SEATS: Final = 5
#: The numbers that a frame may hold: at most six, the batches of a delivery.
_NUMBERS: Final = 6

OBSERVATION: Final = Observation(
    "caylus-2",
    table=(
        Block("seats", 4, 1, "how many seats there are", ("2", "3", "4", "5")),
        Block("options", 3, 1, "the options that are chosen", ("figures on tiles", "favours as points", "jeweller")),
        Block("step", len(STEPS), 1, "what is going on", tuple([step.name for step in STEPS])),
        Block("tile", TILE_KINDS, 1, "the tile that is used, paid for or set", TILES.words),
        Block("cube", CUBE_KINDS, 1, "the cube bought, given or taken before", CUBES.words),
        Block("row", ROW_KINDS, 1, "the row of the favour that is used", ROWS.words),
        Block("section", SECTION_KINDS, 1, "the section that is counted", SECTIONS.words),
        Block("numbers", _NUMBERS, 4, "batches delivered of each kind, or what is left to take or give"),
        Block("at-work", ROAD, 1, "the space whose building is at work", SPACES.words),
        Block("turn", 1, 20, "turns begun"),
        Block("passed", 1, 5, "seats that have passed"),
        Block("bailiff", 1, 28, "the space of the bailiff, from 1"),
        Block("provost", 1, 28, "the space of the provost, from 1"),
        Block("built", SECTION_KINDS, 10, "houses in each section", SECTIONS.words),
        Block("counted", 1, 3, "sections that were counted"),
        Block("stock", TILE_KINDS, 2, "tiles that can be built", TILES.words),
        Block("road", TILE_KINDS, 28, "the space of each kind of tile, from 1; 0 where none lies", TILES.words),
        Block("taken", ROAD, 1, "1 where a tile lies", SPACES.words),
        Block("residences", ROAD, 1, "1 where a residence stands", SPACES.words),
        Block(
            "promised",
            ROAD,
            5,
            "who will have a residence there once a worker has gone: 1 the viewer, 2 the next seat, and so on",
            SPACES.words,
        ),
    ),
    seat=(
        Block("present", 1, 1, "1 if there is such a seat"),
        Block("to-move", 1, 1, "1 if it decides now"),
        Block("points", 1, 100, "points"),
        Block("deniers", 1, 20, "deniers"),
        Block("cubes", CUBE_KINDS, 10, "cubes", CUBES.words),
        Block("income", 1, 10, "its next income"),
        Block("at-hand", 1, 6, "workers at hand"),
        Block("favours", ROW_KINDS, 5, "the column of its marker in each row of the favours", ROWS.words),
        Block("rows-used", ROW_KINDS, 1, "1 for a row it has used in this phase", ROWS.words),
        Block("houses", SECTION_KINDS, 6, "houses in each section", SECTIONS.words),
        Block("batches", 1, 5, "batches delivered in this phase"),
        Block("order", 1, 5, "its place in the order, from 1"),
        Block("passed", 1, 5, "its place among those who have passed, from 1"),
        Block("special", SINGLE_SITES, 1, "its workers in special buildings", SITES.words[:SINGLE_SITES]),
        Block("stables", 1, 3, "its place in the stables, from 1"),
        Block("inn", 2, 1, "1 if its worker is in the inn", ("to the left", "guest")),
        Block("castle", 1, 5, "its place in the castle, from 1"),
        Block("workers", ROAD, 1, "its workers on the road", SPACES.words),
        Block("owns", ROAD, 1, "its buildings on the road", SPACES.words),
    ),
    most_seats=_MOST_SEATS,
)

_OPTIONS: Final = OBSERVATION.places("table.options").start
_STEP: Final = OBSERVATION.places("table.step").start
_TILE: Final = OBSERVATION.places("table.tile").start
_CUBE: Final = OBSERVATION.places("table.cube").start
_ROW: Final = OBSERVATION.places("table.row").start
_SECTION: Final = OBSERVATION.places("table.section").start
_COUNTS: Final = OBSERVATION.places("table.numbers").start
_AT_WORK: Final = OBSERVATION.places("table.at-work").start
_TURN: Final = OBSERVATION.places("table.turn").start
_BUILT: Final = OBSERVATION.places("table.built").start
_STOCK: Final = OBSERVATION.places("table.stock").start
_ROAD: Final = OBSERVATION.places("table.road").start
_TAKEN: Final = OBSERVATION.places("table.taken").start
_RESIDENCES: Final = OBSERVATION.places("table.residences").start
_SEATS: Final = OBSERVATION.table_size
_SEAT: Final = OBSERVATION.seat_size
_FAVOURS: Final = OBSERVATION.places("seat.favours").start - _SEATS
_HOUSES: Final = OBSERVATION.places("seat.houses").start - _SEATS
_ORDER: Final = OBSERVATION.places("seat.order").start - _SEATS
_SPECIAL: Final = OBSERVATION.places("seat.special").start - _SEATS
_INN: Final = OBSERVATION.places("seat.inn").start - _SEATS
_WORKERS: Final = OBSERVATION.places("seat.workers").start - _SEATS


def observe(s: CaylusState, viewer: int, out: Row) -> None:
    out[s.seats - _LEAST_SEATS] = 1
    out[_OPTIONS] = s.figures
    out[_OPTIONS + 1] = s.favour_rule
    out[_OPTIONS + 2] = s.jeweller
    _now(s, out)
    out[_TURN] = byte(s.turn)
    out[_TURN + 1] = len(s.passed)
    out[_TURN + 2] = s.bailiff + 1
    out[_TURN + 3] = s.provost + 1
    for section in range(SECTION_KINDS):
        out[_BUILT + section] = s.built[section]
    out[_BUILT + SECTION_KINDS] = s.counted
    write(out, _STOCK, s.stock)
    mover = STEPS[s.agenda[-1][0]].actor(s) if s.agenda else CHANCE
    for i in range(s.seats):
        seat = (viewer + i) % s.seats
        at = _SEATS + i * _SEAT
        out[at] = 1
        if seat == mover:
            out[at + 1] = 1
        _one_seat(s, seat, out, at)
    _places(s, viewer, out)
    _road(s, viewer, out)


def _now(s: CaylusState, out: Row) -> None:
    """The step, and what its frame holds besides a seat: each by its domain."""
    for frame in s.agenda:
        if frame[0] == ROAD_STEP and frame[1] != NOBODY:
            out[_AT_WORK + frame[1]] = 1
    if not s.agenda:
        return
    frame = s.agenda[-1]
    out[_STEP + frame[0]] = 1
    domains = STEPS[frame[0]].domains
    numbers = 0
    for i in range(1, len(domains)):
        value = frame[i + 1]
        domain = domains[i]
        if domain is NUMBER:
            out[_COUNTS + numbers] = byte(value)
            numbers += 1
        elif value == NOBODY:
            continue
        elif domain is TILES:
            out[_TILE + value] = 1
        elif domain is CUBES:
            out[_CUBE + value] = 1
        elif domain is ROWS:
            out[_ROW + value] = 1
        elif domain is SECTIONS:
            out[_SECTION + value] = 1


def _one_seat(s: CaylusState, seat: int, out: Row, at: i64) -> None:
    out[at + 2] = byte(s.points[seat])
    out[at + 3] = byte(s.deniers[seat])
    for cube in range(CUBE_KINDS):
        out[at + 4 + cube] = byte(s.cubes[seat * CUBE_KINDS + cube])
    out[at + 9] = s.income[seat]
    out[at + 10] = s.workers[seat]
    for row in range(ROW_KINDS):
        out[at + _FAVOURS + row] = s.markers[seat * ROW_KINDS + row]
        out[at + _FAVOURS + ROW_KINDS + row] = s.rows_used[seat] >> row & 1
    for section in range(SECTION_KINDS):
        out[at + _HOUSES + section] = s.houses[seat * SECTION_KINDS + section]
    out[at + _HOUSES + SECTION_KINDS] = s.batches[seat]


def _places(s: CaylusState, viewer: int, out: Row) -> None:
    """Where each seat stands in the order, and its workers beside the road."""
    for place in range(len(s.order)):
        out[_seat_at(s, s.order[place], viewer) + _ORDER] = place + 1
    for place in range(len(s.passed)):
        out[_seat_at(s, s.passed[place], viewer) + _ORDER + 1] = place + 1
    for site in range(SINGLE_SITES):
        if s.special[site] != NOBODY:
            out[_seat_at(s, s.special[site], viewer) + _SPECIAL + site] = 1
    for place in range(len(s.stables)):
        out[_seat_at(s, s.stables[place], viewer) + _SPECIAL + SINGLE_SITES] = place + 1
    if s.inn_left != NOBODY:
        out[_seat_at(s, s.inn_left, viewer) + _INN] = 1
    if s.inn_guest != NOBODY:
        out[_seat_at(s, s.inn_guest, viewer) + _INN + 1] = 1
    for place in range(len(s.castle)):
        out[_seat_at(s, s.castle[place], viewer) + _INN + 2] = place + 1


def _road(s: CaylusState, viewer: int, out: Row) -> None:
    space: i64
    tile: i64
    for space in range(ROAD):
        tile = s.tile[space]
        if tile != NOBODY:
            out[_TAKEN + space] = 1
            out[_ROAD + tile] = u8(space + 1)
            if s.owner[space] != NOBODY:
                out[_seat_at(s, s.owner[space], viewer) + _WORKERS + ROAD + space] = 1
                if tile == RESIDENCE_TILE:
                    out[_RESIDENCES + space] = 1
        if s.worker[space] != NOBODY:
            out[_seat_at(s, s.worker[space], viewer) + _WORKERS + space] = 1
        if s.pending[space] != NOBODY:
            out[_RESIDENCES + ROAD + space] = (s.pending[space] - viewer) % s.seats + 1


def _seat_at(s: CaylusState, seat: int, viewer: int) -> int:
    return _SEATS + (seat - viewer) % s.seats * _SEAT
