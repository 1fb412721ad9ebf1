"""The clocks of a table. Only the server's time counts, and it never runs backwards while the server runs."""

import time
from typing import Final

import msgspec

from bouwmeester.server.protocol.messages import Clock, Clocks

#: What a person gets at least who comes back after a bot has played for them because the time was up.
RETURN_SECONDS: Final = 60.0
#: After an outage the clocks stand still this long, so that people find their way back.
GRACE_SECONDS: Final = 10.0

#: How far our time may be set back or forth at a time, once tables are being played by it.
_STEP_SECONDS: Final = 0.02


class _Watch:
    """When it was the beginning of 1970, by a clock that goes on evenly."""

    def __init__(self) -> None:
        self.start = time.time() - time.monotonic()


_watch = _Watch()


def now() -> float:
    """Seconds since 1970, going on evenly whatever happens to the clock of the machine."""
    return _watch.start + time.monotonic()


def agree(ahead: float, *, at_once: bool = False) -> None:
    """The clock that counts for all nodes is so far ahead of ours: follow it, in small steps unless at once."""
    _watch.start += ahead if at_once else max(-_STEP_SECONDS, min(_STEP_SECONDS, ahead))


class Timing(msgspec.Struct):
    """How much time each seat has, and whose clock is going."""

    clock: Clock
    left: list[float]
    running: int | None = None
    since: float = 0.0

    @staticmethod
    def fresh(clock: Clock, seats: int) -> "Timing":
        return Timing(clock, [float(clock.seconds)] * seats)

    def copy(self) -> "Timing":
        return Timing(self.clock, self.left[:], self.running, self.since)

    def stop(self, at: float) -> None:
        """Charge the seat whose clock is going."""
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - max(0.0, at - self.since))
        self.running = None
        self.since = at

    def moved(self, seat: int, goes_on: bool) -> float:
        """A seat has moved. By the move everyone begins anew; a bank grows once the turn is somebody else's.

        Returns how much was gained, to be given back should the move be taken back.
        """
        before = self.left[seat]
        if self.clock.kind == "move":
            self.left[seat] = float(self.clock.seconds)
        elif self.clock.kind == "bank" and not goes_on:
            self.left[seat] += self.clock.increment
        return self.left[seat] - before

    def give_back(self, seat: int, gained: float) -> None:
        """A move that brought so much no longer stands. What was used stays used."""
        self.left[seat] = max(0.0, self.left[seat] - gained)

    def charge(self, seat: int) -> None:
        """Whoever's clock is going, from its start on it is this seat's time that passes."""
        if self.running is not None:
            self.running = seat

    def start(self, seat: int, at: float) -> None:
        if self.clock.kind != "none":
            self.running = seat
            self.since = at

    def come_back(self, seat: int) -> None:
        """Somebody for whom a bot has played plays on, with enough time to look around."""
        self.left[seat] = max(self.left[seat], RETURN_SECONDS)

    def deadline(self) -> float | None:
        """When the time of the running clock is up."""
        return None if self.running is None else self.since + self.left[self.running]

    def forgive(self, last_alive: float, at: float) -> None:
        """The server was away from ``last_alive`` until now: that time is nobody's."""
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - max(0.0, last_alive - self.since))
            self.since = at + GRACE_SECONDS

    def shown(self) -> Clocks | None:
        return None if self.clock.kind == "none" else Clocks(self.left, self.running, self.since)
