"""Players from outside in the arena: ``run:COMMAND`` is a bot's name wherever it takes one.

The command is a program that speaks the messages of bouwmeester.outside. It is started once for each process of the
arena, and plays as many matches as there are.
"""

import atexit
from collections.abc import Iterable
from typing import Final

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.outside.lines import Gone, ProcessLine
from bouwmeester.outside.messages import Limits
from bouwmeester.outside.referee import Referee

PREFIX: Final = "run:"
#: For programs that think; at a table people wait for them, here nobody does.
LIMITS: Final = Limits(hello=20.0, first=30.0, move=30.0)

_running: Final[dict[str, Referee]] = {}


def is_outside(name: str) -> bool:
    return name.startswith(PREFIX)


def referee_of(name: str) -> Referee:
    """Whoever speaks with that program."""
    if name not in _running:
        command = name.removeprefix(PREFIX).strip()
        if not command:
            raise BouwmeesterError("run: wants a command after it, such as run:python mine.py")
        referee = Referee(lambda: ProcessLine(command), LIMITS)
        try:
            referee.meet()
        except Gone as error:
            # Else all its moves would be made in its place, and measured as if they were its own.
            raise BouwmeesterError(f"{name}: {error}") from error
        _running[name] = referee
    return _running[name]


def failed(names: Iterable[str]) -> dict[str, str]:
    """What first went wrong with each of these in this process; a move was then made in its place."""
    first = {name: referee_of(name).first for name in names if is_outside(name)}
    return {name: what for name, what in first.items() if what}


@atexit.register
def send_home() -> None:
    """Let all of them go."""
    for referee in _running.values():
        referee.close()
    _running.clear()
