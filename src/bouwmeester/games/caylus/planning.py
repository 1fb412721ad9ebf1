"""What can be done as a whole in Caylus, and where a turn ends: for search. Nothing here is a rule.

A plan is a click with all that it goes on to ask: a favour with its effect, a building with its price, every batch of
a delivery.
"""

from typing import Final

from bouwmeester.core.action import Action
from bouwmeester.core.state import NOBODY
from bouwmeester.games.caylus.agenda import END_OF_TURN, NEXT_TURN, PLACING
from bouwmeester.games.caylus.material import SECTION_KINDS, WORKERS
from bouwmeester.games.caylus.offers import continues
from bouwmeester.games.caylus.outlook import phase_now
from bouwmeester.games.caylus.phases.p7_end import bailiff_goes_to, due, due_with
from bouwmeester.games.caylus.state import CaylusState
from bouwmeester.games.caylus.thumb import Steps, done

#: More ways to give resources away than this are not told apart.
MOST_PLANS: Final = 64


def plans(s: CaylusState, seat: int, steps: Steps) -> list[list[Action]]:
    found: list[list[Action]] = []
    for action in steps[s.agenda[-1][0]].options(s):
        _go_on(s, seat, steps, action, [], found)
    return found


def _go_on(
    s: CaylusState, seat: int, steps: Steps, action: Action, begun: list[Action], found: list[list[Action]]
) -> None:
    """Do it, and all that it goes on to ask in every way; what is too much to tell apart is left to a later plan."""
    then = done(s, steps, action)
    plan = [*begun, action]
    if then.agenda and len(found) < MOST_PLANS:
        frame = then.agenda[-1]
        if continues(frame) and frame[1] == seat:
            for further in steps[frame[0]].options(then):
                _go_on(then, seat, steps, further, plan, found)
            return
    found.append(plan)


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


def surely_last(s: CaylusState) -> bool:
    """The bailiff reaches the last marker though he goes one space only; or all who could bribe the provost have."""
    if not s.agenda:
        return False
    last = SECTION_KINDS - 1
    if s.agenda[0][0] == NEXT_TURN:
        return s.counted == SECTION_KINDS or due(s, last)
    if s.agenda[0][0] != END_OF_TURN:
        return False
    if due_with(s, last, s.bailiff + 1):
        return True
    return phase_now(s) in ("road", "castle") and due_with(s, last, bailiff_goes_to(s.bailiff, s.provost))
