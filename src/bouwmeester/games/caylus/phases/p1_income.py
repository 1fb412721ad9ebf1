"""Phase 1: income, and what follows it in a turn. [turn, income]"""

from typing import Final

from bouwmeester.core.action import NUMBER
from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY, Frame, do
from bouwmeester.core.step import Auto
from bouwmeester.games.caylus.agenda import BRIBES, CASTLE, END_OF_TURN, PLACING, ROAD, SPECIAL
from bouwmeester.games.caylus.material import SPECIALS
from bouwmeester.games.caylus.state import CaylusState, gain_deniers

TURN_BEGINS: Final = Telling("caylus.turn_begins", turn=NUMBER)

#: What follows placing in every turn: phases 3 to 7, in order.
AFTER_PLACING: Final[tuple[Frame, ...]] = (
    *[(SPECIAL, site) for site in range(SPECIALS)],
    (BRIBES,),
    (ROAD, NOBODY),
    (CASTLE,),
    (END_OF_TURN,),
)


class Income(Auto[CaylusState]):
    """A turn begins: everyone gets 2 deniers, 1 for each residence, 1 for the library, 2 for the hotel. [income.1]"""

    def run(self, s: CaylusState) -> None:
        s.agenda.pop()
        s.turn += 1
        s.passed.clear()
        s.tell(TURN_BEGINS, s.turn)
        for seat in s.order:
            gain_deniers(s, seat, s.income[seat])
        do(s, (PLACING, s.order[0]), *AFTER_PLACING)
