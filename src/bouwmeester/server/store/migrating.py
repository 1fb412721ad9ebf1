"""The schema of a database, brought to the newest.

A schema only grows from one release to the next, so a node of the release before plays on, and may start, beside
nodes of this one: what it does not know is not touched.
"""

from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import Engine, inspect

from bouwmeester.server.store.claim import keep_private

MIGRATIONS: Final = Path(__file__).parent / "migrations"

log = structlog.get_logger()


def migrate(engine: Engine) -> None:
    """Bring a database to the newest schema; a file is made for nobody else to read."""
    url = engine.url.render_as_string(hide_password=False)
    keep_private(url)
    ours = [file.name[:4] for file in sorted((MIGRATIONS / "versions").glob("[0-9]*.py"))]
    found = _schema(engine)
    engine.dispose()  # so that what is migrated is in the file, and not only in SQLite's log, once Alembic closes it
    if found == ours[-1]:
        return
    # One process has all of a SQLite file, and is told to be upgraded.
    if found is None or found in ours or engine.dialect.name == "sqlite":
        _upgrade(url)
    else:
        log.warning("schema_of_a_newer_release", schema=found)


def _schema(engine: Engine) -> str | None:
    """The schema that a database has; None if it has none yet."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def _upgrade(url: str) -> None:
    # Alembic takes as long to load as half of the server, and mostly there is nothing to do.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    command.upgrade(config, "head")
