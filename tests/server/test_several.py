"""Several nodes at one port: a parent keeps them, replaces them while people play, and ends them all."""

import asyncio
import os
import signal
import time
from pathlib import Path

import httpx
import pytest

from bouwmeester.cli.app import main
from bouwmeester.client import Client
from bouwmeester.server.protocol.messages import Done
from tests.server.conftest import sqlite
from tests.server.postgres import Postgres
from tests.server.running import Running


def children(pid: int) -> list[int]:
    """The nodes of a parent."""
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return sorted(one for one in found if b"serve" in Path(f"/proc/{one}/cmdline").read_bytes())


def wait_for(nodes: int, pid: int, besides: set[int]) -> list[int]:
    """So many nodes, none of which is one of those."""
    for _ in range(1200):
        found = children(pid)
        if len(found) == nodes and not besides & set(found):
            return found
        time.sleep(0.1)
    raise AssertionError(f"{children(pid)} are there")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found by Linux's /proc")
def test_nodes_at_one_port_are_started_again_and_replaced_under_play(postgres: Postgres) -> None:
    running = Running(postgres.database(), nodes=2, drain=0.3)
    running.start()
    try:
        assert running.process is not None
        parent = running.process.pid
        first = wait_for(2, parent, set())
        asyncio.run(play(running, 4))
        os.kill(first[0], signal.SIGKILL)
        second = wait_for(2, parent, {first[0]})
        asyncio.run(play(running, 4))
        os.kill(parent, signal.SIGHUP)
        third = wait_for(2, parent, {*first, *second})
        asyncio.run(play(running, 4))
        assert httpx.get(f"{running.address}/health", timeout=30).json()["status"] == "ok"
    finally:
        running.stop()
    assert [one for one in third if Path(f"/proc/{one}").exists()] == []


async def play(running: Running, moves: int) -> None:
    async with Client(running.address) as anne:
        await anne.sit_down("Anne")
        table = await anne.new_table("palazzo", ["me", "uniform"])
        async with anne.at(table.id) as seat:
            for _ in range(moves):
                position = await asyncio.wait_for(seat.until(1), 60)
                while position.actions is None:
                    position = await asyncio.wait_for(seat.until(position.version + 1), 60)
                answer = await seat.play(position.actions[0].id)
                assert isinstance(answer, Done)
                await asyncio.wait_for(seat.until(answer.version), 60)


def test_several_nodes_need_a_database_they_can_share(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--nodes", "2", "--database", sqlite(tmp_path), "--port", "0"]) == 1
    assert "postgresql+psycopg" in capsys.readouterr().err


def test_a_node_that_drains_says_so_and_serves_on(postgres: Postgres) -> None:
    running = Running(postgres.database(), drain=3)
    running.start()
    try:
        assert running.process is not None
        assert httpx.get(f"{running.address}/health", timeout=30).status_code == 200
        running.process.send_signal(signal.SIGTERM)
        for _ in range(300):
            health = httpx.get(f"{running.address}/health", timeout=30)
            if health.status_code == 503:
                break
            time.sleep(0.02)
        assert (health.status_code, health.json()["status"]) == (503, "draining")
        assert httpx.get(f"{running.address}/api/games", timeout=30).status_code == 200
    finally:
        running.stop()
