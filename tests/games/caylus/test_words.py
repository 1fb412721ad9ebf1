"""How Caylus sounds in the three languages."""

import pytest

from bouwmeester.text import Words
from tests.games.caylus.table import CAYLUS, PAIR, placing


@pytest.mark.parametrize(
    ("language", "action", "label"),
    [
        ("en", "place trading-post", "Place a worker: the trading post"),
        ("nl", "place trading-post", "Plaats een arbeider: het wisselkantoor"),
        ("de", "place 12", "Arbeiter einsetzen: Feld 12"),
        ("nl", "provost back 1", "Verplaats de provoost 1 veld terug"),
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
