"""Whom to tell of what happens at a table, when they are not there to see it: decided here, sent by others.

It is written down with the event itself. Whether it is still so, and whether the person is away, is looked at again
before anything is sent.
"""

from typing import Final

import msgspec

from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.server.protocol.messages import Chair
from bouwmeester.server.store.tables import OVER as _OVER
from bouwmeester.server.tables.clocks import Timing
from bouwmeester.server.tables.events import START

TURN: Final = "turn"
CLOCK: Final = "clock"
FULL: Final = "full"
PROPOSAL: Final = "proposal"
INVITED: Final = "invited"
OVER: Final = "over"
#: All that somebody can be told, in the order in which it matters.
KINDS: Final = (TURN, CLOCK, FULL, PROPOSAL, INVITED, OVER)

#: Who moves at once, or comes to look, need not be told.
GRACE_SECONDS: Final = 20.0
#: A clock is low when so much is left of it, or a quarter if that is less; short clocks are for people who are there.
LOW_SECONDS: Final = 3600.0
LOW_PART: Final = 4
LOW_FROM_SECONDS: Final = 1800.0

#: A user, what kind of notice, and when it is due.
Told = tuple[str, str, float]


def written(told: list[Told]) -> str | None:
    """As it goes with a move."""
    return msgspec.json.encode(told).decode() if told else None


def newly_asked(before: list[int], early: dict[int, list[str]], after: list[int], actor: int) -> list[int]:
    """The seats from which an answer is to come that did not come before; whoever answered early has answered."""
    return [seat for seat in after if seat not in before and (seat == actor or seat not in early)]


def told_of_event(
    kind: str, after: Match[State], chairs: list[Chair], asked: list[int], timing: Timing, status: str, at: float
) -> list[Told]:
    """Whom to tell after an event that leaves a match like this, with these seats newly asked."""
    due = at + GRACE_SECONDS
    if status == _OVER:
        return [(chair.user, OVER, due) for chair in chairs if chair.user is not None]
    told = [(user, TURN, due) for seat in asked if (user := _person(chairs, seat)) is not None]
    if kind == START:
        others = [chair.user for chair in chairs if chair.user is not None and chair.seat not in after.asked]
        told += [(user, FULL, due) for user in others]
    low = low_at(timing)
    if low is not None and timing.running is not None and (user := _person(chairs, timing.running)) is not None:
        told.append((user, CLOCK, low))
    return told


def low_at(timing: Timing) -> float | None:
    """When the running clock will be low; None for one that is too short to be told of."""
    end = timing.deadline()
    if end is None or timing.running is None or timing.left[timing.running] < LOW_FROM_SECONDS:
        return None
    return end - min(LOW_SECONDS, timing.left[timing.running] / LOW_PART)


def _person(chairs: list[Chair], seat: int) -> str | None:
    """Who decides at a seat, if it is a person."""
    return chairs[seat].user if chairs[seat].bot is None else None
