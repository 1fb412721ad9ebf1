"""Scripted people at tables of a cluster: they play whatever comes to mind, at any node, and never forget."""

import asyncio
import contextlib
import os
import random
import secrets
import ssl
import time
from functools import cache

import msgspec
from websockets.asyncio.client import connect

from bouwmeester.client import Client, Seat
from bouwmeester.server.protocol.messages import COOKIE, Done, Play, Position, Stale
from tests.nodes.certificate import TRUSTED
from tests.server.killing import GONE, Memory

#: As the page does: it knocks again after a short while, and longer each time.
FIRST_WAIT = 0.25
LONGEST_WAIT = 4.0


class Watch:
    """What is measured while people play."""

    def __init__(self) -> None:
        #: Seconds from an answer until the other seat sees the move.
        self.across: list[float] = []
        #: Seconds from losing a line until the table is seen again.
        self.back: list[float] = []
        self.moves = 0
        self.stale = 0
        self.refused: list[object] = []
        #: (table, version) -> when its move was answered, and to which seat.
        self._answered: dict[tuple[str, int], tuple[float, int]] = {}

    def answered(self, table: str, version: int, seat: int) -> None:
        self.moves += 1
        self._answered[table, version] = (time.monotonic(), seat)

    def saw(self, table: str, version: int, seat: int) -> None:
        answered, by = self._answered.get((table, version), (0.0, seat))
        if by != seat:
            del self._answered[table, version]
            self.across.append(max(0.0, time.monotonic() - answered))


class Player:
    """One seat at one table. ``addresses`` are the nodes it goes to, one of them at random each time."""

    def __init__(
        self,
        addresses: list[str],
        cookie: str,
        table: str,
        seat: int,
        memory: Memory,
        watch: Watch,
        rng: random.Random,
        *,
        mischief: float = 0.0,
        pace: float = 0.0,
    ) -> None:
        self.addresses = addresses
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.memory = memory
        self.watch = watch
        self.rng = rng
        #: How often a command comes twice, or two of them at once by two nodes.
        self.mischief = mischief
        self.pace = pace
        self.unanswered: Play | None = None
        self.lost_at: float | None = None
        self.over = False

    async def play(self) -> None:
        tries = 0
        while not self.over:
            try:
                async with self._socket() as seat:
                    await asyncio.wait_for(seat.position(), 15)
                    tries = 0
                    self._is_back()
                    await self._play(seat)
                    return
            except GONE:
                if self.lost_at is None:
                    self.lost_at = time.monotonic()
            wait = min(LONGEST_WAIT, FIRST_WAIT * 2**tries) * (0.75 + self.rng.random() / 2)
            tries += 1
            await asyncio.sleep(wait)

    def _is_back(self) -> None:
        if self.lost_at is not None:
            self.watch.back.append(time.monotonic() - self.lost_at)
            self.lost_at = None

    @contextlib.asynccontextmanager
    async def _socket(self):  # type: ignore[no-untyped-def]
        address = self.rng.choice(self.addresses).replace("http", "ws", 1)
        since = self.memory.seen[self.table, self.seat]
        async with connect(
            f"{address}/api/tables/{self.table}/socket?version={since}",
            additional_headers={"Cookie": f"{COOKIE}={self.cookie}"},
            compression=None,
            max_size=1 << 22,
            ssl=_trusting(os.environ[TRUSTED]) if address.startswith("wss") else None,
            open_timeout=5,
            ping_interval=5,
            ping_timeout=5,
            close_timeout=1,
        ) as socket:
            yield Seat(socket)

    async def _play(self, seat: Seat) -> None:
        position: Position = await seat.position()
        while position.result is None:
            self.memory.seen[self.table, self.seat] = max(self.memory.seen[self.table, self.seat], position.version)
            self.watch.saw(self.table, position.table.version, self.seat)
            if self.unanswered is None and position.actions is not None and position.to_move == self.seat:
                await self._think(position)
                self.unanswered = self._play_something(position)
            if self.unanswered is not None:
                await self._ask(seat, self.unanswered)
                self.unanswered = None
            position = await seat.until(position.version + 1)
        self.over = True

    async def _think(self, position: Position) -> None:
        if self.pace:
            await asyncio.sleep(self.rng.uniform(0, 2 * self.pace))

    def _play_something(self, position: Position) -> Play:
        assert position.actions is not None
        return Play(secrets.token_hex(8), position.version, [self.rng.choice(position.actions).id])

    async def _ask(self, seat: Seat, command: Play) -> None:
        kind = self.rng.random() / self.mischief if self.mischief else 1.0
        if kind < 0.5:  # it comes twice
            await seat.send(command)
        if kind < 0.25 and (position := seat.latest) is not None:  # by another node, and another with it
            await self._elsewhere(command, self._play_something(position))
        self._note(await asyncio.wait_for(seat.ask(command), 20), seat)

    async def _elsewhere(self, *commands: Play) -> None:
        with contextlib.suppress(*GONE):
            async with self._socket() as other:
                await asyncio.wait_for(other.position(), 15)
                for command in commands:
                    self._note(await asyncio.wait_for(other.ask(command), 20), None)

    def _note(self, answer: object, seat: Seat | None) -> None:
        if isinstance(answer, Done):
            self.memory.acknowledge(self.table, self.seat, answer)
            if seat is not None:
                self.watch.answered(self.table, answer.version, self.seat)
        elif isinstance(answer, Stale):
            self.watch.stale += 1
        elif getattr(answer, "key", "") == "server.not_written":
            raise EOFError("it is not known whether that was written")
        else:
            self.watch.refused.append(msgspec.json.encode(answer))


@cache
def _trusting(file: str) -> ssl.SSLContext:
    """All of them trust that certificate: a browser does not read it anew for each of its lines."""
    return ssl.create_default_context(cafile=file)


async def tables(address: str, count: int, game: str = "palazzo", **wishes: object) -> tuple[list[str], list[str]]:
    """Tables for two, and the cookies of those who sit at all of them."""
    async with Client(address) as anne, Client(address) as bram:
        await anne.sit_down("Anne")
        await bram.sit_down("Bram")
        ids: list[str] = []
        for _ in range(count):
            table = await anne.new_table(game, ["me", "open"], public=False, **wishes)
            await bram.sit(table.id, 1, table.invite or "")
            ids.append(table.id)
        return ids, [anne.http.cookies[COOKIE], bram.http.cookies[COOKIE]]
