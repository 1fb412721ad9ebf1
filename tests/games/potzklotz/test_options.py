"""The options, rule by rule."""

import pytest

from bouwmeester import CHANCE, BadOption, Match
from tests.games.potzklotz.table import (
    MIRRORED,
    NAMES,
    OUT_OF_TURN,
    POTZKLOTZ,
    RIGHT,
    begun,
    hand,
    key,
    laid,
    rows,
    seen,
    table,
    texts,
)


def test_options_1_one_card_each_makes_a_quick_deal() -> None:
    match = table([["21b"], ["1a"]], {"cards": 1})
    match.play(f"{RIGHT}; pass")
    assert match.outcome is not None


@pytest.mark.parametrize("name", ["mode", "penalty", "base", "turning", "hands", "out_of_turn"])
def test_options_have_two_values_and_no_third(name: str) -> None:
    with pytest.raises(BadOption, match=f"{name}: wanted"):
        Match(POTZKLOTZ, 2, {name: "perhaps"})


def test_options_2_no_penalty() -> None:
    match = table([["22a"], ["1a"]], {"penalty": "none"})
    match.play(MIRRORED)
    assert hand(match, 0) == ["22a"]
    assert match.to_move == 1


def test_options_3_cubes_must_stay_on_the_grid() -> None:
    match = table([["12b"], ["1a"]], {"base": "strict"}, shown="12a")
    match.play("lift e4")
    why = match.refusal("set a4")
    assert why is not None
    assert (why.key, why.rule) == ("potzklotz.off_base", "options.3")
    assert len(match.legal()) == 24
    match.play("set c3")
    assert match.to_move == 0


def test_options_4_the_base_may_be_turned_before_a_cube_is_lifted() -> None:
    match = table([["21b"], ["1a"]], {"turning": "allowed"})
    match.play("turn")
    assert rows(match)[2:4] == ["0001100", "0001200"]
    assert match.to_move == 0
    match.play("turn; turn")
    assert key(match, "turn") == "potzklotz.turned_enough"
    match.play("pass")
    assert "turn" in texts(match)


def test_options_4_before_each_cube_of_an_expert_anew() -> None:
    match = table([["21b", "14b", "24a"], ["1a", "1b", "2a"]], {"mode": "expert", "cards": 3, "turning": "allowed"})
    match.play("turn; turn; turn")
    assert key(match, "turn") == "potzklotz.turned_enough"
    match.play("lift c5; set d4; lay 21b")
    assert seen(match)["turned"] == 0
    assert "turn" in texts(match)


def test_options_4_not_with_a_cube_in_the_air() -> None:
    match = table([["21b"], ["1a"]], {"turning": "allowed"})
    match.play("lift c3")
    assert key(match, "turn") == "core.not_now"


def test_options_5_open_hands() -> None:
    match = table([["21b"], ["1a"], ["2a"]], {"hands": "open"})
    seats = seen(match, None)["seats"]
    assert isinstance(seats, dict)
    assert [seats[name]["hand"] for name in NAMES[:3]] == [["21b"], ["1a"], ["2a"]]


def test_options_6_another_may_lay_the_other_view_out_of_turn() -> None:
    match = table([["21b", "24a"], ["1a", "1b"], ["21a", "2b"]], OUT_OF_TURN)
    match.play(f"{RIGHT}; pass")
    assert match.to_move == 2
    match.play("lay 21a")
    assert hand(match, 2) == ["2b"]
    assert "21a" in laid(match, 2)
    assert seen(match)["shown"] == "21a"
    assert match.to_move == 1, "it was not a turn"


def test_options_6_everyone_else_is_asked_whatever_they_hold() -> None:
    match = table([["21b", "24a"], ["1a", "1b"], ["2a", "2b"]], OUT_OF_TURN)
    match.play(RIGHT)
    assert (match.to_move, texts(match)) == (1, ["lay 1a", "lay 1b", "pass"])
    match.play("pass")
    assert (match.to_move, texts(match)) == (2, ["lay 2a", "lay 2b", "pass"])
    match.play("pass")
    assert match.to_move == 1
    assert "lift d3" in texts(match)


def test_options_6_a_right_card_ends_the_asking() -> None:
    match = table([["21b", "24a"], ["21a", "1b"], ["2a", "2b"]], OUT_OF_TURN)
    match.play(f"{RIGHT}; lay 21a")
    assert match.to_move == 1
    assert "lift d3" in texts(match)


def test_options_6_nobody_is_asked_without_the_option_nor_at_the_start_nor_after_a_mistake() -> None:
    match = table([["21b", "24a"], ["21a", "1b"]])
    match.play(RIGHT)
    assert key(match, "lay 21a") == "core.not_now"
    assert "lay 6b" not in texts(begun(2, OUT_OF_TURN))
    match = table([["22a", "24a"], ["14b", "1b"]], OUT_OF_TURN)
    match.play(f"{MIRRORED}; draw 5a")
    assert "lift c3" in texts(match)


def test_options_7_a_mistake_out_of_turn_costs_a_card_as_usual() -> None:
    match = table([["21b", "24a"], ["22a", "1b"], ["21a", "2b"]], OUT_OF_TURN)
    match.play(f"{RIGHT}; lay 22a")
    assert match.to_move == CHANCE
    match.play("draw 5a")
    assert hand(match, 1) == ["1b", "5a", "22a"]
    assert match.to_move == 2, "the asking goes on"
    match.play("lay 21a")
    assert match.to_move == 1, "and the turn is not lost"


def test_options_6_a_hand_emptied_out_of_turn_makes_this_round_the_last() -> None:
    match = table([["21b", "24a"], ["1a", "1b"], ["21a"]], OUT_OF_TURN)
    match.play(f"{RIGHT}; pass; lay 21a; pass")
    assert match.outcome is not None, "Cora is passed over: she has no card"
    assert match.outcome.scores == [0, 0, 1]


def test_options_6_also_when_it_is_the_last_turn_of_the_round() -> None:
    match = table([["21b", "24a"], ["21a"]], OUT_OF_TURN, first="bram")
    match.play(f"{RIGHT}; lay 21a")
    assert match.outcome is not None
    assert match.outcome.scores == [0, 1]


def test_options_6_who_says_nothing_is_not_spoken_of() -> None:
    match = table([["21b", "24a"], ["1a", "1b"]], OUT_OF_TURN)
    match.play(RIGHT)
    heard = match.listen()
    match.play("pass")
    assert heard == []
