"""The state of a table is stored in the canonical form of a position, whoever writes it."""

import random

import pytest

from bouwmeester import Match, load
from bouwmeester.core.position import canonical
from bouwmeester.server.tables.table import STATE


@pytest.mark.parametrize("game", ["palazzo", "caylus", "potzklotz"])
def test_the_quick_hand_writes_what_core_writes(game: str) -> None:
    rng = random.Random(game)
    for seats in load(game).seats:
        match = Match(load(game), seats)
        for _ in range(60):
            match.run_chance(rng)
            if match.to_move is None:
                break
            match.play(rng.choice(match.legal()))
            assert STATE.encode(match.position()).decode() == canonical(match.position())
