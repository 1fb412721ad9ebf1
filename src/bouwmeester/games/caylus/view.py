"""What a seat can see: everything. Nothing is hidden in Caylus once it is set up. [setup.7]

Besides what lies on the table, a view holds what follows from it by the rules (outlook.py), and what each choice
takes and brings (offers.py): whoever knows what is printed (reference.py) needs no rules to draw it. Spaces are
counted from 1.
"""

from typing import Annotated, TypedDict

from bouwmeester.core.action import SEATS
from bouwmeester.core.chance import Rng
from bouwmeester.core.state import CHANCE, NOBODY
from bouwmeester.games.caylus.contents import STEPS
from bouwmeester.games.caylus.in_vain import LackView, in_vain, lacks
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
from bouwmeester.games.caylus.offers import OfferView, offers
from bouwmeester.games.caylus.outlook import (
    ChoiceView,
    CountView,
    at_work,
    bridge,
    choice,
    counts,
    locks,
    payable,
    phase_now,
    prices,
    provost_moves,
    section_view,
    works,
)
from bouwmeester.games.caylus.outlook import MoveView as MoveView
from bouwmeester.games.caylus.outlook import SectionView as SectionView
from bouwmeester.games.caylus.reference import FIGURES, Row, Section, Special
from bouwmeester.games.caylus.scoring import final_score, houses_in
from bouwmeester.games.caylus.state import FAVOUR_TABLE, CaylusState, section_now


class SeatView(TypedDict):
    deniers: int
    cubes: Annotated[dict[str, int], CUBES]
    points: int
    total: int  # with the final points for what is left over
    income: int  # of the next turn
    workers: int  # at hand
    favours: Annotated[dict[str, int], ROWS]
    rows_used: list[Row]
    houses: Annotated[dict[str, int], SECTIONS]
    batches: int
    lacks: LackView
    counts: dict[Section, CountView]  # what the counts to come would do now
    payable: list[str]  # tiles in stock, and a residence


class SpaceView(TypedDict):
    space: int
    tile: str | None
    owner: str | None
    worker: str | None
    residence_for: str | None
    works: bool  # for a worker there, the provost standing where he is


class InnView(TypedDict):
    left: str | None
    guest: str | None


class CaylusView(TypedDict):
    seat: str | None
    phase: str | None
    now: str | None
    acting: str | None
    choice: ChoiceView
    offers: dict[str, OfferView]  # by action, for the one who is to decide
    at_work: int | None  # a space
    turn: int
    order: list[str]
    passed: list[str]
    bridge: list[int]  # the price after nobody, one, two, … have passed
    price: int | None  # now, where placing.3 says nothing else; None when everyone has passed
    price_next: int | None  # after the next pass, if anybody can place then
    prices: dict[str, int]  # of each place, for the one who is to place
    in_vain: list[str]  # places where a worker sent now could do nothing with what its player has
    bailiff: int
    provost: int
    moves: list[MoveView]
    road: list[SpaceView]
    special: dict[Special, str | None]
    stables: list[str]
    inn: InnView
    castle: list[str]
    section: Section | None  # where the next batch goes
    sections: list[SectionView]
    columns: list[Section | None]  # of the favours: the section whose count opens each, None if it is open
    favour_table: bool  # whether favours go by the table; else each is points
    figures: Annotated[str, FIGURES]  # that the tiles are played with
    stock: dict[str, int]
    seats: dict[str, SeatView]


def view(s: CaylusState) -> CaylusView:
    """The table, from the side of it."""
    section = section_now(s)
    toll = bridge(s)
    passed = len(s.passed)
    return {
        "seat": None,
        "phase": phase_now(s),
        "now": STEPS[s.agenda[-1][0]].name if s.agenda else None,
        "acting": _acting(s),
        "choice": choice(s),
        "offers": offers(s),
        "at_work": at_work(s),
        "turn": s.turn,
        "order": _names(s.order),
        "passed": _names(s.passed),
        "bridge": toll,
        "price": toll[passed] if passed < s.seats else None,
        "price_next": toll[passed + 1] if passed + 1 < s.seats else None,
        "prices": prices(s),
        "in_vain": in_vain(s),
        "bailiff": s.bailiff + 1,
        "provost": s.provost + 1,
        "moves": provost_moves(s),
        "road": [_space(s, space) for space in range(ROAD)],
        "special": {SITES.word(site): _name(s.special[site]) for site in range(SINGLE_SITES)},
        "stables": _names(s.stables),
        "inn": {"left": _name(s.inn_left), "guest": _name(s.inn_guest)},
        "castle": _names(s.castle),
        "section": SECTIONS.word(section) if section < SECTION_KINDS else None,
        "sections": [section_view(s, one) for one in range(SECTION_KINDS)],
        "columns": locks(s),
        "favour_table": s.favour_rule == FAVOUR_TABLE,
        "figures": FIGURES.word(s.figures),
        "stock": {TILES.word(tile): s.stock[tile] for tile in range(TILE_KINDS) if s.stock[tile]},
        "seats": {SEATS.word(one): _seat(s, one) for one in range(s.seats)},
    }


def _name(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS.word(seat)


def _names(seats: list[int]) -> list[str]:
    return [SEATS.word(seat) for seat in seats]


def _acting(s: CaylusState) -> str | None:
    seat = STEPS[s.agenda[-1][0]].actor(s) if s.agenda else CHANCE
    return None if seat == CHANCE else SEATS.word(seat)


def _space(s: CaylusState, space: int) -> SpaceView:
    return {
        "space": space + 1,
        "tile": None if s.tile[space] == NOBODY else TILES.word(s.tile[space]),
        "owner": _name(s.owner[space]),
        "worker": _name(s.worker[space]),
        "residence_for": _name(s.pending[space]),
        "works": works(s, space),
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
        "lacks": lacks(s, seat),
        "counts": counts(s, seat),
        "payable": payable(s, seat),
    }


def resample(s: CaylusState, seat: int, rng: Rng) -> CaylusState:
    """There is nothing to draw anew."""
    return s.copy()
