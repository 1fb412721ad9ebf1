"""A small net that says what share of the win every seat may expect.

Each seat gets a mark from what all have in common and from its own block of the encoding; the shares are the marks
set against each other (softmax). So it does not matter who sits where, nor how many there are.
"""

from math import exp, tanh

from bouwmeester.core.game import Game
from bouwmeester.core.state import S


class Net:
    """One hidden layer, and a straight way past it. Weights lie flat: those of one input together."""

    def __init__(self, table_size: int, seat_size: int, hidden: int) -> None:
        self.table_size = table_size
        self.seat_size = seat_size
        self.hidden = hidden
        self.inward = [0.0] * ((table_size + seat_size) * hidden)
        self.bias = [0.0] * hidden
        self.outward = [0.0] * hidden
        self.straight = [0.0] * seat_size

    def marks(self, game: Game[S], s: S) -> list[float]:
        """The mark of every seat, each with what that seat knows of its own."""
        features = [0.0] * (self.table_size + self.seat_size)
        game.table_features(s, features)
        common = self.bias[:]
        self._add(features, 0, self.table_size, common)
        found: list[float] = []
        for seat in range(s.seats):
            game.seat_features(s, seat, seat, features, self.table_size)
            layer = common[:]
            self._add(features, self.table_size, self.table_size + self.seat_size, layer)
            mark = 0.0
            for i in range(self.hidden):
                mark += self.outward[i] * tanh(layer[i])
            for i in range(self.seat_size):
                mark += self.straight[i] * features[self.table_size + i]
            found.append(mark)
        return found

    def _add(self, features: list[float], first: int, last: int, layer: list[float]) -> None:
        hidden = self.hidden
        inward = self.inward
        there = [i for i in range(first, last) if features[i] != 0.0]
        # Unit by unit: a sum that is no element of a list is added to in half the time.
        for j in range(hidden):
            total = layer[j]
            for i in there:
                total += features[i] * inward[i * hidden + j]
            layer[j] = total


def shares_of(marks: list[float]) -> list[float]:
    """The marks as shares of one win."""
    most = marks[0]
    for mark in marks:
        most = max(most, mark)
    weights = [exp(mark - most) for mark in marks]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]
