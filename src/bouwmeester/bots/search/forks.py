"""Choices within tries that are remembered from one try of a plan to the next: a tree that grows where it is gone.

By rules of thumb everybody would play on as if nobody thought. At a fork each seat goes the way that has led it
furthest so far, and now and then another one to see; new ways are what rules of thumb propose, the more the oftener a
try comes here. A fork is the same in every try only where nothing is hidden and chance has no part.
"""

from math import log, sqrt
from typing import Final

from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.game import Game
from bouwmeester.core.state import S

#: In points: the greater, the oftener a way is gone that seems worse.
CURIOUS: Final = 2.0


class Way:
    """What a seat may do at a fork, and what has come of it for that seat."""

    def __init__(self, plan: list[Action], seat: int) -> None:
        self.plan = plan
        self.seat = seat
        self.total = 0.0
        self.tries = 0
        self.next = Fork()

    def led_to(self, worth: float) -> None:
        self.total += worth
        self.tries += 1


class Fork:
    """Where a seat decides, always after the same plans."""

    def __init__(self) -> None:
        self.ways: list[Way] = []
        self.tries = 0

    def way(self, game: Game[S], s: S, seat: int, dice: Dice) -> Way:
        """The way to go this time."""
        self.tries += 1
        if len(self.ways) <= sqrt(self.tries - 1):
            plan = game.rule_of_thumb(s, seat, dice)
            if plan not in [one.plan for one in self.ways]:
                self.ways.append(Way(plan, seat))
                return self.ways[-1]
        best = self.ways[0]
        most = -1.0e9
        doubt = log(self.tries)
        for one in self.ways:
            hoped = one.total / one.tries + CURIOUS * sqrt(doubt / one.tries)
            if hoped > most:
                best = one
                most = hoped
        return best


class Trail:
    """The way of one try through the forks."""

    def __init__(self, begin: Fork) -> None:
        self.fork: Fork | None = begin
        self.gone: list[Way] = []

    def go_on(self, game: Game[S], s: S, seat: int, dice: Dice) -> list[Action]:
        """What a seat does. One fork beyond those that were known before it is left to rules of thumb."""
        fork = self.fork
        if fork is None:
            return game.rule_of_thumb(s, seat, dice)
        way = fork.way(game, s, seat, dice)
        self.gone.append(way)
        self.fork = way.next if way.tries else None
        return way.plan

    def leave(self) -> None:
        """From here on no two tries are the same."""
        self.fork = None
