"""Building: prices, points, plots and what goes back to stock. [building]"""

import pytest

from tests.games.caylus.table import (
    at_work,
    cubes,
    deniers,
    now,
    points,
    put,
    road,
    stock,
    texts,
    tile,
    why,
)


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
