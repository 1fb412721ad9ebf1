"""Doing what keepers have decided, be it here, at another node or at the command line: seen to every few seconds."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from bouwmeester.server.house.leaving import leave_all
from bouwmeester.server.protocol.messages import Called
from bouwmeester.server.store import keeping as stored
from bouwmeester.server.tables.clocks import now

if TYPE_CHECKING:
    from bouwmeester.server.house.house import House

LOOK_SECONDS: Final = 2.0
#: So long something is new; also at a node whose clock is a little off.
NEW_SECONDS: Final = 30.0

log = structlog.get_logger()


async def run(house: "House") -> None:
    told: set[str] = set()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            told = await look(house, told)
        except Exception as error:  # the database is away, say
            log.error("keepers_not_heard", error=repr(error))


async def look(house: "House", told: set[str]) -> set[str]:
    """Whoever is closed out leaves all tables; whoever has something to be told is called once, wherever they sit.

    Returns what they were called for, now or before.
    """
    at = now()
    for user in await house.store.glance(partial(stored.to_see_off, at=at)):
        await leave_all(house, user)
    new = await house.store.glance(partial(stored.called_since, since=at - NEW_SECONDS))
    users = {user for id, user in new if id not in told}
    if users:
        house.tell(users, Called())
    return {id for id, _ in new}
