"""The sender: takes what is due from the outbox, looks again whether it is still so, and sends it.

Any node may send any notice: it takes each for a while, and what it could not finish is anybody's after that. A
notice that was sent by a node that died before it could say so comes twice; one that was not is never lost.
"""

import asyncio
from functools import partial
from typing import Final, NamedTuple, Protocol

import structlog
from sqlalchemy import Connection

from bouwmeester.server.metrics import NOTICES
from bouwmeester.server.notices.channels import Channels
from bouwmeester.server.notices.outward import Answered
from bouwmeester.server.notices.wanting import quiet_until, wants
from bouwmeester.server.notices.wording import About
from bouwmeester.server.store import notices as stored
from bouwmeester.server.store.inviting import is_invited
from bouwmeester.server.store.keeping import names
from bouwmeester.server.store.notices import GONE, GOOD, Notice
from bouwmeester.server.store.store import Store
from bouwmeester.server.store.tables import Row
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.loading import NoSuchTable, Unreadable
from bouwmeester.server.tables.table import OPEN, OVER, PLAYING, Table
from bouwmeester.server.tables.telling import CLOCK, FULL, INVITED, PROPOSAL, TURN, low_at

#: How often it is looked for something due, how much is taken at once, and for how long.
LOOK_SECONDS: Final = 1.0
TOGETHER: Final = 50
TAKEN_SECONDS: Final = 60.0
#: A line that is dead is found out within this; whoever still has one then is looking.
LOOKING_SECONDS: Final = 40.0
#: How long to wait after the first try that failed, and after the later ones at most.
AGAIN_SECONDS: Final = 30.0
LONGEST_SECONDS: Final = 3600.0
#: After this nobody wants to know any more.
GIVEN_UP_SECONDS: Final = 86_400.0

log = structlog.get_logger()


class Later(NamedTuple):
    """When to look at a notice again, and how often its person has been found looking."""

    due: float
    looks: int


class Tables(Protocol):
    """Whoever has the tables."""

    async def table(self, id: str) -> Table: ...


class Sender:
    """One of them in each process."""

    def __init__(self, store: Store, channels: Channels, tables: Tables) -> None:
        self._store = store
        self._channels = channels
        self._tables = tables

    async def run(self) -> None:
        while True:
            try:
                while await self.send_some():
                    pass
            except Exception as error:  # the database is away, say
                log.error("notices_not_sent", error=repr(error))
            await asyncio.sleep(LOOK_SECONDS)

    async def send_some(self) -> bool:
        """Send some of what is due; whether there may be more."""
        at = now()
        if not await self._store.glance(partial(stored.something_due, at=at)):
            return False
        taken = await self._store.write(partial(stored.take, at=at, until=at + TAKEN_SECONDS, most=TOGETHER))
        groups: dict[tuple[str, int, str, str, str], list[tuple[Notice, Row]]] = {}
        for notice in taken:
            row = await self._wanted(notice)
            if row is not None:
                # Two who share a hook are told by one message.
                same = (notice.table, notice.version, notice.kind, str(row["kind"]), str(row["address"]))
                groups.setdefault(same, []).append((notice, row))
        await asyncio.gather(*[self._send(group) for group in groups.values()])
        return len(taken) == TOGETHER

    async def _wanted(self, notice: Notice) -> Row | None:
        """The channel for a notice that is to go out now; what is not is put off, or dropped."""
        found = await self._looked_at(notice)
        if isinstance(found, Later):
            await self._later(notice, found.due, looks=found.looks)
            return None
        if found is None:
            await self._done(notice)
        return found

    async def _looked_at(self, notice: Notice) -> "Row | Later | None":
        """The channel it is to go to now, or when to look again; None if nobody is to be told."""

        def look(connection: Connection) -> tuple[Row | None, bool, bool]:
            invited = is_invited(connection, notice.table, notice.user)
            return stored.channel(connection, notice.channel), stored.newer(connection, notice), invited

        at = now()
        row, outdated, invited = await self._store.read(look)
        if row is None or row["state"] != GOOD or outdated or at - notice.made > GIVEN_UP_SECONDS:
            return None
        wishes = await self._channels.wishes(notice.user)
        wanted = partial(wants, wishes, channel=row["kind"], table=notice.table)
        try:
            table = await self._tables.table(notice.table)
        except (NoSuchTable, Unreadable):
            return None
        seat = table.seat_of(notice.user)
        if not wanted(kind=notice.kind) or not _holds(table, notice.kind, notice.user, seat, invited):
            return None
        if notice.kind == FULL and seat in table.awaited() and wanted(kind=TURN):
            return None  # that it is their turn says it all
        due = quiet_until(wishes, notice.kind, at) or (_low_later(table) if notice.kind == CLOCK else None)
        if due is not None:
            return Later(due, notice.looks)
        if not wishes.always and seat is not None and await self._looks(table, seat):
            return None if notice.looks > 0 else Later(at + LOOKING_SECONDS, 1)
        return row

    async def _looks(self, table: Table, seat: int) -> bool:
        """Whether somebody is at the table, here or at another node."""
        if table.is_here(seat) or not self._store.shared:
            return table.is_here(seat)
        here = await self._store.read(partial(stored.seats_here, table=table.id, at=now()))
        return bool(here >> seat & 1)

    async def _send(self, group: list[tuple[Notice, Row]]) -> None:
        """One message for all of them, and what came of it."""
        notice, row = group[0]
        try:
            table = await self._tables.table(notice.table)
            users = [one.user for one, _ in group]
            language = (await self._channels.wishes(notice.user)).language
            known = await self._store.read(partial(names, ids=set(users)))
            answered = await self._channels.send(row, _about(table, notice, users, known), language)
        except Exception as error:  # whatever it is, the others are sent
            log.error("notice_not_sent", kind=notice.kind, channel=row["kind"], error=repr(error))
            answered = Answered(None)
        NOTICES.labels(row["kind"], "sent" if answered.took else "later" if answered.later else "dropped").inc()
        for one, channel in group:
            if answered.later:
                await self._again(one, answered)
            else:
                if answered.gone:
                    await self._gone(channel)
                await self._done(one)

    async def _again(self, notice: Notice, answered: Answered) -> None:
        wait = min(LONGEST_SECONDS, AGAIN_SECONDS * 2**notice.tries)
        await self._later(notice, now() + max(wait, answered.wait or 0.0), tries=notice.tries + 1)

    async def _later(self, notice: Notice, due: float, **counted: int) -> None:
        await self._store.write(lambda connection: stored.later(connection, notice, due, **counted))

    async def _gone(self, row: Row) -> None:
        """Nobody is there any more: a browser is forgotten; of the others their owner is shown it."""
        if row["kind"] == "push":
            await self._store.write(partial(stored.remove_channel, id=row["id"]))
        else:
            await self._store.write(partial(stored.set_state, id=row["id"], state=GONE))

    async def _done(self, notice: Notice) -> None:
        await self._store.write(partial(stored.done, notice=notice))


def _low_later(table: Table) -> float | None:
    """When the running clock will be low, if it is not yet: what was forgiven since it was written down counts."""
    low = low_at(table.timing)
    return low if low is not None and low > now() + 1 else None


def _holds(table: Table, kind: str, user: str, seat: int | None, invited: bool) -> bool:
    """Whether what was to be told is still so."""
    if kind == INVITED:
        kept = [person[0] for person in table.setup.kept if person is not None]
        return table.status == OPEN and seat is None and (invited or user in kept)
    if seat is None:
        return False
    if kind in (TURN, CLOCK):
        return seat in table.awaited() and table.chairs[seat].bot is None
    if kind == PROPOSAL:
        asked = table.proposal
        return asked is not None and seat in asked.asked and seat not in asked.agreed
    return table.status == (PLAYING if kind == FULL else OVER)


def _about(table: Table, notice: Notice, users: list[str], known: dict[str, str]) -> About:
    """What everybody at the table may know; and what those are called who are told."""
    seated = {chair.user: chair.name or "" for chair in table.chairs if chair.user is not None}
    to = tuple([seated.get(user) or known.get(user, "") for user in users])
    others = tuple([name for user, name in seated.items() if user not in users])
    return About(notice.kind, table.id, table.code, table.game.name, notice.version, to, others)
