"""Phase 2: placing workers. [placing, two]"""

from tests.games.caylus.table import (
    PAIR,
    TRIO,
    deniers,
    last_pass,
    now,
    placing,
    points,
    texts,
    why,
    workers,
)

FOUR = {"red": {"deniers": 9}, "green": {}, "orange": {}, "blue": {}}


def test_vector_3_the_castle_after_three_passes_costs_4_and_an_own_farm_1() -> None:
    match = placing(
        {"red": {"deniers": 9}, "green": {}, "orange": {}, "blue": {"deniers": 0}},
        "red",
        passed=["blue", "orange"],
        castle=["blue"],
        road={
            "9": {"tile": "mason", "owner": "green"},
            "10": {"tile": "food-farm", "owner": "red"},
        },
    )
    match.play("place 9")
    assert (deniers(match, "anne"), points(match, "bram")) == (6, 1)
    match.play("pass")  # green
    match.play("place 10")
    assert deniers(match, "anne") == 5
    match.play("place castle")
    assert deniers(match, "anne") == 1
    assert match.position()["castle"] == ["dirk", "anne"]


def test_an_own_building_brings_no_point() -> None:
    match = placing({"anne": {"deniers": 1}, "bram": {}}, "anne", road={"9": {"tile": "mason", "owner": "anne"}})
    match.play("place 9")
    assert points(match, "anne") == 0


def test_the_first_to_pass_gets_a_denier_and_the_others_pay_more() -> None:
    match = placing({"blue": {"deniers": 3}, "green": {"deniers": 4}, "red": {"deniers": 4}}, "blue")
    match.play("pass")
    assert deniers(match, "anne") == 4
    match.play("place 7")  # the peddler
    assert deniers(match, "bram") == 2
    match.play("pass; pass")
    assert deniers(match, "cora") == 4


def test_the_printed_buildings_can_be_used_from_the_first_turn() -> None:
    match = placing({"anne": {"deniers": 3}, "bram": {}}, "anne")
    assert {"place 7", "place 8", "place 16"} <= set(texts(match))


def test_the_guest_of_the_inn_pays_1_everywhere_and_the_owner_still_scores() -> None:
    match = placing(
        {"anne": {"deniers": 2}, "bram": {}, "cora": {}},
        "anne",
        passed=["bram", "cora"],
        inn={"guest": "anne"},
        road={"9": {"tile": "mason", "owner": "bram"}},
    )
    match.play("place castle; place 9")
    assert deniers(match, "anne") == 0
    assert points(match, "bram") == 1


def test_where_no_worker_may_stand() -> None:
    match = placing(
        {"anne": {"deniers": 9}, "bram": {}, "cora": {}},
        "anne",
        road={
            "1": {"tile": "residence", "owner": "anne"},
            "2": {"tile": "statue", "owner": "bram"},
            "3": {"tile": "forest", "worker": "anne"},
        },
        stables=["anne"],
        castle=["anne"],
        inn={"left": "bram"},
        special={"gate": "cora"},
    )
    assert why(match, "place 1") == why(match, "place 2") == "no_work_there"
    assert why(match, "place 3") == "occupied"
    assert why(match, "place 9") == "empty_plot"
    assert why(match, "place stables") == why(match, "place castle") == "one_each"
    assert why(match, "place inn") == why(match, "place gate") == "occupied"


def test_the_stables_have_three_places_and_fill_from_the_first() -> None:
    four = {"anne": {}, "bram": {}, "cora": {}, "dirk": {"deniers": 5}}
    match = placing(four, "dirk", stables=["cora", "anne", "bram"])
    assert why(match, "place stables") == "stables_full"
    match = placing(four, "dirk", stables=["cora"])
    match.play("place stables")
    assert match.position()["stables"] == ["cora", "dirk"]


def test_a_player_may_be_on_both_places_of_the_inn() -> None:
    match = placing({"anne": {"deniers": 2}, "bram": {}}, "anne", inn={"guest": "anne"})
    match.play("place inn")
    assert match.position()["inn"] == {"left": "anne", "guest": "anne"}


def test_who_cannot_pay_the_general_price_may_go_to_an_own_building() -> None:
    match = last_pass(
        {"anne": {}, "bram": {}, "cora": {"deniers": 1}}, "cora", road={"9": {"tile": "quarry", "owner": "cora"}}
    )
    assert texts(match) == ["place 9", "pass"]
    assert why(match, "place 1") == "too_expensive"


def test_case_37_passing_with_workers_and_money_left_is_allowed() -> None:
    match = placing({"anne": {"deniers": 9}, "bram": {}}, "anne")
    match.play("pass")
    assert now(match) == "placing bram"


def test_case_38_with_two_players_the_first_to_pass_gets_his_denier_too() -> None:
    match = placing(PAIR, "anne")
    assert texts(match) == ["pass"]
    match.play("pass")
    assert deniers(match, "anne") == 1


def test_case_39_six_workers_and_one_less_while_one_is_at_the_inn() -> None:
    out = {str(space): {"worker": "anne", "tile": tile} for space, tile in _neutral(5)}
    match = placing({"anne": {"deniers": 9}, "bram": {}}, "anne", road=out, inn={"guest": "anne"})
    assert workers(match, "anne") == 0
    assert texts(match) == ["pass"]
    assert why(match, "place castle") == "no_worker"
    match = placing({"anne": {"deniers": 9}, "bram": {}}, "anne", road=out)
    assert workers(match, "anne") == 1
    assert match.refusal("place castle") is None


def _neutral(count: int) -> list[tuple[int, str]]:
    tiles = (
        "neutral-farm",
        "forest",
        "neutral-sawmill",
        "neutral-quarry",
        "neutral-marketplace",
        "neutral-carpenter",
    )
    return list(enumerate(tiles[:count], 1))


def test_two_players_pay_3_after_the_other_has_passed_and_1_as_ever() -> None:
    match = last_pass({"anne": {}, "bram": {"deniers": 5}}, "bram", road={"9": {"tile": "quarry", "owner": "bram"}})
    match.play("place 9")
    assert deniers(match, "bram") == 4
    match.play("place castle")
    assert deniers(match, "bram") == 1
    guest = last_pass({"anne": {}, "bram": {"deniers": 1}}, "bram", inn={"guest": "bram"})
    guest.play("place castle")
    assert deniers(guest, "bram") == 0


def test_two_players_have_no_stables() -> None:
    match = placing({"anne": {"deniers": 5}, "bram": {}}, "anne")
    assert why(match, "place stables") == "no_stables"
    match = last_pass(PAIR, "bram", special={"gate": "bram"})
    match.play("pass")
    assert now(match) == "gate bram"
    assert why(match, "move stables") == "no_stables"


def test_two_players_take_turns_in_being_first() -> None:
    match = last_pass(PAIR, "bram", order=["anne", "bram"])
    match.play("pass; provost stay; provost stay")
    assert match.position()["order"] == ["bram", "anne"]
    assert now(match) == "placing bram"


def test_three_players_keep_their_order() -> None:
    match = last_pass(TRIO, "cora", order=["bram", "anne", "cora"])
    match.play("pass; provost stay; provost stay; provost stay")
    assert match.position()["order"] == ["bram", "anne", "cora"]


def test_a_passed_player_is_skipped() -> None:
    match = placing({"anne": {"deniers": 9}, "bram": {}, "cora": {"deniers": 9}}, "anne", passed=["bram"])
    match.play("place 1")
    assert now(match) == "placing cora"
    match.play("place 2")
    assert now(match) == "placing anne"
