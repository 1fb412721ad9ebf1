"""The games in OpenSpiel, under its own tests."""

import copy
import hashlib
import json
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts

import bouwmeester
from bouwmeester import BadOption
from bouwmeester.research import openspiel
from tests.research.regenerate import HOUSE

TABLES = [(name, seats) for name in HOUSE for seats in bouwmeester.load(name).seats]
GOLDEN = Path(__file__).parent / "golden"
SMALL = ["bouwmeester_palazzo(position=small)", "bouwmeester_potzklotz(position=small,base=strict,cards=2)"]


def game_of(name: str, seats: int) -> Any:
    return pyspiel.load_game(f"bouwmeester_{name}(players={seats})")


def walked(game: Any, seed: int, decisions: int) -> Any:
    """A state after so many decisions, somebody to decide."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or decisions > 0):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(dice.choices(outcomes, weights)[0])
        else:
            decisions -= 1
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_every_game_is_registered_with_its_seats_and_options() -> None:
    assert openspiel.register() == [f"bouwmeester_{name}" for name in HOUSE]
    assert set(openspiel.register()) <= {one.short_name for one in pyspiel.registered_games()}
    for name in HOUSE:
        kind = pyspiel.load_game(f"bouwmeester_{name}").get_type()
        rules = bouwmeester.load(name)
        assert (kind.min_num_players, kind.max_num_players) == (rules.seats[0], rules.seats[-1])
        assert set(kind.parameter_specification) == {"players", "position", *rules.choices}


def test_options_are_parameters() -> None:
    state = pyspiel.load_game("bouwmeester_potzklotz(players=4,mode=expert,cards=3)").new_initial_state()
    assert state.match.seats == 4
    assert state.match.game.options(state.match.state)["mode"] == "expert"
    assert state.match.game.options(state.match.state)["cards"] == 3


@pytest.mark.parametrize("name", HOUSE)
def test_random_simulations(name: str) -> None:
    """OpenSpiel's own test in C++: clone, history, returns. With serialisation it takes long: see the soak."""
    pyspiel.random_sim_test(pyspiel.load_game(f"bouwmeester_{name}"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_simulations_of_every_table(name: str, seats: int) -> None:
    for serialize in (True, False):
        pyspiel.random_sim_test(game_of(name, seats), num_sims=2, serialize=serialize, verbose=False)


@pytest.mark.parametrize("text", SMALL)
def test_random_simulations_of_small_games(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_states_and_games_are_serialised_pickled_and_cloned(name: str, seats: int) -> None:
    game = game_of(name, seats)
    state = walked(game, 1, 15)
    again_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again_game) == str(game) == str(pickle.loads(pickle.dumps(game)))
    pickle.dumps(game.get_type())
    for twin in (again, pickle.loads(pickle.dumps(state)), state.clone(), copy.deepcopy(state)):
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(0) == state.information_state_string(0)
        assert twin.observation_tensor(1) == state.observation_tensor(1)
        twin.apply_action(twin.legal_actions()[0])
        assert len(twin.match.log) > len(state.match.log)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_matches_keep_what_the_game_promises(name: str, seats: int) -> None:
    game = game_of(name, seats)
    dice = random.Random(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            ids = [outcome for outcome, _ in outcomes]
            assert ids == sorted(set(ids))
            assert sum(weight for _, weight in outcomes) == pytest.approx(1)
            state.apply_action(dice.choice(ids))
            continue
        assert [action.id for action in state.match.legal()] == state.legal_actions()
        assert all(not state.legal_actions(other) for other in range(seats) if other != player)
        state.apply_action(dice.choice(state.legal_actions()))
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert state.returns() == state.match.outcome.shares
    assert len(state.history()) < 1500 < game.max_game_length()


@pytest.mark.parametrize("name", HOUSE)
def test_what_a_player_knows_is_all_it_heard_and_nothing_else(name: str) -> None:
    """Equal in every world that looks the same to it; and nothing it has known is ever forgotten."""
    game = game_of(name, 3)
    state = walked(game, 3, 25)
    player = state.current_player()
    for number in range(5):
        twin = openspiel.resampled(state, player, random.Random(number))
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
    before = state.heard(player)
    state.apply_action(state.legal_actions()[0])
    assert state.heard(player)[: len(before)] == before
    assert json.loads(state.observation_string(player)) == json.loads(json.dumps(state.match.view(player)))


@pytest.mark.parametrize("text", SMALL)
def test_playthroughs_are_what_they_were(text: str) -> None:
    """What OpenSpiel sees of a match, to the letter. Of small games alone: that of a whole one is very long."""
    lines = generate_playthrough.playthrough(text, None, seed=1)
    assert lines == (GOLDEN / f"{text.partition('(')[0]}-small.txt").read_text()


@pytest.mark.parametrize(("name", "seats"), TABLES[::2])
def test_playthroughs_of_whole_matches_keep_their_print(name: str, seats: int) -> None:
    """All that every player is told at every line of a match, as one hash."""
    prints = json.loads((GOLDEN / "openspiel.json").read_text())
    assert told(name, seats) == prints[f"{name}, {seats} players"]


def told(name: str, seats: int) -> str:
    dice = random.Random(6)
    state = game_of(name, seats).new_initial_state()
    printed = hashlib.sha256()
    number = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        number += 1
        if number % 40 == 0:
            for player in range(seats):
                printed.update(state.information_state_string(player).encode())
                printed.update(bytes(str(state.observation_tensor(player)), "ascii"))
        action = dice.choice(state.legal_actions())
        printed.update(state.action_to_string(action).encode())
        state.apply_action(action)
    printed.update(str(state.returns()).encode())
    return printed.hexdigest()


@pytest.mark.parametrize("name", HOUSE)
def test_learners_of_openspiel_get_their_environment(name: str) -> None:
    env = rl_environment.Environment(game_of(name, 2))
    env.seed(1)
    step = env.reset()
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([legal[-1] if len(legal) < 3 else legal[1]])
    assert sum(step.rewards) == pytest.approx(1)


@pytest.mark.parametrize("name", HOUSE)
def test_search_in_python_plays(name: str) -> None:
    game = game_of(name, 2)
    state = walked(game, 4, 10)
    dice = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    assert mcts.MCTSBot(game, 1.0, 4, rollouts, random_state=dice).step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(game=game, uct_c=1.0, max_simulations=4, evaluator=rollouts, random_state=dice)
    bot.set_resampler(openspiel.resampler)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("text", SMALL)
def test_cfr_runs_on_the_small_games(text: str) -> None:
    game = pyspiel.load_game(text)
    solver = cfr.CFRSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    state = walked(game, 5, 0)
    chosen = policy.action_probabilities(state)
    assert set(chosen) == set(state.legal_actions())
    assert sum(chosen.values()) == pytest.approx(1)


@pytest.mark.soak
@pytest.mark.parametrize("text", SMALL)
def test_cfr_comes_nearer_to_a_game_nobody_can_exploit(text: str) -> None:
    game = pyspiel.load_game(text)
    solver = cfr.CFRPlusSolver(game)
    found = []
    for number in range(30):
        solver.evaluate_and_update_policy()
        if number in (0, 29):
            found.append(exploitability.nash_conv(game, solver.average_policy()))
    # That of PotzKlotz is solved at once.
    assert found[1] <= max(found[0], 1e-9)


def test_unknown_positions_and_seats_are_refused() -> None:
    with pytest.raises(BadOption, match="it has: small"):
        openspiel.PalazzoGame({"position": "tiny"})
    with pytest.raises(ValueError, match="not for players=3"):
        openspiel.PalazzoGame({"position": "small", "players": 3})
