"""What a person types at the table: a number, some numbers, notation, or a command.

>>> read("why bid", {"warum": "why"})
('why', 'bid')
>>> read("Warum bid", {"warum": "why"})
('why', 'bid')
>>> read("q", {})
('quit', '')
>>> read("3 5", {})
('', '3 5')
"""

from collections.abc import Mapping
from typing import Final

from bouwmeester.core.action import Action

#: Every command, in the order in which the help lists them. Each language may have its own word besides.
COMMANDS: Final = ("help", "why", "about", "hint", "undo", "rules", "table", "save", "quit")
#: What is typed for some of them in every language, as in other programs.
SHORT: Final = {"?": "help", "q": "quit"}


class NoSuchNumber(ValueError):
    """A number that is not on the list."""

    def __init__(self, number: int) -> None:
        super().__init__(str(number))
        self.number = number


def read(line: str, own: Mapping[str, str]) -> tuple[str, str]:
    """The command of a line and the rest of it. No command ("") means that the line is a move.

    ``own`` are the reader's own words for commands.
    """
    first, _, rest = line.strip().partition(" ")
    word = first.lower()
    word = SHORT.get(word, word)
    command = own.get(word, word)
    if command in COMMANDS:
        return command, rest.strip()
    return "", line.strip()


def notation(move: str, options: list[Action]) -> list[str]:
    """The actions a move names, in notation: "2 5; bid" by the numbers of the list and by their words."""
    texts: list[str] = []
    for part in move.split(";"):
        words = part.split()
        if words and all(word.isdecimal() for word in words):
            texts.extend([_numbered(int(word), options).text for word in words])
        elif words:
            texts.append(part.strip())
    return texts


def _numbered(number: int, options: list[Action]) -> Action:
    if not 1 <= number <= len(options):
        raise NoSuchNumber(number)
    return options[number - 1]
