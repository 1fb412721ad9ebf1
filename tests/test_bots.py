"""The bots play legal games, and the greedy one plays well. Larger figures: ``bouwmeester simulate``."""

import pytest

import bouwmeester
from bouwmeester import BouwmeesterError, Dice, Match
from bouwmeester.arena.simulate import Simulation
from bouwmeester.bots import YARDSTICKS, bot
from bouwmeester.bots.uniform import playout
from tests.conformance.walk import TABLES

#: Mean points that crude bots reach in self-play, by number of seats.
CRUDE = {2: 54, 3: 35, 4: 26}


def simulated(seats: int, bots: list[str], games: int) -> Simulation:
    simulation = Simulation(bouwmeester.load("palazzo"), seats, bots, seed=1)
    for number in range(games):
        simulation.play(number)
    return simulation


@pytest.mark.tournament
def test_greedy_beats_uniform_at_palazzo() -> None:
    wins = simulated(2, ["greedy", "uniform"], 100).by_bot["greedy"].wins
    assert wins >= 95


@pytest.mark.tournament
@pytest.mark.parametrize("seats", CRUDE)
def test_greedy_is_no_worse_than_crude_bots_at_palazzo(seats: int) -> None:
    """A few games only, so with some room; ``bouwmeester simulate`` has the figures."""
    assert simulated(seats, ["greedy"], 15).by_bot["greedy"].mean_score > 0.85 * CRUDE[seats]


@pytest.mark.parametrize("name", YARDSTICKS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [simulated(3, [name], 2).json() for _ in range(2)]
    assert games[0] == games[1]


def test_games_are_the_same_in_other_processes() -> None:
    simulation = Simulation(bouwmeester.load("palazzo"), 2, ["uniform"], seed=1)
    assert list(simulation.play_all(2, 2)) == [1, 2]
    assert simulation.json() == simulated(2, ["uniform"], 2).json()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_playout_comes_to_an_end(name: str, seats: int) -> None:
    game = bouwmeester.load(name)
    s = game.new(seats, game.complete({}))
    assert playout(game, s, Dice(seats)) > 0
    assert game.outcome(s) is not None


def test_nim_is_won_by_looking_one_step_ahead() -> None:
    """Greedy leaves a multiple of four whenever it can."""
    game = bouwmeester.load("nim")
    match = Match(game, 2)
    match.play("lay 7")
    action = bot("greedy", 1).choose(game, match.state, 0, match.legal())
    assert action.text == "take three"


def test_a_bot_of_no_name_is_refused() -> None:
    with pytest.raises(BouwmeesterError, match="there is no bot 'deep blue'"):
        bot("deep blue", 1)


@pytest.mark.parametrize("name", YARDSTICKS)
def test_bots_choose_what_is_legal(name: str) -> None:
    game = bouwmeester.load("palazzo")
    simulation = Simulation(game, 2, [name], seed=3)
    simulation.play(0)  # raises when a bot chooses anything else
    one = bot(name, 1)
    assert one.name == name
    assert simulation.by_bot[name].games == 2


def test_a_playout_ends_the_game_and_is_repeatable() -> None:
    game = bouwmeester.load("palazzo")
    ends: list[tuple[int, list[int]]] = []
    for seed in (1, 1, 2):
        s = game.new(3, game.complete({}))
        decisions = playout(game, s, Dice(seed))
        outcome = game.outcome(s)
        assert outcome is not None
        ends.append((decisions, outcome.scores))
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]
