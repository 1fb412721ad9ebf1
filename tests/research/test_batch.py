"""Many matches in one object: the same matches as one by one, in arrays that stay where they are."""

import numpy as np
import pytest

import bouwmeester
from bouwmeester import BadOption, BouwmeesterError, IllegalAction
from bouwmeester.core.engine import apply
from bouwmeester.research.batch import Batch
from bouwmeester.research.encoding import Encoder
from tests.research.regenerate import HOUSE

TABLES = [(name, seats) for name in (*HOUSE, "nim") for seats in bouwmeester.load(name).seats]


def random_actions(batch: Batch, dice: np.random.Generator) -> list[int]:
    return [int(row.argmax()) for row in dice.random(batch.mask.shape) + batch.mask]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rows_are_what_the_movers_see_and_may_do(name: str, seats: int) -> None:
    batch = Batch(name, seats=seats, n=3, seed=2)
    dice = np.random.default_rng(1)
    encoder = Encoder(batch.game)
    many = batch._many
    for number in range(60):
        if number % 5 == 0:
            for row, s in enumerate(many.states):
                step = batch.game.steps[s.agenda[-1][0]]
                assert batch.to_move[row] == step.actor(s)
                assert np.array_equal(batch.obs[row], encoder.seen(s, step.actor(s)))
                assert np.flatnonzero(batch.mask[row]).tolist() == [action.id for action in step.options(s)]
        batch.step(random_actions(batch, dice))


@pytest.mark.parametrize("name", HOUSE)
def test_what_is_over_is_rewarded_and_begun_anew(name: str) -> None:
    batch = Batch(name, seats=2, n=4, seed=3)
    dice = np.random.default_rng(2)
    ended = 0
    for _ in range(900):
        _, mask, to_move, reward, done = batch.step(random_actions(batch, dice))
        assert sorted(row for row, _ in batch.ended) == np.flatnonzero(done).tolist()
        assert np.allclose(reward.sum(axis=1), done)
        assert mask.any(axis=1).all()
        assert set(to_move.tolist()) <= {0, 1}
        for row, outcome in batch.ended:
            assert reward[row].tolist() == outcome.shares
            ended += 1
    assert ended >= 4


def test_the_arrays_stay_the_same_objects_and_may_be_ones_own() -> None:
    size = bouwmeester.load("caylus").observation().size
    obs = np.zeros((2, size), np.float32)
    batch = Batch("caylus", seats=2, n=2, arrays={"obs": obs})
    assert batch.obs is obs
    assert obs.any()
    held = (batch.obs, batch.mask, batch.to_move, batch.reward, batch.done)
    after = batch.step([int(row.argmax()) for row in batch.mask])
    assert all(one is other for one, other in zip(held, after))
    with pytest.raises(BadOption, match="obs: wanted"):
        Batch("caylus", n=3, arrays={"obs": obs})
    with pytest.raises(BadOption, match="no array looks"):
        Batch("caylus", n=3, arrays={"looks": obs})


def test_seeds_hold_and_rows_differ() -> None:
    def seen(seed: int) -> list[float]:
        batch = Batch("palazzo", seats=3, n=4, seed=seed)
        dice = np.random.default_rng(1)
        sums = []
        for _ in range(50):
            batch.step(random_actions(batch, dice))
            sums.append(float(batch.obs.sum()))
        return sums

    assert seen(1) == seen(1) != seen(2)
    batch = Batch("palazzo", seats=3, n=4, seed=1)
    assert len({row.tobytes() for row in batch.obs}) == 4
    first = batch.obs.copy()
    batch.step([int(row.argmax()) for row in batch.mask])
    batch.reset(seed=1)
    assert np.array_equal(batch.obs, first)


def test_one_wrong_action_and_nothing_happens() -> None:
    batch = Batch("palazzo", seats=2, n=2, seed=1)
    before = batch.obs.copy()
    right = int(batch.mask[0].argmax())
    with pytest.raises(IllegalAction, match="match 1"):
        batch.step([right, 0])
    with pytest.raises(BouwmeesterError, match="no action 9999"):
        batch.step([right, 9999])
    with pytest.raises(BouwmeesterError, match="each of 2"):
        batch.step([right])
    batch._look()
    assert np.array_equal(batch.obs, before)
    with pytest.raises(BadOption, match="at least one"):
        Batch("palazzo", n=0)
    with pytest.raises(BadOption, match="2 to 4"):
        Batch("palazzo", seats=9)


def test_chance_is_as_likely_as_the_rules_say() -> None:
    """The first stick heap of Nim is 12 in half of all matches."""
    batch = Batch("nim", seats=2, n=400, seed=5)
    twelve = sum(getattr(s, "sticks") == 12 for s in batch._many.states)  # noqa: B009
    assert 160 < twelve < 240
    apply(batch.game, batch._many.states[0], batch._many.legal[0][0])
