"""The socket of a bot from outside: its token first, its hello, and then questions and answers."""

import json

from bouwmeester.outside import messages
from bouwmeester.outside.lines import read
from bouwmeester.outside.messages import Message
from bouwmeester.server.bots.visitors import LIMITS, Visitor
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.close_codes import CLOSE_FORBIDDEN, CLOSE_UNREADABLE
from bouwmeester.server.wire.ends import Wire


class BotEar:
    """Our end of it."""

    def __init__(self, line: Wire, house: House, token: str) -> None:
        self.line = line
        self.house = house
        self._token = token
        self._id: str | None = None
        self._visitor: Visitor | None = None
        self._hello: Message | None = None
        line.work(self._admit())

    async def _admit(self) -> None:
        known = await self.house.letting_in.known(self._token)
        if known is None:
            self.line.close(CLOSE_FORBIDDEN)
            return
        self._id, name = known
        games = [] if self._hello is None else [str(game) for game in self._hello.get("games") or []]
        self._visitor = Visitor(name, games, self._send)
        if self._hello is not None:
            self._begin()

    def _begin(self) -> None:
        assert self._visitor is not None
        assert self._id is not None
        assert self._hello is not None
        self._visitor.games = [str(game) for game in self._hello.get("games") or []]
        before = self.house.visitors.here.get(self._id)
        if before is not None:
            before.gone()
        self.house.visitors.here[self._id] = self._visitor
        self._send(messages.welcome(LIMITS))

    def _send(self, message: Message) -> None:
        self.line.write(json.dumps(message, ensure_ascii=False).encode())

    def heard(self, message: bytes) -> None:
        said = read(message.decode("utf-8", "replace"))
        if said is None:
            self.line.close(CLOSE_UNREADABLE)
        elif self._hello is None:
            if said["type"] != "hello" or said.get("protocol") != messages.PROTOCOL:
                self.line.close(CLOSE_UNREADABLE)
                return
            self._hello = said
            if self._visitor is not None:
                self._begin()
        elif self._visitor is not None:
            self._visitor.hear(said)

    def ready(self) -> None:
        """What was written is on its way."""

    def gone(self) -> None:
        if self._visitor is not None:
            self._visitor.gone()
            if self._id is not None and self.house.visitors.here.get(self._id) is self._visitor:
                del self.house.visitors.here[self._id]
