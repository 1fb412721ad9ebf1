"""What speaks for a plan in Palazzo, or against it: facts that anybody in that seat could work out, and no guesses.

What a rival may hold is only spoken of where it is sure: by the cards that everybody saw go into that hand, and by
how many others there are.
"""

from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action
from bouwmeester.core.events import Event, Telling
from bouwmeester.core.state import NOBODY
from bouwmeester.games.palazzo.agenda import BIDDING, BUILDING, MARKET, SHARE, TAKE_MONEY, TURN
from bouwmeester.games.palazzo.laying import reach
from bouwmeester.games.palazzo.material import (
    CARD_KINDS,
    CARD_VALUE,
    CERTIFICATE,
    CURRENCIES,
    FLOOR,
    RIDERS,
    SHARE_FROM_TILES,
    STACKS,
    TRIPLE_KINDS,
    TRIPLE_VALUE,
    TRIPLES,
)
from bouwmeester.games.palazzo.scoring import palace_points, score
from bouwmeester.games.palazzo.state import OPEN_MONEY, Palace, PalazzoState, stack_now
from bouwmeester.games.palazzo.steps.market import price_each

POINTS: Final = Telling("palazzo.ground_points", points=NUMBER)
LOSES: Final = Telling("palazzo.ground_loses", points=NUMBER)
NO_POINTS: Final = Telling("palazzo.ground_no_points")
COULD_SCORE: Final = Telling("palazzo.ground_could_score", points=NUMBER)
SCORES_NOTHING: Final = Telling("palazzo.ground_scores_nothing")
MISSES: Final = Telling("palazzo.ground_misses", points=NUMBER)
MISSES_NOTHING: Final = Telling("palazzo.ground_misses_nothing")
WORTH_TO: Final = Telling("palazzo.ground_worth_to", seat=SEATS, points=NUMBER)
KEPT_FROM: Final = Telling("palazzo.ground_kept_from", seat=SEATS, points=NUMBER)
GOES_TO: Final = Telling("palazzo.ground_goes_to", seat=SEATS, bid=NUMBER, points=NUMBER)
NOBODY_TOPS: Final = Telling("palazzo.ground_nobody_tops", total=NUMBER)
CAN_TOP: Final = Telling("palazzo.ground_can_top", seat=SEATS, total=NUMBER)
COMES_BACK: Final = Telling("palazzo.ground_comes_back", coins=NUMBER)
KEEPS_TRIPLE: Final = Telling("palazzo.ground_keeps_triple", triple=TRIPLES)
MAKES_TRIPLE: Final = Telling("palazzo.ground_makes_triple", triple=TRIPLES)
PAYS: Final = Telling("palazzo.ground_pays", coins=NUMBER, price=NUMBER)
COINS: Final = Telling("palazzo.ground_coins", coins=NUMBER)
CURRENCY: Final = Telling("palazzo.ground_currency", coins=NUMBER, currency=CURRENCIES)
FIRST_PICK: Final = Telling("palazzo.ground_first_pick", cards=NUMBER)
REACH: Final = Telling("palazzo.ground_reach", coins=NUMBER, price=NUMBER)
OUT_OF_REACH: Final = Telling("palazzo.ground_out_of_reach", coins=NUMBER, price=NUMBER)
RIDERS_LEFT: Final = Telling("palazzo.ground_riders", riders=NUMBER, tiles=NUMBER)
SHARED: Final = Telling("palazzo.ground_shared", tiles=NUMBER)

GROUNDS: Final = (
    POINTS,
    LOSES,
    NO_POINTS,
    COULD_SCORE,
    SCORES_NOTHING,
    MISSES,
    MISSES_NOTHING,
    WORTH_TO,
    KEPT_FROM,
    GOES_TO,
    NOBODY_TOPS,
    CAN_TOP,
    COMES_BACK,
    KEEPS_TRIPLE,
    MAKES_TRIPLE,
    PAYS,
    COINS,
    CURRENCY,
    FIRST_PICK,
    REACH,
    OUT_OF_REACH,
    RIDERS_LEFT,
    SHARED,
)
AGAINST: Final = (LOSES, SCORES_NOTHING, MISSES, WORTH_TO, GOES_TO, CAN_TOP, PAYS, OUT_OF_REACH, RIDERS_LEFT)
#: No card is worth more, loose or as a third of a triple.
_MOST_A_CARD: Final = 7
_A_THIRD: Final = 5


def speaks_for(s: PalazzoState, seat: int, plan: list[Action], then: PalazzoState) -> list[Event]:
    """``then`` is the table after the plan."""
    now = s.agenda[-1][0]
    if now == TURN:
        return _of_a_turn(s, seat, plan, then)
    if now == TAKE_MONEY:
        return _of_money(s, seat, plan, then)
    if now == MARKET:
        return _of_a_purchase(s, seat, plan, then)
    if now == BIDDING:
        return _of_a_pass(s, seat) if plan[-1].verb == "pass" else _of_a_bid(s, seat, then)
    if now == SHARE:
        return [_could_score(s, seat, plan[0].args), *_worth_to_others(s, seat, plan[0].args, KEPT_FROM)]
    if now == BUILDING or plan[-1].verb in ("spend", "into", "from"):
        return _of_points(s, seat, then)
    return []


def _of_points(s: PalazzoState, seat: int, then: PalazzoState) -> list[Event]:
    gained = score(then, seat) - score(s, seat)
    if gained == 0:
        return [Event(NO_POINTS, ())]
    return [Event(POINTS, (gained,)) if gained > 0 else Event(LOSES, (-gained,))]


def _of_a_turn(s: PalazzoState, seat: int, plan: list[Action], then: PalazzoState) -> list[Event]:
    if plan[0].verb == "money":
        return [Event(FIRST_PICK, (s.seats + 1,))]
    if plan[0].verb == "rebuild":
        return _of_points(s, seat, then) if len(plan) > 1 else []
    stack = stack_now(s)
    if stack == STACKS - 1:
        return [Event(RIDERS_LEFT, (RIDERS - s.riders, len(s.stacks[stack])))]
    # The first of the two goes to the supply, and makes every tile there cheaper.
    coins, price = reach(s, seat), max(0, price_each(s) - 1)
    return [Event(REACH if coins >= price else OUT_OF_REACH, (coins, price))]


# Money.


def _of_money(s: PalazzoState, seat: int, plan: list[Action], then: PalazzoState) -> list[Event]:
    found: list[Event] = []
    for triple in range(TRIPLE_KINDS):
        if _triples(then, seat, triple) > _triples(s, seat, triple):
            found.append(Event(MAKES_TRIPLE, (triple,)))
    taken = [action.args[0] for action in plan]
    for currency in range(len(CURRENCIES)):
        if [card for card in taken if card != CERTIFICATE and card // 5 == currency]:
            found.append(Event(CURRENCY, (_in_currency(then, seat, currency), currency)))
    found.append(Event(COINS, (sum([CARD_VALUE[card] for card in taken]),)))
    return found


def _triples(s: PalazzoState, seat: int, triple: int) -> int:
    """How many triples of a kind are in a hand."""
    at = seat * CARD_KINDS
    if triple == 0:
        return s.hand[at + CERTIFICATE] // 3
    return min(min(s.hand[at + triple - 1], s.hand[at + triple + 4]), s.hand[at + triple + 9])


def _in_currency(s: PalazzoState, seat: int, currency: int) -> int:
    """What a hand has in one currency, with its certificates; as triples, some of it may be worth more."""
    at = seat * CARD_KINDS
    loose = [s.hand[at + card] * CARD_VALUE[card] for card in range(currency * 5, currency * 5 + 5)]
    return sum(loose) + s.hand[at + CERTIFICATE] * CARD_VALUE[CERTIFICATE]


# Tiles.


def best_points(street: tuple[Palace, ...], lot: tuple[int, ...]) -> int:
    """The most points that a lot can add to a street at once; what is not built adds nothing.

    Lower floors are built first: on one palace there is no other way, on several it changes nothing.
    """
    return _built(street, tuple(sorted(lot, key=_floor)))


def _floor(tile: int) -> int:
    return FLOOR[tile]


def _built(street: tuple[Palace, ...], lot: tuple[int, ...]) -> int:
    if not lot:
        return 0
    tile, rest = lot[0], lot[1:]
    best = _built(street, rest)
    best = max(best, palace_points((tile,)) + _built((*street, (tile,)), rest))
    for i in range(len(street)):
        palace = street[i]
        if FLOOR[tile] > FLOOR[palace[-1]]:
            grown = (*palace, tile)
            gained = palace_points(grown) - palace_points(palace)
            best = max(best, gained + _built((*street[:i], grown, *street[i + 1 :]), rest))
    return best


def _could_score(s: PalazzoState, seat: int, lot: tuple[int, ...]) -> Event:
    """Building nothing of it is always possible, so it never costs points."""
    points = best_points(s.palaces[seat], lot)
    return Event(COULD_SCORE, (points,)) if points else Event(SCORES_NOTHING, ())


def _worth_to_others(s: PalazzoState, seat: int, lot: tuple[int, ...], ground: Telling) -> list[Event]:
    """Whom a lot would bring most, if it brings any of the others something."""
    most, rival = 0, NOBODY
    for other in range(s.seats):
        points = 0 if other == seat else best_points(s.palaces[other], lot)
        if points > most:
            most, rival = points, other
    return [] if rival == NOBODY else [Event(ground, (rival, most))]


def _of_a_purchase(s: PalazzoState, seat: int, plan: list[Action], then: PalazzoState) -> list[Event]:
    if plan[0].verb == "auction":
        return _of_an_auction(s, seat, then)
    bought = tuple([action.args[0] for action in plan if action.verb == "buy"])
    found = [_could_score(s, seat, bought)]
    if plan[-1].verb == "pay":
        price = price_each(s) * len(bought)
        spent = sum([_worth(action) for action in plan])
        if spent:
            found.append(Event(PAYS, (spent, price)))
    return found


def _worth(action: Action) -> int:
    if action.verb == "triple":
        return TRIPLE_VALUE
    return CARD_VALUE[action.args[0]] if action.verb == "add" else 0


# Auctions.


def _of_an_auction(s: PalazzoState, seat: int, then: PalazzoState) -> list[Event]:
    lot = then.quarry[then.builder]
    if not lot:
        return []
    if len(lot) >= SHARE_FROM_TILES:
        return [Event(SHARED, (len(lot),))]
    return [_could_score(s, seat, lot), *_worth_to_others(s, seat, lot, WORTH_TO)]


def _of_a_bid(s: PalazzoState, seat: int, then: PalazzoState) -> list[Event]:
    total = then.worth[seat]
    rivals = [rival for rival in range(s.seats) if rival != seat and s.bidding[rival]]
    found: list[Event] = []
    if not [rival for rival in rivals if at_most(s, rival) > total]:
        found.append(Event(NOBODY_TOPS, (total,)))
    else:
        able = [rival for rival in rivals if at_least(s, rival) > total]
        found.extend([Event(CAN_TOP, (rival, total)) for rival in able[:1]])
    for triple in range(TRIPLE_KINDS):
        if _triples(then, seat, triple):
            found.append(Event(KEEPS_TRIPLE, (triple,)))
            break
    found.append(_could_score(s, seat, s.quarry[s.builder]))
    return found


def _of_a_pass(s: PalazzoState, seat: int) -> list[Event]:
    found: list[Event] = []
    left = [rival for rival in range(s.seats) if rival != seat and s.bidding[rival]]
    lot = s.quarry[s.builder]
    if len(left) == 1:
        found.append(Event(GOES_TO, (left[0], s.worth[left[0]], best_points(s.palaces[left[0]], lot))))
    own = s.worth[seat] - (3 if seat == s.auctioneer else 0)
    if own:
        found.append(Event(COMES_BACK, (own,)))
    missed = best_points(s.palaces[seat], lot)
    found.append(Event(MISSES, (missed,)) if missed else Event(MISSES_NOTHING, ()))
    return found


def at_most(s: PalazzoState, rival: int) -> int:
    """A bid that a rival surely cannot go beyond, whatever the cards are that nobody saw."""
    at = rival * CARD_KINDS
    known = s.known[at : at + CARD_KINDS]
    unseen = s.held[rival] - sum(known)
    if s.money == OPEN_MONEY or unseen == 0:
        return _reached(s, rival, s.hand[at : at + CARD_KINDS])
    seen = [max(_A_THIRD, CARD_VALUE[card]) * known[card] for card in range(CARD_KINDS)]
    return s.worth[rival] + sum(seen) + _MOST_A_CARD * unseen


def at_least(s: PalazzoState, rival: int) -> int:
    """A bid that a rival can surely make, with the cards that everybody saw alone."""
    at = rival * CARD_KINDS
    cards = s.hand if s.money == OPEN_MONEY else s.known
    return _reached(s, rival, cards[at : at + CARD_KINDS])


def _reached(s: PalazzoState, rival: int, cards: list[int]) -> int:
    """The highest bid of a rival who holds these cards; what the present bidder has picked is not in the way."""
    then = s.copy()
    at = rival * CARD_KINDS
    then.hand[at : at + CARD_KINDS] = cards
    then.picked = 0
    return s.worth[rival] + reach(then, rival)
