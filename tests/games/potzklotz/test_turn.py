"""A turn, rule by rule."""

from bouwmeester import CHANCE
from tests.games.potzklotz.table import MIRRORED, RIGHT, hand, key, laid, rows, seen, stack, table, texts, without


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
