"""Set-up: the builder, the first five tiles, four cards each, and who begins. [setup]"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import CHANCE, do
from bouwmeester.core.step import Step
from bouwmeester.games.palazzo.actions import BUILDER, DEAL, FIRST, REVEAL
from bouwmeester.games.palazzo.agenda import CHOOSE_FIRST, DEAL_HAND, LAY_OUT, PLACE_BUILDER, TURN
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    CARDS,
    QUARRIES,
    START_HAND,
    SUPPLY,
    TILES,
)
from bouwmeester.games.palazzo.reasons import CANNOT_DEAL, NOT_LEFT, NOT_SEATED
from bouwmeester.games.palazzo.state import PalazzoState, draw_tile, draw_weights, kinds, stack_now

BUILDER_STANDS: Final = Telling("palazzo.builder_stands", quarry=QUARRIES)
LAID_OUT: Final = Telling("palazzo.laid_out", tile=TILES, quarry=QUARRIES)
SUPPLIED: Final = Telling("palazzo.supplied", tile=TILES)
DEALT: Final = Telling("palazzo.dealt", seat=SEATS, card=CARDS)
DEALT_HAND: Final = Telling("palazzo.dealt_hand", seat=SEATS, cards=NUMBER)
BEGINS: Final = Telling("palazzo.begins", seat=SEATS)


class PlaceBuilder(Step[PalazzoState]):
    """The master builder stands on a quarry, whichever it is. [setup.2]"""

    def actor(self, s: PalazzoState) -> int:
        return CHANCE

    def options(self, s: PalazzoState) -> list[Action]:
        return list(BUILDER)

    def weights(self, s: PalazzoState) -> list[int]:
        return [1] * len(BUILDER)

    def take(self, s: PalazzoState, action: Action) -> None:
        s.agenda.pop()
        (s.builder,) = action.args
        s.tell(BUILDER_STANDS, s.builder)

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        return None


class LayOut(Step[PalazzoState]):
    """Five tiles of the first stack: one on each quarry, from the north clockwise, then the supply. [setup.3]"""

    def actor(self, s: PalazzoState) -> int:
        return CHANCE

    def options(self, s: PalazzoState) -> list[Action]:
        return [REVEAL[tile] for tile in kinds(s.stacks[stack_now(s)])]

    def weights(self, s: PalazzoState) -> list[int]:
        return draw_weights(s)

    def take(self, s: PalazzoState, action: Action) -> None:
        (tile,) = action.args
        draw_tile(s, tile)
        for quarry in range(SUPPLY):
            if not s.quarry[quarry]:
                s.quarry[quarry] = (tile,)
                s.tell(LAID_OUT, tile, quarry)
                return
        s.agenda.pop()
        s.supply = (tile,)
        s.tell(SUPPLIED, tile)

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        return None if action in self.options(s) else NOT_LEFT.why(*action.args)


class DealHand(Step[PalazzoState]):
    """Each player is dealt four cards, for nobody else to see. [setup.5]"""

    def actor(self, s: PalazzoState) -> int:
        return CHANCE

    def options(self, s: PalazzoState) -> list[Action]:
        return [DEAL[card] for card in range(CARD_KINDS) if s.deck[card]]

    def weights(self, s: PalazzoState) -> list[int]:
        return [count for count in s.deck if count]

    def take(self, s: PalazzoState, action: Action) -> None:
        _, seat = s.agenda[-1]
        (card,) = action.args
        s.deck[card] -= 1
        s.deck_left -= 1
        s.hand[seat * CARD_KINDS + card] += 1
        s.held[seat] += 1
        s.whisper(seat, DEALT, seat, card)
        if s.held[seat] == START_HAND:
            s.agenda.pop()
            s.tell(DEALT_HAND, seat, START_HAND)

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        return None if action in self.options(s) else CANNOT_DEAL.why(*action.args)


class ChooseFirst(Step[PalazzoState]):
    """Somebody begins. At a table the youngest; here, chance decides. [setup.6]"""

    def actor(self, s: PalazzoState) -> int:
        return CHANCE

    def options(self, s: PalazzoState) -> list[Action]:
        return list(FIRST[: s.seats])

    def weights(self, s: PalazzoState) -> list[int]:
        return [1] * s.seats

    def take(self, s: PalazzoState, action: Action) -> None:
        s.agenda.pop()
        (seat,) = action.args
        s.tell(BEGINS, seat)
        do(s, (TURN, seat))

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        (seat,) = action.args
        return None if seat < s.seats else NOT_SEATED.why(seat)


def set_up(s: PalazzoState) -> None:
    """Everything that happens before the first turn, in order."""
    do(s, (PLACE_BUILDER,), (LAY_OUT,), *[(DEAL_HAND, seat) for seat in range(s.seats)], (CHOOSE_FIRST,))
