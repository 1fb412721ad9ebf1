"""What keepers do, as rows: what holds, what is told, and who keeps the house."""

from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, exists, insert, or_, select, update

from bouwmeester.server.store.schema import acts, chairs, tables, users
from bouwmeester.server.store.tables import OPEN, OVER, Row

WARN: Final = "warn"
MUTE: Final = "mute"
CLOSE: Final = "close"
DISMISS: Final = "dismiss"
KEEPER: Final = "keeper"
#: What the person is told.
TOLD: Final = (WARN, MUTE, CLOSE)


def _holds(at: float) -> ColumnElement[bool]:
    return and_(acts.c.undone.is_(None), or_(acts.c.until.is_(None), acts.c.until > at))


def put(connection: Connection, row: Row) -> None:
    connection.execute(insert(acts), [row])


def undo(connection: Connection, id: str, kinds: tuple[str, ...], by: str | None, at: float) -> bool:
    """Whether there was something to undo."""
    this = acts.c.id == id, acts.c.kind.in_(kinds), acts.c.undone.is_(None)
    return connection.execute(update(acts).where(*this).values(undone=at, undone_by=by)).rowcount == 1


def holds(connection: Connection, user: str, kinds: tuple[str, ...], at: float) -> bool:
    """Whether somebody is silenced, closed out, or a keeper now."""
    this = exists().where(acts.c.about == user, acts.c.kind.in_(kinds), _holds(at))
    return bool(connection.execute(select(this)).scalar())


def closed_out(connection: Connection, among: list[str], at: float) -> set[str]:
    """Those of some who are closed out now."""
    this = acts.c.about.in_(among), acts.c.kind == CLOSE, _holds(at)
    return set(connection.execute(select(acts.c.about).where(*this)).scalars())


def holding(connection: Connection, user: str, kind: str, at: float) -> list[str]:
    """The acts of a kind that hold for somebody."""
    this = acts.c.about == user, acts.c.kind == kind, _holds(at)
    return list(connection.execute(select(acts.c.id).where(*this)).scalars())


def keepers(connection: Connection, at: float) -> list[Row]:
    query = select(users.c.id, users.c.name, acts.c.at).join(acts, acts.c.about == users.c.id)
    found = connection.execute(query.where(acts.c.kind == KEEPER, _holds(at)).order_by(acts.c.at))
    return [dict(row) for row in found.mappings()]


def latest(connection: Connection, most: int) -> list[Row]:
    """What was done, the latest first."""
    query = select(acts).order_by(acts.c.at.desc(), acts.c.id).limit(most)
    return [dict(row) for row in connection.execute(query).mappings()]


def names(connection: Connection, ids: set[str]) -> dict[str, str]:
    query = select(users.c.id, users.c.name).where(users.c.id.in_(ids))
    return {row.id: row.name for row in connection.execute(query)}


def called(connection: Connection, name: str, most: int) -> list[Row]:
    """People by a part of their name."""
    query = select(users.c.id, users.c.name, users.c.created).where(users.c.name.icontains(name, autoescape=True))
    found = connection.execute(query.order_by(users.c.name, users.c.created).limit(most))
    return [dict(row) for row in found.mappings()]


# What is told.


def words_for(connection: Connection, user: str, at: float) -> list[Row]:
    """What somebody has yet to be told, the oldest first."""
    this = acts.c.about == user, acts.c.kind.in_(TOLD), acts.c.seen.is_(None), _holds(at)
    return [dict(row) for row in connection.execute(select(acts).where(*this).order_by(acts.c.at)).mappings()]


def see(connection: Connection, id: str, user: str, at: float) -> None:
    this = acts.c.id == id, acts.c.about == user, acts.c.seen.is_(None)
    connection.execute(update(acts).where(*this).values(seen=at))


def called_since(connection: Connection, since: float) -> list[tuple[str, str]]:
    """What was done since then that its person has not seen, and the person."""
    this = acts.c.at > since, acts.c.kind.in_(TOLD), acts.c.seen.is_(None), acts.c.undone.is_(None)
    return [(row.id, row.about) for row in connection.execute(select(acts.c.id, acts.c.about).where(*this))]


def to_see_off(connection: Connection, at: float) -> list[str]:
    """Those who are closed out and still sit somewhere, or wait as a host."""
    going = tables.c.status != OVER
    sits = exists().where(chairs.c.user_id == acts.c.about, chairs.c.table_id == tables.c.id, going)
    hosts = exists().where(tables.c.host == acts.c.about, tables.c.status == OPEN)
    this = acts.c.kind == CLOSE, _holds(at), or_(sits, hosts)
    return list(connection.execute(select(acts.c.about).where(*this).distinct()).scalars())
