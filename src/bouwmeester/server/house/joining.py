"""Joining: what somebody has played as two guests becomes that of one. It can be undone for some days."""

import json
import secrets
from functools import partial
from typing import Final, Protocol

from itsdangerous import BadSignature, URLSafeTimedSerializer

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.house.guests import Guests
from bouwmeester.server.protocol.messages import OtherGuest
from bouwmeester.server.protocol.people import Join
from bouwmeester.server.store import joining as stored
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.table import Table

#: How long one may say that one was somebody else, and how long it can be undone.
OFFER_SECONDS: Final = 3600
UNDO_SECONDS: Final = 7 * 86_400.0


class Tables(Protocol):
    """Whoever has the tables that are in memory."""

    def get(self, id: str) -> Table | None: ...

    def drop(self, table: Table) -> None: ...


class Joining:
    """Who was whom."""

    def __init__(self, store: Store, guests: Guests, tables: Tables) -> None:
        self.store = store
        self._guests = guests
        self._tables = tables
        self._signer: URLSafeTimedSerializer = guests.signer("join")

    async def offer(self, before: str, user: str) -> OtherGuest | None:
        """For one who was another guest on this device: what they have played then, to be brought along."""
        name = await self._guests.name(before)
        played = await self.store.read(partial(stored.has_played, user=before))
        if before == user or name is None or played == 0:
            return None
        return OtherGuest(name, played, str(self._signer.dumps([before, user])))

    async def join(self, user: str, token: str) -> None:
        """Make theirs what they have played as the other guest."""
        try:
            other, into = self._signer.loads(token, max_age=OFFER_SECONDS)
        except (BadSignature, ValueError) as error:
            raise BouwmeesterError("that took too long; come in once more") from error
        if into != user or other == user:
            raise BouwmeesterError("that was offered to somebody else")
        id = secrets.token_hex(8)
        self._look_again(await self.store.write(partial(stored.join, id=id, into=user, other=other, at=now())))

    async def undo(self, user: str, id: str) -> None:
        after = now() - UNDO_SECONDS
        ids = await self.store.write(partial(stored.undo, id=id, into=user, after=after, at=now()))
        if ids is None:
            raise BouwmeesterError("that cannot be undone any more")
        self._look_again(ids)

    async def of(self, user: str) -> list[Join]:
        rows = await self.store.read(partial(stored.of, user=user, after=now() - UNDO_SECONDS))
        found: list[Join] = []
        for row in rows:
            played = {table for table, _ in json.loads(row["body"])["chairs"]}
            found.append(Join(row["id"], await self._guests.name(row["other"]) or "", row["at"], len(played)))
        return found

    def _look_again(self, ids: list[str]) -> None:
        """Who sits where has changed: tables in memory are read anew, here and at other nodes."""
        for id in ids:
            table = self._tables.get(id)
            if table is not None:
                self._tables.drop(table)
            self.store.tell(id, 0)
