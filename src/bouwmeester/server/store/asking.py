"""Asking PostgreSQL by its driver itself, for what is asked at every move.

What is always asked in the same words is read by the driver and prepared at the server once; a statement that grows
with what is asked, or comes through SQLAlchemy, costs several times as much before anything is done.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection


def ask(connection: Connection, words: str, values: Sequence[object]) -> list[Any]:
    """The rows of an answer. It is prepared, unless the address of the database says that nothing is to be."""
    cursor: Any = connection.connection.cursor()
    cursor.execute(words, values, prepare=True)
    rows: list[Any] = cursor.fetchall()
    cursor.close()
    return rows
