"""Rebuilding: for one card, one tile is detached, attached or removed."""

import pytest

from bouwmeester import Match
from bouwmeester.core.state import State
from tests.games.palazzo.table import BRAM, hand, lies, options, palaces, refused, seat, sees, table, why


def rebuilding(*street: str, cards: str = "florin 3") -> Match[State]:
    """Anne has chosen to rebuild; her palaces are called A, B, C, as they stand."""
    m = table(anne=seat(cards, palaces=street), bram=seat())
    m.play("rebuild")
    return m


@pytest.mark.parametrize("card", ["florin 3", "ducat 7", "certificate"])
def test_a_rebuild_costs_one_card_of_any_kind(card: str) -> None:
    """[rebuild.1]"""
    m = rebuilding("brick 1 w", cards="florin 3, ducat 7, certificate")
    m.play("remove brick 1 w")
    assert options(m) == ["spend florin 3", "spend ducat 7", "spend certificate"]
    m.play(f"spend {card}")
    assert lies(m, "discard") == [card]
    assert sees(m, BRAM, "seats", "anne", "cards") == 2
    assert m.to_move == BRAM


def test_the_card_must_be_in_the_hand() -> None:
    """[rebuild.1]"""
    m = rebuilding("brick 1 w", cards="florin 3")
    m.play("remove brick 1 w")
    assert refused(m, "spend florin 4") == ("palazzo.not_held", "rebuild.1")


def test_no_rebuild_without_a_card() -> None:
    """[rebuild.1]"""
    m = table(anne=seat(palaces=["brick 1 w"]), bram=seat())
    assert options(m) == ["money", "tiles"]
    assert refused(m, "rebuild") == ("palazzo.no_card_to_spend", "rebuild.1")


def test_no_rebuild_without_a_palace() -> None:
    """[rebuild.1]"""
    m = table(anne=seat("florin 3"), bram=seat("florin 4", palaces=["brick 1 w"]))
    assert refused(m, "rebuild") == ("palazzo.nothing_to_rebuild", "rebuild.1")


def test_one_of_three_things() -> None:
    """Something must change: there is no way to spend a card for nothing. [rebuild.1]"""
    m = rebuilding("brick 1 w, brick 2 w", "marble 3 w")
    assert options(m) == [
        "detach brick 1 w",
        "detach brick 2 w",
        "attach marble 3 w",
        "remove marble 3 w",
    ]
    assert refused(m, "spend florin 3") == ("core.not_now", "rebuild.1")
    assert refused(m, "pass") == ("core.not_now", "rebuild.1")


def test_only_ones_own_tiles() -> None:
    """[rebuild.1]"""
    m = table(
        anne=seat("florin 3", palaces=["brick 1 w"]), bram=seat(palaces=["marble 1 w, marble 2 w", "marble 3 w"])
    )
    m.play("rebuild")
    assert options(m) == ["remove brick 1 w"]
    assert refused(m, "detach marble 1 w") == ("palazzo.not_in_a_palace", "rebuild.2")
    assert refused(m, "remove marble 3 w") == ("palazzo.cannot_remove", "rebuild.4")


@pytest.mark.parametrize(
    ("tile", "left"),
    [
        ("brick 1 w", ["marble 3 ww", "brick 5 w"]),
        ("marble 3 ww", ["brick 1 w", "brick 5 w"]),
        ("brick 5 w", ["brick 1 w", "marble 3 ww"]),
    ],
)
def test_any_floor_is_detached_and_the_palace_closes_up(tile: str, left: list[str]) -> None:
    """[rebuild.2]"""
    m = rebuilding("brick 1 w, marble 3 ww, brick 5 w")
    m.play(f"detach {tile}; spend florin 3")
    assert palaces(m, "anne") == [left, [tile]]


def test_a_palace_of_two_floors_falls_into_two_single_tiles() -> None:
    """[rebuild.2]"""
    m = rebuilding("brick 1 w, brick 2 w")
    m.play("detach brick 1 w; spend florin 3")
    assert palaces(m, "anne") == [["brick 2 w"], ["brick 1 w"]]
    assert sees(m, None, "seats", "anne", "points") == -10


def test_a_single_tile_is_not_detached() -> None:
    """Nothing would change. [rebuild.2]"""
    m = rebuilding("brick 1 w")
    assert options(m) == ["remove brick 1 w"]
    assert refused(m, "detach brick 1 w") == ("palazzo.not_in_a_palace", "rebuild.2")


def test_of_two_equal_tiles_the_player_says_which_is_detached() -> None:
    """[rebuild.2]"""
    m = rebuilding("brick 1 w, brick 3 w", "marble 1 w, brick 3 w, brick 5 w", "marble 1 ww, marble 2 w")
    m.play("detach brick 3 w")
    assert options(m) == ["from A", "from B"]
    assert refused(m, "from C") == ("palazzo.not_in_this_palace", "rebuild.2")
    assert refused(m, "from D") == ("palazzo.no_such_palace", "build.4")
    m.play("from B; spend florin 3")
    assert palaces(m, "anne") == [
        ["brick 1 w", "brick 3 w"],
        ["marble 1 w", "brick 5 w"],
        ["marble 1 ww", "marble 2 w"],
        ["brick 3 w"],
    ]


@pytest.mark.parametrize(
    ("tile", "then"),
    [
        ("marble 1 w", ["marble 1 w", "brick 2 w", "brick 4 w"]),
        ("marble 3 w", ["brick 2 w", "marble 3 w", "brick 4 w"]),
        ("marble 5 w", ["brick 2 w", "brick 4 w", "marble 5 w"]),
    ],
)
def test_a_single_tile_is_attached_at_its_proper_height(tile: str, then: list[str]) -> None:
    """Below, between or on top. [rebuild.3]"""
    m = rebuilding("brick 2 w, brick 4 w", tile)
    m.play(f"attach {tile}; into A; spend florin 3")
    assert palaces(m, "anne") == [then]


def test_annes_tile_1_gets_into_palace_a_by_a_rebuild() -> None:
    """The rulebook's example of building goes on in a later turn: 1 - 2 - 3. [rebuild.3]"""
    m = rebuilding("brick 1 w, brick 3 w", "sandstone 2 w, sandstone 4 w", "brick 2 w")
    m.play("attach brick 2 w")
    assert options(m) == ["into A"]
    assert refused(m, "into B") == ("palazzo.floor_taken", "build.2")
    m.play("into A; spend florin 3")
    assert palaces(m, "anne") == [["brick 1 w", "brick 2 w", "brick 3 w"], ["sandstone 2 w", "sandstone 4 w"]]


def test_two_single_tiles_may_be_joined() -> None:
    """[rebuild.3]"""
    m = rebuilding("brick 5 w", "marble 1 w")
    m.play("attach brick 5 w")
    assert options(m) == ["into B"]
    m.play("into B; spend florin 3")
    assert palaces(m, "anne") == [["marble 1 w", "brick 5 w"]]


def test_the_lower_of_two_single_tiles_may_go_into_the_higher() -> None:
    """[rebuild.3]"""
    m = rebuilding("brick 5 w", "marble 1 w")
    m.play("attach marble 1 w; into A; spend florin 3")
    assert palaces(m, "anne") == [["marble 1 w", "brick 5 w"]]


def test_a_tile_is_not_attached_to_itself() -> None:
    """[rebuild.3]"""
    m = rebuilding("brick 1 w", "marble 2 w")
    m.play("attach brick 1 w")
    assert refused(m, "into A") == ("palazzo.floor_taken", "build.2")


def test_no_palace_gets_two_equal_floors() -> None:
    """[rebuild.3]"""
    m = rebuilding("brick 1 w, brick 2 w", "marble 2 w")
    assert refused(m, "attach marble 2 w") == ("palazzo.fits_nowhere", "rebuild.3")
    assert why(m, "attach marble 2 w").facts == {"tile": "marble 2 w"}


def test_only_a_single_tile_is_attached() -> None:
    """[rebuild.3]"""
    m = rebuilding("brick 1 w, brick 2 w", "marble 3 w, marble 4 w")
    assert refused(m, "attach marble 3 w") == ("palazzo.not_single", "rebuild.3")


def test_a_palace_that_is_not_there() -> None:
    """[rebuild.3]"""
    m = rebuilding("brick 1 w", "marble 2 w")
    m.play("attach brick 1 w")
    assert refused(m, "into C") == ("palazzo.no_such_palace", "build.4")


def test_one_of_two_equal_single_tiles_is_attached() -> None:
    """The other one stays. [rebuild.3]"""
    m = rebuilding("brick 3 w", "brick 3 w", "marble 1 w")
    m.play("attach brick 3 w")
    assert options(m) == ["into C"]
    m.play("into C; spend florin 3")
    assert palaces(m, "anne") in (
        [["brick 3 w"], ["marble 1 w", "brick 3 w"]],
        [["marble 1 w", "brick 3 w"], ["brick 3 w"]],
    )


def test_a_single_tile_is_removed_from_the_game() -> None:
    """[rebuild.4]"""
    m = rebuilding("brick 1 w", "marble 1 w, marble 2 w")
    m.play("remove brick 1 w; spend florin 3")
    assert palaces(m, "anne") == [["marble 1 w", "marble 2 w"]]
    assert lies(m, "box") == ["brick 1 w"]


def test_a_tile_of_a_taller_palace_is_not_removed() -> None:
    """[rebuild.4]"""
    m = rebuilding("brick 1 w, brick 2 w")
    assert refused(m, "remove brick 2 w") == ("palazzo.cannot_remove", "rebuild.4")


def test_detaching_and_attaching_take_two_turns() -> None:
    """[rebuild.5]"""
    m = rebuilding("brick 1 w, brick 2 w, brick 3 w", "marble 1 w", cards="florin 3, florin 4")
    m.play("detach brick 2 w")
    assert options(m) == ["spend florin 3", "spend florin 4"]
    assert refused(m, "attach brick 2 w") == ("core.not_now", "rebuild.1")
    assert refused(m, "remove brick 2 w") == ("core.not_now", "rebuild.1")
    m.play("spend florin 3")
    assert m.to_move == BRAM
    assert hand(m, "anne") == ["florin 4"]
