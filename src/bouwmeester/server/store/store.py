"""The store: one writer, many readers, and nothing is answered before it is on the disk.

Everything that is written goes through one thread, which takes what has gathered meanwhile and commits it
together. A write is done when its transaction is: the caller waits for that, not for a place in the queue.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, bindparam, create_engine, event, null
from sqlalchemy.exc import IntegrityError

from bouwmeester.server.store.schema import chairs, events, tables

T = TypeVar("T")

#: The most writes that share one transaction.
TOGETHER = 64

_APPEND = events.insert()
_ADVANCE = (
    tables.update()
    .where(tables.c.id == bindparam("of_table"))
    .values(
        version=bindparam("to_version"),
        state=bindparam("to_state"),
        status=bindparam("to_status"),
        to_move=bindparam("to_mover"),
        timing=bindparam("to_timing"),
        deadline=bindparam("to_deadline"),
        proposal=null(),
        changed=bindparam("at"),
    )
)
_SEAT = (
    chairs.update()
    .where(chairs.c.table_id == bindparam("of_table"), chairs.c.seat == bindparam("of_seat"))
    .values(user_id=bindparam("to_user"), bot=bindparam("to_bot"))
)

Row = Mapping[str, object]
#: Who sits where after an event that changes it: table, seat, user, bot.
Seating = list[tuple[str, int, str | None, str | None]]


class Conflict(Exception):
    """Somebody else has written that version, or that command, before."""


class _Write(Generic[T]):
    """Something to be written, and who waits for it."""

    def __init__(self, work: Callable[[Connection], T], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.done: asyncio.Future[T] = loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def answer(self) -> None:
        """Tell the one who waits, if anybody still does. To be called in their loop."""
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)  # type: ignore[arg-type]


def _answer_all(writes: "list[_Write[object]]") -> None:
    for write in writes:
        write.answer()


class _Append:
    """An event of a match and the state it leads to: the write that must be quick, so many are sent at once."""

    def __init__(self, row: Row, advance: Row, seating: Seating, loop: asyncio.AbstractEventLoop) -> None:
        self.row = row
        self.advance = advance
        self.seating = [
            dict(zip(("of_table", "of_seat", "to_user", "to_bot"), seat, strict=True)) for seat in seating
        ]
        self.write: _Write[object] = _Write(self.work, loop)

    def work(self, connection: Connection) -> None:
        _append_all(connection, [self])


class Store:
    """A database and the thread that writes to it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self._queue: queue.SimpleQueue[_Write[object] | _Append | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)

    def start(self) -> None:
        """Bring the schema up to date and begin to write."""
        migrate(self.url)
        self._writer.start()

    def stop(self) -> None:
        """Finish what is waiting to be written, and close."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Have something written; returns once it is durable. Raises Conflict if a key is already there."""
        write = _Write(work, asyncio.get_running_loop())
        self._queue.put(write)  # type: ignore[arg-type]
        return await write.done

    async def append(self, row: Row, advance: Row, seating: Seating | None = None) -> None:
        """Have an event and what it leads to written; returns once they are durable."""
        append = _Append(row, advance, seating or [], asyncio.get_running_loop())
        self._queue.put(append)
        await append.write.done

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with snapshot(self.engine) as connection:
            return work(connection)

    # The writer's side.

    def _write_all(self) -> None:
        with self.engine.connect().execution_options(writes=True) as connection:
            while True:
                first = self._queue.get()
                if first is None:
                    return
                batch = [first]
                ending = False
                while len(batch) < TOGETHER and not self._queue.empty():
                    more = self._queue.get()
                    if more is None:
                        ending = True
                        break
                    batch.append(more)
                self._commit(connection, batch)
                writes = [item.write if isinstance(item, _Append) else item for item in batch]
                # All at once, as waking a loop from a thread has its price.
                writes[0].loop.call_soon_threadsafe(_answer_all, writes)
                if ending:
                    return

    def _commit(self, connection: Connection, batch: list["_Write[object] | _Append"]) -> None:
        appends = [item for item in batch if isinstance(item, _Append)]
        others = [item for item in batch if isinstance(item, _Write)]
        try:
            with connection.begin():
                if appends:
                    _append_all(connection, appends)
                for write in others:
                    write.result = write.work(connection)
        except Exception:  # whatever it is, it spoils only the write that it belongs to
            for item in batch:
                self._commit_alone(connection, item.write if isinstance(item, _Append) else item)

    def _commit_alone(self, connection: Connection, write: "_Write[object]") -> None:
        try:
            with connection.begin():
                write.result = write.work(connection)
        except IntegrityError as error:
            write.error = Conflict(str(error.orig))
        except Exception as error:  # told to the one who waits for it
            write.error = error


def _append_all(connection: Connection, appends: "list[_Append]") -> None:
    connection.execute(_APPEND, [item.row for item in appends])
    connection.execute(_ADVANCE, [item.advance for item in appends])
    seating = [seat for item in appends for seat in item.seating]
    if seating:
        connection.execute(_SEAT, seating)


def open_engine(url: str) -> Engine:
    """An engine whose commits are on the disk when they return."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable_sqlite)
        event.listen(engine, "begin", _begin_immediate)
    return engine


def snapshot(engine: Engine) -> Connection:
    """A connection that sees the house as it is now, whatever is written meanwhile."""
    if engine.dialect.name == "sqlite":
        return engine.connect()  # a transaction of SQLite's write-ahead log is a snapshot
    return engine.connect().execution_options(isolation_level="REPEATABLE READ")


def _durable_sqlite(connection: object, record: object) -> None:
    # SQLAlchemy begins transactions itself, see _begin_immediate.
    connection.isolation_level = None  # type: ignore[attr-defined]
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    # A transaction that begins as a reader and turns writer half-way could find the database locked.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(url: str) -> None:
    """Bring a database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    command.upgrade(config, "head")
