"""Positions so near their end that all that can still happen can be written down: for CFR and its like.

Each lies in ``reduced/<game>.json`` by its name, with the number of worlds it is dealt in: the true one, and others
in which all that nobody has shown is drawn anew.
"""

import json
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from bouwmeester import Match, load
from bouwmeester.core.errors import BadOption
from bouwmeester.core.game import Game
from bouwmeester.core.state import State


@cache
def positions(name: str) -> dict[str, Any]:
    """What there is of a game, by name."""
    file = files("bouwmeester.research").joinpath("reduced").joinpath(f"{name}.json")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def worlds(game: Game[State], position: str) -> tuple[Match[State], ...]:
    """The matches of which one is dealt."""
    return _worlds(game.name, position)


@cache
def _worlds(name: str, position: str) -> tuple[Match[State], ...]:
    game = load(name)
    if position not in positions(name):
        raise BadOption(f"{name} has no small position {position!r}; it has: {', '.join(positions(name)) or 'none'}")
    kept = positions(name)[position]
    true = Match.at(game, kept["position"])
    return (true, *[_drawn(true, number) for number in range(1, kept["worlds"])])


def _drawn(true: Match[State], number: int) -> Match[State]:
    """Another world: what each seat cannot know is drawn anew, one seat after the other."""
    dice = Random(number)
    s = true.state
    for seat in range(true.seats):
        s = true.game.resample(s, seat, dice)
    return Match(true.game, start=s)
