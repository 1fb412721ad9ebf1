"""A turn: lift one cube, set it down, lay a card, and the table judges. [turn]

What can be done is not what is right: the lists hold mistakes, and nothing here tells a player which they are.
"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY, Frame, do
from bouwmeester.core.step import Step
from bouwmeester.games.potzklotz.actions import LAY, LIFT, PASS, SET, STOP, TURN
from bouwmeester.games.potzklotz.agenda import ASKING, DRAW_CARDS, LAYING, LIFTING, SETTING, TURN_END
from bouwmeester.games.potzklotz.material import (
    CELL_COUNT,
    CELLS,
    COLUMN,
    KIND,
    ON_BASE,
    cards_in,
    height_at,
    kind_of,
    quarter_turned,
)
from bouwmeester.games.potzklotz.reasons import (
    NO_CUBE,
    NO_TURNING,
    NOT_A_MOVE,
    NOT_IN_HAND,
    NOTHING_LAID,
    OFF_BASE,
    STOP_INSTEAD,
    TURNED_ENOUGH,
)
from bouwmeester.games.potzklotz.state import (
    PotzklotzState,
    asked_now,
    lay_card,
    moved,
    others,
    raise_building,
    standing_kind,
    take_back,
)
from bouwmeester.games.potzklotz.verdict import tell_right, tell_right_too, tell_wrong

PASSES: Final = Telling("potzklotz.passes", seat=SEATS)
STOPS: Final = Telling("potzklotz.stops", seat=SEATS, cards=NUMBER)
TURNS: Final = Telling("potzklotz.turns", seat=SEATS)
LIFTS: Final = Telling("potzklotz.lifts", seat=SEATS, cell=CELLS)
SETS: Final = Telling("potzklotz.sets", seat=SEATS, cell=CELLS)

#: A fourth quarter turn would bring the base back to where it was; and without a limit a turn need never end.
QUARTER_TURNS_AT_MOST: Final = 3


#: Where a cube can be set down, by the cell it was lifted from.
_ANYWHERE: Final = [[SET[cell] for cell in range(CELL_COUNT) if cell != source] for source in range(CELL_COUNT)]
_ON_THE_BASE: Final = [[action for action in cells if ON_BASE[action.args[0]]] for cells in _ANYWHERE]


class Lifting(Step[PotzklotzState]):
    """In turn you lift the top cube of a column, or pass. Experts who have laid may go on, or stop.

    [turn.1, turn.3, experts.3]
    """

    def actor(self, s: PotzklotzState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PotzklotzState) -> list[Action]:
        options = [LIFT[column // COLUMN] for column in s.building]
        if s.turning and s.turned < QUARTER_TURNS_AT_MOST:
            options.append(TURN)
        options.append(STOP if s.chain else PASS)
        return options

    def take(self, s: PotzklotzState, action: Action) -> None:
        _, seat = s.agenda[-1]
        if action is TURN:
            s.building = quarter_turned(s.building)
            s.turned += 1
            s.tell(TURNS, seat)
            return
        s.agenda.pop()
        if action is PASS:
            s.tell(PASSES, seat)
            do(s, (TURN_END, seat))
        elif action is STOP:
            s.tell(STOPS, seat, s.chain)
            do(s, (TURN_END, seat))
        else:
            (cell,) = action.args
            s.tell(LIFTS, seat, cell)
            do(s, (SETTING, seat, cell))

    def refusal(self, s: PotzklotzState, action: Action) -> Why | None:
        if action is TURN:
            if not s.turning:
                return NO_TURNING.why()
            return TURNED_ENOUGH.why(s.turned) if s.turned == QUARTER_TURNS_AT_MOST else None
        if action is PASS:
            return STOP_INSTEAD.why(s.chain) if s.chain else None
        if action is STOP:
            return None if s.chain else NOTHING_LAID.why()
        (cell,) = action.args
        return None if height_at(s.building, cell) else NO_CUBE.why(cell)


class Setting(Step[PotzklotzState]):
    """The cube is in the air: it must come down on another cell, wherever you like. Touched is played. [turn.4]"""

    def actor(self, s: PotzklotzState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PotzklotzState) -> list[Action]:
        _, _, source = s.agenda[-1]
        return _ON_THE_BASE[source][:] if s.strict else _ANYWHERE[source][:]

    def take(self, s: PotzklotzState, action: Action) -> None:
        _, seat, source = s.agenda.pop()
        (target,) = action.args
        s.tell(SETS, seat, target)
        do(s, (LAYING, seat, source, target))

    def refusal(self, s: PotzklotzState, action: Action) -> Why | None:
        _, _, source = s.agenda[-1]
        (cell,) = action.args
        if cell == source:
            return NOT_A_MOVE.why(cell)
        return OFF_BASE.why(cell) if s.strict and not ON_BASE[cell] else None


class Laying(Step[PotzklotzState]):
    """You lay a card, and the others check it. Right: it stays. Wrong: cube and card go back, for a card more.

    [turn.7, turn.8, turn.9]
    """

    def actor(self, s: PotzklotzState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PotzklotzState) -> list[Action]:
        _, seat, _, _ = s.agenda[-1]
        return [LAY[card] for card in cards_in(s.hand[seat])]

    def take(self, s: PotzklotzState, action: Action) -> None:
        _, seat, source, target = s.agenda.pop()
        (card,) = action.args
        built = moved(s.building, source, target)
        if kind_of(built) != KIND[card]:
            tell_wrong(s, seat, card, built, target)
            cards = take_back(s, seat, card)
            do(s, *draws(seat, cards), (TURN_END, seat))
            return
        raise_building(s, built)
        tell_right(s, seat, card, built)
        lay_card(s, seat, card)
        s.chain += 1
        s.turned = 0
        goes_on = s.experts and s.hand[seat] != 0
        do(s, *asked(s, seat), (LIFTING if goes_on else TURN_END, seat))

    def refusal(self, s: PotzklotzState, action: Action) -> Why | None:
        _, seat, _, _ = s.agenda[-1]
        return refuse_card(s, seat, action)


def refuse_card(s: PotzklotzState, seat: int, action: Action) -> Why | None:
    (card,) = action.args
    return None if s.hand[seat] >> card & 1 else NOT_IN_HAND.why(card)


def draws(seat: int, cards: int) -> list[Frame]:
    """The frame that gives a seat so many cards, or none."""
    return [(DRAW_CARDS, seat, cards)] if cards > 0 else []


def asked(s: PotzklotzState, seat: int) -> list[Frame]:
    """Everyone else who holds a card is asked, whatever it is, so that the asking tells nothing. [options.6]"""
    if not s.out_of_turn:
        return []
    return [(ASKING, other) for other in others(s, seat) if s.hand[other]]


class Asking(Step[PotzklotzState]):
    """Out of turn you may lay the other view of the building just made; or not. [options.6, options.7]"""

    def actor(self, s: PotzklotzState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PotzklotzState) -> list[Action]:
        return self.answers(s, self.actor(s))

    def take(self, s: PotzklotzState, action: Action) -> None:
        _, seat = s.agenda.pop()
        if action is PASS:  # at a table nobody says so, and nobody is told
            return
        (card,) = action.args
        if KIND[card] != standing_kind(s):
            tell_wrong(s, seat, card, s.building, NOBODY)
            do(s, *draws(seat, take_back(s, seat, card)))
            return
        tell_right_too(s, seat, card)
        lay_card(s, seat, card)
        while s.agenda[-1][0] == ASKING:
            s.agenda.pop()

    def asked(self, s: PotzklotzState) -> list[int]:
        return asked_now(s)

    def answers(self, s: PotzklotzState, seat: int) -> list[Action]:
        return [*[LAY[card] for card in cards_in(s.hand[seat])], PASS]

    def refusal(self, s: PotzklotzState, action: Action) -> Why | None:
        _, seat = s.agenda[-1]
        return None if action is PASS else refuse_card(s, seat, action)
