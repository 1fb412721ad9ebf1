"""The application alone, run by a server that knows nothing of us: pages, tables and their sockets."""

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bouwmeester.client import Client, play_to_the_end
from bouwmeester.server.protocol.close_codes import (
    CLOSE_NO_TABLE,
    CLOSE_TOO_FAST,
    CLOSE_UNREADABLE,
)
from tests.server.conftest import sqlite
from tests.server.running import free_port

FACTORY = ("-m", "uvicorn", "--factory", "bouwmeester.server.app:build", "--log-level", "error")


@contextmanager
def plainly_served(folder: Path, **settings: object) -> Iterator[str]:
    port = free_port()
    told = {f"BOUWMEESTER_{name.upper()}": str(value) for name, value in settings.items()}
    environment = {**os.environ, "BOUWMEESTER_DATABASE": sqlite(folder), "BOUWMEESTER_BOT_PACE": "0", **told}
    process = subprocess.Popen([sys.executable, *FACTORY, "--port", str(port)], env=environment)
    address = f"http://127.0.0.1:{port}"
    try:
        while True:
            assert process.poll() is None
            try:
                httpx.get(f"{address}/health")
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with plainly_served(tmp_path_factory.mktemp("house"), rate=10_000) as address:
        yield address


def test_a_match_is_played_to_its_end(address: str) -> None:
    async def scene() -> None:
        async with Client(address) as anne, Client(address) as bram:
            await anne.sit_down("Anne")
            await bram.sit_down("Bram")
            table = await anne.new_table("potzklotz", ["me", "open"])
            await bram.sit(table.id, 1, table.invite or "")
            async with anne.at(table.id) as first, bram.at(table.id) as second:
                ends = await asyncio.gather(play_to_the_end(first, 0), play_to_the_end(second, 1))
            assert ends[0].result is not None
            assert ends[0].result == ends[1].result
            # Who comes back sees the same, and everyone that they are gone in between.
            async with anne.at(table.id) as again:
                position = await again.position()
            assert position.result == ends[0].result
            assert [chair.here for chair in position.table.chairs] == [True, False]

    asyncio.run(scene())


async def code(address: str, table: str, *said: str | bytes) -> int:
    """With which code a socket ends, after so much was said over it."""
    async with Client(address) as guest:
        await guest.sit_down("Cora")
        async with guest.at(table) as seat:
            try:
                for message in said:
                    await seat.socket.send(message)
                while True:
                    await seat.socket.recv()
            except ConnectionClosed as closed:
                return 0 if closed.rcvd is None else closed.rcvd.code


def test_doors_are_closed_as_they_are_on_our_own_lines(address: str, tmp_path: Path) -> None:
    async def made(address: str) -> str:
        async with Client(address) as anne:
            await anne.sit_down("Anne")
            return (await anne.new_table("palazzo", ["me", "open"])).id

    table = asyncio.run(made(address))
    assert asyncio.run(code(address, "0" * 32)) == CLOSE_NO_TABLE
    assert asyncio.run(code(address, "nonsense")) == CLOSE_NO_TABLE
    assert asyncio.run(code(address, f"{table}/socket?version=x&")) in (CLOSE_UNREADABLE, CLOSE_NO_TABLE)
    assert asyncio.run(code(address, table, b"bytes")) == CLOSE_UNREADABLE
    assert asyncio.run(code(address, table, "{")) == CLOSE_UNREADABLE
    assert asyncio.run(code(address, table, json.dumps({"type": "say", "id": "1", "text": "x" * 20_000}))) == (
        CLOSE_UNREADABLE
    )
    with plainly_served(tmp_path, rate=1) as strict:
        pings = [json.dumps({"type": "ping"})] * 100
        assert asyncio.run(code(strict, asyncio.run(made(strict)), *pings)) == CLOSE_TOO_FAST


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with plainly_served(tmp_path):
        environment = {**os.environ, "BOUWMEESTER_DATABASE": sqlite(tmp_path)}
        command = [sys.executable, *FACTORY, "--port", str(free_port())]
        second = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert second.returncode != 0
        assert "is in use" in second.stderr
