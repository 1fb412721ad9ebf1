"""Contests as rows: who takes part, how far they are, and the tables of their rounds."""

from typing import Any, Final

from sqlalchemy import Connection, case, delete, exists, func, insert, or_, select, update

from bouwmeester.server.store import schema
from bouwmeester.server.store.moves import Conflict
from bouwmeester.server.store.schema import contest_tables, contests, entrants, users
from bouwmeester.server.store.tables import Row

OPEN: Final = "open"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CANCELLED: Final = "cancelled"
_GOING: Final = (OPEN, PLAYING, PAUSED)


# Setting one up, and signing up.


def put(connection: Connection, row: Row, people: list[Row], most: int) -> bool:
    """A new contest with those who take part from its beginning, unless its host has as many going already."""
    going = select(func.count()).where(contests.c.host == row["host"], contests.c.status.in_(_GOING))
    if int(connection.execute(going).scalar() or 0) >= most:
        return False
    connection.execute(insert(contests), [row])
    if people:
        connection.execute(insert(entrants), people)
    return True


def going_of(connection: Connection, user: str) -> int:
    """In how many contests that are not over somebody takes part."""
    taking = (
        select(func.count())
        .select_from(entrants.join(contests, contests.c.id == entrants.c.contest_id))
        .where(entrants.c.user_id == user, entrants.c.gone.is_(None), contests.c.status.in_(_GOING))
    )
    return int(connection.execute(taking).scalar() or 0)


def change(connection: Connection, id: str, version: int, **what: Any) -> None:
    """Go on with a contest as somebody knows it. Raises Conflict if it is no longer so."""
    known = contests.c.id == id, contests.c.version == version
    if connection.execute(update(contests).where(*known).values(version=version + 1, **what)).rowcount == 0:
        raise Conflict("the contest has changed meanwhile")


def enter(connection: Connection, id: str, version: int, user: str, at: float) -> None:
    """Somebody takes part."""
    change(connection, id, version, changed=at)
    last = connection.execute(select(func.max(entrants.c.number)).where(entrants.c.contest_id == id)).scalar()
    row = {"contest_id": id, "number": 0 if last is None else last + 1, "user_id": user, "group": 0, "came": at}
    connection.execute(insert(entrants), [row])


def leave(connection: Connection, id: str, version: int, number: int, at: float) -> None:
    """Somebody takes part no longer. Before the first round that is as if they had not come."""
    change(connection, id, version, changed=at)
    this = entrants.c.contest_id == id, entrants.c.number == number
    if connection.execute(select(contests.c.status).where(contests.c.id == id)).scalar() == OPEN:
        connection.execute(delete(entrants).where(*this))
    else:
        connection.execute(update(entrants).where(*this).values(gone=func.coalesce(entrants.c.gone, at)))


def put_in_groups(connection: Connection, id: str, groups: dict[int, int]) -> None:
    for number, group in groups.items():
        this = entrants.c.contest_id == id, entrants.c.number == number
        connection.execute(update(entrants).where(*this).values(group=group))


# Going on.


def something_due(connection: Connection, at: float) -> bool:
    return bool(connection.execute(select(exists().where(contests.c.due <= at, contests.c.taken <= at))).scalar())


def take(connection: Connection, at: float, until: float, most: int) -> list[Row]:
    """Some contests that somebody has to look after, for whoever asks alone until a time."""
    due = (
        select(contests.c.id)
        .where(contests.c.due <= at, contests.c.taken <= at)
        .order_by(contests.c.due)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    ids = list(connection.execute(due).scalars())
    connection.execute(update(contests).where(contests.c.id.in_(ids)).values(taken=until))
    return [dict(row) for row in connection.execute(select(contests).where(contests.c.id.in_(ids))).mappings()]


def give_back(connection: Connection, id: str, due: float) -> None:
    """It could not be looked after; to be tried again then."""
    later = case((contests.c.due > due, contests.c.due), else_=due)
    connection.execute(update(contests).where(contests.c.id == id).values(taken=0.0, due=later))


def look_again(connection: Connection, table: str, at: float) -> None:
    """Something came of a table: if it is one of a contest, that goes on."""
    of = select(contest_tables.c.contest_id).where(contest_tables.c.table_id == table).scalar_subquery()
    again = {"due": at, "changed": at, "version": contests.c.version + 1}
    connection.execute(update(contests).where(contests.c.id == of).values(**again))


def go_on(connection: Connection, id: str, version: int, tables: list[Row], **what: Any) -> None:
    """A contest as it stands after it was looked after, with the tables of a round that begins."""
    change(connection, id, version, taken=0.0, **what)
    if tables:
        connection.execute(insert(contest_tables), tables)


def set_up(connection: Connection, row: Row, chairs: list[Row], begins: int) -> None:
    """A table of a round, with everybody at it."""
    connection.execute(insert(schema.tables), [row])
    connection.execute(insert(schema.chairs), chairs)
    this = contest_tables.c.table_id == row["id"]
    connection.execute(update(contest_tables).where(this).values(begins=begins))


def write_awaited(connection: Connection, table: str) -> None:
    connection.execute(update(contest_tables).where(contest_tables.c.table_id == table).values(awaited=True))


# Reading.


def by_code(connection: Connection, code: str) -> Row | None:
    found = connection.execute(select(contests).where(contests.c.code == code)).mappings().first()
    return None if found is None else dict(found)


def code_of(connection: Connection, id: str | None) -> str | None:
    found = connection.execute(select(contests.c.code).where(contests.c.id == id)).scalar()
    return None if found is None else str(found)


def season_after(connection: Connection, id: str) -> str | None:
    """The code of the next season of a league, if there is one."""
    found = connection.execute(select(contests.c.code).where(contests.c.previous == id)).scalar()
    return None if found is None else str(found)


def entrants_of(connection: Connection, id: str) -> list[Row]:
    """Those who take part, with their names."""
    query = select(entrants, users.c.name).join(users, users.c.id == entrants.c.user_id)
    ordered = query.where(entrants.c.contest_id == id).order_by(entrants.c.number)
    return [dict(row) for row in connection.execute(ordered).mappings()]


def tables_of(connection: Connection, id: str) -> list[Row]:
    order = contest_tables.c.round, contest_tables.c.group, contest_tables.c.number
    query = select(contest_tables).where(contest_tables.c.contest_id == id).order_by(*order)
    return [dict(row) for row in connection.execute(query).mappings()]


def statuses(connection: Connection, ids: list[str]) -> dict[str, str]:
    """How some tables stand; those that are not set up are left out."""
    query = select(schema.tables.c.id, schema.tables.c.status).where(schema.tables.c.id.in_(ids))
    return {row.id: row.status for row in connection.execute(query)}


def listed(connection: Connection, user: str | None, most: int) -> list[Row]:
    """Contests that are public, or in which somebody has a part: their own and those to come first."""
    enters = exists().where(entrants.c.contest_id == contests.c.id, entrants.c.user_id == user)
    mine = or_(contests.c.host == user, enters)
    ended = contests.c.status.in_([OVER, CANCELLED])
    people = (
        select(func.count())
        .where(entrants.c.contest_id == contests.c.id, entrants.c.gone.is_(None))
        .scalar_subquery()
    )
    query = (
        select(contests, users.c.name.label("host_name"), people.label("people"), enters.label("entered"))
        .join(users, users.c.id == contests.c.host)
        .where(or_(mine, contests.c.public & (contests.c.status != CANCELLED)))
        .order_by(case((ended, 1), else_=0), case((mine, 0), else_=1), contests.c.changed.desc(), contests.c.id)
        .limit(most)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def name_of(connection: Connection, user: str) -> str:
    return str(connection.execute(select(users.c.name).where(users.c.id == user)).scalar() or "")
