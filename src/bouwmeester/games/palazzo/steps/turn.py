"""A turn: money, tiles or a rebuild, exactly one of them. [turn]"""

from typing import Final

from bouwmeester.core.action import SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import do
from bouwmeester.core.step import Step
from bouwmeester.games.palazzo.actions import MONEY, REBUILD, TWO_TILES
from bouwmeester.games.palazzo.agenda import (
    MARKET,
    REBUILDING,
    REVEAL_TILE,
    SHOW_MONEY,
    SPENDING,
    TAKE_MONEY,
    TURN,
)
from bouwmeester.games.palazzo.reasons import NO_CARD_TO_SPEND, NOTHING_TO_REBUILD, TOO_FEW_CARDS
from bouwmeester.games.palazzo.state import PalazzoState, left_of

TAKES_MONEY: Final = Telling("palazzo.takes_money", seat=SEATS)
TURNS_TILES: Final = Telling("palazzo.turns_tiles", seat=SEATS)
REBUILDS: Final = Telling("palazzo.rebuilds", seat=SEATS)


class Turn(Step[PalazzoState]):
    """The player whose turn it is must do one of three things; then it is the next player's turn. [turn.1]"""

    def actor(self, s: PalazzoState) -> int:
        return s.agenda[-1][1]

    def options(self, s: PalazzoState) -> list[Action]:
        return [action for action in (MONEY, TWO_TILES, REBUILD) if self.refusal(s, action) is None]

    def refusal(self, s: PalazzoState, action: Action) -> Why | None:
        _, seat = s.agenda[-1]
        if action is MONEY and s.deck_left < s.seats + 1:
            there = s.deck_left + sum(s.discard)
            return TOO_FEW_CARDS.why(there, s.seats + 1) if there < s.seats + 1 else None
        if action is REBUILD:
            # A single tile can always be removed, and from a taller palace one can always be taken.
            if not s.palaces[seat]:
                return NOTHING_TO_REBUILD.why()
            if s.held[seat] == 0:
                return NO_CARD_TO_SPEND.why()
        return None

    def take(self, s: PalazzoState, action: Action) -> None:
        _, seat = s.agenda.pop()
        do(s, (TURN, left_of(s, seat)))
        if action is MONEY:
            s.tell(TAKES_MONEY, seat)
            others = [(seat + i) % s.seats for i in range(1, s.seats)]
            do(s, (SHOW_MONEY,), (TAKE_MONEY, seat, -1), *[(TAKE_MONEY, other, -1) for other in others])
        elif action is TWO_TILES:
            s.tell(TURNS_TILES, seat)
            do(s, (REVEAL_TILE, 1), (REVEAL_TILE, 2), (MARKET, seat))
        else:
            s.tell(REBUILDS, seat)
            do(s, (REBUILDING, seat), (SPENDING, seat))
