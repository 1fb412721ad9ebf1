"""Keeping a house: copies of all its rows, from one database to another or to a file.

Rows are read in one transaction, so a copy is of one moment, also while people play.
"""

import base64
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from sqlalchemy import Connection, Engine, LargeBinary, Table, func, insert, select

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.store.migrating import migrate
from bouwmeester.server.store.schema import metadata
from bouwmeester.server.store.store import open_engine, snapshot

FORMAT = "bouwmeester-house"
_TOGETHER = 1000

#: A row on its way: the name of its table, and its columns.
Row = tuple[str, dict[str, object]]
#: Told how many rows have passed.
Progress = Callable[[int], None]


class CannotKeep(BouwmeesterError):
    """A copy that cannot be made or taken."""


def rows(connection: Connection) -> Iterator[Row]:
    """Everything in the house, in an order in which it can be put down again."""
    for table in _kept():
        for row in connection.execute(select(table)).mappings():
            yield table.name, dict(row)


def fill(engine: Engine, given: Iterable[Row], progress: Progress) -> int:
    """Put rows into an empty house, all or none; returns how many there were."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        _need_empty(connection)
        count = 0
        batch: list[Row] = []
        for row in given:
            if batch and (len(batch) == _TOGETHER or batch[-1][0] != row[0]):
                count += _put(connection, batch)
                progress(count)
                batch = []
            batch.append(row)
        count += _put(connection, batch)
        if not count:
            raise CannotKeep("there is no house in it")
        progress(count)
        return count


def _put(connection: Connection, batch: list[Row]) -> int:
    if batch:
        connection.execute(insert(_table(batch[0][0])), [columns for _, columns in batch])
    return len(batch)


def _kept() -> list[Table]:
    """All but what passes with the nodes of a house."""
    return [table for table in metadata.sorted_tables if not table.info.get("passing", False)]


def _table(name: str) -> Table:
    if name not in [table.name for table in _kept()]:
        raise CannotKeep(f"there is no {name!r} in a house")
    return metadata.tables[name]


def _need_empty(connection: Connection) -> None:
    """A house may have a key and a heartbeat before anybody came; those give way."""
    for table in _kept():
        if table.name != "house" and connection.execute(select(func.count()).select_from(table)).scalar():
            raise CannotKeep("the database is not empty; name a new one")
    connection.execute(metadata.tables["house"].delete())


# Backup and restore: a house as a file of SQLite.


def backup(url: str, file: Path, progress: Progress) -> int:
    """Write the house, which may be running, to a new file."""
    _need_new(file)
    part = file.with_name(f"{file.name}.part")
    source = _migrated(url)
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)  # it holds the key that signs cookies
    target = _migrated(f"sqlite:///{part}")
    try:
        with snapshot(source) as connection:
            count = fill(target, rows(connection), progress)
        with target.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        source.dispose()
        target.dispose()
    part.rename(file)
    return count


def restore(url: str, file: Path, progress: Progress) -> int:
    """Fill an empty database from a backup, which may be of an older release."""
    if not file.is_file():
        raise FileNotFoundError(2, "no such file", str(file))
    copy = file.with_name(f"{file.name}.reading")
    copy.touch(mode=0o600)
    try:
        copy.write_bytes(file.read_bytes())
        source, target = _migrated(f"sqlite:///{copy}"), _migrated(url)
        try:
            with snapshot(source) as connection:
                return fill(target, rows(connection), progress)
        finally:
            source.dispose()
            target.dispose()
    finally:
        for left in (copy, Path(f"{copy}-wal"), Path(f"{copy}-shm")):
            left.unlink(missing_ok=True)


# Export and import: a house as JSON Lines, for reading and for moving between databases.


def export(url: str, file: Path, progress: Progress) -> int:
    """Write every row as a line of JSON."""
    _need_new(file)
    source = _migrated(url)
    part = file.with_name(f"{file.name}.part")
    part.touch(mode=0o600)
    count = 0
    try:
        with snapshot(source) as connection, part.open("w", encoding="utf-8") as out:
            print(json.dumps({"format": FORMAT, "schema": _schema(connection)}), file=out)
            for name, columns in rows(connection):
                print(json.dumps({"in": name, **{key: _plain(value) for key, value in columns.items()}}), file=out)
                count += 1
                if count % _TOGETHER == 0:
                    progress(count)
    finally:
        source.dispose()
    progress(count)
    part.rename(file)
    return count


def import_(url: str, file: Path, progress: Progress) -> int:
    """Fill an empty database from such lines."""
    with file.open(encoding="utf-8", errors="replace") as lines:
        target = _migrated(url)
        try:
            with target.connect() as connection:
                schema = _schema(connection)
            return fill(target, _read_lines(lines, schema), progress)
        finally:
            target.dispose()


def _read_lines(lines: Iterable[str], schema: str) -> Iterator[Row]:
    """What is no text is no JSON either, and is found out in the first line."""
    for number, line in enumerate(lines, 1):
        try:
            data = json.loads(line)
            if number == 1:
                _check_header(data, schema)
            else:
                table = _table(data.pop("in"))
                yield table.name, {key: _rich(table, key, value) for key, value in data.items()}
        except (CannotKeep, KeyError, TypeError, AttributeError, ValueError) as error:
            raise CannotKeep(f"line {number}: {error}") from error


def _check_header(data: dict[str, object], schema: str) -> None:
    if data.get("format") != FORMAT:
        raise CannotKeep("this is not an export of a house")
    if data.get("schema") != schema:
        raise CannotKeep(f"made with schema {data.get('schema')}, this release has {schema}")


def _plain(value: object) -> object:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _rich(table: Table, key: str, value: object) -> object:
    return base64.b64decode(str(value)) if isinstance(table.c[key].type, LargeBinary) else value


def _schema(connection: Connection) -> str:
    return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar())


def _migrated(url: str) -> Engine:
    engine = open_engine(url)
    migrate(engine)
    return engine


def _need_new(file: Path) -> None:
    if file.exists():
        raise FileExistsError(17, "is already there", str(file))
