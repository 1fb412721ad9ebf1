"""What speaks for a plan is true: each kind of ground is worked out again in another way, over many positions."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final, cast

import pytest

import bouwmeester
from bouwmeester import Match
from bouwmeester.bots import bot
from bouwmeester.core.action import SEATS, Action
from bouwmeester.core.state import State
from bouwmeester.games.caylus.material import SECTION_POINTS, TABLE
from bouwmeester.games.caylus.state import CaylusState, section_now
from bouwmeester.games.palazzo.agenda import BUILDING
from bouwmeester.games.palazzo.state import PalazzoState

#: The facts of a ground; those that are compared are numbers.
Facts = dict[str, Any]
#: How a ground is checked: the match before, the plan, the seat, and the facts.
Check = Callable[[Match[State], list[Action], int, Facts], bool]
#: So many worlds that look the same must agree about a rival.
WORLDS: Final = 4
CURRENCIES: Final = ("florin", "ducat", "grosso")


def positions(name: str, seats: int, seed: int, options: dict[str, object]) -> Iterator[Match[State]]:
    """A game of quick and careless players, at every decision."""
    rng = random.Random(seed)
    match = Match(bouwmeester.load(name), seats, options)
    match.run_chance(rng)
    while (seat := match.to_move) is not None:
        yield match
        world = match.game.resample(match.state, seat, rng)
        player = bot("thumb" if rng.random() < 0.7 else "uniform", rng.randrange(1000))
        match.play(player.choose(match.game, world, seat, match.legal()))
        match.run_chance(rng)


def after(match: Match[State], plan: list[Action]) -> Match[State]:
    then = match.copy()
    for action in plan:
        then.play(action)
    return then


def worlds(match: Match[State], seat: int) -> list[Match[State]]:
    """Other tables that look the same to a seat."""
    rng = random.Random(len(match.log))
    return [Match(match.game, start=match.game.resample(match.state, seat, rng)) for _ in range(WORLDS)]


def told(match: Match[State], seat: int) -> dict[str, object]:
    """A seat as everybody sees it."""
    return cast(dict[str, dict[str, object]], match.view(None)["seats"])[SEATS.word(seat)]


# Palazzo.


def palazzo(match: Match[State]) -> PalazzoState:
    assert isinstance(match.state, PalazzoState)
    return match.state


def built_best(match: Match[State], seat: int, lot: tuple[int, ...]) -> int:
    """The rules build the lot in every way there is."""
    s = palazzo(match).copy()
    s.agenda = [match.game.resting, (BUILDING, seat, -1)] if lot else [match.game.resting]
    s.lot = lot
    return best_in(Match(match.game, start=cast(State, s)), seat) - street(match, seat)


def best_in(match: Match[State], seat: int) -> int:
    if match.legal()[0].verb in ("money", "tiles", "rebuild"):
        return street(match, seat)
    return max([best_in(after(match, [action]), seat) for action in match.legal()])


def street(match: Match[State], seat: int) -> int:
    return cast(int, told(match, seat)["points"])


def lot_of(match: Match[State], plan: list[Action]) -> tuple[int, ...]:
    """The tiles that a plan is about."""
    bought = tuple([action.args[0] for action in plan if action.verb in ("buy", "choose")])
    if bought:
        return bought
    s = palazzo(after(match, plan) if plan[0].verb == "auction" else match)
    return s.quarry[s.builder]


def topped_by(match: Match[State], plan: list[Action], rival: int | None) -> list[bool]:
    """In each world: whether somebody (that rival) can bid on after the plan, if all before them pass."""
    found: list[bool] = []
    for world in worlds(match, cast(int, match.to_move)):
        seat = world.to_move
        then = after(world, plan)
        able = False
        while then.to_move != seat and then.view(None)["now"] == "bidding":
            able = able or (len(then.legal()) > 1 and rival in (None, then.to_move))
            then.play("pass")
        found.append(able)
    return found


def in_hand(match: Match[State], seat: int) -> Counter[str]:
    hand = cast(dict[str, dict[str, list[str]]], match.view(seat)["seats"])[SEATS.word(seat)]["hand"]
    return Counter(hand)


def triples(hand: Counter[str], value: str) -> int:
    if value == "2":
        return hand["certificate"] // 3
    return min(hand[f"{currency} {value}"] for currency in CURRENCIES)


def coins(card: str) -> int:
    return 2 if card == "certificate" else int(card.split()[1])


def laid(plan: list[Action]) -> int:
    return sum([15 if one.verb == "triple" else coins(one.text[4:]) for one in plan if one.verb in ("triple", "add")])


def most_laid(hand: Counter[str]) -> int:
    """Every number of triples of every value is tried, with the rest of each currency beside them."""
    found = 0
    values = ("2", "3", "4", "5", "6", "7")
    for taken in product(*[range(triples(hand, value) + 1) for value in values]):
        rest = hand.copy()
        for value, count in zip(values, taken, strict=True):
            of_it = ["certificate"] * 3 if value == "2" else [f"{one} {value}" for one in CURRENCIES]
            rest.subtract(of_it * count)
        for currency in CURRENCIES:
            loose = [coins(card) for card in rest.elements() if card == "certificate" or currency in card]
            found = max(found, 15 * sum(taken) + sum(loose))
    return found


def goes_to(match: Match[State], plan: list[Action], seat: int, facts: Facts) -> bool:
    heard = match.copy()
    events = heard.listen()
    heard.play(plan[0])
    (won,) = [event for event in events if event.key == "palazzo.won"]
    rival = SEATS.place(str(facts["seat"]))
    worth = built_best(match, rival, lot_of(match, plan))
    return won.facts == {"seat": facts["seat"], "total": facts["bid"]} and worth == facts["points"]


def most_to_a_rival(match: Match[State], plan: list[Action], seat: int, facts: Facts) -> bool:
    worth = {rival: built_best(match, rival, lot_of(match, plan)) for rival in range(match.seats) if rival != seat}
    return max(worth.values()) == worth[SEATS.place(str(facts["seat"]))] == cast(int, facts["points"]) > 0


def reckoned(match: Match[State], seat: int, facts: Facts) -> bool:
    price = max(0, cast(int, match.view(None)["price"]) - 1)
    return bool(facts["price"] == price and facts["coins"] == most_laid(in_hand(match, seat)))


PALAZZO: dict[str, Check] = {
    "points": lambda m, plan, seat, f: street(after(m, plan), seat) - street(m, seat) == f["points"] > 0,
    "loses": lambda m, plan, seat, f: street(m, seat) - street(after(m, plan), seat) == f["points"] > 0,
    "no_points": lambda m, plan, seat, f: street(after(m, plan), seat) == street(m, seat),
    "could_score": lambda m, plan, seat, f: built_best(m, seat, lot_of(m, plan)) == f["points"] > 0,
    "scores_nothing": lambda m, plan, seat, f: built_best(m, seat, lot_of(m, plan)) == 0,
    "misses": lambda m, plan, seat, f: (
        plan[-1].verb == "pass" and built_best(m, seat, lot_of(m, plan)) == f["points"] > 0
    ),
    "misses_nothing": lambda m, plan, seat, f: plan[-1].verb == "pass" and built_best(m, seat, lot_of(m, plan)) == 0,
    "worth_to": lambda m, plan, seat, f: plan[0].verb == "auction" and most_to_a_rival(m, plan, seat, f),
    "kept_from": lambda m, plan, seat, f: plan[0].verb == "choose" and most_to_a_rival(m, plan, seat, f),
    "goes_to": goes_to,
    "nobody_tops": lambda m, plan, seat, f: not any(topped_by(m, plan, None)),
    "can_top": lambda m, plan, seat, f: all(topped_by(m, plan, SEATS.place(str(f["seat"])))),
    "comes_back": lambda m, plan, seat, f: (
        sum(map(coins, (in_hand(after(m, plan), seat) - in_hand(m, seat)).elements())) <= cast(int, f["coins"])
    ),
    "keeps_triple": lambda m, plan, seat, f: triples(in_hand(after(m, plan), seat), str(f["triple"])) > 0,
    "makes_triple": lambda m, plan, seat, f: (
        triples(in_hand(after(m, plan), seat), str(f["triple"])) > triples(in_hand(m, seat), str(f["triple"]))
    ),
    "pays": lambda m, plan, seat, f: (
        laid(plan) == f["coins"] and len(lot_of(m, plan)) * cast(int, m.view(None)["price"]) == f["price"]
    ),
    "coins": lambda m, plan, seat, f: sum([coins(action.text[5:]) for action in plan]) == f["coins"],
    "currency": lambda m, plan, seat, f: (
        sum(
            [
                coins(card)
                for card in in_hand(after(m, plan), seat).elements()
                if card == "certificate" or card.split()[0] == f["currency"]
            ]
        )
        == f["coins"]
    ),
    "first_pick": lambda m, plan, seat, f: f["cards"] == m.seats + 1,
    "reach": lambda m, plan, seat, f: reckoned(m, seat, f) and f["coins"] >= f["price"],
    "out_of_reach": lambda m, plan, seat, f: reckoned(m, seat, f) and f["coins"] < f["price"],
    "riders": lambda m, plan, seat, f: (
        f["riders"] == 5 - cast(int, m.view(None)["riders"])
        and f["tiles"] == cast(list[int], m.view(None)["stacks"])[2] != 0
    ),
    "shared": lambda m, plan, seat, f: len(lot_of(m, plan)) == f["tiles"] and after(m, plan).to_move == seat,
}


# Caylus.


def caylus(match: Match[State]) -> CaylusState:
    assert isinstance(match.state, CaylusState)
    return match.state


def changed(match: Match[State], plan: list[Action], seat: int, what: str) -> int:
    """By how much a column of the seat changes while the plan is carried out, by the events it tells."""
    heard = match.copy()
    total = 0
    for action in plan:
        events = heard.listen()
        heard.play(action)
        for event in events:
            kind = event.key.partition(".")[2]
            if event.facts.get("seat") == SEATS.word(seat) and kind in _COUNTED[what]:
                name, sign = _COUNTED[what][kind]
                total += sign * cast(int, event.facts[name])
    return total


_COUNTED: dict[str, dict[str, tuple[str, int]]] = {
    "points": {"scored": ("points", 1), "lost_points": ("points", -1)},
    "deniers": {"got_deniers": ("deniers", 1), "paid_deniers": ("deniers", -1)},
    "cubes": {"got_cubes": ("count", 1), "paid_cubes": ("count", -1)},
}


def site_of(match: Match[State], plan: list[Action]) -> tuple[str, int]:
    """The tile of the road that a worker is sent to, and its owner."""
    s = caylus(match)
    space = plan[0].args[0] - 7
    return TABLE[s.tile[space]].name, s.owner[space]


def sent_to(plan: list[Action], site: str) -> bool:
    """By the first step of a plan, or on from the gate."""
    return plan[0].text in (f"place {site}", f"move {site}")


def costs(match: Match[State], plan: list[Action], seat: int) -> int:
    return -changed(match, plan[:1], seat, "deniers")


def cubes_held(match: Match[State], seat: int) -> list[int]:
    return caylus(match).cubes[seat * 5 : seat * 5 + 5]


def batches_by_hand(cubes: list[int]) -> int:
    """As many as food allows, and as other cubes can be paired, no two of a kind."""
    others = sorted(cubes[1:])
    most = 0
    while others[-2] > 0 and most < cubes[0]:
        others[-1] -= 1
        others[-2] -= 1
        others.sort()
        most += 1
    return most


def castle_points(match: Match[State], batches: int) -> int:
    s = caylus(match).copy()
    points = 0
    for _ in range(batches):
        section = section_now(s)
        points += SECTION_POINTS[section]
        s.built[section] += 1
    return points


def room_left(match: Match[State]) -> int:
    s = caylus(match)
    return sum([size - s.built[i] for i, size in enumerate((6, 10, 14)) if i >= s.counted])


def between(match: Match[State], plan: list[Action]) -> list[int]:
    """Whose workers stand where the provost passes."""
    s = caylus(match)
    (moves,) = [action.args[0] - 3 for action in plan if action.verb == "provost"]
    low, high = sorted([s.provost, s.provost + moves])
    return [owner for owner in s.worker[low + 1 : high + 1] if owner >= 0]


def affordable(match: Match[State], seat: int, colour: int) -> list[int]:
    """The points of the tiles of a colour that are in stock and can be paid for."""
    s = caylus(match)
    held = cubes_held(match, seat)
    found = []
    for i, tile in enumerate(TABLE):
        paid = all(have >= need for have, need in zip(held, tile.cost, strict=True))
        paid = paid and sum(held) >= sum(tile.cost) + tile.any
        if tile.colour == colour and s.stock[i] and paid and (colour != 5 or s.residences[seat]):
            found.append(tile.points)
    return found


def tile_named(name: str) -> int:
    return [tile.name for tile in TABLE].index(name)


def tradable(match: Match[State], plan: list[Action], seat: int) -> tuple[int, int]:
    """The most points and gold that the building would give for what one has."""
    s, held = caylus(match), cubes_held(match, seat)
    best = (0, 0)
    for deniers, cubes, resources, points, gold in TABLE[tile_named(site_of(match, plan)[0])].trades:
        paid = all(have >= need for have, need in zip(held, cubes, strict=True))
        if paid and s.deniers[seat] >= deniers and sum(held[:4]) >= resources:
            best = (max(best[0], points), max(best[1], gold))
    return best


CAYLUS: dict[str, Check] = {
    "points": lambda m, plan, seat, f: changed_directly(m, plan, seat, "points") == f["points"] > 0,
    "loses": lambda m, plan, seat, f: -changed_directly(m, plan, seat, "points") == f["points"] > 0,
    "cubes": lambda m, plan, seat, f: changed_directly(m, plan, seat, "cubes") == f["cubes"],
    "gives_cubes": lambda m, plan, seat, f: -changed_directly(m, plan, seat, "cubes") == f["cubes"],
    "deniers": lambda m, plan, seat, f: changed_directly(m, plan, seat, "deniers") == f["deniers"],
    "pays": lambda m, plan, seat, f: (
        (costs(m, plan, seat) if plan[0].verb == "place" else -changed_directly(m, plan, seat, "deniers"))
        == f["deniers"]
    ),
    "income": lambda m, plan, seat, f: caylus(after(m, plan)).income[seat] - caylus(m).income[seat] == f["deniers"],
    "favours": lambda m, plan, seat, f: (
        f["favours"] == 1
        if plan[0].verb == "joust"
        else f["favours"] == sum([TABLE[a.args[0]].favours for a in plan if a.verb == "build"])
    ),
    "owner": lambda m, plan, seat, f: (
        changed(m, plan[:1], SEATS.place(str(f["seat"])), "points") == 1 and SEATS.word(seat) != f["seat"]
    ),
    "beyond": lambda m, plan, seat, f: plan[0].args[0] - 7 - caylus(m).provost == f["spaces"] > 0,
    "brings": lambda m, plan, seat, f: (
        max([sum(one) for one in TABLE[tile_named(site_of(m, plan)[0])].produces]) == f["cubes"]
    ),
    "sells": lambda m, plan, seat, f: TABLE[tile_named(site_of(m, plan)[0])].sells_at == f["deniers"],
    "peddles": lambda m, plan, seat, f: (
        TABLE[tile_named(site_of(m, plan)[0])].prices == (f["deniers"],) * cast(int, f["cubes"])
    ),
    "builds": lambda m, plan, seat, f: (
        max(affordable(m, seat, TABLE[tile_named(site_of(m, plan)[0])].constructs))
        == TABLE[tile_named(str(f["tile"]))].points
        == f["points"]
    ),
    "builds_nothing": lambda m, plan, seat, f: (
        affordable(m, seat, TABLE[tile_named(site_of(m, plan)[0])].constructs) == []
    ),
    "trades_points": lambda m, plan, seat, f: tradable(m, plan, seat)[0] == f["points"],
    "trades_gold": lambda m, plan, seat, f: tradable(m, plan, seat) == (0, f["gold"]),
    "trades_nothing": lambda m, plan, seat, f: tradable(m, plan, seat) == (0, 0),
    "residence": lambda m, plan, seat, f: cubes_held(m, seat)[3] > 0 and f["points"] == 2,
    "batches": lambda m, plan, seat, f: (
        min(batches_by_hand(cubes_held(m, seat)), room_left(m)) == f["batches"]
        and castle_points(m, cast(int, f["batches"])) == f["points"]
    ),
    "no_batch": lambda m, plan, seat, f: batches_by_hand(cubes_held(m, seat)) == 0 or room_left(m) == 0,
    "castle_place": lambda m, plan, seat, f: caylus(after(m, plan)).castle.index(seat) + 1 == f["place"],
    # Whoever comes from the gate is on the way home before anything else can be looked at.
    "order": lambda m, plan, seat, f: sent_to(plan, "stables") and len(caylus(m).stables) + 1 == f["place"],
    "post": lambda m, plan, seat, f: sent_to(plan, "trading-post") and f["deniers"] == 3,
    "joust": lambda m, plan, seat, f: sent_to(plan, "joust-field"),
    "inn": lambda m, plan, seat, f: sent_to(plan, "inn"),
    "guild": lambda m, plan, seat, f: sent_to(plan, "guild"),
    "gate": lambda m, plan, seat, f: plan[0].text == "place gate",
    "cheap": lambda m, plan, seat, f: costs(m, plan, seat) == f["deniers"] < len(caylus(m).passed) + 1,
    "first_pass": lambda m, plan, seat, f: caylus(m).passed == [] and f["deniers"] == 1,
    "others_pay": lambda m, plan, seat, f: cheapest_for_next(m, plan) in (None, f["deniers"]),
    "own_stopped": lambda m, plan, seat, f: between(m, plan).count(seat) == f["workers"],
    "others_stopped": lambda m, plan, seat, f: len([w for w in between(m, plan) if w != seat]) == f["workers"],
    "own_work": lambda m, plan, seat, f: between(m, plan).count(seat) == f["workers"],
}


def changed_directly(match: Match[State], plan: list[Action], seat: int, what: str) -> int:
    """Without what happens by itself after the last action: its step alone is taken."""
    then = after(match, plan[:-1])
    total = changed(match, plan[:-1], seat, what)
    last = then.copy()
    events = last.listen()
    last.game.steps[last.state.agenda[-1][0]].take(last.state, plan[-1])
    for event in events:
        kind = event.key.partition(".")[2]
        if event.facts.get("seat") == SEATS.word(seat) and kind in _COUNTED[what]:
            name, sign = _COUNTED[what][kind]
            total += sign * cast(int, event.facts[name])
    return total


def cheapest_for_next(match: Match[State], plan: list[Action]) -> int | None:
    """What the castle costs the next player, who has no privilege there; None if that cannot be seen."""
    then = after(match, plan)
    seat = then.to_move
    if seat is None or then.view(None)["now"] != "placing" or caylus(then).inn_guest == seat:
        return None
    (castle,) = [a for a in [then.game.catalogue.find("place castle")] if a is not None]
    return costs(then, [castle], seat) if castle in then.legal() else None


# PotzKlotz.


def fits(match: Match[State], seat: int, built: Match[State]) -> int:
    """How many cards of a hand some single cube makes right, tried out by the rules."""
    hand = [a for a in built.game.catalogue.actions if a.verb == "lay"]
    held = cast(dict[str, dict[str, list[str]]], match.view(seat)["seats"])[SEATS.word(seat)]["hand"]
    return len([card for card in hand if card.text[4:] in held and can_lay(built, card)])


def can_lay(match: Match[State], card: Action) -> bool:
    from bouwmeester.games.potzklotz.fits import why_not
    from bouwmeester.games.potzklotz.state import PotzklotzState

    assert isinstance(match.state, PotzklotzState)
    return why_not(match.state.building, card.args[0], match.state.strict) is None


def judged(match: Match[State], plan: list[Action]) -> bool:
    """Whether the table calls the card right."""
    heard = after(match, plan[:-1])
    events = heard.listen()
    heard.play(plan[-1])
    return not [event for event in events if event.key.startswith("potzklotz.wrong")]


def cards_held(match: Match[State], seat: int) -> int:
    return cast(int, told(match, seat)["cards"])


POTZKLOTZ: dict[str, Check] = {
    "right": lambda m, plan, seat, f: judged(m, plan) and plan[-1].text == f"lay {f['card']}",
    "wrong": lambda m, plan, seat, f: not judged(m, plan),
    "cards_left": lambda m, plan, seat, f: judged(m, plan) and cards_held(m, seat) - 1 == f["cards"],
    "last_card": lambda m, plan, seat, f: judged(m, plan) and cards_held(m, seat) == 1,
    "fits_next": lambda m, plan, seat, f: fits(after(m, plan), seat, after(m, plan)) == f["cards"] > 0,
    "opens_for": lambda m, plan, seat, f: (
        f["card"] in cast(list[str], told(m, SEATS.place(str(f["seat"])))["known"])
        and can_lay(after(m, plan), cast(Action, m.game.catalogue.find(f"lay {f['card']}")))
    ),
    "could_lay": lambda m, plan, seat, f: fits(m, seat, m) == f["cards"] > 0,
    "none_fits": lambda m, plan, seat, f: fits(m, seat, m) == 0,
}

CHECKS = {"palazzo": PALAZZO, "caylus": CAYLUS, "potzklotz": POTZKLOTZ}
WALKS = [
    ("palazzo", 2, {}),
    ("palazzo", 3, {"money": "open"}),
    ("palazzo", 4, {}),
    ("caylus", 2, {}),
    ("caylus", 4, {}),
    ("potzklotz", 2, {}),
    ("potzklotz", 4, {"mode": "expert"}),
]
#: Not every plan of every position: each is looked at with its twins in several worlds.
PLANS_LOOKED_AT = 3


@pytest.mark.parametrize("name", CHECKS)
def test_every_ground_has_a_check(name: str) -> None:
    game = bouwmeester.load(name)
    kinds = [ground.key.removeprefix(f"{name}.ground_") for ground in game.grounds]
    assert sorted(kinds) == sorted(CHECKS[name])
    assert set(game.against) < set(game.grounds)


def some_plans(match: Match[State], rng: random.Random) -> list[list[Action]]:
    seat = cast(int, match.to_move)
    plans = match.game.plans(match.game.resample(match.state, seat, rng), seat)
    plans = [plan for plan in plans if plan[0] in match.legal()]
    return rng.sample(plans, min(PLANS_LOOKED_AT, len(plans)))


@pytest.mark.parametrize(("name", "seats", "options"), WALKS)
def test_what_speaks_for_a_plan_is_true_and_tells_no_secret(
    name: str, seats: int, options: dict[str, object]
) -> None:
    rng = random.Random(seats)
    seen: Counter[str] = Counter()
    for match in positions(name, seats, seats, options):
        seat = cast(int, match.to_move)
        for plan in some_plans(match, rng):
            grounds = match.game.speaks_for(match.state, seat, plan)
            for ground in grounds:
                kind = ground.key.removeprefix(f"{name}.ground_")
                seen[kind] += 1
                assert CHECKS[name][kind](match, plan, seat, ground.facts), (match.position(), plan, ground)
            for world in worlds(match, seat)[:1]:
                again = match.game.speaks_for(world.state, seat, plan)
                assert [(one.key, one.facts) for one in again] == [(one.key, one.facts) for one in grounds]
    assert len(seen) > len(CHECKS[name]) // 2, seen
