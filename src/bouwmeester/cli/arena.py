"""``bouwmeester arena``: which of two bots is the stronger, or how strong many are, and how sure that is."""

import json as json_format
import os
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bouwmeester.arena.duel import Duel
from bouwmeester.arena.measuring import Sprt, wilson
from bouwmeester.arena.rating import ratings
from bouwmeester.cli.files import read_text
from bouwmeester.cli.flags import (
    FixedSeed,
    GameName,
    Games,
    OnRay,
    OptionList,
    Processes,
    players_named,
    read_options,
)
from bouwmeester.cli.outside import tell_failed
from bouwmeester.cli.screen import progress
from bouwmeester.core.errors import BadOption
from bouwmeester.core.shelf import load

First = Annotated[str, Parameter(help="The bot that is measured: it has one chair.")]
Second = Annotated[str, Parameter(help="The bot that it is measured by: it has all others.")]
More = Annotated[str, Parameter(help="Further bots: then every pair plays, and all are rated.")]
Seats = Annotated[int | None, Parameter(help="How many seats; if left out, as few as the game allows.")]
Stops = Annotated[
    tuple[float, float] | None,
    Parameter(negative="", help="Stop once it is clear which of two shares of wins is nearer, such as 0.5 0.6."),
]
KeptIn = Annotated[
    Path | None, Parameter(help="Keep the result in this JSON file, and go on from what is there for the same seed.")
]
AsJson = Annotated[bool, Parameter(negative="", help="Print JSON instead of a sentence.")]


def arena(
    game: GameName,
    first: First,
    second: Second,
    /,
    *more: More,
    games: Games = 100,
    seats: Seats = None,
    seed: FixedSeed = 1,
    sprt: Stops = None,
    processes: Processes = None,
    ray: OnRay = None,
    options: OptionList | None = None,
    keep: KeptIn = None,
    json: AsJson = False,
) -> None:
    """Let one bot play among copies of another, in rounds: on the same dice it has every chair once.

    Of more than two bots every pair plays, and each gets a rating, as in chess. A bot can also be any command that
    speaks the messages of docs/outside-bots.md: "run:python mine.py".
    """
    rules = load(game)
    for name in (first, second, *more):
        players_named(name, rules.name)
    count = rules.seats[0] if seats is None else seats
    if count not in rules.seats:
        raise BadOption(f"{game} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {count}")
    if sprt is not None and not 0 <= sprt[0] < sprt[1] <= 1:
        raise BadOption("sprt: wanted two shares of wins, the lower one first, such as 0.5 0.6")
    if keep is not None and not keep.parent.is_dir():
        raise BadOption(f"{keep}: there is no folder {keep.parent}")
    rounds = max(1, games // count)
    test = None if sprt is None else Sprt(*sprt)
    duels = [
        Duel(rules.name, count, one, other, seed, rules.complete(read_options(options or [])))
        for one, other in combinations((first, second, *more), 2)
    ]
    try:
        for duel in duels:
            _play(duel, rounds, min(rounds, processes or os.cpu_count() or 1), test, keep, ray)
    finally:
        tell_failed({name: what for duel in reversed(duels) for name, what in duel.failed.items()})
    if json:
        said: object = duels[0].json() if not more else [duel.json() for duel in duels]
        print(json_format.dumps(said, indent=2))
    else:
        print("\n".join([_said(duel, test) for duel in duels]))
        if more:
            print(_rated(duels))


def _play(duel: Duel, rounds: int, processes: int, test: Sprt | None, keep: Path | None, ray: str | None) -> None:
    kept = None if keep is None else _kept(duel, keep)
    if kept is not None:
        duel.go_on(kept)
    if duel.rounds and test is not None and test.verdict(duel.shares()):
        return
    with progress() as bar:
        pair = f"{duel.first} – {duel.second}"
        task = bar.add_task(pair, total=rounds, completed=len(duel.rounds))
        for done in duel.play(rounds, processes, test, ray):
            low, high = wilson(duel.wins, duel.games)
            said = f"{pair}: {100 * duel.wins / duel.games:.0f} % [{100 * low:.0f}, {100 * high:.0f}]"
            bar.update(task, completed=done, description=said)
            if keep is not None:
                _keep(duel, keep)


def _rated(duels: Sequence[Duel]) -> str:
    """All bots, the strongest first."""
    found = ratings([(duel.first, duel.second, duel.seats, duel.wins, duel.games) for duel in duels])
    ordered = sorted(found.items(), key=lambda one: -one[1][0])
    return "\n".join([f"{rating:6.0f} ± {off:.0f}  {name}" for name, (rating, off) in ordered])


def _said(duel: Duel, test: Sprt | None) -> str:
    low, high = wilson(duel.wins, duel.games)
    share = f"{100 * duel.wins / duel.games:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
    lines = [
        f"{duel.game}, {duel.seats} seats: {duel.first} won {duel.wins:.1f} of {duel.games} games"
        f" against {duel.second}: {share}; chance is {100 / duel.seats:.0f} %",
        f"a plan took {duel.milliseconds(0):.1f} ms and {duel.milliseconds(1):.1f} ms of the processor",
    ]
    if test is not None:
        verdict = test.verdict(duel.shares())
        nearer = {1: f"nearer to {test.high:g}", -1: f"nearer to {test.low:g}", 0: "not known yet"}[verdict]
        lines.append(f"the share of wins is {nearer}")
    return "\n".join(lines)


_WHAT = ("game", "seats", "options", "first", "second", "seed")


def _kept(duel: Duel, file: Path) -> dict[str, Any] | None:
    """What the file says of the same pair with the same seed."""
    new = duel.json()
    for one in _read(file):
        if [one[name] for name in _WHAT] == [new[name] for name in _WHAT]:
            return one
    return None


def _read(file: Path) -> list[dict[str, Any]]:
    """What was kept so far. A file that is something else is left alone."""
    if not file.exists():
        return []
    try:
        kept = json_format.loads(read_text(file))
    except (ValueError, RecursionError):
        kept = None
    if not isinstance(kept, list) or not all(isinstance(one, dict) and set(_WHAT) <= set(one) for one in kept):
        raise BadOption(f"{file}: has no results of an arena in it; name another file")
    return kept


def _keep(duel: Duel, file: Path) -> None:
    """One result for each pair of bots at each number of seats: the newest."""
    new = duel.json()
    kept = [one for one in _read(file) if [one[name] for name in _WHAT] != [new[name] for name in _WHAT]]
    kept.append(new)
    kept.sort(key=lambda one: (one["game"], one["seats"], one["first"], one["second"]))
    beside = file.with_name(f"{file.name}.new")  # put there whole: this may be stopped at any moment
    beside.write_text(json_format.dumps(kept, indent=1) + "\n", encoding="utf-8")
    beside.replace(file)
