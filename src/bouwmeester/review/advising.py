"""What could be done now, weighed: the best plans of a moment with their share of the win and what speaks for each.

>>> import random
>>> from bouwmeester import Match, load
>>> match = Match(load("palazzo"), 2)
>>> match.run_chance(random.Random(1))
>>> best, other = advice(match.game, match.state, 0)
>>> best.plan[0].text, best.share >= other.share, len(best.grounds) <= 2
('money', True, True)

The same reckoning as in a review, so that what is advised is not called a mistake afterwards. Only what the seat
could know is looked at: all else is drawn anew in every world.
"""

import time
from math import sqrt
from typing import Final

from bouwmeester.bots.values.expecting import compared
from bouwmeester.bots.values.net import Net
from bouwmeester.bots.values.weights import net_for
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.events import Event
from bouwmeester.core.game import Game
from bouwmeester.core.state import S

#: All plans are tried in so many worlds, then the most promising ones in so many more.
FIRST_WORLDS: Final = 12
WORLDS: Final = 64
#: Worlds between two looks at the clock.
_AT_ONCE: Final = 4
#: 95 times in 100 the true difference is at least the mean less so many standard errors.
SURE: Final = 1.645
#: Beside what was chosen, so many of the most promising plans are looked at more closely.
CLOSEST: Final = 3
#: So many choices are told, and so much of each.
CHOICES: Final = 3
GROUNDS: Final = 2


class Choice:
    """A plan, what share of the win it may bring, and what speaks for it or against it."""

    def __init__(self, plan: list[Action], share: float, grounds: list[Event]) -> None:
        self.plan = plan
        self.share = share
        self.grounds = grounds


def advice(game: Game[S], s: S, seat: int, *, seconds: float = 0.0, seed: int = 1) -> list[Choice]:
    """The best plans of the seat that decides, the best first, in ``seconds`` of the processor; 0 for no limit."""
    dice = Dice(seed)
    world = game.resample(s, seat, dice)
    plans = game.plans(world, seat)
    net = net_for(game, s.seats)
    until = time.process_time() + seconds if seconds else 0.0
    if len(plans) > 1:
        means = _means(_rows(game, net, s, seat, plans, FIRST_WORLDS, dice, until))
        order = sorted(range(len(plans)), key=lambda i: -means[i])
        plans = [plans[i] for i in order[: CHOICES + 1]]
    means = _means(_rows(game, net, s, seat, plans, WORLDS, dice, until))
    order = sorted(range(len(plans)), key=lambda i: -means[i])
    return [Choice(plans[i], means[i], grounds_of(game, s, seat, plans[i])) for i in order[:CHOICES]]


class Slip:
    """Something that was chosen, what would be better, and how much of the win that surely costs."""

    def __init__(self, chosen: Choice, better: Choice, surely: float) -> None:
        self.chosen = chosen
        self.better = better
        self.surely = surely


def slip(game: Game[S], s: S, seat: int, chosen: list[Action], *, seconds: float = 0.0, seed: int = 1) -> Slip | None:
    """What a seat would throw away by what it has chosen: the best that begins so, beside the best of all else."""
    dice = Dice(seed)
    plans = game.plans(game.resample(s, seat, dice), seat)
    own = [plan for plan in plans if plan[: len(chosen)] == chosen] or [chosen]
    others = [plan for plan in plans if plan not in own]
    if not others:
        return None
    net = net_for(game, s.seats)
    until = time.process_time() + seconds if seconds else 0.0
    plans = [*own, *others]
    means = _means(_rows(game, net, s, seat, plans, FIRST_WORLDS, dice, until))
    mine = max(range(len(own)), key=lambda i: means[i])
    order = sorted(range(len(own), len(plans)), key=lambda i: -means[i])
    plans = [plans[i] for i in [mine, *order[:CLOSEST]]]
    rows = _rows(game, net, s, seat, plans, WORLDS, dice, until)
    means = _means(rows)
    best = max(range(1, len(plans)), key=lambda i: means[i])
    mean, error = difference(rows, best)
    told = [Choice(plans[i], means[i], grounds_of(game, s, seat, plans[i])) for i in (0, best)]
    return Slip(told[0], told[1], max(0.0, mean - SURE * error))


def difference(rows: list[list[float]], other: int) -> tuple[float, float]:
    """By how much another plan is better than the first, and the standard error of that."""
    differences = [row[other] - row[0] for row in rows]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum([(one - mean) ** 2 for one in differences]) / (count - 1)
    return mean, sqrt(spread / count)


def grounds_of(game: Game[S], s: S, seat: int, plan: list[Action]) -> list[Event]:
    """The weightiest of what speaks for a plan, or against it."""
    return game.speaks_for(s, seat, plan)[:GROUNDS]


def written(game: Game[S], ground: Event) -> dict[str, object]:
    """A ground as it is written down."""
    return {"key": ground.key, "facts": ground.facts, "against": ground.telling in game.against}


def _rows(
    game: Game[S], net: Net | None, s: S, seat: int, plans: list[list[Action]], worlds: int, dice: Dice, until: float
) -> list[list[float]]:
    """What each plan brings, in as many worlds as there is time for: a row for each world."""
    rows: list[list[float]] = []
    while len(rows) < worlds:
        rows.extend(compared(game, net, s, seat, plans, _AT_ONCE, dice))
        if until and time.process_time() > until:
            break
    return rows


def _means(rows: list[list[float]]) -> list[float]:
    """What each plan brings on the average."""
    return [sum([row[i] for row in rows]) / len(rows) for i in range(len(rows[0]))]
