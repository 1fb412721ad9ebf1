"""Tables in numbers, and learning from them who wins."""

import json
import random
from pathlib import Path

import pytest

import bouwmeester
from bouwmeester.arena import schooling
from bouwmeester.bots.values.learning import Learner, Sample, predicted
from bouwmeester.bots.values.net import Net, shares_of
from bouwmeester.bots.values.weights import net_for, shares
from bouwmeester.cli.app import main
from bouwmeester.core.encoding import Encoding
from tests.conformance.walk import TABLES
from tests.test_search import played_for_a_while

#: What is in the package.
LEARNED = sorted((Path(bouwmeester.__file__).parent / "bots" / "values").glob("*.json"))
#: Encodings that are not the first of their game; caylus-2 is what learners see.
ENCODINGS = {"caylus": "caylus-3"}


def names_of(encoding: Encoding) -> list[str]:
    return [*[f"table.{name}" for name, _ in encoding.table], *[f"seat.{name}" for name, _ in encoding.seat]]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_features_fill_their_blocks_and_nothing_else(name: str, seats: int) -> None:
    game = bouwmeester.load(name)
    encoding = game.encoding()
    assert encoding.name == ENCODINGS.get(name, f"{name}-1")
    for steps in (1, 30, 90):
        match = played_for_a_while(game, seats, 4, steps)
        out = [7.0] * encoding.size
        game.features(match.state, 1, out)
        end = encoding.table_size + seats * encoding.seat_size
        assert 7.0 not in out[:end]
        assert out[end:] == [7.0] * (encoding.size - end)
        assert all(-10 < x < 10 for x in out[:end])
    blocks = [place for name in names_of(encoding) for place in encoding.places(name)]
    assert blocks == list(range(encoding.table_size + encoding.seat_size))
    with pytest.raises(KeyError):
        encoding.places("seat.shoe-size")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_features_tell_a_seat_nothing_that_it_cannot_know(name: str, seats: int) -> None:
    game = bouwmeester.load(name)
    for steps in range(5, 150, 5):
        match = played_for_a_while(game, seats, 2, steps)
        for seat in range(seats):
            written = []
            for s in (match.state, game.resample(match.state, seat, random.Random(steps))):
                out = [0.0] * game.encoding().size
                game.features(s, seat, out)
                written.append(out)
            assert written[0] == written[1]


def test_an_unfinished_laying_is_not_in_the_numbers_of_others() -> None:
    game = bouwmeester.load("palazzo")
    seen = 0
    for seed in range(12):
        match = played_for_a_while(game, 2, seed, 60)
        while match.to_move is not None and seen < 6:
            seat = match.to_move
            before = [0.0] * game.encoding().size
            game.features(match.state, 1 - seat, before)
            laid = [action for action in match.legal() if action.verb in ("add", "triple")]
            if laid and "pass" in [action.text for action in match.legal()]:
                match.play(laid[0])
                after = [0.0] * game.encoding().size
                game.features(match.state, 1 - seat, after)
                assert before == after
                seen += 1
                break
            for action in game.rule_of_thumb(match.state, seat, bouwmeester.Dice(seed)):
                match.play(action)
            match.run_chance(random.Random(seed))
    assert seen > 2


# Learning.


def test_a_net_learns_what_decides() -> None:
    """Whoever has more of the second thing wins, and the first means nothing."""
    rng = random.Random(1)
    samples = []
    for _ in range(600):
        blocks = [[rng.random(), rng.random()] for _ in range(3)]
        best = max(range(3), key=lambda seat: blocks[seat][1])
        samples.append(Sample([1.0], blocks, [1.0 if seat == best else 0.0 for seat in range(3)], 0.5))
    net = Net(1, 2, 4)
    learner = Learner(net, 1)
    surprises = [learner.go_through(samples, 0.02) for _ in range(12)]
    assert surprises[-1] < 0.6 * surprises[0]
    assert predicted(net, Sample([1.0], [[0.9, 0.1], [0.1, 0.9], [0.9, 0.1]], [0.0, 1.0, 0.0], 0.5))[1] > 0.8


def test_shares_add_up_to_one() -> None:
    assert shares_of([0.0, 0.0]) == [0.5, 0.5]
    assert sum(shares_of([800.0, -800.0, 3.0])) == pytest.approx(1.0)


def test_training_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = ["train", "palazzo", "--seats", "2", "--bots", "uniform", "--processes", "1", "--rounds", "2"]
    told += ["--hidden", "4", "--folder", str(tmp_path)]
    assert main([*told, "--games", "9"]) == 0
    file = tmp_path / "palazzo-2-1.jsonl"
    first = file.read_text().splitlines()
    assert main([*told, "--games", "10"]) == 0
    assert file.read_text().splitlines()[:9] == first
    assert len(schooling.read(file)) == 10
    out = capsys.readouterr().out
    assert "Brier score, learned and by softmax" in out
    kept = json.loads((tmp_path / "palazzo-2.json").read_text())
    assert kept["encoding"] == "palazzo-1"
    assert kept["command"]
    assert kept["figures"]


def test_training_goes_on_after_half_a_line_and_not_with_games_of_other_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["train", "palazzo", "--seats", "2", "--games", "9", "--processes", "1", "--rounds", "1"]
    told += ["--hidden", "4", "--folder", str(tmp_path), "--bots"]
    assert main([*told, "uniform"]) == 0
    file = tmp_path / "palazzo-2-1.jsonl"
    whole = file.read_text()
    file.write_text(whole[:-100])
    assert main([*told, "uniform"]) == 0
    assert len(schooling.read(file)) == 9
    assert main([*told, "greedy"]) == 1
    assert "has games of other bots" in capsys.readouterr().err


@pytest.mark.parametrize("file", LEARNED, ids=lambda file: file.stem)
def test_what_was_learned_says_more_than_chance(file: Path) -> None:
    """Of quick games, in their last third; and there is an account of where it came from."""
    kept = json.loads(file.read_text())
    assert all(kept[what] for what in ("command", "commit", "figures"))
    name, _, number = file.stem.rpartition("-")
    seats = int(number)
    game = bouwmeester.load(name)
    net = net_for(game, seats)
    assert net is not None
    bots = ["level-4"] if name == "potzklotz" else ["thumb"]
    lesson = schooling.Lesson([schooling.play_one(name, seats, bots, 5, number) for number in range(12)])
    wrong = schooling.brier([predicted(net, sample) for sample in lesson.samples], lesson)["end"]
    assert wrong < 0.8 * (1 - 1 / seats)


def test_what_was_learned_is_told_of_any_table() -> None:
    match = played_for_a_while(bouwmeester.load("palazzo"), 2, 1, 80)
    expected = shares(match.game, match.state)
    assert expected is not None
    assert sum(expected) == pytest.approx(1.0)
    assert shares(bouwmeester.load("nim"), played_for_a_while(bouwmeester.load("nim"), 2, 1, 1).state) is None
