"""What share of the win every seat may expect in any state, in the middle of a turn too.

What was learned is about states between two turns; so a turn is first played on to its end by rules of thumb, a few
times, and the mean of what is expected then is the answer. The dice are the same every time: the same state always
has the same answer, and two states are compared by what they are and not by luck.
"""

from math import exp, log
from typing import Final, cast

from bouwmeester.bots.search.trying import POINTS, SEEDS, play_on
from bouwmeester.bots.values.net import Net, shares_of
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.game import Game
from bouwmeester.core.state import CHANCE, S

_SEED: Final = 1


def expected(game: Game[S], net: Net | None, s: S, tries: int) -> list[float]:
    """The shares of all seats, which add up to one; the true ones when the game is over."""
    if _at_rest(game, s):
        return known(game, net, s)
    dice = Dice(_SEED)
    total = [0.0] * s.seats
    for _ in range(tries):
        trial = cast(S, s.copy())
        play_on(game, trial, [], 1, Dice(dice.randrange(SEEDS)))
        found = known(game, net, trial)
        for seat in range(s.seats):
            total[seat] += found[seat] / tries
    return total


def known(game: Game[S], net: Net | None, s: S) -> list[float]:
    """The shares in a state between two turns: what was learned of them, or else by the points alone."""
    if not s.agenda:
        outcome = game.outcome(s)
        assert outcome is not None
        winners = outcome.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    if net is not None:
        return shares_of(net.marks(game, s))
    values = game.values(s)
    most = max(values)
    weights = [exp((value - most) / POINTS) for value in values]
    return [weight / sum(weights) for weight in weights]


def compared(
    game: Game[S], net: Net | None, s: S, seat: int, plans: list[list[Action]], worlds: int, dice: Dice
) -> list[list[float]]:
    """What the seat may expect after each plan, in worlds that could be the true one: a row for each world.

    All plans of a row have the same world and the same dice. What is known to look worse than it is counts for more,
    as it does for those who search.
    """
    rows: list[list[float]] = []
    for _ in range(worlds):
        drawn = game.resample(s, seat, dice)
        luck = dice.randrange(SEEDS)
        row: list[float] = []
        for plan in plans:
            trial = cast(S, drawn.copy())
            play_on(game, trial, plan, 1, Dice(luck))
            share = known(game, net, trial)[seat]
            row.append(share if net is None else _moved(share, game.underrated(drawn, seat, plan)))
        rows.append(row)
    return rows


def _moved(share: float, points: float) -> float:
    """A share of the win with so many points more; what is decided stays as it is."""
    if points == 0.0 or share <= 0.0 or share >= 1.0:
        return share
    return 1.0 / (1.0 + exp(-log(share / (1.0 - share)) - points / POINTS))


def _at_rest(game: Game[S], s: S) -> bool:
    if not s.agenda:
        return True
    return game.steps[s.agenda[-1][0]].actor(s) != CHANCE and game.turn_ends(s)
