"""The store: one writer, many readers, and nothing is answered before it is on the disk.

Everything that is written goes through one thread, which takes what has gathered meanwhile and commits it
together. A write is done when its transaction is: the caller waits for that, not for a place in the queue.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, Generic, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from bouwmeester.server.metrics import WRITES
from bouwmeester.server.store import moves
from bouwmeester.server.store.checkpoints import Checkpoints
from bouwmeester.server.store.migrating import migrate
from bouwmeester.server.store.moves import Conflict as Conflict
from bouwmeester.server.store.moves import Moved

T = TypeVar("T")
log = structlog.get_logger()

#: The most writes that share one transaction.
TOGETHER = 64

_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    # What a statement for many rows keeps to take itself back by; it ends with the statement.
    "temp_store=MEMORY",
)
#: So many read at once; others wait for their turn.
READERS: Final = 8
#: For the one that writes: the log is copied by somebody else, and what is written again and again stays at hand.
_WRITER_PRAGMAS: Final = ("wal_autocheckpoint=0", "cache_size=-65536")


#: What a database raises that is not well, through SQLAlchemy or where its driver is asked directly.
DATABASE_ERRORS: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error)
#: Those of one that is locked, full or away: no other write would fare better.
_AWAY: tuple[type[Exception], ...] = (OperationalError, sqlite3.OperationalError)
_ENTANGLED: tuple[type[Exception], ...] = ()

with suppress(ImportError):  # only a house in PostgreSQL needs its driver
    import psycopg

    DATABASE_ERRORS += (psycopg.Error,)
    _AWAY += (psycopg.OperationalError,)
    #: Two nodes wanted the same rows in another order: each write by itself fares better.
    _ENTANGLED = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)


class Spent:
    """What it has cost to read for somebody."""

    def __init__(self) -> None:
        #: Of the processor.
        self.seconds = 0.0


#: For whom is read, where that is counted.
SPENT: Final[ContextVar[Spent | None]] = ContextVar("spent", default=None)


class _Waiting(Generic[T]):
    """Something to be written, and who waits for it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.done: asyncio.Future[T] = loop.create_future()
        self.since = time.monotonic()
        self.result: T | None = None
        self.error: BaseException | None = None
        #: The table that it changes and the version it leads to, 0 if that stays; where others are to know of it.
        self.about: tuple[str, int] | None = None

    def write(self, connection: Connection) -> None:
        """Write it, in the transaction that is going on."""
        raise NotImplementedError

    def answer(self) -> None:
        """Tell the one who waits, if anybody still does. To be called in their loop."""
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)  # type: ignore[arg-type]


def _unheard(table: str, version: int) -> None:
    """A house in one process has nobody to tell."""


class _Write(_Waiting[T]):
    """Whatever somebody wants written."""

    def __init__(self, work: Callable[[Connection], T], loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(loop)
        self.work = work

    def write(self, connection: Connection) -> None:
        self.result = self.work(connection)


class _Append(_Waiting[None]):
    """A move: there are many of them, so those that wait are written together."""

    def __init__(self, moved: Moved, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(loop)
        self.moved = moved
        self.about = (moved.table_id, moved.version)

    def write(self, connection: Connection) -> None:
        if not moves.write(connection, [self.moved]):
            raise Conflict("another node has written that version before")


class Store:
    """A database and the thread that writes to it."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self._queue: queue.SimpleQueue[_Waiting[Any] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._copying = Checkpoints(self.engine) if self.engine.dialect.name == "sqlite" else None
        self._readers = ThreadPoolExecutor(READERS, "reader")
        #: Who glances, one after the other, and the connection that is kept for it.
        self._glancing = ThreadPoolExecutor(1, "glance")
        self._glimpse: Connection | None = None
        #: The node this is, where there are several.
        self.node: str | None = None
        #: Is told of every table that has changed and its version, once that is durable.
        self.tell: Callable[[str, int], None] = _unheard

    @property
    def shared(self) -> bool:
        """Whether other nodes may write to it too."""
        return self._copying is None

    def start(self) -> None:
        """Bring the schema up to date and begin to write."""
        migrate(self.engine)
        self._writer.start()
        if self._copying is not None:
            self._copying.start()

    def stop(self) -> None:
        """Finish what is waiting to be written and what is being read, and close."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown(cancel_futures=True)
        self._glancing.shutdown(cancel_futures=True)
        if self._copying is not None:
            self._copying.stop()
        if self._glimpse is not None:
            self._glimpse.close()
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], T], about: str | None = None) -> T:
        """Have something written; returns once it is durable. Raises Conflict if a key is already there.

        ``about`` is the table that others are to look at again.
        """
        write = _Write(work, asyncio.get_running_loop())
        write.about = None if about is None else (about, 0)
        self._queue.put(write)
        return await write.done

    async def append(self, moved: Moved) -> None:
        """Have a move and what it leads to written; returns once they are durable."""
        append = _Append(moved, asyncio.get_running_loop())
        self._queue.put(append)
        await append.done

    async def read(self, work: Callable[[Connection], T]) -> T:
        spent = SPENT.get()
        read = self.read_now if spent is None else partial(self._read_for, spent)
        return await asyncio.get_running_loop().run_in_executor(self._readers, read, work)

    def _read_for(self, spent: Spent, work: Callable[[Connection], T]) -> T:
        began = time.thread_time()
        try:
            return self.read_now(work)
        finally:
            spent.seconds += time.thread_time() - began

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with snapshot(self.engine) as connection:
            return work(connection)

    def _answer_all(self, writes: list[_Waiting[Any]]) -> None:
        """Tell everyone; the first has waited longest."""
        WRITES.observe(time.monotonic() - writes[0].since)
        for write in writes:
            if write.about is not None and write.error is None:
                self.tell(*write.about)
            write.answer()

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """Read by single statements, each of its own moment, with no transaction around them: often, and cheaply."""
        return await asyncio.get_running_loop().run_in_executor(self._glancing, self._glance_now, work)

    def _glance_now(self, work: Callable[[Connection], T]) -> T:
        if self._glimpse is None:
            self._glimpse = self.engine.connect().execution_options(glances=True)
        try:
            return work(self._glimpse)
        except BaseException:
            broken, self._glimpse = self._glimpse, None
            broken.invalidate()
            broken.close()
            raise

    # The writer's side.

    def _write_all(self) -> None:
        with self.engine.connect().execution_options(writes=True) as connection:
            if self._copying is not None:
                _set(connection.connection, _WRITER_PRAGMAS)
            moves.prepare(connection)
            ending = False
            while not ending:
                batch, ending = self._take()
                if batch:
                    self._commit(connection, batch)
                    # All at once, as waking a loop from a thread has its price.
                    batch[0].loop.call_soon_threadsafe(self._answer_all, batch)
                if batch and self._copying is not None:
                    self._copying.follow(connection.connection)

    def _take(self) -> tuple[list[_Waiting[Any]], bool]:
        """Wait for something to write, and take what else there is; and whether that was the last."""
        batch: list[_Waiting[Any]] = []
        while not batch or (len(batch) < TOGETHER and not self._queue.empty()):
            write = self._queue.get()
            if write is None:
                return batch, True
            batch.append(write)
        return batch, False

    def _commit(self, connection: Connection, batch: list[_Waiting[Any]]) -> None:
        appends: dict[str, _Append] = {}
        others: list[_Waiting[Any]] = []
        for write in batch:
            if isinstance(write, _Append) and write.moved.table_id not in appends:
                appends[write.moved.table_id] = write
            else:
                others.append(write)
        moved = [append.moved for append in appends.values()]
        try:
            if not others and moves.are_a_transaction(moved):
                written = moves.write(connection, moved)
            else:
                with connection.begin():
                    written = moves.write(connection, moved)
                    for write in others:
                        write.write(connection)
        except Exception as error:
            if isinstance(error, _AWAY) and not isinstance(getattr(error, "orig", error), _ENTANGLED):
                for write in batch:  # they would only wait for it one after the other
                    write.error = error
                if self.shared:
                    connection.invalidate()  # a line that has ended is noticed only where a transaction was begun
                return
            for write in batch:  # whatever else it is, it spoils only the write that it belongs to
                self._commit_alone(connection, write)
            return
        for id in appends.keys() - written:
            appends[id].error = Conflict("another node has written that version before")

    def _commit_alone(self, connection: Connection, write: _Waiting[Any]) -> None:
        # What SQLAlchemy raises, and what the driver does where it is asked directly.
        broken_keys = (IntegrityError, connection.dialect.loaded_dbapi.IntegrityError)
        try:
            with connection.begin():
                write.write(connection)
        except broken_keys as error:
            write.error = Conflict(str(getattr(error, "orig", error)))
        except Exception as error:  # told to the one who waits for it
            write.error = error


def open_engine(url: str) -> Engine:
    """An engine whose commits are on the disk when they return.

    No driver begins a transaction by itself: a statement alone is one, and for several it is said, see _begin.
    """
    engine = create_engine(url)
    event.listen(engine, "begin", _begin)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable_sqlite)
    else:
        event.listen(engine, "connect", _each_alone)
        event.listen(engine, "do_connect", lambda dialect, record, arguments, named: _say_whether_to_prepare(named))
    return engine


def driver_arguments(url: str) -> dict[str, Any]:
    """What the driver of a database is told to reach it, for those who need a connection of their own."""
    engine = create_engine(url)
    _, named = engine.dialect.create_connect_args(engine.url)
    arguments = dict(named)
    _say_whether_to_prepare(arguments)
    return arguments


def _say_whether_to_prepare(named: dict[str, Any]) -> None:
    """In an address all is text; ``prepare_threshold=none`` is for poolers that carry each transaction elsewhere."""
    if named.get("prepare_threshold") == "none":
        named["prepare_threshold"] = None


def snapshot(engine: Engine) -> Connection:
    """A connection that sees the house as it is now, whatever is written meanwhile."""
    return engine.connect().execution_options(snapshot=True)


def _durable_sqlite(connection: DBAPIConnection, record: object) -> None:
    connection.isolation_level = None
    _set(connection, _PRAGMAS)


def _each_alone(connection: DBAPIConnection, record: object) -> None:
    connection.autocommit = True


def _set(connection: DBAPIConnection, pragmas: tuple[str, ...]) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    how = connection.get_execution_options()
    if how.get("glances", False):
        return
    words = "BEGIN"
    if connection.dialect.name == "sqlite":
        # A transaction that begins as a reader and turns writer half-way could find the database locked; and every
        # one is a snapshot, by the write-ahead log.
        words = "BEGIN IMMEDIATE" if how.get("writes", False) else words
    elif how.get("snapshot", False):
        words = "BEGIN ISOLATION LEVEL REPEATABLE READ"
    connection.exec_driver_sql(words)
