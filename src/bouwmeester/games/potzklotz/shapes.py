"""Shapes of unit cubes: which there are, which are the same, and which are one cube's move apart.

>>> len(fixed(5)), len(classes(fixed(5), ROTATIONS)), len(classes(BUILT, TURNS))
(534, 29, 50)
>>> NAMES[:3], NAMES[CLASS["21/11"]]
(('010/111/010', '0111/1100', '100/111/001'), '21/11')

A *shape* is a set of cubes, moved into the corner of space. A *building* is one that loose cubes can stand in: no
cube hangs over. Two buildings are of one *class* when a turn about the vertical axis makes them equal; a mirror
image is another class. Nothing here knows cards, a base or players.
"""

from collections.abc import Callable
from typing import Final

#: x to the right, y towards the viewer, z up.
Cube = tuple[int, int, int]
#: Cubes in order, none left of, behind or below the corner.
Shape = tuple[Cube, ...]
Motion = Callable[[Shape], Shape]

CUBES: Final = 5
_SIDES: Final = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))


def settled(cubes: list[Cube]) -> Shape:
    """The cubes moved into the corner, in order."""
    x = min([cube[0] for cube in cubes])
    y = min([cube[1] for cube in cubes])
    z = min([cube[2] for cube in cubes])
    return tuple(sorted([(cube[0] - x, cube[1] - y, cube[2] - z) for cube in cubes]))


# Motions.


def turned(shape: Shape) -> Shape:
    """A quarter turn about the vertical axis, clockwise as seen from above."""
    return settled([(-y, x, z) for x, y, z in shape])


def tipped(shape: Shape) -> Shape:
    """A quarter turn about the axis from left to right."""
    return settled([(x, -z, y) for x, y, z in shape])


def mirrored(shape: Shape) -> Shape:
    """The mirror image, left for right."""
    return settled([(-x, y, z) for x, y, z in shape])


#: What makes two buildings equal, and what makes two pieces in the hand equal.
TURNS: Final[tuple[Motion, ...]] = (turned,)
ROTATIONS: Final[tuple[Motion, ...]] = (turned, tipped)


def orbit(shape: Shape, motions: tuple[Motion, ...]) -> list[Shape]:
    """Everything that the motions, done again and again, make of a shape."""
    found = [shape]
    for one in found:
        for motion in motions:
            other = motion(one)
            if other not in found:
                found.append(other)
    return found


def classes(shapes: list[Shape], motions: tuple[Motion, ...]) -> list[list[Shape]]:
    """The shapes sorted by what the motions make equal."""
    seen: set[Shape] = set()
    sorted_out: list[list[Shape]] = []
    for shape in shapes:
        if shape not in seen:
            same = orbit(shape, motions)
            seen.update(same)
            sorted_out.append(same)
    return sorted_out


# Which shapes there are.


def fixed(cubes: int) -> list[Shape]:
    """All shapes of so many cubes that hold together by their faces, every direction counted on its own."""
    shapes: list[Shape] = [((0, 0, 0),)]
    for _ in range(cubes - 1):
        larger: set[Shape] = set()
        for shape in shapes:
            for x, y, z in shape:
                for dx, dy, dz in _SIDES:
                    cube = (x + dx, y + dy, z + dz)
                    if cube not in shape:
                        larger.add(settled([*shape, cube]))
        shapes = sorted(larger)
    return shapes


def stands(shape: Shape) -> bool:
    """Whether loose cubes can stand like this: each on the ground or on another."""
    return not [cube for cube in shape if cube[2] > 0 and (cube[0], cube[1], cube[2] - 1) not in shape]


def flat(shape: Shape) -> bool:
    return not [cube for cube in shape if cube[2] > 0]


# Plans: a building seen from above, far row first, a digit for each column's height.


def plan(shape: Shape) -> str:
    """The plan of a building.

    >>> plan(((0, 0, 0), (0, 0, 1), (1, 0, 0), (0, 1, 0), (1, 1, 0)))
    '21/11'
    """
    wide = max([cube[0] for cube in shape]) + 1
    deep = max([cube[1] for cube in shape]) + 1
    rows: list[str] = []
    for y in range(deep):
        heights = [len([cube for cube in shape if cube[0] == x and cube[1] == y]) for x in range(wide)]
        rows.append("".join([str(height) for height in heights]))
    return "/".join(rows)


def shape_of(text: str) -> Shape:
    """The building of a plan; a ValueError says what is wrong with one that is none."""
    rows = text.split("/")
    cubes: list[Cube] = []
    for y, row in enumerate(rows):
        if not (row.isascii() and row.isdigit()) or len(row) != len(rows[0]):
            raise ValueError("rows of digits of equal length, with / between them")
        for x, height in enumerate(row):
            cubes.extend([(x, y, z) for z in range(int(height))])
    if not cubes:
        raise ValueError("at least one cube")
    return settled(cubes)


def named_first(plans: list[str]) -> str:
    """The plan that a class is called by: with the fewest rows, and of those the largest digits first."""
    fewest = min([text.count("/") for text in plans])
    return max([text for text in plans if text.count("/") == fewest])


def _rank(name: str) -> tuple[int, int, str]:
    """Wide buildings first, of those the low ones, and then by name."""
    shape = shape_of(name)
    cells = len([cube for cube in shape if cube[2] == 0])
    return (-cells, max([cube[2] for cube in shape]), name)


#: Every building of five cubes, every direction counted on its own.
BUILT: Final = [shape for shape in fixed(CUBES) if stands(shape)]
#: Every class by its name, in a fixed order: a class is known by its place here.
NAMES: Final = tuple(sorted([named_first([plan(one) for one in same]) for same in classes(BUILT, TURNS)], key=_rank))
CLASSES: Final = len(NAMES)
CLASS: Final = {name: place for place, name in enumerate(NAMES)}
#: The most characters that the plan of a building of five cubes has.
LONGEST_PLAN: Final = max([len(plan(shape)) for shape in BUILT])
#: The shape in the direction of its name, and its four directions, by quarter turns clockwise.
SHAPES: Final = [shape_of(name) for name in NAMES]
NO_CLASS: Final = -1


def _views(shape: Shape) -> tuple[Shape, ...]:
    second = turned(shape)
    third = turned(second)
    return (shape, second, third, turned(third))


VIEWS: Final = [_views(shape) for shape in SHAPES]
_CLASS_OF: Final = {view: place for place, views in enumerate(VIEWS) for view in views}


def class_of(shape: Shape) -> int:
    """The class of a shape of five cubes, or NO_CLASS when it is no building."""
    return _CLASS_OF.get(shape, NO_CLASS)


MIRROR: Final = [class_of(mirrored(shape)) for shape in SHAPES]


# Moves: one cube from the top of a column to another place; only the result must hold together.


def moves(shape: Shape) -> list[Shape]:
    """Every building that moving one cube makes of this one, as often as there are ways; itself too, if so."""
    tops = [cube for cube in shape if (cube[0], cube[1], cube[2] + 1) not in shape]
    results: list[Shape] = []
    for top in tops:
        rest = [cube for cube in shape if cube != top]
        for x, y in _places(rest):
            if (x, y) != (top[0], top[1]):
                height = len([cube for cube in rest if cube[0] == x and cube[1] == y])
                result = settled([*rest, (x, y, height)])
                if class_of(result) != NO_CLASS:
                    results.append(result)
    return results


def _places(rest: list[Cube]) -> list[tuple[int, int]]:
    """The places on or beside what stands."""
    places: list[tuple[int, int]] = []
    for x, y, _ in rest:
        for place in ((x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if place not in places:
                places.append(place)
    return places


_RESULTS: Final = [[class_of(result) for result in moves(shape)] for shape in SHAPES]
#: Which other classes are one move away, in order.
NEIGHBOURS: Final = [
    tuple([other for other in range(CLASSES) if other != place and other in _RESULTS[place]])
    for place in range(CLASSES)
]
#: In how many ways one move rebuilds the same class.
REBUILDS: Final = [_RESULTS[place].count(place) for place in range(CLASSES)]


def _distances(start: int) -> tuple[int, ...]:
    away = [NO_CLASS] * CLASSES
    away[start] = 0
    reached = [start]
    for one in reached:
        for other in NEIGHBOURS[one]:
            if away[other] == NO_CLASS:
                away[other] = away[one] + 1
                reached.append(other)
    return tuple(away)


#: How many moves one class is from another.
DISTANCE: Final = [_distances(place) for place in range(CLASSES)]
