"""Phase 2: placing workers, until everyone has passed. [placing]"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import do
from bouwmeester.core.step import Step
from bouwmeester.games.caylus.actions import PASS, PLACE
from bouwmeester.games.caylus.agenda import PLACING
from bouwmeester.games.caylus.material import ROAD_SITE, SITES, SPACES, TILES
from bouwmeester.games.caylus.reasons import NO_WORKER
from bouwmeester.games.caylus.sites import open_sites, price_at, stand, why_not_paid, why_not_there
from bouwmeester.games.caylus.state import CaylusState, gain_deniers, pay_deniers

PLACED: Final = Telling("caylus.placed", seat=SEATS, site=SITES, price=NUMBER)
PLACED_ON: Final = Telling("caylus.placed_on", seat=SEATS, tile=TILES, space=SPACES, price=NUMBER)
PASSED: Final = Telling("caylus.passed", seat=SEATS)

FIRST_PASS_DENIERS: Final = 1


class Placing(Step[CaylusState]):
    """In turn, each pays for one worker and places it, or passes for the rest of the phase. [placing.1]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        _, seat = s.agenda[-1]
        options: list[Action] = []
        deniers = s.deniers[seat]
        if s.workers[seat] and deniers:
            options = [PLACE[site] for site in open_sites(s, seat) if price_at(s, seat, site) <= deniers]
        options.append(PASS)
        return options

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat = s.agenda.pop()
        if action is PASS:
            leave_bridge(s, seat)
        else:
            (site,) = action.args
            price = price_at(s, seat, site)
            pay_deniers(s, seat, price)
            s.workers[seat] -= 1
            if site < ROAD_SITE:
                s.tell(PLACED, seat, site, price)
            else:
                s.tell(PLACED_ON, seat, s.tile[site - ROAD_SITE], site - ROAD_SITE, price)
            stand(s, seat, site)
        place = s.order.index(seat)
        for further in range(1, s.seats + 1):
            next_seat = s.order[(place + further) % s.seats]
            if next_seat not in s.passed:
                do(s, (PLACING, next_seat))
                return

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        if action is PASS:
            return None
        _, seat = s.agenda[-1]
        (site,) = action.args
        if s.workers[seat] == 0:
            return NO_WORKER.why()
        why = why_not_there(s, seat, site)
        return why_not_paid(s, seat, site) if why is None else why


def leave_bridge(s: CaylusState, seat: int) -> None:
    """Passing is free, and the first to pass gets a denier. [placing.8]"""
    s.passed.append(seat)
    s.tell(PASSED, seat)
    if len(s.passed) == 1:
        gain_deniers(s, seat, FIRST_PASS_DENIERS)
