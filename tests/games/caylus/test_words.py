"""How Caylus sounds in the three languages."""

import random

import pytest

from bouwmeester import Match
from bouwmeester.bots import bot
from bouwmeester.text import Words
from tests.games.caylus.table import CAYLUS, PAIR, placing, points


@pytest.mark.parametrize(
    ("language", "action", "label"),
    [
        ("en", "place trading-post", "Place a worker: the trading post"),
        ("nl", "place trading-post", "Plaats een arbeider: het wisselkantoor"),
        ("de", "place 12", "Arbeiter einsetzen: Feld 12"),
        ("nl", "provost back 1", "Verplaats de provoost: 1 veld terug"),
        ("de", "build alchemist", "Bauen: Goldmacher"),
        ("nl", "batch wood cloth", "Lever voedsel, hout en linnen"),
        ("en", "batch stone gold", "Deliver food, stone and gold"),
    ],
)
def test_labels(language: str, action: str, label: str) -> None:
    found = CAYLUS.catalogue.find(action)
    assert found is not None
    assert Words(language).label(CAYLUS, found) == label


def test_a_refusal_says_why_and_by_which_rule() -> None:
    match = placing(PAIR, "anne")
    why = match.refusal("place stables")
    assert why is not None
    assert Words("nl").refusal(CAYLUS, why).startswith("Met twee spelers doen de stallen niet mee.")
    assert why.rule == "two.3"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Anne places a worker for 1 on the mason, space 9."),
        ("nl", "Anne plaatst een arbeider voor 1: de metselaar, veld 9."),
        ("de", "Anne setzt für 1 einen Arbeiter ein: Maurer, Feld 9."),
    ],
)
def test_the_log_names_the_building(language: str, told: str) -> None:
    """Also when something else stands there by the time it is read."""
    match = placing({**PAIR, "anne": {"deniers": 1}}, "anne", road={"9": {"tile": "mason", "owner": "bram"}})
    heard = match.listen()
    match.play("place 9")
    assert told in [Words(language).event(CAYLUS, event) for event in heard]


@pytest.mark.parametrize("seed", range(2))
def test_points_are_told_with_where_they_come_from(seed: int) -> None:
    match = Match(CAYLUS, 3)
    heard = match.listen()
    dice = random.Random(seed)
    match.run_chance(dice)
    greedy = bot("greedy", seed)
    while match.to_move is not None:
        match.play(greedy.choose(CAYLUS, match.state, match.to_move, match.legal()))
        match.run_chance(dice)
    signs = {"caylus.scored": 1, "caylus.lost_points": -1}
    sources = set()
    sums = {"anne": 0, "bram": 0, "cora": 0}
    for event in heard:
        if event.key in signs:
            sums[str(event.facts["seat"])] += signs[event.key] * int(event.facts["points"])
            sources.add(event.facts["source"])
    assert list(sums.values()) == [points(match, name) for name in sums]
    assert {"castle", "built", "used", "favour"} <= sources
