"""Puzzles from play: moments of matches in which one choice was clearly the best. Which one is it?

They stand in a file of their game, ``moments.json``, made by the command that it names. A moment is a position, the
seat that decides, and a few plans with the share of the win that each may bring, the best first.
"""

import hashlib
import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from bouwmeester.core import shelf
from bouwmeester.core.chance import Rng, Seal
from bouwmeester.core.errors import LESS, BouwmeesterError, Why
from bouwmeester.core.match import Match
from bouwmeester.core.puzzle import Puzzle, Puzzles, is_date
from bouwmeester.core.view import View

BEST: Final = "best"
#: From easy to hard: by how much the best is ahead of the next, at least. A list, as mypyc loses a tuple of floats.
AHEAD: Final = [0.25, 0.15, 0.0]
#: So little less than the best is as good.
TOLERANCE: Final = 0.02
_HUNDRED: Final = 100


class Moment(Puzzle):
    """One moment. Its plans are numbered in an order that tells nothing."""

    def __init__(
        self, game: str, position: dict[str, Any], seat: int, plans: list[list[str]], shares: list[float]
    ) -> None:
        self.kind = BEST
        self.ordered = True
        self.game = game
        self.position = position
        self.seat = seat
        order = sorted(range(len(plans)), key=lambda i: plans[i])
        self.plans = [plans[i] for i in order]
        self.shares = [shares[i] for i in order]
        self.choices = tuple([str(number) for number in range(1, len(plans) + 1)])

    def question(self) -> View:
        match = Match.at(shelf.load(self.game), self.position)
        return {"view": match.view(self.seat), "seat": self.seat, "plans": self.plans}

    @property
    def ahead(self) -> float:
        best, second = sorted(self.shares, reverse=True)[:2]
        return best - second

    def difficulty(self) -> int:
        return _HUNDRED - round(_HUNDRED * self.ahead)

    def grade(self) -> int:
        return 1 + 2 * level_of(self.ahead)

    def faults(self, answer: Sequence[str]) -> list[Why]:
        if len(answer) != 1 or answer[0] not in self.choices:
            raise BouwmeesterError(f"an answer is one of {', '.join(self.choices)}")
        less = max(self.shares) - self.shares[self.choices.index(answer[0])]
        return [Why(LESS, "", {"points": round(_HUNDRED * less)})] if less > TOLERANCE else []

    def counts(self, answer: Sequence[str]) -> tuple[int, int]:
        return len(self.faults(answer)), 0

    def answers(self) -> list[list[str]]:
        return [[choice] for choice in self.choices if not self.faults([choice])]

    def why_not(self) -> list[Why]:
        return [why for choice in self.choices for why in self.faults([choice])]


def level_of(ahead: float) -> int:
    """From 0, the easiest."""
    level = 0
    while ahead < AHEAD[level]:
        level += 1
    return level


class Moments(Puzzles):
    """The moments of a game, read when the first is asked for."""

    def __init__(self, game: str) -> None:
        self.kinds = (BEST,)
        self.levels = range(1, len(AHEAD) + 1)
        self.game = game
        self._read: list[Moment] = []

    def all(self) -> list[Moment]:
        if not self._read:
            text = files(f"bouwmeester.games.{self.game}").joinpath("moments.json").read_text(encoding="utf-8")
            found = json.loads(text)["moments"]
            self._read = [
                Moment(self.game, one["position"], one["seat"], one["plans"], one["shares"]) for one in found
            ]
        return self._read

    def make(self, kind: str, level: int, rng: Rng) -> Puzzle:
        self._need(kind, level)
        found = [one for one in self.all() if level_of(one.ahead) == level - 1] or self.all()
        return found[rng.randrange(len(found))]

    def daily(self, date: str, kind: str, level: int = 0) -> Puzzle:
        if not is_date(date):
            raise BouwmeesterError(f"{date!r} is no day such as 2026-11-15")
        dice = Seal(hashlib.sha256(f"{self.game} {kind} {date}".encode()).digest())
        return self.make(kind, level or 1 + dice.randrange(len(AHEAD)), dice)

    def _need(self, kind: str, level: int) -> None:
        if kind != BEST:
            raise BouwmeesterError(f"there are puzzles of the kind {BEST}, not {kind!r}")
        if level not in self.levels:
            raise BouwmeesterError(f"puzzles are of the levels {self.levels[0]} to {self.levels[-1]}, not {level}")
