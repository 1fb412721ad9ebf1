"""What stays in memory: the tables somebody needs, and nothing that only a search through all of it would find."""

import asyncio
import gc
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from bouwmeester.server.commands import playing
from bouwmeester.server.house import sitting
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.messages import NewTable, Play
from bouwmeester.server.tables.table import Answer, Table
from bouwmeester.server.views import seen
from tests.server.conftest import sqlite
from tests.server.people import house_here


class Watcher:
    """Somebody who looks and forgets."""

    def __init__(self, user: str) -> None:
        self.user: str | None = user
        self.device: str | None = None

    def send(self, message: object) -> None:
        pass

    def drop(self, code: int) -> None:
        pass


def forget(answer: Answer) -> None:
    pass


async def play(table: Table, count: int, rng: random.Random) -> None:
    for number in range(count):
        seat = table.to_move
        assert seat is not None
        action = rng.choice(table.match.legal()).id
        await playing.play(table, seat, Play(f"{table.version}-{number}", table.version, [action]), forget)


@asynccontextmanager
async def at_home(folder: Path) -> AsyncIterator[tuple[House, Table]]:
    """A house with one table, where two people play Palazzo."""
    house = await house_here(sqlite(folder))
    users = [await house.guests.welcome(name) for name in ("Anne", "Bram")]
    table = await sitting.create(house, users[0], NewTable("palazzo", ["me", "open"]))
    await sitting.sit(house, table, users[1], 1)
    for user in users:
        table.watchers.append(Watcher(user))
        seen.catch_up(table, table.watchers[-1], None)
    yield house, table
    house.store.stop()


def test_moves_leave_no_cycles(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_home(tmp_path) as (_, table):
            rng = random.Random(4)
            await play(table, 5, rng)
            gc.collect()
            gc.disable()
            try:
                await play(table, 60, rng)
                assert gc.collect() < 60
            finally:
                gc.enable()

    asyncio.run(scene())


def test_a_table_leaves_memory_once_nobody_needs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with at_home(tmp_path) as (house, table):
            await play(table, 12, random.Random(5))
            before = seen.position(table, table.host)
            await house._forget_idle()
            assert await house.table(table.id) is table, "somebody was here just now"
            monkeypatch.setattr("bouwmeester.server.house.house.IDLE_SECONDS", -1.0)
            await house._forget_idle()
            assert await house.table(table.id) is table, "two are looking at it"
            table.watchers.clear()
            await house._forget_idle()
            again = await house.table(table.id)
            assert again is not table
            assert msgspec.json.encode(seen.position(again, table.host)) == msgspec.json.encode(before)

    asyncio.run(scene())
