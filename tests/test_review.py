"""The review of a match: that its sums are true, that luck is nothing on the average, and what it finds."""

import json
import random
from functools import cache
from math import sqrt
from pathlib import Path

import pytest

import bouwmeester
from bouwmeester import BouwmeesterError, Match
from bouwmeester.arena.playing import asked
from bouwmeester.cli.app import main
from bouwmeester.cli.review import TOGETHER, moments
from bouwmeester.core.replaying import replaying
from bouwmeester.core.state import State
from bouwmeester.games.potzklotz.state import PotzklotzState
from bouwmeester.review import PARTS, Report, review
from bouwmeester.review.drawing import svg
from bouwmeester.review.figures import points, sum_of
from bouwmeester.review.report import word
from bouwmeester.review.walk import Walk, split
from bouwmeester.text import Words

GOLDEN = Path(__file__).parent / "games"
RECORDS = [
    pytest.param(GOLDEN / "palazzo" / "golden" / "2-seats-0.jsonl", id="palazzo"),
    pytest.param(GOLDEN / "potzklotz" / "golden" / "3-seats-1.jsonl", id="potzklotz"),
    # Long with the plain rules: like tournaments it runs with the compiled ones.
    pytest.param(GOLDEN / "caylus" / "golden" / "2-seats-0.jsonl", id="caylus", marks=pytest.mark.tournament),
]


@cache
def reviewed(file: Path) -> tuple[Match[State], Report]:
    match = Match.load(file.read_text())
    return match, review(match)


def played(game: str, seats: int, bot: str, seed: int) -> Match[State]:
    """A whole match of one bot."""
    match = Match(bouwmeester.load(game), seats)
    dice, luck = random.Random(seed), random.Random(seed + 1)
    go_on(match, bot, dice, luck)
    return match


def go_on(match: Match[State], bot: str, dice: random.Random, luck: random.Random) -> None:
    match.run_chance(dice)
    while match.to_move is not None:
        match.play(asked(match.game, match.state, match.to_move, bot, luck)[0])
        match.run_chance(dice)


def cards_of(match: Match[State], seat: int) -> int:
    assert isinstance(match.state, PotzklotzState)
    return match.state.hand[seat].bit_count()


def adds_up(match: Match[State], report: Report) -> None:
    """Every result is the sum of its parts, in shares and in the points that are shown."""
    outcome = match.outcome
    assert outcome is not None
    for seat, one in enumerate(report["seats"]):
        assert one["result"] == (1 / len(outcome.winners) if seat in outcome.winners else 0)
        assert abs(one["result"] - 1 / match.seats - sum([one[part] for part in PARTS])) < 1e-9
        shown = sum_of(one, match.seats)
        assert shown["fair"] + sum([shown[part] for part in PARTS]) == shown["result"]
        assert shown["result"] - shown["luck"] == shown["without"]
        assert sum([shown[row] for row in TOGETHER[:-1]]) == shown["result"]
    assert len(report["curve"]) == len(match.log) + 1
    for moment in report["curve"]:
        assert sum(moment["shares"]) == pytest.approx(1, abs=1e-3)


def could_be_better(match: Match[State], report: Report) -> int:
    """What is called better could have been played then; returns how often something is."""
    found = [moment for moment in report["moments"] if moment["kind"] == "mistake"]
    found.extend([one for seat in report["seats"] for one in seat["worst"]])
    for one in found:
        again = replaying(match)
        again.go(one["line"])
        assert again.match.to_move == one["seat"]
        played_line = [line.action.text for line in match.log[one["line"] :]][: len(one["played"])]
        assert one["played"] == played_line != one["better"]
        for text in one["better"]:
            again.match.play(text)
        assert 0 < one["surely"] <= one["loss"]
    return len(found)


@pytest.mark.parametrize("file", RECORDS)
def test_every_result_is_the_sum_of_its_parts(file: Path) -> None:
    adds_up(*reviewed(file))


@pytest.mark.parametrize("file", RECORDS)
def test_what_is_called_better_could_have_been_played_then(file: Path) -> None:
    assert could_be_better(*reviewed(file)) > 0


@pytest.mark.soak
@pytest.mark.parametrize("number", range(50))
@pytest.mark.parametrize("game", ["palazzo", "caylus", "potzklotz"])
def test_matches_of_bots_can_be_reviewed(game: str, number: int) -> None:
    """Of every number of seats that a review is quick for, and of every level that has something to learn."""
    match = played(game, 2 + number % 2, f"level-{1 + number % 4}", 1000 + number)
    report = review(match)
    adds_up(match, report)
    could_be_better(match, report)


@pytest.mark.tournament
def test_the_mean_of_luck_is_nothing() -> None:
    """Whatever the shares are worth: the weights of chance are exact."""
    lucks = []
    for seed in range(24):
        walk = Walk(played("potzklotz", 2, "uniform", seed), tries=1)
        list(walk.go())
        lucks.append(split(walk.changes, walk.start)[0].luck)
    mean = sum(lucks) / len(lucks)
    error = sqrt(sum([(one - mean) ** 2 for one in lucks]) / (len(lucks) - 1) / len(lucks))
    assert any(lucks)
    assert abs(mean) < 3 * error


@pytest.mark.tournament
def test_who_passes_with_a_last_card_that_fits_is_told_so() -> None:
    """With it the deal would have been won."""
    match = Match(bouwmeester.load("potzklotz"), 2)
    dice, luck = random.Random(4), random.Random(4)
    match.run_chance(dice)
    while True:
        seat = match.to_move
        assert seat is not None
        (choice, *_) = asked(match.game, match.state, seat, "level-6", luck)
        if choice.verb == "lift" and cards_of(match, seat) == 1:
            break
        match.play(choice)
        match.run_chance(dice)
    line = len(match.log)
    match.play("pass")
    go_on(match, "level-6", dice, luck)
    worst = review(match)["seats"][seat]["worst"]
    assert line in [one["line"] for one in worst if one["word"] == "blunder"]


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(BouwmeesterError, match="only a match that is over"):
        review(Match(bouwmeester.load("palazzo"), 2))


def test_words_for_a_loss_are_milder_with_more_seats_but_not_without_end() -> None:
    assert [word(loss, 2) for loss in (0.04, 0.05, 0.1, 0.2)] == [None, "inaccuracy", "mistake", "blunder"]
    assert [word(loss, 4) for loss in (0.02, 0.03, 0.06, 0.12)] == [None, "inaccuracy", "mistake", "blunder"]


def test_figures_on_the_screen_add_up() -> None:
    rng = random.Random(1)
    for _ in range(200):
        parts = {str(i): rng.uniform(-0.4, 0.4) for i in range(6)}
        total = sum(parts.values())
        shown = points(parts, total)
        assert sum(shown.values()) == round(100 * total)
        assert all(abs(shown[name] - 100 * part) <= 1.5 for name, part in parts.items())


def test_the_command_prints_the_same_in_words_as_json_and_as_a_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    match = played("potzklotz", 2, "uniform", 3)
    record.write_text(match.save())
    picture = tmp_path / "curve.svg"
    assert main(["review", str(record), "--json", "--svg", str(picture)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report == json.loads(json.dumps(review(match)))
    assert picture.read_text() == svg(report, ["Anne", "Bram"], "PotzKlotz: what it was made of")
    assert main(["review", str(record), "--language", "nl"]) == 0
    told = capsys.readouterr().out
    assert "PotzKlotz: waar het aan lag" in told
    assert f"{sum_of(report['seats'][0], 2)['rest']:+d}" in told
    assert Words("nl").say("review-without") not in told  # it explains too little to be told apart
    assert main(["review", str(record), "--svg", str(picture)]) == 1
    assert "is already there" in capsys.readouterr().err


def test_a_moment_names_the_building_that_stood_there() -> None:
    road = {"9": {"tile": "mason", "owner": "bram"}}
    start = {"players": {"anne": {"deniers": 3}, "bram": {"deniers": 3}}, "bailiff": 7, "road": road}
    match = Match.at(bouwmeester.load("caylus"), start)
    match.play("place 9; place 8")
    report: Report = {"moments": [{"kind": "only-move", "line": 0, "seat": 0, "played": ["place 9"], "ahead": 0.2}]}
    told = list(moments(report, match, Words("en"), ["Anne", "Bram"]))
    assert told == [
        "1. Anne saw the only good move: Place a worker: the mason, space 9. "
        "Anything else would have cost 20 % of the win."
    ]
