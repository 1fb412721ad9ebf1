"""Reports: somebody at one's table is to be looked at. What was said goes with it, for the keepers alone."""

import secrets
from functools import partial
from typing import Final

from bouwmeester.server.admission.allowances import Allowance
from bouwmeester.server.admission.cleaning import clean
from bouwmeester.server.admission.quotas import TooMuch
from bouwmeester.server.protocol.people import NewReport
from bouwmeester.server.results.profile import NoSuchPerson
from bouwmeester.server.store import reports as stored
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.table import Table

#: From one guest in a day; and from one address of the network in an hour, as guests cost nothing.
MOST: Final = 10
MOST_OF_ADDRESS: Final = 30
#: More than keepers can read are a flood.
MOST_WAITING: Final = 2000
_DAY: Final = 86_400.0
_HOUR: Final = 3600.0


class Reports:
    """What people tell the keepers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._addresses = Allowance(MOST_OF_ADDRESS, _HOUR)

    async def make(self, table: Table, user: str, data: NewReport, address: str) -> None:
        """Who has part in a table reports somebody else who has, or a line that somebody has said there."""
        if user == data.about or not table.has_part(user) or not await self._was_there(table, data):
            raise NoSuchPerson("you report somebody who sits or talks at your table")
        if not self._addresses.take(address):
            raise TooMuch("too many reports from your network; come back in a while")
        row = {
            "id": secrets.token_hex(8),
            "by": user,
            "about": data.about,
            "table_id": table.id,
            "game": table.game.name,
            "reason": data.reason,
            "words": clean(data.words),
            "line": data.line,
            "at": now(),
        }
        put = partial(stored.put, row=row, since=now() - _DAY, most=MOST, most_waiting=MOST_WAITING)
        if not await self.store.write(put):
            raise TooMuch("you have made many reports today; the keepers will look at them first")

    async def _was_there(self, table: Table, data: NewReport) -> bool:
        """A line must be theirs; without one they have part in the table."""
        if data.line is None:
            return table.has_part(data.about)
        return await self.store.read(partial(stored.said_by, table=table.id, user=data.about, line=data.line))
