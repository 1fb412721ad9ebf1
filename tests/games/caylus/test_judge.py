"""The greedy bot: it beats blind play, and it knows what the game is about."""

import pytest

from bouwmeester.arena.simulate import Simulation
from tests.games.caylus.table import CAYLUS


@pytest.mark.tournament
def test_greedy_beats_uniform() -> None:
    simulation = Simulation(CAYLUS, 2, ["greedy", "uniform"], 1)
    for number in range(100):
        simulation.play(number)
    assert simulation.by_bot["greedy"].wins >= 98
    assert simulation.by_bot["uniform"].mean_score < 15


@pytest.mark.tournament
@pytest.mark.parametrize("seats", CAYLUS.seats)
def test_greedy_scores_against_itself(seats: int) -> None:
    simulation = Simulation(CAYLUS, seats, ["greedy"], 2)
    for number in range(12):
        simulation.play(number)
    assert simulation.by_bot["greedy"].mean_score >= 40


@pytest.mark.parametrize("options", [{"favours": "points"}, {"figures": "printed", "jeweller": "with"}])
def test_greedy_plays_with_every_option(options: dict[str, str]) -> None:
    simulation = Simulation(CAYLUS, 3, ["greedy"], 3, options)
    for number in range(3):
        simulation.play(number)
    assert simulation.by_bot["greedy"].mean_score >= 40
