"""Starting: one server a file, tables that cannot be read, and bots that go on while people already play."""

import asyncio
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import update

from bouwmeester.cli.app import main
from bouwmeester.client import Client
from bouwmeester.server.house import house as houses
from bouwmeester.server.protocol.messages import TableInfo
from bouwmeester.server.store.claim import Taken, claim
from bouwmeester.server.store.schema import events, tables
from bouwmeester.server.store.store import Store
from tests.server.conftest import NewDatabase, sqlite
from tests.server.people import house_here
from tests.server.running import Running


async def some_tables(address: str, count: int) -> list[TableInfo]:
    async with Client(address) as anne:
        await anne.sit_down("Anne")
        clock = {"kind": "bank", "seconds": 600}
        return [await anne.new_table("palazzo", ["me", "uniform"], clock=clock) for _ in range(count)]


async def plays(address: str) -> bool:
    """Whether somebody can set up a table and a bot moves at it."""
    async with Client(address) as bram:
        await bram.sit_down("Bram")
        table = await bram.new_table("palazzo", ["me", "uniform"])
        async with bram.at(table.id) as seat:
            position = await seat.until(1)
            while position.actions is None:
                position = await seat.until(position.version + 1)
            await seat.play(position.actions[0].id)
            return (await asyncio.wait_for(seat.until(position.version + 1), 60)).version > position.version


def damage(database: str, table: str, **columns: object) -> None:
    store = Store(database)
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        if columns:
            connection.execute(update(tables).where(tables.c.id == table).values(**columns))
        else:
            connection.execute(update(events).where(events.c.table_id == table).values(body="{broken"))
    store.engine.dispose()


def test_a_table_that_cannot_be_read_is_set_aside_and_the_rest_plays(
    new_database: NewDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, log = new_database(), tmp_path / "log"
    running = Running(database, log=log)
    running.start()
    made = asyncio.run(some_tables(running.address, 8))
    running.stop(signal.SIGKILL)
    broken: list[dict[str, object]] = [
        {"setup": "{broken", "to_move": 1},
        {"timing": "{broken", "to_move": 1},
        {"timing": None, "deadline": 1.0, "setup": "[]", "to_move": 1},
        {"state": "{broken", "to_move": 1},
        {"game": "chess", "to_move": 1},
        {"seats": 99, "to_move": 1},
        {},
    ]
    for table, columns in zip(made[1:], broken, strict=True):
        damage(database, table.id, **columns)

    running.start()
    try:
        assert asyncio.run(plays(running.address))

        async def scene() -> None:
            async with Client(running.address) as cora:
                await cora.sit_down("Cora")
                assert await cora.lobby()
                assert (await cora.table(made[0].id)).status == "playing"
                for table in made[1:]:
                    answer = await cora.http.get(f"/api/tables/{table.id}")
                    assert (answer.status_code, bool(answer.json()["detail"])) == (409, True)

        asyncio.run(scene())
    finally:
        running.stop()
    written = log.read_text()
    assert [table.code for table in made[1:] if table.id not in written] == []
    assert "table_set_aside" in written
    assert main(["check-tables", "--database", database]) == 1
    said = capsys.readouterr().out
    assert [table.code for table in made[1:] if table.code not in said] == []
    assert made[0].code not in said
    assert "cannot be" in said


def test_bots_go_on_after_a_start_a_few_at_a_time(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house is awake before it has looked at a table, and takes them up in turns between their hosts."""
    database = new_database()
    running = Running(database)
    running.start()

    async def many() -> list[list[str]]:
        return [[table.id for table in await some_tables(running.address, count)] for count in (12, 2)]

    hers, others = asyncio.run(many())
    running.stop()
    for id in (*hers, *others):
        damage(database, id, to_move=1)

    async def scene() -> None:
        house = await house_here(database)
        taken: list[str] = []
        held = asyncio.Event()

        async def look(id: str) -> object:
            taken.append(id)
            await held.wait()
            raise RuntimeError("not today")

        monkeypatch.setattr(house, "table", look)
        await house.wake()  # with nothing loaded yet
        held.set()
        for _ in range(6000):
            if len(taken) >= 14:
                break
            await asyncio.sleep(0.01)
        assert set(taken[:14]) == {*hers, *others}  # one that fails is not the last
        assert set(others) <= set(taken[:4])
        await house.sleep()
        house.store.stop()

    asyncio.run(scene())


def test_turns_are_between_hosts() -> None:
    owned = [("a", "a1"), ("a", "a2"), ("b", "b1"), ("a", "a3"), ("c", "c1"), ("b", "b2")]
    assert houses.in_turns(owned) == ["a1", "b1", "c1", "a2", "b2", "a3"]


# Whose database it is.


def serve(database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bouwmeester", "serve", "--database", database, "--port", "0"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_second_server_on_a_file_is_refused_and_told_whose_it_is(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    first = Running(database)
    first.start()
    assert first.process is not None
    try:
        (tmp_path / "elsewhere").mkdir()
        link = tmp_path / "elsewhere" / "link.db"
        link.symlink_to(tmp_path / "house.db")
        for name in (database, f"sqlite:///{link}"):
            second = serve(name)
            assert second.returncode == 1
            assert f"process {first.process.pid} at http://localhost:{first.port}/" in second.stderr
            assert "Traceback" not in second.stderr
        assert asyncio.run(plays(first.address))
        assert main(["check-tables", "--database", database]) == 0  # others may look
        assert main(["backup", str(tmp_path / "copy.db"), "--database", database]) is not None
        first.stop(signal.SIGKILL)
        first.start()  # a process that was killed holds nothing
    finally:
        first.stop()


def test_what_is_no_file_needs_no_claim() -> None:
    for url in ("sqlite://", "sqlite:///:memory:", "postgresql+psycopg://a@/b"):
        assert claim(url, "here") is None


def test_a_claim_is_given_back(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    first = claim(url, "http://localhost:1/")
    assert first is not None
    with pytest.raises(Taken, match=f"process {os.getpid()} at http://localhost:1/"):
        claim(url, "http://localhost:2/")
    first.close()
    second = claim(url, "http://localhost:3/")
    assert second is not None
    second.close()


def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        running = Running(sqlite(tmp_path))
        (tmp_path / "house.db").touch(mode=0o644)  # as an older release made it
        running.start()
        asyncio.run(some_tables(running.address, 1))
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        running.stop()
    finally:
        os.umask(before)
    assert {name: mode for name, mode in modes.items() if mode != 0o600} == {}
    assert {"house.db", "house.db-wal", "house.db-shm", "house.db.server"} <= set(modes)
