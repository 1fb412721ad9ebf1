"""What is in the box: 56 cards, two views of each of 28 buildings, and a base of 5 x 5. [setup]

>>> CARDS.word(26), PLAN[26], VIEW[26], NAMES[KIND[26]]
('14a', '12/11', 1, '21/11')

Five loose cubes stand on the base. A building on the table is its columns, from the far left to the near right,
each as ``cell * COLUMN + height``.
"""

from typing import Final

from bouwmeester.core.action import Domain
from bouwmeester.games.potzklotz.shapes import CLASS, NAMES, NO_CLASS, VIEWS, plan, shape_of

# The deck: each building, and its plan turned as the first and the second card show it. The viewer stands at the
# near right corner, so the last row is near and the right column too.
DECK: Final = (
    ("012/110", "011/210", "20/11/01"),
    ("021/110", "011/120", "10/21/01"),
    ("111/020", "01/21/01", "020/111"),
    ("111/200", "21/01/01", "002/111"),
    ("112/001", "112/001", "01/01/12"),
    ("112/010", "010/211", "20/11/10"),
    ("112/100", "001/211", "20/10/11"),
    ("120/011", "120/011", "01/12/10"),
    ("121/001", "121/001", "01/02/11"),
    ("121/010", "01/12/01", "010/121"),
    ("121/100", "001/121", "10/20/11"),
    ("1211", "1211", "1/2/1/1"),
    ("200/111", "200/111", "01/01/21"),
    ("21/11", "12/11", "11/21"),
    ("210/011", "210/011", "02/11/10"),
    ("211/001", "211/001", "02/01/11"),
    ("211/010", "211/010", "02/11/01"),
    ("211/100", "12/01/01", "001/112"),
    ("2111", "2111", "2/1/1/1"),
    ("212", "212", "2/1/2"),
    ("22/01", "22/01", "02/12"),
    ("22/10", "01/22", "20/21"),
    ("221", "221", "2/2/1"),
    ("131", "131", "1/3/1"),
    ("30/11", "30/11", "01/31"),
    ("31/01", "31/01", "03/11"),
    ("31/10", "13/01", "01/13"),
    ("311", "311", "3/1/1"),
)
BUILDINGS: Final = len(DECK)
CARD_COUNT: Final = 56
CARDS: Final = Domain("card", tuple([f"{number}{side}" for number in range(1, 29) for side in "ab"]))
#: By card: its plan, the class of its building, and how many quarter turns its view is from the class's name.
PLAN: Final = [text for _, first, second in DECK for text in (first, second)]
KIND: Final = [CLASS[name] for name, _, _ in DECK for _ in "ab"]
VIEW: Final = [[plan(view) for view in VIEWS[KIND[card]]].index(PLAN[card]) for card in range(CARD_COUNT)]

# Sets of cards are numbers with a bit for each card.
ALL_CARDS: Final = (1 << CARD_COUNT) - 1
#: By class: the cards that show it; none for the classes that are not in the deck.
SHOWING: Final = [
    sum([1 << card for card in range(CARD_COUNT) if KIND[card] == place]) for place in range(len(NAMES))
]


# Sets are read seven bits at a time, for speed.
_BITS: Final = 7
_PART: Final = (1 << _BITS) - 1
_PARTS: Final = CARD_COUNT // _BITS
_CARDS_IN: Final = [
    [[part * _BITS + bit for bit in range(_BITS) if some >> bit & 1] for some in range(_PART + 1)]
    for part in range(_PARTS)
]
_COUNT: Final = [len(cards) for cards in _CARDS_IN[0]]


def cards_in(cards: int) -> list[int]:
    """The cards of a set, from low to high."""
    found: list[int] = []
    part = 0
    while cards:
        some = cards & _PART
        if some:
            found.extend(_CARDS_IN[part][some])
        cards >>= _BITS
        part += 1
    return found


def count(cards: int) -> int:
    """How many cards a set has."""
    number = 0
    while cards:
        number += _COUNT[cards & _PART]
        cards >>= _BITS
    return number


def words_of(cards: int) -> list[str]:
    return [CARDS.word(card) for card in cards_in(cards)]


# The window: the base of 5 x 5 with the ring of table around it that a cube moved off the base can come to stand on.
SIDE: Final = 7
CELL_COUNT: Final = 49
CELLS: Final = Domain("cell", tuple([f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcdefg"]))
#: 1 for the cells of the base, b2 to f6.
ON_BASE: Final = [int(0 < cell // SIDE < SIDE - 1 and 0 < cell % SIDE < SIDE - 1) for cell in range(CELL_COUNT)]
#: Room for a height: a column is cell * COLUMN + height.
COLUMN: Final = 8

Building = tuple[int, ...]

HAND: Final = 5
#: Experts begin with five, four or three. [experts.2]
EXPERT_HANDS: Final = (3, 4, 5)
EXPERT_SEATS: Final = 4
DEALS_AT_MOST: Final = 20


def standing(text: str, row: int, column: int) -> Building:
    """The building of a plan with the far left corner of the plan at that row and column of the window."""
    columns: list[int] = []
    for x, y, z in shape_of(text):
        if z == 0:
            height = len([cube for cube in shape_of(text) if cube[0] == x and cube[1] == y])
            columns.append(((row + y) * SIDE + column + x) * COLUMN + height)
    columns.sort()
    return tuple(columns)


def centred(text: str) -> Building:
    """The building of a plan in the middle of the base; where there is none, a little to the far left."""
    deep = text.count("/") + 1
    wide = len(text.partition("/")[0])
    return standing(text, 1 + (SIDE - 2 - deep) // 2, 1 + (SIDE - 2 - wide) // 2)


#: How each card's building is set up, as its picture shows it. [setup.4]
SET_UP: Final = [centred(text) for text in PLAN]


def height_at(building: Building, cell: int) -> int:
    for column in building:
        if column // COLUMN == cell:
            return column % COLUMN
    return 0


def lifted(building: Building, cell: int) -> Building:
    """What stands when the top cube of a column is in the air. There is one."""
    left: list[int] = []
    for column in building:
        if column // COLUMN != cell:
            left.append(column)
        elif column % COLUMN > 1:
            left.append(column - 1)
    return tuple(left)


def with_cube(building: Building, cell: int) -> Building:
    """What stands when a cube is set down on a cell."""
    columns: list[int] = []
    added = False
    for column in building:
        at = column // COLUMN
        if at == cell:
            columns.append(column + 1)
            added = True
        else:
            if at > cell and not added:
                columns.append(cell * COLUMN + 1)
                added = True
            columns.append(column)
    if not added:
        columns.append(cell * COLUMN + 1)
    return tuple(columns)


def _cornered(building: Building) -> Building:
    """The building moved to the far left corner of the window: equal for all places it can stand."""
    row = SIDE
    left = SIDE
    for column in building:
        cell = column // COLUMN
        row = min(row, cell // SIDE)
        left = min(left, cell % SIDE)
    back = (row * SIDE + left) * COLUMN
    return tuple([column - back for column in building])


_KIND_OF: Final = {standing(plan(view), 0, 0): place for place, views in enumerate(VIEWS) for view in views}
_VIEW_OF: Final = {
    standing(plan(view), 0, 0): turns for views in VIEWS for turns, view in reversed(list(enumerate(views)))
}


def kind_of(building: Building) -> int:
    """The class of what stands in the window, or NO_CLASS when five cubes in one piece do not."""
    return _KIND_OF.get(_cornered(building), NO_CLASS)


def view_of(building: Building) -> int:
    """How many quarter turns a building is from its class's name; the fewest, where several will do."""
    return _VIEW_OF[_cornered(building)]


def back_on_base(building: Building) -> Building:
    """The building with the base pushed back under it, if it has left it. [turn.6]"""
    down = right = 0
    for column in building:
        cell = column // COLUMN
        row = cell // SIDE
        left = cell % SIDE
        if row == 0:
            down = 1
        elif row == SIDE - 1:
            down = -1
        if left == 0:
            right = 1
        elif left == SIDE - 1:
            right = -1
    by = (down * SIDE + right) * COLUMN
    return building if by == 0 else tuple([column + by for column in building])


def quarter_turned(building: Building) -> Building:
    """The building with the base turned under it, clockwise as seen from above."""
    columns: list[int] = []
    for column in building:
        cell = column // COLUMN
        there = (cell % SIDE) * SIDE + SIDE - 1 - cell // SIDE
        columns.append(there * COLUMN + column % COLUMN)
    columns.sort()
    return tuple(columns)


def plan_of(building: Building) -> str:
    """The plan of what stands in the window, also of parts that do not hold together."""
    rows = [column // COLUMN // SIDE for column in building]
    lefts = [column // COLUMN % SIDE for column in building]
    lines: list[str] = []
    for row in range(min(rows), max(rows) + 1):
        line = range(row * SIDE + min(lefts), row * SIDE + max(lefts) + 1)
        lines.append("".join([str(height_at(building, cell)) for cell in line]))
    return "/".join(lines)


def corner_of(building: Building) -> int:
    """The cell at the far left corner of the plan; it may be empty."""
    row = min([column // COLUMN // SIDE for column in building])
    left = min([column // COLUMN % SIDE for column in building])
    return row * SIDE + left
