"""The faces of PettingZoo and Gymnasium, under their own tests: every warning but the two normal ones is an error."""

import hashlib
import random
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import bouwmeester
from bouwmeester import BadOption, BouwmeesterError, IllegalAction, Match
from bouwmeester.research import pettingzoo
from bouwmeester.research.gymnasium import ILLEGAL_REWARD, Solo
from tests.research.regenerate import HOUSE

TABLES = [(name, seats) for name in HOUSE for seats in bouwmeester.load(name).seats]
EVERY_TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)
#: Observations are dicts, with the mask beside what is seen: this the tests warn of.
NORMAL = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
CYCLES = 40
SOAK_CYCLES = 1000


def check(name: str, seats: int, cycles: int) -> None:
    api_test(pettingzoo.env(name, seats), num_cycles=cycles)
    seed_test(lambda: pettingzoo.env(name, seats), num_cycles=cycles // 2)


@NORMAL
@EVERY_TABLE
def test_pettingzoo_tests_every_table(name: str, seats: int) -> None:
    check(name, seats, CYCLES)


@NORMAL
@pytest.mark.soak
@EVERY_TABLE
def test_pettingzoo_tests_every_table_for_long(name: str, seats: int) -> None:
    check(name, seats, SOAK_CYCLES)


@EVERY_TABLE
def test_pettingzoo_renders_every_table(name: str, seats: int) -> None:
    render_test(lambda render_mode=None: pettingzoo.env(name, seats, render_mode=render_mode))


@EVERY_TABLE
def test_gymnasium_tests_every_table(name: str, seats: int) -> None:
    check_env(Solo(name, seats, bots=["uniform"]), skip_render_check=True)


def played(name: str, seats: int, seed: int, **options: object) -> pettingzoo.Env:
    """A whole match in the environment, by random actions."""
    env = pettingzoo.env(name, seats, **options)
    env.reset(seed=seed)
    dice = random.Random(seed)
    for agent in env.agent_iter():
        seen, _, termination, truncation, _ = env.last()
        assert not truncation
        if termination:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert legal == [action.id for action in env.match.legal()]
        assert agent == f"seat_{env.match.to_move}"
        env.step(dice.choice(legal))
    return env


@EVERY_TABLE
def test_a_match_in_the_environment_is_the_match_of_the_library_line_by_line(name: str, seats: int) -> None:
    env = played(name, seats, 5)
    match = Match(bouwmeester.load(name), seats)
    chance, dice = random.Random(5), random.Random(5)
    match.run_chance(chance)
    while match.to_move is not None:
        match.play(dice.choice(match.legal()))
        match.run_chance(chance)
    assert env.match.save() == match.save()


@pytest.mark.parametrize("name", HOUSE)
def test_rewards_are_the_shares_of_the_win(name: str) -> None:
    env = pettingzoo.env(name, 2)
    env.reset(seed=8)
    rewards: dict[str, float] = {}
    dice = random.Random(8)
    for agent in env.agent_iter():
        seen, reward, termination, _, info = env.last()
        if termination:
            rewards[agent] = reward
            assert info["rank"] in (1, 2)
            env.step(None)
        else:
            assert reward == 0
            env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert env.match.outcome is not None
    assert list(rewards.values()) == env.match.outcome.shares
    assert sum(rewards.values()) == 1
    assert env.agents == []


def test_options_and_encodings_are_passed_on() -> None:
    env = pettingzoo.env("palazzo", 2, money="open", encoding="palazzo-1")
    env.reset(seed=1)
    assert env.game.options(env.match.state)["money"] == "open"
    assert env.observe("seat_0")["observation"].shape == (env.game.encoding().size,)
    with pytest.raises(BadOption, match="no option 'weather'"):
        pettingzoo.env("palazzo", weather="fine")
    with pytest.raises(BadOption, match="2 to 4 seats"):
        pettingzoo.env("palazzo", 7)
    with pytest.raises(BadOption, match="human, ansi"):
        pettingzoo.env("palazzo", render_mode="oil on canvas")


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    env = pettingzoo.env("palazzo", 2)
    with pytest.raises(BouwmeesterError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    before = env.match.save()
    with pytest.raises(IllegalAction):
        env.step(0)
    with pytest.raises(BouwmeesterError, match="None"):
        env.step(None)
    assert env.match.save() == before


def test_a_waiting_seat_sees_the_table_and_has_nothing_to_choose() -> None:
    env = pettingzoo.env("potzklotz", 3)
    env.reset(seed=2)
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen["observation"].any()
        assert seen["action_mask"].any() == (agent == env.agent_selection)


@contextmanager
def peak() -> Iterator[list[int]]:
    found: list[int] = []
    tracemalloc.start()
    yield found
    found.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()


def test_memory_stays_flat_over_many_matches() -> None:
    env = pettingzoo.env("potzklotz", 2)
    dice = random.Random(1)

    def match(seed: int) -> None:
        env.reset(seed=seed)
        while env.match.to_move is not None:
            env.step(dice.choice(env.match.legal()).id)

    for seed in range(5):
        match(seed)
    with peak() as used:
        for seed in range(40):
            match(seed)
    # One match alone weighs more than this.
    assert used[0] < 200_000


SEEN = """
import hashlib
from tests.research.test_gymnasium import played
print(hashlib.sha256(played("caylus", 3, 6).match.save().encode()).hexdigest())
"""


def test_seeds_hold_in_another_process_whatever_its_hashes() -> None:
    here = hashlib.sha256(played("caylus", 3, 6).match.save().encode()).hexdigest()
    env = {"PYTHONHASHSEED": "77", "PYTHONPATH": ":".join(path for path in sys.path if path)}
    there = subprocess.run([sys.executable, "-c", SEEN], env=env, capture_output=True, text=True, check=True)
    assert there.stdout.strip() == here


def test_research_needs_nothing_of_the_server() -> None:
    code = (
        "import sys; import bouwmeester.research.pettingzoo, bouwmeester.research.gymnasium; "
        "import bouwmeester.research.batch; "
        "print([name for name in sys.modules if name.split('.')[0] in ('litestar', 'msgspec', 'sqlalchemy')"
        " or name.startswith('bouwmeester.server')])"
    )
    env = {"PYTHONPATH": ":".join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# One seat against bots.


def solo(seats: int = 3, **wishes: Any) -> Solo:
    return Solo("caylus", seats, **wishes)


def test_a_learner_plays_a_whole_match_against_bots() -> None:
    env = solo(bots=["greedy", "uniform"])
    seen, info = env.reset(seed=3)
    dice = random.Random(3)
    terminated, reward = False, 0.0
    while not terminated:
        assert env.match.to_move == info["seat"] == env.seat
        assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        seen, reward, terminated, truncated, info = env.step(
            dice.choice(np.flatnonzero(seen["action_mask"]).tolist())
        )
        assert not truncated
    assert env.match.outcome is not None
    assert reward == env.match.outcome.shares[env.seat]
    assert info["scores"] == env.match.outcome.scores
    with pytest.raises(BouwmeesterError, match="reset"):
        env.step(0)


def test_seats_go_round_unless_one_is_wanted() -> None:
    env = solo(bots=["uniform"])
    seats = [env.reset(seed=4 if number == 0 else None)[1]["seat"] for number in range(6)]
    assert sorted(seats[:3]) == [0, 1, 2]
    assert seats[:3] == seats[3:]
    assert {solo(bots=["uniform"], seat=2).reset(seed=seed)[1]["seat"] for seed in range(4)} == {2}


def test_what_is_not_legal_costs_the_learner_and_changes_nothing() -> None:
    env = solo(bots=["uniform"])
    seen, _ = env.reset(seed=5)
    before = env.match.save()
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated) == (ILLEGAL_REWARD, False)
    assert info["refused"].startswith("core.")
    assert env.match.save() == before


def test_unknown_bots_and_seats_are_told_at_once() -> None:
    with pytest.raises(BouwmeesterError, match="nobody"):
        solo(bots=["nobody"])
    with pytest.raises(BadOption, match="at least one"):
        solo(bots=[])
    with pytest.raises(BadOption, match="0 to 2"):
        solo(bots=["uniform"], seat=3)


def test_a_learner_can_look_at_the_table() -> None:
    env = solo(bots=["uniform"], render_mode="ansi")
    env.reset(seed=6)
    text = env.render()
    assert text is not None
    assert "provost" in text
