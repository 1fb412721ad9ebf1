"""One walk through a match: what each line of its log did to everybody's share of the win.

For chance all that could have come is looked at, with its exact weight: what came, less the mean of what could have,
is luck, and its mean is nothing whatever the shares are worth. What is left of the change is drift: there the shares
before did not foresee what was to come. What a seat decides changes its own share by its play, and everybody else's
by that of another.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Generic, cast

from bouwmeester.bots.values.expecting import expected
from bouwmeester.bots.values.weights import net_for
from bouwmeester.core.action import Action
from bouwmeester.core.engine import apply, step_now
from bouwmeester.core.match import Match
from bouwmeester.core.state import CHANCE, S

#: A turn is played on so often, where it is not over.
TRIES: Final = 4


class Change:
    """What one line of the log did: the shares after it, and for chance those that were to be expected of it."""

    def __init__(self, actor: int, action: Action, shares: list[float], mean: list[float] | None) -> None:
        self.actor = actor
        self.action = action
        self.shares = shares
        #: The mean over all that could have come; None where a seat decided.
        self.mean = mean


class Walk(Generic[S]):
    """The states of a match before each line and after the last, with the shares in them."""

    def __init__(self, match: Match[S], tries: int = TRIES) -> None:
        self.match = match
        self.game = match.game
        self.net = net_for(match.game, match.seats)
        self.tries = tries
        self.states: list[S] = [match.beginning().state]
        self.start = self._shares(self.states[0])
        self.changes: list[Change] = []

    def go(self) -> Iterator[int]:
        """Walk to the end; tells after each line how many there are."""
        for number, line in enumerate(self.match.log, 1):
            before = self.states[-1]
            if line.actor == CHANCE:
                after, shares, mean = self._drawn(before, line.action)
            else:
                after, mean = self._after(before, line.action), None
                shares = self._shares(after)
            self.states.append(after)
            self.changes.append(Change(line.actor, line.action, shares, mean))
            yield number

    def before(self, line: int) -> list[float]:
        """The shares before a line of the log, counted from 0."""
        return self.changes[line - 1].shares if line else self.start

    def _drawn(self, s: S, came: Action) -> tuple[S, list[float], list[float]]:
        step = step_now(self.game, s)
        options = step.options(s)
        weights = step.weights(s)
        mean = [0.0] * s.seats
        for option, weight in zip(options, weights, strict=True):
            then = self._after(s, option)
            shares = self._shares(then)
            for seat in range(s.seats):
                mean[seat] += shares[seat] * weight / sum(weights)
            if option is came:
                after, found = then, shares
        return after, found, mean

    def _after(self, s: S, action: Action) -> S:
        then = cast(S, s.copy())
        apply(self.game, then, action)
        return then

    def _shares(self, s: S) -> list[float]:
        return expected(self.game, self.net, s, self.tries)


class Split:
    """Where one seat's result came from."""

    def __init__(self, start: float) -> None:
        self.start = start
        self.luck = 0.0
        self.own = 0.0
        self.others = 0.0
        self.drift = 0.0


def split(changes: Sequence[Change], start: Sequence[float]) -> list[Split]:
    """For every seat: result - 1/n = start + luck + own + others + drift."""
    seats = len(start)
    found = [Split(share - 1 / seats) for share in start]
    before = start
    for change in changes:
        for seat, one in enumerate(found):
            gained = change.shares[seat] - before[seat]
            if change.mean is not None:
                one.luck += change.shares[seat] - change.mean[seat]
                one.drift += change.mean[seat] - before[seat]
            elif change.actor == seat:
                one.own += gained
            else:
                one.others += gained
        before = change.shares
    return found
