"""Make puzzles from play: moments where one choice is clearly the best, also when looked at ten times as long.

    python bench/moments.py palazzo src/bouwmeester/games/palazzo/moments.json --games 60

Bots of a middling level play; what they would do matters little, for only the moments are kept. What the seat that
decides could not know has been drawn anew in every position, so a file holds nobody's secrets.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import bouwmeester
from bouwmeester import Match
from bouwmeester.arena.playing import asked
from bouwmeester.bots.values.expecting import compared
from bouwmeester.bots.values.weights import net_for
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.state import State
from bouwmeester.review.advising import FIRST_WORLDS, WORLDS

#: The best is ahead of the next by so much of the win, at first sight and when looked at closely.
AHEAD = 0.08
CHOICES = 4
#: A longer look.
CLOSELY = 10 * WORLDS
#: Of one game so many at most, so that no story is told twice.
OF_A_GAME = 3
#: And of those with the same answer, so that it is not given by heart.
SAME_ANSWER = 10


def moments(name: str, seats: int, games: range) -> Iterator[dict[str, Any]]:
    game = bouwmeester.load(name)
    for seed in games:
        found = 0
        match = Match(game, seats)
        rng = random.Random(seed)
        match.run_chance(rng)
        while match.to_move is not None:
            seat = match.to_move
            if found < OF_A_GAME and rng.random() < 0.5:
                moment = looked_at(match, seat, rng)
                if moment is not None:
                    found += 1
                    yield moment
            for action in asked(game, match.state, seat, "level-3", rng):
                if match.to_move != seat or action not in match.legal():
                    break
                match.play(action)
            match.run_chance(rng)


def looked_at(match: Match[State], seat: int, rng: random.Random) -> dict[str, Any] | None:
    """The moment as a puzzle, if one choice is clearly the best."""
    world = match.game.resample(match.state, seat, rng)
    plans = match.game.plans(world, seat)
    if len(plans) < CHOICES - 1:
        return None
    shares = weighed(match, world, seat, plans, FIRST_WORLDS)
    plans = [plans[i] for i in sorted(range(len(plans)), key=lambda i: -shares[i])[:CHOICES]]
    if ahead(weighed(match, world, seat, plans, FIRST_WORLDS)) < AHEAD:
        return None
    shares = weighed(match, world, seat, plans, CLOSELY)
    order = sorted(range(len(plans)), key=lambda i: -shares[i])
    if ahead(shares) < AHEAD:
        return None
    return {
        "position": Match(match.game, start=world).position(),
        "seat": seat,
        "plans": [[action.text for action in plans[i]] for i in order],
        "shares": [round(shares[i], 3) for i in order],
    }


def weighed(match: Match[State], world: State, seat: int, plans: list[list[Action]], worlds: int) -> list[float]:
    rows = compared(match.game, net_for(match.game, match.seats), world, seat, plans, worlds, Dice(len(match.log)))
    return [sum([row[i] for row in rows]) / len(rows) for i in range(len(plans))]


def ahead(shares: list[float]) -> float:
    best, second, *_ = sorted(shares, reverse=True)
    return best - second


def main() -> None:
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("game")
    asks.add_argument("file", type=Path)
    asks.add_argument("--games", type=int, default=60)
    asks.add_argument("--seats", type=int, default=2)
    asks.add_argument("--most", type=int, default=60)
    wish = asks.parse_args()
    command = f"python bench/moments.py {' '.join(sys.argv[1:])}"
    found: list[dict[str, Any]] = []
    answers: Counter[str] = Counter()
    for moment in moments(wish.game, wish.seats, range(wish.games)):
        answer = moment["plans"][0][0]
        if answers[answer] == SAME_ANSWER:
            continue
        answers[answer] += 1
        found.append(moment)
        rows = ",\n".join([json.dumps(one, ensure_ascii=False) for one in found])
        wish.file.write_text(f'{{"made by": {json.dumps(command)}, "moments": [\n{rows}\n]}}\n', encoding="utf-8")
        if len(found) == wish.most:
            break


if __name__ == "__main__":
    main()
