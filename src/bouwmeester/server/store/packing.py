"""Finished matches packed away: the record of each is kept as a file, and its rows go.

A table is packed in one transaction after its record is on the disk, and one at a time: whoever stops it half-way has
lost nothing, and can go on where it was.
"""

import os
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, select

from bouwmeester.server.store import schema
from bouwmeester.server.store.store import Store
from bouwmeester.server.store.tables import OVER


def finished_before(connection: Connection, at: float) -> list[str]:
    """The tables that have been over since then, the oldest first."""
    tables = schema.tables
    over = select(tables.c.id).where(tables.c.status == OVER, tables.c.changed < at)
    return list(connection.execute(over.order_by(tables.c.changed)).scalars())


def keep_record(folder: Path, id: str, record: str) -> Path:
    """Write a record where it lasts, or find it there."""
    file = folder / id[:2] / f"{id}.jsonl"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f"{file.name}.part")
        with part.open("w", encoding="utf-8") as out:
            out.write(record)
            out.flush()
            os.fsync(out.fileno())
        part.rename(file)
        entry = os.open(file.parent, os.O_RDONLY)
        os.fsync(entry)
        os.close(entry)
    return file


def remove_finished(connection: Connection, id: str) -> bool:
    """All rows of a table that is over, with what was said at it; False if somebody has it going again."""
    tables = schema.tables
    over = select(tables.c.id).where(tables.c.id == id, tables.c.status == OVER)
    if connection.execute(over.with_for_update()).first() is None:
        return False
    connection.execute(tables.update().where(tables.c.rematch == id).values(rematch=None))
    parts = (schema.chats, schema.chairs, schema.declined, schema.invitations, schema.put_away, schema.reviews)
    for part in (*parts, schema.events, schema.presence, schema.outbox):
        connection.execute(part.delete().where(part.c.table_id == id))
    connection.execute(tables.delete().where(tables.c.id == id))
    return True


def pack(
    store: Store, folder: Path, before: float, record: Callable[[str], str | None], progress: Callable[[int], None]
) -> int:
    """Pack all that has been over since before; returns how many. What has no record that replays stays as it is."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for id in store.read_now(lambda connection: finished_before(connection, before)):
        written = record(id)
        if written is None:
            continue
        keep_record(folder, id, written)
        with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
            count += remove_finished(connection, id)
        progress(count)
    return count
