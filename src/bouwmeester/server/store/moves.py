"""Moves as rows: what has happened at many tables, and what it led to, written by one statement each.

The driver lets the rest of the server go on while a statement runs, but takes its turn again after each. One
statement for many tables takes one turn, where one for every row would make everybody wait for everybody.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from sqlalchemy import Connection, Dialect, bindparam

from bouwmeester.server.store.schema import chairs, events, tables


class Moved(NamedTuple):
    """An entry of a table, and how the table stands after it."""

    table_id: str
    version: int
    kind: str
    seat: int
    command: str
    body: str
    at: float
    state: str
    status: str
    to_move: int | None
    timing: str
    deadline: float | None
    #: Who sits where, after an entry that changes it: seat, user, bot.
    seating: tuple[tuple[int, str | None, str | None], ...] = ()


_EVENT: Final = [events.c[name] for name in Moved._fields[:7]]
_STANDS: Final = [
    tables.c[name] for name in ("version", "changed", "state", "status", "to_move", "timing", "deadline")
]
_SEAT: Final = (
    chairs.update()
    .where(chairs.c.table_id == bindparam("of_table"), chairs.c.seat == bindparam("of_seat"))
    .values(user_id=bindparam("to_user"), bot=bindparam("to_bot"))
)


def write(connection: Connection, moves: list[Moved]) -> None:
    """Write moves of as many tables, in the transaction that is going on."""
    cursor = connection.connection.cursor()
    for block in _blocks(moves):
        cursor.execute(_append(connection.dialect, len(block)), list(chain(*[moved[:7] for moved in block])))
        cursor.execute(_advance(connection.dialect, len(block)), list(chain(*[_stands(moved) for moved in block])))
    cursor.close()
    for moved in moves:
        for seat, user, bot in moved.seating:
            connection.execute(_SEAT, {"of_table": moved.table_id, "of_seat": seat, "to_user": user, "to_bot": bot})


def _blocks(moves: list[Moved]) -> Iterator[list[Moved]]:
    """In powers of two, so that there are few statements to prepare."""
    start = 0
    while start < len(moves):
        size = 1 << (len(moves) - start).bit_length() - 1
        yield moves[start : start + size]
        start += size


def _stands(moved: Moved) -> tuple[object, ...]:
    return (moved.table_id, moved.version, moved.at, *moved[7:12])


@cache
def _append(dialect: Dialect, count: int) -> str:
    names = ", ".join([column.name for column in _EVENT])
    row = f"({', '.join([_mark(dialect)] * len(_EVENT))})"
    return f"INSERT INTO events ({names}) VALUES {', '.join([row] * count)}"


@cache
def _advance(dialect: Dialect, count: int) -> str:
    columns = [tables.c.id, *_STANDS]
    names = ", ".join([column.name for column in columns])
    # PostgreSQL takes what stands in a list of values for text unless told.
    row = ", ".join([f"CAST({_mark(dialect)} AS {column.type.compile(dialect)})" for column in columns])
    news = ", ".join([f"{column.name} = moved.{column.name}" for column in _STANDS])
    return (
        f"WITH moved ({names}) AS (VALUES {', '.join([f'({row})'] * count)}) "
        f"UPDATE tables SET {news}, proposal = NULL FROM moved WHERE tables.id = moved.id"
    )


def _mark(dialect: Dialect) -> str:
    """How the driver marks a place for a value."""
    return "?" if dialect.paramstyle == "qmark" else "%s"
