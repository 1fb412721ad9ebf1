"""Letting bots from outside in: a guest makes a token for a bot of theirs, and takes it back."""

import asyncio
import hashlib
import re
import secrets
from functools import partial
from typing import Final

import structlog

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.admission.cleaning import clean
from bouwmeester.server.admission.quotas import TooMuch
from bouwmeester.server.bots.visitors import Visitors
from bouwmeester.server.protocol.close_codes import CLOSE_FORBIDDEN
from bouwmeester.server.protocol.messages import OUTSIDE, NewBot, OutsideBot
from bouwmeester.server.store import outside
from bouwmeester.server.store.store import Store

OWN_BOTS: Final = 8
#: How often it is seen which tokens were taken back at other nodes.
LOOK_SECONDS: Final = 2.0
_ID_BYTES: Final = 6
_WORD_BYTES: Final = 24
_TOKEN: Final = re.compile(r"[0-9a-f]{12}\.[\w-]{32}", re.ASCII)

log = structlog.get_logger()


class LettingIn:
    """Which bots may come, by whose word, and who may have them at a table."""

    def __init__(self, store: Store, visitors: Visitors) -> None:
        self.store = store
        self.visitors = visitors

    async def make(self, user: str, wish: NewBot) -> OutsideBot:
        """A new bot with its token, which is told this once."""
        name = clean(wish.name)
        if not name:
            raise BouwmeesterError("a name has letters")
        if len([one for one in (await self._all()).values() if one["owner"] == user]) >= OWN_BOTS:
            raise TooMuch(f"you have {OWN_BOTS} bots already; take one back first")
        id, word = secrets.token_hex(_ID_BYTES), secrets.token_urlsafe(_WORD_BYTES)
        about: dict[str, object] = {"owner": user, "name": name, "shared": wish.shared, "word": _hashed(word)}
        await self.store.write(partial(outside.insert, id=id, about=about))
        return OutsideBot(OUTSIDE + id, name, wish.shared, True, False, token=f"{id}.{word}")

    async def at_hand(self, user: str) -> list[OutsideBot]:
        """The bots of a guest, and those of others that are here for everybody."""
        found = [self._told(id, about, user) for id, about in (await self._all()).items()]
        return [one for one in found if one.own or (one.shared and one.here)]

    async def revoke(self, user: str, bot: str) -> None:
        id = bot.removeprefix(OUTSIDE)
        about = await self.store.read(partial(outside.one, id=id))
        if about is None or about["owner"] != user:
            raise BouwmeesterError("that is no bot of yours")
        await self._end(id)

    async def give_back(self, token: str) -> None:
        """Whoever holds a token may end it, too."""
        known = await self.known(token)
        if known is None:
            raise BouwmeesterError("that token is good for nothing, or no longer")
        await self._end(known[0])

    async def _end(self, id: str) -> None:
        await self.store.write(partial(outside.remove, id=id))
        self._see_off(id)

    def _see_off(self, id: str) -> None:
        """What it has open at this node ends."""
        visitor = self.visitors.here.pop(id, None)
        if visitor is not None:
            visitor.let_go(CLOSE_FORBIDDEN)

    async def watch(self) -> None:
        """Hear of what is taken back elsewhere."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                here = list(self.visitors.here)
                known = await self.store.glance(partial(outside.among, ids=here)) if here else set()
                for id in set(here) - known:
                    self._see_off(id)
            except Exception as error:  # the database is away, say
                log.error("bots_not_read", error=repr(error))

    async def known(self, token: str) -> tuple[str, str] | None:
        """The id and name of the bot that a token is for, as long as it was not taken back."""
        if not _TOKEN.fullmatch(token):
            return None
        id, _, word = token.partition(".")
        about = await self.store.read(partial(outside.one, id=id))
        if about is None or not secrets.compare_digest(str(about["word"]), _hashed(word)):
            return None
        return id, str(about["name"])

    async def need(self, user: str, chair: str, game: str) -> str:
        """The name of a bot. Raises for one that is not for this guest at a table of this game, or is not here."""
        for one in await self.at_hand(user):
            if one.id == chair:
                visitor = self.visitors.here.get(chair.removeprefix(OUTSIDE))
                if visitor is not None and visitor.plays(game):
                    return one.name
                raise BouwmeesterError(f"{one.name} is not here, or does not play {game}")
        raise BouwmeesterError(f"there is no bot {chair!r} for you")

    async def _all(self) -> dict[str, dict[str, object]]:
        return await self.store.read(outside.everyone)

    def _told(self, id: str, about: dict[str, object], user: str) -> OutsideBot:
        visitor = self.visitors.here.get(id)
        games = [] if visitor is None else visitor.games
        own = about["owner"] == user
        return OutsideBot(OUTSIDE + id, str(about["name"]), bool(about["shared"]), own, visitor is not None, games)


def _hashed(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()
