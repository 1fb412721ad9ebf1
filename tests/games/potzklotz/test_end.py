"""The end of a deal, rule by rule."""

from tests.games.potzklotz.table import RIGHT, hand, table


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
