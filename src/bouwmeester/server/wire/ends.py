"""The two ends of a socket as they know each other, whatever carries the bytes; and what may be said over it."""

import time
from collections.abc import Coroutine
from typing import Any, Final, Protocol

MESSAGE_BYTES: Final = 16_384
#: So many frames may come at once, and then as many a second as the settings say; any frame, also one that is empty.
BURST: Final = 40
#: What a frame costs besides: as much again for every so many bytes.
FRAME_BYTES: Final = 4096
#: The most that may wait to be taken by the other side, and for how long.
UNREAD_BYTES: Final = 2_000_000
UNREAD_SECONDS: Final = 40.0


class Ear(Protocol):
    """Somebody at our end."""

    def heard(self, message: bytes) -> None:
        """A message has come."""

    def ready(self) -> None:
        """What was written is on its way, and more can be."""

    def gone(self) -> None:
        """It has ended, from whatever side."""


class Wire(Protocol):
    """The way to the other end."""

    #: The address at the other end.
    peer: str
    #: Whether more is written than the other side takes.
    choked: bool

    @property
    def at(self) -> tuple[str, int]:
        """The address of ours that was reached."""

    def charge(self, price: float) -> bool:
        """Take something off the allowance; whether there was enough of it."""

    def forgive_frame(self, size: int) -> None:
        """What was asked for costs nothing."""

    def write(self, message: bytes) -> None: ...

    def close(self, code: int) -> None:
        """Say why, and end it. Nothing more is heard."""

    def work(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes its time; the house does not close before it is done."""

    def hold(self) -> None:
        """Take nothing more from the other side for the moment."""

    def go_on(self) -> None: ...


class Credit:
    """Whatever comes is charged for, and what was charged comes back with time."""

    __slots__ = ("_counted", "_left", "_rate")

    def __init__(self, rate: float) -> None:
        #: How much comes back a second.
        self._rate = rate
        self._left = float(BURST)
        self._counted = time.monotonic()

    def charge(self, price: float) -> bool:
        at = time.monotonic()
        left = self._left + (at - self._counted) * self._rate
        self._left = (left if left < BURST else BURST) - price
        self._counted = at
        return self._left >= 0

    def charge_frame(self, size: int) -> bool:
        return self.charge(1 + size / FRAME_BYTES)

    def forgive_frame(self, size: int) -> None:
        """What was asked for costs nothing."""
        self.charge(-(1 + size / FRAME_BYTES))
