"""How the table server does beside boardgame.io's, in one sitting: moves a second, waiting times, server CPU a move.

Both serve tables of two, both seats by socket; a move counts once both seats have seen it. Ours writes every move to
the disk (WAL, synchronous=FULL) before it says so; the peer keeps everything in memory.

    python bench/tables.py [SECONDS]
"""

import asyncio
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from bouwmeester.client import Client
from tests.server.conftest import sqlite
from tests.server.running import Running, free_port

HERE = Path(__file__).parent / "server"
TABLES = (50, 200, 1000)
PACE_MS = 2000
#: So many matches outlast a measurement.
ENOUGH_MATCHES = 400
IDLE_SOCKETS = 5000
RESTING_TABLES = 200
RESTING_MOVES = 40
_TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """CPU of a process and of its threads so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def rss(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


async def set_up(address: str, count: int) -> list[dict[str, object]]:
    """Tables of Palazzo for two, and the cookies of those who sit at them; few tables get several matches each."""
    made: list[dict[str, object]] = []
    async with Client(address) as anne, Client(address) as bram:
        await anne.sit_down("Anne")
        await bram.sit_down("Bram")
        cookies = [anne.http.cookies["bouwmeester"], bram.http.cookies["bouwmeester"]]
        for _ in range(count):
            ids = []
            for _ in range(max(1, ENOUGH_MATCHES // count)):
                table = await anne.new_table("palazzo", ["me", "open"], public=False)
                await bram.sit(table.id, 1, table.invite or "")
                ids.append(table.id)
            made.append({"ids": ids, "cookies": cookies})
    return made


class Row(NamedTuple):
    """What the people at so many tables measured, and what it cost the server."""

    kind: str
    tables: int
    pace: int
    rate: float
    p50: float
    p99: float
    cpu: float

    def __str__(self) -> str:
        how = "paced" if self.pace else "full speed"
        return (
            f"{self.kind:6}{self.tables:6} tables, {how:11}{self.rate:9.0f} moves/s   p50 {self.p50:7.1f} ms   "
            f"p99 {self.p99:7.1f} ms   {self.cpu:6.2f} ms CPU a move"
        )

    def beside(self, other: "Row") -> str:
        """In so many of the other's."""
        how = f"p99 {self.p99 / other.p99:.2f}" if self.pace else f"moves/s {self.rate / other.rate:.2f}"
        return f"ours by the peer's, {self.tables:4} tables: {how}, CPU a move {self.cpu / other.cpu:.2f}"


def load(kind: str, address: str, pid: int, tables: int, seconds: float, pace: int, file: Path) -> Row:
    arguments = [kind, address, str(tables), str(seconds), str(pace), str(file)]
    people = subprocess.Popen(["node", "load.mjs", *arguments], cwd=HERE, stdout=subprocess.PIPE, text=True)
    assert people.stdout is not None
    assert people.stdout.readline().strip() == "begin"
    before, began = cpu_seconds(pid), time.monotonic()
    assert people.stdout.readline().strip() == "end"
    spent, lasted = cpu_seconds(pid) - before, time.monotonic() - began
    found = json.loads(people.stdout.readline())
    people.wait(30)
    rate, cpu = found["moves"] / lasted, 1000 * spent / max(1, found["moves"])
    row = Row(kind, tables, pace, rate, found["p50"], found["p99"], cpu)
    print(row, flush=True)
    return row


def ours(folder: Path, seconds: float) -> list[Row]:
    running = Running(sqlite(folder), fresh=True)
    running.start()
    assert running.process is not None
    try:
        file = folder / "tables.json"
        rows = []
        for count in TABLES:
            for pace in (0, PACE_MS):
                file.write_text(json.dumps(asyncio.run(set_up(running.address, count))))
                rows.append(load("ours", running.address, running.process.pid, count, seconds, pace, file))
        return rows
    finally:
        running.stop()


def at_rest(folder: Path) -> None:
    """What a socket that only listens costs in memory, and what a table in the middle of its match does."""
    running = Running(sqlite(folder), fresh=True)
    running.start()
    try:
        asyncio.run(_idle_sockets(running, 200))  # what is there once, for any number of them
        each = asyncio.run(_idle_sockets(running, IDLE_SOCKETS))
        print(f"ours: {IDLE_SOCKETS} idle sockets, {each / 1000:.1f} kB of memory each", flush=True)
    finally:
        running.stop()
    running.start()
    try:
        asyncio.run(_tables_at_rest(running, 20))
        each = asyncio.run(_tables_at_rest(running, RESTING_TABLES))
        print(
            f"ours: a table after {RESTING_MOVES} moves, two sockets at it: {each / 1000:.1f} kB of memory",
            flush=True,
        )
    finally:
        running.stop()


async def _idle_sockets(running: Running, count: int) -> float:
    assert running.process is not None
    async with AsyncExitStack() as stack:
        anne = await stack.enter_async_context(Client(running.address))
        await anne.sit_down("Anne")
        table = await anne.new_table("palazzo", ["me", "open"])
        before = rss(running.process.pid)
        for _ in range(count):
            await (await stack.enter_async_context(anne.at(table.id))).position()
        return (rss(running.process.pid) - before) / count


async def _tables_at_rest(running: Running, count: int) -> float:
    assert running.process is not None
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(running.address)) for _ in range(2)]
        for one in people:
            await one.sit_down("Guest")
        before = rss(running.process.pid)
        for _ in range(count):
            table = await people[0].new_table("palazzo", ["me", "open"], public=False)
            await people[1].sit(table.id, 1, table.invite or "")
            seats = [await stack.enter_async_context(one.at(table.id)) for one in people]
            for number in range(RESTING_MOVES):
                (mover,) = [seat for seat in seats if (await seat.until(1)).actions is not None]
                position = await mover.position()
                assert position.actions is not None
                await mover.play(position.actions[number % len(position.actions)].id)
                shown = (await mover.until(position.version + 1)).table.version
                for seat in seats:
                    while (await seat.position()).table.version < shown:
                        await seat.receive()
        return (rss(running.process.pid) - before) / count


def peer(folder: Path, seconds: float) -> list[Row]:
    port = free_port()
    server = subprocess.Popen(
        ["node", "peer.cjs", str(port)],
        cwd=HERE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
    )
    assert server.stdout is not None
    while server.stdout.readline().strip() != "ready":
        pass
    try:
        address = f"http://127.0.0.1:{port}"
        return [
            load("peer", address, server.pid, count, seconds, pace, folder)
            for count in TABLES
            for pace in (0, PACE_MS)
        ]
    finally:
        server.terminate()
        server.wait(30)


def main() -> None:
    # Thousands of sockets are as many open files, here and in the server.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    if shutil.which("node") is None:
        sys.exit("the peer needs Node on the PATH")
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel", "error"], cwd=HERE, check=True)
    with tempfile.TemporaryDirectory() as folder:
        at_rest(Path(folder))
        for row, other in zip(ours(Path(folder), seconds), peer(Path(folder), seconds), strict=True):
            print(row.beside(other))


if __name__ == "__main__":
    main()
