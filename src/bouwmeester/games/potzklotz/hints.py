"""Hints: which of one's own cards would be right now, by which cube and where to; and why the others are not.

They are worked out from the building and one's own hand, which one sees, and tell nothing else.
"""

from typing import TypedDict

from bouwmeester.core.errors import Why
from bouwmeester.games.potzklotz.agenda import ASKING, LAYING, LIFTING, SETTING
from bouwmeester.games.potzklotz.fits import Move, ways, why_not, why_not_shown, why_wrong
from bouwmeester.games.potzklotz.material import CARDS, CELLS, cards_in
from bouwmeester.games.potzklotz.state import PotzklotzState, asked_now


class WhyView(TypedDict):
    key: str
    rule: str
    facts: dict[str, str | int]


class WayView(TypedDict):
    lift: str
    set: str


class HintView(TypedDict):
    #: By card: every move that makes it right; none are left to make once the cube is set down.
    right: dict[str, list[WayView]]
    #: By card: why it cannot be right.
    wrong: dict[str, WhyView]


def hint(s: PotzklotzState, seat: int) -> HintView | None:
    """What would be right for a seat that is asked something; None for the others."""
    frame = _asked(s, seat)
    if not frame:
        return None
    right: dict[str, list[WayView]] = {}
    wrong: dict[str, WhyView] = {}
    for card in cards_in(s.hand[seat]):
        why = _why(s, frame, card)
        if why is not None:
            wrong[CARDS.word(card)] = {"key": why.key, "rule": why.rule, "facts": why.facts}
            continue
        moves = _moves(s, frame, card)
        if moves or frame[0] == LAYING or frame[0] == ASKING:
            right[CARDS.word(card)] = [{"lift": CELLS.word(a), "set": CELLS.word(b)} for a, b in moves]
    return {"right": right, "wrong": wrong}


def _asked(s: PotzklotzState, seat: int) -> tuple[int, ...]:
    """The frame that waits for this seat; empty if none does.

    While others are asked out of turn, an expert whose turn goes on afterwards waits like everybody.
    """
    asked = asked_now(s)
    if asked:
        return (ASKING, seat) if seat in asked else ()
    frame = s.agenda[-1] if s.agenda else ()
    return frame if frame and frame[0] in (LIFTING, SETTING, LAYING) and frame[1] == seat else ()


def _why(s: PotzklotzState, frame: tuple[int, ...], card: int) -> Why | None:
    if frame[0] == LAYING:
        return why_wrong(s.building, frame[2], frame[3], card)
    if frame[0] == ASKING:
        return why_not_shown(s.building, card)
    return why_not(s.building, card, s.strict)


def _moves(s: PotzklotzState, frame: tuple[int, ...], card: int) -> list[Move]:
    """What can still be done to make a card right: with a cube in the air, only with that one."""
    if frame[0] == LIFTING:
        return ways(s.building, card, s.strict)
    if frame[0] == SETTING:
        return [move for move in ways(s.building, card, s.strict) if move[0] == frame[2]]
    return []
