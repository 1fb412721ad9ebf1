"""Keeping a house: copies while people play, moves between databases, old schemas, rules that have changed."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Row, select, text, update

from bouwmeester.cli.app import main
from bouwmeester.client import Client, play_to_the_end
from bouwmeester.server.protocol.messages import Done, Position
from bouwmeester.server.store import schema
from bouwmeester.server.store.backup import rows
from bouwmeester.server.store.migrating import migrate
from bouwmeester.server.store.store import open_engine
from tests.server.conftest import NewDatabase, sqlite
from tests.server.running import Running

RELEASED = sorted((Path(__file__).parent / "schemas").glob("*.sql"))


def contents(database: str) -> list[tuple[str, dict[str, object]]]:
    """All rows of a house, but for when it was last awake."""
    engine = open_engine(database)
    with engine.connect() as connection:
        found = sorted(((name, row) for name, row in rows(connection)), key=str)
    engine.dispose()
    return [row for row in found if row[1].get("name") != "awake"]


async def play_some(address: str, moves: int) -> Position:
    """A match with a bot, played for a while; the position that was seen last."""
    async with Client(address) as anne:
        await anne.sit_down("Anne")
        table = await anne.new_table("palazzo", ["me", "uniform"])
        async with anne.at(table.id) as seat:
            position = await seat.until(1)
            for _ in range(moves):
                if position.actions is not None:
                    assert isinstance(await seat.play(position.actions[0].id), Done)
                position = await seat.until(position.version + 1)
            return position


def test_a_backup_of_a_running_house_is_whole_and_can_be_restored(
    server: Running, new_database: NewDatabase, tmp_path: Path
) -> None:
    asyncio.run(play_some(server.address, 6))
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--database", server.database]) == 0
    assert copy.stat().st_mode & 0o077 == 0
    assert main(["backup", str(copy), "--database", server.database]) == 1, "what is there is never overwritten"
    empty = new_database()
    assert main(["restore", str(copy), "--database", empty]) == 0
    assert contents(empty) == contents(f"sqlite:///{copy}")
    assert main(["restore", str(copy), "--database", empty]) == 1, "a house with people in it is never overwritten"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db"]
    # The restored house plays on, and knows its guests.
    restored = Running(empty)
    restored.start()
    try:
        asyncio.run(play_some(restored.address, 3))
        assert main(["check-tables", "--database", empty]) == 0
    finally:
        restored.stop()


def test_a_house_moves_from_one_kind_of_database_to_the_other(
    server: Running, new_database: NewDatabase, tmp_path: Path
) -> None:
    asyncio.run(play_some(server.address, 6))
    server.stop()
    try:
        lines, between, back = tmp_path / "house.jsonl", sqlite(tmp_path), new_database()
        assert main(["export", str(lines), "--database", server.database]) == 0
        assert main(["import", str(lines), "--database", between]) == 0
        again = tmp_path / "again.jsonl"
        assert main(["export", str(again), "--database", between]) == 0
        assert main(["import", str(again), "--database", back]) == 0
        assert contents(server.database) == contents(between) == contents(back)
        assert sorted(lines.read_text().splitlines()) == sorted(again.read_text().splitlines())
    finally:
        server.start()


@pytest.mark.parametrize("damage", ["{", '{"in": "cellar"}', '{"no": "table"}', "[]"])
def test_a_damaged_export_changes_nothing(
    server: Running, tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = tmp_path / "house.jsonl"
    assert main(["export", str(lines), "--database", server.database]) == 0
    lines.write_text(lines.read_text() + damage + "\n")
    assert main(["import", str(lines), "--database", sqlite(tmp_path)]) == 1
    assert "line" in capsys.readouterr().err
    assert contents(sqlite(tmp_path)) == []


def test_a_table_that_no_longer_replays_plays_on_from_its_state(
    new_database: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    running = Running(new_database())
    running.start()
    try:
        before = asyncio.run(play_some(running.address, 6))
        running.stop()
        assert main(["check-tables", "--database", running.database]) == 0
        # As if the rules had changed: what was once a move no longer is.
        engine = open_engine(running.database)
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            query = select(schema.events.c.body).where(schema.events.c.version == 2)
            body = json.loads(str(connection.execute(query).scalar()))
            body["actions"] = ["sing"]
            change = update(schema.events).where(schema.events.c.version == 2)
            connection.execute(change.values(body=json.dumps(body)))
        engine.dispose()
        assert main(["check-tables", "--database", running.database]) == 1
        assert f"{before.table.code} palazzo" in capsys.readouterr().out
        running.start()

        async def play_on() -> None:
            async with Client(running.address) as anne:
                await anne.sit_down("Bram")
                table = await anne.new_table("palazzo", ["open", "open"])
                # The seat is Anne's: anybody may look, and it is as it was.
                async with anne.at(before.table.id, 0) as seat:
                    position = await seat.position()
                    assert position.table.status == "playing"
                    assert position.to_move is not None
                    assert await seat.look_back(0) == []
                assert table.status == "open"

        asyncio.run(play_on())
    finally:
        running.stop()


@pytest.mark.parametrize("dump", RELEASED, ids=lambda path: path.stem)
def test_every_released_schema_comes_up_to_date_and_plays_on(dump: Path, tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    connection = sqlite3.connect(database)
    connection.executescript(dump.read_text())
    connection.close()
    url = sqlite(tmp_path)
    before = len(contents_of(url, "events"))
    engine = open_engine(url)
    migrate(engine)
    migrate(engine)
    engine.dispose()
    assert len(contents_of(url, "events")) == before > 0
    assert main(["check-tables", "--database", url]) == 0
    running = Running(url)
    running.start()
    try:

        async def finish() -> None:
            async with Client(running.address) as bram:
                await bram.sit_down("Bram")
                open_one = [table for table in await bram.lobby() if table.status == "open"][0]
                seated = await bram.sit(open_one.id, 1)
                async with bram.at(seated.id) as seat:
                    assert (await seat.until(1)).version == 1
                alone = await bram.new_table("potzklotz", ["me", "potzklotz-6"])
                async with bram.at(alone.id) as seat:
                    assert (await play_to_the_end(seat, 0)).result is not None

        asyncio.run(finish())
    finally:
        running.stop()


def contents_of(database: str, table: str) -> list[Row[tuple[object, ...]]]:
    engine = open_engine(database)
    with engine.connect() as connection:
        found = list(connection.execute(text(f"SELECT * FROM {table}")))
    engine.dispose()
    return found


def test_a_schema_is_kept_of_every_release() -> None:
    """Whoever writes a migration also keeps a dump of a house after it: tests/server/schemas says how.

    Migrations that come with one release have one together.
    """
    versions = Path(schema.__file__).parent / "migrations" / "versions"
    numbers = sorted(path.name[:4] for path in versions.glob("0*.py"))
    assert RELEASED[-1].stem == numbers[-1]
    assert {dump.stem for dump in RELEASED} <= set(numbers)
