"""``bouwmeester perft``: counts of what is possible."""

from random import Random
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.table import Table

from bouwmeester.arena import perft as counting
from bouwmeester.cli.files import read_position
from bouwmeester.cli.flags import GameName, PositionFile, Seats, Seed, seats_of
from bouwmeester.cli.screen import screen
from bouwmeester.core.match import Match
from bouwmeester.core.shelf import load

Depth = Annotated[int, Parameter(validator=Number(gte=1), help="Up to how many actions.")]


def perft(
    game: GameName,
    /,
    *,
    depth: Depth = 4,
    seats: Seats = None,
    seed: Seed = None,
    position: PositionFile = None,
) -> None:
    """Count the sequences of actions, chance included, up to a depth.

    The count begins at the bare table, after the set-up that a seed gives, or at a position.
    """
    rules = load(game)
    if position is not None:
        match = Match.at(rules, read_position(position))
    else:
        match = Match(rules, seats_of(rules, seats))
    if seed is not None:
        match.run_chance(Random(seed))
    out = screen()
    table = Table("depth", "sequences", "seconds", box=None)
    for column in table.columns:
        column.justify = "right"
    for length in range(1, depth + 1):
        began = perf_counter()
        count = counting.perft(rules, match.state, length)
        table.add_row(str(length), f"{count:,}", f"{perf_counter() - began:.2f}")
    out.print(table)
