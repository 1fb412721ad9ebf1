"""Whether bots ever choose what is not legal: games between all levels, until so many decisions are made.

Run as ``python -m bench.lawful --decisions 1000000``; ``--only palazzo`` plays one game, ``--upto 4`` leaves out the
levels that take long. Every action is looked for among the legal ones before it is done. It stops at the first that
is not there, and says after which seed.
"""

import argparse
from collections.abc import Iterator
from random import Random

import bouwmeester
from bouwmeester.arena.playing import SEED_BITS, asked
from bouwmeester.bots import LEVEL_NAMES, tempered
from bouwmeester.core.chance import pick
from bouwmeester.core.engine import apply, settle, step_now
from bouwmeester.core.game import Game
from bouwmeester.core.state import CHANCE, State

GAMES = ("palazzo", "caylus", "potzklotz")
#: In PotzKlotz all levels are quick.
ALL = len(LEVEL_NAMES)


class Unlawful(Exception):
    """A bot has chosen what it may not do."""


def play(game: Game[State], seed: int, upto: int) -> int:
    """One game at a table of any size; returns how many decisions were made in it."""
    luck = Random(f"{game.name}/{seed}")
    seats = luck.choice(list(game.seats))
    levels = [luck.choice(LEVEL_NAMES[:upto]) for _ in range(seats)]
    seating = [tempered(level, game.name, luck.getrandbits(SEED_BITS)) for level in levels]
    s = game.new(seats, game.complete({}))
    settle(game, s)
    decisions = 0
    while s.agenda:
        step = step_now(game, s)
        seat = step.actor(s)
        if seat == CHANCE:
            apply(game, s, pick(step.options(s), step.weights(s), luck))
            continue
        for action in asked(game, s, seat, seating[seat], luck):
            if not s.agenda or step_now(game, s).actor(s) != seat:
                break  # the rest of the plan is for later, when it will be asked again
            if action not in step_now(game, s).options(s):
                raise Unlawful(f"{seating[seat]} chose {action.text!r} in {game.name}, seed {seed}, {seats} seats")
            apply(game, s, action)
            decisions += 1
    return decisions


def counts(games: list[str], upto: int) -> Iterator[tuple[str, int]]:
    """One game after the other, and its decisions, without end."""
    seed = 0
    while True:
        for name in games:
            yield name, play(bouwmeester.load(name), seed, ALL if name == "potzklotz" else upto)
        seed += 1


def main() -> None:
    parser = argparse.ArgumentParser(description="Count decisions of bots, and look whether each is legal.")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--upto", type=int, default=4)
    asked_for = parser.parse_args()
    made = dict.fromkeys(GAMES, 0)
    games = [asked_for.only] if asked_for.only else list(GAMES)
    for played, (name, decisions) in enumerate(counts(games, asked_for.upto), 1):
        made[name] += decisions
        if played % 100 == 0:
            print(f"{sum(made.values())} decisions in {played} games, all legal", flush=True)
        if sum(made.values()) >= asked_for.decisions:
            break
    print(", ".join([f"{name} {count}" for name, count in made.items()]) + ": all legal")


if __name__ == "__main__":
    main()
