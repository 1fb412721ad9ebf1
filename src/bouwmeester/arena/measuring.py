"""What a number of games says: the share of wins, how sure that is, and when it is sure enough to stop.

>>> low, high = wilson(90, 100)
>>> round(low, 3), round(high, 3)
(0.826, 0.945)
>>> Sprt(0.5, 0.6).verdict([1.0] * 20)
1
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

#: For 95 %.
DEVIATIONS: Final = 1.959964


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Between which shares the true one lies, 95 times in 100."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    square = DEVIATIONS**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    width = DEVIATIONS * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - width), min(1.0, middle + width)


class Sprt:
    """A test that stops as soon as it knows: is the share of wins nearer to the one or to the other?

    It looks at whole rounds, in each of which everyone has sat everywhere on the same dice, and takes their spread as
    it finds it. Errors of either kind happen 5 times in 100.
    """

    def __init__(self, low: float, high: float, errors: float = 0.05) -> None:
        self.low = low
        self.high = high
        self.bound = log((1 - errors) / errors)

    def evidence(self, rounds: Sequence[float]) -> float:
        """How strongly the rounds speak for the higher share, as the logarithm of a likelihood ratio."""
        count = len(rounds)
        mean = sum(rounds) / count
        # A round that nobody has won yet keeps the spread from being nothing.
        spread = (sum([(one - mean) ** 2 for one in rounds]) + 0.25) / (count + 1)
        return count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def verdict(self, rounds: Sequence[float]) -> int:
        """1 for the higher share, -1 for the lower, 0 as long as nobody knows."""
        if not rounds:
            return 0
        evidence = self.evidence(rounds)
        return 1 if evidence >= self.bound else -1 if evidence <= -self.bound else 0
