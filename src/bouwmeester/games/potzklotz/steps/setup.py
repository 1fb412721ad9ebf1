"""Set-up: who begins, a hand for each, and the card that shows the first building. [setup]"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import CHANCE, do
from bouwmeester.core.step import Step
from bouwmeester.games.potzklotz.actions import DRAW, FIRST, START
from bouwmeester.games.potzklotz.agenda import CHOOSE_FIRST, DRAW_CARDS, LIFTING, TURN_START
from bouwmeester.games.potzklotz.material import CARDS, SET_UP, cards_in, count
from bouwmeester.games.potzklotz.reasons import NOT_ON_STACK, NOT_SEATED, UNDER_THE_STACK
from bouwmeester.games.potzklotz.state import (
    DEALT,
    IT_IS,
    TAKES,
    PotzklotzState,
    draw_card,
    loose_stack,
)

BEGINS: Final = Telling("potzklotz.begins", seat=SEATS)
STARTED: Final = Telling("potzklotz.started", card=CARDS)
UNDER: Final = Telling("potzklotz.under", card=CARDS)
NEW_DEAL: Final = Telling("potzklotz.new_deal", number=NUMBER)


class ChooseFirst(Step[PotzklotzState]):
    """Somebody begins. At a table the youngest; here, chance decides. [setup.6]"""

    def actor(self, s: PotzklotzState) -> int:
        return CHANCE

    def options(self, s: PotzklotzState) -> list[Action]:
        return list(FIRST[: s.seats])

    def weights(self, s: PotzklotzState) -> list[int]:
        return [1] * s.seats

    def take(self, s: PotzklotzState, action: Action) -> None:
        s.agenda.pop()
        (s.first,) = action.args
        s.tell(BEGINS, s.first)

    def refusal(self, s: PotzklotzState, action: Action) -> Why | None:
        (seat,) = action.args
        return None if seat < s.seats else NOT_SEATED.why(seat)


class DrawCards(Step[PotzklotzState]):
    """Cards come off the stack into a hand, one at a time, for nobody else to see. [setup.2, setup.5]"""

    def actor(self, s: PotzklotzState) -> int:
        return CHANCE

    def options(self, s: PotzklotzState) -> list[Action]:
        return [DRAW[card] for card in cards_in(loose_stack(s))]

    def weights(self, s: PotzklotzState) -> list[int]:
        return [1] * count(loose_stack(s))

    def take(self, s: PotzklotzState, action: Action) -> None:
        _, seat, cards = s.agenda.pop()
        (card,) = action.args
        draw_card(s, seat, card)
        if s.experts and not s.stack:
            # Whether anybody can still lay shows only in turns after the last card was drawn. [experts.6]
            s.idle = 0
        if cards > 1:
            do(s, (DRAW_CARDS, seat, cards - 1))
        dealing = s.agenda[0][0] == TURN_START
        if not dealing:
            s.tell(TAKES, seat)
        s.whisper(seat, IT_IS, seat, card)
        if dealing and cards == 1:
            s.tell(DEALT, seat, s.cards)

    def refusal(self, s: PotzklotzState, action: Action) -> Why | None:
        (card,) = action.args
        if not s.stack >> card & 1:
            return NOT_ON_STACK.why(card)
        return None if loose_stack(s) >> card & 1 else UNDER_THE_STACK.why(card)


class TurnStart(Step[PotzklotzState]):
    """The next card is turned over and its building set up; when experts play it then goes under the stack.

    [setup.4, experts.2]
    """

    def actor(self, s: PotzklotzState) -> int:
        return CHANCE

    def options(self, s: PotzklotzState) -> list[Action]:
        return [START[card] for card in cards_in(s.stack)]

    def weights(self, s: PotzklotzState) -> list[int]:
        return [1] * count(s.stack)

    def take(self, s: PotzklotzState, action: Action) -> None:
        s.agenda.pop()
        (card,) = action.args
        s.start = s.shown = card
        s.building = SET_UP[card]
        s.tell(STARTED, card)
        if s.experts:
            s.tell(UNDER, card)
        else:
            s.stack ^= 1 << card
        do(s, (LIFTING, s.first))

    def refusal(self, s: PotzklotzState, action: Action) -> Why | None:
        (card,) = action.args
        return None if s.stack >> card & 1 else NOT_ON_STACK.why(card)


def set_up(s: PotzklotzState) -> None:
    """Everything that happens before the first turn of a match, in order."""
    deal(s)
    do(s, (CHOOSE_FIRST,))


def deal(s: PotzklotzState) -> None:
    """A hand for each, and the card to begin with. [setup.2, setup.4]"""
    do(s, *[(DRAW_CARDS, seat, s.cards) for seat in range(s.seats)], (TURN_START,))
