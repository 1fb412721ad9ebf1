"""Measure the ladder of the bots: every pair below, into docs/bots.json, and from there into docs/bots.md.

Run as ``python -m bench.ladder --games 400``; it can be stopped, and goes on where it was. ``--only palazzo``
measures one game, ``--seats 2`` one number of seats, ``--first level-4 --second greedy`` one pair, and ``--write``
nothing: it only writes the page. When bots have changed, what was measured of them is to be taken out of
docs/bots.json.
"""

import argparse
import json
import os
from pathlib import Path
from typing import Any

import bouwmeester
from bouwmeester.arena.duel import Duel
from bouwmeester.bots import TEMPERAMENTS

DOCS = Path(__file__).parents[1] / "docs"
DATA = DOCS / "bots.json"
PAGE = DOCS / "bots.md"
BEGIN, END = "<!-- figures: made by bench/ladder.py -->\n", "<!-- end of the figures -->\n"
GAMES = ("palazzo", "caylus", "potzklotz")
LEVELS = [f"level-{number}" for number in range(1, 7)]
#: Rounds.
KEPT_EVERY = 10

Result = dict[str, Any]


def pairs(game: str) -> list[tuple[int, str, str]]:
    """Seats, the bot that is measured, and the one it is measured by."""
    found = [(2, "level-1", "uniform")]
    found.extend([(2, higher, lower) for lower, higher in zip(LEVELS, LEVELS[1:], strict=False)])
    if game != "potzklotz":
        found.extend([(2, "level-4", "greedy"), (2, "level-5", "greedy"), (4, "level-5", "greedy")])
    for seats in bouwmeester.load(game).seats[1:]:
        found.extend([(seats, higher, lower) for lower, higher in zip(LEVELS, LEVELS[1:], strict=False)])
    found.extend([(2, f"{level}:{kind}", level) for level in ("level-3", "level-4") for kind in TEMPERAMENTS[game]])
    return found


def measured() -> list[Result]:
    kept: list[Result] = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else []
    return kept


def what(result: Result) -> tuple[object, ...]:
    return result["game"], result["seats"], result["first"], result["second"]


def measure(game: str, seats: int, first: str, second: str, games: int, processes: int) -> None:
    """Play what is missing of one pair, and keep what came of it now and then."""
    this = (game, seats, first, second)
    duel = Duel(game, seats, first, second, 1, bouwmeester.load(game).complete({}))
    for one in measured():
        if what(one) == this:
            duel.go_on(one)
    if duel.games >= games // seats * seats:
        return
    for done in duel.play(games // seats, processes):
        if done % KEPT_EVERY == 0:
            keep(duel)
    keep(duel)
    print(row(duel.json()), flush=True)


def keep(duel: Duel) -> None:
    new = duel.json()
    kept = [one for one in measured() if what(one) != what(new)]
    kept.append(new)
    kept.sort(key=lambda one: (GAMES.index(one["game"]), one["seats"], one["first"], one["second"]))
    DATA.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def row(one: Result) -> str:
    low, high = one["interval"]
    share = f"**{100 * one['share']:.1f} %** [{100 * low:.1f}, {100 * high:.1f}]"
    took = " / ".join([f"{milliseconds:.1f}" for milliseconds in one["milliseconds"]])
    return f"| {one['seats']} | {one['first']} | {one['second']} | {share} | {one['games']} | {took} |"


def figures(results: list[Result]) -> str:
    """The tables of the page."""
    lines = []
    for game in GAMES:
        lines += [f"\n### {game.capitalize()}\n", "| seats | one | among | share of wins | games | ms a plan |"]
        lines.append("|---|---|---|---|---|---|")
        lines += [row(one) for one in results if one["game"] == game]
    return "\n".join(lines) + "\n\n"


def written(page: str, results: list[Result]) -> str:
    """The page with these figures in their place."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + figures(results) + END + after


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the ladder of the bots.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--first", help="only pairs in which this one is measured")
    parser.add_argument("--second", help="only pairs in which it is measured by this one")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    for game in GAMES:
        if not asked.write and asked.only in (None, game):
            for seats, first, second in pairs(game):
                wanted = zip((asked.seats, asked.first, asked.second), (seats, first, second), strict=True)
                if all(wish in (None, there) for wish, there in wanted):
                    measure(game, seats, first, second, asked.games, asked.processes)
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), measured()), encoding="utf-8")


if __name__ == "__main__":
    main()
