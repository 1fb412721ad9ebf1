"""Pictures: what of a building shows from the near right corner, and how it is drawn.

>>> picture_of("12/11") == picture_of("21/11")
False
>>> visible_counts("12/11")
[1, 4, 2, 6, 6]
>>> svg("12/11").startswith("<svg ")
True

The picture is isometric: sx = (x - y) cos 30°, sy = (x + y) sin 30° - z, with x to the right and y downwards in the
plan. No axis is flipped: a mirrored picture would be another building. On the screen every face is two triangles of
one grid, so what hides what is counted, not estimated.
"""

from html import escape
from typing import Annotated, Final, TypedDict

from bouwmeester.core.action import Domain
from bouwmeester.games.potzklotz.shapes import Cube, Shape, shape_of

#: The three faces that can be seen, by the direction they look in.
TOP: Final = 0
LEFT: Final = 1  # y+, the face at the lower left
RIGHT: Final = 2  # x+, the face at the lower right
FACES: Final = Domain("face", ("top", "left", "right"))

#: A corner of the grid on the screen: x - y, and x + y - 2 z.
Corner = tuple[int, int]
#: The three corners of a triangle, in order.
Triangle = tuple[Corner, Corner, Corner]
#: Which triangles show, each with the face it belongs to; moved so that the first corner is at the origin.
Picture = tuple[tuple[Triangle, int], ...]


def _corner(x: int, y: int, z: int) -> Corner:
    return (x - y, x + y - 2 * z)


def _triangle(a: Cube, b: Cube, c: Cube) -> Triangle:
    first, second, third = sorted([_corner(*a), _corner(*b), _corner(*c)])
    return (first, second, third)


def face_triangles(cube: Cube, face: int) -> tuple[Triangle, Triangle]:
    """A face of a cube as two triangles, cut along its short diagonal."""
    x, y, z = cube
    near = (x + 1, y + 1, z + 1)
    if face == TOP:
        far, one, other = (x, y, z + 1), (x + 1, y, z + 1), (x, y + 1, z + 1)
    elif face == LEFT:
        far, one, other = (x, y + 1, z), (x, y + 1, z + 1), (x + 1, y + 1, z)
    else:
        far, one, other = (x + 1, y, z), (x + 1, y, z + 1), (x + 1, y + 1, z)
    return _triangle(near, far, one), _triangle(near, far, other)


def visible(shape: Shape) -> dict[Triangle, tuple[Cube, int]]:
    """For each triangle of the screen that is covered, the cube and the face in front."""
    front: dict[Triangle, tuple[Cube, int]] = {}
    for cube in sorted(shape, key=sum):  # from far to near, so that the nearest stays
        for face in (TOP, LEFT, RIGHT):
            for triangle in face_triangles(cube, face):
                front[triangle] = (cube, face)
    return front


def picture(shape: Shape) -> Picture:
    """What is seen, wherever it is on the page: equal for two buildings only if nobody could tell them apart."""
    seen = visible(shape)
    left, top, _, _ = _edges(seen)
    # An odd shift would leave the grid; the sum of a corner's numbers is always even.
    parity = (left + top) % 2
    shifted: list[tuple[Triangle, int]] = []
    for (a, b, c), (_, face) in seen.items():
        at = (left, top - parity)
        moved = (
            (a[0] - at[0], a[1] - at[1]),
            (b[0] - at[0], b[1] - at[1]),
            (c[0] - at[0], c[1] - at[1]),
        )
        shifted.append((moved, face))
    shifted.sort()
    return tuple(shifted)


def picture_of(text: str) -> Picture:
    """The picture of a plan."""
    return picture(shape_of(text))


def visible_counts(text: str) -> list[int]:
    """How many of the six triangles of each cube show, cubes in the order of the shape."""
    shape = shape_of(text)
    seen = list(visible(shape).values())
    return [len([cube for cube, _ in seen if cube == one]) for one in shape]


def weakest(text: str) -> int:
    """How much shows of the top cube of a column, of the column that shows least: 0 to 6."""
    shape = shape_of(text)
    counts = visible_counts(text)
    return min([n for (x, y, z), n in zip(shape, counts) if (x, y, z + 1) not in shape])


# Drawing.

#: Light from above; the left face is brighter than the right one.
SHADES: Final = ("#f3dcae", "#d2a566", "#9c7140")
_LINE: Final = "#4a3418"
_COS30: Final = 0.8660254037844386
_UNIT: Final = 40.0
_MARGIN: Final = 6.0


class FaceView(TypedDict):
    """A face that shows, or the half of it that does: which way it looks, whose it is, its shade and outline."""

    face: Annotated[str, FACES]
    cube: list[int]
    shade: str
    points: list[list[float]]


class PictureView(TypedDict):
    """A picture to be drawn: its size, and faces that do not overlap, so in any order. The side of a cube is 1."""

    width: float
    height: float
    faces: list[FaceView]


def drawn(text: str) -> PictureView:
    """The building of a plan, turned as the plan is, as outlines; y runs downwards, as on a screen.

    >>> drawn("1/2/1/1")["faces"][0]
    {'face': 'top', 'cube': [0, 0, 0], 'shade': '#f3dcae', 'points': [[3.4641, 0.5], [3.4641, 1.5], [4.3301, 1.0]]}
    """
    seen = visible(shape_of(text))
    left, top, right, bottom = _edges(seen)
    faces: list[FaceView] = []
    for face in (TOP, LEFT, RIGHT):
        for cube, outline in _outlines(seen, face):
            points = [[_rounded((x - left) * _COS30), _rounded((y - top) * 0.5)] for x, y in outline]
            faces.append({"face": FACES.word(face), "cube": list(cube), "shade": SHADES[face], "points": points})
    return {"width": _rounded((right - left) * _COS30), "height": _rounded((bottom - top) * 0.5), "faces": faces}


def _rounded(value: float) -> float:
    return round(value, 4)


def _edges(seen: dict[Triangle, tuple[Cube, int]]) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what shows."""
    across = [corner[0] for triangle in seen for corner in triangle]
    down = [corner[1] for triangle in seen for corner in triangle]
    return min(across), min(down), max(across), max(down)


def svg(text: str, title: str = "") -> str:
    """The building of a plan, turned as the plan is, as an SVG document."""
    seen = visible(shape_of(text))
    left, top, right, bottom = _edges(seen)
    width = _number((right - left) * _COS30 * _UNIT + 2 * _MARGIN)
    height = _number((bottom - top) * 0.5 * _UNIT + 2 * _MARGIN)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">']
    if title:
        lines.append(f"<title>{escape(title)}</title>")
    for face in (TOP, LEFT, RIGHT):
        lines.append(f'<g fill="{SHADES[face]}" stroke="{_LINE}" stroke-width="1.5" stroke-linejoin="round">')
        for _, outline in _outlines(seen, face):
            points = " ".join([_point(corner, left, top) for corner in outline])
            lines.append(f'<polygon points="{points}"/>')
        lines.append("</g>")
    lines.append("</svg>")
    return "\n".join(lines) + "\n"


def _outlines(seen: dict[Triangle, tuple[Cube, int]], face: int) -> list[tuple[Cube, list[Corner]]]:
    """The visible faces that look one way: each a rhombus, or the half of it that shows."""
    cubes: list[Cube] = []
    for cube, one in seen.values():
        if one == face and cube not in cubes:
            cubes.append(cube)
    outlines: list[tuple[Cube, list[Corner]]] = []
    for cube in sorted(cubes):
        shown = [triangle for triangle in face_triangles(cube, face) if seen[triangle] == (cube, face)]
        outlines.append((cube, _rhombus(shown[0], shown[1]) if len(shown) == 2 else list(shown[0])))
    return outlines


def _rhombus(one: Triangle, other: Triangle) -> list[Corner]:
    """Two triangles with a common side as one outline."""
    common = [corner for corner in one if corner in other]
    (tip,) = [corner for corner in one if corner not in other]
    (end,) = [corner for corner in other if corner not in one]
    return [common[0], tip, common[1], end]


def _point(corner: Corner, left: int, top: int) -> str:
    x = (corner[0] - left) * _COS30 * _UNIT + _MARGIN
    y = (corner[1] - top) * 0.5 * _UNIT + _MARGIN
    return f"{_number(x)},{_number(y)}"


def _number(value: float) -> str:
    """Two digits, and none that say nothing."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text if text != "-0" else "0"
