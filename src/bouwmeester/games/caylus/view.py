"""What a seat can see: everything. Nothing is hidden in Caylus once it is set up. [setup.7]"""

from typing import TypedDict

from bouwmeester.core.action import SEATS
from bouwmeester.core.chance import Rng
from bouwmeester.core.state import NOBODY
from bouwmeester.games.caylus.agenda import SEAT_STEPS, STEP_NAMES
from bouwmeester.games.caylus.material import (
    CUBE_KINDS,
    CUBES,
    ROAD,
    ROW_KINDS,
    ROWS,
    SECTION_KINDS,
    SECTIONS,
    SINGLE_SITES,
    SITES,
    TILE_KINDS,
    TILES,
)
from bouwmeester.games.caylus.scoring import final_score, houses_in
from bouwmeester.games.caylus.sites import general_price
from bouwmeester.games.caylus.state import CaylusState, section_now


class SeatView(TypedDict):
    deniers: int
    cubes: dict[str, int]
    points: int
    total: int  # with the final points for what is left over
    income: int
    workers: int
    favours: dict[str, int]
    rows_used: list[str]
    houses: dict[str, int]
    batches: int


class SpaceView(TypedDict):
    space: int
    tile: str | None
    owner: str | None
    worker: str | None
    residence_for: str | None


class CaylusView(TypedDict):
    seat: str | None
    now: str | None
    asked: str | None  # the present step in words, as a position writes it
    acting: str | None
    turn: int
    order: list[str]
    passed: list[str]
    price: int
    bailiff: int
    provost: int
    road: list[SpaceView]
    special: dict[str, str | None]
    stables: list[str]
    inn: dict[str, str | None]
    castle: list[str]
    section: str | None
    built: dict[str, int]
    counted: list[str]
    stock: dict[str, int]
    seats: dict[str, SeatView]


def view(s: CaylusState, seat: int | None, asked: str | None) -> CaylusView:
    """The table, from whichever side it is seen; ``asked`` is the present step in words."""
    section = section_now(s)
    return {
        "seat": None if seat is None else SEATS.word(seat),
        "now": STEP_NAMES[s.agenda[-1][0]] if s.agenda else None,
        "asked": asked,
        "acting": _acting(s),
        "turn": s.turn,
        "order": _names(s.order),
        "passed": _names(s.passed),
        "price": general_price(s),
        "bailiff": s.bailiff + 1,
        "provost": s.provost + 1,
        "road": [_space(s, space) for space in range(ROAD)],
        "special": {SITES.word(site): _name(s.special[site]) for site in range(SINGLE_SITES)},
        "stables": _names(s.stables),
        "inn": {"left": _name(s.inn_left), "guest": _name(s.inn_guest)},
        "castle": _names(s.castle),
        "section": SECTIONS.word(section) if section < SECTION_KINDS else None,
        "built": {SECTIONS.word(i): s.built[i] for i in range(SECTION_KINDS)},
        "counted": list(SECTIONS.words[: s.counted]),
        "stock": {TILES.word(tile): s.stock[tile] for tile in range(TILE_KINDS) if s.stock[tile]},
        "seats": {SEATS.word(one): _seat(s, one) for one in range(s.seats)},
    }


def _name(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS.word(seat)


def _names(seats: list[int]) -> list[str]:
    return [SEATS.word(seat) for seat in seats]


def _acting(s: CaylusState) -> str | None:
    if s.agenda and s.agenda[-1][0] in SEAT_STEPS:
        return SEATS.word(s.agenda[-1][1])
    return None


def _space(s: CaylusState, space: int) -> SpaceView:
    return {
        "space": space + 1,
        "tile": None if s.tile[space] == NOBODY else TILES.word(s.tile[space]),
        "owner": _name(s.owner[space]),
        "worker": _name(s.worker[space]),
        "residence_for": _name(s.pending[space]),
    }


def rows_used(s: CaylusState, seat: int) -> list[str]:
    return [ROWS.word(row) for row in range(ROW_KINDS) if s.rows_used[seat] >> row & 1]


def _seat(s: CaylusState, seat: int) -> SeatView:
    return {
        "deniers": s.deniers[seat],
        "cubes": {CUBES.word(cube): s.cubes[seat * CUBE_KINDS + cube] for cube in range(CUBE_KINDS)},
        "points": s.points[seat],
        "total": final_score(s, seat),
        "income": s.income[seat],
        "workers": s.workers[seat],
        "favours": {ROWS.word(row): s.markers[seat * ROW_KINDS + row] for row in range(ROW_KINDS)},
        "rows_used": rows_used(s, seat),
        "houses": houses_in(s, seat),
        "batches": s.batches[seat],
    }


def resample(s: CaylusState, seat: int, rng: Rng) -> CaylusState:
    """There is nothing to draw anew."""
    return s.copy()
