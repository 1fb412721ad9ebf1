"""The flags that several commands share, and what they mean."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from bouwmeester.arena.outside import is_outside
from bouwmeester.bots import players
from bouwmeester.core.errors import BadOption
from bouwmeester.core.game import Game
from bouwmeester.core.shelf import names as games
from bouwmeester.core.state import State
from bouwmeester.text import LANGUAGES

GameName = Annotated[str, Parameter(help=f"Which game: {', '.join(games())}.")]
Seats = Annotated[int | None, Parameter(help="How many seats; if left out, the middle of what the game allows.")]
Bots = Annotated[str, Parameter(help="Bots by name, with commas between: level-1 to level-6, greedy, uniform.")]
Players = Annotated[
    str, Parameter(help="Bots by name, with commas between: level-1 to level-6, greedy, uniform, or run:COMMAND.")
]
Games = Annotated[int, Parameter(validator=Number(gte=1), help="How many games.")]
Seed = Annotated[int | None, Parameter(help="A number that fixes the dice.")]
Language = Annotated[str | None, Parameter(help=f"{', '.join(LANGUAGES)}; if left out, the language of your system.")]
OptionList = Annotated[
    list[str], Parameter(consume_multiple=True, negative="", help="Options of the game, each as name=value.")
]
FixedSeed = Annotated[int, Parameter(help="A number that fixes everything.")]
AtOnce = Annotated[int | None, Parameter(validator=Number(gte=1), help="How many games are played at once.")]
Processes = Annotated[
    int | None,
    Parameter(validator=Number(gte=1), help="How many games are played at once; if left out, one for each core."),
]
OnRay = Annotated[
    str | None, Parameter(help="Play on a Ray cluster: its address, auto for the one at hand, or here to start one.")
]
PositionFile = Annotated[Path | None, Parameter(help="Begin at the position in this JSON file.")]
RecordFile = Annotated[Path, Parameter(help="A record, as saved by play.")]


def seats_of(game: Game[State], seats: int | None) -> int:
    """The number that was asked for; core checks it. If none was, the middle one."""
    return game.seats[len(game.seats) // 2] if seats is None else seats


def bot_names(bots: str, game: str) -> list[str]:
    """The bots that were asked for, each of which plays this game."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        if name.partition("@")[0] not in players(game):
            raise BadOption(f"there is no bot {name!r} for {game}; there are: {_those_who_play(game)}")
    return names


def _those_who_play(game: str) -> str:
    """The bots of a game in a few words: a temperament is told once, not with every level."""
    names = [name for name in players(game) if ":" not in name]
    tempers = list(dict.fromkeys([name.partition(":")[2] for name in players(game) if ":" in name]))
    return ", ".join(names) + (f"; a level also as level-3:{', :'.join(tempers)}" if tempers else "")


def players_named(bots: str, game: str) -> list[str]:
    """The same where programs can play too: ``run:COMMAND``."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        if not is_outside(name):
            bot_names(name, game)
    return names


def read_options(given: Sequence[str]) -> dict[str, object]:
    """The options of "name=value" pairs. A value that is JSON is taken as such, any other as a word.

    >>> read_options(["money=open", "rounds=3"])
    {'money': 'open', 'rounds': 3}
    """
    options: dict[str, object] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"write an option as name=value, not {pair!r}")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    return options
