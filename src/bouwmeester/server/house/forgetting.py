"""Forgetting people: those who ask for it, after some days in which they may think better of it; and those who never
come back. What they have played with others stays, with somebody in their place.
"""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from sqlalchemy import Connection

from bouwmeester.server.house.leaving import leave_all
from bouwmeester.server.store import forgetting as stored
from bouwmeester.server.store import reports
from bouwmeester.server.store.once import once
from bouwmeester.server.tables.clocks import now

if TYPE_CHECKING:
    from bouwmeester.server.house.house import House

_DAY: Final = 86_400.0
#: How long somebody may think better of it.
THINK_SECONDS: Final = 7 * _DAY
#: Guests who have never played are forgotten when they have not been here for so long; all others when no cookie of
#: theirs is good any more and they have no passkey.
UNPLAYED_SECONDS: Final = 90 * _DAY
UNSEEN_SECONDS: Final = 400 * _DAY
#: Reports, with what was said, are kept for so long.
REPORT_SECONDS: Final = 180 * _DAY
SWEEP_SECONDS: Final = 3600.0
TOGETHER: Final = 200

log = structlog.get_logger()


async def run(house: "House") -> None:
    """Now and then, forget whose time has come."""
    while True:
        try:
            await sweep(house, now())
        except Exception as error:  # the database is away, say
            log.error("nobody_forgotten", error=repr(error))
        await asyncio.sleep(SWEEP_SECONDS)


async def sweep(house: "House", at: float) -> int:
    looked = float(await house.store.write(partial(once, name="looks who comes since", new=str(now()))))
    await house.store.write(partial(reports.forget_before, at=at - REPORT_SECONDS))
    unplayed, unseen = at - UNPLAYED_SECONDS, at - UNSEEN_SECONDS
    due = partial(stored.due, at=at, unplayed=unplayed, unseen=unseen, looked_since=looked, most=TOGETHER)
    users = await house.store.read(due)
    for user in users:
        await forget(house, user)
    return len(users)


async def forget(house: "House", user: str) -> None:
    """Leave every table, and then all that is left of them goes at once; so does whoever else they were."""
    others = await house.store.read(partial(stored.joined, user=user))
    await leave_all(house, user)
    devices = await house.devices.of(user, "")
    for id in await house.store.write(partial(stored.forget, user=user, at=now())):
        known = house.get(id)
        if known is not None:
            house.drop(known)
        house.store.tell(id, 0)
    house.guests.forget(user)
    for device in devices:
        house.devices.end_here(device.id)
    for other in others:
        await forget(house, other)


async def ask(house: "House", user: str) -> float:
    """Somebody wants to be forgotten; returns when that will be."""
    at = now() + THINK_SECONDS
    await house.store.write(partial(stored.set_leaving, user=user, at=at))
    return at


async def leaving(house: "House", user: str) -> float | None:
    """When somebody will be forgotten."""
    return await house.store.read(partial(stored.leaving, user=user))


async def stay(house: "House", user: str) -> None:
    await house.store.write(partial(stored.set_leaving, user=user, at=None))


async def everything(house: "House", user: str) -> bytes:
    """All that is known of somebody, as JSON. It may be long, so it is written where nobody waits for it."""

    def written(connection: Connection) -> bytes:
        return msgspec.json.format(msgspec.json.encode(stored.everything(connection, user)), indent=1)

    return await house.store.read(written)
