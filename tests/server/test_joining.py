"""Workers of other machines think for a house: with the secret, and as long as they are there."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bouwmeester.cli.app import main
from bouwmeester.client import Client, Seat
from bouwmeester.server.protocol.messages import Position
from tests.server.conftest import sqlite
from tests.server.running import Running

PATIENCE = 60


def joined(running: Running) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "bouwmeester", "workers", "--join", running.address, "--processes", "1"]
    secret = {"BOUWMEESTER_JOINING": "open sesame"}
    return subprocess.Popen(command, env={**os.environ, **secret}, stderr=subprocess.DEVNULL)


async def until_anne_moves(seat: Seat) -> Position:
    position = await asyncio.wait_for(seat.until(1), PATIENCE)
    while position.actions is None:
        position = await asyncio.wait_for(seat.until(position.version + 1), PATIENCE)
    return position


def test_bots_think_elsewhere_and_another_worker_takes_over(tmp_path: Path) -> None:
    running = Running(sqlite(tmp_path), workers=0, joining="open sesame")
    running.start()
    first = joined(running)
    second: subprocess.Popen[bytes] | None = None

    async def scene() -> None:
        nonlocal second
        async with Client(running.address) as anne:
            await anne.sit_down("Anne")
            table = await anne.new_table("palazzo", ["me", "greedy"])
            async with anne.at(table.id) as seat:
                position = await until_anne_moves(seat)
                first.kill()
                first.wait()
                assert position.actions
                await seat.play(position.actions[0].id)
                second = joined(running)
                for _ in range(3):
                    position = await until_anne_moves(seat)
                    assert position.actions
                    await seat.play(position.actions[0].id)
                    await asyncio.wait_for(seat.until(position.version + 1), PATIENCE)

    try:
        asyncio.run(scene())
    finally:
        for worker in (first, second):
            if worker is not None:
                worker.kill()
                worker.wait()
        running.stop()


def test_who_does_not_know_the_secret_is_told_nothing(server: Running) -> None:
    async def knock(secret: str) -> int | None:
        address = f"{server.address.replace('http', 'ws', 1)}/api/workers"
        async with connect(address, additional_headers={"Authorization": f"Bearer {secret}"}) as line:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(line.recv(), PATIENCE)
            return line.close_code

    # This house was told no secret, so that none is right, not even none.
    assert [asyncio.run(knock(secret)) for secret in ("", "open sesame")] == [4404, 4404]


def test_a_worker_says_that_its_secret_is_not_the_nodes(server: Running) -> None:
    command = [sys.executable, "-m", "bouwmeester", "workers", "--join", server.address, "--processes", "1"]
    env = {**os.environ, "BOUWMEESTER_JOINING": "open barley"}
    worker = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert worker.stdout is not None
    try:
        said = next(line for line in worker.stdout if "not_joined" in line)
        assert "another secret" in said
    finally:
        worker.kill()
        worker.communicate()


def test_mistakes_are_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOUWMEESTER_JOINING", raising=False)
    assert main(["workers", "--join", "http://localhost:1"]) == 1
    assert "secret" in capsys.readouterr().err
    assert main(["workers", "--join", "localhost", "--joining", "x"]) == 1
    assert "addresses" in capsys.readouterr().err
