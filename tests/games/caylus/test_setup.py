"""Set-up, income, and the options. [setup, income, options]"""

import random

import pytest

from bouwmeester import BadOption, Match
from bouwmeester.core.state import State
from tests.games.caylus.table import CAYLUS, PAIR, cubes, deniers, now, placing, points, road, texts, why


def set_up(seats: int, order: list[str]) -> Match[State]:
    match = Match(CAYLUS, seats)
    for name in order:
        match.play(f"next {name}")
    for tile in ("neutral-quarry", "forest", "neutral-farm", "neutral-sawmill", "neutral-carpenter"):
        match.play(f"lay {tile}")
    match.play("lay neutral-marketplace")
    return match


def test_money_goes_by_place_and_the_first_income_is_paid_at_once() -> None:
    match = set_up(5, ["cora", "anne", "els", "bram", "dirk"])
    got = {name: deniers(match, name) for name in ("cora", "anne", "els", "bram", "dirk")}
    assert got == {"cora": 7, "anne": 8, "els": 8, "bram": 9, "dirk": 9}
    assert cubes(match, "els") == (2, 1, 0, 0, 0)
    assert now(match) == "placing cora"


def test_two_players_begin_with_5_each() -> None:
    match = set_up(2, ["bram", "anne"])
    assert (deniers(match, "anne"), deniers(match, "bram")) == (7, 7)


def test_the_board_of_the_first_turn() -> None:
    match = set_up(3, ["anne", "bram", "cora"])
    spaces = match.position()["road"]
    assert isinstance(spaces, dict)
    assert spaces["1"] == "neutral-quarry"
    assert {space: spaces[space] for space in ("7", "8", "16")} == {
        "7": "peddler",
        "8": "carpenter",
        "16": "gold-mine",
    }
    assert len(spaces) == 9
    assert match.position()["bailiff"] == match.position()["provost"] == 6


def test_chance_deals_nothing_twice() -> None:
    match = Match(CAYLUS, 2)
    match.play("next bram")
    assert why(match, "next bram") == "ordered_already"
    assert why(match, "next cora") == "not_seated"
    match.play("next anne; lay forest")
    assert why(match, "lay forest") == "laid_already"


def test_income_counts_residences_library_and_hotel() -> None:
    match = placing(
        PAIR,
        "bram",
        passed=["anne"],
        road={
            "1": {"tile": "residence", "owner": "anne"},
            "2": {"tile": "residence", "owner": "anne"},
            "3": {"tile": "library", "owner": "anne"},
            "4": {"tile": "hotel", "owner": "anne"},
        },
    )
    match.play("pass; provost stay; provost stay")
    assert now(match) == "placing bram"
    assert (deniers(match, "anne"), deniers(match, "bram")) == (2 + 2 + 1 + 2, 2)


@pytest.mark.parametrize(("figures", "church", "small"), [("rulebook", 4, (1, 2)), ("printed", 3, (2, 4))])
def test_the_two_sets_of_figures(figures: str, church: int, small: tuple[int, int]) -> None:
    match = road(
        {"anne": {"stone": 1, "cloth": 3}, "bram": {}},
        options={"figures": figures},
        provost=10,
        road={
            "9": {"tile": "mason", "owner": "bram", "worker": "anne"},
            "10": {"tile": "tailor", "owner": "bram", "worker": "anne"},
        },
    )
    match.play("build church")
    assert points(match, "anne") == church
    match.play("favour prestige; skip; trade small")
    cloth, gain = small
    assert points(match, "anne") == church + gain
    assert cubes(match, "anne")[3] == 2 - cloth


def test_the_beginners_favours_are_3_points_each() -> None:
    match = road(
        {"anne": {"stone": 4, "gold": 2}, "bram": {}},
        options={"favours": "points"},
        provost=9,
        road={
            "1": {"tile": "residence", "owner": "anne"},
            "9": {"tile": "architect", "owner": "anne", "worker": "anne"},
        },
    )
    match.play("build monument")
    assert points(match, "anne") == 14 + 2 * 3


def test_the_jeweller_is_there_only_with_the_option() -> None:
    table = {"9": {"tile": "mason", "owner": "bram", "worker": "anne"}}
    rich = {"anne": {"stone": 1, "cloth": 1, "gold": 2}, "bram": {}}
    assert why(road(rich, provost=9, road=table), "build jeweller") == "not_in_stock"
    match = road(rich, provost=9, road=table, options={"jeweller": "with"})
    match.play("build jeweller")
    assert points(match, "anne") == 6
    working = {"9": {"tile": "jeweller", "owner": "bram", "worker": "anne"}}
    match = road(rich, provost=9, road=working, options={"jeweller": "with"})
    assert texts(match) == ["trade small", "trade large", "skip"]
    match.play("trade large")
    assert points(match, "anne") == 9
    assert cubes(match, "anne")[4] == 0


@pytest.mark.parametrize("options", [{"figures": "both"}, {"favours": 3}, {"colour": "red"}])
def test_options_that_are_not_there_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Match(CAYLUS, 2, options)


def test_everything_is_seen_by_everyone() -> None:
    match = Match(CAYLUS, 3)
    match.run_chance(random.Random(1))
    seen = dict(match.view(1))
    assert seen.pop("seat") == "bram"
    whole = dict(match.view())
    assert whole.pop("seat") is None
    assert seen == whole
