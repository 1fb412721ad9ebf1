"""Deals of players who see everything and lay any card that fits, beside an independent simulation of the rules."""

import random

import pytest

from bouwmeester import Match
from bouwmeester.games.potzklotz.fits import fitting, ways
from bouwmeester.games.potzklotz.material import CARDS, CELLS
from bouwmeester.games.potzklotz.state import PotzklotzState
from tests.games.potzklotz.table import POTZKLOTZ

DEALS = 120


def deal(seats: int, seed: int) -> tuple[int, int, int]:
    """How many turns there were, how many of them were passed, and how many players got the point."""
    rng = random.Random(seed)
    match = Match(POTZKLOTZ, seats)
    match.run_chance(rng)
    turns = passed = 0
    while match.to_move is not None:
        s = match.state
        assert isinstance(s, PotzklotzState)
        cards = fitting(s.building, s.hand[match.to_move])
        turns += 1
        if cards:
            card = rng.choice(cards)
            source, target = rng.choice(ways(s.building, card))
            match.play(f"lift {CELLS.word(source)}; set {CELLS.word(target)}; lay {CARDS.word(card)}")
        else:
            match.play("pass")
            passed += 1
        match.run_chance(rng)
    assert match.outcome is not None
    return turns, passed, sum(match.outcome.scores)


@pytest.mark.parametrize(
    ("seats", "rounds", "share_passed", "points"), [(2, 7.1, 0.25, 1.2), (3, 6.0, 0.22, 1.4), (6, 5.2, 0.18, 2.1)]
)
def test_deals_go_as_in_another_simulation(seats: int, rounds: float, share_passed: float, points: float) -> None:
    deals = [deal(seats, seed) for seed in range(DEALS)]
    turns = sum([one[0] for one in deals])
    assert turns / seats / DEALS == pytest.approx(rounds, rel=0.12)
    assert sum([one[1] for one in deals]) / turns == pytest.approx(share_passed, abs=0.05)
    assert sum([one[2] for one in deals]) / DEALS == pytest.approx(points, rel=0.2)
