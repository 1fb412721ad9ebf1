"""Moves as rows: what has happened at many tables, and what it led to, all written by one statement.

The driver lets the rest of the server go on while a statement runs, but takes its turn again after each. One
statement takes one turn, where several would make everybody wait for everybody.
"""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, Connection, Float, String, Text, bindparam

from bouwmeester.server.store.asking import ask
from bouwmeester.server.store.schema import chairs, events, tables


class Conflict(Exception):
    """Somebody else has written that version, or that command, before."""


class Moved(NamedTuple):
    """An event of a table, and how the table stands after it."""

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
    proposal: str | None
    #: When something happened last that everybody saw, and how much of that there was.
    changed: float
    shown: int
    #: Who sits where, after an event that changes it: seat, user, bot, and who resigned.
    seating: tuple[tuple[int, str | None, str | None, str | None], ...] = ()
    #: What had changed beside the match when it was made, and the node that makes it, where there are several.
    beside: int = 0
    node: str | None = None
    #: Whom to tell of it, as JSON: lists of a user, what kind of notice, and when it is due. None if nobody.
    told: str | None = None


#: The columns of an event, and those of a table that it changes.
_EVENT: Final = [events.c[name] for name in Moved._fields[:7]]
_STANDS: Final = [tables.c[name] for name in Moved._fields[7:15]]
_COLUMNS: Final = [*_EVENT, *_STANDS]
_NAMES: Final = ", ".join([column.name for column in _COLUMNS])
_OUTBOX: Final = "table_id, version, kind, user_id, channel, due, made, tries, looks, taken"
_EVENT_NAMES: Final = ", ".join([column.name for column in _EVENT])
_SEAT: Final = (
    chairs.update()
    .where(chairs.c.table_id == bindparam("of_table"), chairs.c.seat == bindparam("of_seat"))
    .values(user_id=bindparam("to_user"), bot=bindparam("to_bot"), resigned=bindparam("by_whom"))
)


def prepare(connection: Connection) -> None:
    """For SQLite, which changes one table by a statement: something that takes the columns of both."""
    if connection.dialect.name == "sqlite":
        cursor = connection.connection.cursor()
        names = ", ".join([f"NULL AS {column.name}" for column in _COLUMNS])
        cursor.execute(f"CREATE TEMP VIEW moved AS SELECT {names}, NULL AS told")
        cursor.execute(
            "CREATE TEMP TRIGGER move INSTEAD OF INSERT ON moved BEGIN "
            f"INSERT INTO events ({_EVENT_NAMES}) VALUES ({', '.join([f'NEW.{column.name}' for column in _EVENT])}); "
            f"UPDATE tables SET {_news('NEW')} WHERE id = NEW.table_id; END"
        )
        # Only whoever has a channel is written to, so for the others this is one look into an index.
        cursor.execute(
            "CREATE TEMP TRIGGER tell INSTEAD OF INSERT ON moved WHEN NEW.told IS NOT NULL BEGIN "
            f"INSERT OR IGNORE INTO outbox ({_OUTBOX}) "
            "SELECT NEW.table_id, NEW.version, json_extract(value, '$[1]'), channels.user_id, channels.id, "
            "json_extract(value, '$[2]'), NEW.at, 0, 0, 0 "
            "FROM json_each(NEW.told) JOIN channels ON channels.user_id = json_extract(value, '$[0]'); END"
        )
        cursor.close()


def are_a_transaction(moves: list[Moved]) -> bool:
    """Whether writing these is a transaction by itself: one statement is, if nobody has begun another."""
    return not any(moved.seating for moved in moves)


def write(connection: Connection, moves: list[Moved]) -> set[str]:
    """Write moves of as many tables. Returns those where it was done.

    At the others somebody was quicker. Only where there are several nodes can that be; one alone would break a key.
    """
    if not moves:
        return set()
    written = (
        _write_fenced(connection, moves) if connection.dialect.name == "postgresql" else _write(connection, moves)
    )
    for moved in moves:
        for seat, user, bot, resigned in moved.seating if moved.table_id in written else ():
            change = {"to_user": user, "to_bot": bot, "by_whom": resigned}
            connection.execute(_SEAT, {"of_table": moved.table_id, "of_seat": seat, **change})
    return written


def _write(connection: Connection, moves: list[Moved]) -> set[str]:
    cursor = connection.connection.cursor()
    cursor.execute(_statement(len(moves)), list(chain(*[(*moved[:15], moved.told) for moved in moves])))
    cursor.close()
    return {moved.table_id for moved in moves}


def _news(moved: str) -> str:
    """How a table stands after a move."""
    stands = [f"{column.name} = {moved}.{column.name}" for column in _STANDS]
    return ", ".join([f"version = {moved}.version", *stands])


@cache
def _statement(count: int) -> str:
    row = f"({', '.join(['?'] * (len(_COLUMNS) + 1))})"
    return f"INSERT INTO moved ({_NAMES}, told) VALUES {', '.join([row] * count)}"


# PostgreSQL gets each column of all moves as one text: however many they are the statement is the same, so that the
# driver reads it and the server plans it once. As lists or as JSON they would cost more.

_GIVEN: Final = [*_COLUMNS, tables.c.beside, tables.c.node, Column("told", Text)]
#: Where each of them is in a move, and whether it holds texts.
_PLACES: Final = [(Moved._fields.index(column.name), isinstance(column.type, String)) for column in _GIVEN]
#: What stands between texts, and for one that is not there. None of ours is empty, or has a control character.
_NEXT: Final = "\x1f"
_NONE: Final = "\x1e"


def _texts(values: Sequence[str | None]) -> str:
    joined = _NEXT.join([_NONE if value is None else value for value in values])
    if joined.count(_NEXT) != len(values) - 1:
        raise ValueError("a control character in what is to be written")
    return joined


def _numbers(values: Sequence[float | None]) -> str:
    return f"{{{','.join(['NULL' if value is None else repr(value) for value in values])}}}"


def _array(column: Column[Any]) -> str:
    """What was made of a column, as an array."""
    if isinstance(column.type, String):
        return f"string_to_array(%s, chr({ord(_NEXT)}), chr({ord(_NONE)}))"
    return f"CAST(%s AS {'double precision' if isinstance(column.type, Float) else 'integer'}[])"


def _fenced() -> str:
    """Of those who come with the next version of a table one finds it as they know it; the others write nothing.

    Tables are locked in the order of their ids, so that nodes with several tables in common wait in a row.
    """
    names = ", ".join([column.name for column in _GIVEN])
    arrays = ", ".join([_array(column) for column in _GIVEN])
    return (
        f"WITH moved ({names}) AS (SELECT * FROM unnest({arrays})), "
        "fence AS (SELECT tables.id FROM tables JOIN moved ON tables.id = moved.table_id "
        "WHERE tables.version = moved.version - 1 AND tables.beside = moved.beside "
        "ORDER BY tables.id FOR NO KEY UPDATE OF tables), "
        f"written AS (INSERT INTO events ({_EVENT_NAMES}) SELECT {_EVENT_NAMES} FROM moved "
        "JOIN fence ON fence.id = moved.table_id ON CONFLICT DO NOTHING RETURNING table_id), "
        f"tell AS (INSERT INTO outbox ({_OUTBOX}) SELECT moved.table_id, moved.version, one ->> 1, one ->> 0, "
        "channels.id, CAST(one ->> 2 AS double precision), moved.at, 0, 0, 0 FROM moved "
        "JOIN written ON written.table_id = moved.table_id "
        "CROSS JOIN LATERAL json_array_elements(CAST(moved.told AS json)) AS one "
        "JOIN channels ON channels.user_id = one ->> 0 ON CONFLICT DO NOTHING) "
        f"UPDATE tables SET {_news('moved')}, node = moved.node FROM moved "
        "JOIN written ON written.table_id = moved.table_id WHERE tables.id = moved.table_id RETURNING tables.id"
    )


_FENCED: Final = _fenced()


def _write_fenced(connection: Connection, moves: list[Moved]) -> set[str]:
    columns: list[Any] = list(zip(*moves, strict=True))
    values = [_texts(columns[place]) if texts else _numbers(columns[place]) for place, texts in _PLACES]
    return {id for (id,) in ask(connection, _FENCED, values)}
