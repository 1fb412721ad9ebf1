"""The last turn of a game of two, where chance has no part any more: every line to its end, as far as it can be done.

A node is a plan that has been carried out. Whoever has looked at too many of them gives up, and is told so.
"""

import time
from typing import Final, Generic, cast

from bouwmeester.core.action import Action
from bouwmeester.core.engine import apply, step_now
from bouwmeester.core.game import Game
from bouwmeester.core.state import CHANCE, S

#: To win at all counts for more than any number of points.
WIN: Final = 1000.0
_ENDLESS: Final = 1.0e9


class TooMuch(Exception):
    """There are more lines than may be looked at."""


class Exact(Generic[S]):
    """Looks at so many nodes at most, and for so many seconds of the processor; 0 means as long as it takes."""

    def __init__(self, game: Game[S], nodes: int, seconds: float) -> None:
        self.game = game
        self.left = nodes
        self.until = time.process_time() + seconds if seconds else 0.0

    def best(self, s: S, seat: int, plans: list[list[Action]]) -> list[Action] | None:
        """The best of these plans if everybody plays as well as can be; None if there is too much to look at."""
        best: list[Action] | None = None
        most = -_ENDLESS
        try:
            for plan in plans:
                worth = self._after(s, seat, plan, most, _ENDLESS)
                if best is None or worth > most:
                    best = plan
                    most = worth
        except TooMuch:
            return None
        return best

    def _after(self, s: S, seat: int, plan: list[Action], low: float, high: float) -> float:
        if self.left == 0 or (self.until and time.process_time() > self.until):
            raise TooMuch
        self.left -= 1
        then = cast(S, s.copy())
        for action in plan:
            apply(self.game, then, action)
        return self._worth(then, seat, low, high)

    def _worth(self, s: S, seat: int, low: float, high: float) -> float:
        """By how much a seat is ahead in the end, if that lies between these two."""
        game = self.game
        if not s.agenda:
            return _result(game, s, seat)
        actor = step_now(game, s).actor(s)
        if actor == CHANCE:
            raise TooMuch
        plans = game.plans(s, actor)
        if actor == seat:
            for plan in plans:
                low = max(low, self._after(s, seat, plan, low, high))
                if low >= high:
                    break
            return low
        for plan in plans:
            high = min(high, self._after(s, seat, plan, low, high))
            if low >= high:
                break
        return high


def _result(game: Game[S], s: S, seat: int) -> float:
    outcome = game.outcome(s)
    assert outcome is not None
    ahead = float(outcome.scores[seat] - outcome.scores[1 - seat])
    if outcome.ranks[seat] < outcome.ranks[1 - seat]:
        return ahead + WIN
    return ahead - WIN if outcome.ranks[seat] > outcome.ranks[1 - seat] else ahead
