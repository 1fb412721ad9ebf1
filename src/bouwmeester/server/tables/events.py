"""What happened at a table, in order: one event a version. The log of the match is what still stands of it."""

from typing import Final

import msgspec

START: Final = "start"
PLAY: Final = "play"
UNDO: Final = "undo"
#: An answer that came before its turn.
ANSWER: Final = "answer"
REPLACE: Final = "replace"
#: Like REPLACE, because a clock had come to its end.
TIME_UP: Final = "time_up"
#: Somebody has given up: a bot has the chair for good.
RESIGN: Final = "resign"
RETURN: Final = "return"


class Body(msgspec.Struct, omit_defaults=True):
    """What an event says besides who and when."""

    actions: list[str] = []
    chance: list[str] = []
    #: An answer that is kept until its turn.
    kept: list[str] = []
    #: How long the log of the match is after it.
    lines: int = 0
    #: Fingerprint of the position it led to.
    hash: str = ""
    #: Whether only its own seat knows of it: picks that nobody else sees yet, and taking them back.
    unseen: bool = False
    #: How many seconds the clock of its seat gained by it, to be given back with it.
    gained: float = 0.0
    #: Whether the dice were changed for others, as draws were seen that no longer stand.
    renewed: bool = False


class TableEvent(msgspec.Struct):
    """One event as it is stored: who did what by which command, and what chance answered."""

    version: int
    kind: str
    seat: int
    command: str
    body: Body

    @property
    def texts(self) -> list[str]:
        """The lines it added to the log of the match."""
        return [*self.body.actions, *self.body.chance]

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or somebody who watches, sees that something happened."""
        return not self.body.unseen or self.seat == seat


def standing(events: list[TableEvent]) -> list[TableEvent]:
    """The plays that have not been taken back, in order."""
    stack: list[TableEvent] = []
    for event in events:
        if event.kind == UNDO:
            while stack and stack[-1].body.lines > event.body.lines:
                stack.pop()
        elif event.kind in (START, PLAY):
            stack.append(event)
    return stack
