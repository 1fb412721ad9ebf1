"""The game for experts, rule by rule."""

import pytest

from bouwmeester import CHANCE, BadOption, Match
from bouwmeester.core.state import State
from tests.games.potzklotz.table import (
    EXPERT,
    MIRRORED,
    OUT_OF_TURN,
    POTZKLOTZ,
    RIGHT,
    begun,
    hand,
    key,
    laid,
    seen,
    stack,
    table,
    texts,
    without,
)


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


def test_experts_6_a_round_counts_only_while_everyone_holds_a_card() -> None:
    """Bram errs out of turn and then lays his last card out of turn: nobody draws for a jam until he is filled up."""
    options = {**EXPERT, "cards": 3, **OUT_OF_TURN}
    match = table([["21b", "26a", "24a"], ["26b"], ["19a", "19b", "20a"]], options)
    match.play(f"{RIGHT}; lay 26b; pass; lift d4; set d3; lay 26a; lay 26b")
    assert hand(match, 1) == []
    match.play("stop; draw 5a; draw 5b")  # Bram is passed over, and after his mistake not filled up
    assert match.to_move == 2
    match.play("pass; pass")
    assert match.to_move == CHANCE, "Bram is passed over again, and filled up"
    match.play("draw 6a; draw 6b; draw 7a")
    assert [len(hand(match, seat)) for seat in range(3)] == [3, 3, 3]
    match.play("pass; pass")
    assert match.to_move == 1, "the round began after Bram was filled up, and he looks too"
    match.play("pass; draw 7b; draw 8a; draw 8b")
    assert [len(hand(match, seat)) for seat in range(3)] == [4, 4, 4]


def test_experts_7_most_cards_laid_win() -> None:
    match = emptied([["24a"], ["24b"]])
    match.play("pass; pass")
    assert match.outcome is not None
    assert match.outcome.ranks == [1, 2]
