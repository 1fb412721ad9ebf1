"""Four tiles or more are not auctioned but shared out."""

import pytest

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.games.palazzo.table import (
    ANNE,
    BRAM,
    CORA,
    NAMES,
    hand,
    lies,
    options,
    palaces,
    refused,
    seat,
    table,
    why,
)

FIVE = "brick 1 w, sandstone 1 w, marble 1 w, brick 2 w, marble 2 w"


def called(tiles: str, seats: int = 3) -> Match[State]:
    """Anne calls for the east quarry, where these tiles lie; everyone has one card."""
    m = table(
        *[seat("certificate")] * seats,
        quarries={"east": tiles},
        agenda="market anne; turn bram",
    )
    m.play("auction")
    return m


def test_three_tiles_are_auctioned() -> None:
    """[share.1]"""
    m = called("brick 1 w, brick 2 w, marble 1 w")
    assert lies(m, "auction", "auctioneer") == "anne"


def test_four_tiles_are_shared_out() -> None:
    """[share.1]"""
    m = called("brick 1 w, brick 2 w, marble 1 w, marble 2 w")
    assert lies(m, "auction") is None
    assert lies(m, "builder") == "east"
    assert m.to_move == ANNE
    assert options(m) == ["choose brick 1 w", "choose brick 2 w", "choose marble 1 w", "choose marble 2 w"]


def test_five_tiles_among_three_leave_two_for_the_box() -> None:
    """The rulebook's example. [share.1, share.2]"""
    m = called(FIVE)
    order = []
    for move in ("choose marble 1 w; new", "choose brick 1 w; new", "choose brick 2 w; new"):
        order.append(m.to_move)
        m.play(move)
    assert order == [ANNE, BRAM, CORA]
    assert [palaces(m, name) for name in NAMES[:3]] == [[["marble 1 w"]], [["brick 1 w"]], [["brick 2 w"]]]
    assert lies(m, "box") == ["sandstone 1 w", "marble 2 w"]
    assert lies(m, "quarries", "east") == []
    assert lies(m, "agenda") == ["turn bram"]


def test_the_active_player_chooses_first_wherever_they_sit() -> None:
    """[share.1]"""
    m = table(
        *[seat()] * 3,
        quarries={"south": FIVE},
        builder="west",
        agenda="market cora; turn anne",
    )
    m.play("auction")
    order: list[int | None] = []
    while len(order) < 3:
        order.append(m.to_move)
        m.play(options(m)[0])
        m.play("discard")
    assert order == [CORA, ANNE, BRAM]
    assert lies(m, "agenda") == ["turn anne"]


def test_each_builds_before_the_next_one_chooses() -> None:
    """[share.1]"""
    m = called(FIVE)
    m.play("choose marble 1 w")
    assert m.to_move == ANNE
    assert options(m) == ["new", "discard"]
    assert refused(m, "choose brick 1 w") == ("core.not_now", "build.5")
    m.play("new")
    assert m.to_move == BRAM


def test_it_costs_nothing() -> None:
    """[share.1]"""
    m = called(FIVE)
    for _ in range(3):
        m.play(options(m)[0])
        m.play("new")
    assert [hand(m, name) for name in NAMES[:3]] == [["certificate"]] * 3
    assert lies(m, "discard") == []


def test_nobody_may_decline() -> None:
    """[share.1]"""
    m = called(FIVE)
    assert refused(m, "pass") == ("core.not_now", "share.1")
    assert refused(m, "discard") == ("core.not_now", "share.1")


def test_a_chosen_tile_may_be_discarded() -> None:
    """[share.1]"""
    m = called(FIVE)
    m.play("choose brick 1 w; discard")
    assert palaces(m, "anne") == []
    assert lies(m, "box") == ["brick 1 w"]
    assert m.to_move == BRAM


def test_only_what_lies_there_is_chosen() -> None:
    """[share.1]"""
    m = called(FIVE)
    assert refused(m, "choose brick 1 ww") == ("palazzo.not_in_quarry", "share.1")
    m.play("choose brick 1 w; new")
    assert refused(m, "choose brick 1 w") == ("palazzo.not_in_quarry", "share.1")
    assert why(m, "choose brick 1 w").facts == {"tile": "brick 1 w"}


def test_two_tiles_of_a_kind_are_chosen_one_by_one() -> None:
    """[share.1]"""
    m = called("brick 3 w, brick 3 w, marble 3 w, marble 3 w", seats=2)
    assert options(m) == ["choose brick 3 w", "choose marble 3 w"]
    m.play("choose brick 3 w; new; choose brick 3 w; new")
    assert [palaces(m, name) for name in NAMES[:2]] == [[["brick 3 w"]], [["brick 3 w"]]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tiles", [4, 5, 6, 7])
def test_what_is_left_leaves_the_game(seats: int, tiles: int) -> None:
    """After everybody has had one; of four tiles at a full table nothing is left. [share.2]"""
    there = ["brick 1 w", "brick 1 ww", "brick 1 www", "brick 2 w", "brick 2 ww", "brick 3 w", "marble 1 w"][:tiles]
    m = called(", ".join(there), seats)
    for taken in range(seats):
        assert lies(m, "quarries", "east") == there[taken:]
        m.play(f"choose {there[taken]}; new")
    assert lies(m, "quarries", "east") == []
    assert lies(m, "box") == there[seats:]
    assert m.to_move == BRAM


def test_what_is_left_lies_there_until_the_last_has_built() -> None:
    """[share.2]"""
    m = called(FIVE, seats=2)
    m.play("choose brick 1 w; new; choose brick 2 w")
    assert lies(m, "quarries", "east") == ["sandstone 1 w", "marble 1 w", "marble 2 w"]
    assert lies(m, "box") == []
    m.play("new")
    assert lies(m, "quarries", "east") == []
