"""Phases 6 and 7: the castle, counts, the end. [castle, count, end, scoring]"""

import itertools

import pytest

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.games.caylus.table import (
    CAYLUS,
    PAIR,
    Players,
    cubes,
    now,
    player,
    points,
    put,
    road,
    texts,
    why,
    workers,
)


def castle(players: Players, builders: list[str], **rest: object) -> Match[State]:
    """Phase 6, those builders with a worker in the castle."""
    return road(players, castle=builders, **rest)


def test_vector_4_two_batches_over_the_edge_of_the_dungeon() -> None:
    players: Players = {
        "red": {"food": 1, "wood": 1, "stone": 1, "houses": {"dungeon": 4}},
        "green": {"food": 2, "wood": 2, "cloth": 2},
    }
    match = castle(players, ["red", "green"])
    match.play("batch wood stone; stop")
    assert points(match, "anne") == 5
    one = match.copy()
    match.play("batch wood cloth; batch wood cloth; stop")
    assert points(match, "bram") == 5 + 4
    assert now(match) == "favour bram"
    one.play("batch wood cloth; stop")
    assert now(one) == "favour anne"


def test_case_06_a_batch_has_three_kinds_and_food() -> None:
    match = castle({"anne": {"food": 3, "wood": 3}, "bram": {}}, ["anne"])
    assert texts(match) == ["stop"]
    assert why(match, "batch wood stone") == "batch_missing"
    without_food = castle({"anne": {"wood": 3, "stone": 3, "gold": 3}, "bram": {}}, ["anne"])
    assert texts(without_food) == ["stop"]
    gold = castle({"anne": {"food": 1, "cloth": 1, "gold": 1}, "bram": {}}, ["anne"])
    assert texts(gold) == ["batch cloth gold", "stop"]


def test_without_a_batch_2_points_are_lost() -> None:
    match = castle({"anne": {"points": 5}, "bram": {"points": 5}}, ["anne"])
    match.play("stop")
    assert (points(match, "anne"), points(match, "bram")) == (3, 5)
    assert workers(match, "anne") == 6


def test_case_30_fewer_batches_than_possible_are_enough() -> None:
    match = castle({"anne": {"food": 3, "wood": 3, "stone": 3}, "bram": {}}, ["anne"])
    match.play("batch wood stone; stop; favour prestige; skip")
    assert points(match, "anne") == 5


def test_case_31_with_the_towers_full_nobody_loses_points() -> None:
    players: Players = {
        "anne": {"food": 2, "wood": 2, "stone": 2, "houses": {"towers": 13}},
        "bram": {"points": 5, "food": 1, "wood": 1, "stone": 1},
        "cora": {"points": 5},
    }
    match = castle(players, ["anne", "bram", "cora"], bailiff=18)
    match.play("batch wood stone")
    assert why(match, "batch wood stone") == "no_room"
    match.play("stop; stop; stop")
    assert (points(match, "bram"), points(match, "cora")) == (5, 5)
    assert cubes(match, "bram") == (1, 1, 1, 0, 0)


def test_case_32_the_favour_is_granted_although_the_towers_are_full() -> None:
    players: Players = {"anne": {"food": 1, "wood": 1, "stone": 1, "houses": {"towers": 13}}, "bram": {}}
    match = castle(players, ["anne"], bailiff=18)
    match.play("batch wood stone; stop")
    assert now(match) == "favour anne"
    match.play("favour prestige; column 1")
    # The towers are complete, so they are counted: three favours for six houses and more.
    assert now(match) == "favour anne"
    assert points(match, "anne") == 3 + 1


def test_of_equal_batches_the_lower_space_gets_the_favour() -> None:
    rich = {"food": 1, "wood": 1, "stone": 1}
    match = castle({"anne": rich, "bram": rich}, ["bram", "anne"])
    match.play("batch wood stone; stop; batch wood stone; stop")
    assert now(match) == "favour bram"


def test_without_any_batch_nobody_gets_the_favour() -> None:
    match = castle(PAIR, ["bram", "anne"])
    match.play("stop; stop")
    assert now(match).startswith("placing")


@pytest.mark.parametrize("stock", [(3, 2, 2, 1, 1), (4, 2, 2, 2, 2), (2, 1, 1, 1, 1), (5, 1, 4, 3, 2)])
def test_deliveries_of_the_same_cubes_are_one_choice(stock: tuple[int, ...]) -> None:
    """Every set of cubes that can be delivered is reached in exactly one way."""
    had = dict(zip(("food", "wood", "stone", "cloth", "gold"), stock, strict=True))
    match = castle({"anne": had, "bram": {}}, ["anne"])
    reached = sorted(_deliveries(match))
    assert len(reached) == len(set(reached))
    assert set(reached) == set(_payable(stock))


def _deliveries(match: Match[State]) -> list[tuple[object, ...]]:
    found = [cubes(match, "anne")]
    for action in match.legal():
        if action.verb == "batch":
            further = match.copy()
            further.play(action)
            found.extend(_deliveries(further))
    return found


def _payable(stock: tuple[int, ...]) -> list[tuple[int, ...]]:
    """From the rules alone: try every list of batches."""
    left = {stock}
    for batches in range(1, 7):
        for chosen in itertools.combinations_with_replacement(list(itertools.combinations(range(1, 5), 2)), batches):
            rest = list(stock)
            for one, other in chosen:
                rest[0] -= 1
                rest[one] -= 1
                rest[other] -= 1
            if min(rest) >= 0:
                left.add(tuple(rest))
    return sorted(left)


# The end of the turn.


@pytest.mark.parametrize(("provost", "bailiff"), [(7, 8), (12, 8), (6, 7), (3, 7)])
def test_vector_5_the_bailiff_goes_2_if_the_provost_is_ahead(provost: int, bailiff: int) -> None:
    match = road(PAIR, provost=provost)
    position = match.position()
    assert position["bailiff"] == position["provost"] == bailiff
    assert position["turn"] == 2


def counting(players: Players, bailiff: int, **rest: object) -> Match[State]:
    """The bailiff stands one space before a marker and moves on."""
    return road(players, bailiff=bailiff, **rest)


def test_vector_6_the_count_of_the_dungeon() -> None:
    match = castle(
        {
            "anne": {"houses": {"dungeon": 2}},
            "bram": {"houses": {"dungeon": 3}},
            "cora": {"points": 1},
            "dirk": {"points": 7, "food": 2, "wood": 2, "stone": 2},
        },
        ["dirk"],
        bailiff=11,
    )
    match.play("batch wood stone; batch wood stone; stop; favour money; skip")
    assert now(match) == "favour anne"
    match.play("favour prestige; column 1")
    assert now(match) == "favour bram"
    match.play("favour prestige; column 1")
    assert now(match).startswith("placing")
    assert [points(match, name) for name in ("anne", "bram", "cora", "dirk")] == [1, 1, 0, 7 + 5 + 4]
    assert match.position()["counted"] == ["dungeon"]


def test_case_22_everyone_without_a_house_is_fined() -> None:
    match = counting({"anne": {"points": 9}, "bram": {"points": 9}}, 11)
    assert (points(match, "anne"), points(match, "bram")) == (7, 7)
    match = counting({"anne": {"points": 9}, "bram": {"points": 9}}, 17)
    assert (points(match, "anne"), points(match, "bram")) == (6, 6)


def test_case_35_nobody_falls_below_0() -> None:
    """By any of the four losses: no batch, and no house in each of the sections."""
    idle = castle({"anne": {"points": 1}, "bram": {"points": 3}}, ["anne", "bram"])
    idle.play("stop; stop")
    assert (points(idle, "anne"), points(idle, "bram")) == (0, 1)
    for bailiff, loss in ((11, 2), (17, 3), (23, 4)):
        match = counting({"anne": {"points": loss - 1}, "bram": {}, "cora": {"points": loss + 1}}, bailiff)
        assert [points(match, name) for name in ("anne", "bram", "cora")] == [0, 0, 1]


@pytest.mark.parametrize(
    ("section", "bailiff", "favours"),
    [
        ("dungeon", 11, [0, 1, 1, 1, 1]),
        ("walls", 17, [0, 1, 2, 2, 3, 3, 3]),
        ("towers", 23, [0, 1, 1, 2, 2, 3, 3, 3]),
    ],
)
def test_the_table_of_favours(section: str, bailiff: int, favours: list[int]) -> None:
    for houses, wanted in enumerate(favours, 1):
        match = counting({"anne": {"houses": {section: houses}}, "bram": {"points": 9}}, bailiff)
        asked = 0
        for row in ("prestige", "money", "resources", "buildings"):
            if now(match) == "favour anne":
                asked += 1
                match.play(f"favour {row}; skip")
        assert asked == wanted, (section, houses)


def test_case_21_a_section_complete_before_its_marker_is_counted_once() -> None:
    match = road(
        {"anne": {"houses": {"dungeon": 3}}, "bram": {"houses": {"dungeon": 3}}},
        bailiff=11,
        counted=["dungeon"],
    )
    assert match.position()["bailiff"] == 12
    assert now(match).startswith("placing")
    early = castle(
        {"anne": {"food": 1, "wood": 1, "stone": 1, "houses": {"dungeon": 5}}, "bram": {"points": 9}},
        ["anne"],
        provost=1,
    )
    early.play("batch wood stone; stop; favour prestige; skip")
    assert now(early) == "favour anne"  # for the count, in phase 7
    early.play("favour prestige; skip")
    assert early.position()["counted"] == ["dungeon"]
    assert points(early, "bram") == 7


def test_case_20_two_sections_counted_in_one_turn() -> None:
    match = _two_sections()
    assert now(match) == "favour anne"
    match.play("favour prestige")
    assert texts(match) == ["column 1", "column 2", "skip"]
    match.play("column 2")
    # The dungeon is counted, so column 3 is open, but the row is used up in this phase.
    assert match.position()["counted"] == ["dungeon"]
    assert texts(match) == ["favour money", "favour resources", "favour buildings"]
    match.play("favour money; column 3")
    match.play("favour resources; skip; favour buildings; skip")
    assert points(match, "bram") == 20 - 2 - 3


def _two_sections() -> Match[State]:
    """The last house of the dungeon and all ten of the walls in one turn."""
    match = castle(
        {
            "anne": {
                "food": 11,
                "wood": 11,
                "stone": 11,
                "houses": {"dungeon": 5},
                "favours": {"prestige": 2, "money": 2},
            },
            "bram": {"points": 20},
        },
        ["anne"],
        provost=1,
    )
    for _ in range(11):
        match.play("batch wood stone")
    match.play("stop; favour resources; skip")
    return match


def test_case_36_the_game_ends_with_the_bailiff_on_24_or_25() -> None:
    ends = set()
    for bailiff in range(6, 24):
        for provost in (bailiff, bailiff + 1):
            match = road(PAIR, bailiff=bailiff, provost=provost)
            last = match.position()["bailiff"]
            assert last == bailiff + (2 if provost > bailiff else 1)
            assert (match.outcome is not None) == (last >= 24)
            if match.outcome is not None:
                ends.add(last)
    assert ends == {24, 25}
    assert road(PAIR, bailiff=23, provost=28).position()["bailiff"] == 25


def test_case_33_the_buildings_row_can_be_used_at_the_last_count() -> None:
    match = counting({"anne": {"food": 1, "houses": {"towers": 2}}, "bram": {}}, 23)
    match.play("favour buildings")
    assert texts(match) == ["skip"]
    match = counting({"anne": {"food": 1, "houses": {"towers": 2}, "favours": {"buildings": 1}}, "bram": {}}, 23)
    match.play("favour buildings; build mason")
    assert match.outcome is not None
    assert match.outcome.scores == [4, 0]


def test_final_points_and_shared_victory() -> None:
    match = counting(
        {
            "anne": {"gold": 2, "food": 3, "cloth": 2, "deniers": 7, "points": 10},
            "bram": {"points": 22, "deniers": 3},
            "cora": {"points": 5},
        },
        23,
    )
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == [10 - 4 + 6 + 1 + 1, 18, 1]
    tied = counting({"anne": {"gold": 2, "points": 10}, "bram": {"points": 16}, "cora": {"points": 5}}, 23).outcome
    assert tied is not None
    assert (tied.scores, tied.ranks) == ([12, 12, 1], [1, 1, 3])
    assert tied.winners == [0, 1]


def test_sections_follow_one_another_also_before_a_count() -> None:
    """Bram's batch fills the dungeon; it is counted in phase 7, and Anne's batch goes into the walls already."""
    batch = {"food": 1, "wood": 1, "stone": 1}
    match = castle(
        {"anne": batch, "bram": {**batch, "houses": {"dungeon": 4}}, "cora": {"houses": {"dungeon": 1}}},
        ["bram", "anne"],
    )
    match.play("batch wood stone; stop; batch wood stone")
    assert match.position()["counted"] == []
    assert (points(match, "bram"), points(match, "anne")) == (5, 4)
    assert player(match, "anne")["houses"] == {"dungeon": 0, "walls": 1, "towers": 0}
    match.play("stop; favour money; skip")
    # Counted now, and the house in the walls does not help Anne.
    assert now(match) == "favour bram"
    assert points(match, "anne") == 4 - 2


def test_a_section_takes_no_houses_after_its_count() -> None:
    match = castle({"anne": {"food": 1, "wood": 1, "stone": 1}, "bram": {}}, ["anne"], bailiff=12)
    match.play("batch wood stone; stop; favour money; skip")
    assert points(match, "anne") == 4


def test_ids_stay_below_a_thousand() -> None:
    assert len(CAYLUS.catalogue) < 1000
    assert put(PAIR).to_move == 0
