"""How much of a result is luck, and that luck is nothing on the average: games of equal bots, walked through.

    python bench/luck.py palazzo --games 400 --bot level-4
    python bench/luck.py potzklotz --games 400 --bot level-6

The last line has the mean luck of a seat with its standard error, and the part of the variance of results that luck
explains: 1 - var(result - luck) / var(result). The page shows luck because that part is 30 % or more.
"""

import argparse
import random
from collections.abc import Iterator
from math import sqrt

import bouwmeester
from bouwmeester import Match
from bouwmeester.arena.playing import asked
from bouwmeester.core.state import State
from bouwmeester.review.walk import Walk, split


def played(game: str, seats: int, bot: str, seed: int) -> Match[State]:
    match = Match(bouwmeester.load(game), seats)
    dice, luck = random.Random(2 * seed), random.Random(2 * seed + 1)
    match.run_chance(dice)
    while match.to_move is not None:
        seat = match.to_move
        for action in asked(match.game, match.state, seat, bot, luck):
            if match.to_move != seat or action not in match.legal():
                break
            match.play(action)
        match.run_chance(dice)
    return match


def lucks(game: str, seats: int, bot: str, tries: int, games: range) -> Iterator[tuple[float, float]]:
    """The result of the first seat in each game, and its luck."""
    for seed in games:
        walk = Walk(played(game, seats, bot, seed), tries=tries)
        for _ in walk.go():
            pass
        yield walk.changes[-1].shares[0], split(walk.changes, walk.start)[0].luck


def variance(numbers: list[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum([(one - mean) ** 2 for one in numbers]) / (len(numbers) - 1)


def told(found: list[tuple[float, float]]) -> str:
    luck = [one for _, one in found]
    mean = sum(luck) / len(luck)
    error = sqrt(variance(luck) / len(luck))
    explained = 1 - variance([result - one for result, one in found]) / variance([result for result, _ in found])
    return (
        f"{len(found)} games: mean luck {mean:+.4f}, standard error {error:.4f} ({abs(mean) / error:.1f} of them), "
        f"{explained:.0%} of the variance of results"
    )


def main() -> None:
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("game")
    asks.add_argument("--games", type=int, default=400)
    asks.add_argument("--first", type=int, default=0, help="the seed of the first game")
    asks.add_argument("--seats", type=int, default=2)
    asks.add_argument("--bot", default="level-4")
    asks.add_argument("--tries", type=int, default=4)
    wish = asks.parse_args()
    found: list[tuple[float, float]] = []
    games = range(wish.first, wish.first + wish.games)
    for one in lucks(wish.game, wish.seats, wish.bot, wish.tries, games):
        found.append(one)
        if len(found) % 20 == 0:
            print(told(found), flush=True)
    print(told(found))


if __name__ == "__main__":
    main()
