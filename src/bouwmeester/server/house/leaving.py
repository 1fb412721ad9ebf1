"""Leaving every table at once: of one who is forgotten, or closed out."""

from functools import partial
from typing import TYPE_CHECKING

from bouwmeester.server.house import hosting, resigning, sitting
from bouwmeester.server.store import forgetting as stored
from bouwmeester.server.tables.loading import NoSuchTable, Unreadable
from bouwmeester.server.tables.table import OPEN, PLAYING

if TYPE_CHECKING:
    from bouwmeester.server.house.house import House


async def leave_all(house: "House", user: str) -> None:
    """What they wait at as a host is closed, chairs that wait are free again, and running matches go to a bot."""
    for id in await house.store.read(partial(stored.at_tables, user=user)):
        try:
            table = await house.table(id)
            if table.status == OPEN and table.host == user:
                await house.at(table, partial(hosting.close, house, table, user))
            elif table.status == OPEN:
                await house.at(table, partial(sitting.leave, house, table, user))
            elif table.status == PLAYING and table.seat_of(user) is not None:
                await house.at(table, partial(resigning.resign, table, user))
                house.changed(table)
        except (NoSuchTable, Unreadable):
            continue
