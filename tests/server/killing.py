"""Scripted people play while the server is killed again and again; afterwards their memory is compared with the log.

``python -m tests.server.killing --kills 500`` does it for a long time, on both databases.
"""

import argparse
import asyncio
import contextlib
import json
import random
import secrets
import signal
import tempfile
from collections import Counter
from pathlib import Path

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from bouwmeester.client import Client, Seat
from bouwmeester.server.protocol.messages import Done, Play, Stale
from bouwmeester.server.store.schema import events
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.loading import check
from tests.server.postgres import Postgres
from tests.server.running import Running

TABLES = 4
GONE = (OSError, WebSocketException, httpx.TransportError, asyncio.TimeoutError, EOFError)


class Memory:
    """What the people at the tables were told."""

    def __init__(self) -> None:
        #: (table, seat, command) -> the version it was acknowledged with.
        self.acknowledged: dict[tuple[str, int, str], int] = {}
        #: (table, seat) -> the highest version it was told.
        self.seen: Counter[tuple[str, int]] = Counter()

    def acknowledge(self, table: str, seat: int, answer: Done) -> None:
        key = (table, seat, answer.id)
        assert self.acknowledged.setdefault(key, answer.version) == answer.version, "another answer than before"


class Person:
    """Somebody who plays whatever comes to mind, comes back after every outage, and repeats what was not answered."""

    def __init__(self, client: Client, table: str, seat: int, memory: Memory, rng: random.Random) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.memory = memory
        self.rng = rng
        self.unanswered: Play | None = None

    async def play_to_the_end(self) -> None:
        while True:
            with contextlib.suppress(*GONE):
                async with self.client.at(self.table, self.memory.seen[self.table, self.seat]) as seat:
                    await self._play(seat)
                    return
            await asyncio.sleep(0.05)

    async def _play(self, seat: Seat) -> None:
        position = await seat.position()
        while position.result is None:
            self.memory.seen[self.table, self.seat] = max(self.memory.seen[self.table, self.seat], position.version)
            if self.unanswered is None and position.actions is not None:
                action = self.rng.choice(position.actions).id
                self.unanswered = Play(secrets.token_hex(8), position.version, [action])
            if self.unanswered is not None:
                answer = await seat.ask(self.unanswered)
                if isinstance(answer, Done):
                    self.memory.acknowledge(self.table, self.seat, answer)
                else:
                    assert isinstance(answer, Stale), answer
                self.unanswered = None
            position = await seat.until(position.version + 1)


async def play_for_ever(anne: Client, bram: Client, memory: Memory, rng: random.Random) -> None:
    """Two people play one match after the other, so that every kill comes amid moves."""
    while True:
        with contextlib.suppress(*GONE):
            table = await anne.new_table(rng.choice(["palazzo", "caylus", "potzklotz"]), ["me", "open"])
            await bram.sit(table.id, 1)
            people = [Person(client, table.id, seat, memory, rng) for seat, client in enumerate((anne, bram))]
            await asyncio.gather(*[person.play_to_the_end() for person in people])
        await asyncio.sleep(0.05)


async def play_and_kill(running: Running, kills: int, rng: random.Random) -> Memory:
    memory = Memory()
    running.start()
    async with contextlib.AsyncExitStack() as stack:
        playing: list[asyncio.Task[None]] = []
        for _ in range(TABLES):
            anne, bram = [await stack.enter_async_context(Client(running.address)) for _ in range(2)]
            await anne.sit_down("Anne")
            await bram.sit_down("Bram")
            playing.append(asyncio.create_task(play_for_ever(anne, bram, memory, rng)))
        for _ in range(kills):
            # At least one more command is acknowledged between two kills, however slow the machine is.
            before = len(memory.acknowledged)
            for _ in range(12_000):
                if len(memory.acknowledged) > before:
                    break
                await asyncio.sleep(0.01)
            else:
                raise AssertionError("nothing was played between two kills")
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            running.stop(signal.SIGKILL)
            await asyncio.to_thread(running.start)
        await asyncio.sleep(0.5)
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
    running.stop()
    return memory


def compare(database: str, memory: Memory) -> None:
    """Every acknowledged command stands in the log once, where it was said to; the log is whole and replays."""
    store = Store(database)
    columns = (events.c.table_id, events.c.seat, events.c.command, events.c.version, events.c.body)
    rows = store.read_now(lambda connection: connection.execute(select(*columns).order_by(events.c.version)).all())
    written: dict[tuple[str, int, str], int] = {}
    #: How much of each table a seat knows of; None for all of them.
    known: Counter[tuple[str, int | None]] = Counter()
    for row in rows:
        unseen = json.loads(row.body).get("unseen", False)
        known[row.table_id, row.seat if unseen else None] += 1
        told = known[row.table_id, None] + known[row.table_id, row.seat]
        assert (row.table_id, row.seat, row.command) not in written, "a command acted twice"
        written[row.table_id, row.seat, row.command] = told
    for key, version in memory.acknowledged.items():
        assert written.get(key) == version, f"lost: {key} at {version}"
    for (table, _), seen in memory.seen.items():
        versions = [row.version for row in rows if row.table_id == table]
        assert versions == list(range(1, len(versions) + 1)), "a hole in the log"
        assert len(versions) >= seen, "somebody saw what is no longer there"
        finding = store.read_now(lambda connection, table=table: check(connection, store, table))  # type: ignore[misc]
        assert finding.why is None, finding.why
    store.engine.dispose()


def kill_and_compare(database: str, kills: int, seed: int) -> int:
    """How many commands were acknowledged, none of them lost or doubled."""
    running = Running(database)
    try:
        memory = asyncio.run(play_and_kill(running, kills, random.Random(seed)))
    finally:
        running.stop(signal.SIGKILL)
    compare(database, memory)
    return len(memory.acknowledged)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory() as folder:
            for database in (f"sqlite:///{Path(folder) / 'house.db'}", postgres.database()):
                kind = database.partition(":")[0]
                done = 0
                while done < given.kills:
                    some = min(25, given.kills - done)
                    acknowledged = kill_and_compare(database, some, given.seed + done)
                    done += some
                    print(f"{kind}: {done} kills, {acknowledged} commands acknowledged since, none lost or doubled")
    finally:
        postgres.remove()


if __name__ == "__main__":
    main()
