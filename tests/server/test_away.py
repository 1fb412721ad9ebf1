"""A database that is locked, full or away: said in words on every route, found by /health, and over in its time."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from bouwmeester.client import Client
from bouwmeester.server.house import heartbeat
from bouwmeester.server.house.heartbeat import Pulse
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.table import NotWritten
from tests.server.conftest import NewDatabase, sqlite
from tests.server.postgres import Postgres
from tests.server.running import Running

WISH = {"game": "palazzo", "chairs": ["me", "open"]}


@contextmanager
def house(database: str, bot_pace: float = 0.0) -> Iterator[tuple[Running, httpx.Client, str]]:
    """A house, somebody in it, and a table of theirs."""
    running = Running(database, bot_pace=bot_pace)
    running.start()
    try:
        with httpx.Client(base_url=running.address, timeout=120) as anne:
            anne.post("/api/guests", json={"name": "Anne"})
            yield running, anne, anne.post("/api/tables", json=WISH).json()["id"]
    finally:
        running.stop()


def writes(table: str) -> list[tuple[str, str, object]]:
    return [
        ("POST", "/api/guests", {"name": "Änne"}),
        ("POST", "/api/tables", WISH),
        ("POST", f"/api/tables/{table}/leave", None),
        ("POST", "/api/me/link", None),
        ("DELETE", "/api/me/link", None),
        ("GET", "/health", None),
    ]


def ask(client: httpx.Client, request: tuple[str, str, object]) -> httpx.Response:
    method, path, body = request
    return client.request(method, path, json=body)


def at_once(client: httpx.Client, table: str) -> list[httpx.Response]:
    """Each may wait for the database in vain, so they wait together; and only then is asked how it feels."""
    *others, health = writes(table)
    with ThreadPoolExecutor(len(others)) as threads:
        return [*threads.map(partial(ask, client), others), ask(client, health)]


def said(answers: list[httpx.Response]) -> None:
    for answer in answers:
        assert (answer.status_code, "database" in answer.json()["detail"]) == (503, True), (answer.url, answer.text)


def well(client: httpx.Client, table: str) -> None:
    """Everything works again, by itself."""
    for _ in range(600):
        if client.get("/health").status_code == 200:
            break
        time.sleep(0.1)
    statuses = [ask(client, request).status_code for request in writes(table)]
    assert statuses == [201, 201, 200, 200, 204, 200]


def test_a_locked_file(tmp_path: Path) -> None:
    with house(sqlite(tmp_path)) as (_, anne, table):
        with closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            said(at_once(anne, table))
            other.execute("ROLLBACK")
        well(anne, table)


def test_a_bot_that_could_not_write_moves_afterwards_though_nobody_looks(tmp_path: Path) -> None:
    wish = {"game": "palazzo", "chairs": ["level-1", "me"]}
    with house(sqlite(tmp_path), bot_pace=1) as (_, anne, _table):
        table = anne.post("/api/tables", json=wish).json()
        while table["to_move"] != 0:
            table = anne.post("/api/tables", json=wish).json()
        with closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            while anne.get("/health").status_code == 200:  # what was felt a moment ago
                time.sleep(0.1)
            time.sleep(6)  # longer than anyone waits for a lock
            assert _now(anne, table["id"])["to_move"] == 0
            other.execute("ROLLBACK")
        for _ in range(300):
            if _now(anne, table["id"])["to_move"] != 0:
                return
            time.sleep(0.1)
        raise AssertionError("the bot has not moved")


def _now(anne: httpx.Client, table: str) -> dict[str, object]:
    (found,) = [one for one in anne.get("/api/tables/mine").json() if one["id"] == table]
    return dict(found)


def test_many_who_wait_for_a_locked_file_are_answered_together(tmp_path: Path) -> None:
    """Not one after the other, each after as long as the first has waited."""

    async def scene(running: Running, name: Path) -> None:
        async with Client(running.address) as bram:
            await bram.sit_down("Bram")
            with closing(sqlite3.connect(name, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                answers = await asyncio.gather(*[bram.http.post("/api/tables", json=WISH) for _ in range(40)])
                other.execute("ROLLBACK")
            assert {answer.status_code for answer in answers} == {503}

    with house(sqlite(tmp_path)) as (running, _, _table):
        asyncio.run(scene(running, tmp_path / "house.db"))


@pytest.mark.skipif(os.getuid() != 0 or shutil.which("mount") is None, reason="a small disk is mounted by root")
def test_a_full_disk(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(disk)], check=False).returncode != 0:
        pytest.skip("no small disk can be mounted here")
    try:
        with house(sqlite(disk)) as (_, anne, table):
            filler = disk / "filler"
            with filler.open("wb", buffering=0) as out:
                try:
                    while True:
                        out.write(bytes(4096))
                except OSError:
                    pass
            answers = [anne.post("/api/tables", json=WISH) for _ in range(30)]
            said([answer for answer in answers if answer.status_code != 201])
            assert 503 in {answer.status_code for answer in answers}
            filler.unlink()
            well(anne, table)
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_a_server_that_is_away() -> None:
    postgres = Postgres()
    try:
        with house(postgres.database()) as (_, anne, table):
            postgres.stop(signal.SIGKILL)
            while anne.get("/health").status_code == 200:  # what was felt a moment ago
                time.sleep(0.1)
            reads = [anne.get(path) for path in ("/api/tables", "/api/tables/mine", "/api/codes/ABCDEF")]
            said([*reads, *at_once(anne, table)])
            assert anne.get("/api/games").status_code == 200  # what needs no database
            (postgres.folder / "data" / "postmaster.pid").unlink(missing_ok=True)
            postgres.start()
            well(anne, table)
    finally:
        postgres.remove()


def test_health_writes_seldom_however_many_ask(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = Store(new_database())
        store.start()
        asked: list[object] = []
        write = store.write

        async def count(work: object) -> object:
            asked.append(work)
            return await write(work)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "write", count)
        pulse = Pulse(store)
        for _ in range(20):
            await asyncio.gather(*[pulse.feel() for _ in range(20)])
        assert len(asked) == 1
        monkeypatch.setattr(heartbeat, "FELT_SECONDS", -1.0)
        await pulse.feel()
        assert len(asked) == 2
        store.stop()

    asyncio.run(scene())


def test_a_store_that_hangs_gets_one_beat(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = Store(new_database())
        asked: list[object] = []

        async def hang(work: object) -> None:
            asked.append(work)
            await asyncio.Event().wait()

        monkeypatch.setattr(store, "write", hang)
        monkeypatch.setattr(heartbeat, "PATIENCE_SECONDS", 0.01)
        monkeypatch.setattr(heartbeat, "FELT_SECONDS", -1.0)
        pulse = Pulse(store)
        for _ in range(5):
            with pytest.raises(NotWritten):
                await pulse.feel()
        assert len(asked) == 1

    asyncio.run(scene())
