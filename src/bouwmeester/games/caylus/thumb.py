"""Rules of thumb for Caylus: what a sensible player does without thinking long. Nothing here is a rule of the game.

A worker goes where it adds most to what the others of its seat will bring. The provost is bribed only past somebody's
worker. Everything else is looked at one step ahead. A little chance is in all of it, as nobody knows what others do.
"""

from typing import Final, cast

from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.state import NOBODY
from bouwmeester.core.step import Auto, Step
from bouwmeester.games.caylus.actions import HOME, MOVE, PASS, PLACE, PROVOST
from bouwmeester.games.caylus.agenda import BRIBE, GATE_MOVE, GUILD_MOVE, PLACING
from bouwmeester.games.caylus.judge import (
    SEARCH_PRICES,
    castle_hope,
    judge,
    likely_to_work,
    special_gain,
    workers_bring,
)
from bouwmeester.games.caylus.material import CASTLE, MOVES, ROAD_SITE, STAYING
from bouwmeester.games.caylus.phases.p3_special import stays_on_road
from bouwmeester.games.caylus.prospects import Moment, plan_of, use_tile
from bouwmeester.games.caylus.sites import open_sites, price_at
from bouwmeester.games.caylus.state import CaylusState

Steps = tuple[Step[CaylusState], ...]

#: By how many points, up or down, a choice is misjudged.
WAVERING: Final = 0.6
_TICKETS: Final = 1024
#: The first to pass gets a denier.
FIRST_PASS: Final = 1.0


def rule_of_thumb(s: CaylusState, seat: int, steps: Steps, dice: Dice) -> Action:
    now = s.agenda[-1][0]
    if now == PLACING:
        return _placed(s, seat, dice)
    if now == GATE_MOVE:
        return _moved(s, seat, dice)
    if now == BRIBE or now == GUILD_MOVE:
        return _provost(s, seat, steps, now == BRIBE, dice)
    options = steps[now].options(s)
    if len(options) == 1:
        return options[0]
    best = options[0]
    most = -1.0e9
    for action in options:
        worth = judge(done(s, steps, action), seat, SEARCH_PRICES) + _wavering(dice)
        if worth > most:
            best = action
            most = worth
    return best


def done(s: CaylusState, steps: Steps, action: Action) -> CaylusState:
    """What an action leads to."""
    then = s.copy()
    steps[then.agenda[-1][0]].take(then, action)
    while then.agenda:
        step = steps[then.agenda[-1][0]]
        if not step.automatic:
            break
        cast(Auto[CaylusState], step).run(then)
    return then


def _wavering(dice: Dice) -> float:
    return WAVERING * (2 * dice.randrange(_TICKETS) - _TICKETS) / _TICKETS


# Workers.


class Hope:
    """What a seat may expect of this turn, and of one worker more."""

    def __init__(self, s: CaylusState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.plan = plan_of(s, seat, Moment(s, False, SEARCH_PRICES))
        workers_bring(s, seat, self.plan)
        self.now = self.plan.worth() + castle_hope(s, seat, self.plan)

    def gain(self, site: int, price: int) -> float:
        """What a worker there adds, less its price and what it gives to the owner of the building."""
        s, seat = self.s, self.seat
        plan = self.plan.copied()
        plan.deniers -= price
        given = 0.0
        if site >= ROAD_SITE:
            space = site - ROAD_SITE
            use_tile(s, plan, seat, s.tile[space], likely_to_work(s, space, s.seats))
            owner = s.owner[space]
            if owner != NOBODY and owner != seat:
                given = 1.0 / (s.seats - 1)
        elif site == CASTLE:
            s.castle.append(seat)
            worth = plan.worth() + castle_hope(s, seat, plan)
            s.castle.pop()
            return worth - self.now
        else:
            special_gain(s, seat, site, plan)
        return plan.worth() + castle_hope(s, seat, plan) - self.now - given


def _placed(s: CaylusState, seat: int, dice: Dice) -> Action:
    deniers = s.deniers[seat]
    if s.workers[seat] == 0 or deniers == 0:
        return PASS
    hope = Hope(s, seat)
    best = PASS
    most = _wavering(dice)
    if not s.passed:
        most += FIRST_PASS * hope.plan.look.denier
    for site in open_sites(s, seat):
        price = price_at(s, seat, site)
        if price <= deniers:
            gain = hope.gain(site, price) + _wavering(dice)
            if gain > most:
                best = PLACE[site]
                most = gain
    return best


def _moved(s: CaylusState, seat: int, dice: Dice) -> Action:
    hope = Hope(s, seat)
    best = HOME
    most = 0.0
    for site in open_sites(s, seat):
        gain = hope.gain(site, 0) + _wavering(dice)
        if gain > most:
            best = MOVE[site]
            most = gain
    return best


# The provost.


def _provost(s: CaylusState, seat: int, steps: Steps, paid: bool, dice: Dice) -> Action:
    """As far as a worker of one's own, or back before a rival's; or he stays."""
    best = PROVOST[STAYING]
    most = -1.0e9
    for move in range(len(MOVES)):
        if not stays_on_road(s, move) or (paid and abs(move - STAYING) > s.deniers[seat]):
            continue
        if move != STAYING and not _matters(s, seat, move):
            continue
        ahead = _ahead(done(s, steps, PROVOST[move]), seat) + _wavering(dice)
        if ahead > most:
            best = PROVOST[move]
            most = ahead
    return best


def _matters(s: CaylusState, seat: int, move: int) -> bool:
    """Whether he would stop at an own worker further on, or just before another's that works now."""
    space = s.provost + move - STAYING
    if move > STAYING:
        return s.worker[space] == seat
    other = s.worker[space + 1]
    return other != NOBODY and other != seat


def _ahead(s: CaylusState, seat: int) -> float:
    """By how much a seat is ahead of the best of the others, who counts for less the more there are."""
    best = -1.0e9
    for other in range(s.seats):
        if other != seat:
            best = max(best, judge(s, other, SEARCH_PRICES))
    return judge(s, seat, SEARCH_PRICES) - best / (s.seats - 1)
