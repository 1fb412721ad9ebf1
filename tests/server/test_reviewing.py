"""Reviews over HTTP: made piece by piece, with the curve first, beside everything else that is asked."""

import json
from pathlib import Path

import httpx
import pytest

from bouwmeester import Match
from bouwmeester.review import review
from bouwmeester.review.figures import sum_of
from tests.server.running import Running

GOLDEN = Path(__file__).parents[1] / "games" / "potzklotz" / "golden" / "2-seats-0.jsonl"


def ask(server: Running, record: str) -> httpx.Response:
    return httpx.post(f"{server.address}/api/review", json={"record": record}, timeout=60)


def test_a_review_is_asked_for_until_it_is_whole(server: Running) -> None:
    record = GOLDEN.read_text()
    match = Match.load(record)
    done = 0.0
    for _ in range(1000):
        answer = ask(server, record).json()
        assert answer["game"] == "potzklotz"
        assert answer["done"] > done
        assert answer["curve"][0]["shares"] == pytest.approx([0.5, 0.5], abs=0.2)
        done = answer["done"]
        if done == 1:
            break
        assert answer["report"] is None
    whole = json.loads(json.dumps(review(match)))
    assert answer["curve"] == whole["curve"]
    for told, seat in zip(answer["report"]["seats"], whole["seats"], strict=True):
        assert told["sums"] == sum_of(seat, 2)
        assert [one["line"] for one in told["worst"]] == [one["line"] for one in seat["worst"]]
    for moment in answer["report"]["moments"]:
        assert len(moment["gained"]) == 2
        assert (moment["judged"] is None) == (moment["kind"] == "luck")
    # Once it is whole, it is there at once.
    assert ask(server, record).json() == answer


def test_what_is_no_record_and_what_is_not_over_is_refused_in_words(server: Running) -> None:
    junk = ask(server, "junk")
    assert junk.status_code == 400
    assert "line 1" in junk.json()["detail"]
    lines = GOLDEN.read_text().splitlines()
    half = ask(server, "\n".join(lines[: len(lines) // 2]) + "\n")
    assert (half.status_code, half.json()["detail"]) == (400, "only a match that is over can be reviewed")
