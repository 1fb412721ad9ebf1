"""Phase 3: the six special buildings, strictly in order. [special]"""

from collections.abc import Callable
from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.errors import Why
from bouwmeester.core.events import Telling
from bouwmeester.core.state import NOBODY, do
from bouwmeester.core.step import Auto, Step
from bouwmeester.games.caylus.actions import HOME, JOUST, LEAVE, MOVE, PROVOST, REMAIN, SKIP
from bouwmeester.games.caylus.agenda import GATE_MOVE, GRANT, GUILD_MOVE, INN_GUEST, JOUSTING
from bouwmeester.games.caylus.material import (
    CLOTH,
    CUBE_KINDS,
    GATE,
    GUILD,
    INN,
    JOUST_FIELD,
    MOVES,
    ROAD,
    ROAD_SITE,
    SITES,
    SPACES,
    STABLES,
    STAYING,
    TILES,
    TRADING_POST,
    TRADING_POST_DENIERS,
)
from bouwmeester.games.caylus.reasons import ALREADY_AT_GATE, OFF_THE_ROAD
from bouwmeester.games.caylus.sites import open_sites, stand, why_not_there
from bouwmeester.games.caylus.state import (
    CaylusState,
    forget_rows,
    gain_deniers,
    go_home,
    move_provost,
    pay_cubes,
    pay_deniers,
)

MOVED: Final = Telling("caylus.moved", seat=SEATS, site=SITES)
MOVED_ON: Final = Telling("caylus.moved_on", seat=SEATS, tile=TILES, space=SPACES)
JOUSTED: Final = Telling("caylus.jousted", seat=SEATS)
NEW_PLACE: Final = Telling("caylus.new_place", seat=SEATS, place=NUMBER)
BECAME_GUEST: Final = Telling("caylus.became_guest", seat=SEATS)
REMAINED: Final = Telling("caylus.remained", seat=SEATS)

JOUST_DENIERS: Final = 1


def open_gate(s: CaylusState) -> None:
    """The worker at the gate may go on, free of charge; it leaves the gate in the step. [special.2]"""
    forget_rows(s)
    if s.special[GATE] != NOBODY:
        do(s, (GATE_MOVE, s.special[GATE]))


def pay_out(s: CaylusState) -> None:
    """The trading post pays 3 deniers. [special.3]"""
    seat = s.special[TRADING_POST]
    if seat != NOBODY:
        gain_deniers(s, seat, TRADING_POST_DENIERS)
        leave(s, TRADING_POST)


def ask_guild(s: CaylusState) -> None:
    if s.special[GUILD] != NOBODY:
        do(s, (GUILD_MOVE, s.special[GUILD]))


def ask_jouster(s: CaylusState) -> None:
    seat = s.special[JOUST_FIELD]
    if seat == NOBODY:
        return
    if s.deniers[seat] >= JOUST_DENIERS and s.cubes[seat * CUBE_KINDS + CLOTH]:
        do(s, (JOUSTING, seat))
    else:
        leave(s, JOUST_FIELD)


def new_order(s: CaylusState) -> None:
    """Those in the stables go first, in their order; the others keep theirs. From now on. [special.6]"""
    if not s.stables:
        return
    s.order = s.stables + [seat for seat in s.order if seat not in s.stables]
    for place in range(s.seats):
        s.tell(NEW_PLACE, s.order[place], place + 1)
    for seat in s.stables:
        go_home(s, seat, STABLES)
    s.stables.clear()


def change_guest(s: CaylusState) -> None:
    """Who came this turn becomes the guest and drives out the old one; else the guest chooses. [special.7]"""
    if s.inn_left != NOBODY:
        if s.inn_guest != NOBODY:
            go_home(s, s.inn_guest, INN)
        s.inn_guest = s.inn_left
        s.inn_left = NOBODY
        s.tell(BECAME_GUEST, s.inn_guest)
    elif s.inn_guest != NOBODY:
        do(s, (INN_GUEST, s.inn_guest))


def leave(s: CaylusState, site: int) -> None:
    """The one worker of a special building goes home."""
    seat = s.special[site]
    s.special[site] = NOBODY
    go_home(s, seat, site)


#: In the order of SITES.
ACTIVATE: Final[tuple[Callable[[CaylusState], None], ...]] = (
    open_gate,
    pay_out,
    ask_guild,
    ask_jouster,
    new_order,
    change_guest,
)


class Special(Auto[CaylusState]):
    """A special building is activated. [special.1]"""

    def run(self, s: CaylusState) -> None:
        _, site = s.agenda.pop()
        ACTIVATE[site](s)


class GateMove(Step[CaylusState]):
    """To any place where the worker could be placed, whatever it costs, or home. [special.2]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        options = [MOVE[site] for site in open_sites(s, s.agenda[-1][1])]
        options.append(HOME)
        return options

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat = s.agenda.pop()
        if action is HOME:
            leave(s, GATE)
            return
        s.special[GATE] = NOBODY
        (site,) = action.args
        if site < ROAD_SITE:
            s.tell(MOVED, seat, site)
        else:
            s.tell(MOVED_ON, seat, s.tile[site - ROAD_SITE], site - ROAD_SITE)
        stand(s, seat, site)

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        if action is HOME:
            return None
        if action.args[0] == GATE:
            return ALREADY_AT_GATE.why()
        return why_not_there(s, s.agenda[-1][1], action.args[0])


def stays_on_road(s: CaylusState, move: int) -> bool:
    """Whether a whole move of the provost ends on the road. [provost.3]"""
    return 0 <= s.provost + move - STAYING < ROAD


class GuildMove(Step[CaylusState]):
    """The provost may be moved one to three spaces, free of charge. [special.4]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        return [PROVOST[move] for move in range(len(MOVES)) if stays_on_road(s, move)]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat = s.agenda.pop()
        move_provost(s, seat, action.args[0])
        leave(s, GUILD)

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        return None if stays_on_road(s, action.args[0]) else OFF_THE_ROAD.why()


class Jousting(Step[CaylusState]):
    """For a denier and a cloth, a favour. [special.5]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        return [JOUST, SKIP]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat = s.agenda.pop()
        if action is JOUST:
            s.tell(JOUSTED, seat)
            pay_deniers(s, seat, JOUST_DENIERS)
            pay_cubes(s, seat, CLOTH, 1)
            do(s, (GRANT, seat))
        leave(s, JOUST_FIELD)

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        return None


class InnGuest(Step[CaylusState]):
    """A guest whom nobody drives out stays or goes home. [special.7]"""

    def actor(self, s: CaylusState) -> int:
        return s.agenda[-1][1]

    def options(self, s: CaylusState) -> list[Action]:
        return [REMAIN, LEAVE]

    def take(self, s: CaylusState, action: Action) -> None:
        _, seat = s.agenda.pop()
        if action is LEAVE:
            s.inn_guest = NOBODY
            go_home(s, seat, INN)
        else:
            s.tell(REMAINED, seat)

    def refusal(self, s: CaylusState, action: Action) -> Why | None:
        return None
