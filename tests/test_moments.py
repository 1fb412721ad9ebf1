"""Puzzles from play: every one of them is a moment that can be, with one answer that is the best."""

import json
from importlib.resources import files

import pytest

import bouwmeester
from bouwmeester import BouwmeesterError, Match
from bouwmeester.core.moments import TOLERANCE, Moment, Moments

GAMES = ["palazzo", "caylus"]


def box(name: str) -> Moments:
    found = bouwmeester.load(name).puzzles
    assert isinstance(found, Moments)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_can_be_and_has_a_best_choice(name: str) -> None:
    moments = box(name).all()
    assert moments
    for moment in moments:
        match = Match.at(bouwmeester.load(name), moment.position)
        assert match.to_move == moment.seat
        assert moment.question()["view"] == match.view(moment.seat)
        for plan in moment.plans:
            then = match.copy()
            for text in plan:
                then.play(text)
        assert moment.ahead > TOLERANCE
        (right,) = moment.answers()
        wrong = [choice for choice in moment.choices if [choice] != right]
        assert moment.faults(right) == []
        assert all(why.facts["points"] != 0 for choice in wrong for why in moment.faults([choice]))
        assert len(moment.why_not()) == len(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_a_day_has_its_puzzle_and_a_seed_too(name: str) -> None:
    puzzles = box(name)
    days = [puzzles.daily(f"2026-11-{day:02}", "best") for day in range(1, 29)]
    assert days[3] is puzzles.daily("2026-11-04", "best")
    assert len({id(one) for one in days}) > 1
    with pytest.raises(BouwmeesterError, match="no day"):
        puzzles.daily("tomorrow", "best")
    with pytest.raises(BouwmeesterError, match="of the kind best"):
        puzzles.daily("2026-11-04", "chain")
    assert isinstance(days[0], Moment)
    with pytest.raises(BouwmeesterError, match="an answer is one of"):
        days[0].faults(["7"])


@pytest.mark.parametrize("name", GAMES)
def test_the_file_says_how_it_was_made(name: str) -> None:
    text = files(f"bouwmeester.games.{name}").joinpath("moments.json").read_text(encoding="utf-8")
    assert json.loads(text)["made by"].startswith(f"python bench/moments.py {name}")
