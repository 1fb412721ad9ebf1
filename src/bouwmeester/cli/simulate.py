"""``bouwmeester simulate``: bots against bots."""

import json as json_format
import os
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from bouwmeester.arena.simulate import Simulation, Tally
from bouwmeester.cli.flags import (
    AtOnce,
    FixedSeed,
    GameName,
    Games,
    OnRay,
    OptionList,
    Players,
    Seats,
    players_named,
    read_options,
    seats_of,
)
from bouwmeester.cli.outside import tell_failed
from bouwmeester.cli.screen import progress, screen
from bouwmeester.core.errors import BadOption
from bouwmeester.core.shelf import load

AsJson = Annotated[bool, Parameter(negative="", help="Print JSON instead of a table.")]


def simulate(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    games: Games = 100,
    bots: Players = "greedy,uniform",
    seed: FixedSeed = 1,
    processes: AtOnce = 1,
    ray: OnRay = None,
    options: OptionList | None = None,
    json: AsJson = False,
) -> None:
    """Let bots play against each other, moving on a seat after each game, and add up how they did."""
    rules = load(game)
    names = players_named(bots, rules.name)
    if not names:
        raise BadOption("wanted: the name of at least one bot")
    simulation = Simulation(rules, seats_of(rules, seats), names, seed, read_options(options or []))
    with progress() as bar:
        task = bar.add_task(game, total=games)
        for done in simulation.play_all(games, processes or os.cpu_count() or 1, ray):
            bar.update(task, completed=done)
    tell_failed(simulation.failed)
    if json:
        print(json_format.dumps(simulation.json(), indent=2))
    else:
        screen().print(_table(simulation))


def _table(simulation: Simulation) -> Table:
    table = Table(box=None)
    table.add_column("")
    for column in ("games", "mean score", "wins", "decisions a game"):
        table.add_column(column, justify="right")
    for name, tally in simulation.by_bot.items():
        _add(table, name, tally)
    table.add_section()
    for seat, tally in enumerate(simulation.by_seat):
        _add(table, f"seat {seat + 1}", tally)
    return table


def _add(table: Table, name: str, tally: Tally) -> None:
    wins = f"{tally.wins:.1f} ({100 * tally.wins / max(1, tally.games):.0f} %)"
    table.add_row(name, str(tally.games), f"{tally.mean_score:.1f}", wins, f"{tally.mean_decisions:.1f}")
