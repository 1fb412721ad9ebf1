"""A match played once more, as far as one likes: for whoever looks back, reads a record, or loads a table.

>>> from bouwmeester import Seal, load
>>> match = Match(load("caylus"), 2, seal=Seal(bytes(32)))
>>> match.run_chance()
>>> match.play("place gate")
>>> again = replaying(match)
>>> again.go(len(match.log) - 1)
>>> [event.key for event in again.hear(len(match.log))], again.match.position() == match.position()
(['caylus.paid_deniers', 'caylus.placed'], True)

It only goes on. What was taken back is in no log, and so not here either.
"""

from collections.abc import Sequence
from typing import Generic

from bouwmeester.core.events import Event
from bouwmeester.core.match import Match, Move
from bouwmeester.core.state import S


class Replaying(Generic[S]):
    """``match`` is as far as it has come: at first it is before its first line."""

    def __init__(self, match: Match[S], log: Sequence[Move], renewals: Sequence[int]) -> None:
        self.match = match
        self._log = log
        #: How long the log was whenever the sealed dice were changed for others.
        self._renewals = renewals

    def go(self, line: int) -> None:
        """Play on, until the log is so long."""
        match = self.match
        self._renew()
        while len(match.log) < line:
            match.play(self._log[len(match.log)])
            self._renew()

    def hear(self, line: int) -> list[Event]:
        """The same, and what was to be heard of it."""
        heard = self.match.listen()
        self.go(line)
        return heard

    def _renew(self) -> None:
        match = self.match
        if match.seal is None:  # the dice of a match that is still secret are not known, nor those after them
            return
        while len(match.renewals) < len(self._renewals) and self._renewals[len(match.renewals)] <= len(match.log):
            match.renew_dice()


def replaying(match: Match[S]) -> Replaying[S]:
    """A match from its beginning."""
    return Replaying(match.beginning(), [line.action for line in match.log], [at for at, _ in match.renewals])
