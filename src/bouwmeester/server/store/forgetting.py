"""Being forgotten: all that is known of somebody is told to them, or goes; what others have played stays whole."""

import json
import secrets
from typing import Any, Final

from sqlalchemy import Connection, Table, case, delete, exists, func, insert, or_, select, update

from bouwmeester.server.store import schema
from bouwmeester.server.store.finished import had_part
from bouwmeester.server.store.lists import is_at
from bouwmeester.server.store.tables import OPEN, OVER, PLAYING

#: Whoever is forgotten is called this where they sat, under another id at each table.
SOMEBODY: Final = "somebody"
_SAID: Final = "…"


def set_leaving(connection: Connection, user: str, at: float | None) -> None:
    connection.execute(update(schema.users).where(schema.users.c.id == user).values(leaving=at))


def leaving(connection: Connection, user: str) -> float | None:
    found = connection.execute(select(schema.users.c.leaving).where(schema.users.c.id == user)).scalar()
    return None if found is None else float(found)


def due(
    connection: Connection, at: float, unplayed: float, unseen: float, looked_since: float, most: int
) -> list[str]:
    """Those whose time has come: who asked for it; who has not been here since a time and has never played; and who
    has not been here for so long that no cookie of theirs is good any more, and has no passkey.

    Of those who came before the house looked who comes, nobody knows when they were here: they count from then on.
    """
    users, devices, passkeys, chairs = schema.users, schema.devices, schema.passkeys, schema.chairs
    began = case((users.c.created > looked_since, users.c.created), else_=looked_since)
    seen = (
        select(func.coalesce(func.max(devices.c.seen), began))
        .where(devices.c.user_id == users.c.id)
        .scalar_subquery()
    )
    played = exists().where(or_(chairs.c.user_id == users.c.id, chairs.c.resigned == users.c.id))
    hosts = exists().where(schema.tables.c.host == users.c.id)
    key = exists().where(passkeys.c.user_id == users.c.id)
    gone = ((seen < unplayed) & ~played & ~hosts) | (seen < unseen)
    asked = (users.c.leaving.is_not(None)) & (users.c.leaving <= at)
    query = select(users.c.id).where(users.c.name != SOMEBODY, or_(asked, gone & ~key)).limit(most)
    return list(connection.execute(query).scalars())


def at_tables(connection: Connection, user: str) -> list[str]:
    """The tables that are not over where somebody sits, or waits as their host."""
    tables = schema.tables
    query = select(tables.c.id).where(tables.c.status != OVER, is_at(user, OPEN, PLAYING))
    return list(connection.execute(query).scalars())


def joined(connection: Connection, user: str) -> list[str]:
    """Who else they were: the guests whose games they have made theirs."""
    joins = schema.joins
    return list(
        connection.execute(select(joins.c.other).where(joins.c.into == user, joins.c.undone.is_(None))).scalars()
    )


def forget(connection: Connection, user: str, at: float) -> list[str]:
    """Nothing here is theirs any more. Returns the tables where they are somebody now."""
    chairs, tables, chats = schema.chairs, schema.tables, schema.chats
    ids = set(connection.execute(select(tables.c.id).where(tables.c.host == user)).scalars())
    for part in (chairs.c.user_id == user, chairs.c.resigned == user):
        ids |= set(connection.execute(select(chairs.c.table_id).where(part)).scalars())
    ids |= set(connection.execute(select(chats.c.table_id).where(chats.c.user_id == user)).scalars())
    for id in sorted(ids):
        other = _somebody(connection, at)
        for column in (chairs.c.user_id, chairs.c.resigned):
            connection.execute(update(chairs).where(chairs.c.table_id == id, column == user).values({column: other}))
        connection.execute(update(tables).where(tables.c.id == id, tables.c.host == user).values(host=other))
        mine = chats.c.table_id == id, chats.c.user_id == user
        connection.execute(update(chats).where(*mine).values(user_id=other, text=_SAID))
    _leave_contests(connection, user, at)
    ids |= _keep_no_chair(connection, user)
    if ids:
        connection.execute(update(tables).where(tables.c.id.in_(ids)).values(beside=tables.c.beside + 1))
    connection.execute(update(schema.results).where(schema.results.c.user_id == user).values(user_id=None))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.who == user))
    _end_devices(connection, user, at)
    for owned in (schema.passkeys, schema.channels, schema.wishes, schema.put_away, schema.outbox):
        connection.execute(delete(owned).where(owned.c.user_id == user))
    peace = schema.peace
    connection.execute(delete(peace).where(or_(peace.c.user_id == user, peace.c.about == user)))
    _keep_no_report(connection, user, at)
    connection.execute(delete(schema.declined).where(schema.declined.c.user_id == user))
    invited = schema.invitations
    connection.execute(delete(invited).where(or_(invited.c.user_id == user, invited.c.by == user)))
    joins = schema.joins
    connection.execute(delete(joins).where(or_(joins.c.into == user, joins.c.other == user)))
    house = schema.house
    for name, about in connection.execute(select(house.c.name, house.c.value).where(house.c.name.startswith("bot-"))):
        if json.loads(about).get("owner") == user:
            connection.execute(delete(house).where(house.c.name == name))
    connection.execute(delete(schema.users).where(schema.users.c.id == user))
    return sorted(ids)


def _somebody(connection: Connection, at: float) -> str:
    id = secrets.token_hex(16)
    connection.execute(insert(schema.users), [{"id": id, "name": SOMEBODY, "created": at}])
    return id


def _keep_no_chair(connection: Connection, user: str) -> set[str]:
    """Chairs of a rematch that were kept for them are for anybody."""
    tables = schema.tables
    found = set()
    for id, setup in connection.execute(select(tables.c.id, tables.c.setup).where(tables.c.setup.contains(user))):
        body = json.loads(setup)
        body["kept"] = [None if one and one[0] == user else one for one in body.get("kept", [])]
        connection.execute(update(tables).where(tables.c.id == id).values(setup=json.dumps(body)))
        found.add(str(id))
    return found


def _keep_no_report(connection: Connection, user: str, at: float) -> None:
    """What they reported goes, and what was reported or done about them; what they did as a keeper nobody did."""
    reports, heard, acts = schema.reports, schema.heard, schema.acts
    theirs = or_(reports.c.by == user, reports.c.about == user)
    connection.execute(delete(heard).where(heard.c.report.in_(select(reports.c.id).where(theirs))))
    connection.execute(delete(reports).where(theirs))
    if connection.execute(select(heard.c.report).where(heard.c.user_id == user)).first() is not None:
        change = {"user_id": _somebody(connection, at), "text": _SAID}
        connection.execute(update(heard).where(heard.c.user_id == user).values(**change))
    connection.execute(delete(acts).where(acts.c.about == user))
    connection.execute(update(acts).where(acts.c.by == user, acts.c.why != "").values(why=_SAID))
    for column in (acts.c.by, acts.c.undone_by):
        connection.execute(update(acts).where(column == user).values({column: None}))


def _leave_contests(connection: Connection, user: str, at: float) -> None:
    """What others have played with them stays, with somebody in their place who plays no more."""
    contests, entrants = schema.contests, schema.entrants
    hosted = set(connection.execute(select(contests.c.id).where(contests.c.host == user)).scalars())
    entered = set(connection.execute(select(entrants.c.contest_id).where(entrants.c.user_id == user)).scalars())
    for id in sorted(hosted | entered):
        other = _somebody(connection, at)
        this = contests.c.id == id
        connection.execute(update(contests).where(this, contests.c.host == user).values(host=other))
        connection.execute(update(contests).where(this).values(version=contests.c.version + 1))
        mine = entrants.c.contest_id == id, entrants.c.user_id == user
        gone = func.coalesce(entrants.c.gone, at)
        connection.execute(update(entrants).where(*mine).values(user_id=other, gone=gone))


def _end_devices(connection: Connection, user: str, at: float) -> None:
    """Their cookies are nobody's, also at other nodes; whose they were is not kept."""
    devices = schema.devices
    if connection.execute(select(devices.c.id).where(devices.c.user_id == user)).first() is not None:
        change = {"user_id": _somebody(connection, at), "label": "", "ended": func.coalesce(devices.c.ended, at)}
        connection.execute(update(devices).where(devices.c.user_id == user).values(**change))


# Everything about somebody.

#: What goes out: the table, whose it is, and what is left out as it is a key.
_TOLD: Final[tuple[tuple[Table, str, tuple[str, ...]], ...]] = (
    (schema.users, "id", ("link",)),
    (schema.devices, "user_id", ()),
    (schema.passkeys, "user_id", ("credential", "public_key")),
    (schema.wishes, "user_id", ()),
    (schema.channels, "user_id", ("secret",)),
    (schema.chairs, "user_id", ()),
    (schema.chats, "user_id", ()),
    (schema.put_away, "user_id", ()),
    (schema.results, "user_id", ()),
    (schema.ratings, "who", ()),
    (schema.joins, "into", ()),
    (schema.peace, "user_id", ()),
    (schema.invitations, "by", ()),
    (schema.reports, "by", ()),
    (schema.acts, "about", ("by", "undone_by", "report")),
    (schema.entrants, "user_id", ()),
    (schema.contests, "host", ()),
)


def everything(connection: Connection, user: str) -> dict[str, Any]:
    """All rows about somebody, by table."""
    found: dict[str, Any] = {}
    for table, owner, but in _TOLD:
        columns = [column for column in table.c if column.name not in but]
        rows = connection.execute(select(*columns).where(table.c[owner] == user)).mappings()
        found[table.name] = [dict(row) for row in rows]
    tables = schema.tables
    known = (tables.c.id, tables.c.code, tables.c.game, tables.c.status, tables.c.created, tables.c.changed)
    query = select(*known).where(or_(had_part(user), tables.c.host == user))
    found["tables"] = [dict(row) for row in connection.execute(query).mappings()]
    return found
