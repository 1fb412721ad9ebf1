"""Guests: a name and a signed cookie. Whoever holds the cookie is that guest; no e-mail, no password."""

import re
import secrets
import time
import unicodedata
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import Connection, select, update

from bouwmeester.server.store.schema import house, users
from bouwmeester.server.store.store import Store

COOKIE: Final = "bouwmeester"
COOKIE_DAYS: Final = 400
LINK_DAYS: Final = 30
#: Control characters, those that turn the reading direction or take no room, and ends of lines.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
#: Letters that show nothing, and what only changes how the letter before is drawn.
_BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f]")
#: No script puts more marks on one letter; heaps of them hang over the lines above and below.
_MARK: Final = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_HEAP: Final = re.compile(f"({_MARK}{{3}}){_MARK}+")


def clean(text: str) -> str:
    """Only what can be seen, in one line, in the order in which it was written."""
    seen = "".join(" " if unicodedata.category(one) in _UNSEEN else one for one in _BLANK.sub("", text))
    return " ".join(_HEAP.sub(r"\1", seen).split())


def house_key(connection: Connection) -> str:
    """The key that signs cookies: made once, kept in the database."""
    key = connection.execute(select(house.c.value).where(house.c.name == "key")).scalar()
    if key is None:
        key = secrets.token_hex(32)
        connection.execute(house.insert(), [{"name": "key", "value": key}])
    return str(key)


class Guests:
    """Who is who."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self._names: dict[str, str] = {}
        self._signer = URLSafeSerializer(key, salt="guest")
        self._links = URLSafeTimedSerializer(key, salt="link")

    async def welcome(self, name: str) -> str:
        """A new guest; returns the id."""
        user = secrets.token_hex(16)
        row = {"id": user, "name": name, "created": time.time()}
        await self.store.write(lambda connection: connection.execute(users.insert(), [row]))
        self._names[user] = name
        return user

    async def rename(self, user: str, name: str) -> None:
        change = update(users).where(users.c.id == user).values(name=name)
        await self.store.write(lambda connection: connection.execute(change))
        self._names[user] = name

    def cookie(self, user: str) -> str:
        return str(self._signer.dumps(user))

    def user_of(self, cookie: str | None) -> str | None:
        """The guest a cookie proves, or None."""
        if not cookie:
            return None
        try:
            return str(self._signer.loads(cookie))
        except BadSignature:
            return None

    def link(self, user: str) -> str:
        """A token for another device of the same guest."""
        return str(self._links.dumps(user))

    def user_of_link(self, token: str) -> str | None:
        try:
            return str(self._links.loads(token, max_age=LINK_DAYS * 86400))
        except BadSignature:
            return None

    async def name(self, user: str) -> str | None:
        if user not in self._names:
            query = select(users.c.name).where(users.c.id == user)
            found = await self.store.read(lambda connection: connection.execute(query).scalar())
            if found is None:
                return None
            self._names[user] = str(found)
        return self._names[user]
