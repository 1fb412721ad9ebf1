"""What can be done as a whole in Caylus, where a turn ends, and a quick move: for search. Nothing here is a rule.

A plan is a click with all that it goes on to ask: a favour with its effect, a building with its price, every batch of
a delivery.
"""

from typing import Final, cast

from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.state import NOBODY
from bouwmeester.core.step import Auto, Step
from bouwmeester.games.caylus.agenda import PLACING
from bouwmeester.games.caylus.judge import judge
from bouwmeester.games.caylus.material import WORKERS
from bouwmeester.games.caylus.offers import continues
from bouwmeester.games.caylus.state import CaylusState

Steps = tuple[Step[CaylusState], ...]

#: More ways to give resources away than this are not told apart.
MOST_PLANS: Final = 64


def plans(s: CaylusState, seat: int, steps: Steps) -> list[list[Action]]:
    found: list[list[Action]] = []
    for action in steps[s.agenda[-1][0]].options(s):
        _go_on(s, seat, steps, action, [], found)
    return found


def _go_on(
    s: CaylusState, seat: int, steps: Steps, action: Action, done: list[Action], found: list[list[Action]]
) -> None:
    """Do it, and all that it goes on to ask in every way; what is too much to tell apart is left to a later plan."""
    then = s.copy()
    _do(then, steps, action)
    plan = [*done, action]
    if then.agenda and len(found) < MOST_PLANS:
        frame = then.agenda[-1]
        if continues(frame) and frame[1] == seat:
            for further in steps[frame[0]].options(then):
                _go_on(then, seat, steps, further, plan, found)
            return
    found.append(plan)


def _do(s: CaylusState, steps: Steps, action: Action) -> None:
    steps[s.agenda[-1][0]].take(s, action)
    while s.agenda:
        step = steps[s.agenda[-1][0]]
        if not step.automatic:
            return
        cast(Auto[CaylusState], step).run(s)


def turn_ends(s: CaylusState) -> bool:
    """The next worker is the first of a turn: all are at home, but for the guest of the inn."""
    if not s.agenda:
        return True
    if s.agenda[-1][0] != PLACING or s.passed:
        return False
    home = 0 if s.inn_guest == NOBODY else 1
    for workers in s.workers:
        home += workers
    return home == WORKERS * s.seats


def rule_of_thumb(s: CaylusState, seat: int, steps: Steps, dice: Dice) -> Action:
    """What puts the seat furthest ahead, looking one step ahead; of equals, any."""
    placing = s.agenda[-1][0] == PLACING
    options = steps[s.agenda[-1][0]].options(s)
    if len(options) == 1:
        return options[0]
    best = options[0]
    most = 0.0
    equals = 0
    for action in options:
        then = s.copy()
        _do(then, steps, action)
        # A worker changes little for the others: they need not be judged again, and there are many places for it.
        ahead = judge(then, seat) - _given(s, then, seat) if placing else lead(then, seat)
        if equals == 0 or ahead > most:
            best = action
            most = ahead
            equals = 1
        elif ahead == most:
            equals += 1
            if dice.randrange(equals) == 0:
                best = action
    return best


def _given(before: CaylusState, after: CaylusState, seat: int) -> float:
    """The points that another has of it: the owner of the building."""
    most = 0
    for other in range(before.seats):
        if other != seat:
            most = max(most, after.points[other] - before.points[other])
    return float(most)


def lead(s: CaylusState, seat: int) -> float:
    """By how much a seat is ahead of the other; among more than two, how well it stands by itself."""
    if s.seats > 2:
        return judge(s, seat)
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, judge(s, other))
    return judge(s, seat) - best
