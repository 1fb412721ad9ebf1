"""What speaks for a plan in Caylus, or against it: what it costs and brings, and what it does to the others.

Everything lies open in Caylus; what a building will bring is told for what its player has now.
"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.events import Event, Telling
from bouwmeester.core.state import NOBODY
from bouwmeester.games.caylus.agenda import DELIVERY, GRANT, PLACING
from bouwmeester.games.caylus.buildings.trades import can_trade
from bouwmeester.games.caylus.construction import LAWYER_DENIERS, buildable, targets
from bouwmeester.games.caylus.material import (
    CASTLE,
    CONSTRUCT,
    CONSTRUCTS,
    EFFECT,
    GATE,
    GUILD,
    INN,
    JOUST_FIELD,
    LAWYER,
    NO_CUBE,
    PEDDLE,
    POINTS,
    PRICES,
    PRODUCE,
    PRODUCES,
    RESIDENCE_TILE,
    ROAD_SITE,
    SELL,
    SELLS_AT,
    STABLES,
    TILES,
    TRADE,
    TRADES,
    TRADING_POST,
    TRADING_POST_DENIERS,
)
from bouwmeester.games.caylus.phases.p2_placing import FIRST_PASS_DENIERS
from bouwmeester.games.caylus.sites import general_price, price_after, price_at
from bouwmeester.games.caylus.state import CaylusState, cubes_of
from bouwmeester.games.caylus.thumb import Steps

SCORES: Final = Telling("caylus.ground_points", points=NUMBER)
LOSES: Final = Telling("caylus.ground_loses", points=NUMBER)
CUBES: Final = Telling("caylus.ground_cubes", cubes=NUMBER)
GIVES_CUBES: Final = Telling("caylus.ground_gives_cubes", cubes=NUMBER)
DENIERS: Final = Telling("caylus.ground_deniers", deniers=NUMBER)
PAYS: Final = Telling("caylus.ground_pays", deniers=NUMBER)
INCOME: Final = Telling("caylus.ground_income", deniers=NUMBER)
FAVOURS: Final = Telling("caylus.ground_favours", favours=NUMBER)
OTHERS_SCORE: Final = Telling("caylus.ground_owner", seat=SEATS)
BEYOND: Final = Telling("caylus.ground_beyond", spaces=NUMBER)
BRINGS: Final = Telling("caylus.ground_brings", cubes=NUMBER)
SELLS: Final = Telling("caylus.ground_sells", deniers=NUMBER)
PEDDLES: Final = Telling("caylus.ground_peddles", cubes=NUMBER, deniers=NUMBER)
BUILDS: Final = Telling("caylus.ground_builds", tile=TILES, points=NUMBER)
BUILDS_NOTHING: Final = Telling("caylus.ground_builds_nothing")
TRADES_FOR: Final = Telling("caylus.ground_trades_points", points=NUMBER)
TRADES_GOLD: Final = Telling("caylus.ground_trades_gold", gold=NUMBER)
TRADES_NOTHING: Final = Telling("caylus.ground_trades_nothing")
RESIDENCE: Final = Telling("caylus.ground_residence", points=NUMBER)
BATCHES: Final = Telling("caylus.ground_batches", batches=NUMBER, points=NUMBER)
NO_BATCH: Final = Telling("caylus.ground_no_batch")
CASTLE_PLACE: Final = Telling("caylus.ground_castle_place", place=NUMBER)
ORDER: Final = Telling("caylus.ground_order", place=NUMBER)
POST: Final = Telling("caylus.ground_post", deniers=NUMBER)
JOUST: Final = Telling("caylus.ground_joust")
AT_INN: Final = Telling("caylus.ground_inn")
MOVES_PROVOST: Final = Telling("caylus.ground_guild")
AT_GATE: Final = Telling("caylus.ground_gate")
CHEAP: Final = Telling("caylus.ground_cheap", deniers=NUMBER)
FIRST_PASS: Final = Telling("caylus.ground_first_pass", deniers=NUMBER)
OTHERS_PAY: Final = Telling("caylus.ground_others_pay", deniers=NUMBER)
OWN_STOPPED: Final = Telling("caylus.ground_own_stopped", workers=NUMBER)
OTHERS_STOPPED: Final = Telling("caylus.ground_others_stopped", workers=NUMBER)
OWN_WORK: Final = Telling("caylus.ground_own_work", workers=NUMBER)

GROUNDS: Final = (
    SCORES,
    LOSES,
    CUBES,
    GIVES_CUBES,
    DENIERS,
    PAYS,
    INCOME,
    FAVOURS,
    OTHERS_SCORE,
    BEYOND,
    BRINGS,
    SELLS,
    PEDDLES,
    BUILDS,
    BUILDS_NOTHING,
    TRADES_FOR,
    TRADES_GOLD,
    TRADES_NOTHING,
    RESIDENCE,
    BATCHES,
    NO_BATCH,
    CASTLE_PLACE,
    ORDER,
    POST,
    JOUST,
    AT_INN,
    MOVES_PROVOST,
    AT_GATE,
    CHEAP,
    FIRST_PASS,
    OTHERS_PAY,
    OWN_STOPPED,
    OTHERS_STOPPED,
    OWN_WORK,
)
AGAINST: Final = (
    LOSES,
    GIVES_CUBES,
    PAYS,
    OTHERS_SCORE,
    BEYOND,
    BUILDS_NOTHING,
    TRADES_NOTHING,
    NO_BATCH,
    OWN_STOPPED,
)
#: What the worker on each of these sites is there for.
_SPECIAL: Final = {JOUST_FIELD: JOUST, INN: AT_INN, GUILD: MOVES_PROVOST, GATE: AT_GATE}


def speaks_for(s: CaylusState, seat: int, plan: list[Action], then: CaylusState, steps: Steps) -> list[Event]:
    """``then`` is the table right after the plan, before anything else happens by itself."""
    if plan[0].verb == "move":
        return _of_a_site(s, seat, plan[0].args[0], steps)
    if s.agenda[-1][0] == PLACING:
        if plan[0].verb == "pass":
            return _of_a_pass(s)
        return _of_a_worker(s, seat, plan[0].args[0], steps)
    return [*_of_the_provost(s, seat, then), *_of_an_exchange(s, seat, then)]


# A worker is placed, or none any more.


def _of_a_pass(s: CaylusState) -> list[Event]:
    found: list[Event] = []
    passed = len(s.passed) + 1
    if passed == 1:
        found.append(Event(FIRST_PASS, (FIRST_PASS_DENIERS,)))
    if passed < s.seats:
        found.append(Event(OTHERS_PAY, (price_after(s, passed),)))
    return found


def _of_a_worker(s: CaylusState, seat: int, site: int, steps: Steps) -> list[Event]:
    price = price_at(s, seat, site)
    costs = Event(CHEAP, (price,)) if price < general_price(s) else Event(PAYS, (price,))
    return [*_of_a_site(s, seat, site, steps), costs]


def _of_a_site(s: CaylusState, seat: int, site: int, steps: Steps) -> list[Event]:
    """What a worker is for on a site, and whom else it helps there."""
    found: list[Event] = []
    if site == CASTLE:
        batches, points = most_batches(s, seat, steps)
        found.append(Event(BATCHES, (batches, points)) if batches else Event(NO_BATCH, ()))
        found.append(Event(CASTLE_PLACE, (len(s.castle) + 1,)))
    elif site == STABLES:
        found.append(Event(ORDER, (len(s.stables) + 1,)))
    elif site == TRADING_POST:
        found.append(Event(POST, (TRADING_POST_DENIERS,)))
    elif site < ROAD_SITE:
        found.append(Event(_SPECIAL[site], ()))
    else:
        space = site - ROAD_SITE
        found.extend(_of_a_building(s, seat, s.tile[space]))
        if space > s.provost:
            found.insert(0, Event(BEYOND, (space - s.provost,)))
        owner = s.owner[space]
        if owner != NOBODY and owner != seat:
            found.append(Event(OTHERS_SCORE, (owner,)))
    return found


def _of_a_building(s: CaylusState, seat: int, tile: int) -> list[Event]:
    """What a building does for whoever works there, with what the seat has now."""
    effect = EFFECT[tile]
    if effect == PRODUCE:
        return [Event(BRINGS, (max([sum(cubes) for cubes in PRODUCES[tile]]),))]
    if effect == SELL:
        return [Event(SELLS, (SELLS_AT[tile],))]
    if effect == PEDDLE:
        return [Event(PEDDLES, (len(PRICES[tile]), PRICES[tile][0]))]
    if effect == CONSTRUCT:
        return [_of_building(s, seat, CONSTRUCTS[tile])]
    if effect == TRADE:
        return [_of_a_trade(s, seat, tile)]
    if effect == LAWYER and targets(s, seat, LAWYER_DENIERS):
        return [Event(RESIDENCE, (POINTS[s.figures][RESIDENCE_TILE],))]
    return []


def _of_building(s: CaylusState, seat: int, colour: int) -> Event:
    tiles = buildable(s, seat, colour, NO_CUBE)
    best, most = NOBODY, 0
    for tile in tiles:
        if POINTS[s.figures][tile] > most:
            best, most = tile, POINTS[s.figures][tile]
    return Event(BUILDS_NOTHING, ()) if best == NOBODY else Event(BUILDS, (best, most))


def _of_a_trade(s: CaylusState, seat: int, tile: int) -> Event:
    points, gold = 0, 0
    for terms in TRADES[s.figures][tile]:
        if can_trade(s, seat, terms):
            points, gold = max(points, terms[3]), max(gold, terms[4])
    if points:
        return Event(TRADES_FOR, (points,))
    return Event(TRADES_GOLD, (gold,)) if gold else Event(TRADES_NOTHING, ())


def most_batches(s: CaylusState, seat: int, steps: Steps) -> tuple[int, int]:
    """How many batches a seat could deliver with the cubes it has, as the castle stands, and for how many points."""
    then = s.copy()
    then.agenda = [(DELIVERY, seat, 0, 0, 0, 0, 0, 0)]
    return _delivered(then, seat, steps)


def _delivered(s: CaylusState, seat: int, steps: Steps) -> tuple[int, int]:
    best = (0, 0)
    for action in steps[DELIVERY].options(s)[:-1]:
        then = s.copy()
        steps[DELIVERY].take(then, action)
        batches, points = _delivered(then, seat, steps)
        found = (batches + 1, points + then.points[seat] - s.points[seat])
        if found > best:
            best = found
    return best


# Everything else is what changes.


def _of_the_provost(s: CaylusState, seat: int, then: CaylusState) -> list[Event]:
    if s.provost == then.provost:
        return []
    found: list[Event] = []
    low, high = min(s.provost, then.provost) + 1, max(s.provost, then.provost) + 1
    between = [s.worker[space] for space in range(low, high) if s.worker[space] != NOBODY]
    own = len([worker for worker in between if worker == seat])
    others = len(between) - own
    if then.provost < s.provost:
        if others:
            found.append(Event(OTHERS_STOPPED, (others,)))
        if own:
            found.append(Event(OWN_STOPPED, (own,)))
    elif own:
        found.append(Event(OWN_WORK, (own,)))
    return found


def _of_an_exchange(s: CaylusState, seat: int, then: CaylusState) -> list[Event]:
    found: list[Event] = []
    points = then.points[seat] - s.points[seat]
    if points:
        found.append(Event(SCORES, (points,)) if points > 0 else Event(LOSES, (-points,)))
    favours = _grants(then, seat) - _grants(s, seat)
    if favours > 0:
        found.append(Event(FAVOURS, (favours,)))
    if then.income[seat] > s.income[seat]:
        found.append(Event(INCOME, (then.income[seat] - s.income[seat],)))
    cubes = cubes_of(then, seat) - cubes_of(s, seat)
    if cubes:
        found.append(Event(CUBES, (cubes,)) if cubes > 0 else Event(GIVES_CUBES, (-cubes,)))
    deniers = then.deniers[seat] - s.deniers[seat]
    if deniers:
        found.append(Event(DENIERS, (deniers,)) if deniers > 0 else Event(PAYS, (-deniers,)))
    return found


def _grants(s: CaylusState, seat: int) -> int:
    return len([frame for frame in s.agenda if frame[0] == GRANT and frame[1] == seat])
