"""Commands for those who keep a house: look after its tables, copy it, move it."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from bouwmeester.cli.files import as_folder
from bouwmeester.cli.needs import needs_house, needs_server
from bouwmeester.server.settings import Settings

Database = Annotated[str, Parameter(help="The database of the house, as for serve.")]
NewFile = Annotated[Path, Parameter(help="A file that is not there yet.")]
OldFile = Annotated[Path, Parameter(help="A file made earlier.")]
Days = Annotated[float, Parameter(validator=Number(gte=0), help="Matches that have been over for so long.")]

_DATABASE = Settings.database
_FAILED = 1


def check_tables(*, database: Database = _DATABASE) -> int:
    """Play the log of every running table again, and report those that do not lead to their state.

    Such a table plays on from its state all the same; only its past can no longer be told or taken back. One that
    cannot be read at all is set aside by the server, and named here.
    """
    with needs_server(database):
        from bouwmeester.server.store.migrating import migrate
        from bouwmeester.server.store.store import Store
        from bouwmeester.server.store.tables import running
        from bouwmeester.server.tables.loading import check
    needs_house(database)
    store = Store(database)
    migrate(store.engine)
    console = Console(soft_wrap=True)
    ids = store.read_now(running)
    wrong = 0
    for id in ids:
        finding = store.read_now(partial(check, store=store, id=id))
        if finding.why is not None:
            wrong += 1
            then = "it plays on from its state" if finding.plays_on else "it cannot be played by these rules"
            console.print(f"{finding.code} {finding.game}, version {finding.version}: {finding.why}; {then}")
    store.engine.dispose()
    console.print(f"running tables: {len(ids)}; do not replay: {wrong}")
    return _FAILED if wrong else 0


def backup(file: NewFile, /, *, database: Database = _DATABASE) -> None:
    """Write the whole house to a new file, also while people play."""
    with needs_server(database):
        from bouwmeester.server.store import backup
    needs_house(database)
    _shown(f"rows in {file}", lambda progress: backup.backup(database, file, progress))


def restore(file: OldFile, /, *, database: Database = _DATABASE) -> None:
    """Fill an empty database from a backup."""
    with needs_server(database):
        from bouwmeester.server.store import backup
    _shown("rows restored", lambda progress: backup.restore(database, file, progress))


def export(file: NewFile, /, *, database: Database = _DATABASE) -> None:
    """Write the whole house as JSON Lines, to be read or moved to another kind of database."""
    with needs_server(database):
        from bouwmeester.server.store import backup
    needs_house(database)
    _shown(f"rows in {file}", lambda progress: backup.export(database, file, progress))


def import_(file: OldFile, /, *, database: Database = _DATABASE) -> None:
    """Fill an empty database from an export."""
    with needs_server(database):
        from bouwmeester.server.store import backup
    _shown("rows imported", lambda progress: backup.import_(database, file, progress))


def pack(
    folder: Annotated[Path, Parameter(help="Where records are kept; it is made if need be.")],
    /,
    *,
    days: Days = 30.0,
    database: Database = _DATABASE,
) -> None:
    """Keep the records of old finished matches as files, and take their rows out of the database.

    Also while people play. It can be stopped at any moment and started again: a match is in the database until its
    record is safe on the disk.
    """
    with needs_server(database):
        from bouwmeester.server.store import packing
        from bouwmeester.server.store.migrating import migrate
        from bouwmeester.server.store.store import Store
        from bouwmeester.server.tables.loading import record
    needs_house(database)
    store = Store(database)
    migrate(store.engine)
    before = time.time() - days * 86400
    try:
        _shown(
            f"matches packed into {folder}",
            lambda progress: packing.pack(store, as_folder(folder), before, partial(record, store), progress),
        )
    finally:
        store.engine.dispose()


def ratings(*, database: Database = _DATABASE) -> None:
    """Read every finished match again, and make all ratings anew from them in the order in which they ended.

    After a release that counts otherwise, or when guests were joined. Not while the house is open.
    """
    with needs_server(database):
        from bouwmeester.server.results.rating import rebuild
        from bouwmeester.server.results.rereading import reread
        from bouwmeester.server.store.migrating import migrate
        from bouwmeester.server.store.store import Store
    needs_house(database)
    store = Store(database)
    migrate(store.engine)
    try:
        _shown("matches read", lambda progress: reread(store, progress))
        with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
            count = rebuild(connection)
    finally:
        store.engine.dispose()
    Console(soft_wrap=True).print(f"matches that count: {count}")


def _shown(what: str, work: Callable[[Callable[[int], None]], int]) -> None:
    """Do something that may take a while, and show how far it is."""
    columns = (SpinnerColumn(), TextColumn("{task.completed} rows"), TimeElapsedColumn())
    watched = Console(stderr=True)
    with Progress(*columns, console=watched, transient=True, disable=not watched.is_terminal) as progress:
        task = progress.add_task("rows", total=None)
        count = work(lambda done: progress.update(task, completed=done))
    Console(soft_wrap=True).print(f"{count} {what}")
