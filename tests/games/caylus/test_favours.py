"""The king's favours. [favours]"""

import pytest

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.games.caylus.table import cubes, deniers, now, player, points, put, road, texts, tile, why

LATER = ["special stables", "special inn", "bribes", "road -", "castle", "end"]


def favour(bailiff: int = 6, **anne: object) -> Match[State]:
    """Anne has jousted and must choose a row; where the bailiff stands says which columns are open."""
    return put({"anne": anne, "bram": {}}, ["favour anne", *LATER], passed=["anne", "bram"], bailiff=bailiff)


def markers(match: Match[State]) -> object:
    return player(match, "anne")["favours"]


def test_a_row_must_be_chosen_and_its_effect_may_be_left() -> None:
    match = favour()
    assert texts(match) == ["favour prestige", "favour money", "favour resources", "favour buildings"]
    match.play("favour money; skip")
    assert deniers(match, "anne") == 0
    assert markers(match) == {"prestige": 0, "money": 1, "resources": 0, "buildings": 0}


@pytest.mark.parametrize(("bailiff", "last"), [(6, 2), (12, 4), (18, 5)])
def test_locks_open_at_the_counts(bailiff: int, last: int) -> None:
    for column in range(last + 1):
        match = favour(bailiff, favours={"prestige": column})
        match.play("favour prestige")
        reached = min(column + 1, last)
        assert texts(match) == [*[f"column {number}" for number in range(1, reached + 1)], "skip"]
        match.play(f"column {reached}")
        assert points(match, "anne") == reached


def test_money_is_2_more_than_the_column() -> None:
    for column in range(1, 6):
        match = favour(18, favours={"money": 4})
        match.play(f"favour money; column {column}")
        assert deniers(match, "anne") == column + 2
    assert why(favour(favours={"money": 1}), "favour money; column 3") == "not_so_far"
    assert why(favour(), "favour money; take food") == "not_in_row"


def test_vector_7_blocked_at_column_2_the_row_can_be_used_again() -> None:
    match = road({"anne": {"houses": {"dungeon": 2}, "favours": {"prestige": 2}}, "bram": {}}, bailiff=11)
    match.play("favour prestige; column 2")
    assert points(match, "anne") == 2
    assert markers(match) == {"prestige": 2, "money": 0, "resources": 0, "buildings": 0}


def test_vector_8_an_earlier_column_of_the_row_may_be_used() -> None:
    match = road(
        {"anne": {"stone": 1, "cloth": 1, "favours": {"resources": 2}}, "bram": {}},
        bailiff=19,
        provost=19,
        road={"9": {"tile": "mason", "owner": "bram", "worker": "anne"}},
    )
    match.play("build church; favour resources")
    assert texts(match) == ["take food", "take wood", "take stone", "take cloth", "skip"]
    assert markers(match) == {"prestige": 0, "money": 0, "resources": 3, "buildings": 0}
    match.play("take food")
    assert cubes(match, "anne") == (1, 0, 0, 0, 0)


def test_vector_9_a_park_for_1_food() -> None:
    match = put(
        {"anne": {"food": 1, "cloth": 1, "deniers": 1, "favours": {"buildings": 2}}, "bram": {}},
        ["joust anne", *LATER],
        passed=["anne", "bram"],
        bailiff=12,
        special={"joust-field": "anne"},
    )
    match.play("joust; favour buildings")
    assert markers(match) == {"prestige": 0, "money": 0, "resources": 0, "buildings": 3}
    assert "build park" in texts(match)
    match.play("build park")
    assert points(match, "anne") == 3
    assert cubes(match, "anne") == (0, 0, 0, 0, 0)
    assert tile(match, 9) == {"tile": "park", "owner": "anne"}


def test_case_09_a_favour_builds_for_exactly_one_wood_or_stone_less() -> None:
    match = favour(favours={"buildings": 1}, food=1)
    match.play("favour buildings")
    assert texts(match) == [f"build {name}" for name in ("food-farm", "cloth-farm", "quarry", "sawmill")] + [
        "build marketplace",
        "build wood-peddler",
        "build mason",
        "skip",
    ]
    assert why(match, "build lawyer") == "cannot_pay_tile"
    assert why(match, "build park") == "not_so_far"
    stone = favour(12, favours={"buildings": 2}, wood=1)
    stone.play("favour buildings")
    assert {"build tailor", "build bank"} <= set(texts(stone))
    assert why(stone, "build park") == "cannot_pay_tile"


def test_case_10_with_the_discount_only_the_any_cube_is_paid() -> None:
    match = favour(favours={"buildings": 1}, gold=1)
    match.play("favour buildings; build marketplace")
    assert texts(match) == ["give gold"]
    match.play("give gold")
    assert points(match, "anne") == 4


def test_the_architect_of_the_last_column_gives_no_discount() -> None:
    residence = {"1": {"tile": "residence", "owner": "anne"}}
    match = put(
        {"anne": {"stone": 2, "gold": 1, "favours": {"buildings": 4}}, "bram": {}},
        ["favour anne", *LATER],
        passed=["anne", "bram"],
        bailiff=18,
        road=residence,
    )
    match.play("favour buildings")
    assert "build statue" in texts(match)
    assert why(match, "build college") == "cannot_pay_tile"
    match.play("build statue")
    assert cubes(match, "anne") == (0, 0, 0, 0, 0)
    # The favour of the statue goes on another row.
    assert texts(match) == ["favour prestige", "favour money", "favour resources"]


def test_the_lawyer_of_column_4_costs_a_cloth_and_no_denier() -> None:
    match = favour(12, favours={"buildings": 3}, cloth=1)
    match.play("favour buildings; transform 1")
    assert tile(match, 1) == {"tile": "residence", "owner": "anne"}
    assert points(match, "anne") == 2
    assert why(favour(12, favours={"buildings": 3}), "favour buildings; transform 1") == "cube_missing"


def test_one_wood_or_one_stone_and_gold_in_the_last_column() -> None:
    for cube in ("wood", "stone"):
        match = favour(favours={"resources": 1})
        match.play(f"favour resources; take {cube}")
        assert player(match, "anne")[cube] == 1
    match = favour(18, favours={"resources": 4})
    match.play("favour resources; take gold")
    assert cubes(match, "anne") == (0, 0, 0, 0, 1)


def test_any_cube_for_two_resources() -> None:
    match = favour(12, favours={"resources": 3}, gold=1)
    match.play("favour resources")
    assert "give gold" in texts(match)
    assert why(match, "give food") == "cube_missing"
    match.play("give gold; take wood")
    assert texts(match) == ["take wood", "take stone", "take cloth"]
    assert why(match, "take food") == "in_order"
    assert why(match, "take gold") == "no_gold"
    match.play("take wood")
    assert cubes(match, "anne") == (0, 2, 0, 0, 0)


def test_a_favour_builds_the_church_that_gives_a_favour() -> None:
    match = favour(12, favours={"buildings": 2}, cloth=1)
    match.play("favour buildings; build church")
    assert points(match, "anne") == 4
    assert why(match, "favour buildings") == "row_used"
    match.play("favour resources; take food")
    assert now(match) == "bribe anne"


def test_case_34_several_favours_are_used_one_after_another() -> None:
    match = road(
        {"anne": {"stone": 4, "gold": 2}, "bram": {}},
        provost=9,
        road={
            "1": {"tile": "residence", "owner": "anne"},
            "9": {"tile": "architect", "owner": "bram", "worker": "anne"},
        },
    )
    match.play("build monument; favour money")
    assert now(match) == "effect anne money"
    match.play("column 1; favour prestige; column 1")
    assert points(match, "anne") == 15
    # Three by the favour, and the next turn's income.
    assert deniers(match, "anne") == 3 + 2


def test_a_fifth_favour_in_one_phase_is_lost() -> None:
    """Three favours of the towers, and two of a monument built with the first of them."""
    match = road(
        {"anne": {"stone": 4, "gold": 2, "houses": {"towers": 6}, "favours": {"buildings": 4}}, "bram": {}},
        bailiff=23,
        road={"1": {"tile": "residence", "owner": "anne"}},
    )
    match.play("favour buildings; build monument")
    match.play("favour prestige; skip; favour money; skip")
    heard = match.listen()
    match.play("favour resources; skip")
    assert [event.key for event in heard].count("caylus.favour_lost") == 1
    assert match.outcome is not None


def test_rows_are_free_again_in_the_next_phase() -> None:
    match = road(
        {"anne": {"stone": 1, "cloth": 1, "food": 1, "wood": 1, "gold": 1}, "bram": {}},
        provost=9,
        castle=["anne"],
        road={"9": {"tile": "mason", "owner": "bram", "worker": "anne"}},
    )
    match.play("build church; favour prestige; column 1; batch wood gold; stop; favour prestige; column 2")
    assert points(match, "anne") == 4 + 1 + 5 + 2
