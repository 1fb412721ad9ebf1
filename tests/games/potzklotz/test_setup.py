"""Set-up, rule by rule."""

import random

import pytest

import bouwmeester
from bouwmeester import CHANCE, BadOption, Match
from tests.games.potzklotz.table import POTZKLOTZ, begun, hand, key, rows, seen, stack, table, texts


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


def test_the_game_is_on_the_shelf() -> None:
    assert bouwmeester.load("potzklotz") is POTZKLOTZ
    assert list(POTZKLOTZ.seats) == [2, 3, 4, 5, 6]
