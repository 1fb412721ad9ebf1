"""Writes the golden files again: ``python -m tests.regenerate golden|perft|ids``. Read the diff before you commit it.

Golden games are whole records, chosen so that together they reach every verb and every step of their game.
"""

import importlib
import importlib.util
import random
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import bouwmeester
from bouwmeester import Match, Seal
from bouwmeester.arena.perft import perft
from bouwmeester.bots import bot
from bouwmeester.core.game import Game
from bouwmeester.core.state import State

GAMES = Path(__file__).parent / "games"
#: Two bots that play so differently that rare things happen.
PLAYERS = ("greedy", "uniform")
#: Options that bring in what the usual ones do not; a golden game is played with each set in turn.
VARIANTS: dict[str, list[dict[str, object]]] = {
    "potzklotz": [
        {},
        {"mode": "expert", "out_of_turn": "yes", "cards": 3},
        {"out_of_turn": "yes", "turning": "allowed", "base": "strict", "deals": 2, "cards": 3},
        {"mode": "expert"},
    ],
}


def sealed_match(
    game: Game[State], seats: int, number: int, options: dict[str, object] | None = None
) -> Match[State]:
    """A whole match of greedy and uniform bots, with dice fixed by its number."""
    match = Match(game, seats, options, seal=Seal(number.to_bytes(32, "big")))
    bots = [bot(PLAYERS[(seat + number) % 2], number * 10 + seat) for seat in range(seats)]
    rng = random.Random(number)
    match.run_chance()
    while match.to_move is not None:
        seat = match.to_move
        world = game.resample(match.state, seat, rng)
        match.play(bots[seat].choose(game, world, seat, match.legal()))
        match.run_chance()
    return match


def landmarks(game: Game[State]) -> frozenset[str]:
    """Single actions that a game wants to see in its golden games as well: each of its buildings, for instance."""
    module = f"tests.games.{game.name}.landmarks"
    return frozenset(importlib.import_module(module).TEXTS) if importlib.util.find_spec(module) else frozenset()


def further_matches(game: Game[State]) -> Iterator[Match[State]]:
    """Matches from positions in which rare things are near, where a game has such."""
    if landmarks(game):
        yield from importlib.import_module(f"tests.games.{game.name}.landmarks").matches()


def reached(match: Match[State]) -> set[str]:
    """Every verb, every step and every landmark that a match came through."""
    game = match.game
    again = match.beginning()
    things = set()
    wanted = landmarks(game)
    for line in match.log:
        things |= {f"verb {line.action.verb}"}
        if line.action.text in wanted:
            things |= {f"action {line.action.text}"}
        things |= {f"step {game.steps[frame[0]].name}" for frame in again.state.agenda}
        again.play(line.action)
    return things


def everything(game: Game[State]) -> set[str]:
    verbs = {f"verb {verb.name}" for verb in game.catalogue.verbs}
    steps = {f"step {step.name}" for step in game.steps}
    return verbs | steps | {f"action {text}" for text in landmarks(game)}


def chosen_matches(game: Game[State]) -> Iterator[tuple[str, Match[State]]]:
    """One match for each number of seats, and then those that reach something new, until nothing is missing."""
    missing = everything(game)
    variants = VARIANTS.get(game.name, [{}])
    for number, match in enumerate(further_matches(game)):
        new = reached(match) & missing
        if new:
            missing -= new
            yield f"{match.seats}-seats-rich-{number}", match
    for number in range(10_000):
        seats = game.seats[number % len(game.seats)]
        options = variants[number // len(game.seats) % len(variants)]
        if options.get("mode") == "expert" and seats > 4:
            continue
        match = sealed_match(game, seats, number, options)
        new = reached(match) & missing
        if number < len(game.seats) or new:
            missing -= new
            yield f"{seats}-seats-{number}", match
        if number >= len(game.seats) and not missing:
            return
    raise SystemExit(f"nobody reached {sorted(missing)}")


def write_golden(name: str) -> None:
    folder = GAMES / name / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    for title, match in chosen_matches(bouwmeester.load(name)):
        (folder / f"{title}.jsonl").write_text(match.save())
        print(f"{name}: {title}, {len(match.log)} lines, {match.outcome}")


def write_ids(name: str) -> None:
    actions = bouwmeester.load(name).catalogue.actions
    (GAMES / name / "ids.txt").write_text("".join([f"{action.id} {action.text}\n" for action in actions]))


def perft_start(game: Game[State], record: str, line: int) -> State:
    """The state of a golden game after so many lines."""
    whole = Match.load((GAMES / game.name / "golden" / record).read_text())
    match = whole.beginning()
    for played in whole.log[:line]:
        match.play(played.action)
    return match.state


def write_perft(name: str) -> None:
    """Count again what perft.toml asks for; which positions those are is chosen by hand."""
    path = GAMES / name / "perft.toml"
    game = bouwmeester.load(name)
    text = "# Sequences of actions by depth, chance included, after so many lines of a golden game.\n"
    for case in tomllib.loads(path.read_text())["case"]:
        s = perft_start(game, case["record"], case["line"])
        counts = [perft(game, s, depth) for depth in range(1, len(case["counts"]) + 1)]
        text += f'\n[[case]]\nrecord = "{case["record"]}"\nline = {case["line"]}\ncounts = {counts}\n'
    path.write_text(text)


if __name__ == "__main__":
    writers = {"golden": write_golden, "ids": write_ids, "perft": write_perft}
    for game_name in bouwmeester.names():
        writers[sys.argv[1]](game_name)
