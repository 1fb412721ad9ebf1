"""Matches of several deals, rule by rule."""

import pytest

from bouwmeester import BadOption, Match
from tests.games.potzklotz.table import POTZKLOTZ, RIGHT, hand, laid, seen, stack, table


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
