"""What honest pairs at tables feel of somebody who attacks the house, with the settings that people meet.

For each attack: the time from a move to both having seen it, beside the same pairs left alone just before, and what
the house weighs before and after. The attackers come from another address of this machine, in a process of their own
that stands back when cores are short, as it would on another machine.

    python -m bench.attackers [SECONDS]
"""

import asyncio
import contextlib
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from bench.tables import rss
from bouwmeester.client import Client
from bouwmeester.server.settings import Settings
from tests.server.conftest import sqlite
from tests.server.running import Running

#: So many that the slowest moves are a few dozen, and not one alone.
PAIRS: Final = 6
#: A pair moves so often: fewer than a line may, also for the one who moves twice.
PACE_SECONDS: Final = 0.12
FROM: Final = "127.0.0.2"
SOCKETS: Final = 20
GOLDEN: Final = Path(__file__).parents[1] / "tests" / "games" / "caylus" / "golden" / "5-seats-3.jsonl"


# The attackers. Each goes on until it is stopped, whatever it is answered.


async def _stranger(address: str, table: str, send: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> None:
    """A socket at a table that does not read, opened again whenever it is closed."""
    host, _, port = address.removeprefix("http://").partition(":")
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(FROM, 0))
            key = "dGhlIHNhbXBsZSBub25jZQ=="
            lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {host}:{port}", "Connection: Upgrade"]
            lines += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]
            writer.write("\r\n".join(lines).encode())
            await reader.readuntil(b"\r\n\r\n")
            await send(writer)
        await asyncio.sleep(0.01)


async def frames(address: str, table: str) -> None:
    async def flood(writer: asyncio.StreamWriter) -> None:
        writer.write(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        empty = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 5000
        while True:
            writer.write(empty)
            await writer.drain()

    await asyncio.gather(*[_stranger(address, table, flood) for _ in range(SOCKETS)])


async def pongs(address: str, table: str) -> None:
    async def ping(writer: asyncio.StreamWriter) -> None:
        one = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
        while True:
            writer.write(one)
            await writer.drain()
            await asyncio.sleep(0.1)

    await asyncio.gather(*[_stranger(address, table, ping) for _ in range(5 * SOCKETS)])


async def look(address: str, table: str) -> None:
    async def ask() -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        while True:
            with contextlib.suppress(Exception):
                async with connect(url, compression=None, local_addr=(FROM, 0), max_size=None) as socket:
                    while True:
                        await socket.send(json.dumps({"type": "look", "id": secrets.token_hex(4), "since": 0}))
                        await asyncio.sleep(0.5)
            await asyncio.sleep(0.01)

    await asyncio.gather(*[ask() for _ in range(SOCKETS)])


async def _ask_again_and_again(address: str, path: str, at_once: int, **request: object) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=FROM)
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as client:

        async def ask() -> None:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    method = "GET" if not request else "POST"
                    place = path.replace("SEED", secrets.token_hex(4))
                    await client.request(method, place, **request)  # type: ignore[arg-type]
                await asyncio.sleep(0.01)

        await asyncio.gather(*[ask() for _ in range(at_once)])


async def replay(address: str, table: str) -> None:
    wish = {"record": GOLDEN.read_text(), "count": 100, "seats": [None, 0, 1, 2, 3, 4, "open"]}
    await _ask_again_and_again(address, "/api/replay", 8, json=wish)


async def junk(address: str, table: str) -> None:
    await _ask_again_and_again(address, "/api/replay", 20, json={"record": "x" * 2_600_000})


async def puzzles(address: str, table: str) -> None:
    await _ask_again_and_again(address, "/api/puzzles/potzklotz?seed=SEED&level=5", 8)


async def tables(address: str, table: str) -> None:
    transport = httpx.AsyncHTTPTransport(local_address=FROM)
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as client:
        await client.post("/api/guests", json={"name": "Mallory"})
        for _ in range(500):
            with contextlib.suppress(httpx.HTTPError):
                await client.post(
                    "/api/tables", json={"game": "caylus", "chairs": ["me", "greedy", "greedy", "greedy"]}
                )
        await asyncio.Event().wait()


async def silent(address: str, table: str) -> None:
    host, _, port = address.removeprefix("http://").partition(":")
    kept = []
    while True:
        with contextlib.suppress(OSError):
            kept.append(await asyncio.open_connection(host, int(port), local_addr=(FROM, 0)))
        kept = [one for one in kept if not one[0].at_eof()]
        await asyncio.sleep(0.005 if len(kept) < 1000 else 0.5)


ATTACKS: Final = {one.__name__: one for one in (frames, pongs, look, replay, junk, puzzles, tables, silent)}


# The honest pairs.


async def laps(address: str, seconds: float) -> tuple[str, list[float]]:
    """How long each move took until both had seen it, at tables of Caylus; and one of these tables."""
    found: list[float] = []
    until = time.monotonic() + seconds
    tables = await asyncio.gather(*[_pair(address, until, found) for _ in range(PAIRS)])
    return tables[0], sorted(found)


async def _pair(address: str, until: float, found: list[float]) -> str:
    table = ""
    async with Client(address) as anne, Client(address) as bram:
        await anne.sit_down("Anne")
        await bram.sit_down("Bram")
        while time.monotonic() < until:
            made = await anne.new_table("caylus", ["me", "open"])
            table = made.id
            await bram.sit(table, 1)
            async with anne.at(table) as one, bram.at(table) as two:
                seats = (one, two)
                while time.monotonic() < until and (position := await one.until(1)).result is None:
                    place = position.to_move
                    assert place is not None
                    actions = (await seats[place].until(position.version)).actions
                    assert actions is not None
                    began = time.perf_counter()
                    await seats[place].play(actions[len(found) % len(actions)].id)
                    for seat in seats:
                        await seat.until(position.version + 1)
                    found.append(1000 * (time.perf_counter() - began))
                    await asyncio.sleep(PACE_SECONDS)
    return table


def at(found: list[float], share: float) -> float:
    return found[min(len(found) - 1, int(len(found) * share))]


def _as_elsewhere() -> None:
    """Whoever attacks has a machine of their own: here they have what nobody else wants of the cores."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


def measure(name: str, folder: Path, seconds: float) -> None:
    usual = Settings()
    running = Running(
        sqlite(folder),
        fresh=True,
        **{
            name: getattr(usual, name)
            for name in usual.__dataclass_fields__
            if name not in ("database", "host", "port")
        },
    )
    running.start()
    assert running.process is not None
    try:
        table, alone = asyncio.run(laps(running.address, seconds))
        before = rss(running.process.pid)
        program = [sys.executable, "-m", "bench.attackers", "--attack", name, running.address, table]
        attacker = subprocess.Popen(program, stderr=subprocess.DEVNULL, preexec_fn=_as_elsewhere)
        time.sleep(1)
        try:
            _, attacked = asyncio.run(laps(running.address, seconds))
        finally:
            attacker.kill()
            attacker.wait(30)
        after = rss(running.process.pid)
    finally:
        running.stop()
    ratio = at(attacked, 0.99) / at(alone, 0.99)
    print(
        f"{name:8} alone p50 {at(alone, 0.5):6.1f} ms p99 {at(alone, 0.99):6.1f} ms   "
        f"attacked p50 {at(attacked, 0.5):6.1f} ms p99 {at(attacked, 0.99):6.1f} ms ({ratio:.2f})   "
        f"memory {before / 1e6:.0f} to {after / 1e6:.0f} MB",
        flush=True,
    )


def main() -> None:
    if sys.argv[1:2] == ["--attack"]:
        name, address, table = sys.argv[2:]
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(ATTACKS[name](address, table))
        return
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 15.0
    for name in ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            measure(name, Path(folder), seconds)


if __name__ == "__main__":
    main()
