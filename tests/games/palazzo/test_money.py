"""Taking money: the first of the three things to do in a turn."""

import pytest

from bouwmeester import CHANCE
from tests.games.palazzo.table import (
    ANNE,
    BRAM,
    CORA,
    hand,
    lies,
    money_but,
    odds,
    options,
    refused,
    seat,
    table,
    why,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_more_than_players_is_turned_up(seats: int) -> None:
    """With three players, four cards. [money.1]"""
    m = table(*[seat()] * seats)
    m.play("money")
    for _ in range(seats + 1):
        assert m.to_move == CHANCE
        m.play("show certificate")
    assert lies(m, "shown") == ["certificate"] * (seats + 1)
    assert m.to_move == ANNE


def test_the_active_player_takes_two_and_the_others_one_clockwise() -> None:
    """Then it is the next player's turn. [money.2, turn.2]"""
    m = table(anne=seat(), bram=seat(), cora=seat("florin 3"), agenda="turn cora")
    m.play("money; show ducat 4; show ducat 7; show certificate; show florin 5")
    assert m.to_move == CORA
    m.play("take ducat 7; take certificate")
    assert m.to_move == ANNE
    assert options(m) == ["take florin 5", "take ducat 4"]
    m.play("take ducat 4")
    assert m.to_move == BRAM
    m.play("take florin 5")
    assert (hand(m, "anne"), hand(m, "bram")) == (["ducat 4"], ["florin 5"])
    assert hand(m, "cora") == ["florin 3", "ducat 7", "certificate"]
    assert lies(m, "agenda") == ["turn anne"]


def test_nobody_may_decline() -> None:
    """[money.2]"""
    m = table(anne=seat(), bram=seat(), shown="florin 3", agenda="take bram -; turn bram")
    assert options(m) == ["take florin 3"]
    assert refused(m, "pass") == ("core.not_now", "money.2")


def test_two_cards_are_named_from_low_to_high() -> None:
    """[money.2]"""
    m = table(anne=seat(), bram=seat())
    m.play("money; show grosso 3; show florin 7; show ducat 5")
    assert options(m) == ["take florin 7", "take ducat 5"]
    assert refused(m, "take grosso 3") == ("palazzo.take_in_order", "money.2")
    m.play("take ducat 5")
    assert options(m) == ["take grosso 3"]
    assert refused(m, "take florin 7") == ("palazzo.take_in_order", "money.2")


def test_two_equal_cards_may_be_taken() -> None:
    """[money.2]"""
    m = table(anne=seat(), bram=seat())
    m.play("money; show florin 7; show florin 7; show certificate; take florin 7; take florin 7; take certificate")
    assert (hand(m, "anne"), hand(m, "bram")) == (["florin 7", "florin 7"], ["certificate"])


def test_only_what_was_turned_up_is_taken() -> None:
    """[money.1]"""
    m = table(
        anne=seat(), bram=seat(), shown="florin 3, florin 4, florin 5", agenda="take anne -; take bram -; turn bram"
    )
    assert why(m, "take ducat 7").facts == {"card": "ducat 7"}
    assert refused(m, "take ducat 7") == ("palazzo.not_shown", "money.1")


def test_the_discard_waits_until_the_next_card_is_needed() -> None:
    """Three cards are drawn from three: the discard stays where it is. [money.3]"""
    m = table(
        anne=seat(),
        bram=seat(money_but("florin 3, florin 3, florin 3, ducat 7, ducat 7, ducat 7")),
        discard="ducat 7, ducat 7, ducat 7",
    )
    m.play("money; show florin 3; show florin 3; show florin 3")
    assert lies(m, "discard") == ["ducat 7", "ducat 7", "ducat 7"]
    assert lies(m, "reshuffled") is False
    m.play("take florin 3; take florin 3; take florin 3; money")
    assert odds(m) == {"show ducat 7": 3}


def test_the_discard_is_shuffled_in_the_middle_of_turning_up() -> None:
    """One card is left to draw; the other two come from what was discarded. [money.3]"""
    m = table(
        anne=seat(),
        bram=seat(money_but("florin 3, ducat 7, ducat 7, grosso 5")),
        discard="ducat 7, ducat 7, grosso 5",
    )
    m.play("money")
    assert odds(m) == {"show florin 3": 1}
    assert refused(m, "show ducat 7") == ("palazzo.no_card_left", "money.3")
    m.play("show florin 3")
    assert odds(m) == {"show ducat 7": 2, "show grosso 5": 1}
    m.play("show ducat 7; show ducat 7")
    assert lies(m, "discard") == []
    assert lies(m, "reshuffled") is True
    assert lies(m, "shown") == ["florin 3", "ducat 7", "ducat 7"]


def test_money_cannot_be_taken_when_too_little_is_left() -> None:
    """Three players need four cards, and pile and discard hold three. [money.4]"""
    m = table(
        anne=seat(),
        bram=seat(money_but("florin 3, ducat 7, ducat 7")),
        cora=seat(),
        discard="ducat 7, ducat 7",
    )
    assert options(m) == ["tiles"]
    assert refused(m, "money") == ("palazzo.too_few_cards", "money.4")
    assert why(m, "money").facts == {"there": 3, "needed": 4}


def test_just_enough_money_can_be_taken() -> None:
    """[money.4]"""
    m = table(anne=seat(), bram=seat(money_but("florin 3, ducat 7, ducat 7")), discard="ducat 7, ducat 7")
    m.play("money; show florin 3; show ducat 7; show ducat 7; take florin 3; take ducat 7; take ducat 7")
    assert m.to_move == BRAM


def test_a_hand_has_no_limit() -> None:
    """[money.5]"""
    m = table(anne=seat(money_but("florin 3, florin 3, florin 3")), bram=seat())
    m.play("money; show florin 3; show florin 3; show florin 3; take florin 3; take florin 3; take florin 3")
    held = hand(m, "anne")
    assert isinstance(held, list)
    assert len(held) == 54
