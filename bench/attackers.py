"""What honest pairs at tables feel of somebody who attacks the house, with the settings that people meet.

For each attack, the same pairs at the same house are left alone, attacked, and left alone while another house on this
machine, where nobody plays, is attacked in the same way: in turn, a few seconds each. The time from a move to both
having seen it is told for all spells of a kind together, with two signs of how much of the ratio is noise: where it
lies for most draws of as many spells out of these, and the p99 of every other spell alone beside the p99 of the rest.
What an attack on the other house costs is the price of sharing cores with attackers and clerks; only what an attack
costs beyond that is the house's own. What outlasts an attack, such as its tables, is there in later spells alone too,
and shows in that. Then what the house weighs before and after.

The attackers come from another address of this machine, in a process of their own that stands back when cores are
short, as it would on another machine: so do the clerks and the workers of the house, if not as far. Linux weighs that
within a session only, so all of them are in one. How much of a core the attackers got is told, for on a machine that
is busy otherwise it may be little.

    python -m bench.attackers [SECONDS [ATTACK...]]
"""

import asyncio
import contextlib
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from bench.tables import cpu_seconds, rss
from bouwmeester.client import Client
from bouwmeester.server.settings import Settings
from tests.server.conftest import sqlite
from tests.server.running import Running

#: With the spells below some 1,500 moves a side: the slowest hundredth is a dozen of them, and not one alone.
PAIRS: Final = 10
SPELLS: Final = 8
SPELL_SECONDS: Final = 3.0
#: What the spell before has left is over by then, and the attackers have begun.
SETTLING_SECONDS: Final = 1.0
#: So often spells are drawn anew, to see where the ratio may lie.
DRAWS: Final = 400
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


async def coming(address: str, table: str) -> None:
    async def leave(writer: asyncio.StreamWriter) -> None:
        writer.transport.abort()

    await asyncio.gather(*[_stranger(address, table, leave) for _ in range(SOCKETS)])


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


async def lists(address: str, table: str) -> None:
    """Somebody with as many tables as one may have asks for all of them, again and again."""
    transport = httpx.AsyncHTTPTransport(local_address=FROM)
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as client:
        await client.post("/api/guests", json={"name": "Mallory"})
        for _ in range(Settings().own_tables):
            await client.post("/api/tables", json={"game": "caylus", "chairs": ["me", *["open"] * 4]})

        async def ask() -> None:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    await client.get("/api/tables/mine")
                await asyncio.sleep(0.01)

        await asyncio.gather(*[ask() for _ in range(8)])


async def talk(address: str, table: str) -> None:
    """Somebody talks at a table of their own, through as many sockets as one may have."""
    transport = httpx.AsyncHTTPTransport(local_address=FROM)
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as client:
        await client.post("/api/guests", json={"name": "Mallory"})
        own = (await client.post("/api/tables", json={"game": "caylus", "chairs": ["me", "open"]})).json()["id"]
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{own}/socket"
        cookie = {"Cookie": "; ".join([f"{name}={value}" for name, value in client.cookies.items()])}

        async def say() -> None:
            async with connect(url, local_addr=(FROM, 0), max_size=None, additional_headers=cookie) as socket:
                while True:
                    await socket.send(json.dumps({"type": "say", "id": secrets.token_hex(4), "text": "x" * 300}))
                    await asyncio.sleep(0.12)

        await asyncio.gather(*[say() for _ in range(Settings().own_sockets)])


async def silent(address: str, table: str) -> None:
    host, _, port = address.removeprefix("http://").partition(":")
    kept = []
    while True:
        with contextlib.suppress(OSError):
            kept.append(await asyncio.open_connection(host, int(port), local_addr=(FROM, 0)))
        kept = [one for one in kept if not one[0].at_eof()]
        await asyncio.sleep(0.005 if len(kept) < 1000 else 0.5)


_ALL: Final = (frames, coming, pongs, look, replay, junk, puzzles, tables, lists, talk, silent)
ATTACKS: Final = {one.__name__: one for one in _ALL}


# The honest pairs.


class Move(NamedTuple):
    """When it began, and how many milliseconds went by until both had seen it."""

    at: float
    took: float


async def _pair(address: str, moves: list[Move], tables: list[str]) -> None:
    """Play Caylus for ever, noting every move and every table."""
    async with Client(address) as anne, Client(address) as bram:
        await anne.sit_down("Anne")
        await bram.sit_down("Bram")
        while True:
            made = await anne.new_table("caylus", ["me", "open"])
            tables.append(made.id)
            await bram.sit(made.id, 1)
            async with anne.at(made.id) as one, bram.at(made.id) as two:
                seats = (one, two)
                while (position := await one.until(1)).result is None:
                    place = position.to_move
                    assert place is not None
                    actions = (await seats[place].until(position.version)).actions
                    assert actions is not None
                    began = time.perf_counter()
                    await seats[place].play(actions[len(moves) % len(actions)].id)
                    for seat in seats:
                        await seat.until(position.version + 1)
                    moves.append(Move(began, 1000 * (time.perf_counter() - began)))
                    await asyncio.sleep(PACE_SECONDS)


# Measuring.

Spells = list[list[float]]
KINDS: Final = ("alone", "attacked", "elsewhere")


def at(spells: Spells, share: float) -> float:
    found = sorted(took for spell in spells for took in spell)
    return found[min(len(found) - 1, int(len(found) * share))]


def p99(spells: Spells) -> float:
    return at(spells, 0.99)


def between(alone: Spells, attacked: Spells) -> tuple[float, float]:
    """Where nine of ten ratios lie when spells are drawn anew: a stall hits all pairs, so whole spells are drawn."""
    rng = random.Random(1)
    ratios = sorted(
        p99(rng.choices(attacked, k=len(attacked))) / p99(rng.choices(alone, k=len(alone))) for _ in range(DRAWS)
    )
    return ratios[DRAWS // 20], ratios[-DRAWS // 20]


def _as_elsewhere() -> None:
    """Whoever attacks has a machine of their own: here they have what nobody else wants of the cores."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


async def spells(name: str, house: Running, other: Running, seconds: float) -> tuple[dict[str, Spells], float, int]:
    """The moves of each spell, by kind; what of a core the attackers had; the house's memory at first."""
    assert house.process is not None
    moves: list[Move] = []
    tables: list[str] = []
    pairs = [asyncio.create_task(_pair(house.address, moves, tables)) for _ in range(PAIRS)]
    begun: dict[str, list[float]] = {kind: [] for kind in KINDS}
    busy = 0.0
    weight = 0
    for kind in KINDS * SPELLS:
        attacker = None
        if kind != "alone":
            where = house.address if kind == "attacked" else other.address
            # Nobody has a table in the other house: there it is the same question, and as soon refused.
            program = [sys.executable, "-m", "bench.attackers", "--attack", name, where, tables[-1] if tables else ""]
            attacker = subprocess.Popen(program, stderr=subprocess.DEVNULL, preexec_fn=_as_elsewhere)
            assert os.getsid(attacker.pid) == os.getsid(house.process.pid) == os.getsid(0)
        try:
            await asyncio.sleep(SETTLING_SECONDS)
            before = 0.0 if attacker is None else cpu_seconds(attacker.pid)
            begun[kind].append(time.perf_counter())
            await asyncio.sleep(seconds)
            if attacker is not None and kind == "attacked":
                busy += cpu_seconds(attacker.pid) - before
            weight = weight or rss(house.process.pid)
        finally:
            if attacker is not None:
                attacker.kill()
                attacker.wait(30)
    await asyncio.sleep(SETTLING_SECONDS)  # what began in the last spell comes to its end
    for pair in pairs:
        pair.cancel()
    for ended in await asyncio.gather(*pairs, return_exceptions=True):
        if not isinstance(ended, asyncio.CancelledError):
            raise RuntimeError("honest people were thrown out") from ended
    found = {
        kind: [[move.took for move in moves if start <= move.at < start + seconds] for start in starts]
        for kind, starts in begun.items()
    }
    return found, busy / (SPELLS * seconds), weight


def _house(folder: Path) -> Running:
    usual = Settings()
    known = [name for name in usual.__dataclass_fields__ if name not in ("database", "host", "port")]
    folder.mkdir()
    return Running(sqlite(folder), fresh=True, **{name: getattr(usual, name) for name in known})


def measure(name: str, folder: Path, seconds: float) -> None:
    house, other = _house(folder / "house"), _house(folder / "other")
    house.start()
    other.start()
    try:
        assert house.process is not None
        found, busy, before = asyncio.run(spells(name, house, other, seconds))
        after = rss(house.process.pid)
    finally:
        house.stop()
        other.stop()
    alone, attacked = found["alone"], found["attacked"]
    low, high = between(alone, attacked)
    print(
        f"{name:8} alone p50 {at(alone, 0.5):6.1f} ms p99 {p99(alone):6.1f} ms ({p99(alone[::2]):.1f} and "
        f"{p99(alone[1::2]):.1f})   attacked p50 {at(attacked, 0.5):6.1f} ms p99 {p99(attacked):6.1f} ms   "
        f"ratio {p99(attacked) / p99(alone):.2f} ({low:.2f} to {high:.2f}) of {sum(map(len, alone))} and "
        f"{sum(map(len, attacked))} moves; {p99(found['elsewhere']) / p99(alone):.2f} when another house is   "
        f"attackers {busy:.2f} of a core   memory {before / 1e6:.0f} to {after / 1e6:.0f} MB",
        flush=True,
    )


def main() -> None:
    if sys.argv[1:2] == ["--attack"]:
        name, address, table = sys.argv[2:]
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(ATTACKS[name](address, table))
        return
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SPELL_SECONDS
    for name in sys.argv[2:] or ATTACKS:
        with tempfile.TemporaryDirectory() as folder:
            measure(name, Path(folder), seconds)


if __name__ == "__main__":
    main()
