"""``bouwmeester arena``: which of two bots is the stronger, and how sure that is."""

import json as json_format
import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from bouwmeester.arena.duel import Duel
from bouwmeester.arena.measuring import Sprt, wilson
from bouwmeester.cli.flags import GameName, Games, OptionList, Seats, bot_names, read_options
from bouwmeester.cli.screen import progress
from bouwmeester.core.errors import BadOption
from bouwmeester.core.shelf import load

First = Annotated[str, Parameter(help="The bot that is measured: it has one chair.")]
Second = Annotated[str, Parameter(help="The bot that it is measured by: it has all others.")]
Processes = Annotated[int | None, Parameter(validator=Number(gte=1), help="If left out, one for each core.")]
Stops = Annotated[
    tuple[float, float] | None,
    Parameter(help="Stop once it is clear which of two shares of wins is nearer, such as 0.5 0.6."),
]
KeptIn = Annotated[Path | None, Parameter(help="Add the result to the list in this JSON file.")]
AsJson = Annotated[bool, Parameter(negative="", help="Print JSON instead of a sentence.")]


def arena(
    game: GameName,
    first: First,
    second: Second,
    /,
    *,
    games: Games = 100,
    seats: Seats = None,
    seed: int = 1,
    sprt: Stops = None,
    processes: Processes = None,
    options: OptionList | None = None,
    keep: KeptIn = None,
    json: AsJson = False,
) -> None:
    """Let one bot play among copies of another, in rounds: on the same dice it has every chair once."""
    rules = load(game)
    for name in (first, second):
        bot_names(name, rules.name)
    count = rules.seats[0] if seats is None else seats
    if count not in rules.seats:
        raise BadOption(f"{game} is for {rules.seats[0]} to {rules.seats[-1]} seats, not {count}")
    if sprt is not None and not 0 <= sprt[0] < sprt[1] <= 1:
        raise BadOption("sprt: wanted two shares of wins, the lower one first, such as 0.5 0.6")
    duel = Duel(rules.name, count, first, second, seed, rules.complete(read_options(options or [])))
    rounds = max(1, games // count)
    test = None if sprt is None else Sprt(*sprt)
    with progress() as bar:
        task = bar.add_task(f"{first} – {second}", total=rounds)
        for done in duel.play(rounds, min(rounds, processes or os.cpu_count() or 1), test):
            low, high = wilson(duel.wins, duel.games)
            said = f"{first} – {second}: {100 * duel.wins / duel.games:.0f} % [{100 * low:.0f}, {100 * high:.0f}]"
            bar.update(task, completed=done, description=said)
    if keep is not None:
        _keep(duel, keep)
    print(json_format.dumps(duel.json(), indent=2) if json else _said(duel, test))


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


def _keep(duel: Duel, file: Path) -> None:
    """One result for each pair of bots at each number of seats: the newest."""
    kept = json_format.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    new = duel.json()
    what = ("game", "seats", "options", "first", "second")
    kept = [one for one in kept if [one[name] for name in what] != [new[name] for name in what]]
    kept.append(new)
    kept.sort(key=lambda one: (one["game"], one["seats"], one["first"], one["second"]))
    file.write_text(json_format.dumps(kept, indent=1) + "\n", encoding="utf-8")
