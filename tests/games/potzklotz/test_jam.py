"""When nobody can lay, rule by rule."""

from tests.games.potzklotz.table import MIRRORED, RIGHT, hand, stack, table, without


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
