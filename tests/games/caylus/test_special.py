"""Phases 3 and 4: the special buildings and the provost. [special, provost]"""

import pytest

from tests.games.caylus.table import (
    PAIR,
    TRIO,
    cubes,
    deniers,
    last_pass,
    now,
    placing,
    player,
    points,
    put,
    texts,
    why,
    workers,
)


def test_vector_1_the_stables_change_the_order() -> None:
    match = last_pass({"red": {}, "green": {}, "orange": {}, "blue": {}}, "blue", stables=["blue", "red"])
    match.play("pass")
    assert match.position()["order"] == ["dirk", "anne", "bram", "cora"]
    assert workers(match, "dirk") == 6


def test_case_23_the_new_order_holds_for_the_count_but_not_for_the_bribes() -> None:
    match = last_pass(
        {"anne": {"houses": {"dungeon": 2}}, "bram": {"houses": {"dungeon": 2}}, "cora": {}},
        "cora",
        bailiff=11,
        stables=["bram"],
    )
    match.play("pass")
    assert match.position()["order"] == ["bram", "anne", "cora"]
    assert now(match) == "bribe anne"
    match.play("provost stay; provost stay; provost stay")
    assert now(match) == "favour bram"


def test_case_26_from_the_gate_to_the_inn_and_on_to_the_right_in_the_same_phase() -> None:
    match = last_pass(TRIO, "cora", special={"gate": "cora", "guild": "anne"}, inn={"guest": "bram"})
    match.play("pass; move inn")
    # The guild comes before the inn: so long the worker stands on the left.
    assert now(match) == "guild anne"
    assert match.position()["inn"] == {"left": "cora", "guest": "bram"}
    match.play("provost stay")
    assert match.position()["inn"] == {"left": None, "guest": "cora"}
    assert (workers(match, "bram"), workers(match, "cora")) == (6, 5)
    taken = last_pass(TRIO, "cora", special={"gate": "cora"}, inn={"left": "anne"})
    taken.play("pass")
    assert why(taken, "move inn") == "occupied"


def test_case_07_the_owner_scores_when_a_worker_comes_from_the_gate() -> None:
    match = last_pass(PAIR, "bram", special={"gate": "bram"}, road={"9": {"tile": "mason", "owner": "anne"}})
    match.play("pass; move 9")
    assert points(match, "anne") == 1
    assert deniers(match, "bram") == 0


def test_case_27_a_worker_at_the_gate_may_go_home() -> None:
    match = last_pass(PAIR, "bram", special={"gate": "bram"})
    match.play("pass")
    assert why(match, "move gate") == "already_at_gate"
    match.play("home")
    assert workers(match, "bram") == 6


def test_from_the_gate_to_a_later_special_building_works_this_turn() -> None:
    match = last_pass(PAIR, "bram", special={"gate": "bram"})
    match.play("pass; move trading-post")
    assert (deniers(match, "bram"), workers(match, "bram")) == (3, 6)
    match = last_pass(TRIO, "cora", special={"gate": "cora"}, castle=["anne"])
    match.play("pass; move castle")
    assert match.position()["castle"] == ["anne", "cora"]


def test_the_guild_moves_the_provost_free_of_charge() -> None:
    match = last_pass(PAIR, "bram", special={"guild": "anne"})
    match.play("pass; provost ahead 3")
    assert match.position()["provost"] == 9
    assert deniers(match, "anne") == 0


def test_case_28_the_joust_field_takes_the_money_of_the_trading_post() -> None:
    match = last_pass(
        {"anne": {"cloth": 1}, "bram": {}}, "bram", special={"trading-post": "anne", "joust-field": "anne"}
    )
    match.play("pass")
    assert texts(match) == ["joust", "skip"]
    match.play("joust; favour money; column 1")
    assert deniers(match, "anne") == 3 - 1 + 3
    assert cubes(match, "anne")[3] == 0
    for poor in ({"deniers": 5}, {"cloth": 5}):
        short = last_pass({"anne": poor, "bram": {}}, "bram", special={"joust-field": "anne"})
        short.play("pass")
        assert now(short) == "bribe anne"
        assert workers(short, "anne") == 6


def test_case_24_the_same_player_left_and_right_at_the_inn() -> None:
    match = last_pass(PAIR, "bram", inn={"left": "anne", "guest": "anne"})
    assert workers(match, "anne") == 4
    match.play("pass")
    assert match.position()["inn"] == {"left": None, "guest": "anne"}
    assert workers(match, "anne") == 5


def test_case_25_a_guest_has_his_price_until_he_is_driven_out_and_the_new_one_from_the_next_turn() -> None:
    players = {"anne": {"deniers": 9}, "bram": {"deniers": 9}, "cora": {}}
    match = placing(players, "anne", passed=["cora"], inn={"left": "bram", "guest": "anne"})
    match.play("place castle; place castle")
    # The old guest pays 1; the one on the left still pays what the bridge says.
    assert (deniers(match, "anne"), deniers(match, "bram")) == (8, 7)
    match.play("pass; place 7; pass")
    assert deniers(match, "bram") == 7 - 3
    assert match.position()["inn"] == {"left": None, "guest": "bram"}
    match.play("provost stay; provost stay; provost stay; stop; stop")
    assert match.position()["turn"] == 2
    before = (deniers(match, "anne"), deniers(match, "bram"))
    assert before == (8 + 2, 4 + 2)
    match.play("place castle; pass; pass")
    assert deniers(match, "anne") == 9
    again = match.copy()
    assert now(again) == "placing anne"
    again.play("place 1")
    assert deniers(again, "anne") == 9 - 3


@pytest.mark.parametrize(("choice", "guest"), [("remain", "anne"), ("leave", None)])
def test_a_guest_whom_nobody_drives_out_chooses(choice: str, guest: str | None) -> None:
    match = last_pass(PAIR, "bram", inn={"guest": "anne"})
    match.play("pass")
    assert now(match) == "inn anne"
    match.play(choice)
    inn = match.position()["inn"]
    assert inn == {"left": None, "guest": guest}


# The provost.


def test_vector_2_the_provost_goes_to_and_fro() -> None:
    four = {"blue": {"deniers": 3}, "orange": {"deniers": 3}, "red": {"deniers": 3}, "green": {"deniers": 3}}
    match = put(
        four,
        ["bribe blue", "bribe orange", "bribe red", "bribe green", "road -", "castle", "end"],
        passed=list(four),
        bailiff=7,
        provost=10,
        road={
            "9": {"tile": "quarry", "owner": "red", "worker": "green"},
            "10": {"tile": "sawmill", "owner": "red", "worker": "blue"},
        },
    )
    match.play("provost stay; provost back 2; provost ahead 2")
    assert match.position()["provost"] == 10
    paid = [deniers(match, name) for name in ("anne", "bram", "cora")]
    assert paid == [3, 1, 1]
    match.play("provost back 1")
    # One space back: the worker on space 9 has worked, and the one on space 10 has not.
    assert player(match, "dirk")["stone"] == 2
    assert player(match, "anne")["wood"] == 0
    assert deniers(match, "dirk") == 2 + 2


def test_case_03_the_provost_stays_on_the_road() -> None:
    three = {"anne": {"deniers": 9}, "bram": {"deniers": 9}, "cora": {"deniers": 9}}
    left = ["bribe bram", "bribe cora", "road -", "castle", "end"]
    low = put(three, left, passed=list(three), provost=2)
    assert texts(low) == ["provost back 1", "provost stay", "provost ahead 1", "provost ahead 2", "provost ahead 3"]
    assert why(low, "provost back 2") == "off_the_road"
    low.play("provost back 1")
    assert low.position()["provost"] == 1
    assert why(low, "provost back 1") == "off_the_road"
    high = put(three, left, passed=list(three), bailiff=23, provost=27)
    assert why(high, "provost ahead 2") == "off_the_road"
    high.play("provost ahead 1")
    assert high.position()["provost"] == 28
    assert why(high, "provost ahead 1") == "off_the_road"


def test_bribes_cost_a_denier_a_space_and_go_in_passing_order() -> None:
    match = put(
        {"anne": {"deniers": 1}, "bram": {"deniers": 9}},
        ["bribe bram", "bribe anne", "road -", "castle", "end"],
        passed=["bram", "anne"],
    )
    match.play("provost ahead 3")
    assert deniers(match, "bram") == 6
    assert why(match, "provost back 2") == "bribe_too_high"
    assert texts(match) == ["provost back 1", "provost stay", "provost ahead 1"]
