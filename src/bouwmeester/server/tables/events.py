"""What happened at a table, in order: one entry a version. The log of the match is what still stands of it."""

from typing import Final

import msgspec

START: Final = "start"
PLAY: Final = "play"
UNDO: Final = "undo"
#: An answer that came before its turn.
ANSWER: Final = "answer"
REPLACE: Final = "replace"
RETURN: Final = "return"


class Body(msgspec.Struct):
    """What an entry says besides who and when."""

    actions: list[str] = []
    chance: list[str] = []
    #: An answer that is kept until its turn.
    kept: list[str] = []
    #: How long the log of the match is after it.
    lines: int = 0
    #: Fingerprint of the position it led to.
    hash: str = ""


class Entry(msgspec.Struct):
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


def standing(entries: list[Entry]) -> list[Entry]:
    """The plays that have not been taken back, in order."""
    stack: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            while stack and stack[-1].body.lines > entry.body.lines:
                stack.pop()
        elif entry.kind in (START, PLAY):
            stack.append(entry)
    return stack
