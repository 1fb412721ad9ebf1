"""What a second node costs: CPU of nodes and PostgreSQL a move, with one node, with two and people spread at random,
and with two and all of a table at one. Once at the pace of people who think, and once at full speed, where one node
writes many moves at a time and two write half as many twice as often.

At every moment of a run there are as many tables in play, from their first move to their last: they begin at
different points of a match, and where one is over, the next begins. What nodes and PostgreSQL take while everybody
sits there and nobody moves is measured first, and said beside the rest.

On a machine of two cores two nodes are not faster than one: nodes, PostgreSQL and those who play share them. What is
worth knowing here is the price.

    python -m bench.nodes [SECONDS [ROUNDS]]
"""

import asyncio
import gc
import random
import re
import statistics
import sys
import time
from typing import NamedTuple

import httpx

from bouwmeester.server.protocol.messages import Position
from tests.nodes.cluster import Cluster
from tests.nodes.players import Player, Watch, tables
from tests.nodes.scenes import spread
from tests.server.killing import Memory

TABLES = 40
#: How long somebody thinks on the average, so that there are some 200 moves a second; and not at all. And how many
#: matches are made ready for each second: one has some 150 moves.
PACES = ((0.2, 2.0), (0.0, 36.0))
#: The last of the moves of a match after which it may be met by those who begin to measure.
LATE = 140
#: How long it is measured what nodes take where nobody moves.
STANDING_SECONDS = 8.0
WAYS = ((1, "one node"), (2, "random"), (2, "affinity"))
_WRITES = re.compile(r"^bouwmeester_write_seconds_count (\S+)", re.MULTILINE)


class Beginning:
    """All tables wait in the midst of a match until it is said that time runs."""

    def __init__(self) -> None:
        self.reached = asyncio.Semaphore(0)
        self.now = asyncio.Event()


class Person(Player):
    """Plays a match as fast as can be up to some move, and from the beginning on at their pace."""

    beginning: Beginning
    waits_at = 0

    async def _think(self, position: Position) -> None:
        if self.beginning.now.is_set():
            await super()._think(position)
        elif position.version >= self.waits_at:
            self.beginning.reached.release()
            await self.beginning.now.wait()


class Place:
    """Where two play, match after match: who sits at which node, and the matches that are ready for them."""

    def __init__(self, addresses: list[str], ids: list[str], cookies: list[str]) -> None:
        self.addresses = addresses
        self.ids = ids
        self.cookies = cookies

    async def play(self, beginning: Beginning, waits_at: int, watch: Watch, rng: random.Random, pace: float) -> None:
        while True:
            if not self.ids:
                raise RuntimeError("more matches were played than were made ready")
            id, memory = self.ids.pop(), Memory()
            pair = [
                Person([address], cookie, id, seat, memory, watch, rng, pace=pace)
                for seat, (address, cookie) in enumerate(zip(self.addresses, self.cookies, strict=True))
            ]
            for person in pair:
                person.beginning, person.waits_at = beginning, waits_at
            await asyncio.gather(*[person.play() for person in pair])
            waits_at = 0


class Cost(NamedTuple):
    """Seconds of CPU of the nodes and of PostgreSQL, in how many seconds, for so many moves and so many writes."""

    nodes: float
    database: float
    seconds: float
    moves: int
    writes: float


class Measured(NamedTuple):
    standing: Cost
    playing: Cost
    across: list[float]

    @property
    def a_move(self) -> float:
        """Milliseconds."""
        return 1000 * (self.playing.nodes + self.playing.database) / self.playing.moves

    @property
    def a_second(self) -> float:
        """Milliseconds in each second in which nobody moves."""
        return 1000 * (self.standing.nodes + self.standing.database) / self.standing.seconds

    @property
    def one_more(self) -> float:
        """Milliseconds a move without what is spent anyhow."""
        return self.a_move - self.a_second * self.playing.seconds / self.playing.moves


def writes(cluster: Cluster) -> float:
    """How often the nodes have written so far: what one writes together counts once."""
    said = [httpx.get(f"{node.address}/metrics").text for node in cluster.nodes]
    return sum([float(found[1]) for one in said if (found := _WRITES.search(one))])


async def cost(cluster: Cluster, watch: Watch, seconds: float) -> Cost:
    written = await asyncio.to_thread(writes, cluster)
    moves, before, began = watch.moves, cluster.cpu(), time.monotonic()
    await asyncio.sleep(seconds)
    after, moves, lasted = cluster.cpu(), watch.moves - moves, time.monotonic() - began
    written = await asyncio.to_thread(writes, cluster) - written
    return Cost(after[0] - before[0], after[1] - before[1], lasted, moves, written)


async def places(cluster: Cluster, ways: str, ready: int) -> list[Place]:
    addresses = [node.address for node in cluster.nodes]
    made = [await tables(address, (TABLES + ready) // len(addresses), "caylus") for address in addresses]
    found: list[Place] = []
    for number in range(TABLES):
        # Spread: the two of a table are at different nodes, as at random every second pair is.
        away = number % 2 if ways == "random" else 0
        node = number // 2 % len(addresses)
        ids, cookies = made[node]
        found.append(Place([addresses[node], addresses[(node + away) % len(addresses)]], ids, cookies))
    return found


async def measure(cluster: Cluster, ways: str, pace: float, ready: int, seconds: float) -> Measured:
    watch, rng, beginning = Watch(), random.Random(1), Beginning()
    waits = [number * LATE // TABLES for number in range(TABLES)]
    rng.shuffle(waits)
    playing = [
        asyncio.create_task(place.play(beginning, waits_at, watch, rng, pace))
        for place, waits_at in zip(await places(cluster, ways, ready), waits, strict=True)
    ]
    for _ in playing:
        await beginning.reached.acquire()
    await asyncio.to_thread(cluster.postgres.count)  # a house that is played in is not new
    await asyncio.sleep(1)
    standing = await cost(cluster, watch, STANDING_SECONDS)
    beginning.now.set()
    await asyncio.sleep(2)
    gc.collect()
    gc.disable()  # else those who play stand still for 0.2 s now and then, and that is measured with the rest
    watch.across.clear()
    measured = Measured(standing, await cost(cluster, watch, seconds), watch.across[:])
    gc.enable()
    for task in playing:
        if task.done():
            task.result()
    while pending := [task for task in playing if not task.done()]:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=1)
    return measured


def told(ways: str, one: Measured, base: Measured) -> str:
    playing = one.playing
    return (
        f"{ways:9}{one.a_move:6.2f} ms CPU a move ({one.a_move / base.a_move:.2f} of one node; nodes "
        f"{1000 * playing.nodes / playing.moves:.2f}, PostgreSQL {1000 * playing.database / playing.moves:.2f}), "
        f"{one.one_more:.2f} ({one.one_more / base.one_more:.2f}) beside {one.a_second:.0f} ms a second; "
        f"{playing.moves / playing.seconds:.0f} moves/s, {playing.moves / playing.writes:.1f} a write; "
        f"on the other screen after {spread(one.across)}"
    )


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for pace, ready in PACES:
        print(f"thinking for {pace} s" if pace else "at full speed", flush=True)
        ratios: dict[str, list[float]] = {ways: [] for _, ways in WAYS}
        for _ in range(rounds):
            base: Measured | None = None
            for nodes, ways in WAYS:
                with Cluster(nodes) as cluster:
                    made_ready = int(ready * (seconds + 2))
                    measured = asyncio.run(measure(cluster, ways, pace, made_ready, seconds))
                base = base or measured
                ratios[ways].append(measured.a_move / base.a_move)
                print(told(ways, measured, base), flush=True)
        if rounds > 1:
            for _, ways in WAYS[1:]:
                print(
                    f"{ways:9}{statistics.median(ratios[ways]):.2f} of one node, the median of {rounds}", flush=True
                )


if __name__ == "__main__":
    main()
