"""A client of the table server: sit down, set up a table, play at it. For tests and for bots from outside.

async with Client("http://localhost:8080") as anne:
    await anne.sit_down("Anne")
    table = await anne.new_table("palazzo", ["me", "greedy"])
    async with anne.at(table.id) as seat:
        position = await seat.position()
        await seat.play(position.actions[0].id)
"""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from types import TracebackType
from typing import TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConcurrencyError, ConnectionClosed

from bouwmeester.server.protocol.messages import (
    COOKIE,
    Done,
    FinishedPage,
    FromClient,
    FromServer,
    GameInfo,
    Glimpse,
    Guest,
    Hint,
    Hinted,
    Look,
    Looked,
    NewBot,
    NewGuest,
    News,
    NewTable,
    OutsideBot,
    PersonalLink,
    Play,
    Position,
    Propose,
    Refused,
    Return,
    Said,
    Say,
    SeatBot,
    Sit,
    Stale,
    TableInfo,
    Tried,
    Try,
    Undo,
    Vote,
    Warned,
)
from bouwmeester.server.protocol.teaching import Replay, Replayed

T = TypeVar("T")
Command = Play | Try | Hint | Look | Undo | Propose | Vote | Return | Say
Answer = Done | Refused | Stale | Tried | Hinted | Warned | Looked

_from_server = msgspec.json.Decoder(list[FromServer])


class Seat:
    """A socket at one table. What comes in while one waits for something else is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.latest: Position | None = None
        self._unread: deque[FromServer] = deque()
        self.news: list[News] = []
        self.talk: list[Said] = []

    async def receive(self) -> FromServer:
        while not self._unread:
            self._unread.extend(_from_server.decode(await self.socket.recv()))
        message = self._unread.popleft()
        if isinstance(message, Position):
            self.latest = message
        elif isinstance(message, News):
            self.news.append(message)
        elif isinstance(message, Said):
            self.talk.append(message)
        return message

    async def position(self) -> Position:
        """The latest position; waits for the first."""
        while self.latest is None:
            await self.receive()
        return self.latest

    async def until(self, version: int) -> Position:
        """The first position of that version or a later one."""
        while self.latest is None or self.latest.version < version:
            await self.receive()
        return self.latest

    async def send(self, command: FromClient) -> None:
        await self.socket.send(msgspec.json.encode(command).decode())

    async def ask(self, command: Command) -> Answer:
        """Send a command and wait for its answer."""
        await self.send(command)
        while True:
            message = await self.receive()
            if isinstance(message, Answer) and message.id == command.id:
                return message

    async def play(self, *actions: int | str) -> Answer:
        """Play at the version that was seen last."""
        position = await self.position()
        return await self.ask(Play(secrets.token_hex(8), position.version, list(actions)))

    async def look_back(self, since: int) -> list[Glimpse]:
        """The table as it was seen from here, at a version and after it."""
        answer = await self.ask(Look(secrets.token_hex(8), since))
        assert isinstance(answer, Looked)
        glimpses = answer.glimpses
        while answer.more:
            message = await self.receive()
            if isinstance(message, Looked) and message.id == answer.id:
                answer = message
                glimpses += answer.glimpses
        return glimpses


class Client:
    """One guest of the house."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, timeout=30)

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def sit_down(self, name: str) -> Guest:
        return self._read(await self._post("/api/guests", NewGuest(name)), Guest)

    async def new_table(self, game: str, chairs: list[str], **wishes: object) -> TableInfo:
        wish = msgspec.convert({"game": game, "chairs": chairs, **wishes}, NewTable)
        return self._read(await self._post("/api/tables", wish), TableInfo)

    async def sit(self, table: str, seat: int, invite: str = "") -> TableInfo:
        return self._read(await self._post(f"/api/tables/{table}/sit", Sit(seat, invite)), TableInfo)

    async def table(self, table: str, invite: str = "") -> TableInfo:
        return self._read(await self.http.get(f"/api/tables/{table}", params={"invite": invite}), TableInfo)

    async def lobby(self) -> list[TableInfo]:
        return self._read(await self.http.get("/api/tables"), list[TableInfo])

    async def mine(self) -> list[TableInfo]:
        return self._read(await self.http.get("/api/tables/mine"), list[TableInfo])

    async def by_code(self, code: str) -> TableInfo:
        return self._read(await self.http.get(f"/api/codes/{code}"), TableInfo)

    async def leave(self, table: str) -> TableInfo:
        return self._read(await self.http.post(f"/api/tables/{table}/leave"), TableInfo)

    async def resign(self, table: str) -> TableInfo:
        """Leave a running match for good."""
        return self._read(await self.http.post(f"/api/tables/{table}/resign"), TableInfo)

    async def seat_bot(self, table: str, seat: int, bot: str | None) -> TableInfo:
        return self._read(await self._post(f"/api/tables/{table}/bots", SeatBot(seat, bot)), TableInfo)

    async def let_in(self, name: str, shared: bool = False) -> OutsideBot:
        """A bot from outside, with its token."""
        return self._read(await self._post("/api/me/bots", NewBot(name, shared)), OutsideBot)

    async def bots_at_hand(self) -> list[OutsideBot]:
        return self._read(await self.http.get("/api/me/bots"), list[OutsideBot])

    async def send_away(self, bot: str) -> None:
        (await self.http.delete(f"/api/me/bots/{bot}")).raise_for_status()

    async def close(self, table: str) -> None:
        """As its host: nobody comes to this table any more."""
        (await self.http.post(f"/api/tables/{table}/close")).raise_for_status()

    async def finished(self, page: int = 0, count: int = 20) -> FinishedPage:
        return self._read(
            await self.http.get("/api/tables/finished", params={"page": page, "count": count}), FinishedPage
        )

    async def put_away(self, table: str) -> None:
        (await self.http.post(f"/api/tables/{table}/put-away")).raise_for_status()

    async def rematch(self, table: str) -> TableInfo:
        return self._read(await self.http.post(f"/api/tables/{table}/rematch"), TableInfo)

    async def link(self) -> PersonalLink:
        """What another device needs to be this guest."""
        return self._read(await self.http.post("/api/me/link"), PersonalLink)

    async def come_by_link(self, link: PersonalLink) -> Guest:
        return self._read(await self._post("/api/guests/link", link), Guest)

    async def games(self) -> list[GameInfo]:
        return self._read(await self.http.get("/api/games"), list[GameInfo])

    async def replay(self, wish: Replay) -> Replayed:
        return self._read(await self._post("/api/replay", wish), Replayed)

    async def record(self, table: str) -> str:
        answer = await self.http.get(f"/api/tables/{table}/record")
        answer.raise_for_status()
        return answer.text

    @asynccontextmanager
    async def at(self, table: str, version: int | None = None, invite: str = "") -> AsyncIterator[Seat]:
        """A socket at a table; ``version`` is the last one seen, when coming back."""
        query = f"?invite={invite}" + ("" if version is None else f"&version={version}")
        cookie = self.http.cookies.get(COOKIE)
        headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        address = self.address.replace("http", "ws", 1)
        async with connect(
            f"{address}/api/tables/{table}/socket{query}",
            additional_headers=headers,
            compression=None,
            max_size=1 << 22,
        ) as socket:
            try:
                yield Seat(socket)
            finally:
                await _leave(socket)

    async def _post(self, path: str, body: msgspec.Struct) -> httpx.Response:
        return await self.http.post(
            path, content=msgspec.json.encode(body), headers={"content-type": "application/json"}
        )

    def _read(self, answer: httpx.Response, kind: type[T]) -> T:
        answer.raise_for_status()
        return msgspec.json.decode(answer.content, type=kind)


async def _leave(socket: ClientConnection) -> None:
    """Take leave, reading what is still unread: behind much of it the other side's goodbye would never be heard."""
    closing = asyncio.create_task(socket.close())
    with suppress(ConnectionClosed, ConcurrencyError):  # it has come, or somebody else is reading
        while True:
            await socket.recv()
    await closing


async def play_to_the_end(seat: Seat, number: int) -> Position:
    """Play the first legal action whenever it is one's turn, until the match is over."""
    while True:
        position = await seat.position()
        if position.result is not None:
            return position
        if position.actions is not None and position.to_move == number:
            await seat.play(position.actions[0].id)
        await asyncio.wait_for(seat.until(position.version + 1), 60)
