"""Notices as rows: where people want to be told, what of, and what waits to be sent."""

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, select, tuple_, update

from bouwmeester.server.store.schema import channels, nodes, outbox, presence, wishes
from bouwmeester.server.store.tables import Row

GOOD: Final = "good"
UNCONFIRMED: Final = "unconfirmed"
GONE: Final = "gone"

_KEY: Final = (outbox.c.table_id, outbox.c.version, outbox.c.kind, outbox.c.user_id, outbox.c.channel)


class Notice(NamedTuple):
    """Something to be told: at which table, what, to whom, and where."""

    table: str
    version: int
    kind: str
    user: str
    channel: str
    made: float
    tries: int
    looks: int

    @property
    def key(self) -> tuple[str, int, str, str, str]:
        return self[:5]


_COLUMNS: Final = (*_KEY, outbox.c.made, outbox.c.tries, outbox.c.looks)


# Channels.


def channels_of(connection: Connection, user: str) -> list[Row]:
    query = select(channels).where(channels.c.user_id == user).order_by(channels.c.created)
    return [dict(row) for row in connection.execute(query).mappings()]


def channel(connection: Connection, id: str) -> Row | None:
    found = connection.execute(select(channels).where(channels.c.id == id)).mappings().first()
    return None if found is None else dict(found)


def put_channel(connection: Connection, row: Row, most: int) -> str:
    """A new channel, or the same once more; of those of its kind the newest stay. Returns its id."""
    same = channels.c.user_id == row["user_id"], channels.c.kind == row["kind"]
    known = select(channels.c.id).where(*same, channels.c.address == row["address"])
    id = connection.execute(known).scalar()
    if id is not None:
        change = {name: value for name, value in row.items() if name not in ("id", "created")}
        connection.execute(update(channels).where(channels.c.id == id).values(change))
        return str(id)
    connection.execute(insert(channels), [row])
    newest = select(channels.c.id).where(*same).order_by(channels.c.created.desc(), channels.c.id)
    for old in list(connection.execute(newest.offset(most)).scalars()):
        remove_channel(connection, old)
    return str(row["id"])


def remove_channel(connection: Connection, id: str) -> None:
    connection.execute(delete(outbox).where(outbox.c.channel == id))
    connection.execute(delete(channels).where(channels.c.id == id))


def set_state(connection: Connection, id: str, state: str) -> bool:
    """Whether there is such a channel."""
    return connection.execute(update(channels).where(channels.c.id == id).values(state=state)).rowcount == 1


# Wishes.


def wishes_of(connection: Connection, user: str) -> str | None:
    found = connection.execute(select(wishes.c.body).where(wishes.c.user_id == user)).scalar()
    return None if found is None else str(found)


def write_wishes(connection: Connection, user: str, body: str) -> None:
    done = connection.execute(update(wishes).where(wishes.c.user_id == user).values(body=body))
    if done.rowcount == 0:
        connection.execute(insert(wishes), [{"user_id": user, "body": body}])


# The outbox.


def tell(connection: Connection, table: str, version: int, told: list[tuple[str, str, float]], at: float) -> None:
    """What is no event, to be told to those who have channels; once for each reason."""
    for user, kind, due in told:
        for row in channels_of(connection, user):
            reason = {"table_id": table, "version": version, "kind": kind, "user_id": user, "channel": row["id"]}
            said = exists().where(*[outbox.c[name] == value for name, value in reason.items()])
            if not connection.execute(select(said)).scalar():
                rest = {"due": due, "made": at, "tries": 0, "looks": 0, "taken": 0.0}
                connection.execute(insert(outbox), [{**reason, **rest}])


def something_due(connection: Connection, at: float) -> bool:
    return bool(connection.execute(select(exists().where(outbox.c.due <= at, outbox.c.taken <= at))).scalar())


def take(connection: Connection, at: float, until: float, most: int) -> list[Notice]:
    """Some notices that are due, for whoever asks alone until a time."""
    due = (
        select(*_KEY)
        .where(outbox.c.due <= at, outbox.c.taken <= at)
        .order_by(outbox.c.due)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    keys = [tuple(row) for row in connection.execute(due)]
    if not keys:
        return []
    connection.execute(update(outbox).where(tuple_(*_KEY).in_(keys)).values(taken=until))
    return [Notice(*row) for row in connection.execute(select(*_COLUMNS).where(tuple_(*_KEY).in_(keys)))]


def done(connection: Connection, notice: Notice) -> None:
    connection.execute(delete(outbox).where(_is(notice)))


def later(connection: Connection, notice: Notice, due: float, **counted: int) -> None:
    """To be looked at again then."""
    connection.execute(update(outbox).where(_is(notice)).values(due=due, taken=0.0, **counted))


def newer(connection: Connection, notice: Notice) -> bool:
    """Whether there is the same to be told of a later version."""
    same = and_(
        outbox.c.table_id == notice.table,
        outbox.c.kind == notice.kind,
        outbox.c.user_id == notice.user,
        outbox.c.channel == notice.channel,
        outbox.c.version > notice.version,
    )
    return bool(connection.execute(select(exists().where(same))).scalar())


def _is(notice: Notice) -> ColumnElement[bool]:
    return and_(*[column == value for column, value in zip(_KEY, notice.key, strict=True)])


def waiting(connection: Connection) -> int:
    """How much there is to be sent."""
    return int(connection.execute(select(func.count()).select_from(outbox)).scalar() or 0)


def seats_here(connection: Connection, table: str, at: float) -> int:
    """Which seats of a table have their people at some node that lives, one bit each."""
    query = select(presence.c.seats).join(nodes, nodes.c.id == presence.c.node)
    found: Any = connection.execute(query.where(presence.c.table_id == table, nodes.c.until > at)).scalars()
    here = 0
    for seats in found:
        here |= int(seats)
    return here
