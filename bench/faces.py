"""The faces for learners beside their peers, in one run: ``make bench``.

``python bench/faces.py WHAT SECONDS`` is one measurement, in a process of its own, and prints a rate per second of
the processor. Without arguments all are made in turn, round after round: trust the ratios, not the rates.
"""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

ROUNDS = int(os.environ.get("ROUNDS", "5"))
SECONDS = os.environ.get("SECONDS_EACH", "1.0")
GAMES = ("palazzo", "caylus", "potzklotz")
PEERS = ("rlcard:gin-rummy", "classic:connect_four_v3", "classic:go_v5", "classic:texas_holdem_no_limit_v6")
#: Games of a few actions, where there is next to nothing to see.
TOYS = ("rlcard:leduc-holdem",)
SPIEL = ("spiel:backgammon", "spiel:python_liars_poker", "spiel:bouwmeester_palazzo")
OURS = tuple([f"{what}:{game}" for what in ("aec", "batch", "copies") for game in GAMES])

#: Plays for a while and returns how many decisions that was.
Play = Callable[[], int]


def aec(game: str) -> Play:
    """Ours in PettingZoo, with observation and mask: what a learner's loop does."""
    from bouwmeester.research.pettingzoo import env

    return loop_of(env(game, 2))


def classic(name: str) -> Play:
    """PettingZoo's own games, bare, without the wrappers that check."""
    import importlib
    import warnings

    warnings.simplefilter("ignore")
    return loop_of(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())


def loop_of(table: object) -> Play:
    rng = random.Random(1)
    env: object = table

    def play() -> int:
        steps = 0
        env.reset(seed=rng.getrandbits(30))  # type: ignore[attr-defined]
        for _ in env.agent_iter():  # type: ignore[attr-defined]
            seen, _, termination, truncation, info = env.last()  # type: ignore[attr-defined]
            if termination or truncation:
                env.step(None)  # type: ignore[attr-defined]
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))  # type: ignore[attr-defined]
            steps += 1
        return steps

    return play


def rlcard(name: str) -> Play:
    import rlcard as cards

    env = cards.make(name)
    rng = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def spiel(name: str) -> Play:
    """OpenSpiel, with the observation of the mover."""
    import pyspiel

    if name.startswith("bouwmeester"):
        from bouwmeester.research import openspiel

        openspiel.register()
    elif name.startswith("python"):
        import open_spiel.python.games  # noqa: F401  where its games in Python are
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            if game.get_type().provides_observation_tensor:
                state.observation_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def batch(game: str) -> Play:
    """Many at once, with observation and mask. The choice is not the environment's: it is not counted."""
    import numpy as np

    from bouwmeester.research.batch import Batch

    table = Batch(game, seats=2, n=128, seed=1)
    dice = np.random.default_rng(1)

    def play() -> int:
        global _aside
        began = process_time()
        actions = (dice.random(table.mask.shape, dtype=np.float32) + table.mask).argmax(axis=1)
        _aside += process_time() - began
        table.step(actions)
        return table.n

    return play


def copies(game: str) -> Play:
    """Copies of a match, its log and all, after some moves."""
    from bouwmeester import Match, load

    match = Match(load(game), 2)
    rng = random.Random(1)
    for _ in range(60):
        match.run_chance(rng)
        if match.to_move is None:
            break
        match.play(rng.choice(match.legal()))

    def play() -> int:
        for _ in range(1000):
            match.copy()
        return 1000

    return play


KINDS = {"aec": aec, "classic": classic, "rlcard": rlcard, "spiel": spiel, "batch": batch, "copies": copies}
_aside = 0.0


def measured(what: str, seconds: float) -> float:
    global _aside
    kind, _, name = what.partition(":")
    play = KINDS[kind](name)
    play()
    _aside = 0.0
    began = process_time()
    count = 0
    while process_time() - began < seconds:
        count += play()
    return count / (process_time() - began - _aside)


def main() -> None:
    tree = os.environ.get("COMPILED_TREE", "")
    rates: dict[str, list[float]] = {what: [] for what in (*PEERS, *TOYS, *SPIEL, *OURS)}
    for number in range(ROUNDS):
        for what, runs in rates.items():
            print(f"\rround {number + 1} of {ROUNDS}: {what}".ljust(60), end="", file=sys.stderr, flush=True)
            command = [sys.executable, str(Path(__file__)), what, SECONDS]
            env = {**os.environ, "PYTHONPATH": tree}
            done = subprocess.run(command, env=env, capture_output=True, text=True)
            if done.returncode == 0:
                runs.append(float(done.stdout.split()[-1]))
    print(file=sys.stderr)
    peers = [median(rates[peer]) for peer in PEERS if rates[peer]]
    if not peers:
        print("No peer is here to be compared with: `make bench` installs them.")
    print(
        f"Environments, the rules {'compiled' if tree else 'plain'}: decisions a second, and times the fastest peer"
    )
    for what, runs in rates.items():
        if not runs:
            print(f"{what:28}is not here")
        elif what.startswith("copies"):
            print(f"{what:28}{1e6 / median(runs):14.2f} us each")
        else:
            times = f"{median(runs) / max(peers):10.1f} x" if peers else ""
            print(f"{what:28}{median(runs):14,.0f}{times}")


if __name__ == "__main__":
    if len(sys.argv) == 3:
        print(measured(sys.argv[1], float(sys.argv[2])))
    else:
        main()
