"""What palaces are worth, and who has won."""

import pytest

from bouwmeester import Outcome
from tests.games.palazzo.table import Player, seat, sees, table

#: The rulebook's seven palaces, in its order.
SEVEN = (
    ("marble 2 ww", -5),
    ("marble 1 ww, marble 4 w", 0),
    ("sandstone 1 ww, marble 3 ww, sandstone 5 ww", 6),
    ("brick 1 w, brick 2 ww, brick 3 ww, brick 4 ww", 13),
    ("marble 1 www, sandstone 2 ww, brick 3 www, marble 4 ww, brick 5 w", 17),
    ("sandstone 1 w, sandstone 2 w, sandstone 3 w, sandstone 4 ww, sandstone 5 www", 20),
    ("brick 1 ww, brick 3 w, brick 5 ww", 8),
)


def over(anne: Player, bram: Player, cora: Player | None = None, dirk: Player | None = None) -> Outcome:
    """The outcome of a game that ends with these palaces and hands."""
    outcome = table(anne, bram, cora, dirk, riders=5, agenda="").outcome
    assert outcome is not None
    return outcome


def points(palace: str) -> int:
    return over(anne=seat(palaces=[palace]), bram=seat()).scores[0]


@pytest.mark.parametrize(("palace", "worth"), SEVEN)
def test_the_seven_palaces_of_the_rulebook(palace: str, worth: int) -> None:
    """[scoring.1, scoring.2]"""
    assert points(palace) == worth


def test_the_seven_palaces_together() -> None:
    """[scoring.1, scoring.2]"""
    assert over(anne=seat(palaces=[palace for palace, _ in SEVEN]), bram=seat()).scores == [59, 0]


def test_one_rebuild_would_have_gained_13() -> None:
    """The rulebook's remark: the single tile in the second palace makes 8 of -5 and 0. [scoring.1, rebuild.3]"""
    m = table(anne=seat("florin 3", palaces=[palace for palace, _ in SEVEN]), bram=seat(), riders=4)
    assert sees(m, None, "seats", "anne", "points") == 59
    m.play("rebuild; attach marble 2 ww; into B; spend florin 3")
    assert sees(m, None, "seats", "anne", "points") == 59 + 13
    assert points("marble 1 ww, marble 2 ww, marble 4 w") == 8


@pytest.mark.parametrize(
    ("palace", "worth"),
    [
        ("brick 1 w", -5),
        ("brick 5 www", -5),
        ("brick 4 www, marble 5 www", 0),
        ("brick 1 w, brick 2 w, marble 3 w", 3),
        ("brick 3 www, brick 4 www, marble 5 www", 9),
        ("brick 1 w, brick 2 w, brick 3 w, marble 4 w", 4 + 3),
        ("brick 1 w, brick 2 w, brick 3 w, brick 4 w, marble 5 w", 5 + 6),
    ],
)
def test_height_and_windows(palace: str, worth: int) -> None:
    """Windows count from three floors on; four floors bring 3 more, five bring 6. [scoring.1]"""
    assert points(palace) == worth


@pytest.mark.parametrize(
    ("palace", "worth"),
    [
        ("brick 4 www", -5),
        ("brick 4 www, brick 5 www", 0),
        ("brick 1 w, brick 2 w, brick 3 w", 3 + 3),
        ("marble 1 w, marble 2 w, marble 3 w, marble 5 w", 4 + 3 + 3),
        ("sandstone 1 www, sandstone 2 www, sandstone 3 www, sandstone 4 www, sandstone 5 www", 15 + 6 + 6),
    ],
)
def test_one_material(palace: str, worth: int) -> None:
    """Nothing for one or two floors, 3 for three or four, 6 for five. The best palace is worth 27. [scoring.2]"""
    assert points(palace) == worth


def test_money_counts_for_nothing() -> None:
    """[scoring.3]"""
    assert over(anne=seat("florin 7, florin 7, ducat 7"), bram=seat()).scores == [0, 0]


def test_palaces_add_up() -> None:
    """Each single tile costs 5. [scoring.1]"""
    assert over(anne=seat(palaces=["brick 1 w", "brick 2 w"]), bram=seat()).scores == [-10, 0]


def test_most_points_win() -> None:
    """Whatever is left in the hands. [scoring.4]"""
    outcome = over(
        anne=seat("florin 7, florin 7", palaces=["brick 1 w"]),
        bram=seat(palaces=["marble 1 w, marble 2 w, marble 3 w"]),
        cora=seat(),
    )
    assert outcome.scores == [-5, 6, 0]
    assert outcome.ranks == [3, 1, 2]
    assert outcome.winners == [1]
    assert outcome.details["tie_break"] is False


def test_a_tie_goes_to_the_larger_sum_in_one_currency() -> None:
    """11 in florins beats 13 in three currencies, of which 7 are in one. [scoring.4]"""
    outcome = over(anne=seat("florin 3, ducat 7, grosso 3"), bram=seat("florin 7, florin 4"))
    assert outcome.details["money"] == {"anne": 7, "bram": 11}
    assert outcome.ranks == [2, 1]
    assert outcome.details["tie_break"] is True


def test_certificates_count_two_in_a_tie() -> None:
    """Added to the best currency, also when that is none. [scoring.4]"""
    outcome = over(
        anne=seat("florin 3, certificate, certificate"), bram=seat("certificate, certificate, certificate")
    )
    assert outcome.details["money"] == {"anne": 7, "bram": 6}
    assert outcome.ranks == [1, 2]


def test_triples_do_not_count_in_a_tie() -> None:
    """Three sevens are 7, and three certificates 6. [scoring.4]"""
    outcome = over(
        anne=seat("florin 7, ducat 7, grosso 7"),
        bram=seat("certificate, certificate, certificate"),
        cora=seat("ducat 4, ducat 4"),
    )
    assert outcome.details["money"] == {"anne": 7, "bram": 6, "cora": 8}
    assert outcome.ranks == [2, 3, 1]


def test_seats_that_are_still_equal_share_the_place() -> None:
    """And the place after a shared first is the third. [scoring.4]"""
    outcome = over(
        anne=seat("florin 3, florin 4"),
        bram=seat("grosso 5, certificate"),
        cora=seat("florin 6"),
        dirk=seat("ducat 7, ducat 7", palaces=["brick 1 w"]),
    )
    assert outcome.scores == [0, 0, 0, -5]
    assert outcome.ranks == [1, 1, 3, 4]
    assert outcome.winners == [0, 1]


def test_the_tie_break_decides_every_place() -> None:
    """[scoring.4]"""
    outcome = over(
        anne=seat("florin 3", palaces=["brick 1 w"]),
        bram=seat("florin 4", palaces=["marble 1 w"]),
        cora=seat(),
        dirk=seat("ducat 3", palaces=["sandstone 1 w"]),
    )
    assert outcome.ranks == [3, 2, 1, 3]


def test_a_tie_without_any_money_is_shared() -> None:
    """[scoring.4]"""
    assert over(anne=seat(), bram=seat(), cora=seat()).ranks == [1, 1, 1]


def test_there_is_no_outcome_before_the_end() -> None:
    """[end.1]"""
    assert table(anne=seat(), bram=seat(), riders=4).outcome is None


def test_the_reckoning_of_each_palace() -> None:
    """[scoring.1, scoring.2]"""
    outcome = over(anne=seat(palaces=["brick 1 w, brick 2 ww, brick 3 ww, brick 4 ww"]), bram=seat())
    assert outcome.details["palaces"] == {
        "anne": [
            {
                "tiles": ["brick 1 w", "brick 2 ww", "brick 3 ww", "brick 4 ww"],
                "windows": 7,
                "height": 3,
                "one_material": 3,
                "points": 13,
            }
        ],
        "bram": [],
    }
