"""Moves leave nothing behind that only a search through the memory would find: it is searched seldom."""

import asyncio
import gc
import random
from pathlib import Path

from bouwmeester.server import playing, seen, sitting
from bouwmeester.server.bots import Workers
from bouwmeester.server.guests import Guests, house_key
from bouwmeester.server.house import House
from bouwmeester.server.messages import NewTable, Play
from bouwmeester.server.store.store import Store
from bouwmeester.server.table import Answer, Table
from bouwmeester.server.thinking import Thinking
from tests.server.conftest import sqlite


class Watcher:
    """Somebody who looks and forgets."""

    def __init__(self, user: str) -> None:
        self.user: str | None = user

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


def test_moves_leave_no_cycles(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(sqlite(tmp_path))
        store.start()
        house = House(store, Guests(store, await store.write(house_key)), Thinking(Workers(0)))
        users = [await house.guests.welcome(name) for name in ("Anne", "Bram")]
        table = await sitting.create(house, users[0], NewTable("palazzo", ["me", "open"]))
        await sitting.sit(house, table, users[1], 1)
        for user in users:
            table.watchers.append(Watcher(user))
            seen.catch_up(table, table.watchers[-1], None)
        rng = random.Random(4)
        await play(table, 5, rng)
        gc.collect()
        gc.disable()
        try:
            await play(table, 60, rng)
            assert gc.collect() < 60
        finally:
            gc.enable()
            store.stop()

    asyncio.run(scene())
