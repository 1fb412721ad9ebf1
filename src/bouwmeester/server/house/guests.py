"""Guests: a name and a signed cookie. Whoever holds the cookie is that guest; no e-mail, no password."""

import hmac
import re
import secrets
import time
from functools import partial
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from bouwmeester.server.store import guests as stored
from bouwmeester.server.store.store import Store

COOKIE_DAYS: Final = 400
LINK_DAYS: Final = 30
TICKET_SECONDS: Final = 86400
_TICKET: Final = re.compile("[0-9a-f]{32}")


class Guests:
    """Who is who."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self._names: dict[str, str] = {}
        self._key = key.encode()
        self._signer = URLSafeSerializer(key, salt="guest")
        self._links = URLSafeTimedSerializer(key, salt="link")
        #: Devices that were signed out. Cookies from before there were devices go by the name of their guest.
        self.ended: set[str] = set()

    def signer(self, salt: str) -> URLSafeTimedSerializer:
        """For whatever else is to be shown to be ours."""
        return URLSafeTimedSerializer(self._key, salt=salt)

    async def welcome(self, name: str) -> str:
        """A new guest; returns the id."""
        user = secrets.token_hex(16)
        created = time.time()
        await self.store.write(lambda connection: stored.insert(connection, user, name, created))
        self._names[user] = name
        return user

    def forget(self, user: str) -> None:
        """They are nobody any more."""
        self._names.pop(user, None)

    async def rename(self, user: str, name: str) -> list[str]:
        """Call somebody otherwise; returns the tables at which others see that."""
        sits = await self.store.write(partial(stored.rename, user=user, name=name, shared=self.store.shared))
        self._names[user] = name
        return sits

    def cookie(self, user: str, device: str = "") -> str:
        return str(self._signer.dumps(f"{user}.{device}" if device else user))

    def read(self, cookie: str | None) -> tuple[str, str] | None:
        """The guest and the device a cookie proves, as long as that was not signed out."""
        if not cookie:
            return None
        try:
            user, _, device = str(self._signer.loads(cookie)).partition(".")
        except BadSignature:
            return None
        return None if (device or user) in self.ended else (user, device or user)

    def user_of(self, cookie: str | None) -> str | None:
        """The guest a cookie proves, or None."""
        found = self.read(cookie)
        return None if found is None else found[0]

    async def learned(self, user: str) -> list[str]:
        return await self.store.read(lambda connection: stored.learned(connection, user))

    async def learn(self, user: str, words: list[str]) -> list[str]:
        """Keep what a guest has learned, besides what they knew; returns all of it."""
        return await self.store.write(lambda connection: stored.learn(connection, user, words))

    # Links: what makes another device the same guest, once.

    async def link(self, user: str) -> str:
        """A token for another device of the same guest. There is one at a time: the one before it is void."""
        word = secrets.token_hex(16)
        await self.store.write(lambda connection: stored.write_link(connection, user, word))
        return str(self._links.dumps([user, word]))

    async def unlink(self, user: str) -> None:
        await self.store.write(lambda connection: stored.write_link(connection, user, None))

    async def user_of_link(self, token: str) -> str | None:
        """The guest who asked for a token, which is used up by this."""
        try:
            user, word = self._links.loads(token, max_age=LINK_DAYS * 86400)
        except (BadSignature, ValueError):
            return None
        used = await self.store.write(lambda connection: stored.use_link(connection, user, word))
        return str(user) if used else None

    # Tickets: for who came by a code.

    def ticket(self, user: str, table: str) -> str:
        """Lets this guest, and nobody else, come to a table for a day."""
        until = f"{int(time.time()) + TICKET_SECONDS:08x}"
        return until + self._stamp(until, user, table)

    def admits(self, ticket: str, user: str | None, table: str) -> bool:
        until = ticket[:8]
        if user is None or not _TICKET.fullmatch(ticket) or int(until, 16) < time.time():
            return False
        return secrets.compare_digest(ticket[8:], self._stamp(until, user, table))

    def _stamp(self, until: str, user: str, table: str) -> str:
        return hmac.digest(self._key, f"ticket {until} {user} {table}".encode(), "sha256").hex()[:24]

    async def name(self, user: str) -> str | None:
        if user not in self._names or self.store.shared:  # another node may have heard another name
            found = await self.store.read(lambda connection: stored.name(connection, user))
            if found is None:
                return None
            self._names[user] = found
        return self._names[user]
