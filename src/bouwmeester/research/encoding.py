"""What a seat sees and may do, as arrays.

>>> import random, bouwmeester
>>> match = bouwmeester.Match(bouwmeester.load("palazzo"), seats=3)
>>> match.run_chance(random.Random(1))
>>> encoder = Encoder(match.game)
>>> encoder.name, encoder.size
('palazzo-2', 582)
>>> seen = np.zeros(encoder.size, np.float32)
>>> encoder.write(match.state, 0, seen)
>>> float(seen.min()), float(seen.max()) > 0
(0.0, True)

Two encodings of each game are at hand. The second, ``palazzo-2``, is all that a seat sees, and what learners get;
docs/encodings has every one of its numbers. The first, ``palazzo-1``, is what the value functions of our own bots
read: fewer numbers with more judgement in them.
"""

from typing import TypeVar

import numpy as np
import numpy.typing as npt

from bouwmeester.core import observation
from bouwmeester.core.action import Action
from bouwmeester.core.errors import BadOption
from bouwmeester.core.game import Game
from bouwmeester.core.state import State

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.int8]
S = TypeVar("S", bound=State)


def names(game: Game[S]) -> list[str]:
    """The encodings of a game, the one that learners get first."""
    return [game.observation().name, game.encoding().name]


class Encoder:
    """Writes what a seat sees into a row of float32 that is ``size`` long."""

    def __init__(self, game: Game[S], name: str | None = None) -> None:
        self.game: Game[State] = game  # type: ignore[assignment]
        self.name = names(game)[0] if name is None else name
        if self.name not in names(game):
            raise BadOption(f"{game.name} has no encoding {name!r}; it has: {', '.join(names(game))}")
        seen = game.observation()
        self.counts = self.name == seen.name
        self.size = seen.size if self.counts else game.encoding().size
        #: What each count is divided by.
        self.most: Floats = np.array(seen.most(), np.float32)

    def high(self) -> Floats:
        """The most that can be written at each place; the least is 0, but for the features of our own bots."""
        return np.float32(255) / self.most if self.counts else np.full(self.size, np.inf, np.float32)

    def low(self) -> Floats:
        return np.full(self.size, 0 if self.counts else -np.inf, np.float32)

    def write(self, state: State, seat: int, out: Floats) -> None:
        """What this seat sees, never what it cannot know."""
        if self.counts:
            row = observation.empty(self.size)
            self.game.observe(state, seat, row)
            np.divide(np.frombuffer(memoryview(row), np.uint8), self.most, out=out)
        else:
            features = [0.0] * self.size
            self.game.features(state, seat, features)
            out[:] = features

    def seen(self, state: State, seat: int) -> Floats:
        """The same in a new array."""
        out = np.empty(self.size, np.float32)
        self.write(state, seat, out)
        return out


def mask(game: Game[S], legal: list[Action]) -> Flags:
    """1 for each action that is legal, by its number in the catalogue."""
    row = observation.mask(legal, len(game.catalogue))
    return np.frombuffer(bytearray(row), np.int8)  # an array of bytes of its own can be written to
