"""A cluster in short: what `make nodes` does at length, each scene once and small."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.nodes import scenes
from tests.nodes.cluster import Cluster
from tests.nodes.scenes import SHORT


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(redis=True, proxy=True, brief=True, drain=0.5, bot_pace=1.0) as started:
        yield started


def test_seats_on_random_nodes_never_fork_a_table(cluster: Cluster) -> None:
    assert "0 forks" in asyncio.run(scenes.races(cluster, SHORT, 1))


def test_a_killed_node_costs_nobody_a_move(cluster: Cluster) -> None:
    assert "nothing acknowledged was lost" in asyncio.run(scenes.kills(cluster, SHORT, 2))


def test_bots_and_clocks_of_a_killed_node_go_on_at_another(cluster: Cluster) -> None:
    assert "once" in asyncio.run(scenes.duties(cluster, SHORT, 3))


def test_what_is_not_hinted_is_read(cluster: Cluster) -> None:
    assert "on the other screen" in asyncio.run(scenes.silence(cluster, SHORT, 4))


def test_all_nodes_are_replaced_under_play(cluster: Cluster) -> None:
    assert "0 refused" in asyncio.run(scenes.rolling(cluster, SHORT, 5))


def test_the_database_is_restarted_under_play(cluster: Cluster) -> None:
    assert "nothing acknowledged was lost" in asyncio.run(scenes.database(cluster, SHORT, 6))


def test_a_standby_takes_over_under_play() -> None:
    with Cluster(brief=True, standby=True) as cluster:
        assert "nothing acknowledged was lost" in asyncio.run(scenes.standby(cluster, SHORT, 7))
