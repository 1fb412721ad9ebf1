"""The state of a match: plain data, with the steps still to come written on its agenda.

A state holds ints, tuples, and lists of ints. It has no dice, no clock, no text and no callbacks, so it can
be copied, compared, written down and picked up again at any moment, also in the middle of a turn.
"""

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from bouwmeester.core.events import EVERYONE, Event, Telling

#: The seat that deals, shuffles and draws. Somebody else plays it; see bouwmeester.core.chance.
CHANCE: Final = -1
NOBODY: Final = -1

#: What is to happen: the number of a step, then the step's own few ints.
Frame = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A game adds its columns and writes its own ``copy``."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda: list[Frame] = []
        #: Where events go while somebody listens; never copied.
        self.told: list[Event] | None = None

    def copy(self) -> "State":
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def tell(self, telling: Telling, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everyone; the ints are the facts of that telling, in order."""
        if self.told is not None:
            self.told.append(Event(telling, (a, b, c, d), EVERYONE))

    def whisper(self, seat: int, telling: Telling, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell one seat alone."""
        if self.told is not None:
            self.told.append(Event(telling, (a, b, c), seat))


S = TypeVar("S", bound=State)


def do(s: State, *frames: Frame) -> None:
    """Put frames on the agenda so that they happen in the order written, before all that is there."""
    for i in range(len(frames) - 1, -1, -1):
        s.agenda.append(frames[i])
