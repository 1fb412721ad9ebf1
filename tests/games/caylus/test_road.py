"""Phase 5: buildings along the road, building and the lawyer. [road, building, lawyer]"""

import pytest

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.games.caylus.table import (
    cubes,
    deniers,
    last_bribe,
    last_pass,
    now,
    placing,
    player,
    points,
    put,
    road,
    stock,
    texts,
    tile,
    why,
    workers,
)


def at_work(name: str, space: int = 9, owner: str = "bram", **anne: object) -> Match[State]:
    """Anne's worker on a tile of Bram's, which works now."""
    filler = ("lawyer", "mason", "quarry", "sawmill", "food-farm", "cloth-farm", "marketplace")
    plots: dict[str, object] = {str(plot): {"tile": filler[plot - 9], "owner": "bram"} for plot in range(9, space)}
    if space > 8:
        plots[str(space)] = {"tile": name, "owner": owner, "worker": "anne"}
    else:
        plots[str(space)] = {"tile": name, "worker": "anne"}
    return road({"anne": anne, "bram": {}}, road=plots, provost=space)


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


# Building.


@pytest.mark.parametrize(
    ("name", "price", "worth"),
    [
        ("food-farm", (1, 1, 0, 0, 0), 2),
        ("cloth-farm", (1, 1, 0, 0, 0), 2),
        ("quarry", (1, 1, 0, 0, 0), 2),
        ("sawmill", (1, 1, 0, 0, 0), 2),
        ("lawyer", (0, 1, 0, 1, 0), 4),
        ("mason", (1, 1, 0, 0, 0), 4),
        ("stone-farm", (1, 0, 1, 0, 0), 3),
        ("park", (1, 0, 1, 0, 0), 3),
        ("workshop", (1, 0, 1, 0, 0), 3),
        ("tailor", (0, 1, 1, 0, 0), 6),
        ("bank", (0, 1, 1, 0, 0), 6),
        ("alchemist", (1, 0, 1, 0, 0), 6),
        ("architect", (1, 0, 1, 0, 0), 6),
        ("granary", (3, 0, 0, 0, 1), 10),
        ("library", (0, 3, 0, 0, 1), 10),
        ("weaver", (0, 0, 0, 3, 1), 12),
        ("hotel", (0, 0, 3, 0, 2), 16),
        ("cathedral", (0, 0, 5, 0, 3), 25),
    ],
)
def test_prices_and_points(name: str, price: tuple[int, ...], worth: int) -> None:
    builder = {2: "neutral-carpenter", 3: "mason", 5: "architect"}
    colour = 2 if worth == 2 or name in ("lawyer", "mason") else 5 if worth >= 10 else 3
    exact = dict(zip(("food", "wood", "stone", "cloth", "gold"), price, strict=True))
    plots: dict[str, object] = {"2": {"tile": "residence", "owner": "anne"}}
    if colour == 2:
        plots["1"] = {"tile": "neutral-carpenter", "worker": "anne"}
    else:
        plots["9"] = {"tile": builder[colour], "owner": "bram", "worker": "anne"}
    match = road({"anne": exact, "bram": {}}, provost=9, road=plots)
    match.play(f"build {name}")
    assert cubes(match, "anne") == (0, 0, 0, 0, 0)
    assert points(match, "anne") == worth
    for kind, count in exact.items():
        if count:
            short = road({"anne": {**exact, kind: count - 1}, "bram": {}}, provost=9, road=plots)
            if now(short).startswith("construction"):
                assert why(short, f"build {name}") == "cannot_pay_tile"


@pytest.mark.parametrize(
    ("name", "price", "worth", "favours"),
    [
        ("church", (0, 0, 1, 1, 0), 4, 1),
        ("statue", (0, 0, 2, 0, 1), 7, 1),
        ("theater", (0, 3, 0, 0, 2), 14, 1),
        ("college", (0, 0, 3, 0, 2), 14, 1),
        ("monument", (0, 0, 4, 0, 2), 14, 2),
    ],
)
def test_tiles_that_bring_favours(name: str, price: tuple[int, ...], worth: int, favours: int) -> None:
    exact = dict(zip(("food", "wood", "stone", "cloth", "gold"), price, strict=True))
    match = road(
        {"anne": exact, "bram": {}},
        provost=9,
        road={
            "1": {"tile": "residence", "owner": "anne"},
            "9": {"tile": "mason" if name == "church" else "architect", "owner": "bram", "worker": "anne"},
        },
    )
    match.play(f"build {name}")
    assert points(match, "anne") == worth
    for row in ("prestige", "money")[:favours]:
        assert now(match) == "favour anne"
        match.play(f"favour {row}; skip")
    assert now(match).startswith("placing")


def test_vector_10_a_statue_on_an_own_residence() -> None:
    match = road(
        {"anne": {"stone": 2, "gold": 1}, "bram": {}},
        provost=10,
        road={
            "1": {"tile": "residence", "owner": "anne"},
            "9": {"tile": "residence", "owner": "anne"},
            "10": {"tile": "architect", "owner": "bram", "worker": "anne"},
        },
    )
    match.play("build statue")
    assert texts(match) == ["on 1", "on 9"]
    assert why(match, "on 2") == "not_your_residence"
    match.play("on 9")
    assert tile(match, 9) == {"tile": "statue", "owner": "anne"}
    assert points(match, "anne") == 7
    match.play("favour prestige; column 1")
    assert points(match, "anne") == 8
    # One residence is left, so income is 3.
    assert deniers(match, "anne") == 3


def test_vector_10_the_lawyer_on_the_neutral_quarry() -> None:
    match = at_work("lawyer", cloth=1, deniers=1)
    match.play("transform 4")
    assert tile(match, 4) == {"tile": "residence", "owner": "anne"}
    assert (points(match, "anne"), deniers(match, "anne"), cubes(match, "anne")[3]) == (2, 3, 0)


@pytest.mark.parametrize("given", ["wood", "gold", "food"])
def test_case_11_the_any_cube_may_be_wood_or_gold(given: str) -> None:
    match = at_work("neutral-carpenter", 1, wood=2, gold=1, food=1)
    match.play("build marketplace")
    assert texts(match) == ["give food", "give wood", "give gold"]
    match.play(f"give {given}")
    assert tile(match, 9) == {"tile": "marketplace", "owner": "anne"}
    assert points(match, "anne") == 4
    assert why(at_work("neutral-carpenter", 1, wood=1, cloth=1), "build wood-peddler; give stone") == "cube_missing"


def test_case_02_one_visit_builds_one_tile() -> None:
    match = at_work("neutral-carpenter", 1, wood=5, food=5)
    match.play("build quarry")
    assert now(match).startswith("placing")
    assert tile(match, 10) is None


def test_case_04_printed_buildings_are_never_covered() -> None:
    match = at_work("lawyer", cloth=1, deniers=1)
    assert [text for text in texts(match) if text != "skip"] == [f"transform {space}" for space in range(1, 7)]
    for space in (7, 8, 16):
        assert why(match, f"transform {space}") == "not_for_lawyer"
    # Seven plots are full, so the next tile skips the gold mine.
    full = {str(9 + i): {"tile": name, "owner": "bram"} for i, name in enumerate(_seven())}
    match = road({"anne": {"wood": 1, "food": 1}, "bram": {}}, provost=8, road={**full, "8": {"worker": "anne"}})
    match.play("build mason")
    assert tile(match, 17) == {"tile": "mason", "owner": "anne"}


def _seven() -> tuple[str, ...]:
    return ("food-farm", "cloth-farm", "quarry", "sawmill", "marketplace", "wood-peddler", "lawyer")


def test_case_18_without_an_empty_plot_nothing_is_built_and_nothing_paid() -> None:
    plots = [*range(9, 16), *range(17, 29)]
    full: dict[str, object] = {str(plot): {"tile": "residence", "owner": "bram"} for plot in plots}
    match = road({"anne": {"wood": 1, "food": 1}, "bram": {}}, provost=8, road={**full, "8": {"worker": "anne"}})
    assert now(match).startswith("placing")
    assert cubes(match, "anne") == (1, 1, 0, 0, 0)
    favour = put(
        {"anne": {"wood": 1, "food": 1, "favours": {"buildings": 2}, "rows_used": ["buildings"]}, "bram": {}},
        ["effect anne buildings", "special stables", "special inn", "bribes", "road -", "castle", "end"],
        passed=["anne", "bram"],
        road=full,
    )
    assert texts(favour) == ["skip"]
    assert why(favour, "build mason") == "no_plot"


def test_case_19_only_tiles_in_stock_can_be_built() -> None:
    match = road(
        {"anne": {"stone": 1, "food": 1}, "bram": {}},
        provost=11,
        road={
            "9": {"tile": "architect", "owner": "bram"},
            "10": {"tile": "architect", "owner": "bram"},
            "11": {"tile": "mason", "owner": "bram", "worker": "anne"},
        },
    )
    assert why(match, "build architect") == "not_in_stock"
    assert why(match, "build quarry") == "wrong_colour"
    assert why(match, "build tailor") == "cannot_pay_tile"
    one = at_work("mason", stone=1, food=1)
    one.play("build architect")
    assert stock(one)["architect"] == 1


def test_a_tile_of_ones_own_goes_back_to_stock_and_can_be_built_again() -> None:
    match = road(
        {"anne": {"cloth": 1, "deniers": 1, "stone": 1, "food": 1}, "bram": {}},
        provost=10,
        road={
            "9": {"tile": "lawyer", "owner": "bram", "worker": "anne"},
            "10": {"tile": "mason", "owner": "bram", "worker": "anne"},
            "11": {"tile": "park", "owner": "anne"},
            "12": {"tile": "sawmill", "owner": "bram"},
        },
    )
    assert "park" not in stock(match)
    assert why(match, "transform 12") == why(match, "transform 9") == why(match, "transform 13") == "not_for_lawyer"
    match.play("transform 11")
    assert stock(match)["park"] == 1
    assert tile(match, 11) == {"tile": "residence", "owner": "anne"}
    match.play("build park")
    assert tile(match, 13) == {"tile": "park", "owner": "anne"}
    assert "park" not in stock(match)
    assert points(match, "anne") == 2 + 3


def test_a_neutral_tile_that_is_replaced_leaves_the_game() -> None:
    match = at_work("lawyer", cloth=1, deniers=1)
    before = stock(match)
    match.play("transform 1")
    assert stock(match) == before


def test_a_lawyer_is_never_replaced_not_even_ones_own() -> None:
    match = at_work("lawyer", owner="anne", cloth=1, deniers=1)
    assert why(match, "transform 9") == "not_for_lawyer"


def test_without_a_residence_no_prestige_building() -> None:
    match = at_work("architect", stone=5, gold=3)
    assert now(match).startswith("placing")


def test_case_01_the_supply_is_no_limit() -> None:
    match = at_work("quarry", stone=60)
    assert cubes(match, "anne") == (0, 0, 62, 0, 0)
    plots = [*range(9, 16), *range(17, 29)]
    many: dict[str, object] = {str(plot): {"tile": "residence", "owner": "anne"} for plot in plots}
    assert road({"anne": {}, "bram": {}}, road=many).view()["seats"]["anne"]["income"] == 21  # type: ignore[index]


# The lawyer waits.


def test_case_12_a_worker_beyond_the_provost_goes_home_and_then_the_tile_is_replaced() -> None:
    match = road(
        {"anne": {"cloth": 2, "deniers": 2}, "bram": {}},
        provost=10,
        road={
            "9": {"tile": "lawyer", "owner": "bram", "worker": "anne"},
            "10": {"tile": "marketplace", "owner": "bram", "worker": "anne"},
            "11": {"tile": "quarry", "owner": "anne", "worker": "bram"},
        },
    )
    match.play("transform 11")
    # Paid at once; but a building is still to work, and Bram's worker stands there until the end of the phase.
    assert now(match) == "sale anne marketplace"
    assert (deniers(match, "anne"), cubes(match, "anne")[3], points(match, "anne")) == (1, 1, 0)
    assert tile(match, 11) == {"tile": "quarry", "owner": "anne", "worker": "bram", "residence_for": "anne"}
    assert "quarry" not in stock(match)
    match.play("skip")
    assert tile(match, 11) == {"tile": "residence", "owner": "anne"}
    assert cubes(match, "bram") == (0, 0, 0, 0, 0)
    assert points(match, "anne") == 2
    assert stock(match)["quarry"] == 1


def test_case_13_points_of_a_delayed_residence_come_when_it_stands() -> None:
    match = road(
        {"anne": {"cloth": 1, "deniers": 1}, "bram": {"cloth": 1}},
        provost=10,
        road={
            "9": {"tile": "lawyer", "owner": "bram", "worker": "anne"},
            "10": {"tile": "cloth-farm", "owner": "anne", "worker": "bram"},
        },
    )
    match.play("transform 10")
    assert now(match) == "production bram cloth-farm"
    assert points(match, "anne") == 0
    assert match.view()["seats"]["anne"]["income"] == 2  # type: ignore[index]
    match.play("take cloth")
    assert points(match, "anne") == 2


def test_case_14_a_tile_that_waits_cannot_be_chosen_again() -> None:
    """Anne's favour of the joust field, and then the lawyer of the road, while Bram's worker stands on her tile."""
    match = put(
        {"anne": {"cloth": 3, "deniers": 2, "favours": {"buildings": 3}}, "bram": {}},
        ["joust anne", "special stables", "special inn", "bribes", "road -", "castle", "end"],
        passed=["anne", "bram"],
        special={"joust-field": "anne"},
        bailiff=12,
        road={
            "9": {"tile": "lawyer", "owner": "bram", "worker": "anne"},
            "10": {"tile": "quarry", "owner": "anne", "worker": "bram"},
            "11": {"tile": "sawmill", "owner": "anne", "worker": "bram"},
        },
    )
    match.play("joust; favour buildings; transform 10; provost stay; provost stay")
    assert now(match) == "lawyer anne"
    assert why(match, "transform 10") == "pending_already"
    assert match.refusal("transform 11") is None


def test_case_15_a_lawyer_by_favour_in_phase_3_waits_for_the_worker() -> None:
    match = put(
        {"anne": {"cloth": 1, "favours": {"buildings": 4}, "rows_used": ["buildings"]}, "bram": {}},
        ["effect anne buildings", "special stables", "special inn", "bribes", "road -", "castle", "end"],
        passed=["anne", "bram"],
        bailiff=12,
        road={"3": {"tile": "neutral-sawmill", "worker": "bram"}},
    )
    match.play("transform 3")
    assert tile(match, 3) == {"tile": "neutral-sawmill", "worker": "bram", "residence_for": "anne"}
    assert cubes(match, "anne")[3] == 0
    match.play("provost stay; provost stay")
    assert tile(match, 3) == {"tile": "residence", "owner": "anne"}
    assert cubes(match, "bram") == (0, 1, 0, 0, 0)
    assert deniers(match, "anne") == 3


def test_case_17_the_architect_one_stands_on_is_replaced_when_it_has_worked_by_favour() -> None:
    """A monument brings two favours: the first orders the residence, and the second is used before it stands."""
    match = road(
        {"anne": {"stone": 4, "gold": 2, "cloth": 1, "favours": {"buildings": 3}}, "bram": {}},
        bailiff=12,
        road={
            "1": {"tile": "residence", "owner": "anne"},
            "9": {"tile": "architect", "owner": "anne", "worker": "anne"},
        },
    )
    match.play("build monument; favour buildings; transform 9")
    assert now(match) == "favour anne"
    assert tile(match, 9) == {"tile": "architect", "owner": "anne", "worker": "anne", "residence_for": "anne"}
    assert points(match, "anne") == 14
    match.play("favour money; skip")
    assert tile(match, 9) == {"tile": "residence", "owner": "anne"}
    assert points(match, "anne") == 14 + 2
    assert stock(match)["architect"] == 2


def test_case_17_the_mason_one_stands_on_is_replaced_when_it_has_worked_by_an_earlier_lawyer() -> None:
    match = road(
        {"anne": {"stone": 1, "food": 1, "cloth": 1, "deniers": 1}, "bram": {}},
        provost=10,
        road={
            "9": {"tile": "lawyer", "owner": "bram", "worker": "anne"},
            "10": {"tile": "mason", "owner": "anne", "worker": "anne"},
        },
    )
    match.play("transform 10")
    assert now(match) == "construction anne mason"
    match.play("build park")
    assert tile(match, 11) == {"tile": "park", "owner": "anne"}
    assert tile(match, 10) == {"tile": "residence", "owner": "anne"}
    assert points(match, "anne") == 3 + 2
