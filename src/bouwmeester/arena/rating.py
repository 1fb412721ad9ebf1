"""Many bots at once: every pair plays, and each gets a rating on one scale.

>>> even = [("a", "b", 2, 50.0, 100), ("b", "c", 2, 50.0, 100)]
>>> [round(rating) for rating, _ in ratings(even).values()]
[0, 0, 0]
>>> strong = ratings([("a", "b", 2, 75.0, 100)])
>>> round(strong["a"][0] - strong["b"][0])
189
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from bouwmeester.arena.measuring import DEVIATIONS

#: So many points of a rating are a tenfold chance, as in chess.
TENFOLD: Final = 400.0
_POINTS: Final = TENFOLD / log(10.0)
_ROUNDS: Final = 200

#: First, second, seats, wins of the first among copies of the second, games.
Pairing = tuple[str, str, int, float, int]


def ratings(pairings: Sequence[Pairing]) -> dict[str, tuple[float, float]]:
    """Every bot's rating, 0 on the average, and how far it may be off, 95 times in 100. [Bradley and Terry]

    Half a win is added on either side, so that nobody who always won is endlessly strong.
    """
    names = list(dict.fromkeys([name for first, second, *_ in pairings for name in (first, second)]))
    strength = dict.fromkeys(names, 0.0)
    certainty = dict.fromkeys(names, 1e-9)
    for _ in range(_ROUNDS):
        for name in names:
            slope = 0.0
            certainty[name] = 1e-9
            for first, second, seats, wins, games in pairings:
                if name in (first, second):
                    total = games + 1.0
                    share = 1.0 / (1.0 + (seats - 1) * exp(strength[second] - strength[first]))
                    ahead = wins + 0.5 - total * share
                    slope += ahead if name == first else -ahead
                    certainty[name] += total * share * (1.0 - share)
            strength[name] += 0.7 * slope / certainty[name]
        mean = sum(strength.values()) / len(names)
        for name in names:
            strength[name] -= mean
    return {name: (_POINTS * strength[name], DEVIATIONS * _POINTS / sqrt(certainty[name])) for name in names}
