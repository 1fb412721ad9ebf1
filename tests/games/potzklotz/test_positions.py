"""Positions of PotzKlotz, whole games with every option, and what is refused."""

import json
import random

import pytest

import bouwmeester
from bouwmeester import CHANCE, BadPosition, Match
from bouwmeester.core.chance import pick
from bouwmeester.core.engine import explain, step_now
from bouwmeester.core.state import State
from bouwmeester.games.potzklotz.fits import fitting, ways
from bouwmeester.games.potzklotz.material import ALL_CARDS, CARDS, CELLS, KIND, ON_BASE, cards_in, kind_of
from bouwmeester.games.potzklotz.state import PotzklotzState
from tests.conformance.walk import columns, frozen
from tests.games.potzklotz.table import POTZKLOTZ, table, without

#: Together they have every option at every value.
OPTION_SETS: list[dict[str, object]] = [
    {},
    {"out_of_turn": "yes", "cards": 3},
    {"out_of_turn": "yes", "penalty": "none", "base": "strict", "turning": "allowed", "cards": 2},
    {"hands": "open", "deals": 3, "cards": 2},
    {"mode": "expert"},
    {"mode": "expert", "out_of_turn": "yes", "cards": 3},
    {"mode": "expert", "turning": "allowed", "base": "strict", "cards": 4, "deals": 2},
    {"mode": "expert", "hands": "open", "out_of_turn": "yes", "cards": 3},
]
SEATS = {False: (2, 3, 6), True: (2, 3, 4)}
TABLES = [(options, seats) for options in OPTION_SETS for seats in SEATS["mode" in options]]


def state_of(match: Match[State]) -> PotzklotzState:
    assert isinstance(match.state, PotzklotzState)
    return match.state


def right_move(match: Match[State], rng: random.Random) -> str | None:
    """Something that is right, if it is somebody's turn who has such a card."""
    s = state_of(match)
    frame = s.agenda[-1]
    if POTZKLOTZ.steps[frame[0]].name == "ask":
        cards = [card for card in cards_in(s.hand[frame[1]]) if KIND[card] == KIND[s.shown]]
        return f"lay {CARDS.word(cards[0])}" if cards else "pass"
    if POTZKLOTZ.steps[frame[0]].name != "turn":
        return None
    cards = fitting(s.building, s.hand[frame[1]], s.strict)
    if not cards:
        return match.legal()[-1].text
    card = rng.choice(cards)
    source, target = rng.choice(ways(s.building, card, s.strict))
    return f"lift {CELLS.word(source)}; set {CELLS.word(target)}; lay {CARDS.word(card)}"


def play_on(match: Match[State], skill: float, rng: random.Random) -> None:
    """One line or three: chance, something right, or anything."""
    if match.to_move == CHANCE:
        match.play(pick(match.legal(), step_now(match.game, match.state).weights(match.state), rng))
        return
    move = right_move(match, rng) if rng.random() < skill else None
    match.play(rng.choice(match.legal()) if move is None else move)


@pytest.mark.parametrize("skill", [0.3, 0.9])
@pytest.mark.parametrize(("options", "seats"), TABLES, ids=str)
def test_every_promise_holds_with_every_option(options: dict[str, object], seats: int, skill: float) -> None:
    rng = random.Random(seats * 10)
    match = Match(POTZKLOTZ, seats, options)
    while match.to_move is not None:
        ids = [action.id for action in match.legal()]
        assert ids
        assert ids == sorted(set(ids))
        check_cards(state_of(match))
        if rng.random() < 0.25:
            check_position(match)
            check_secrets(match, rng)
        if rng.random() < 0.05:
            legal = set(ids)
            for action in POTZKLOTZ.catalogue.actions:
                assert (explain(POTZKLOTZ, match.state, action) is None) == (action.id in legal), action
        play_on(match, skill, rng)
        assert len(match.log) < 5000
    check_position(match)
    again = Match.load(match.save())
    assert columns(again.state) == columns(match.state)


def check_cards(s: PotzklotzState) -> None:
    """Every card is in one place, known cards are in their hands, and the shown card shows what stands."""
    places = [s.stack, *s.hand, *s.laid]
    if s.start >= 0 and not s.experts:
        places.append(1 << s.start)
    assert sum(places) == ALL_CARDS
    for seat in range(s.seats):
        assert s.known[seat] & ~s.hand[seat] == 0
    if s.building:
        assert kind_of(s.building) == KIND[s.shown]
        assert all(ON_BASE[column // 8] for column in s.building)


def check_position(match: Match[State]) -> None:
    again = Match.at(POTZKLOTZ, json.loads(json.dumps(match.position())))
    assert columns(again.state) == columns(match.state)
    assert again.legal() == match.legal()


def check_secrets(match: Match[State], rng: random.Random) -> None:
    for seat in range(match.seats):
        before = frozen(match.state)
        world = Match(POTZKLOTZ, start=POTZKLOTZ.resample(match.state, seat, rng))
        assert frozen(match.state) == before
        assert world.view(seat) == match.view(seat)
        check_position(world)
        if match.to_move == seat:
            assert world.legal() == match.legal()


def test_resampling_does_change_what_is_hidden() -> None:
    match = Match(POTZKLOTZ, 3)
    match.run_chance(random.Random(1))
    worlds = [Match(POTZKLOTZ, start=POTZKLOTZ.resample(match.state, 0, random.Random(n))) for n in range(5)]
    assert len({json.dumps(world.view(1)) for world in worlds}) == 5


def test_open_hands_hide_only_the_stack() -> None:
    match = Match(POTZKLOTZ, 3, {"hands": "open"})
    match.run_chance(random.Random(1))
    world = Match(POTZKLOTZ, start=POTZKLOTZ.resample(match.state, 0, random.Random(2)))
    assert columns(world.state) == columns(match.state)


# What a position may leave out.


def test_a_building_without_a_card_gets_one() -> None:
    match = Match.at(POTZKLOTZ, {"players": {"a": {"hand": ["21b"]}, "b": {"hand": ["1a"]}}, "building": "21/11"})
    assert match.view()["shown"] == "14a"
    assert match.to_move == 0


def test_a_card_without_a_building_is_set_up_in_the_middle() -> None:
    match = table([["21b"], ["1a"]])
    assert match.position()["building"] == "12/11"
    assert match.position()["at"] == "c3"


def test_a_short_hand_has_laid_the_last_cards() -> None:
    position = table([["21b"], ["1a"]]).position()
    players = position["players"]
    assert isinstance(players, dict)
    assert players["anne"]["laid"] == ["27a", "27b", "28a", "28b"]
    assert players["bram"]["laid"] == ["25a", "25b", "26a", "26b"]


def test_cubes_may_be_in_the_air_or_set_down() -> None:
    match = table([["21b"], ["1a"]], agenda=["set anne c3"])
    match.play("set d4; lay 21b")
    match = table([["21b"], ["1a"]], agenda=["lay anne c3 d4"])
    match.play("lay 21b")
    assert match.to_move == 1


# What is refused.

EXPERT = {"mode": "expert", "cards": 3}
OUT = {"out_of_turn": "yes"}


@pytest.mark.parametrize(
    ("more", "where", "reason"),
    [
        ({"shown": "29a"}, "shown", "not a card"),
        ({"shown": "1a"}, "start", "two places"),
        ({"shown": "2a", "start": "3a"}, "shown", "neither laid"),
        ({"start": "1a"}, "shown", "neither laid"),
        ({"building": "2x"}, "building", "no plan"),
        ({"building": "11111"}, "building", "not a building of the deck"),
        ({"building": "32"}, "building", "not a building of the deck"),
        ({"building": "22/01"}, "shown", "does not show"),
        ({"at": "f6"}, "at", "does not fit"),
        ({"at": "a1"}, "at", "does not fit"),
        ({"at": "h9"}, "at", "not a cell"),
        ({"building": "120/110"}, "building", "edge"),
        ({"first": "zoe"}, "first", "not a player"),
        ({"first": None}, "first", "somebody began"),
        ({"idle": 2}, "idle", "everyone would have drawn"),
        ({"idle": 3}, "idle", "from 0 to 2"),
        ({"turned": 1}, "turned", "must not be turned"),
        ({"chain": 1}, "chain", "only experts"),
        ({"deals": [{"anne": 1}]}, "deals", "this match has 1"),
        ({"options": {"deals": 2}, "deals": [{"anne": 0}]}, "deals[0]", "one point"),
        ({"options": {"deals": 2}, "deals": [3]}, "deals[0]", "wanted: an object"),
        ({"options": EXPERT, "deals": []}, "", ""),
        ({"agenda": []}, "deals", "all deals have points"),
        ({"agenda": [], "deals": [{"anne": 1}]}, "deals[0]", "does not fit"),
        ({"agenda": [], "deals": [{"anne": 1, "bram": 1}]}, "agenda", "nobody has emptied"),
        ({"agenda": ["turn -"]}, "agenda", "lacks a player"),
        ({"agenda": ["set anne e3"]}, "agenda", "no cube"),
        ({"agenda": ["set anne -"]}, "agenda", "no cube"),
        ({"agenda": ["lay anne c3 c3"]}, "agenda", "another cell"),
        ({"agenda": ["lay anne c3 a1"], "options": {"base": "strict"}}, "agenda", "stay on the base"),
        ({"agenda": ["turn anne", "turn bram"]}, "agenda", "do not follow"),
        ({"agenda": ["ask bram", "end anne"]}, "agenda", "nobody is asked"),
        ({"agenda": ["ask bram", "end anne"], "options": OUT}, "chain", "when a card was laid"),
        ({"agenda": ["draw anne 1", "end anne"]}, "players.anne.known", "all saw"),
        ({"agenda": ["draw anne 2", "end anne"]}, "agenda", "one card"),
        ({"agenda": ["draw anne 0", "end anne"]}, "agenda", "at least one"),
        ({"agenda": ["draw anne 1", "end anne"], "options": {"penalty": "none"}}, "agenda", "nothing is drawn"),
        ({"agenda": ["draw anne 1", "round anne"]}, "agenda", "experts fill up"),
        ({"agenda": ["draw anne 1", "turn anne"]}, "agenda", "everyone draws"),
        ({"agenda": ["draw bram 1", "draw anne 1", "turn anne"]}, "agenda", "everyone draws"),
        ({"agenda": ["end anne"]}, "agenda", "do not follow"),
        ({"agenda": ["first", "start"], "shown": None}, "agenda", "set-up goes"),
        ({"agenda": ["start"]}, "shown", "nothing stands"),
        ({"options": {"cards": 99}}, "options", "from 1 to 27"),
        ({"colour": 1}, "colour", "means nothing"),
    ],
    ids=str,
)
def test_an_impossible_position_is_refused(more: dict[str, object], where: str, reason: str) -> None:
    position: dict[str, object] = {
        "players": {"anne": {"hand": ["1a", "1b", "2b"]}, "bram": {"hand": ["3b", "4a", "4b"]}},
        "shown": "14a",
        **more,
    }
    if not reason:
        assert Match.at(POTZKLOTZ, position).legal()
        return
    with pytest.raises(BadPosition, match=reason) as refused:
        Match.at(POTZKLOTZ, position)
    assert refused.value.where == where


@pytest.mark.parametrize(
    ("player", "where"),
    [
        ({"hand": ["3b"]}, "players.bram.hand"),
        ({"laid": ["1a"]}, "players.anne.laid"),
        ({"known": ["9a"]}, "players.anne.known"),
        ({"laid": []}, "players.anne.laid"),
        ({"late": True}, "players.anne.late"),
        ({"late": 1}, "players.anne.late"),
        ({"cubes": 5}, "players.anne"),
        ({"hand": []}, "players.anne.hand"),
    ],
    ids=str,
)
def test_an_impossible_hand_is_refused(player: dict[str, object], where: str) -> None:
    players = {"anne": {"hand": ["1a", "1b"], **player}, "bram": {"hand": ["3b", "4a"]}}
    with pytest.raises(BadPosition) as refused:
        Match.at(POTZKLOTZ, {"players": players, "shown": "14a"})
    assert refused.value.where == where


def test_an_empty_hand_at_the_start_of_a_round_is_refused() -> None:
    with pytest.raises(BadPosition, match="the deal is over"):
        table([["1a"], []])


def test_the_card_under_the_stack_comes_last() -> None:
    with pytest.raises(BadPosition, match="drawn when all others are"):
        table([["1a", "14a", "2a"], ["1b", "2b", "3a"]], EXPERT, start="14a")


def test_a_stack_that_is_too_small_is_refused() -> None:
    players: dict[str, dict[str, object]] = {
        "anne": {"laid": without("1a", "1b", "14a", "2a", "2b", "3a", "3b"), "known": ["1a"]},
        "bram": {"laid": ["2a", "2b", "3a", "3b"]},
    }
    with pytest.raises(BadPosition, match="so many cards"):
        table([["1a"], ["1b"]], None, players, agenda=["draw anne 1", "end anne"])


def test_positions_are_for_this_game() -> None:
    with pytest.raises(BadPosition, match="position of 'potzklotz'"):
        Match.at(bouwmeester.load("palazzo"), table([["1a"], ["1b"]]).position())
