"""Shelves: where games, bots and drawings are found by name, without core knowing any.

What the house has itself is offered by its place, ``module:attribute``, and only opened when asked for. What others
bring stands behind it: an installed package says in its entry points (``[project.entry-points."bouwmeester.games"]``)
what it has under which name. The house's own names cannot be taken.

>>> load("palazzo").name
'palazzo'
"""

import importlib
from importlib.metadata import entry_points
from typing import Final, Generic, TypeVar, cast

from bouwmeester.core.action import Action
from bouwmeester.core.errors import BouwmeesterError, UnknownGame
from bouwmeester.core.game import Game
from bouwmeester.core.state import State

T = TypeVar("T")


class Shelf(Generic[T]):
    """Things of one kind by name: the house's own in the order in which they were offered, then those of others."""

    def __init__(self, group: str) -> None:
        self.group = group
        self._places: dict[str, str] = {}
        self._things: dict[str, T] = {}
        #: What could not be opened, and why.
        self._broken: dict[str, str] = {}
        self._looked = False

    def offer(self, name: str, place: str) -> None:
        """Say where a thing can be found."""
        self._places[name] = place

    def put(self, name: str, thing: T) -> None:
        """Put a thing on the shelf as it is."""
        self._things[name] = thing

    def find(self, name: str) -> T | None:
        """Take a thing from the shelf; None when there is none of that name."""
        if name not in self._things:
            place = self.place(name)
            if place is None:
                return None
            self._things[name] = cast(T, self._open(name, place))
        return self._things[name]

    def place(self, name: str) -> str | None:
        """Where a thing stands: ``module:attribute``; None for what was put here as it is."""
        if name not in self._places:
            self._look()
        return self._places.get(name)

    def names(self) -> list[str]:
        self._look()
        return [*self._places, *sorted(set(self._things) - set(self._places))]

    def broken(self) -> dict[str, str]:
        """All that cannot be opened, by name, and why: somebody's package may be half installed."""
        for name in self.names():
            try:
                self.find(name)
            except BouwmeesterError:
                continue  # it is noted
        return self._broken

    def _look(self) -> None:
        # Looking through all that is installed takes a while: it is done once, and only for what is not our own.
        if not self._looked:
            self._looked = True
            for one in sorted(entry_points(group=self.group), key=str):
                self._places.setdefault(one.name, one.value)

    def _open(self, name: str, place: str) -> object:
        if name not in self._broken:
            module, _, attribute = place.partition(":")
            try:
                return getattr(importlib.import_module(module), attribute)
            except Exception as error:
                # Whatever goes wrong in somebody's package, it is told by its name and place.
                self._broken[name] = f"{name!r} of {self.group} cannot be opened at {place!r}: {error!r}"
        raise BouwmeesterError(self._broken[name])


GAMES: Final[Shelf[Game[State]]] = Shelf("bouwmeester.games")


def put(game: object) -> None:
    """Put a game on the shelf as it is: one of your own, for instance."""
    one = cast(Game[State], game)
    GAMES.put(one.name, _named(one))


def _named(game: Game[State]) -> Game[State]:
    """Its actions know from now on where they are found again."""
    if not game.catalogue.game:
        game.catalogue.game = game.name
    return game


def load(name: str) -> Game[State]:
    """Take a game from the shelf."""
    game = GAMES.find(name)
    if game is None:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    if game.name != name:
        raise BouwmeesterError(f"the game at {GAMES.place(name)!r} is called {game.name!r}, not {name!r}")
    return _named(game)


def action_of(game: str, id: int) -> Action:
    """An action by its game and its number."""
    return load(game).catalogue.actions[id]


def names() -> list[str]:
    """All games: the house's own first, as they stand on its home page."""
    return GAMES.names()
