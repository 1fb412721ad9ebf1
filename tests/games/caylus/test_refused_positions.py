"""Positions of Caylus that a careless hand may write: each is refused, and none breaks the reader."""

import pytest

import bouwmeester
from bouwmeester import BadPosition, Match

CAYLUS = bouwmeester.load("caylus")
PLAYERS: dict[str, object] = {"a": {}, "b": {}}
PASSED: dict[str, object] = {"players": PLAYERS, "passed": ["a", "b"]}


@pytest.mark.parametrize(
    "position",
    [
        {"players": PLAYERS, "special": {"gate": []}},
        {"players": PLAYERS, "passed": [{}]},
        {"players": PLAYERS, "castle": [[]]},
        {"players": PLAYERS, "order": [["a"], "b"]},
        {"players": PLAYERS, "road": {"1": {"tile": "forest", "worker": []}}},
        {**PASSED, "castle": ["a"], "agenda": ["most-batches", "castle-home", "end"]},
        {**PASSED, "bailiff": 12, "counted": [], "agenda": ["castle", "counted dungeon", "next"]},
        {**PASSED, "bailiff": 26, "turn": 11, "agenda": []},
        {
            "players": {"a": {"houses": {"dungeon": 2}}, "b": {"batches": 5, "points": 9, "houses": {"dungeon": 1}}},
            "passed": ["a", "b"],
            "bailiff": 12,
            "counted": [],
            "agenda": ["favour a", "count b dungeon", "counted dungeon", "next"],
        },
    ],
)
def test_it_is_refused(position: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as refused:
        Match.at(CAYLUS, position)
    assert refused.value.reason
