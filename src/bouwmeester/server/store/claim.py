"""Whose database it is: one server at a time plays in a file of SQLite, and nobody else on the machine reads it.

A server keeps what it plays in memory, so two on one file would each know half. PostgreSQL is told by its own
settings who may come.
"""

import fcntl
import os
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from bouwmeester.core.errors import BouwmeesterError

_ONLY_MINE: Final = 0o600


class Taken(BouwmeesterError):
    """Another server has this database."""


def file_of(url: str) -> Path | None:
    """The file of a database, if it is one of SQLite and not only in memory."""
    parts = make_url(url)
    name = parts.database or ""
    if parts.get_backend_name() != "sqlite" or name in ("", ":memory:") or name.startswith("file:"):
        return None
    return Path(name).resolve()


def keep_private(url: str) -> None:
    """A file of SQLite holds cards and keys: only whoever runs the house may read it. Its log is made like it."""
    file = file_of(url)
    if file is None:
        return
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _ONLY_MINE))
    for one in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # somebody else's file is theirs to keep
            one.chmod(_ONLY_MINE)


def claim(url: str, address: str) -> TextIOWrapper | None:
    """Be the one server of a database for as long as what is returned is kept. Raises Taken if there is another.

    The system gives the lock back when a process ends, however it does; the file beside the database stays.
    """
    file = file_of(url)
    if file is None:
        return None
    beside = file.with_name(f"{file.name}.server")
    lock = os.fdopen(os.open(beside, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, _ONLY_MINE), "r+")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        owner = lock.read().strip() or "another server"
        lock.close()
        raise Taken(f"{file} is in use: {owner} plays there; one server at a time can") from None
    lock.truncate()
    lock.write(f"process {os.getpid()} at {address}\n")
    lock.flush()
    return lock
