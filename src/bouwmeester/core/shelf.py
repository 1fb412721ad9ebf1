"""The shelf: where a game is found by name, without core knowing any.

A game is offered by the module that holds it (``game`` in that module) and only opened when asked for.
"""

import importlib
from typing import cast

from bouwmeester.core.errors import UnknownGame
from bouwmeester.core.game import Game
from bouwmeester.core.state import State

_modules: dict[str, str] = {}
_games: dict[str, Game[State]] = {}


def offer(name: str, module: str) -> None:
    """Say where a game can be found."""
    _modules[name] = module


def put(game: object) -> None:
    """Put a game on the shelf as it is: one of your own, for instance."""
    one = cast(Game[State], game)
    _games[one.name] = one


def load(name: str) -> Game[State]:
    """Take a game from the shelf.

    >>> load("palazzo").name
    'palazzo'
    """
    if name not in _games:
        if name not in _modules:
            raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
        put(importlib.import_module(_modules[name]).game)
    return _games[name]


def names() -> list[str]:
    return sorted({*_modules, *_games})
