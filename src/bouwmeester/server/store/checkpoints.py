"""SQLite's log, and copying it back.

SQLite writes into a log first, and copies what is there into the file now and then. Left to itself it does so inside
a commit, which then takes as long as a hundred others while every table waits. So somebody else does it: a thread
with a connection of its own, which copies while the writer goes on.
"""

import threading
from contextlib import closing
from typing import Final

import structlog
from sqlalchemy import Engine
from sqlalchemy.engine.interfaces import DBAPIConnection

#: How long the log may gather before it is copied.
CHECKPOINT_SECONDS: Final = 1.0
#: In pages. A log is begun anew once all of it is copied, which never comes about while the writer goes on writing:
#: of one that has become so long, the writer copies the little that is left.
LONG_LOG: Final = 16_384

log = structlog.get_logger()


class Checkpoints:
    """The thread that copies the log back."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._written = threading.Event()
        self._long = False
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._copy_all, name="copier", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ending.set()
        self._written.set()
        self._thread.join()

    def _copy_all(self) -> None:
        with closing(self.engine.raw_connection()) as connection:
            while self._written.wait() and not self._ending.wait(CHECKPOINT_SECONDS):
                self._written.clear()
                if self._ending.is_set():  # it was said before that, and nobody will say it again
                    return
                self._long = copy(connection) >= LONG_LOG

    def follow(self, connection: DBAPIConnection) -> None:
        """The writer's part, after a commit."""
        if self._long:
            self._long = False
            copy(connection)
        self._written.set()


def copy(connection: DBAPIConnection) -> int:
    """Copy what can be copied without waiting for anybody; returns how many pages the log has."""
    cursor = connection.cursor()
    try:
        cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
        row = cursor.fetchone()
        return 0 if row is None else int(row[1])
    except Exception as error:  # a full disk, say: what is in the log is safe there, and it is tried again
        log.error("log_not_copied", error=repr(error))
        return 0
    finally:
        cursor.close()
