"""The verdict on a card that was laid, in facts that all around the table can see.

>>> from bouwmeester.games.potzklotz.material import CARDS, CELLS, SET_UP
>>> from bouwmeester.games.potzklotz.state import moved
>>> built = moved(SET_UP[CARDS.place("14a")], CELLS.place("c3"), CELLS.place("d4"))
>>> compare(built, CARDS.place("21b"), NOBODY), compare(built, CARDS.place("21a"), NOBODY)
((0, []), (3, []))
>>> turns, misplaced = compare(built, CARDS.place("22a"), CELLS.place("d4"))
>>> turns, [(CELLS.word(a), CELLS.word(b)) for a, b in misplaced]
(0, [('d3', 'c4')])

It says by how many quarter turns the building comes to stand as on the card, and which cubes are then in the wrong
place. The rules need none of this: they ask only whether the building is the one of the card.
"""

from typing import Final

from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY
from bouwmeester.games.potzklotz.fits import Move, fault
from bouwmeester.games.potzklotz.material import (
    CELLS,
    COLUMN,
    SET_UP,
    SIDE,
    Building,
    height_at,
    quarter_turned,
)
from bouwmeester.games.potzklotz.state import LAID, LAID_TOO, WRONG, PotzklotzState

MISPLACED: Final = Telling("potzklotz.misplaced", cell=CELLS, place=CELLS)
#: The place lies beyond the window and has no name.
MISPLACED_BEYOND: Final = Telling("potzklotz.misplaced_beyond", cell=CELLS)


def compare(built: Building, card: int, target: int) -> tuple[int, list[Move]]:
    """How to turn what was built so that it is seen as on the card, and which cubes are then wrong.

    The quarter turns are clockwise as seen from above. Of each wrong cube it is told where it stands, and where one
    is missing (NOBODY for beyond the window), both without the turn. Most cubes are right; where that can be in
    several ways, all of them belong in the window, and the cube set down last (on ``target``, or NOBODY) is wrong.
    """
    best = -1
    turns = 0
    wanted: Building = ()
    for turn in range(4):
        shown = SET_UP[card]
        for _ in range((4 - turn) % 4):
            shown = quarter_turned(shown)
        for there in _placed(shown):
            worth = 4 * _common(built, there)
            if _cubes(there) == _cubes(built):
                worth += 2
            if target != NOBODY and height_at(built, target) > height_at(there, target):
                worth += 1
            if worth > best:
                best = worth
                turns = turn
                wanted = there
    return turns, _differences(built, wanted)


def _placed(shown: Building) -> list[Building]:
    """What the window shows of a building, at every place where it shows something."""
    places: list[Building] = []
    for down in range(1 - SIDE, SIDE):
        for right in range(1 - SIDE, SIDE):
            there = [column + (down * SIDE + right) * COLUMN for column in shown if _in_window(column, down, right)]
            if there:
                places.append(tuple(there))
    return places


def _in_window(column: int, down: int, right: int) -> bool:
    cell = column // COLUMN
    return 0 <= cell // SIDE + down < SIDE and 0 <= cell % SIDE + right < SIDE


def _cubes(building: Building) -> int:
    return sum([column % COLUMN for column in building])


def _common(one: Building, other: Building) -> int:
    """How many cubes two buildings have in the same place."""
    common = 0
    for column in one:
        common += min(column % COLUMN, height_at(other, column // COLUMN))
    return common


def _differences(built: Building, wanted: Building) -> list[Move]:
    many = _surplus(built, wanted)
    few = _surplus(wanted, built)
    return [(many[i], few[i] if i < len(few) else NOBODY) for i in range(len(many))]


def _surplus(one: Building, other: Building) -> list[int]:
    """The cells where one building is higher, once for each cube."""
    cells: list[int] = []
    for column in one:
        cell = column // COLUMN
        for _ in range(column % COLUMN - height_at(other, cell)):
            cells.append(cell)
    return cells


# What is told of it. Nobody works it out when nobody listens.


def tell_right(s: PotzklotzState, seat: int, card: int, built: Building) -> None:
    if s.told is not None:
        s.tell(LAID, seat, card, compare(built, card, NOBODY)[0])


def tell_right_too(s: PotzklotzState, seat: int, card: int) -> None:
    if s.told is not None:
        s.tell(LAID_TOO, seat, card, compare(s.building, card, NOBODY)[0])


def tell_wrong(s: PotzklotzState, seat: int, card: int, built: Building, target: int) -> None:
    """The card, what is the matter with it, and each cube that is in the wrong place."""
    if s.told is None:
        return
    turns, misplaced = compare(built, card, target)
    s.tell(WRONG, seat, card, turns)
    reason, cubes = fault(built, card)
    s.tell(reason, card, cubes)
    for cell, place in misplaced:
        if place == NOBODY:
            s.tell(MISPLACED_BEYOND, cell)
        else:
            s.tell(MISPLACED, cell, place)
