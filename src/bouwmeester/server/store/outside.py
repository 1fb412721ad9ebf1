"""The bots from outside that guests have let in, each as a line about the house: who, and what its token must say."""

import json

from sqlalchemy import Connection, delete, select

from bouwmeester.server.store.schema import house

_PREFIX = "bot-"


def insert(connection: Connection, id: str, about: dict[str, object]) -> None:
    connection.execute(house.insert(), [{"name": _PREFIX + id, "value": json.dumps(about)}])


def everyone(connection: Connection) -> dict[str, dict[str, object]]:
    """All of them, by id."""
    rows = connection.execute(select(house.c.name, house.c.value).where(house.c.name.startswith(_PREFIX)))
    return {str(name).removeprefix(_PREFIX): json.loads(value) for name, value in rows}


def remove(connection: Connection, id: str) -> None:
    connection.execute(delete(house).where(house.c.name == _PREFIX + id))
