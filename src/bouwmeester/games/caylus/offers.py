"""What each thing that can be done now takes and brings, found by doing it on a copy of the table.

So there is one place that knows what an action does, its step; whoever draws the choice only reads what came of it.
What is left to choose is told as such: resources of any kind for a trade, a cube of any kind for a building.
"""

from typing import Final, TypedDict

from bouwmeester.core.action import Action
from bouwmeester.core.state import CHANCE, Frame
from bouwmeester.games.caylus.actions import BATCH
from bouwmeester.games.caylus.agenda import (
    CHOOSE_PLOT,
    DELIVERY,
    FAVOUR_EFFECT,
    GATE_MOVE,
    GIVING,
    GRANT,
    PAY_ANY,
    PEDDLING,
    PICKING,
    PLACING,
)
from bouwmeester.games.caylus.contents import STEPS
from bouwmeester.games.caylus.material import (
    BATCH_KINDS,
    BATCH_PAIRS,
    BATCHES,
    CUBE_KINDS,
    FOOD,
    NO_CUBE,
    SECTION_KINDS,
)
from bouwmeester.games.caylus.phases.p6_castle import first_way
from bouwmeester.games.caylus.reference import AmountView, counted
from bouwmeester.games.caylus.state import CaylusState, section_now

#: Steps that only follow on a click of the same seat: what they ask belongs to that decision.
FOLLOWING: Final = (GIVING, PAY_ANY, CHOOSE_PLOT, FAVOUR_EFFECT, PICKING)


class OfferView(TypedDict):
    pays: AmountView
    gets: AmountView


def continues(frame: Frame) -> bool:
    """Whether a step asks for the rest of what was begun with the click before it."""
    step = frame[0]
    if step == PEDDLING:
        return frame[3] != NO_CUBE
    return step in FOLLOWING or (step == DELIVERY and any(frame[2:]))


def offers(s: CaylusState) -> dict[str, OfferView]:
    """By the text of the action. Where workers are sent there is only the price, and that is told elsewhere."""
    now = s.agenda[-1][0] if s.agenda else PLACING
    if now in (PLACING, GATE_MOVE) or STEPS[now].actor(s) == CHANCE:
        return {}
    actions = STEPS[now].options(s)
    if now == DELIVERY:
        actions = [BATCH[batch] for batch in deliverable(s)] + actions[-1:]
    return {action.text: _offer(s, action) for action in actions}


def _offer(s: CaylusState, action: Action) -> OfferView:
    frame = s.agenda[-1]
    seat = frame[1]
    then = s.copy()
    STEPS[frame[0]].take(then, action)
    pays: AmountView = {}
    gets: AmountView = {}
    if frame[0] not in FOLLOWING or frame[0] == FAVOUR_EFFECT:
        _follow(then, seat, pays, gets)
    at = seat * CUBE_KINDS
    change = [then.cubes[at + cube] - s.cubes[at + cube] for cube in range(CUBE_KINDS)]
    _note(pays, [-number for number in change], s.deniers[seat] - then.deniers[seat])
    _note(gets, change, then.deniers[seat] - s.deniers[seat])
    if then.points[seat] > s.points[seat]:
        gets["points"] = then.points[seat] - s.points[seat]
    elif then.points[seat] < s.points[seat]:
        pays["points"] = s.points[seat] - then.points[seat]
    if then.income[seat] > s.income[seat]:
        gets["income"] = then.income[seat] - s.income[seat]
    elif then.income[seat] < s.income[seat]:
        pays["income"] = s.income[seat] - then.income[seat]
    favours = _grants(then) - _grants(s)
    if favours > 0:
        gets["favours"] = favours
    return {"pays": pays, "gets": gets}


def _follow(then: CaylusState, seat: int, pays: AmountView, gets: AmountView) -> None:
    """Go through what is still to be chosen, and note it as open."""
    while then.agenda and then.agenda[-1][0] in FOLLOWING:
        frame = then.agenda[-1]
        if frame[0] == GIVING or frame[0] == PICKING:
            (pays if frame[0] == GIVING else gets)["resources"] = frame[2]
            then.agenda.pop()
        elif frame[0] == FAVOUR_EFFECT:
            return
        else:
            step = STEPS[frame[0]]
            choice = step.options(then)[0]
            if frame[0] == PAY_ANY:
                pays["any"] = 1
                then.cubes[seat * CUBE_KINDS + choice.args[0]] += 1
            step.take(then, choice)


def _note(amount: AmountView, cubes: list[int], deniers: int) -> None:
    """What is more than nothing of these."""
    more = counted(tuple([max(0, number) for number in cubes]))
    if more:
        amount["cubes"] = more
    if deniers > 0:
        amount["deniers"] = deniers


def _grants(s: CaylusState) -> int:
    return len([frame for frame in s.agenda if frame[0] == GRANT])


# Batches, in whatever order they are named.


def deliverable(s: CaylusState) -> list[int]:
    """The batches that there are cubes and room for now, whether or not they come next in the order of naming."""
    at = s.agenda[-1][1] * CUBE_KINDS
    if s.cubes[at + FOOD] == 0 or section_now(s) == SECTION_KINDS:
        return []
    return [
        batch
        for batch in range(BATCH_KINDS)
        if s.cubes[at + BATCH_PAIRS[batch][0]] and s.cubes[at + BATCH_PAIRS[batch][1]]
    ]


def batches_with(s: CaylusState) -> dict[str, list[str]]:
    """For each batch that can be added, all batches of this delivery then, as they are to be named. [castle.9]"""
    counts = s.agenda[-1][2:]
    return {BATCHES.word(batch): _named(first_way(_added(counts, batch))) for batch in deliverable(s)}


def _added(counts: tuple[int, ...], batch: int) -> tuple[int, ...]:
    return counts[:batch] + (counts[batch] + 1,) + counts[batch + 1 :]


def _named(counts: tuple[int, ...]) -> list[str]:
    return [BATCHES.word(batch) for batch in range(BATCH_KINDS) for _ in range(counts[batch])]
