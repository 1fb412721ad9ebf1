"""What decides a game of Caylus: games of searching players, and weights that are learned from them.

Run as ``python -m bench.caylus_values play FILE --games 300``, then ``learn FILE… --into WEIGHTS``; then
``play`` again with ``--weights WEIGHTS``, for games of players who go by what was learned so far. ``--seats`` says of
how many; with ``--alone`` games of other numbers of seats teach nothing. ``check FILE…`` says how well each game is
foreseen by what the others teach. The games that taught the weights of the package are in
``bench/caylus-games.jsonl.xz``, of two, ``bench/caylus-more-games.jsonl.xz``, of three to five, and
``bench/caylus-games-of-three.jsonl.xz``.

The players differ by their prices, which change at random, and by what they like, so that positions come up which
the best player known would avoid. A mark is a sum over what a seat has, some of it worth more the longer the game
lasts. It is fitted to the points by which a seat is ahead of the mean of the others, which say more than who won: by
ridge regression, and then again to a mean of what came and of what was expected on the way there, in which there is
less luck. At last marks are stretched so that the shares they give are the odds of winning.
"""

import argparse
import json
import lzma
import sys
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from bouwmeester import CHANCE, Dice, load
from bouwmeester.arena import schooling
from bouwmeester.arena.playing import SEED_BITS
from bouwmeester.bots import TEMPERAMENTS
from bouwmeester.bots.search.searcher import mixed
from bouwmeester.bots.search.trying import Budget, Leaf, tried
from bouwmeester.bots.values.learning import predicted
from bouwmeester.bots.values.net import Net
from bouwmeester.cli.train import figures, told, write
from bouwmeester.core.chance import pick
from bouwmeester.core.engine import apply, settle, step_now
from bouwmeester.games.caylus.judge import SEARCH_PRICES
from bouwmeester.games.caylus.prospects import found_by_play

CAYLUS = load("caylus")
ENCODING = CAYLUS.encoding()
KNOWN = found_by_play()
PRICES = [name for name in dir(KNOWN) if not name.startswith("_") and name != "cubes"]
#: With two a try is cheap.
TRIES = (24, 32, 48)
FEWER_TRIES = (8, 16, 24)
#: What is expected a turn later counts for the rest.
END_COUNTS = 0.6
RIDGE = 60.0
AGAIN = 6
#: Games are foreseen in so many parts, each by what the others teach.
PARTS = 5

Array = np.ndarray[Any, np.dtype[np.float64]]


# Games.


class Player:
    """Prices, what it likes, and whether it goes by what was learned."""

    def __init__(self, net: Net | None, rng: Random) -> None:
        spread = rng.choice([0.0, 0.1, 0.2])
        self.prices = {name: getattr(KNOWN, name) * exp(spread * rng.gauss(0, 1)) for name in PRICES}
        self.cubes = [price * exp(0.7 * spread * rng.gauss(0, 1)) for price in KNOWN.cubes]
        if rng.random() < 0.5:  # wants ground for prestige buildings, and gold
            self.prices |= {"ground_most": rng.uniform(1.5, 5.0), "ground": rng.uniform(0.6, 1.5)}
            fewer = rng.uniform(0.6, 1.0)
            self.cubes = [*[price * fewer for price in self.cubes[:4]], rng.uniform(2.8, 4.0)]
        net = net if rng.random() < 0.85 else None
        self.leaf = Leaf(net, rng.choice(["", "", "", *TEMPERAMENTS["caylus"]]))

    def put_prices(self) -> None:
        """Search and rules of thumb go by one list of prices: it is this player's while it thinks."""
        for name, price in self.prices.items():
            setattr(SEARCH_PRICES, name, price)
        SEARCH_PRICES.cubes = self.cubes


def play(seats: int, net: Net | None, seed: int, number: int) -> dict[str, Any]:
    """One game: the places of its actions in the catalogue, and what came of it."""
    rng = Random(f"{seed}/{number}")
    dice = Random(f"{seed}/{number}/dice")
    budget = Budget(rng.choice(TRIES if seats == 2 else FEWER_TRIES), 0.0, 1, False, net is not None)
    noise = rng.choice([0.0, 0.3, 0.6])
    players = [Player(net, rng) for _ in range(seats)]
    s = CAYLUS.new(seats, CAYLUS.complete({}))
    settle(CAYLUS, s)
    log: list[int] = []
    while s.agenda:
        step = step_now(CAYLUS, s)
        seat = step.actor(s)
        legal = step.options(s)
        if seat == CHANCE:
            plan = [pick(legal, step.weights(s), dice)]
        else:
            players[seat].put_prices()
            luck = Dice(mixed(rng.getrandbits(SEED_BITS), CAYLUS, s, legal))
            plan = tried(CAYLUS, s, seat, CAYLUS.plans(s, seat), budget, noise, luck, players[seat].leaf)[0].plan
        for action in plan:
            apply(CAYLUS, s, action)
            log.append(action.id)
    outcome = CAYLUS.outcome(s)
    assert outcome is not None
    return {"log": log, "scores": outcome.scores}


def positions_of(number: int, played: dict[str, Any]) -> schooling.Kept:
    """What ``schooling`` keeps of a game, and its points."""
    seats = len(played["scores"])
    s = CAYLUS.new(seats, CAYLUS.complete({}))
    settle(CAYLUS, s)
    positions = []
    values = []
    for chosen in played["log"]:
        step = step_now(CAYLUS, s)
        if step.actor(s) != CHANCE and CAYLUS.turn_ends(s):
            table = [0.0] * ENCODING.table_size
            CAYLUS.table_features(s, table)
            blocks = [[0.0] * ENCODING.seat_size for _ in range(seats)]
            for seat in range(seats):
                CAYLUS.seat_features(s, seat, seat, blocks[seat], 0)
            positions.append([table, *blocks])
            values.append(CAYLUS.values(s))
        (action,) = [one for one in step.options(s) if one.id == chosen]
        apply(CAYLUS, s, action)
    outcome = CAYLUS.outcome(s)
    assert outcome is not None
    kept = {"number": number, "shares": outcome.shares, "positions": positions, "values": values}
    return {**kept, "scores": outcome.scores}


# Learning.


def learned(games: Sequence[schooling.Kept], seats: int) -> Net:
    """A net whose hidden layer does nothing: all is in the straight way past it.

    Games of other numbers of seats teach it what things are worth; how sure it may be is of these seats alone.
    """
    differences, left = _rows(games)
    spread = differences.std(axis=0) + 1e-3
    scaled = differences / spread
    # Early on there is more luck in how a game ends.
    trust = 1.0 / np.interp(left, [0.0, 0.25, 0.5, 0.75, 1.0], [0.3, 0.5, 1.3, 2.0, 2.6])
    weights = _fitted(scaled, _expected(games, None), trust)
    for _ in range(AGAIN):
        weights = _fitted(scaled, _expected(games, scaled @ weights), np.ones(len(scaled)))
    net = Net(ENCODING.table_size, ENCODING.seat_size, 1)
    net.straight = (weights / spread).tolist()
    lesson = schooling.Lesson(of_seats(games, seats))
    points = [1.2**power for power in range(25)]
    shares = {one: [predicted(_stretched(net, one), sample) for sample in lesson.samples] for one in points}
    return _stretched(net, min(points, key=lambda one: schooling.surprise(shares[one], lesson)))


def of_seats(games: Sequence[schooling.Kept], seats: int) -> list[schooling.Kept]:
    return [kept for kept in games if len(kept["scores"]) == seats]


def foreseen(games: Sequence[schooling.Kept], seats: int) -> str:
    """How well the games of these seats are foreseen, a fifth at a time, by what all others teach."""
    of_these = of_seats(games, seats)
    others = [kept for kept in games if len(kept["scores"]) != seats]
    expected: list[list[float]] = []
    judged: list[list[float]] = []
    ordered: list[schooling.Kept] = []
    for part in range(PARTS):
        taught = [kept for i, kept in enumerate(of_these) if i % PARTS != part]
        asked = of_these[part::PARTS]
        net = learned(taught + others, seats)
        lesson = schooling.Lesson(asked)
        expected += [predicted(net, sample) for sample in lesson.samples]
        judged += schooling.by_judgement(lesson, schooling.best_points(schooling.Lesson(taught)))
        ordered += asked
    return told(expected, judged, schooling.Lesson(ordered))


def _rows(games: Sequence[schooling.Kept]) -> tuple[Array, Array]:
    """What each seat but the last is ahead of the others in, position by position, and how much of the game is left.

    What the last seat is ahead is what all others are behind.
    """
    differences: list[Array] = []
    left: list[float] = []
    for kept in games:
        blocks = np.array([position[1:] for position in kept["positions"]])
        for seat in range(len(kept["scores"]) - 1):
            differences.append(_ahead(blocks, seat))
            left += [position[0][1] for position in kept["positions"]]
    return np.concatenate(differences), np.array(left)


def _ahead(blocks: Array, seat: int) -> Array:
    """What a seat has more than the others have on the average."""
    others = np.delete(blocks, seat, axis=1).mean(axis=1)
    return np.asarray(blocks[:, seat] - others, dtype=np.float64)


def _fitted(scaled: Array, wanted: Array, trust: Array) -> Array:
    weighted = scaled * trust[:, None]
    ridge = RIDGE * np.eye(scaled.shape[1])
    return np.asarray(np.linalg.solve(weighted.T @ scaled + ridge, weighted.T @ wanted), dtype=np.float64)


def _expected(games: Sequence[schooling.Kept], now: Array | None) -> Array:
    """What each position should have been said to lead to, in the order of the rows."""
    wanted: list[float] = []
    for kept in games:
        count = len(kept["positions"])
        scores = np.array([kept["scores"]], dtype=np.float64)
        for seat in range(len(kept["scores"]) - 1):
            begin = len(wanted)
            came = [float(_ahead(scores, seat)[0])] * count
            if now is not None:
                for i in range(count - 2, -1, -1):
                    came[i] = (1 - END_COUNTS) * now[begin + i + 1] + END_COUNTS * came[i + 1]
            wanted += came
    return np.array(wanted)


def _stretched(net: Net, points: float) -> Net:
    other = Net(net.table_size, net.seat_size, net.hidden)
    other.straight = [weight / points for weight in net.straight]
    return other


def _read(file: Path) -> str:
    with lzma.open(file, "rt", encoding="utf-8") if file.suffix == ".xz" else file.open(encoding="utf-8") as lines:
        return lines.read()


def read_weights(file: Path) -> Net:
    net = Net(ENCODING.table_size, ENCODING.seat_size, 1)
    net.straight = json.loads(file.read_text(encoding="utf-8"))["weights"]["straight"]
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what decides a game of Caylus.")
    parser.add_argument("doing", choices=("play", "learn", "check"))
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--into", type=Path, default=Path("build/caylus-2.json"))
    asked = parser.parse_args()
    if asked.doing == "play":
        net = read_weights(asked.weights) if asked.weights else None
        with asked.files[0].open("a", encoding="utf-8") as lines:
            for number in range(asked.games):
                lines.write(json.dumps(play(asked.seats, net, asked.seed, number)) + "\n")
                lines.flush()
        return
    lines = [line for file in asked.files for line in _read(file).splitlines()]
    games = [positions_of(number, json.loads(line)) for number, line in enumerate(lines)]
    if asked.alone:
        games = of_seats(games, asked.seats)
    if asked.doing == "check":
        print(foreseen(games, asked.seats))
        return
    net = learned([kept for kept in games if kept["number"] % schooling.HELD_OUT], asked.seats)
    said = figures(net, *schooling.split(of_seats(games, asked.seats)))
    write(asked.into, CAYLUS, net, said, "python -m bench.caylus_values " + " ".join(sys.argv[1:]))
    print(said)


if __name__ == "__main__":
    main()
