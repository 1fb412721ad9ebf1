"""What several nodes promise, each as a scene with its sizes and its limits; docs/scale.md has the figures.

Every scene ends with the same comparison: what people were told stands in the log once, in order, and replays.
"""

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import AsyncIterator
from typing import NamedTuple

import httpx
from sqlalchemy import select

from bouwmeester.client import Client, Seat
from bouwmeester.server.protocol.messages import COOKIE, Done, Position
from bouwmeester.server.store.schema import events
from bouwmeester.server.store.store import Store
from tests.nodes.cluster import Cluster
from tests.nodes.players import Player, Watch, tables
from tests.server.killing import GONE, Memory, compare


class Sizes(NamedTuple):
    """How much of everything."""

    moves: int
    tables: int
    kills: int
    frozen: float
    cuts: tuple[float, ...]
    restarts: int
    sockets: int
    database_restarts: int


SHORT = Sizes(moves=120, tables=6, kills=1, frozen=12, cuts=(2.5,), restarts=1, sockets=60, database_restarts=1)
MIDDLE = Sizes(
    moves=5000, tables=50, kills=20, frozen=30, cuts=(1, 10), restarts=5, sockets=1000, database_restarts=2
)
LONG = Sizes(
    moves=100_000, tables=200, kills=100, frozen=60, cuts=(1, 10, 60), restarts=20, sockets=5000, database_restarts=5
)


def spread(values: list[float]) -> str:
    """p50, p95, p99 and the most, in milliseconds."""
    if not values:
        return "nothing measured"
    ordered = sorted(values)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95, 0.99, 1.0)]
    return "p50 {:.0f}, p95 {:.0f}, p99 {:.0f}, most {:.0f} ms".format(*[1000 * value for value in at])


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Play:
    """People who play on and on at tables of a cluster."""

    def __init__(self, cluster: Cluster, addresses: list[str], seed: int) -> None:
        self.cluster = cluster
        self.addresses = addresses
        self.rng = random.Random(seed)
        self.memory = Memory()
        self.watch = Watch()
        self.players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def seat(self, count: int, game: str = "palazzo", mischief: float = 0.0, pace: float = 0.0) -> None:
        """Begin to play at so many tables. Where a match is over another begins, so that a scene may last."""
        await self._seat(count, game, mischief, pace)
        self._tasks.append(asyncio.create_task(self._keep_seated(count, game, mischief, pace)))

    async def _keep_seated(self, count: int, game: str, mischief: float, pace: float) -> None:
        while True:
            await asyncio.sleep(1)
            self.players = [player for player in self.players if not player.over]
            missing = count - len({player.table for player in self.players})
            # A node may be away just now: then it is tried again.
            with contextlib.suppress(*GONE, httpx.HTTPError):
                await self._seat(missing, game, mischief, pace)

    async def _seat(self, count: int, game: str, mischief: float, pace: float) -> None:
        if not count:
            return
        ids, cookies = await tables(self.addresses[0], count, game)
        for id in ids:
            for seat, cookie in enumerate(cookies):
                player = Player(
                    self.addresses, cookie, id, seat, self.memory, self.watch, self.rng, mischief=mischief, pace=pace
                )
                self.players.append(player)
                self._tasks.append(asyncio.create_task(player.play()))

    def failed(self) -> None:
        """Raises what went wrong with a player."""
        for task in self._tasks:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def until(self, moves: int, patience: float = 120.0) -> None:
        """Wait until so many moves were made in all; they go on, however slow the machine is."""
        seen, since = self.watch.moves, time.monotonic()
        while self.watch.moves < moves:
            self.failed()
            await asyncio.sleep(0.02)
            if self.watch.moves > seen:
                seen, since = self.watch.moves, time.monotonic()
            assert time.monotonic() - since < patience, f"nobody moves any more, after {seen} moves"

    async def all_are_back(self, patience: float = 60.0) -> None:
        since = time.monotonic()
        while any(player.lost_at is not None and not player.over for player in self.players):
            self.failed()
            await asyncio.sleep(0.02)
            assert time.monotonic() - since < patience, "somebody did not find back"

    async def stop(self) -> None:
        """All get up. Python 3.11 may lose a cancellation that comes at the wrong moment, so it is repeated."""
        while pending := [task for task in self._tasks if not task.done()]:
            for task in pending:
                task.cancel()
            await asyncio.wait(pending, timeout=1)

    async def end(self) -> None:
        await self.stop()
        self.failed()
        assert not self.watch.refused, self.watch.refused[:3]
        await asyncio.to_thread(compare, self.cluster.database, self.memory)


@contextlib.asynccontextmanager
async def playing(cluster: Cluster, addresses: list[str], seed: int) -> AsyncIterator[Play]:
    play = Play(cluster, addresses, seed)
    try:
        yield play
    finally:
        await play.stop()
    await play.end()


def thinking(sizes: Sizes) -> float:
    """How long people think on the average: so long that there are at most 200 moves a second in all."""
    return max(0.3, sizes.tables / 200)


def everywhere(cluster: Cluster) -> list[str]:
    return [node.address for node in cluster.nodes]


# The scenes.


async def races(cluster: Cluster, sizes: Sizes, seed: int) -> str:
    """N1, N8: seats on random nodes, commands that come twice and by two nodes: no fork, no double effect."""
    games = 0
    moves = stale = 0
    across: list[float] = []
    while moves < sizes.moves:
        async with playing(cluster, everywhere(cluster), seed + games) as play:
            await play.seat(sizes.tables, "caylus" if games % 2 else "palazzo", mischief=0.2)
            wanted = min(sizes.moves - moves, 40 * sizes.tables)
            await play.until(wanted)
        games += 1
        moves += play.watch.moves
        stale += play.watch.stale
        across += play.watch.across
    return f"{moves} moves, {stale} told stale, 0 forks, 0 double effects; on the other screen after {spread(across)}"


async def kills(cluster: Cluster, sizes: Sizes, seed: int) -> str:
    """N2: a node is killed under play; everybody is back on another at once, and nothing acknowledged is lost."""
    async with playing(cluster, [cluster.address], seed) as play:
        await play.seat(sizes.tables, "caylus", pace=thinking(sizes))
        await play.until(sizes.tables)
        for _ in range(sizes.kills):
            node = play.rng.choice(cluster.nodes)
            before = play.watch.moves
            cluster.kill(node)
            await asyncio.sleep(0.1)
            await play.all_are_back()
            await asyncio.to_thread(node.start)
            await play.until(before + 10)
    back = play.watch.back
    return f"{sizes.kills} kills, {len(back)} came back after {spread(back)}; nothing acknowledged was lost"


async def frozen(cluster: Cluster, sizes: Sizes, seed: int) -> str:
    """N3: a node stands still and comes back: people leave it by themselves, and its writes meet the fence."""
    async with playing(cluster, [cluster.address], seed) as play:
        await play.seat(sizes.tables, "caylus", pace=thinking(sizes))
        await play.until(sizes.tables)
        node = play.rng.choice(cluster.nodes)
        cluster.freeze(node)
        await asyncio.sleep(sizes.frozen)
        cluster.thaw(node)
        await play.all_are_back()
        await play.until(play.watch.moves + sizes.tables)
    back = play.watch.back
    return f"frozen for {sizes.frozen:.0f} s, {len(back)} left it and were back after {spread(back)}; 0 forks"


async def duties(cluster: Cluster, sizes: Sizes, seed: int) -> str:
    """N4: bots and clocks of a node that is killed go on at another; nothing happens twice."""
    dying, staying = cluster.nodes[:2]
    async with Client(dying.address) as anne:
        await anne.sit_down("Anne")
        bots = await anne.new_table("palazzo", ["me", "level-3"])
        clock = {"kind": "bank", "seconds": 5}
        timed = await anne.new_table("palazzo", ["me", "uniform"], clock=clock)
        cookie = anne.http.cookies[COOKIE]
    async with Client(staying.address) as same:
        same.http.cookies.set(COOKIE, cookie)
        # Somebody is at both tables by the other node, and it is the first that has their duties.
        async with same.at(bots.id) as at_bots, same.at(timed.id) as at_timed:
            async with _as(dying.address, cookie) as here, here.at(bots.id) as seat:
                position = await asyncio.wait_for(seat.until(1), 60)
                while position.actions is None:
                    position = await asyncio.wait_for(seat.until(position.version + 1), 60)
                played = await _done(seat, position)
                while (position := await seat.until(played.version)).to_move == 0 and position.actions:
                    played = await _done(seat, position)
                cluster.kill(dying)
            killed = time.monotonic()
            await asyncio.wait_for(at_bots.until(played.version + 1), 60)
            resumed = time.monotonic() - killed
            while (await at_timed.position()).table.chairs[0].bot is None:
                await asyncio.wait_for(at_timed.receive(), 90)
            flagged = time.monotonic() - killed
    await asyncio.to_thread(dying.start)
    await asyncio.to_thread(_nothing_twice, cluster, timed.id)
    return f"the bot moved {resumed:.1f} s after the kill, the clock of 5 s fell after {flagged:.1f} s, once"


async def _done(seat: Seat, position: Position) -> Done:
    assert position.actions
    answer = await asyncio.wait_for(seat.play(position.actions[0].id), 60)
    assert isinstance(answer, Done), answer
    return answer


def _nothing_twice(cluster: Cluster, table: str) -> None:
    store = Store(cluster.database)
    query = select(events.c.kind).where(events.c.table_id == table)
    kinds = store.read_now(lambda connection: connection.execute(query).scalars().all())
    store.engine.dispose()
    assert list(kinds).count("time_up") == 1, kinds


@contextlib.asynccontextmanager
async def _as(address: str, cookie: str) -> AsyncIterator[Client]:
    async with Client(address) as client:
        client.http.cookies.set(COOKIE, cookie)
        yield client


async def silence(cluster: Cluster, sizes: Sizes, seed: int) -> str:
    """N5: Redis stands still: moves are made all the same, and seen at the other node by reading."""
    assert cluster.redis is not None
    async with playing(cluster, everywhere(cluster), seed) as play:
        await play.seat(sizes.tables, "caylus", pace=0.1)
        await play.until(2 * sizes.tables)
        with_hints, play.watch.across = play.watch.across, []
        for seconds in sizes.cuts:
            cluster.redis.signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            assert play.watch.moves
            cluster.redis.signal(signal.SIGCONT)
            await play.until(play.watch.moves + sizes.tables)
        without = play.watch.across
    assert "hints_silent" in cluster.logged()
    return f"cut for {sizes.cuts} s: on the other screen after {spread(without)} (before: {spread(with_hints)})"


async def rolling(cluster: Cluster, sizes: Sizes, seed: int) -> str:
    """N6: every node is stopped and started again under play, one after the other, without anybody being refused."""
    async with playing(cluster, [cluster.address], seed) as play:
        await play.seat(sizes.tables, "caylus", pace=thinking(sizes))
        await play.until(sizes.tables)
        for _ in range(sizes.restarts):
            for node in cluster.nodes:
                await asyncio.to_thread(node.stop)
                await asyncio.to_thread(node.start)
                await asyncio.sleep(1)  # the proxy sees it
        await play.all_are_back()
        await play.until(play.watch.moves + sizes.tables)
    back = play.watch.back
    return (
        f"{sizes.restarts} times all nodes: {play.watch.moves} moves, {play.watch.stale} stale, 0 refused; "
        f"{len(back)} came back after {spread(back)}"
    )


async def storm(cluster: Cluster, sizes: Sizes, seed: int) -> str:
    """N9: a node with very many sockets is killed, and all of them come to the other at once."""
    dying, staying = cluster.nodes[:2]
    ids, cookies = await tables(dying.address, max(2, sizes.sockets // 20))
    memory, watch, rng = Memory(), Watch(), random.Random(seed)
    took: list[float] = []

    async def look(number: int) -> None:
        player = Player([dying.address], cookies[number % 2], ids[number % len(ids)], number % 2, memory, watch, rng)
        with contextlib.suppress(*GONE):
            async with player._socket() as seat:
                await seat.position()
                arrived.append(number)
                while True:
                    await seat.receive()
        player.addresses = [staying.address]
        lost = time.monotonic()
        while True:
            with contextlib.suppress(*GONE):
                async with player._socket() as seat:
                    await asyncio.wait_for(seat.position(), 30)
                    took.append(time.monotonic() - lost)
                    await done.wait()
                    return
            await asyncio.sleep(rng.uniform(0.2, 0.4))

    arrived: list[int] = []
    done = asyncio.Event()
    people = [asyncio.create_task(look(number)) for number in range(sizes.sockets)]
    while len(arrived) < sizes.sockets:
        await asyncio.sleep(0.05)
    cluster.kill(dying)
    while len(took) < sizes.sockets:
        await asyncio.sleep(0.05)
    done.set()
    await asyncio.gather(*people)
    await asyncio.to_thread(dying.start)
    return f"{sizes.sockets} sockets at {len(ids)} tables: all back after {max(took):.1f} s ({spread(took)})"


async def database(cluster: Cluster, sizes: Sizes, seed: int) -> str:
    """N10: PostgreSQL is killed and started again under play."""
    resumed: list[float] = []
    async with playing(cluster, everywhere(cluster), seed) as play:
        await play.seat(sizes.tables, "caylus", pace=0.1)
        await play.until(sizes.tables)
        for _ in range(sizes.database_restarts):
            await asyncio.to_thread(cluster.postgres.stop, signal.SIGQUIT)
            await asyncio.sleep(1)
            (cluster.postgres.folder / "data" / "postmaster.pid").unlink(missing_ok=True)
            await asyncio.to_thread(cluster.postgres.start)
            answers = time.monotonic()
            await play.until(play.watch.moves + 1)
            resumed.append(time.monotonic() - answers)
            await play.until(play.watch.moves + sizes.tables)
    return f"{len(resumed)} times: nothing acknowledged was lost, moves went on after {spread(resumed)}"


async def standby(cluster: Cluster, sizes: Sizes, seed: int) -> str:
    """N10: PostgreSQL is lost for good under play, and the one that followed it takes over."""
    assert cluster.standby is not None
    async with playing(cluster, everywhere(cluster), seed) as play:
        await play.seat(sizes.tables, "caylus", pace=0.1)
        await play.until(2 * sizes.tables)
        await asyncio.to_thread(cluster.postgres.stop, signal.SIGQUIT)
        await asyncio.sleep(1)
        lost, moves = time.monotonic(), play.watch.moves
        await asyncio.to_thread(cluster.standby.promote)
        answers = time.monotonic()
        await play.until(moves + 1)
        resumed = time.monotonic() - answers
        await play.until(moves + 2 * sizes.tables)
    return (
        f"taken over in {answers - lost:.1f} s: nothing acknowledged was lost of {moves} moves, "
        f"the next came {1000 * resumed:.0f} ms after it answered"
    )
