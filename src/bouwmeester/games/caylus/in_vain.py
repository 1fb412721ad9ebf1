"""Where a worker would do nothing for its player, and what a player lacks for a batch: told before it is late.

Nothing here is a rule: the buildings are put to work on a copy of the table, and what comes of it is looked at.
"""

from typing import Final, TypedDict

from bouwmeester.games.caylus.agenda import DELIVERY, GATE_MOVE, PLACING
from bouwmeester.games.caylus.buildings.activation import activate
from bouwmeester.games.caylus.material import (
    CASTLE,
    CUBE_KINDS,
    FOOD,
    JOUST_FIELD,
    ROAD_SITE,
    SITES,
    TRADING_POST,
    WOOD,
)
from bouwmeester.games.caylus.offers import deliverable
from bouwmeester.games.caylus.phases.p3_special import ask_jouster
from bouwmeester.games.caylus.sites import open_sites, price_at
from bouwmeester.games.caylus.state import CaylusState

#: A batch is one food and cubes of so many other kinds. [castle.2]
OTHER_KINDS: Final = 2


class LackView(TypedDict):
    """What is missing for a batch."""

    food: int
    kinds: int  # so many more kinds of cubes other than food


def lacks(s: CaylusState, seat: int) -> LackView:
    at = seat * CUBE_KINDS
    others = len([cube for cube in range(WOOD, CUBE_KINDS) if s.cubes[at + cube]])
    return {"food": 0 if s.cubes[at + FOOD] else 1, "kinds": max(0, OTHER_KINDS - others)}


def in_vain(s: CaylusState) -> list[str]:
    """The places where a worker sent there now could do nothing with what its player has.

    Left out are those before which another worker of the same player acts: it may bring what is missing.
    """
    if not s.agenda or s.agenda[-1][0] not in (PLACING, GATE_MOVE):
        return []
    step, seat = s.agenda[-1]
    if step == PLACING and s.workers[seat] == 0:
        return []
    return [SITES.word(site) for site in open_sites(s, seat) if _for_nothing(s, seat, site)]


def _for_nothing(s: CaylusState, seat: int, site: int) -> bool:
    if s.special[TRADING_POST] == seat or (site != JOUST_FIELD and s.special[JOUST_FIELD] == seat):
        return False
    then = s.copy()
    if s.agenda[-1][0] == PLACING:
        then.deniers[seat] -= price_at(s, seat, site)
    then.agenda.clear()
    if site == JOUST_FIELD:
        then.special[site] = seat
        ask_jouster(then)
        return not then.agenda
    before = s.worker if site == CASTLE else s.worker[: max(0, site - ROAD_SITE)]
    if seat in before or site < CASTLE:
        return False
    if site == CASTLE:
        then.agenda.append((DELIVERY, seat, 0, 0, 0, 0, 0, 0))
        return not deliverable(then)
    space = site - ROAD_SITE
    had = then.cubes[:]
    activate(then, seat, s.tile[space], s.owner[space])
    return not then.agenda and then.cubes == had
