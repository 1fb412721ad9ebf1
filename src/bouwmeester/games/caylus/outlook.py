"""What a player wants to know before deciding and only the rules can tell: prices, what works, what a count would do.

Everything here follows from the table. Views show it, so that whoever draws them needs no rules.
"""

from typing import Final, TypedDict

from bouwmeester.core.position import words
from bouwmeester.core.state import NOBODY, Frame
from bouwmeester.games.caylus.agenda import (
    BRIBES,
    CASTLE,
    CHOOSE_PLOT,
    CONSTRUCTION,
    DELIVERY,
    END_OF_TURN,
    FAVOUR_EFFECT,
    GIVING,
    GRANT,
    INCOME,
    NEXT_TURN,
    OWNER_BONUS,
    PAY_ANY,
    PEDDLING,
    PICKING,
    PLACING,
    PRODUCTION,
    ROAD,
    SALE,
    TRADING,
)
from bouwmeester.games.caylus.construction import LAWYER_DENIERS, can_pay, lawyer_paid
from bouwmeester.games.caylus.material import (
    BATCHES,
    COUNT_PENALTY,
    CUBE_KINDS,
    CUBES,
    FOOD,
    MOVES,
    NO_CUBE,
    OPEN_COLUMN,
    PRICES,
    RESIDENCE_TILE,
    RESOURCE_KINDS,
    ROWS,
    SECTION_KINDS,
    SECTION_SIZE,
    SECTIONS,
    SITES,
    STAYING,
    TILE_KINDS,
    TILES,
)
from bouwmeester.games.caylus.offers import batches_with, continues
from bouwmeester.games.caylus.phases.p3_special import stays_on_road
from bouwmeester.games.caylus.phases.p7_end import bailiff_goes_to, due_with, favours_for
from bouwmeester.games.caylus.reference import Cube, Row, Section
from bouwmeester.games.caylus.sites import has_work, open_sites, price_after, price_at
from bouwmeester.games.caylus.state import CaylusState

#: The frame with which each phase waits, and its name.
_PHASES: Final[tuple[tuple[Frame, str], ...]] = (
    ((END_OF_TURN,), "end"),
    ((CASTLE,), "castle"),
    ((ROAD, NOBODY), "road"),
    ((BRIBES,), "provost"),
)
#: Steps whose frame says which tile they are about.
_OF_A_TILE: Final = (PRODUCTION, OWNER_BONUS, SALE, PEDDLING, TRADING, CONSTRUCTION, PAY_ANY, CHOOSE_PLOT)


class MoveView(TypedDict):
    """A move of the provost from where he stands: which workers it wakes and which it puts to sleep."""

    move: str
    space: int
    price: int  # as a bribe
    on: list[int]
    off: list[int]
    bailiff: int  # where he would go at the end of the turn
    counts: list[Section]  # sections that would be counted then, as the castle stands


class SectionView(TypedDict):
    section: Section
    built: int
    left: int  # houses that can still be built
    counted: bool


class CountView(TypedDict):
    """What the count of a section would do to a seat now."""

    favours: int
    points: int  # 0, or less


class ChoiceView(TypedDict, total=False):
    """What the present step is about, as far as there is more to say than its name."""

    tile: str  # that works, or is being built
    bought: Cube  # the cube bought first
    left: int  # cubes still to be given, taken or, at most, bought
    least: Cube  # the first kind of cube that these may be of
    cubes: dict[Cube, int]  # how many of each kind may be among these, in whatever order they are named
    prices: list[int]  # of those to be bought
    row: Row
    batches: list[str]  # delivered so far
    more: dict[str, list[str]]  # batches that can be added, and how all of them are named then
    continues: bool  # the click before began this
    waiting: int  # further favours, after the one in use


def phase_now(s: CaylusState) -> str | None:
    """The present phase: setup, placing, special, provost, road, castle, end; None when the game is over.

    Income, the first phase, asks nobody anything.
    """
    agenda = s.agenda
    if not agenda:
        return None
    if agenda[0][0] == INCOME:
        return "setup"
    if agenda[0][0] == NEXT_TURN:
        return "end"
    # The phases still to come lie at the bottom, the last one first.
    to_come = 0
    while to_come < len(_PHASES) and agenda[to_come] == _PHASES[to_come][0]:
        to_come += 1
    if to_come < len(_PHASES):
        return _PHASES[to_come][1]
    return "placing" if agenda[-1][0] == PLACING else "special"


def bridge(s: CaylusState) -> list[int]:
    """What a worker costs after nobody, one, two, … have passed. [placing.2, two.4]"""
    return [price_after(s, passed) for passed in range(s.seats)]


def prices(s: CaylusState) -> dict[str, int]:
    """What each place would cost the one who is to place a worker, whether or not there is money for it."""
    if not s.agenda or s.agenda[-1][0] != PLACING:
        return {}
    _, seat = s.agenda[-1]
    return {SITES.word(site): price_at(s, seat, site) for site in open_sites(s, seat)} if s.workers[seat] else {}


def works(s: CaylusState, space: int) -> bool:
    """Whether a worker there would have something of it, the provost standing where he is. [road.1]"""
    return space <= s.provost and s.tile[space] != NOBODY and has_work(s.tile[space])


def provost_moves(s: CaylusState) -> list[MoveView]:
    """Every move of the provost, as long as he can still be moved in this turn. [special.4, provost]"""
    if phase_now(s) not in ("placing", "special", "provost"):
        return []
    return [_move(s, move) for move in range(len(MOVES)) if stays_on_road(s, move)]


def _move(s: CaylusState, move: int) -> MoveView:
    space = s.provost + move - STAYING
    bailiff = bailiff_goes_to(s.bailiff, space)
    return {
        "move": MOVES.word(move),
        "space": space + 1,
        "price": abs(move - STAYING),
        "on": [one + 1 for one in range(s.provost + 1, space + 1) if s.worker[one] != NOBODY],
        "off": [one + 1 for one in range(space + 1, s.provost + 1) if s.worker[one] != NOBODY],
        "bailiff": bailiff + 1,
        "counts": [SECTIONS.word(one) for one in range(s.counted, SECTION_KINDS) if due_with(s, one, bailiff)],
    }


def section_view(s: CaylusState, section: int) -> SectionView:
    counted = section < s.counted
    return {
        "section": SECTIONS.word(section),
        "built": s.built[section],
        "left": 0 if counted else SECTION_SIZE[section] - s.built[section],
        "counted": counted,
    }


def counts(s: CaylusState, seat: int) -> dict[str, CountView]:
    """What the counts still to come would do to a seat, if they came now. [count.2]"""
    coming: dict[str, CountView] = {}
    for section in range(s.counted, SECTION_KINDS):
        houses = s.houses[seat * SECTION_KINDS + section]
        loss = COUNT_PENALTY[section] if houses == 0 else 0
        coming[SECTIONS.word(section)] = {
            "favours": favours_for(section, houses),
            "points": -min(loss, s.points[seat]),
        }
    return coming


def locks(s: CaylusState) -> list[str | None]:
    """For each column of the favours the section whose count opens it, or None if it is open. [favours.3]"""
    opened_by: list[str | None] = []
    for column in range(1, OPEN_COLUMN[-1] + 1):
        counted = 0
        while OPEN_COLUMN[counted] < column:
            counted += 1
        opened_by.append(SECTIONS.word(counted - 1) if counted > s.counted else None)
    return opened_by


def payable(s: CaylusState, seat: int) -> list[str]:
    """The tiles in stock that a seat has the cubes for, and a residence if it could pay the lawyer."""
    return [
        TILES.word(tile)
        for tile in range(TILE_KINDS)
        if (s.stock[tile] and can_pay(s, seat, tile, NO_CUBE))
        or (tile == RESIDENCE_TILE and lawyer_paid(s, seat, LAWYER_DENIERS))
    ]


def at_work(s: CaylusState) -> int | None:
    """The space whose building is at work, from 1."""
    for frame in s.agenda:
        if frame[0] == ROAD and frame[1] != NOBODY:
            return frame[1] + 1
    return None


def _prices_left(s: CaylusState, frame: Frame) -> list[int]:
    """What the cubes cost that can still be bought of a peddler."""
    affordable: list[int] = []
    left = s.deniers[frame[1]]
    for price in PRICES[frame[2]][0 if frame[3] == NO_CUBE else 1 :]:
        left -= price
        if left < 0:
            break
        affordable.append(price)
    return affordable


def _gather(s: CaylusState, about: ChoiceView, left: int, least: int) -> None:
    """So many cubes are to be named, from ``least`` on; what is given must be there."""
    step, seat = s.agenda[-1][:2]
    about["left"] = left
    about["cubes"] = {
        CUBES.word(cube): min(left, s.cubes[seat * CUBE_KINDS + cube]) if step == GIVING else left
        for cube in range(least, RESOURCE_KINDS)
    }


def choice(s: CaylusState) -> ChoiceView:
    """What the present step has in its frame, in words, and how many favours wait behind it."""
    about: ChoiceView = {}
    if not s.agenda:
        return about
    frame = s.agenda[-1]
    step = frame[0]
    if step in _OF_A_TILE:
        about["tile"] = TILES.word(frame[2])
    if step == PEDDLING:
        if frame[3] != NO_CUBE:
            about["bought"] = CUBES.word(frame[3])
        about["prices"] = _prices_left(s, frame)
        _gather(s, about, len(about["prices"]), max(FOOD, frame[3]))
    if step == GIVING or step == PICKING:
        about["least"] = CUBES.word(frame[3])
        _gather(s, about, frame[2], frame[3])
    if step == FAVOUR_EFFECT:
        about["row"] = ROWS.word(frame[2])
    if step == DELIVERY:
        about["batches"] = words(BATCHES, list(frame[2:]))
        about["more"] = batches_with(s)
    if continues(frame):
        about["continues"] = True
    waiting = len([one for one in s.agenda if one[0] == GRANT])
    if waiting:
        about["waiting"] = waiting
    return about
