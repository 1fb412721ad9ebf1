"""Devices: by which browsers somebody has come, and signing them out. What is signed out is gone within a second."""

import asyncio
import re
import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

import structlog

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.house.guests import Guests
from bouwmeester.server.protocol.people import Device
from bouwmeester.server.store import known as stored
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now

#: How often it is written down that a device is still in use.
SEEN_SECONDS: Final = 3600.0
#: How often it is looked for what was signed out at other nodes, and how far back, as their writes may be late.
LOOK_SECONDS: Final = 0.5
_BACK_SECONDS: Final = 30.0

_BROWSERS: Final = (("Edge", "Edg/"), ("Firefox", "Firefox/"), ("Chrome", "Chrome/"), ("Safari", "Safari/"))
_SYSTEMS: Final = ("iPhone", "iPad", "Android", "Windows", "Mac OS", "Linux")

log = structlog.get_logger()


def called(agent: str) -> str:
    """What somebody would call their browser, by how it names itself.

    >>> called("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    browser = next((name for name, sign in _BROWSERS if sign in agent), "")
    system = next((name for name in _SYSTEMS if re.search(rf"\b{name}\b", agent)), "")
    return ", ".join([part for part in (browser, system) if part])


class Devices:
    """All devices of a house. ``close`` ends the sockets of one."""

    def __init__(self, store: Store, guests: Guests, close: Callable[[str], None]) -> None:
        self.store = store
        self._guests = guests
        self._close = close
        self._looked = 0.0

    async def new(self, user: str, agent: str) -> str:
        """Somebody has come by a browser; returns the cookie that says so."""
        device = secrets.token_hex(16)
        await self.store.write(partial(stored.insert_device, device=device, user=user, label=called(agent), at=now()))
        return self._guests.cookie(user, device)

    async def seen(self, device: str) -> None:
        row = await self.store.read(partial(stored.device, id=device))
        if row is not None and now() - row["seen"] > SEEN_SECONDS:
            await self.store.write(partial(stored.see, device=device, at=now()))

    async def of(self, user: str, this: str) -> list[Device]:
        rows = await self.store.read(partial(stored.devices_of, user=user))
        return [Device(row["id"], row["label"], row["created"], row["seen"], row["id"] == this) for row in rows]

    async def sign_out(self, user: str, device: str) -> None:
        if not await self.store.write(partial(stored.end, user=user, device=device, at=now())):
            raise BouwmeesterError("you have no such device")
        self.end_here(device)

    async def sign_out_others(self, user: str, but: str) -> None:
        for device in await self.store.write(partial(stored.end_others, user=user, but=but, at=now())):
            self.end_here(device)

    def end_here(self, device: str) -> None:
        """What it has open at this node ends, and its cookie is nobody's."""
        if device not in self._guests.ended:
            self._guests.ended.add(device)
            self._close(device)

    # What happens at other nodes, and happened before.

    async def wake(self) -> None:
        """Know all that were signed out and whose cookies are not too old anyway."""
        self._looked = now()
        for device, _ in await self.store.read(
            partial(stored.ended_since, at=self._looked - stored.FORGOTTEN_SECONDS)
        ):
            self._guests.ended.add(device)

    async def watch(self) -> None:
        """Hear of what is signed out elsewhere."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                since, self._looked = self._looked - _BACK_SECONDS, now()
                for device, _ in await self.store.glance(partial(stored.ended_since, at=since)):
                    self.end_here(device)
            except Exception as error:  # the database is away, say
                log.error("devices_not_read", error=repr(error))
