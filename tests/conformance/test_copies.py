"""Copies and pickles: an action stays the one object that it is, and a match goes on from where it was."""

import copy
import pickle
import subprocess
import sys

import pytest

import bouwmeester
from bouwmeester import Action, Match, Seal
from bouwmeester.core.action import Catalogue
from bouwmeester.core.state import State
from tests.conformance.walk import GAMES, TABLES, frozen, walk

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
#: For each game of a soak.
SOAK_GAMES = 100


def same(twin: Match[State], match: Match[State]) -> bool:
    """Whether two matches stand alike, came there alike, and can be played on by the very same actions."""
    one, other = twin.legal(), match.legal()
    return (
        twin is not match
        and twin.state is not match.state
        and frozen(twin.state) == frozen(match.state)
        and len(one) == len(other)
        and all(a is b for a, b in zip(one, other))
        and [(line.actor, line.action.id) for line in twin.log]
        == [(line.actor, line.action.id) for line in match.log]
    )


def check_every_ply(name: str, seats: int, seed: int) -> None:
    for match in walk(name, seats, seed):
        for action in match.legal():
            assert copy.deepcopy(action) is action
            assert copy.copy(action) is action
            assert pickle.loads(pickle.dumps(action)) is action
        for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
            assert same(twin, match)
            if match.to_move is not None:
                before = frozen(match.state)
                twin.play(match.legal()[-1])
                assert frozen(match.state) == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_match_and_its_actions_survive_every_way_of_copying_at_every_ply(name: str, seats: int) -> None:
    check_every_ply(name, seats, 21)


@pytest.mark.soak
@EVERY_GAME
@pytest.mark.parametrize("number", range(SOAK_GAMES))
def test_the_same_for_many_games(name: str, number: int) -> None:
    seats = bouwmeester.load(name).seats
    check_every_ply(name, seats[number % len(seats)], 1000 + number)


@EVERY_GAME
def test_every_action_of_the_catalogue_comes_back_as_itself_whatever_holds_it(name: str) -> None:
    actions = bouwmeester.load(name).catalogue.actions
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert all(a is b for a, b in zip(pickle.loads(pickle.dumps(actions, protocol)), actions))
    held: dict[str, list[Action]] = copy.deepcopy({"held": actions})
    assert held["held"] is not actions
    assert all(a is b for a, b in zip(held["held"], actions))


@EVERY_GAME
def test_there_is_one_of_each_game(name: str) -> None:
    game = bouwmeester.load(name)
    assert copy.deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game)) is game


@EVERY_GAME
def test_the_record_of_a_pickled_match_is_the_same_to_the_byte(name: str) -> None:
    *_, match = walk(name, bouwmeester.load(name).seats[0], 22)
    twin = pickle.loads(pickle.dumps(match))
    assert twin.save() == match.save()
    assert twin.outcome.scores == match.outcome.scores if match.outcome else False


def test_a_pickled_match_keeps_its_dice() -> None:
    match = Match(bouwmeester.load("palazzo"), 2, {"money": "open"}, seal=Seal(bytes(range(32))))
    match.run_chance()
    match.renew_dice()
    twin = pickle.loads(pickle.dumps(match))
    for one in (match, twin):
        one.play("tiles")
        one.run_chance()
    assert twin.save() == match.save()
    assert twin.game.options(twin.state)["money"] == "open"


@EVERY_GAME
def test_a_match_from_a_position_pickles_with_it(name: str) -> None:
    game = bouwmeester.load(name)
    matches = list(walk(name, game.seats[-1], 23))
    middle = Match.at(game, matches[-1].beginning().position())
    for line in matches[-1].log[:40]:
        middle.play(line.action)
    twin = pickle.loads(pickle.dumps(middle))
    assert twin.start_position() == middle.start_position()
    assert same(twin, middle)


def test_a_pickle_is_read_in_another_process() -> None:
    match = Match(bouwmeester.load("caylus"), 3)
    read = "import pickle, sys; match = pickle.load(sys.stdin.buffer); print(match.game.name, match.legal()[0].text)"
    done = subprocess.run([sys.executable, "-c", read], input=pickle.dumps(match), capture_output=True, check=True)
    assert done.stdout.decode().split(maxsplit=1) == ["caylus", match.legal()[0].text + "\n"]


def test_a_pickle_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(bouwmeester.load("nim"), 2)
    pickled = pickle.dumps(match)
    monkeypatch.setattr(match.game, "rules_version", match.game.rules_version + 1)
    with pytest.raises(bouwmeester.BadRecord, match="these are rules"):
        pickle.loads(pickled)


def test_a_catalogue_without_a_name_gets_that_of_its_game() -> None:
    game = bouwmeester.load("nim")
    catalogue = Catalogue()
    catalogue.one("pass")
    named = game.catalogue
    try:
        game.catalogue = catalogue
        bouwmeester.put(game)
        assert pickle.loads(pickle.dumps(catalogue.actions[0])) is catalogue.actions[0]
    finally:
        game.catalogue = named
