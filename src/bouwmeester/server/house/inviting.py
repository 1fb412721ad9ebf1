"""Inviting by name: whoever sits at a table that waits may ask somebody to it with whom they have played."""

from functools import partial
from typing import Final

from bouwmeester.server.admission.quotas import TooMuch
from bouwmeester.server.house.guests import Guests
from bouwmeester.server.protocol.people import Invitation, Player
from bouwmeester.server.results.profile import NoSuchPerson
from bouwmeester.server.store import inviting as stored
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.loading import NoSuchTable, infos
from bouwmeester.server.tables.table import OPEN, Table
from bouwmeester.server.tables.telling import GRACE_SECONDS, INVITED

#: By one guest in a day; and shown to one.
MOST: Final = 30
SHOWN: Final = 20
_DAY: Final = 86_400.0


class Inviting:
    """Who is asked to which table."""

    def __init__(self, store: Store, guests: Guests) -> None:
        self.store = store
        self._guests = guests

    async def invite(self, table: Table, by: str, user: str) -> None:
        """Whether they want to hear of it is told to nobody."""
        if table.status != OPEN or not table.has_part(by):
            raise NoSuchTable("one invites to a table of one's own that waits")
        met = user != by and await self.store.read(partial(stored.have_met, one=by, other=user))
        if not met or table.has_part(user):
            raise NoSuchPerson("one invites somebody with whom one has played")
        row = {"table_id": table.id, "user_id": user, "by": by, "at": now()}
        put = partial(stored.put, row=row, kind=INVITED, due=now() + GRACE_SECONDS, since=now() - _DAY, most=MOST)
        if not await self.store.write(put):
            raise TooMuch("you have invited many today")

    async def admits(self, table: str, user: str | None) -> bool:
        """Who was invited needs no link."""
        return user is not None and await self.store.read(partial(stored.is_invited, table=table, user=user))

    async def of(self, user: str) -> list[Invitation]:
        rows = await self.store.read(partial(stored.of, user=user, most=SHOWN))
        known = await self.store.read(lambda connection: infos(connection, rows, user))
        by = {row["id"]: row["invited_by"] for row in rows}
        return [
            Invitation(info, Player(by[info.id], await self._guests.name(by[info.id]), None, 0)) for info in known
        ]

    async def decline(self, user: str, table: str) -> None:
        await self.store.write(partial(stored.remove, table=table, user=user))
