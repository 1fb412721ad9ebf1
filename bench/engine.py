"""Our engine beside OpenSpiel's C++ games, in one run: ``make bench``.

Everything is measured in turn, round after round, each time in a fresh process, because the machine is shared:
trust the ratios, not the rates. A ratio is the median of the ratios within a round.
"""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent
ROUNDS = int(os.environ.get("ROUNDS", "5"))
SECONDS = os.environ.get("SECONDS_EACH", "1.0")
PEERS = ("openspiel:backgammon", "openspiel:gin_rummy")
GAMES = ("palazzo", "caylus", "potzklotz")
OURS = tuple([f"{what}:{game}" for game in GAMES for what in ("inside", "from_python", "copies", "judgements")])
#: Search beside search: a simulation of ours ends with a turn, one of theirs with the game.
SEARCH_PEER = "openspiel_mcts:backgammon"
SEARCHES = tuple([f"simulations:{game}" for game in ("palazzo", "caylus")])


def measure(what: str, tree: str) -> float:
    env = {**os.environ, "PYTHONPATH": tree}
    done = subprocess.run(
        [sys.executable, str(HERE / "measure.py"), what, SECONDS], env=env, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def main() -> None:
    trees = {"plain": "", "compiled": os.environ.get("COMPILED_TREE", "")}
    if not trees["compiled"]:
        print("No compiled rules here: only the plain ones are measured.")
        del trees["compiled"]
    rows = [(what, "", "") for what in (*PEERS, SEARCH_PEER)]
    rows += [(what, how, tree) for what in (*OURS, *SEARCHES) for how, tree in trees.items()]
    rates: dict[tuple[str, str], list[float]] = {(what, how): [] for what, how, _ in rows}
    for number in range(ROUNDS):
        for what, how, tree in rows:
            print(f"\rround {number + 1} of {ROUNDS}: {what} {how}".ljust(70), end="", file=sys.stderr, flush=True)
            rates[what, how].append(measure(what, tree))
    print(file=sys.stderr)
    report(rates)


def report(rates: dict[tuple[str, str], list[float]]) -> None:
    first, second = (rates[peer, ""] for peer in PEERS)
    print(f"{'what':24}{'how':10}{'per second':>14}{'range':>24}{'x backgammon':>15}{'x gin rummy':>13}")
    for (what, how), runs in rates.items():
        spread = f"{min(runs):,.0f}-{max(runs):,.0f}"
        line = f"{what:24}{how:10}{median(runs):14,.0f}{spread:>24}"
        if what.startswith(("copies", "judgements")):
            line += f"{1e6 / median(runs):14.2f} us each"
        elif what in (SEARCH_PEER, *SEARCHES):
            line += f"{ratio(runs, rates[SEARCH_PEER, '']):15.2f} of OpenSpiel's search"
        else:
            line += f"{ratio(runs, first):15.2f}{ratio(runs, second):13.2f}"
        print(line)


def ratio(ours: list[float], theirs: list[float]) -> float:
    return median([a / b for a, b in zip(ours, theirs, strict=True)])


if __name__ == "__main__":
    main()
