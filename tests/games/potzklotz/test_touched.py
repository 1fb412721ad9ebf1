"""Touched is played, and nothing may be tried out. [turn.4]"""

import pytest

import bouwmeester
from bouwmeester import BadPosition, IllegalAction, Match

POTZKLOTZ = bouwmeester.load("potzklotz")


def test_a_lay_is_not_tried_for_nothing() -> None:
    """What somebody asks for ends with the card the table judges: right and wrong are answered alike. [turn.4]"""
    position = {
        "options": {"mode": "expert", "cards": 3},
        "players": {"anne": {"hand": ["21b", "14b", "24a"]}, "bram": {"hand": ["1a", "2a", "3a"]}},
        "shown": "14a",
    }
    match = Match.at(POTZKLOTZ, position)
    right = match.refusal("lift c3; set d4; lay 21b; stop", by=0)
    wrong = match.refusal("lift c3; set d4; lay 24a; stop", by=0)
    assert right is not None
    assert wrong is not None
    assert repr(right) == repr(wrong)
    with pytest.raises(IllegalAction):
        match.play("lift c3; set d4; lay 24a; stop", by=0)
    match.play("lift c3; set d4; lay 24a", by=0)
    assert match.to_move == 1


@pytest.mark.parametrize("first", [[], {}, 3])
def test_a_first_player_who_is_no_name_is_refused(first: object) -> None:
    with pytest.raises(BadPosition):
        Match.at(POTZKLOTZ, {"players": {"a": {}, "b": {}}, "first": first})
