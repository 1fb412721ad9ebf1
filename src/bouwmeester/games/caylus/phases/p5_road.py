"""Phase 5: the buildings along the road work, up to the provost. [road]"""

from typing import Final

from bouwmeester.core.action import SEATS
from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY, do
from bouwmeester.core.step import Auto
from bouwmeester.games.caylus.agenda import ROAD
from bouwmeester.games.caylus.buildings.activation import activate
from bouwmeester.games.caylus.construction import clear_space
from bouwmeester.games.caylus.material import ROAD as ROAD_SPACES
from bouwmeester.games.caylus.material import SPACES, TILES
from bouwmeester.games.caylus.state import CaylusState, forget_rows

ACTIVATED: Final = Telling("caylus.activated", seat=SEATS, tile=TILES, space=SPACES)


class Road(Auto[CaylusState]):
    """In road order each building with a worker works, and then the worker goes home. [road.1, road.2]

    The frame holds the space that has just worked, or nothing at the start of the phase.
    """

    def run(self, s: CaylusState) -> None:
        _, last = s.agenda.pop()
        if last == NOBODY:
            forget_rows(s)
        else:
            clear_space(s, last)
        for space in range(last + 1, s.provost + 1):
            seat = s.worker[space]
            if seat != NOBODY:
                s.tell(ACTIVATED, seat, s.tile[space], space)
                do(s, (ROAD, space))
                activate(s, seat, s.tile[space], s.owner[space])
                return
        # Beyond the provost nothing works.
        for space in range(s.provost + 1, ROAD_SPACES):
            if s.worker[space] != NOBODY:
                clear_space(s, space)
