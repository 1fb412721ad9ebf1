"""Learning the weights of a net from positions whose games are over. [Adam, cross-entropy]"""

from math import log, sqrt, tanh
from typing import Final

from bouwmeester.bots.values.net import Net, shares_of
from bouwmeester.core.chance import Dice

#: Positions between two changes of the weights.
BATCH: Final = 32
SLOWEST: Final = 0.9
SLOWEST_SQUARES: Final = 0.999
#: Weights that nothing speaks for shrink by this part of the pace.
DECAY: Final = 0.02
_STEPS: Final = 10_000


class Sample:
    """A position: what all have in common, each seat's block, and what share of the win each then had."""

    def __init__(self, table: list[float], seats: list[list[float]], shares: list[float], stage: float) -> None:
        self.table = table
        self.seats = seats
        self.shares = shares
        #: How far the game had gone, from 0 to 1.
        self.stage = stage


class Learner:
    """Goes through the samples again and again."""

    def __init__(self, net: Net, seed: int) -> None:
        self.net = net
        self._dice = Dice(seed)
        size = (net.table_size + net.seat_size) * net.hidden
        reach = 1.0 / sqrt(net.table_size + net.seat_size)
        for i in range(size):
            net.inward[i] = reach * (2 * self._dice.randrange(_STEPS) - _STEPS) / _STEPS
        self._weights = [net.inward, net.bias, net.outward, net.straight]
        self._slopes = [[0.0] * len(one) for one in self._weights]
        self._mean = [[0.0] * len(one) for one in self._weights]
        self._squares = [[0.0] * len(one) for one in self._weights]
        self._changes = 0

    def go_through(self, samples: list[Sample], pace: float) -> float:
        """Once through all, in an order of its own; returns the mean surprise on the way."""
        order = list(range(len(samples)))
        for i in range(len(order) - 1, 0, -1):
            j = self._dice.randrange(i + 1)
            order[i], order[j] = order[j], order[i]
        surprise = 0.0
        waiting = 0
        for number in order:
            surprise += self._learn(samples[number])
            waiting += 1
            if waiting == BATCH:
                self._change(pace, waiting)
                waiting = 0
        if waiting:
            self._change(pace, waiting)
        return surprise / max(1, len(samples))

    def _learn(self, sample: Sample) -> float:
        net = self.net
        layers: list[list[float]] = []
        marks: list[float] = []
        common = net.bias[:]
        add_to(net, sample.table, 0, common)
        for block in sample.seats:
            layer = common[:]
            add_to(net, block, net.table_size, layer)
            mark = 0.0
            for i in range(net.hidden):
                layer[i] = tanh(layer[i])
                mark += net.outward[i] * layer[i]
            for i in range(net.seat_size):
                mark += net.straight[i] * block[i]
            layers.append(layer)
            marks.append(mark)
        shares = shares_of(marks)
        surprise = 0.0
        for seat in range(len(marks)):
            if sample.shares[seat] > 0.0:
                surprise -= sample.shares[seat] * log(max(1.0e-9, shares[seat]))
            self._trace(sample, sample.seats[seat], layers[seat], shares[seat] - sample.shares[seat])
        return surprise

    def _trace(self, sample: Sample, block: list[float], layer: list[float], error: float) -> None:
        """How each weight should change for this seat's mark to be less wrong."""
        net = self.net
        hidden = net.hidden
        inward, bias, outward, straight = self._slopes[0], self._slopes[1], self._slopes[2], self._slopes[3]
        back = [0.0] * hidden
        for i in range(hidden):
            outward[i] += error * layer[i]
            back[i] = error * net.outward[i] * (1.0 - layer[i] * layer[i])
            bias[i] += back[i]
        for i in range(net.seat_size):
            straight[i] += error * block[i]
        spread(inward, sample.table, 0, back, hidden)
        spread(inward, block, net.table_size, back, hidden)

    def _change(self, pace: float, count: int) -> None:
        self._changes += 1
        warm = 1.0 - SLOWEST**self._changes
        warm_squares = 1.0 - SLOWEST_SQUARES**self._changes
        for part in range(4):
            weights, slopes = self._weights[part], self._slopes[part]
            mean, squares = self._mean[part], self._squares[part]
            for i in range(len(weights)):
                slope = slopes[i] / count
                slopes[i] = 0.0
                mean[i] = SLOWEST * mean[i] + (1.0 - SLOWEST) * slope
                squares[i] = SLOWEST_SQUARES * squares[i] + (1.0 - SLOWEST_SQUARES) * slope * slope
                step = mean[i] / warm / (sqrt(squares[i] / warm_squares) + 1.0e-8)
                weights[i] -= pace * (step + DECAY * weights[i])


def add_to(net: Net, features: list[float], first: int, layer: list[float]) -> None:
    hidden = net.hidden
    inward = net.inward
    for i in range(len(features)):
        x = features[i]
        if x != 0.0:
            at = (first + i) * hidden
            for j in range(hidden):
                layer[j] += x * inward[at + j]


def spread(slopes: list[float], features: list[float], first: int, back: list[float], hidden: int) -> None:
    for i in range(len(features)):
        x = features[i]
        if x != 0.0:
            at = (first + i) * hidden
            for j in range(hidden):
                slopes[at + j] += x * back[j]


def predicted(net: Net, sample: Sample) -> list[float]:
    """The shares that a net expects in a position that was kept."""
    common = net.bias[:]
    add_to(net, sample.table, 0, common)
    marks: list[float] = []
    for block in sample.seats:
        layer = common[:]
        add_to(net, block, net.table_size, layer)
        mark = 0.0
        for i in range(net.hidden):
            mark += net.outward[i] * tanh(layer[i])
        for i in range(net.seat_size):
            mark += net.straight[i] * block[i]
        marks.append(mark)
    return shares_of(marks)
