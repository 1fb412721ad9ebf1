"""The house: every table, in memory while somebody needs it, in the store always."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy import Connection, func, select

from bouwmeester.bots import NAMES as BOTS
from bouwmeester.core import shelf
from bouwmeester.core.chance import SEED_BYTES, Seal
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.match import Match
from bouwmeester.server.bots import Workers
from bouwmeester.server.guests import Guests, clean
from bouwmeester.server.messages import Chair, NewTable, Play, Refused, Said, Say, TableInfo
from bouwmeester.server.store import schema
from bouwmeester.server.store.store import Store
from bouwmeester.server.table import OPEN, OVER, PLAYING, Entry, Setup, Table

#: Letters and digits that cannot be taken for each other.
_CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODE_LENGTH: Final = 6
#: A table that nobody watches and nobody plays at leaves memory after this long.
IDLE_SECONDS: Final = 300.0
LOBBY_LIMIT: Final = 100

log = structlog.get_logger()


class NoSuchTable(BouwmeesterError):
    """There is no table of that name, or not for this person."""


class CannotSit(BouwmeesterError):
    """The chair is taken, or the table is not open to this person."""


class House:
    """All tables, the guests, and the bots that fill chairs."""

    def __init__(self, store: Store, guests: Guests, workers: Workers, rate: float) -> None:
        self.store = store
        self.rate = rate
        self.guests = guests
        self.workers = workers
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}

    # Setting up.

    async def create(self, user: str, wish: NewTable) -> Table:
        """A new table as somebody wishes it. Raises BouwmeesterError for what cannot be."""
        game = shelf.load(wish.game)
        for chair in wish.chairs:
            if chair not in ("me", "open", *BOTS):
                raise BouwmeesterError(
                    f"a chair is for me, open, or one of the bots {', '.join(BOTS)}; not {chair!r}"
                )
        if wish.chairs.count("me") > 1:
            raise BouwmeesterError("nobody sits on two chairs")
        options = game.complete(wish.options)
        match = Match(game, len(wish.chairs), options, seal=Seal(secrets.token_bytes(SEED_BYTES)))
        name = await self.guests.name(user)
        chairs = [
            Chair(
                seat,
                user if chair == "me" else None,
                name if chair == "me" else None,
                chair if chair in BOTS else None,
            )
            for seat, chair in enumerate(wish.chairs)
        ]
        table = Table(
            self.store,
            game,
            match,
            Setup(options, wish.public, wish.undo, wish.chat),
            chairs,
            id=secrets.token_hex(16),
            code="".join([secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH)]),
            invite=secrets.token_hex(16),
            host=user,
            created=time.time(),
        )
        await self.store.write(lambda connection: _insert(connection, table))
        self._tables[table.id] = table
        await self._begin(table)
        return table

    async def sit(self, table: Table, user: str, seat: int, invite: str) -> None:
        """Claim a chair."""
        if not table.setup.public and invite != table.invite and user != table.host:
            raise CannotSit("this table is by invitation")
        name = await self.guests.name(user)
        async with table.lock:
            if table.status != OPEN:
                raise CannotSit("the match has begun")
            if seat >= len(table.chairs):
                raise CannotSit("there is no such chair")
            chair = table.chairs[seat]
            if chair.bot or chair.user not in (None, user):
                raise CannotSit("that chair is taken")
            if table.seat_of(user) not in (None, seat):
                raise CannotSit("you already have a chair at this table")
            await self._seat(table, seat, user)
            table.chairs[seat] = Chair(seat, user, name, None)
        table.show_chairs()
        await self._begin(table)

    async def leave(self, table: Table, user: str) -> None:
        """Give a chair back, as long as the match has not begun."""
        async with table.lock:
            seat = table.seat_of(user)
            if seat is None:
                return
            if table.status != OPEN:
                raise CannotSit("the match has begun; you can come back to it at any time")
            await self._seat(table, seat, None)
            table.chairs[seat] = Chair(seat, None, None, None)
        table.show_chairs()

    async def _seat(self, table: Table, seat: int, user: str | None) -> None:
        chairs = schema.chairs
        change = chairs.update().where(chairs.c.table_id == table.id, chairs.c.seat == seat).values(user_id=user)
        await self.store.write(lambda connection: connection.execute(change))

    async def _begin(self, table: Table) -> None:
        await table.start()
        self.let_bots_move(table)

    async def say(self, table: Table, user: str | None, command: Say, answer: Callable[[object], None]) -> None:
        """Somebody says something to all at the table."""
        if not table.setup.chat or table.seat_of(user) is None or user is None:
            answer(Refused(command.id, "server.no_chat", "", {}))
            return
        text = clean(command.text)
        if not text:
            answer(Refused(command.id, "server.nothing_said", "", {}))
            return
        async with table.lock:
            said = await self.store.write(
                lambda connection: _insert_chat(connection, table.id, user, command.id, text)
            )
        if said is not None:
            message = Said(said, user, await self.guests.name(user) or "", text, time.time())
            for watcher in list(table.watchers):
                watcher.send(message)

    # Finding.

    async def table(self, id: str) -> Table:
        """A table by id, from memory or from the store."""
        if id in self._tables:
            return self._tables[id]
        async with self._loading.setdefault(id, asyncio.Lock()):
            if id not in self._tables:
                loaded = await self.store.read(lambda connection: _read(connection, self.store, id))
                for chair in loaded.chairs:
                    if chair.user is not None:
                        chair.name = await self.guests.name(chair.user)
                self._tables[id] = loaded
        self._loading.pop(id, None)
        self.let_bots_move(self._tables[id])
        return self._tables[id]

    async def by_code(self, code: str) -> Table:
        query = select(schema.tables.c.id).where(schema.tables.c.code == code.upper())
        id = await self.store.read(lambda connection: connection.execute(query).scalar())
        if id is None:
            raise NoSuchTable(f"there is no table with the code {code}")
        return await self.table(str(id))

    async def lobby(self, user: str | None) -> list[TableInfo]:
        """Public tables that are open or being played, the newest first."""
        tables = schema.tables
        query = (
            select(tables.c.id)
            .where(tables.c.status.in_([OPEN, PLAYING]))
            .order_by(tables.c.changed.desc())
            .limit(LOBBY_LIMIT)
        )
        found = await self._tables_of(query)
        return [table.info(user) for table in found if table.setup.public]

    async def mine(self, user: str) -> list[TableInfo]:
        """The tables somebody sits at, those that wait for them first."""
        tables, chairs = schema.tables, schema.chairs
        query = (
            select(tables.c.id)
            .join(chairs, chairs.c.table_id == tables.c.id)
            .where(chairs.c.user_id == user)
            .order_by(tables.c.changed.desc())
            .limit(LOBBY_LIMIT)
        )
        infos = [table.info(user) for table in await self._tables_of(query)]
        return sorted(
            infos, key=lambda info: (info.to_move is None or info.to_move != info.your_seat, info.status == OVER)
        )

    async def _tables_of(self, query: object) -> list[Table]:
        ids = await self.store.read(lambda connection: connection.execute(query).scalars().all())  # type: ignore[call-overload]
        return [await self.table(str(id)) for id in ids]

    def forget_idle(self) -> None:
        """Drop from memory what nobody needs; it is all in the store."""
        for id, table in list(self._tables.items()):
            idle = time.time() - table.changed > IDLE_SECONDS
            if idle and not table.watchers and not table.lock.locked() and id not in self._thinking:
                del self._tables[id]

    async def wake(self) -> None:
        """After a start: tables where a bot is to move go on."""
        query = select(schema.tables.c.id).where(schema.tables.c.status == PLAYING)
        await self._tables_of(query)

    # Bots.

    def let_bots_move(self, table: Table) -> None:
        """If a bot is to move, have it think, until a person is to move or the game is over."""
        if table.id not in self._thinking and self._bot_to_move(table) is not None:
            self._thinking[table.id] = asyncio.create_task(self._think(table))

    def _bot_to_move(self, table: Table) -> str | None:
        seat = table.match.to_move
        if table.status != PLAYING or seat is None or seat < 0:
            return None
        return table.chairs[seat].bot

    async def _think(self, table: Table) -> None:
        try:
            while (bot := self._bot_to_move(table)) is not None:
                version, seat = table.version, table.match.to_move
                assert seat is not None
                chosen = await self.workers.choose(table.match, seat, bot)
                await table.play(seat, Play(f"bot-{version}", version, [chosen]), _unheard)
        finally:
            del self._thinking[table.id]

    def tell_all(self, message: object) -> None:
        """Something for everyone at every table."""
        for table in self._tables.values():
            for watcher in table.watchers:
                watcher.send(message)

    async def stop(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        await self.workers.stop()


def _unheard(answer: object) -> None:
    """A bot needs no answer: it looks at the table again."""


def _insert_chat(connection: Connection, table: str, user: str, command: str, text: str) -> int | None:
    """The number of a new line of talk; None if this one has been said before."""
    chats = schema.chats
    there = select(func.count()).select_from(chats).where(chats.c.table_id == table)
    same = there.where(chats.c.user_id == user, chats.c.command == command)
    if connection.execute(same).scalar():
        return None
    number = (connection.execute(there).scalar() or 0) + 1
    row = {"table_id": table, "number": number, "user_id": user, "command": command, "text": text, "at": time.time()}
    connection.execute(chats.insert(), [row])
    return number


def _urgency(info: TableInfo) -> tuple[bool, bool]:
    """What waits for you comes first, what is over last."""
    return info.to_move is None or info.to_move != info.your_seat, info.status == OVER


def _insert(connection: Connection, table: Table) -> None:
    seal = table.match.seal
    assert seal is not None
    connection.execute(
        schema.tables.insert(),
        [
            {
                "id": table.id,
                "code": table.code,
                "invite": table.invite,
                "host": table.host,
                "game": table.game.name,
                "rules": table.game.rules_version,
                "seats": len(table.chairs),
                "setup": table.setup.json(),
                "seed": seal.seed,
                "status": table.status,
                "version": 0,
                "state": json.dumps(table.match.position()),
                "created": table.created,
                "changed": table.created,
            }
        ],
    )
    connection.execute(
        schema.chairs.insert(),
        [{"table_id": table.id, "seat": c.seat, "user_id": c.user, "bot": c.bot} for c in table.chairs],
    )


def _read(connection: Connection, store: Store, id: str) -> Table:
    """A table from the store. Its log is played again; should the rules have changed since, its state stands."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
    if row is None:
        raise NoSuchTable("there is no such table")
    game = shelf.load(row["game"])
    setup = Setup.read(row["setup"])
    chairs = schema.chairs
    seated = connection.execute(select(chairs).where(chairs.c.table_id == id).order_by(chairs.c.seat)).mappings()
    table = Table(
        store,
        game,
        Match(game, row["seats"], setup.options, seal=Seal(row["seed"])),
        setup,
        [Chair(chair["seat"], chair["user_id"], None, chair["bot"]) for chair in seated],
        id=id,
        code=row["code"],
        invite=row["invite"],
        host=row["host"],
        created=row["created"],
    )
    table.status = row["status"]
    table.changed = row["changed"]
    events = schema.events
    for event in connection.execute(
        select(events).where(events.c.table_id == id).order_by(events.c.version)
    ).mappings():
        replay(table, event["version"], event["kind"], event["seat"], event["command"], json.loads(event["body"]))
    written = json.loads(row["state"])
    if table.match.position() != written:
        log.error("table_does_not_replay", table=id, game=game.name, rules=row["rules"])
        drawn = sum([len(entry.drawn()) for entry in table.entries])
        table.match = Match.at(game, written, seal=table.match.seal, drawn=drawn)
    return table


def replay(table: Table, version: int, kind: str, seat: int, command: str, body: dict[str, object]) -> None:
    """One stored event is played again on the match of a table that is being read."""
    entry = Entry(version, kind, seat, command, body, 0)
    try:
        if kind == "undo":
            for _ in table.entries[-1].texts():
                table.match.undo()
        else:
            for text in entry.texts():
                table.match.play(text)
    except BouwmeesterError as error:
        log.error("event_does_not_replay", table=table.id, version=version, error=str(error))
    entry.lines = len(table.match.log)
    table.remember(entry)
