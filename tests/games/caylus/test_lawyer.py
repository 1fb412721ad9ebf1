"""A tile that is to become a residence waits while a worker stands on it. [lawyer]"""

from tests.games.caylus.table import (
    cubes,
    deniers,
    now,
    points,
    put,
    road,
    stock,
    tile,
    why,
)


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
