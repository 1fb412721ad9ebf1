"""Phase 5: what the buildings along the road do. [road]"""

import pytest

from tests.games.caylus.table import (
    at_work,
    cubes,
    deniers,
    last_bribe,
    last_pass,
    now,
    placing,
    player,
    points,
    road,
    stock,
    texts,
    tile,
    why,
    workers,
)


@pytest.mark.parametrize(
    ("name", "space", "choices"),
    [
        ("neutral-farm", 1, {"take food": (1, 0, 0, 0, 0), "take cloth": (0, 0, 0, 1, 0)}),
        ("forest", 1, {"take food": (1, 0, 0, 0, 0), "take wood": (0, 1, 0, 0, 0)}),
        ("food-farm", 9, {"take food": (2, 0, 0, 0, 0), "take cloth": (0, 0, 0, 1, 0)}),
        ("cloth-farm", 9, {"take food": (1, 0, 0, 0, 0), "take cloth": (0, 0, 0, 2, 0)}),
    ],
)
def test_case_40_production_with_a_choice_must_be_taken(
    name: str, space: int, choices: dict[str, tuple[int, ...]]
) -> None:
    match = at_work(name, space)
    assert texts(match) == list(choices)
    assert why(match, "take stone") == "not_made_here"
    for choice, got in choices.items():
        trial = match.copy()
        trial.play(choice)
        assert cubes(trial, "anne") == got


@pytest.mark.parametrize(
    ("name", "space", "got"),
    [
        ("neutral-sawmill", 1, (0, 1, 0, 0, 0)),
        ("neutral-quarry", 1, (0, 0, 1, 0, 0)),
        ("gold-mine", 16, (0, 0, 0, 0, 1)),
        ("quarry", 9, (0, 0, 2, 0, 0)),
        ("sawmill", 9, (0, 2, 0, 0, 0)),
        ("stone-farm", 9, (2, 0, 0, 1, 0)),
        ("park", 9, (1, 2, 0, 0, 0)),
        ("workshop", 9, (0, 0, 2, 1, 0)),
    ],
)
def test_production_without_a_choice(name: str, space: int, got: tuple[int, ...]) -> None:
    spot: dict[str, object] = {"tile": name, "worker": "anne"}
    if 8 < space < 16:
        spot["owner"] = "bram"
    match = road({"anne": {}, "bram": {}}, road={str(space): spot}, bailiff=max(6, space))
    assert cubes(match, "anne") == got


@pytest.mark.parametrize(
    ("name", "kinds"),
    [("stone-farm", ["food", "cloth"]), ("park", ["food", "wood"]), ("workshop", ["stone", "cloth"])],
)
def test_the_owner_of_a_stone_building_gets_a_cube_of_a_kind_it_makes(name: str, kinds: list[str]) -> None:
    match = at_work(name)
    assert now(match) == f"bonus bram {name}"
    assert texts(match) == [f"take {kind}" for kind in kinds]
    match.play(f"take {kinds[1]}")
    assert player(match, "bram")[kinds[1]] == 1


def test_the_owner_gets_no_bonus_for_using_it_himself() -> None:
    match = at_work("park", owner="anne")
    assert now(match).startswith("placing")
    assert cubes(match, "anne") == (1, 2, 0, 0, 0)


def test_case_16_a_building_that_waits_to_be_a_residence_still_works_and_pays_its_bonus() -> None:
    match = last_bribe(
        {"anne": {}, "bram": {"favours": {"buildings": 4}}},
        bailiff=12,
        road={"9": {"tile": "park", "owner": "bram", "worker": "anne", "residence_for": "bram"}},
    )
    match.play("provost stay")
    assert tile(match, 9) == {"tile": "park", "owner": "bram", "worker": "anne", "residence_for": "bram"}
    match.play("take wood")
    assert tile(match, 9) == {"tile": "residence", "owner": "bram"}
    assert (points(match, "bram"), deniers(match, "bram")) == (2, 3)
    assert stock(match)["park"] == 1


@pytest.mark.parametrize(("name", "space", "price"), [("neutral-marketplace", 1, 4), ("marketplace", 9, 6)])
def test_marketplaces_buy_one_cube_of_any_kind(name: str, space: int, price: int) -> None:
    match = at_work(name, space, wood=2, gold=1)
    assert texts(match) == ["sell wood", "sell gold", "skip"]
    assert why(match, "sell food") == "cube_missing"
    match.play("sell gold")
    assert deniers(match, "anne") == price + 2
    assert cubes(match, "anne") == (0, 2, 0, 0, 0)


def test_the_printed_peddler_sells_one_resource_for_2() -> None:
    match = road({"anne": {"deniers": 5}, "bram": {}}, road={"7": {"worker": "anne"}}, provost=7)
    assert texts(match) == ["buy food", "buy wood", "buy stone", "buy cloth", "skip"]
    assert why(match, "buy gold") == "no_gold"
    match.play("buy cloth")
    assert (deniers(match, "anne"), cubes(match, "anne")) == (3 + 2, (0, 0, 0, 1, 0))


def test_the_wooden_peddler_sells_one_or_two_for_1_each() -> None:
    match = at_work("wood-peddler", deniers=2)
    match.play("buy wood")
    assert texts(match) == ["buy wood", "buy stone", "buy cloth", "skip"]
    assert why(match, "buy food") == "in_order"
    match.play("buy cloth")
    assert (deniers(match, "anne"), cubes(match, "anne")) == (2, (0, 1, 0, 1, 0))
    one = at_work("wood-peddler", deniers=1)
    one.play("buy wood")
    assert now(one).startswith("placing")


@pytest.mark.parametrize(
    ("name", "had", "trade", "left"),
    [
        ("church", {"deniers": 4}, "small", (3, 2 + 2, 0)),
        ("church", {"deniers": 4}, "large", (5, 0 + 2, 0)),
        ("tailor", {"cloth": 3}, "large", (6, 2, 0)),
        ("bank", {"deniers": 5}, "small", (0, 3 + 2, 1)),
        ("bank", {"deniers": 5}, "large", (0, 0 + 2, 2)),
    ],
)
def test_trades(name: str, had: dict[str, object], trade: str, left: tuple[int, int, int]) -> None:
    match = at_work(name, 9, "bram", **had)
    match.play(f"trade {trade}")
    assert (points(match, "anne"), deniers(match, "anne"), cubes(match, "anne")[4]) == left


def test_the_alchemist_takes_any_resources_but_no_gold() -> None:
    match = at_work("alchemist", food=1, cloth=3, gold=5)
    match.play("trade large")
    assert texts(match) == ["give food"]
    assert why(match, "give cloth") == "too_few_left"
    assert why(match, "give gold") == "no_gold"
    match.play("give food; give cloth; give cloth; give cloth")
    assert cubes(match, "anne") == (0, 0, 0, 0, 7)
    two = at_work("alchemist", stone=2)
    assert why(two, "trade large") == "cannot_trade"
    two.play("trade small; give stone; give stone")
    assert cubes(two, "anne") == (0, 0, 0, 0, 1)


def test_case_05_gold_is_neither_money_nor_joker() -> None:
    rich = {"anne": {"gold": 9}, "bram": {}}
    # No denier: for a worker, for the joust, for the provost, at the church.
    assert texts(placing(rich, "anne")) == ["pass"]
    jouster = last_pass({"anne": {"gold": 9, "cloth": 1}, "bram": {}}, "bram", special={"joust-field": "anne"})
    jouster.play("pass")
    assert now(jouster) == "bribe anne"
    assert texts(jouster) == ["provost stay"]
    assert now(at_work("church", gold=9)).startswith("placing")
    # No other cube: not in a price, not at the tailor or the alchemist, not in a batch.
    carpenter = at_work("neutral-carpenter", 1, wood=1, gold=9)
    assert texts(carpenter) == ["build marketplace", "build wood-peddler", "skip"]
    assert now(at_work("tailor", gold=9)).startswith("placing")
    assert now(at_work("alchemist", gold=9, food=1)).startswith("placing")
    for others in ({"wood": 1, "stone": 1}, {"food": 1}, {"food": 2, "wood": 0}):
        builder = road({"anne": {"gold": 9, **others}, "bram": {}}, castle=["anne"])
        assert texts(builder) == ["stop"]


def test_case_29_cubes_of_earlier_spaces_can_be_used_by_later_ones_only() -> None:
    match = road(
        {"anne": {"food": 1}, "bram": {}},
        provost=8,
        road={
            "1": {"tile": "neutral-carpenter", "worker": "anne"},
            "2": {"tile": "neutral-sawmill", "worker": "anne"},
            "8": {"worker": "anne"},
        },
    )
    # Nothing could be built on space 1; on space 8 the wood is there.
    assert now(match) == "construction anne carpenter"
    match.play("build quarry")
    assert points(match, "anne") == 2


def test_case_08_beyond_the_provost_the_worker_goes_home_and_the_point_is_kept() -> None:
    match = last_pass({"anne": {}, "bram": {"deniers": 5}}, "bram", road={"9": {"tile": "quarry", "owner": "anne"}})
    match.play("place 9")
    assert points(match, "anne") == 1
    match.play("pass; provost stay; provost stay")
    assert match.position()["turn"] == 2
    assert cubes(match, "bram") == (0, 0, 0, 0, 0)
    assert (points(match, "anne"), points(match, "bram"), workers(match, "bram")) == (1, 0, 6)
