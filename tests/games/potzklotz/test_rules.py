"""The rules, one behaviour each, in the order of the rulebook; from positions, with chance written down."""

import random

import pytest

import bouwmeester
from bouwmeester import CHANCE, BadOption, Match
from bouwmeester.core.state import State
from bouwmeester.games.potzklotz.material import CARDS
from tests.games.potzklotz.table import (
    MIRRORED,
    NAMES,
    POTZKLOTZ,
    RIGHT,
    hand,
    key,
    laid,
    table,
    texts,
    without,
)


def begun(seats: int, options: dict[str, object] | None = None) -> Match[State]:
    """Dealt from 1a on, seat by seat; the next card shows the first building, and Anne begins."""
    match = Match(POTZKLOTZ, seats, options)
    match.play("first anne")
    cards = iter(CARDS.words)
    for _ in range(seats * match.game.options(match.state)["cards"]):  # type: ignore[operator]
        match.play(f"draw {next(cards)}")
    match.play(f"start {next(cards)}")
    return match


def seen(match: Match[State], seat: int | None = None) -> dict[str, object]:
    return dict(match.view(seat))


def rows(match: Match[State]) -> list[str]:
    building = match.view()["building"]
    assert isinstance(building, dict)
    found = building["rows"]
    assert isinstance(found, list)
    return found


def stack(match: Match[State]) -> int:
    number = match.view()["stack"]
    assert isinstance(number, int)
    return number


# Set-up.


def test_setup_1_there_are_two_cards_of_each_building() -> None:
    match = Match(POTZKLOTZ, 2)
    match.play("first anne")
    assert texts(match) == [f"draw {number}{view}" for number in range(1, 29) for view in "ab"]


def test_setup_2_everyone_is_dealt_five_cards() -> None:
    match = begun(3)
    assert [len(hand(match, seat)) for seat in range(3)] == [5, 5, 5]
    assert stack(match) == 56 - 15 - 1


@pytest.mark.parametrize(("cards", "seats"), [(1, 6), (3, 2), (7, 4), (9, 6), (27, 2)])
def test_setup_2_more_or_fewer_cards_may_be_agreed(cards: int, seats: int) -> None:
    match = begun(seats, {"cards": cards})
    assert [len(hand(match, seat)) for seat in range(seats)] == [cards] * seats


@pytest.mark.parametrize("cards", [0, 10, "five", True])
def test_setup_2_there_must_be_enough_cards(cards: object) -> None:
    with pytest.raises(BadOption, match="from 1 to 9"):
        Match(POTZKLOTZ, 6, {"cards": cards})


def test_setup_2_nobody_sees_another_hand() -> None:
    match = begun(2)
    seats = seen(match, 0)["seats"]
    assert isinstance(seats, dict)
    assert seats["anne"]["hand"] == ["1a", "1b", "2a", "2b", "3a"]
    assert seats["bram"]["hand"] is None
    assert seats["bram"]["cards"] == 5


def test_setup_4_the_building_of_the_card_turned_over_is_set_up() -> None:
    match = begun(2)
    assert seen(match)["shown"] == "6a"
    assert rows(match) == ["0000000", "0000000", "0001000", "0021100", "0000000", "0000000", "0000000"]


def test_setup_3_cubes_that_touch_only_at_an_edge_are_no_building() -> None:
    """c3 moved to e5 touches d4 at an edge, and then no card is right."""
    for number in range(28):
        card = f"{number + 1}b"
        match = table([[card], ["6a" if card != "6a" else "6b"]])
        match.play(f"lift c3; set e5; lay {card}")
        assert hand(match, 0) == [card]


def test_setup_5_cards_come_from_what_is_left_in_the_stack() -> None:
    match = table([["24a"], ["24b"]])
    match.play("pass; pass")
    assert len(match.legal()) == stack(match)
    assert key(match, "draw 24a") == "potzklotz.not_on_stack"
    match.play("draw 5a")
    assert key(match, "draw 5a") == "potzklotz.not_on_stack"


def test_setup_4_the_card_lies_open_and_is_not_in_the_stack() -> None:
    match = begun(2)
    match.play("pass; pass")
    assert match.to_move == CHANCE
    assert key(match, "draw 6a") == "potzklotz.not_on_stack"


def test_setup_6_anybody_may_begin() -> None:
    match = Match(POTZKLOTZ, 3)
    assert texts(match) == ["first anne", "first bram", "first cora"]
    match.play("first cora")
    match.run_chance(random.Random(1))
    assert match.to_move == 2
    assert key(Match(POTZKLOTZ, 3), "first dirk") == "potzklotz.not_seated"


# A turn.


def test_turn_1_a_cube_is_moved_and_a_card_laid_and_the_next_has_the_turn() -> None:
    match = table([["21b", "24a"], ["1a", "1b"]])
    match.play(RIGHT)
    assert hand(match, 0) == ["24a"]
    assert "21b" in laid(match, 0)
    assert seen(match)["shown"] == "21b"
    assert rows(match)[2:4] == ["0002000", "0012000"]
    assert match.to_move == 1


def test_turn_1_one_may_only_pass_instead() -> None:
    match = table([["21b"], ["1a"]])
    assert texts(match) == ["lift c3", "lift d3", "lift c4", "lift d4", "pass"]


def test_turn_2_a_card_must_be_held() -> None:
    match = table([["21b"], ["1a"]])
    match.play("lift c3; set d4")
    assert texts(match) == ["lay 21b"]
    assert key(match, "lay 1a") == "potzklotz.not_in_hand"


def test_turn_3_only_a_top_cube_is_lifted() -> None:
    match = table([["21b"], ["1a"]])
    match.play("lift d3")
    assert rows(match)[2:4] == ["0011000", "0011000"]
    assert seen(match)["lifted"] == "d3"


def test_turn_3_an_empty_cell_is_refused_and_not_punished() -> None:
    match = table([["21b"], ["1a"]])
    why = match.refusal("lift e3")
    assert why is not None
    assert (why.key, why.rule) == ("potzklotz.no_cube", "turn.3")
    assert match.to_move == 0


def test_turn_4_touched_is_played() -> None:
    match = table([["21b"], ["1a"]])
    match.play("lift c3")
    assert key(match, "pass") == "core.not_now"
    assert key(match, "lift d3") == "core.not_now"
    assert key(match, "set c3") == "potzklotz.not_a_move"
    match.play("set g7")
    assert key(match, "set d4") == "core.not_now"
    assert key(match, "pass") == "core.not_now"


def test_turn_4_a_cube_may_be_set_down_anywhere_else_also_where_it_is_wrong() -> None:
    match = table([["21b"], ["1a"]])
    match.play("lift c3")
    assert len(match.legal()) == 48


def test_turn_4_what_is_left_may_be_in_pieces_while_the_cube_is_in_the_air() -> None:
    match = table([["7a", "24a"], ["1b"]], shown="1a")
    match.play("lift d3")
    assert rows(match)[2:4] == ["0000100", "0021000"]
    match.play("set e4; lay 7a")
    assert hand(match, 0) == ["24a"]


def test_turn_5_the_base_must_not_be_turned() -> None:
    match = table([["21b"], ["1a"]])
    why = match.refusal("turn")
    assert why is not None
    assert (why.key, why.rule) == ("potzklotz.no_turning", "turn.5")


def test_turn_6_a_cube_may_leave_the_grid_and_the_base_is_pushed_back_under_it() -> None:
    match = table([["12b", "24a"], ["1a"]], shown="12a", players={"bram": {"laid": ["2a", "2b", "3a", "3b"]}})
    match.play("lift e4; set a4")
    assert rows(match)[3] == "1121000"
    match.play("lay 12b")
    assert rows(match)[3] == "0112100"
    assert hand(match, 0) == ["24a"]


def test_turn_7_the_card_lies_open_on_the_others() -> None:
    match = table([["21b", "24a"], ["1a"]])
    match.play(RIGHT)
    assert seen(match, 1)["shown"] == seen(match, None)["shown"] == "21b"


def test_turn_8_a_building_may_be_turned_about_the_vertical_axis() -> None:
    """02/12 stands there, as 21b shows it; 21a shows it from another corner."""
    match = table([["21a", "24a"], ["1a"]])
    match.play("lift c3; set d4; lay 21a")
    assert hand(match, 0) == ["24a"]


def test_turn_8_a_mirror_image_is_wrong() -> None:
    match = table([["22a", "24a"], ["1a"]])
    match.play(MIRRORED)
    assert hand(match, 0) == ["22a", "24a"]
    assert match.to_move == CHANCE


def test_turn_9_after_a_mistake_cube_and_card_go_back_and_a_card_is_drawn() -> None:
    match = table([["22a", "24a"], ["1a"]])
    before = rows(match)
    match.play(MIRRORED)
    assert rows(match) == before
    assert seen(match)["shown"] == "14a"
    match.play("draw 5a")
    assert hand(match, 0) == ["5a", "22a", "24a"]
    assert match.to_move == 1


def test_turn_9_a_card_two_cubes_away_and_cubes_in_pieces_are_mistakes() -> None:
    for moves in ("lift c3; set d4; lay 24a", "lift c3; set g7; lay 24a"):
        match = table([["24a"], ["1a"]])
        match.play(moves)
        assert hand(match, 0) == ["24a"]
        assert match.to_move == CHANCE


def test_turn_9_a_right_cube_with_a_wrong_card_is_a_mistake() -> None:
    """21b would have been right."""
    match = table([["21b", "24a"], ["1a"]])
    match.play("lift c3; set d4; lay 24a; draw 5a")
    assert hand(match, 0) == ["5a", "21b", "24a"]


def test_turn_9_nothing_is_drawn_from_an_empty_stack() -> None:
    match = table(
        [["24a", "22a"], ["1a"]],
        players={
            "anne": {"laid": without("24a", "22a", "1a", "14a", "14b", "2a", "2b", "3a")},
            "bram": {"laid": ["14b", "2a", "2b", "3a"]},
        },
    )
    assert stack(match) == 0
    match.play(MIRRORED)
    assert hand(match, 0) == ["22a", "24a"]
    assert match.to_move == 1


def test_turn_10_whoever_passes_draws_nothing() -> None:
    match = table([["24a"], ["1a"]])
    match.play("pass")
    assert hand(match, 0) == ["24a"]
    assert match.to_move == 1


def test_turn_10_one_who_holds_a_fitting_card_may_pass() -> None:
    match = table([["21b"], ["1a"]])
    match.play("pass")
    assert match.to_move == 1


def test_turn_11_the_building_that_stands_may_be_built_anew() -> None:
    match = table([["14b", "24a"], ["1a"]])
    match.play("lift d3; set c3; lay 14b")
    assert hand(match, 0) == ["24a"]
    assert rows(match)[2:4] == ["0021000", "0011000"]


def test_turn_11_but_not_without_a_move_that_builds_it() -> None:
    match = table([["3b", "24a"], ["1a"]], shown="3a")
    for lift in ("d3", "c4", "d4", "d5"):
        for cell in ("c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"):
            if cell != lift:
                trial = match.copy()
                trial.play(f"lift {lift}; set {cell}; lay 3b")
                assert "3b" in hand(trial, 0)


# Nobody can lay.


def test_jam_1_when_nobody_lays_for_a_whole_round_everyone_draws_one() -> None:
    match = table([["24a"], ["24b"]])
    match.play("pass; pass")
    match.play("draw 5a; draw 6a")
    assert [hand(match, 0), hand(match, 1)] == [["5a", "24a"], ["6a", "24b"]]
    assert match.to_move == 0


def test_jam_1_it_is_decided_by_what_is_done_and_not_by_the_hands() -> None:
    """Both could lay."""
    match = table([["21b"], ["21a"]])
    match.play("pass; pass; draw 5a; draw 6a")
    assert match.to_move == 0


def test_jam_1_a_mistake_is_no_card_laid() -> None:
    match = table([["24a"], ["24b"]])
    match.play("pass; lift c3; set d4; lay 24b; draw 7a")
    match.play("draw 5a; draw 6a")
    assert hand(match, 1) == ["6a", "7a", "24b"]


def test_jam_2_the_first_who_did_not_lay_draws_first_and_goes_on() -> None:
    match = table([["21b", "24a"], ["1a", "1b"], ["2a", "2b"]])
    match.play(RIGHT)
    match.play("pass; pass; pass")
    for card in ("5a", "6a", "7a"):
        match.play(f"draw {card}")
    assert [hand(match, seat) for seat in range(3)] == [["7a", "24a"], ["1a", "1b", "5a"], ["2a", "2b", "6a"]]
    assert match.to_move == 1


def test_jam_1_a_card_laid_begins_the_count_anew() -> None:
    match = table([["24a"], ["21b", "1a"]])
    match.play(f"pass; {RIGHT}; pass")
    assert match.to_move == 1


def test_jam_2_everyone_draws_as_far_as_the_stack_goes() -> None:
    used = ("24a", "24b", "23a", "14a", "1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b")
    match = table(
        [["24a"], ["24b"], ["23a"]],
        players={
            "anne": {"laid": without(*used, "5a", "6a")},
            "bram": {"laid": ["1a", "1b", "2a", "2b"]},
            "cora": {"laid": ["3a", "3b", "4a", "4b"]},
        },
    )
    assert stack(match) == 2
    match.play("pass; pass; pass; draw 5a; draw 6a")
    assert [len(hand(match, seat)) for seat in range(3)] == [2, 2, 1]
    assert match.to_move == 0


def test_jam_3_with_an_empty_stack_the_fewest_cards_get_the_point() -> None:
    rest = without("24a", "24b", "23a", "23b", "14a", "1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b")
    match = table(
        [["24a", "23b"], ["24b"], ["23a"]],
        players={
            "anne": {"laid": rest},
            "bram": {"laid": ["1a", "1b", "2a", "2b"]},
            "cora": {"laid": ["3a", "3b", "4a", "4b"]},
        },
    )
    match.play("pass; pass; pass")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.ranks) == ([0, 1, 1], [3, 1, 1])


# The end of a deal.


def test_end_1_the_round_is_played_out_so_that_all_have_had_as_many_turns() -> None:
    match = table([["21b"], ["1a", "1b"], ["2a"]])
    match.play(RIGHT)
    assert match.to_move == 1
    match.play("pass")
    assert match.to_move == 2
    match.play("pass")
    assert match.outcome is not None
    assert match.outcome.scores == [1, 0, 0]


def test_end_1_rounds_begin_with_the_player_who_began_the_deal() -> None:
    """Bram began, so after Anne the round is over."""
    match = table([["21b"], ["1a"]], first="bram")
    match.play(RIGHT)
    assert match.outcome is not None
    assert match.outcome.scores == [1, 0]


def test_end_2_everyone_without_cards_gets_a_point() -> None:
    match = table([["21b"], ["14b"], ["1a"]])
    match.play(f"{RIGHT}; lift d4; set c3; lay 14b; pass")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.ranks) == ([1, 1, 0], [1, 1, 3])


def test_end_1_in_the_last_round_nobody_is_made_to_draw() -> None:
    match = table([["21b"], ["1a"]], agenda=["turn anne"], idle=1)
    match.play(f"{RIGHT}; pass")
    assert match.outcome is not None


def test_end_1_a_mistake_in_the_last_round_is_punished_as_ever() -> None:
    match = table([["21b"], ["1a"]])
    match.play(f"{RIGHT}; lift c4; set g7; lay 1a; draw 5a")
    assert match.outcome is not None
    assert hand(match, 1) == ["1a", "5a"]


# Matches of several deals.


def test_match_2_points_are_added_up_and_the_next_begins() -> None:
    match = table([["21b"], ["1a"]], {"deals": 2, "cards": 2})
    match.play(f"{RIGHT}; pass")
    assert seen(match)["first"] == "bram"
    assert stack(match) == 56
    match.play("draw 1a; draw 2a; draw 21b; draw 14b; start 14a")
    assert match.to_move == 1
    match.play(f"{RIGHT}; pass; lift d4; set c3; lay 14b; pass")
    assert match.outcome is not None
    assert match.outcome.details["deals"] == [{"anne": 1, "bram": 0}, {"anne": 0, "bram": 1}]
    assert (match.outcome.scores, match.outcome.ranks) == ([1, 1], [1, 1])


def test_match_3_most_points_win_and_equals_share() -> None:
    match = table([["21b"], ["1a"]], {"deals": 2}, deals=[{"anne": 0, "bram": 1}])
    match.play(f"{RIGHT}; pass")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.ranks) == ([1, 1], [1, 1])


def test_match_1_every_deal_uses_all_the_cards() -> None:
    match = table([["21b"], ["1a"]], {"deals": 2, "cards": 2})
    match.play(f"{RIGHT}; pass")
    assert len(match.legal()) == 56
    assert [hand(match, seat) + laid(match, seat) for seat in (0, 1)] == [[], []]


@pytest.mark.parametrize("deals", [0, 21, "five"])
def test_match_1_a_match_has_a_number_of_deals(deals: object) -> None:
    with pytest.raises(BadOption, match="from 1 to 20"):
        Match(POTZKLOTZ, 2, {"deals": deals})


# Options.


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


OUT_OF_TURN: dict[str, object] = {"out_of_turn": "yes"}


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


# Experts.

EXPERT: dict[str, object] = {"mode": "expert"}


def experts(hands: list[list[str]], **more: object) -> Match[State]:
    """Bram, and Cora if she is there, have laid nothing yet; nor has Anne, but for what her hand is short of."""
    return table(hands, {"mode": "expert", "cards": 3}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [5, 6])
def test_experts_1_are_two_to_four(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        Match(POTZKLOTZ, seats, EXPERT)


@pytest.mark.parametrize("cards", [2, 6])
def test_experts_2_begin_with_five_four_or_three_cards(cards: int) -> None:
    with pytest.raises(BadOption, match="5, 4 or 3"):
        Match(POTZKLOTZ, 2, {**EXPERT, "cards": cards})
    assert stack(begun(2, {**EXPERT, "cards": 4})) == 48


def test_experts_2_the_first_card_goes_under_the_stack_and_is_drawn_last() -> None:
    match = begun(2, EXPERT)
    assert stack(match) == 46
    assert seen(match)["bottom"] == "6a"
    assert seen(match)["shown"] == "6a"
    match.play("pass; pass")
    assert key(match, "draw 6a") == "potzklotz.under_the_stack"


def test_experts_3_several_cards_may_be_laid_in_one_turn() -> None:
    match = experts([["21b", "14b", "24a"], ["1a", "1b", "2a"]])
    match.play(RIGHT)
    assert match.to_move == 0
    assert "stop" in texts(match)
    assert key(match, "pass") == "potzklotz.stop_instead"
    match.play("lift d4; set c3; lay 14b")
    assert seen(match)["chain"] == 2
    match.play("stop; draw 5a; draw 6a")
    assert match.to_move == 1
    assert laid(match, 0) == ["14b", "21b"], "everyone keeps their own"


def test_experts_3_before_the_first_card_one_passes() -> None:
    match = experts([["21b", "14b", "24a"], ["1a", "1b", "2a"]])
    assert key(match, "stop") == "potzklotz.nothing_laid"


def test_experts_4_hands_are_filled_up_at_the_end_of_the_turn() -> None:
    match = experts([["21b", "14b", "24a"], ["1a", "1b", "2a"]])
    match.play(f"{RIGHT}; stop")
    assert match.to_move == CHANCE
    match.play("draw 5a")
    assert hand(match, 0) == ["5a", "14b", "24a"]
    assert match.to_move == 1


def test_experts_4_a_hand_laid_out_whole_is_filled_up_too() -> None:
    match = experts([["21b"], ["1a", "1b", "2a"]])
    match.play(f"{RIGHT}; draw 5a; draw 5b; draw 6a")
    assert hand(match, 0) == ["5a", "5b", "6a"]
    assert match.to_move == 1


def test_experts_4_after_a_pass_too() -> None:
    match = experts([["24a"], ["1a", "1b", "2a"]])
    match.play("pass; draw 5a; draw 5b")
    assert match.to_move == 1


def test_experts_4_one_who_has_more_than_a_full_hand_draws_nothing() -> None:
    match = experts([["24a", "24b", "23a", "23b"], ["1a", "1b", "2a"]], players={"bram": {"laid": ["25a"]}})
    match.play("pass")
    assert match.to_move == 1


def test_experts_5_a_mistake_ends_the_turn_and_the_hand_is_not_filled_up() -> None:
    match = experts([["21b", "14b", "24a"], ["1a", "1b", "2a"]])
    match.play(f"{RIGHT}; lift d4; set c3; lay 24a")
    assert hand(match, 0) == ["14b", "24a"]
    assert laid(match, 0) == ["21b"], "cards laid before it stay"
    assert match.to_move == 1


def test_experts_5_it_is_filled_up_at_the_end_of_the_next_turn() -> None:
    match = experts([["21b", "14b", "24a"], ["1a", "1b", "2a"]])
    match.play(f"{RIGHT}; lift d4; set c3; lay 24a; pass; pass; draw 5a")
    assert hand(match, 0) == ["5a", "14b", "24a"]


def test_experts_5_unless_there_is_another_mistake_in_it() -> None:
    match = experts([["21b", "14b", "24a"], ["1a", "1b", "2a"]])
    match.play(f"{RIGHT}; lift d4; set c3; lay 24a; pass; lift d4; set c3; lay 24a")
    assert hand(match, 0) == ["14b", "24a"]
    assert match.to_move == CHANCE, "nobody has laid a card for a round, and everyone draws"


def test_experts_5_no_penalty_card_is_drawn() -> None:
    match = experts([["22a", "14b", "24a"], ["1a", "1b", "2a"]])
    match.play(MIRRORED)
    assert match.to_move == 1
    assert hand(match, 0) == ["14b", "22a", "24a"]


def test_experts_5_after_a_mistake_out_of_turn_the_next_turn_fills_up_nothing() -> None:
    options = {**EXPERT, "cards": 3, **OUT_OF_TURN}
    match = table([["21b", "24a", "23a"], ["1b"]], options)
    match.play(f"{RIGHT}; lay 1b; stop; draw 5a; pass")
    assert hand(match, 1) == ["1b"]
    assert match.to_move == 0
    match.play("pass; draw 6a; draw 6b; pass; draw 7a")
    assert len(hand(match, 1)) == 3, "one card as everyone, and one to fill up"


def emptied(hands: list[list[str]], **more: object) -> Match[State]:
    """Experts with an empty stack: Anne has laid all that is nowhere else; the first card was drawn and laid."""
    held = [card for cards in hands for card in cards]
    spare = [card for card in ("5a", "5b", "6a", "6b", "7a", "7b") if card not in held]
    players: dict[str, dict[str, object]] = {"anne": {"laid": without(*held, *spare)}, "bram": {"laid": spare}}
    return table(hands, {"mode": "expert", "cards": 3}, players, start="20a", **more)


def test_experts_6_over_when_the_stack_is_gone_and_a_round_brings_no_card() -> None:
    match = emptied([["24a"], ["24b"]])
    match.play("pass")
    assert match.to_move == 1
    match.play("pass")
    assert match.outcome is not None
    assert match.outcome.scores == [48, 6]


def test_experts_6_the_last_card_drawn_is_looked_at_before_it_is_over() -> None:
    """Anne passes and fills up with 21b, the last card: the round is counted anew, and she can still lay it."""
    held = ["24a", "23a", "24b", "1a", "1b"]
    spare = ["5a", "5b", "6a", "6b", "7a", "7b"]
    players: dict[str, dict[str, object]] = {"anne": {"laid": without(*held, *spare, "21b")}, "bram": {"laid": spare}}
    match = table(
        [["24a", "23a"], ["24b", "1a", "1b"]],
        {"mode": "expert", "cards": 3},
        players,
        start="21b",
        shown="14a",
        idle=1,
    )
    match.play("pass; draw 21b")
    assert stack(match) == 0
    match.play("pass")
    assert match.to_move == 0
    match.play(f"{RIGHT}; stop; pass; pass")
    assert match.outcome is not None


def test_jam_3_a_card_drawn_for_a_mistake_is_no_new_round() -> None:
    players: dict[str, dict[str, object]] = {
        "anne": {"laid": without("24a", "22a", "1a", "14a", "14b", "2a", "2b", "3a", "5a")},
        "bram": {"laid": ["14b", "2a", "2b", "3a"]},
    }
    match = table([["1a"], ["24a", "22a"]], None, players)
    assert stack(match) == 1
    match.play(f"pass; {MIRRORED}; draw 5a")
    assert match.outcome is not None
    assert match.outcome.scores == [1, 0]


def test_experts_6_over_at_once_when_all_hands_are_empty_too() -> None:
    match = emptied([["21b"], []])
    match.play(RIGHT)
    assert match.outcome is not None
    assert match.outcome.scores == [50, 6]


def test_experts_6_one_without_cards_is_passed_over_while_another_can_lay() -> None:
    match = emptied([["21b", "14b"], []])
    match.play(f"{RIGHT}; stop")
    assert match.to_move == 0


def test_experts_6_while_there_is_a_stack_everyone_draws_instead() -> None:
    match = experts([["24a", "24b", "23a"], ["19a", "19b", "20a"]])
    match.play("pass; pass; draw 5a; draw 6a")
    assert [len(hand(match, seat)) for seat in (0, 1)] == [4, 4]
    assert match.to_move == 0


def test_experts_7_most_cards_laid_win() -> None:
    match = emptied([["24a"], ["24b"]])
    match.play("pass; pass")
    assert match.outcome is not None
    assert match.outcome.ranks == [1, 2]


# Secrets.


def test_secrets_2_a_card_laid_wrongly_was_seen_by_all() -> None:
    match = table([["22a", "24a"], ["1a"]])
    match.play(f"{MIRRORED}; draw 5a")
    seats = seen(match, 1)["seats"]
    assert isinstance(seats, dict)
    assert seats["anne"]["known"] == ["22a"]
    for number in range(20):
        world = Match(POTZKLOTZ, start=POTZKLOTZ.resample(match.state, 1, random.Random(number)))
        assert "22a" in hand(world, 0)
        assert hand(world, 1) == ["1a"]


def test_secrets_3_all_know_who_draws_the_card_under_the_stack() -> None:
    held = [["24a", "24b", "23a"], ["1a", "1b", "2a"]]
    spare = ["5a", "5b", "6a", "6b", "7a", "20a"]
    gone = without(*held[0], *held[1], *spare, "14a")
    players: dict[str, dict[str, object]] = {"anne": {"laid": gone}, "bram": {"laid": spare}}
    match = table(held, {"mode": "expert", "cards": 3}, players, shown="20a", start="14a")
    assert stack(match) == 1
    match.play("pass; pass; draw 14a")
    seats = seen(match, 1)["seats"]
    assert isinstance(seats, dict)
    assert seats["anne"]["known"] == ["14a"]


def test_secrets_1_a_card_drawn_is_whispered() -> None:
    match = table([["22a", "24a"], ["1a"]])
    match.play(MIRRORED)
    heard = match.listen()
    match.play("draw 5a")
    assert [event.key for event in heard if event.heard_by(1)] == ["potzklotz.takes"]
    assert [event.key for event in heard if event.heard_by(0)] == ["potzklotz.takes", "potzklotz.it_is"]


def test_secrets_4_a_pass_tells_that_somebody_passed() -> None:
    for cards in (["24a"], ["21b"]):
        match = table([cards, ["1a"]])
        heard = match.listen()
        match.play("pass")
        assert [(event.key, event.facts) for event in heard] == [("potzklotz.passes", {"seat": "anne"})]


def test_the_game_is_on_the_shelf() -> None:
    assert bouwmeester.load("potzklotz") is POTZKLOTZ
    assert list(POTZKLOTZ.seats) == [2, 3, 4, 5, 6]
