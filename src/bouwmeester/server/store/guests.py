"""Guests as rows, and the key of the house that signs their cookies."""

import json
import secrets

from sqlalchemy import Connection, select, update

from bouwmeester.server.store.once import once
from bouwmeester.server.store.schema import chairs, tables, users
from bouwmeester.server.store.tables import OPEN, PLAYING


def house_key(connection: Connection) -> str:
    """The key that signs cookies: made once, kept in the database."""
    return once(connection, "key", secrets.token_hex(32))


def insert(connection: Connection, user: str, name: str, created: float) -> None:
    connection.execute(users.insert(), [{"id": user, "name": name, "created": created}])


def name(connection: Connection, user: str) -> str | None:
    found = connection.execute(select(users.c.name).where(users.c.id == user)).scalar()
    return None if found is None else str(found)


def rename(connection: Connection, user: str, name: str, *, shared: bool) -> list[str]:
    """Call somebody otherwise; returns the tables where they sit and that are not over.

    Where several nodes share the house, these have changed for whoever has them in memory.
    """
    connection.execute(update(users).where(users.c.id == user).values(name=name))
    sits = select(chairs.c.table_id).where(chairs.c.user_id == user)
    theirs = select(tables.c.id).where(tables.c.id.in_(sits), tables.c.status.in_([OPEN, PLAYING]))
    found = [str(id) for id in connection.execute(theirs).scalars()]
    if shared and found:
        connection.execute(update(tables).where(tables.c.id.in_(found)).values(beside=tables.c.beside + 1))
    return found


def write_link(connection: Connection, user: str, word: str | None) -> None:
    """The word of the link that is good now, or None."""
    connection.execute(update(users).where(users.c.id == user).values(link=word))


def use_link(connection: Connection, user: str, word: str) -> bool:
    """Use a link up; False if it is not good, or no longer."""
    used = update(users).where(users.c.id == user, users.c.link == word).values(link=None)
    return connection.execute(used).rowcount == 1


def learned(connection: Connection, user: str) -> list[str]:
    """What a guest has learned."""
    found = connection.execute(select(users.c.learned).where(users.c.id == user)).scalar()
    return [] if found is None else [str(word) for word in json.loads(found)]


def learn(connection: Connection, user: str, words: list[str]) -> list[str]:
    """The same with these added."""
    known = sorted({*learned(connection, user), *words})
    connection.execute(update(users).where(users.c.id == user).values(learned=json.dumps(known)))
    return known
