"""Learning who is likely to win: games of bots, the positions between their turns, and a net that learns from them.

Games are kept in a file, a line each, so that whoever is stopped goes on where it was; the same seed makes the same
games and the same net.
"""

import json
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final

from bouwmeester.arena.crew import crew
from bouwmeester.arena.playing import asked, carried_out
from bouwmeester.bots.values.learning import Learner, Sample, predicted
from bouwmeester.bots.values.net import Net
from bouwmeester.core.chance import pick
from bouwmeester.core.engine import apply, settle, step_now
from bouwmeester.core.errors import BadOption
from bouwmeester.core.shelf import load
from bouwmeester.core.state import CHANCE

#: One game in so many is not learned from: it tells how good the net is.
HELD_OUT: Final = 8
STAGES: Final = ("start", "middle", "end")
_DIGITS: Final = 4

Kept = dict[str, Any]


def play_one(game: str, seats: int, bots: Sequence[str], seed: int, number: int) -> Kept:
    """A game with every position between two turns: what all have in common, each seat's block, its value."""
    rules = load(game)
    luck = Random(f"{seed}/{number}")
    dice = Random(f"{seed}/{number}/dice")
    seating = [bots[luck.randrange(len(bots))] for _ in range(seats)]
    encoding = rules.encoding()
    s = rules.new(seats, rules.complete({}))
    settle(rules, s)
    positions: list[list[list[float]]] = []
    values: list[list[float]] = []
    while s.agenda:
        step = step_now(rules, s)
        seat = step.actor(s)
        if seat == CHANCE:
            apply(rules, s, pick(step.options(s), step.weights(s), dice))
            continue
        if rules.turn_ends(s):
            table = [0.0] * encoding.table_size
            rules.table_features(s, table)
            blocks = []
            for one in range(seats):
                block = [0.0] * encoding.seat_size
                rules.seat_features(s, one, one, block, 0)
                blocks.append(block)
            positions.append([[round(x, _DIGITS) for x in part] for part in (table, *blocks)])
            values.append([round(value, 2) for value in rules.values(s)])
        plan = asked(rules, s, seat, seating[seat], luck)
        carried_out(rules, s, seat, plan, seating[seat])
    outcome = rules.outcome(s)
    assert outcome is not None
    shares = outcome.shares
    return {
        "number": number,
        "bots": list(bots),
        "encoding": encoding.name,
        "shares": shares,
        "positions": positions,
        "values": values,
    }


def play_games(
    file: Path,
    game: str,
    seats: int,
    bots: Sequence[str],
    seed: int,
    games: int,
    processes: int,
    ray: str | None = None,
) -> Iterator[int]:
    """Play what is not in the file yet; tells after each game how many there are."""
    played = read(file)
    same = {"bots": list(bots), "encoding": load(game).encoding().name}
    if any(kept.get(name, one) != one for kept in played for name, one in same.items()):
        raise BadOption(f"{file}: has games of other bots or in other numbers; name another folder or seed")
    there = {kept["number"] for kept in played}
    missing = [number for number in range(games) if number not in there]
    yield len(there)
    if not missing:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.exists() and not file.read_bytes().endswith(b"\n")  # of the game at which it was stopped
    with file.open("a", encoding="utf-8") as lines, crew(processes, ray) as hands:
        lines.write("\n" if half else "")
        coming = [hands.submit(play_one, game, seats, list(bots), seed, number) for number in missing]
        for i, future in enumerate(coming):
            lines.write(json.dumps(future.result(), separators=(",", ":")) + "\n")
            lines.flush()
            yield len(there) + i + 1


def read(file: Path) -> list[Kept]:
    """The games that are kept. The last line may be the half of one."""
    found: list[Kept] = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            continue
    return found


class Lesson:
    """The positions of many games, with what the judgement of each was."""

    def __init__(self, games: Sequence[Kept]) -> None:
        self.samples: list[Sample] = []
        self.values: list[list[float]] = []
        for kept in games:
            count = len(kept["positions"])
            for i, (table, *blocks) in enumerate(kept["positions"]):
                self.samples.append(Sample(table, blocks, kept["shares"], i / count))
                self.values.append(kept["values"][i])


def split(games: Sequence[Kept]) -> tuple[Lesson, Lesson]:
    """What is learned from, and what is held out."""
    return (
        Lesson([kept for kept in games if kept["number"] % HELD_OUT]),
        Lesson([kept for kept in games if kept["number"] % HELD_OUT == 0]),
    )


def learn(net: Net, lesson: Lesson, held_out: Lesson, rounds: int, pace: float, seed: int) -> Iterator[float]:
    """Go through the lesson so often, ever more slowly; tells each time how surprised it is by what was held out.

    In the end the net has the weights with which it was surprised least.
    """
    learner = Learner(net, seed)
    best = 1.0e9
    weights = weights_of(net)
    for number in range(rounds):
        learner.go_through(lesson.samples, pace * (1.0 - number / rounds) + pace / 50)
        now = surprise([predicted(net, sample) for sample in held_out.samples], held_out)
        if now < best:
            best = now
            weights = weights_of(net)
        yield now
    put_weights(net, weights)


def weights_of(net: Net) -> dict[str, list[float]]:
    return {
        "inward": net.inward[:],
        "bias": net.bias[:],
        "outward": net.outward[:],
        "straight": net.straight[:],
    }


def put_weights(net: Net, weights: dict[str, list[float]]) -> None:
    net.inward[:] = weights["inward"]
    net.bias[:] = weights["bias"]
    net.outward[:] = weights["outward"]
    net.straight[:] = weights["straight"]


# How good it is.


def surprise(expected: Sequence[Sequence[float]], lesson: Lesson) -> float:
    """The mean of what was not expected to happen, as a logarithm."""
    total = 0.0
    for shares, sample in zip(expected, lesson.samples, strict=True):
        total -= sum([won * log(max(1e-9, share)) for share, won in zip(shares, sample.shares, strict=True) if won])
    return total / max(1, len(lesson.samples))


def by_judgement(lesson: Lesson, points: float) -> list[list[float]]:
    """Shares by the hand-made judgement alone: a softmax in which so many points are a factor of e."""
    found = []
    for values in lesson.values:
        most = max(values)
        weights = [exp((value - most) / points) for value in values]
        found.append([weight / sum(weights) for weight in weights])
    return found


def best_points(lesson: Lesson) -> float:
    """The points that make the judgement least surprised."""
    tried = [1.3**power for power in range(-4, 16)]
    return min(tried, key=lambda points: surprise(by_judgement(lesson, points), lesson))


def brier(expected: Sequence[Sequence[float]], lesson: Lesson) -> dict[str, float]:
    """The mean square of what was wrong, for each third of the games; smaller is better."""
    totals = dict.fromkeys(STAGES, 0.0)
    counts = dict.fromkeys(STAGES, 0)
    for shares, sample in zip(expected, lesson.samples, strict=True):
        stage = STAGES[min(2, int(sample.stage * 3))]
        totals[stage] += sum([(share - won) ** 2 for share, won in zip(shares, sample.shares, strict=True)])
        counts[stage] += 1
    return {stage: totals[stage] / max(1, counts[stage]) for stage in STAGES}


def calibration(expected: Sequence[Sequence[float]], lesson: Lesson) -> list[tuple[int, float, float]]:
    """By tenths of what was expected: how many seats, what was expected of them on the average, and what came."""
    count = [0] * 10
    hoped = [0.0] * 10
    came = [0.0] * 10
    for shares, sample in zip(expected, lesson.samples, strict=True):
        for share, won in zip(shares, sample.shares, strict=True):
            tenth = min(9, int(share * 10))
            count[tenth] += 1
            hoped[tenth] += share
            came[tenth] += won
    return [(count[i], hoped[i] / count[i], came[i] / count[i]) for i in range(10) if count[i]]
