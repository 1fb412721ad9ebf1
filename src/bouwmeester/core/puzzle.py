"""Puzzles: questions for one person with everything that can be answered, in games that have some.

A game keeps them in its ``puzzles``. Whoever asks shows the question, hands over the answer in the words of the
question, and says what the puzzle finds wrong with it; none of them needs to know the game.
"""

from calendar import monthrange
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from bouwmeester.core.chance import Rng
from bouwmeester.core.errors import Why
from bouwmeester.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Puzzle:
    """One question. Its kind says what is asked for, ``ordered`` whether the order of an answer matters."""

    kind: str
    ordered: bool
    #: What can be answered with, in words.
    choices: tuple[str, ...]

    def question(self) -> View:
        """All that may be seen before it is answered, as JSON."""
        raise NotImplementedError

    def difficulty(self) -> int:
        """A number that grows with how hard it is."""
        raise NotImplementedError

    def grade(self) -> int:
        """How hard it is among those of its kind: 1 is very easy, 5 is very hard."""
        raise NotImplementedError

    def faults(self, answer: Sequence[str]) -> list[Why]:
        """What is wrong with an answer; nothing, when it is right. Raises for one that uses other words."""
        raise NotImplementedError

    def counts(self, answer: Sequence[str]) -> tuple[int, int]:
        """How many things are wrong in an answer, and how many it lacks: what can be said without saying which."""
        raise NotImplementedError

    def answers(self) -> list[list[str]]:
        """Every right answer; where the order does not matter, each of them once."""
        raise NotImplementedError

    def why_not(self) -> list[Why]:
        """Why what is in no right answer is in none."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Puzzles:
    """The puzzles of a game: made with dice that are given, or for a day and then the same for everyone."""

    kinds: tuple[str, ...]
    #: From easy to hard.
    levels: range

    def make(self, kind: str, level: int, rng: Rng) -> Puzzle:
        raise NotImplementedError

    def daily(self, date: str, kind: str, level: int = 0) -> Puzzle:
        """The puzzle of a day such as "2026-11-15"; of a level, or of one that goes with the day (0)."""
        raise NotImplementedError


def is_date(text: str) -> bool:
    """Whether there is such a day. (Rules know no clock, so no module that has one is asked.)"""
    parts = text.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not ("".join(parts).isascii() and "".join(parts).isdigit()):
        return False
    year, month, day = int(parts[0]), int(parts[1]), int(parts[2])
    return year >= 1 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]
