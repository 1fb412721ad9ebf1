"""The writer: what is asked for together is written together, and what cannot be spoils nobody else's."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, QueuePool, select

from bouwmeester.server.house import sitting
from bouwmeester.server.protocol.messages import NewTable
from bouwmeester.server.store.moves import Moved
from bouwmeester.server.store.schema import chairs, events, tables
from bouwmeester.server.store.store import Conflict, Store, driver_arguments, open_engine
from tests.server.conftest import NewDatabase, sqlite
from tests.server.people import house_here
from tests.server.postgres import Postgres

TABLES = 5


def moved(table: str, version: int, seating: bool = False) -> Moved:
    """A move nobody made."""
    taken = ((1, None, "greedy", None),) if seating else ()
    return Moved(
        table, version, "play", 0, f"c{version}", "{}", 5.0, "{}", "playing", 1, "{}", None, None, 5.0, version, taken
    )


async def set_up(database: str) -> list[str]:
    house = await house_here(database)
    host = await house.guests.welcome("Anne")
    made = [await sitting.create(house, host, NewTable("palazzo", ["me", "open"])) for _ in range(TABLES)]
    house.store.stop()
    return [table.id for table in made]


async def write_together(store: Store, moves: list[Moved]) -> list[object]:
    """All of them wait when the writer begins, so that it takes them at once."""
    asked = [asyncio.ensure_future(store.append(one)) for one in moves]
    await asyncio.sleep(0)
    store.start()
    return list(await asyncio.gather(*asked, return_exceptions=True))


def stored(store: Store) -> dict[str, tuple[int, list[int]]]:
    """The version of each table, and its events."""
    rows = store.read_now(lambda connection: connection.execute(select(tables.c.id, tables.c.version)).all())
    log = store.read_now(
        lambda connection: connection.execute(select(events.c.table_id, events.c.version).order_by("version")).all()
    )
    return {id: (version, [event for of, event in log if of == id]) for id, version in rows}


def test_moves_of_many_tables_are_written_at_once(new_database: NewDatabase) -> None:
    async def scene(database: str) -> None:
        ids = await set_up(database)
        store = Store(database)
        assert await write_together(store, [moved(id, 1) for id in ids]) == [None] * TABLES
        assert stored(store) == {id: (1, [1]) for id in ids}
        store.stop()

    asyncio.run(scene(new_database()))


def test_what_cannot_be_written_spoils_nothing_else(new_database: NewDatabase) -> None:
    async def scene(database: str) -> None:
        first, second, third, fourth, fifth = await set_up(database)
        store = Store(database)
        wanted = [
            moved(first, 1),
            moved(second, 1),
            moved(second, 1),
            moved(third, 1, seating=True),
            moved(fourth, 1),
        ]
        answers = await write_together(store, wanted)
        assert [type(answer) for answer in answers] == [type(None), type(None), Conflict, type(None), type(None)]
        written = {first, second, third, fourth}
        assert stored(store) == {id: (1, [1]) if id in written else (0, []) for id in (*written, fifth)}
        bot = select(chairs.c.bot).where(chairs.c.table_id == third, chairs.c.seat == 1)
        assert store.read_now(lambda connection: connection.execute(bot).scalar()) == "greedy"
        store.stop()

    asyncio.run(scene(new_database()))


def test_what_fails_when_it_is_made_durable_was_not_written(postgres: Postgres) -> None:
    """PostgreSQL may take a statement, and say only at its end that it cannot be kept."""

    async def scene(database: str) -> None:
        ids = await set_up(database)
        store = Store(database)
        with store.engine.begin() as connection:
            refuse = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$"
            connection.exec_driver_sql(refuse)
            connection.exec_driver_sql(
                "CREATE CONSTRAINT TRIGGER late AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED "
                f"FOR EACH ROW WHEN (NEW.table_id = '{ids[0]}') EXECUTE FUNCTION refuse()"
            )
        answers = await write_together(store, [moved(id, 1) for id in ids])
        assert [answer is None for answer in answers] == [False] + [True] * (TABLES - 1)
        assert stored(store) == {id: (0, []) if id == ids[0] else (1, [1]) for id in ids}
        store.stop()

    asyncio.run(scene(postgres.database()))


def test_a_text_that_could_be_taken_for_two_is_not_written(postgres: Postgres) -> None:
    """None comes in; should one, it is not to move what is written at other tables."""

    async def scene(database: str) -> None:
        first, second, *_ = await set_up(database)
        store = Store(database)
        answers = await write_together(store, [moved(first, 1)._replace(command="a\x1fb"), moved(second, 1)])
        assert [type(answer) for answer in answers] == [ValueError, type(None)]
        assert [stored(store)[id] for id in (first, second)] == [(0, []), (1, [1])]
        store.stop()

    asyncio.run(scene(postgres.database()))


def test_a_line_that_ended_is_made_anew(postgres: Postgres) -> None:
    async def scene(database: str) -> None:
        ids = await set_up(database)
        store = Store(database)
        assert await write_together(store, [moved(ids[0], 1)]) == [None]
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> "
        with store.engine.begin() as connection:
            connection.exec_driver_sql(f"{end} pg_backend_pid()")
        with pytest.raises(psycopg.OperationalError):
            await store.append(moved(ids[1], 1))
        await store.append(moved(ids[1], 1))
        await store.append(moved(ids[2], 1, seating=True))
        assert [stored(store)[id] for id in ids] == [(1, [1])] * 3 + [(0, [])] * (TABLES - 3)
        store.stop()

    asyncio.run(scene(postgres.database()))


def test_moves_are_one_statement_however_many_they_are(postgres: Postgres) -> None:
    """A long one that is made anew for each number of them would be read anew by the driver and planned anew."""
    prepared = "SELECT count(*) FROM pg_prepared_statements WHERE starts_with(statement, 'WITH moved')"

    async def scene(database: str) -> int | None:
        ids = await set_up(database)
        store = Store(database)
        await write_together(store, [moved(id, 1) for id in ids])
        for fewer in range(1, TABLES):
            deadline = 7.0 if fewer % 2 else None
            moves = [moved(id, fewer + 1)._replace(deadline=deadline) for id in ids[fewer:]]
            await asyncio.gather(*[store.append(one) for one in moves])
        found = await store.write(lambda connection: connection.exec_driver_sql(prepared).scalar())
        store.stop()
        return found

    assert asyncio.run(scene(postgres.database())) == 1
    assert asyncio.run(scene(f"{postgres.database()}&prepare_threshold=none")) == 0


def test_what_is_being_read_at_a_stop_leaves_no_line_open(new_database: NewDatabase) -> None:
    async def scene(store: Store) -> None:
        begun, go_on = threading.Event(), threading.Event()

        def slowly(connection: Connection) -> None:
            begun.set()
            go_on.wait()

        reading = asyncio.create_task(store.read(slowly))
        await asyncio.to_thread(begun.wait)
        reading.cancel()
        threading.Timer(0.1, go_on.set).start()
        lines = store.engine.pool
        assert isinstance(lines, QueuePool)
        assert lines.checkedout() > 0
        store.stop()
        assert lines.checkedout() == 0

    store = Store(new_database())
    store.start()
    asyncio.run(scene(store))


def test_everybody_may_come_back_at_once(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    asyncio.run(set_up(database))
    done = subprocess.run([sys.executable, "-m", "tests.server.rushing", database], timeout=120)
    assert done.returncode == 0


def test_an_address_can_say_that_nothing_is_prepared(postgres: Postgres) -> None:
    """As poolers want it that carry each transaction on another line; the listener of hints goes the same way."""
    address = f"{postgres.database()}&prepare_threshold=none"
    engine = open_engine(address)
    with engine.connect() as connection:
        for _ in range(10):
            connection.exec_driver_sql("SELECT 1")
        assert connection.exec_driver_sql("SELECT count(*) FROM pg_prepared_statements").scalar() == 0
    engine.dispose()
    assert driver_arguments(address)["prepare_threshold"] is None
