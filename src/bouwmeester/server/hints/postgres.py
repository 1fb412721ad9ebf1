"""Hints by PostgreSQL's LISTEN and NOTIFY: one connection that listens and does nothing else, and one that speaks.

NOTIFY in the transaction that writes a move would hold a lock of the whole server until its commit is on the disk;
here it is a statement by itself, after the commit. A pooler between must keep sessions: see docs/host.md.
"""

from collections.abc import AsyncIterator
from typing import Any

import psycopg
from psycopg import sql

from bouwmeester.server.hints.carrier import CHANNEL
from bouwmeester.server.store.store import driver_arguments


class Postgres:
    """Raises psycopg.Error."""

    def __init__(self, address: str) -> None:
        self._where = driver_arguments(address)
        self._speaking: psycopg.AsyncConnection[Any] | None = None

    async def publish(self, text: str) -> None:
        if self._speaking is None or self._speaking.closed:
            self._speaking = await self._connect()
        try:
            await self._speaking.execute("SELECT pg_notify(%s, %s)", [CHANNEL, text])
        except BaseException:
            speaking, self._speaking = self._speaking, None
            await speaking.close()
            raise

    async def listen(self) -> AsyncIterator[str]:
        connection = await self._connect()
        try:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            async for notice in connection.notifies():
                yield notice.payload
        finally:
            await connection.close()

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(**self._where, autocommit=True, connect_timeout=5)
