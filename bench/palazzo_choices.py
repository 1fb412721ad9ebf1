"""What tries of Palazzo make too little of: games in which chance has a say, and what is learned from them.

Run as ``python -m bench.palazzo_choices play FILE --games 1000``, then ``learn FILE…``, which prints the numbers for
``games/palazzo/underrated.py``. The games that taught those of the package are in ``bench/palazzo-choices.jsonl.xz``,
of two, and ``bench/palazzo-more-choices.jsonl.xz``, of three and four (``--seats``).

Searching players look for the best plan of each kind, as ``level-5`` does with fewer tries, and draw lots among
these: the better one looks, the likelier it is. So who is rich, or ahead, has no part in which kind was played, and
how the game ends after one kind and after another can be compared. By least squares the points ahead of the others
in the end, less what was expected of the choice as a whole, are put down to what tries had promised of the plan and
to its kind in these circumstances.
"""

import argparse
import json
import lzma
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import numpy as np

from bouwmeester import CHANCE, Dice, load
from bouwmeester.arena.playing import SEED_BITS, carried_out
from bouwmeester.bots.search.searcher import mixed
from bouwmeester.bots.search.trying import Budget, Leaf, Tried, tried
from bouwmeester.bots.values.weights import net_for
from bouwmeester.core.chance import pick
from bouwmeester.core.engine import apply, settle, step_now
from bouwmeester.core.game import Game
from bouwmeester.games.palazzo.game import Palazzo
from bouwmeester.games.palazzo.state import PalazzoState
from bouwmeester.games.palazzo.underrated import KINDS, circumstances, facts, kind_of

PALAZZO = cast(Palazzo, load("palazzo"))
#: A plan that looks so many points worse is drawn nearly three times as rarely.
HEAT: Final = 1.0
#: Where one kind is as good as sure to be drawn, nothing is learned.
SURE: Final = 0.97
#: How hard it is for the numbers to be other than nothing.
RIDGE: Final = 60.0
#: What is expected is no further from even than this.
WIDEST: Final = 20.0

Array = np.ndarray[Any, np.dtype[np.float64]]
#: Whose it was, the kinds, what tries promised of each, how likely each was, which was drawn, and the facts.
Choice = tuple[int, list[int], list[float], list[float], int, list[int]]


def play(seats: int, seed: int, number: int, tries: int) -> dict[str, Any]:
    """One game: its points, and all choices in which there were several kinds of plans."""
    rng = Random(f"{seed}/{number}")
    dice = Random(f"{seed}/{number}/dice")
    budget = Budget(tries, 0.0, 2, True)
    leaf = Leaf(net_for(PALAZZO, seats), "")
    s = PALAZZO.new(seats, PALAZZO.complete({}))
    settle(PALAZZO, s)
    choices: list[Choice] = []
    while s.agenda:
        step = step_now(PALAZZO, s)
        seat = step.actor(s)
        legal = step.options(s)
        if seat == CHANCE:
            apply(PALAZZO, s, pick(legal, step.weights(s), dice))
            continue
        world = PALAZZO.resample(s, seat, rng)
        plans = [plan for plan in PALAZZO.plans(world, seat) if plan[0] in legal] or [[action] for action in legal]
        plan = plans[0]
        if len(plans) > 1:
            luck = Dice(mixed(rng.getrandbits(SEED_BITS), PALAZZO, world, legal))
            best = best_of_each(world, tried(PALAZZO, world, seat, plans, budget, 0.0, luck, leaf))
            odds = drawn_by([one.mean for one in best])
            at = rng.choices(range(len(best)), odds)[0]
            plan = best[at].plan
            if max(odds) < SURE:
                kinds = [kind_of(world, one.plan) for one in best]
                worths = [round(one.mean - one.misjudged, 1) for one in best]
                choices.append((seat, kinds, worths, [round(one, 2) for one in odds], at, facts(world, seat)))
        carried_out(cast(Game[Any], PALAZZO), s, seat, plan, "a plan")
    outcome = PALAZZO.outcome(s)
    assert outcome is not None
    return {"scores": outcome.scores, "choices": choices}


def best_of_each(s: PalazzoState, found: Sequence[Tried]) -> list[Tried]:
    """The best plan of each kind, the best of all first."""
    best: dict[int, Tried] = {}
    for one in found:
        best.setdefault(kind_of(s, one.plan), one)
    return list(best.values())


def drawn_by(worths: Sequence[float]) -> list[float]:
    weights = [exp((worth - max(worths)) / HEAT) for worth in worths]
    return [weight / sum(weights) for weight in weights]


# Learning.


def learned(games: Sequence[dict[str, Any]]) -> tuple[float, Array]:
    """What a point promised was worth, and for each kind the points that it is underrated by in each circumstance."""
    width = len(circumstances([0] * 5))
    rows: list[Array] = []
    expected: list[float] = []
    ahead: list[float] = []
    for game in games:
        for seat, kinds, worths, odds, at, told in game["choices"]:
            mean = sum([odd * worth for odd, worth in zip(odds, worths, strict=True)])
            row = np.zeros(1 + width * len(KINDS))
            row[0] = worths[at] - mean
            there = np.array(circumstances(told))
            for i, (kind, odd) in enumerate(zip(kinds, odds, strict=True)):
                if kind >= 0:
                    row[1 + kind * width : 1 + (kind + 1) * width] += ((i == at) - odd) * there
            rows.append(row)
            expected.append(mean)
            ahead.append(points_ahead(game["scores"], seat))
    matrix = np.array(rows)
    whole = np.clip(np.array(expected), -WIDEST, WIDEST)
    points = np.array(ahead, dtype=np.float64)
    left = points - np.polyval(np.polyfit(whole, points, 3), whole)
    ridge = np.full(matrix.shape[1], RIDGE)
    ridge[0] = 0.0
    weights = np.linalg.solve(matrix.T @ matrix + np.diag(ridge), matrix.T @ left)
    return float(weights[0]), np.asarray(weights[1:].reshape(len(KINDS), width), dtype=np.float64)


def points_ahead(scores: Sequence[int], seat: int) -> float:
    """Of the mean of the others."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def read(file: Path) -> list[dict[str, Any]]:
    with lzma.open(file, "rt", encoding="utf-8") if file.suffix == ".xz" else file.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what tries of Palazzo make too little of.")
    parser.add_argument("doing", choices=("play", "learn"))
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    asked = parser.parse_args()
    if asked.doing == "play":
        with asked.files[0].open("a", encoding="utf-8") as lines:
            for number in range(asked.games):
                played = play(asked.seats, asked.seed, number, asked.tries)
                lines.write(json.dumps(played, separators=(",", ":")) + "\n")
                lines.flush()
        return
    games = [game for file in asked.files for game in read(file)]
    kept, points = learned(games)
    print(f"# {len(games)} games; of a point that tries promised {kept:.2f} came.")
    for kind, row in zip(KINDS, points, strict=True):
        print("    (" + ", ".join([f"{one:.2f}" for one in row]) + f"),  # {kind}")


if __name__ == "__main__":
    main()
