"""SQLite's log is copied back by a thread of its own: nothing stays only there, and it does not grow for ever."""

import asyncio
import shutil
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection

from bouwmeester.server.store import checkpoints, schema
from bouwmeester.server.store.store import Store
from tests.server.conftest import sqlite

PAGE = 4096
LONG_LOG = 100


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", 0.01)
    monkeypatch.setattr(checkpoints, "LONG_LOG", LONG_LOG)
    return Store(sqlite(tmp_path))


async def write_pages(store: Store, first: int, count: int) -> None:
    for number in range(first, first + count):

        def work(connection: Connection, number: int = number) -> None:
            connection.execute(schema.house.insert(), [{"name": f"page {number}", "value": "x" * PAGE}])

        await store.write(work)


def written(file: Path) -> int:
    found = sqlite3.connect(file).execute("SELECT count(*) FROM house WHERE name LIKE 'page %'").fetchone()
    return int(found[0])


def test_what_is_written_comes_to_the_file_while_the_house_goes_on(store: Store, tmp_path: Path) -> None:
    store.start()
    try:
        asyncio.run(write_pages(store, 0, 10))
        for _ in range(1000):
            shutil.copy(tmp_path / "house.db", tmp_path / "without its log.db")
            if written(tmp_path / "without its log.db") == 10:
                break
            time.sleep(0.01)
        assert written(tmp_path / "without its log.db") == 10
    finally:
        store.stop()


def test_the_log_is_begun_anew_although_the_writer_never_rests(store: Store, tmp_path: Path) -> None:
    async def many_at_once() -> None:
        await asyncio.gather(*[write_pages(store, 1000 * one, 500) for one in range(8)])

    store.start()
    try:
        asyncio.run(many_at_once())
        assert (tmp_path / "house.db-wal").stat().st_size < 4000 * PAGE
        assert written(tmp_path / "house.db") == 4000
    finally:
        store.stop()


def test_a_house_that_stops_does_not_wait_for_the_next_copying(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", 3600.0)
    store = Store(sqlite(tmp_path))
    store.start()
    asyncio.run(write_pages(store, 0, 1))
    store.stop()
    assert not (tmp_path / "house.db-wal").exists()
    assert written(tmp_path / "house.db") == 1
