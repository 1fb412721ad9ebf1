"""Taking money: one card more than there are players, two for the one whose turn it is. [money]"""

from typing import Final

from bouwmeester.core.action import Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import CHANCE
from bouwmeester.core.step import Step
from bouwmeester.games.palazzo.actions import SHOW, TAKE
from bouwmeester.games.palazzo.agenda import TAKE_MONEY
from bouwmeester.games.palazzo.material import CARD_KINDS, CARDS
from bouwmeester.games.palazzo.reasons import NO_CARD_LEFT, NOT_SHOWN, TAKE_IN_ORDER
from bouwmeester.games.palazzo.state import PalazzoState, reshuffle, take_card

SHOWN: Final = Telling("palazzo.shown", card=CARDS)


class ShowMoney(Step[PalazzoState]):
    """Cards are turned up until there is one more than there are players. [money.1]"""

    def actor(self, s: PalazzoState) -> int:
        return CHANCE

    def options(self, s: PalazzoState) -> list[Action]:
        pile = s.deck if s.deck_left else s.discard
        return [SHOW[card] for card in range(CARD_KINDS) if pile[card]]

    def weights(self, s: PalazzoState) -> list[int]:
        pile = s.deck if s.deck_left else s.discard
        return [count for count in pile if count]

    def take(self, s: PalazzoState, action: Action) -> None:
        (card,) = action.args
        if s.deck_left == 0:
            reshuffle(s)
        s.deck[card] -= 1
        s.deck_left -= 1
        s.shown[card] += 1
        s.shown_left += 1
        s.tell(SHOWN, card)
        if s.shown_left == s.seats + 1:
            s.agenda.pop()

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        return None if action in self.options(s) else NO_CARD_LEFT.why(*action.args)


class TakeMoney(Step[PalazzoState]):
    """The active player takes two cards, then everyone else one, clockwise; nobody may decline. [money.2]

    The two are taken together: named from the lower to the higher, so that a pair is one choice, not two.
    """

    def actor(self, s: PalazzoState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PalazzoState) -> list[Action]:
        _, _, first = s.agenda[-1]
        cards = [card for card in range(max(0, first), CARD_KINDS) if s.shown[card]]
        if self._takes_two(s) and s.shown[cards[-1]] == 1:
            cards.pop()  # nothing could be named after it
        return [TAKE[card] for card in cards]

    def _takes_two(self, s: PalazzoState) -> bool:
        """Only the active player finds all the cards there."""
        return s.shown_left == s.seats + 1

    def take(self, s: PalazzoState, action: Action) -> None:
        _, seat, _ = s.agenda.pop()
        (card,) = action.args
        if self._takes_two(s):
            s.agenda.append((TAKE_MONEY, seat, card))
        take_card(s, seat, card)

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        (card,) = action.args
        if not s.shown[card]:
            return NOT_SHOWN.why(card)
        return None if action in self.options(s) else TAKE_IN_ORDER.why(card)
