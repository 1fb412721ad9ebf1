"""The socket of a bot from outside: its token first, its hello, and then questions and answers."""

import asyncio
import json
from collections.abc import Callable
from typing import Final

from bouwmeester.outside import messages
from bouwmeester.outside.lines import read
from bouwmeester.outside.messages import Message
from bouwmeester.server.bots.visitors import LIMITS, Visitor
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.close_codes import (
    CLOSE_FORBIDDEN,
    CLOSE_REPLACED,
    CLOSE_TOO_SLOW,
    CLOSE_UNREADABLE,
)
from bouwmeester.server.wire.ends import Wire

#: Games that a bot may say it plays, and the letters of each.
GAMES_AT_MOST: Final = 64
GAME_LETTERS: Final = 64


class BotEar:
    """Our end of it."""

    def __init__(self, line: Wire, house: House, token: str) -> None:
        self.line = line
        self.house = house
        #: Called once, when the line has ended.
        self.leaving: Callable[[], None] | None = None
        self._token = token
        self._id: str | None = None
        self._games: list[str] | None = None
        self._visitor: Visitor | None = None
        self._here = True
        self._waiting = asyncio.get_running_loop().call_later(LIMITS.hello, line.close, CLOSE_TOO_SLOW)
        line.work(self._admit())

    async def _admit(self) -> None:
        known = await self.house.letting_in.known(self._token)
        if not self._here:  # who has gone meanwhile must not take the place of a line that came after it
            return
        if known is None:
            self.line.close(CLOSE_FORBIDDEN)
            return
        self._id, name = known
        self._visitor = Visitor(name, [], self._send, self.line.close)
        if self._games is not None:
            await self._begin(self._games)

    async def _begin(self, games: list[str]) -> None:
        """Here is a bot that may come and has said hello. It has one line: the one before is ended."""
        if not self._here:
            return
        assert self._visitor is not None
        assert self._id is not None
        self._visitor.games = games
        here = self.house.visitors.here
        before = here.get(self._id)
        here[self._id] = self._visitor
        if before is not None:
            before.let_go(CLOSE_REPLACED)
        # Its token may have been taken back since it was looked at; from now on, whoever does so finds it here.
        if await self.house.letting_in.known(self._token) is None:
            self._leave()
            self.line.close(CLOSE_FORBIDDEN)
        else:
            self._send(messages.welcome(LIMITS))

    def _send(self, message: Message) -> None:
        self.line.write(json.dumps(message, ensure_ascii=False).encode())

    def heard(self, message: bytes) -> None:
        said = read(message.decode("utf-8", "replace"))
        if said is None:
            self.line.close(CLOSE_UNREADABLE)
        elif self._games is None:
            self._greet(said)
        elif self._visitor is not None and self._visitor.hear(said):
            self.line.forgive_frame(len(message))

    def _greet(self, said: Message) -> None:
        games = _games(said)
        if said["type"] != "hello" or said.get("protocol") != messages.PROTOCOL or games is None:
            self.line.close(CLOSE_UNREADABLE)
            return
        self._waiting.cancel()
        self._games = games
        if self._visitor is not None:
            self.line.work(self._begin(games))

    def ready(self) -> None:
        """What was written is on its way."""

    def gone(self) -> None:
        self._here = False
        self._waiting.cancel()
        self._leave()
        if self.leaving is not None:
            self.leaving()

    def _leave(self) -> None:
        if self._visitor is not None:
            self._visitor.gone()
            if self._id is not None and self.house.visitors.here.get(self._id) is self._visitor:
                del self.house.visitors.here[self._id]


def _games(hello: Message) -> list[str] | None:
    """The games that it says it plays, none for all; None for what cannot be that."""
    games = hello.get("games", [])
    if not isinstance(games, list) or len(games) > GAMES_AT_MOST:
        return None
    return games if all(isinstance(game, str) and len(game) <= GAME_LETTERS for game in games) else None
