"""The table of Caylus: its columns, and the effects that the phases share. Each effect tells its event."""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS
from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY, State
from bouwmeester.games.caylus.material import (
    COLOUR,
    COPIES,
    CUBE_KINDS,
    CUBES,
    INCOME,
    JEWELLER_TILE,
    MOVES,
    NEUTRAL,
    PRINTED_AT,
    ROAD,
    ROW_KINDS,
    SECTION_KINDS,
    SECTION_SIZE,
    SINGLE_SITES,
    SITES,
    SOURCES,
    SPACES,
    START_CUBES,
    START_SPACE,
    STAYING,
    TILE_INCOME,
    TILE_KINDS,
    TILES,
    WORKERS,
)

#: ``favours`` and ``jeweller`` as the options have them.
FAVOUR_TABLE: Final = 0
FAVOUR_POINTS: Final = 1
WITHOUT_JEWELLER: Final = 0
WITH_JEWELLER: Final = 1

GOT_DENIERS: Final = Telling("caylus.got_deniers", seat=SEATS, deniers=NUMBER)
PAID_DENIERS: Final = Telling("caylus.paid_deniers", seat=SEATS, deniers=NUMBER)
GOT_CUBES: Final = Telling("caylus.got_cubes", seat=SEATS, count=NUMBER, cube=CUBES)
PAID_CUBES: Final = Telling("caylus.paid_cubes", seat=SEATS, count=NUMBER, cube=CUBES)
SCORED: Final = Telling("caylus.scored", seat=SEATS, points=NUMBER, source=SOURCES)
LOST_POINTS: Final = Telling("caylus.lost_points", seat=SEATS, points=NUMBER, source=SOURCES)
WENT_HOME: Final = Telling("caylus.went_home", seat=SEATS, site=SITES)
#: On the road the building is named: what stands there now may be gone when it is read.
LEFT: Final = Telling("caylus.left", seat=SEATS, tile=TILES, space=SPACES)
PROVOST_MOVED: Final = Telling("caylus.provost_moved", seat=SEATS, move=MOVES, space=SPACES)


class CaylusState(State):
    """Columns by seat are flat: ``cubes[seat * CUBE_KINDS + FOOD]`` is how much food a seat has."""

    def __init__(
        self, seats: int, figures: int, favour_rule: int, jeweller: int, like: "CaylusState | None" = None
    ) -> None:
        self.seats = seats
        self.told = None
        self.figures = figures
        self.favour_rule = favour_rule
        self.jeweller = jeweller
        if like is not None:
            self._copy_columns(like)
            return
        self.agenda = []
        self.turn = 0
        self.order: list[int] = []
        self.passed: list[int] = []  # who has passed this turn, the first one first
        self.bailiff = START_SPACE
        self.provost = START_SPACE
        # By seat.
        self.deniers = [0] * seats
        self.points = [0] * seats
        self.cubes = list(START_CUBES) * seats
        self.markers = [0] * (seats * ROW_KINDS)  # the column of each favour, 0 before the first
        self.rows_used = [0] * seats  # in this phase, as bits
        self.houses = [0] * (seats * SECTION_KINDS)
        self.batches = [0] * seats  # delivered in this phase 6
        # The road, by space.
        self.tile = [NOBODY] * ROAD
        self.owner = [NOBODY] * ROAD
        self.worker = [NOBODY] * ROAD
        self.pending = [NOBODY] * ROAD  # who will have a residence there once the worker is gone
        for space, tile in PRINTED_AT.items():
            self.tile[space] = tile
        # Special buildings and castle.
        self.special = [NOBODY] * SINGLE_SITES
        self.stables: list[int] = []
        self.inn_left = NOBODY
        self.inn_guest = NOBODY
        self.castle: list[int] = []
        self.counted = 0  # sections
        self.tally()

    def tally(self) -> None:
        """Count what the effects then keep count of, for speed; all of it follows from the other columns."""
        seats = self.seats
        self.stock = COPIES[:]
        if self.jeweller == WITHOUT_JEWELLER:
            self.stock[JEWELLER_TILE] = 0
        for tile in range(TILE_KINDS):
            if COLOUR[tile] <= NEUTRAL:
                self.stock[tile] = 0
        self.income = [INCOME] * seats
        self.residences = [0] * seats
        self.workers = [WORKERS] * seats  # in hand
        for space in range(ROAD):
            tile = self.tile[space]
            if tile != NOBODY and self.owner[space] != NOBODY:
                if COPIES[tile]:
                    self.stock[tile] -= 1
                else:
                    self.residences[self.owner[space]] += 1
                self.income[self.owner[space]] += TILE_INCOME[tile]
            if self.worker[space] != NOBODY:
                self.workers[self.worker[space]] -= 1
        for seat in [*self.special, *self.stables, self.inn_left, self.inn_guest, *self.castle]:
            if seat != NOBODY:
                self.workers[seat] -= 1
        self.built = [0] * SECTION_KINDS
        for section in range(SECTION_KINDS):
            for seat in range(seats):
                self.built[section] += self.houses[seat * SECTION_KINDS + section]

    def _copy_columns(self, like: "CaylusState") -> None:
        self.agenda = like.agenda[:]
        self.turn = like.turn
        self.order = like.order[:]
        self.passed = like.passed[:]
        self.bailiff = like.bailiff
        self.provost = like.provost
        self.deniers = like.deniers[:]
        self.points = like.points[:]
        self.cubes = like.cubes[:]
        self.markers = like.markers[:]
        self.rows_used = like.rows_used[:]
        self.houses = like.houses[:]
        self.batches = like.batches[:]
        self.tile = like.tile[:]
        self.owner = like.owner[:]
        self.worker = like.worker[:]
        self.pending = like.pending[:]
        self.special = like.special[:]
        self.stables = like.stables[:]
        self.inn_left = like.inn_left
        self.inn_guest = like.inn_guest
        self.castle = like.castle[:]
        self.counted = like.counted
        self.stock = like.stock[:]
        self.income = like.income[:]
        self.residences = like.residences[:]
        self.workers = like.workers[:]
        self.built = like.built[:]

    def copy(self) -> "CaylusState":
        return CaylusState(self.seats, self.figures, self.favour_rule, self.jeweller, self)


# Deniers, cubes, points.


def gain_deniers(s: CaylusState, seat: int, deniers: int) -> None:
    s.deniers[seat] += deniers
    s.tell(GOT_DENIERS, seat, deniers)


def pay_deniers(s: CaylusState, seat: int, deniers: int) -> None:
    """The caller has seen that the seat can."""
    if deniers:
        s.deniers[seat] -= deniers
        s.tell(PAID_DENIERS, seat, deniers)


def gain_cubes(s: CaylusState, seat: int, cube: int, count: int) -> None:
    """From the bank, which never runs out. [setup.6]"""
    if count:
        s.cubes[seat * CUBE_KINDS + cube] += count
        s.tell(GOT_CUBES, seat, count, cube)


def pay_cubes(s: CaylusState, seat: int, cube: int, count: int) -> None:
    """The caller has seen that the seat can."""
    if count:
        s.cubes[seat * CUBE_KINDS + cube] -= count
        s.tell(PAID_CUBES, seat, count, cube)


def cubes_of(s: CaylusState, seat: int) -> int:
    """How many cubes of any kind a seat has."""
    cubes = s.cubes
    at = seat * CUBE_KINDS
    return cubes[at] + cubes[at + 1] + cubes[at + 2] + cubes[at + 3] + cubes[at + 4]


def resources_of(s: CaylusState, seat: int) -> int:
    """How many cubes other than gold a seat has."""
    cubes = s.cubes
    at = seat * CUBE_KINDS
    return cubes[at] + cubes[at + 1] + cubes[at + 2] + cubes[at + 3]


def score(s: CaylusState, seat: int, points: int, source: int) -> None:
    s.points[seat] += points
    s.tell(SCORED, seat, points, source)


def lose_points(s: CaylusState, seat: int, points: int, source: int) -> None:
    """Nobody falls below 0. [castle.7]"""
    lost = points if s.points[seat] >= points else s.points[seat]
    s.points[seat] -= lost
    s.tell(LOST_POINTS, seat, lost, source)


# Workers, provost, favours, castle.


def go_home(s: CaylusState, seat: int, site: int) -> None:
    """A worker beside the road goes back to its player; the caller has taken it off its site."""
    s.workers[seat] += 1
    s.tell(WENT_HOME, seat, site)


def leave_space(s: CaylusState, space: int) -> None:
    """The worker on a space of the road goes home."""
    seat = s.worker[space]
    s.worker[space] = NOBODY
    s.workers[seat] += 1
    s.tell(LEFT, seat, s.tile[space], space)


def move_provost(s: CaylusState, seat: int, move: int) -> None:
    """A move is one of MOVES; the caller has seen that it stays on the road."""
    s.provost += move - STAYING
    s.tell(PROVOST_MOVED, seat, move, s.provost)


def forget_rows(s: CaylusState) -> None:
    """A new phase begins: all rows of the favours may be chosen again. [favours.5]"""
    for seat in range(s.seats):
        s.rows_used[seat] = 0


def section_now(s: CaylusState) -> int:
    """The section under construction: the first that is neither full nor counted, or SECTION_KINDS. [castle.4]"""
    for section in range(s.counted, SECTION_KINDS):
        if s.built[section] < SECTION_SIZE[section]:
            return section
    return SECTION_KINDS
