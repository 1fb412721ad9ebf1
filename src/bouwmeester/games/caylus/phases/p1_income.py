"""The turn with its seven phases, and phase 1: income. [turn, income]"""

from typing import Final

from bouwmeester.core.action import NUMBER
from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY, Frame, do
from bouwmeester.core.step import Auto
from bouwmeester.games.caylus.agenda import BRIBES, CASTLE, END_OF_TURN, INCOME, PLACING, ROAD, SPECIAL
from bouwmeester.games.caylus.material import SPECIALS
from bouwmeester.games.caylus.state import CaylusState, forget_rows, gain_deniers

TURN_BEGINS: Final = Telling("caylus.turn_begins", turn=NUMBER)

#: What follows placing in every turn: phases 3 to 7, in order.
AFTER_PLACING: Final[tuple[Frame, ...]] = (
    *[(SPECIAL, site) for site in range(SPECIALS)],
    (BRIBES,),
    (ROAD, NOBODY),
    (CASTLE,),
    (END_OF_TURN,),
)


class Turn(Auto[CaylusState]):
    """A turn has seven phases. [turn.1]"""

    def run(self, s: CaylusState) -> None:
        s.agenda.pop()
        s.turn += 1
        s.passed.clear()
        forget_rows(s)
        s.tell(TURN_BEGINS, s.turn)
        do(s, (INCOME,), (PLACING, s.order[0]), *AFTER_PLACING)


class Income(Auto[CaylusState]):
    """Everyone gets 2 deniers, 1 for each residence, 1 for the library, 2 for the hotel. [income.1]"""

    def run(self, s: CaylusState) -> None:
        s.agenda.pop()
        for seat in s.order:
            gain_deniers(s, seat, s.income[seat])
