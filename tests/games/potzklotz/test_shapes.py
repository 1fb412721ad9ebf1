"""Shapes, the deck and its pictures against the tables of an enumeration made by other means."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from bouwmeester.games.potzklotz import pictures, shapes
from bouwmeester.games.potzklotz.chains import chain, longest
from bouwmeester.games.potzklotz.material import (
    CARD_COUNT,
    CARDS,
    DECK,
    KIND,
    PLAN,
    SET_UP,
    SHOWING,
    VIEW,
    back_on_base,
    cards_in,
    corner_of,
    count,
    kind_of,
    plan_of,
    quarter_turned,
    standing,
    view_of,
)
from bouwmeester.games.potzklotz.shapes import (
    CLASS,
    CLASSES,
    DISTANCE,
    MIRROR,
    NAMES,
    NEIGHBOURS,
    REBUILDS,
    ROTATIONS,
    SHAPES,
    TURNS,
    VIEWS,
    classes,
    fixed,
    flat,
    plan,
    shape_of,
    turned,
)

#: Building, storeys, mirror image, turns and visibility of the two cards, neighbours in the deck, ways to rebuild it.
DECK_TABLE = """
012/110 2 15 r2 r3 2 3 11 1
021/110 2 8 r2 r3 1 2 16 1
111/020 2 self r1 r2 4 4 16 0
111/200 2 13 r1 r2 4 4 12 0
112/001 2 18 r0 r1 2 3 19 0
112/010 2 17 r2 r3 3 2 19 0
112/100 2 16 r2 r3 4 3 13 0
120/011 2 2 r0 r1 2 1 16 1
121/001 2 11 r0 r1 3 3 17 1
121/010 2 self r1 r2 2 2 16 3
121/100 2 9 r2 r3 3 3 17 1
1211 2 self r0 r1 3 3 14 2
200/111 2 4 r0 r3 4 4 12 0
21/11 2 self r1 r3 1 1 19 3
210/011 2 1 r0 r1 3 2 11 1
211/001 2 7 r0 r1 3 4 13 0
211/010 2 6 r0 r1 2 3 19 0
211/100 2 5 r1 r2 2 3 19 0
2111 2 self r0 r1 4 4 10 1
212 2 self r0 r1 3 3 10 0
22/01 2 22 r0 r1 4 3 15 1
22/10 2 21 r2 r3 3 4 15 1
221 2 self r0 r1 4 4 16 2
131 3 self r0 r1 3 3 9 0
30/11 3 26 r0 r3 4 4 12 0
31/01 3 25 r0 r1 4 4 12 0
31/10 3 self r1 r2 2 3 12 2
311 3 self r0 r1 4 4 14 0
"""

#: All classes: cells, storeys, mirror image, neighbours; of the four views, in how many all five cubes show, and how
#: many different pictures there are.
ALL_TABLE = """
010/111/010 5 1 self 11 4 1
0111/1100 5 1 1110/0011 16 4 4
100/111/001 5 1 110/010/011 13 4 2
100/111/010 5 1 110/011/010 24 4 4
110/010/011 5 1 100/111/001 13 4 2
110/011/001 5 1 self 13 4 4
110/011/010 5 1 100/111/010 24 4 4
111/010/010 5 1 self 27 4 4
111/011 5 1 111/110 24 4 4
111/100/100 5 1 self 23 4 4
111/101 5 1 self 22 4 4
111/110 5 1 111/011 24 4 4
1110/0011 5 1 0111/1100 16 4 4
1111/0001 5 1 1111/1000 17 4 4
1111/0010 5 1 1111/0100 24 4 4
1111/0100 5 1 1111/0010 24 4 4
1111/1000 5 1 1111/0001 17 4 4
11111 5 1 self 6 4 2
012/110 4 2 210/011 16 3 4
021/110 4 2 120/011 21 2 4
111/020 4 2 self 25 2 4
111/200 4 2 200/111 22 3 4
112/001 4 2 211/100 28 3 4
112/010 4 2 211/010 28 3 4
112/100 4 2 211/001 22 4 4
120/011 4 2 021/110 21 2 4
121/001 4 2 121/100 27 3 4
121/010 4 2 self 24 2 4
121/100 4 2 121/001 27 3 4
1211 4 2 self 19 4 4
200/111 4 2 111/200 22 3 4
21/11 4 2 self 22 2 4
210/011 4 2 012/110 16 3 4
211/001 4 2 112/100 22 4 4
211/010 4 2 112/010 28 3 4
211/100 4 2 112/001 28 3 4
2111 4 2 self 15 4 4
21/02 3 2 self 16 1 4
212 3 2 self 10 4 2
22/01 3 2 22/10 17 2 4
22/10 3 2 22/01 17 2 4
221 3 2 self 17 4 4
131 3 3 self 11 4 2
30/11 3 3 31/01 15 3 4
31/01 3 3 30/11 15 3 4
31/10 3 3 self 14 3 4
311 3 3 self 16 4 4
32 2 3 self 9 4 4
41 2 4 self 7 4 4
5 1 5 self 1 4 1
"""

#: By number in the deck: which others are one move away.
NEIGHBOUR_LISTS = """
1: 2 3 4 6 7 8 11 13 14 22 25
2: 1 3 4 5 8 9 10 11 14 15 17 18 21 22 26 27
3: 1 2 4 6 8 9 10 11 13 14 15 17 21 22 25 26
4: 1 2 3 7 9 11 14 15 17 18 21 26
5: 2 6 7 8 9 10 12 13 14 16 17 18 19 20 21 22 23 27 28
6: 1 3 5 7 8 10 11 12 13 14 16 17 18 19 20 22 23 25 28
7: 1 4 5 6 11 12 16 17 18 19 20 23 28
8: 1 2 3 5 6 9 10 11 13 14 15 18 21 22 25 27
9: 2 3 4 5 8 10 11 12 13 14 15 16 17 21 23 24 26
10: 2 3 5 6 8 9 11 12 14 17 18 21 22 23 24 27
11: 1 2 3 4 6 7 8 9 10 12 13 14 18 22 23 24 25
12: 5 6 7 9 10 11 16 17 18 19 20 23 24 28
13: 1 3 5 6 8 9 11 14 15 16 22 25
14: 1 2 3 4 5 6 8 9 10 11 13 15 17 18 21 22 25 26 27
15: 2 3 4 8 9 13 14 16 17 21 26
16: 5 6 7 9 12 13 15 17 18 19 20 23 28
17: 2 3 4 5 6 7 9 10 12 14 15 16 18 19 20 21 23 26 28
18: 2 4 5 6 7 8 10 11 12 14 16 17 19 20 21 22 23 27 28
19: 5 6 7 12 16 17 18 20 23 28
20: 5 6 7 12 16 17 18 19 23 28
21: 2 3 4 5 8 9 10 14 15 17 18 22 23 26 27
22: 1 2 3 5 6 8 10 11 13 14 18 21 23 25 27
23: 5 6 7 9 10 11 12 16 17 18 19 20 21 22 24 28
24: 9 10 11 12 23 25 26 27 28
25: 1 3 6 8 11 13 14 22 24 26 27 28
26: 2 3 4 9 14 15 17 21 24 25 27 28
27: 2 5 8 10 14 18 21 22 24 25 26 28
28: 5 6 7 12 16 17 18 19 20 23 24 25 26 27
"""


def rows(table: str) -> Iterator[list[str]]:
    for line in table.split("\n"):
        if line:
            yield line.split()


def edges(places: list[int]) -> int:
    return sum(len([other for other in NEIGHBOURS[place] if other in places]) for place in places) // 2


IN_DECK = [CLASS[name] for name, _, _ in DECK]
LOW = [place for place in range(CLASSES) if re.search("[23]", NAMES[place]) and not re.search("[45]", NAMES[place])]


# How many there are.


@pytest.mark.parametrize(("cubes", "number"), [(1, 1), (2, 3), (3, 15), (4, 86), (5, 534)])
def test_shapes_in_every_direction(cubes: int, number: int) -> None:
    assert len(fixed(cubes)) == number


@pytest.mark.parametrize(("cubes", "number"), [(1, 1), (2, 1), (3, 2), (4, 8), (5, 29)])
def test_one_sided_polycubes(cubes: int, number: int) -> None:
    assert len(classes(fixed(cubes), ROTATIONS)) == number


@pytest.mark.parametrize(("cubes", "number"), [(1, 1), (2, 1), (3, 2), (4, 7), (5, 18)])
def test_one_sided_polyominoes(cubes: int, number: int) -> None:
    assert len(classes([shape for shape in fixed(cubes) if flat(shape)], TURNS)) == number


def test_fifty_classes_of_buildings() -> None:
    assert CLASSES == len(set(NAMES)) == 50
    cells = [len([cube for cube in shape if cube[2] == 0]) for shape in SHAPES]
    assert [cells.count(number) for number in (5, 4, 3, 2, 1)] == [18, 19, 10, 2, 1]
    heights = [max(cube[2] for cube in shape) + 1 for shape in SHAPES]
    assert [heights.count(number) for number in (1, 2, 3, 4, 5)] == [18, 24, 6, 1, 1]


def test_directions_that_loose_cubes_cannot_stand_in() -> None:
    assert len(classes(fixed(5), TURNS)) == 139
    pieces = classes(fixed(5), ROTATIONS)
    assert len([piece for piece in pieces if any(shapes.stands(one) for one in piece)]) == 27


def test_edges_of_the_move_graph() -> None:
    assert (len(LOW), len(IN_DECK)) == (30, 28)
    assert [edges(places) for places in (list(range(CLASSES)), LOW, IN_DECK)] == [468, 226, 202]
    assert max(max(row) for row in DISTANCE) == 4
    assert {NAMES[place] for place in LOW} - {name for name, _, _ in DECK} == {"21/02", "32"}


def test_moves_go_both_ways() -> None:
    for place in range(CLASSES):
        for other in NEIGHBOURS[place]:
            assert place in NEIGHBOURS[other]


def test_the_tower_leads_to_one_other() -> None:
    assert [NAMES[other] for other in NEIGHBOURS[CLASS["5"]]] == ["41"]


def test_mirror_images() -> None:
    assert len([place for place in range(CLASSES) if MIRROR[place] == place]) == 20
    assert all(MIRROR[MIRROR[place]] == place for place in range(CLASSES))


def test_the_table_of_all_classes() -> None:
    for number, (name, cells, height, mirror, degree, seen, distinct) in enumerate(rows(ALL_TABLE)):
        place = CLASS[name]
        assert place == sorted(range(CLASSES), key=lambda one: (-_cells(one), _height(one), NAMES[one]))[number]
        assert (_cells(place), _height(place)) == (int(cells), int(height))
        assert NAMES[MIRROR[place]] == (name if mirror == "self" else mirror)
        assert len(NEIGHBOURS[place]) == int(degree)
        views = [plan(view) for view in VIEWS[place]]
        assert len([view for view in views if min(pictures.visible_counts(view)) > 0]) == int(seen)
        assert len({pictures.picture_of(view) for view in views}) == int(distinct)


def _cells(place: int) -> int:
    return len([cube for cube in SHAPES[place] if cube[2] == 0])


def _height(place: int) -> int:
    return max(cube[2] for cube in SHAPES[place]) + 1


# The deck.


def test_the_table_of_the_deck() -> None:
    for number, (name, height, mirror, *_, degree, rebuilds) in enumerate(rows(DECK_TABLE), 1):
        place = IN_DECK[number - 1]
        assert NAMES[place] == name
        assert _height(place) == int(height)
        assert IN_DECK.index(MIRROR[place]) + 1 == (number if mirror == "self" else int(mirror))
        assert len([other for other in NEIGHBOURS[place] if other in IN_DECK]) == int(degree)
        assert REBUILDS[place] == int(rebuilds)


def test_the_neighbours_in_the_deck() -> None:
    for first, *others in rows(NEIGHBOUR_LISTS):
        place = IN_DECK[int(first[:-1]) - 1]
        found = sorted(IN_DECK.index(other) + 1 for other in NEIGHBOURS[place] if other in IN_DECK)
        assert found == [int(other) for other in others]


def test_two_cards_show_each_building_from_two_corners() -> None:
    assert CARD_COUNT == len(PLAN) == len(CARDS) == 56
    for row, (name, first, second) in zip(rows(DECK_TABLE), DECK, strict=True):
        turns = [plan(view) for view in VIEWS[CLASS[name]]]
        assert [f"r{turns.index(first)}", f"r{turns.index(second)}"] == row[3:5]
        assert turns.index(first) != turns.index(second)
    for card in range(CARD_COUNT):
        assert plan(VIEWS[KIND[card]][VIEW[card]]) == PLAN[card]
        assert cards_in(SHOWING[KIND[card]]) == [card - card % 2, card - card % 2 + 1]


def test_a_quarter_turn_goes_clockwise() -> None:
    """The far left column comes to stand at the far right."""
    assert plan(turned(shape_of("21/11"))) == "12/11"
    assert plan_of(quarter_turned(standing("211/100", 2, 2))) == "12/01/01"


# The window.


def test_a_building_is_known_wherever_it_stands() -> None:
    for card in range(CARD_COUNT):
        for row in range(7 - PLAN[card].count("/")):
            for column in range(8 - len(PLAN[card].partition("/")[0])):
                assert kind_of(standing(PLAN[card], row, column)) == KIND[card]


def test_every_building_is_set_up_in_the_middle_as_its_card_shows_it() -> None:
    for card in range(CARD_COUNT):
        assert plan_of(SET_UP[card]) == PLAN[card]
        assert VIEW[card] % 2 == view_of(SET_UP[card]) % 2
        assert back_on_base(SET_UP[card]) == SET_UP[card]


def test_four_quarter_turns_bring_a_building_back() -> None:
    for building in SET_UP:
        there = quarter_turned(building)
        assert kind_of(there) == kind_of(building)
        assert quarter_turned(quarter_turned(quarter_turned(there))) == building


def test_the_base_follows_a_building_that_leaves_it() -> None:
    left = standing("1211", 3, 0)
    assert corner_of(back_on_base(left)) == 3 * 7 + 1
    assert plan_of(back_on_base(standing("1/2/1/1", 3, 6))) == "1/2/1/1"


# Pictures.


def test_every_card_shows_some_of_all_five_cubes() -> None:
    for card in range(CARD_COUNT):
        assert min(pictures.visible_counts(PLAN[card])) >= 1


def test_how_much_shows_of_the_column_that_shows_least() -> None:
    for row, (_, first, second) in zip(rows(DECK_TABLE), DECK, strict=True):
        assert [pictures.weakest(first), pictures.weakest(second)] == [int(row[5]), int(row[6])]


def test_a_picture_belongs_to_one_building_only() -> None:
    owners: dict[pictures.Picture, set[int]] = {}
    for place, views in enumerate(VIEWS):
        for view in views:
            owners.setdefault(pictures.picture(view), set()).add(place)
    assert len(owners) == 184
    assert all(len(places) == 1 for places in owners.values())
    assert len({pictures.picture_of(text) for text in PLAN}) == CARD_COUNT


def test_a_picture_is_the_same_wherever_the_building_stands() -> None:
    for view in VIEWS[CLASS["31/10"]]:
        moved = tuple((x + 3, y + 1, z) for x, y, z in view)
        assert pictures.picture(moved) == pictures.picture(view)


def test_no_axis_is_flipped() -> None:
    """A tower at the far left of 31/01, a cube to its right, and one in front of that: seen from the near right
    corner, x runs to the lower right and y to the lower left."""
    seen = pictures.visible(shape_of("31/01"))
    tower = [corner for triangle, (cube, _) in seen.items() if cube[2] == 2 for corner in triangle]
    near = [corner for triangle, (cube, _) in seen.items() if cube[:2] == (1, 1) for corner in triangle]
    right = [corner for triangle, (cube, _) in seen.items() if cube[:2] == (1, 0) for corner in triangle]
    assert max(corner[1] for corner in tower) < min(corner[1] for corner in near)
    assert max(corner[0] for corner in right) > max(corner[0] for corner in near)
    assert pictures.picture_of("31/01") != pictures.picture_of("30/11")
    # The x+ face of a lone cube lies to the right of its y+ face.
    alone = pictures.visible(((0, 0, 0),))
    sides = {face: [c[0] for t, (_, one) in alone.items() if one == face for c in t] for face in (1, 2)}
    assert max(sides[pictures.LEFT]) == 0 == min(sides[pictures.RIGHT])


def test_a_mirror_image_has_another_picture() -> None:
    for card in range(CARD_COUNT):
        if MIRROR[KIND[card]] != KIND[card]:
            twins = {pictures.picture(view) for view in VIEWS[MIRROR[KIND[card]]]}
            assert pictures.picture_of(PLAN[card]) not in twins


@pytest.mark.parametrize("card", range(CARD_COUNT), ids=CARDS.words)
def test_a_drawing_has_three_shades_and_covers_what_is_visible(card: int) -> None:
    root = ElementTree.fromstring(pictures.svg(PLAN[card], "card <1>"))
    groups = [child for child in root if child.tag.endswith("}g")]
    assert [group.get("fill") for group in groups] == list(pictures.SHADES)
    # A rhombus is two triangles, a half one is one: together as many as are visible.
    corners = [len(polygon.get("points", "").split()) for group in groups for polygon in group]
    assert sum(number - 2 for number in corners) == len(pictures.visible(shape_of(PLAN[card])))
    _, _, width, height = [float(number) for number in root.get("viewBox", "").split()]
    for group in groups:
        for polygon in group:
            for point in polygon.get("points", "").split():
                x, y = [float(number) for number in point.split(",")]
                assert 0 < x < width
                assert 0 < y < height


# Chains.


def longest_by_trying(kind: int, hand: tuple[int, ...]) -> int:
    best = 0
    for card in hand:
        fits = KIND[card] in NEIGHBOURS[kind] or (KIND[card] == kind and REBUILDS[kind] > 0)
        if fits:
            best = max(best, 1 + longest_by_trying(KIND[card], tuple(c for c in hand if c != card)))
    return best


def test_the_longest_chain_is_the_longest() -> None:
    for number in range(60):
        hand = tuple(sorted({(number * 17 + i * i * 11 + i * 5) % 56 for i in range(1 + number % 6)}))
        kind = KIND[number % 56]
        cards = sum(1 << card for card in hand)
        found = chain(kind, cards)
        assert len(found) == longest(kind, cards) == longest_by_trying(kind, hand)
        assert len(set(found)) == len(found)
        for card in found:
            assert card in hand
            assert KIND[card] in NEIGHBOURS[kind] or (KIND[card] == kind and REBUILDS[kind])
            kind = KIND[card]


def test_a_hand_too_large_to_be_searched_still_gives_a_chain() -> None:
    hand = (1 << 30) - 1
    assert 12 <= len(chain(KIND[40], hand)) <= count(hand)
