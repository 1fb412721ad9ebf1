"""What a second node costs: CPU of nodes and PostgreSQL a move, with one node, with two and people spread at random,
and with two and all of a table at one. Once at the pace of people who think, and once at full speed, where one node
writes many moves at a time and two write half as many twice as often.

On a machine of two cores two nodes are not faster than one: nodes, PostgreSQL and those who play share them. What is
worth knowing here is the price.

    python -m bench.nodes [SECONDS]
"""

import asyncio
import gc
import random
import sys
import time

from tests.nodes.cluster import Cluster
from tests.nodes.players import Player, Watch, tables
from tests.nodes.scenes import spread
from tests.server.killing import Memory

TABLES = 40
#: How long somebody thinks on the average, so that there are some 200 moves a second; and not at all.
PACES = (0.2, 0.0)
#: At full speed all matches are over soon after that.
FULL_SPEED_SECONDS = 4.0


async def measure(cluster: Cluster, ways: str, pace: float, seconds: float) -> tuple[float, float, Watch]:
    """Milliseconds of CPU a move, and moves a second."""
    addresses = [node.address for node in cluster.nodes]
    ids, cookies = await tables(addresses[0], TABLES, "caylus")
    memory, watch, rng = Memory(), Watch(), random.Random(1)
    playing: list[asyncio.Task[None]] = []
    for number, id in enumerate(ids):
        for seat, cookie in enumerate(cookies):
            # Spread: the two of a table are at different nodes, as at random every second pair is.
            away = number % 2 if ways == "random" else 0
            where = addresses[(number // 2 + seat * away) % len(addresses)]
            player = Player([where], cookie, id, seat, memory, watch, rng, pace=pace)
            playing.append(asyncio.create_task(player.play()))
    await asyncio.sleep(1)
    await asyncio.to_thread(cluster.postgres.count)  # a house that is played in is not new
    await asyncio.sleep(1)
    gc.disable()  # else those who play stand still for 0.2 s now and then, and that is measured with the rest
    watch.across.clear()
    moves, cpu, began = watch.moves, cluster.cpu(), time.monotonic()
    await asyncio.sleep(seconds)
    moves, cpu, lasted = watch.moves - moves, cluster.cpu() - cpu, time.monotonic() - began
    gc.enable()
    while pending := [task for task in playing if not task.done()]:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=1)
    return 1000 * cpu / max(1, moves), moves / lasted, watch


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    for pace in PACES:
        print("at full speed" if not pace else f"thinking for {pace} s", flush=True)
        lasts = seconds if pace else min(seconds, FULL_SPEED_SECONDS)
        base = 0.0
        for nodes, ways in ((1, "one node"), (2, "random"), (2, "affinity")):
            with Cluster(nodes) as cluster:
                cpu, rate, watch = asyncio.run(measure(cluster, ways, pace, lasts))
            base = base or cpu
            print(
                f"{ways:9}{cpu:6.2f} ms CPU a move ({cpu / base:.2f} of one node), {rate:5.0f} moves/s, "
                f"on the other screen after {spread(watch.across)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
