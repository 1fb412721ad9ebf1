"""The bots from outside that guests have let in, each as a line about the house: who, and what its token must say."""

import json
from typing import Final

from sqlalchemy import Connection, delete, select

from bouwmeester.server.store.schema import house

_LINE: Final = "bot-"


def insert(connection: Connection, id: str, about: dict[str, object]) -> None:
    connection.execute(house.insert(), [{"name": _LINE + id, "value": json.dumps(about)}])


def one(connection: Connection, id: str) -> dict[str, object] | None:
    value = connection.execute(select(house.c.value).where(house.c.name == _LINE + id)).scalar()
    return None if value is None else json.loads(value)


def everyone(connection: Connection) -> dict[str, dict[str, object]]:
    """All of them, by id."""
    rows = connection.execute(select(house.c.name, house.c.value).where(house.c.name.startswith(_LINE)))
    return {str(name).removeprefix(_LINE): json.loads(value) for name, value in rows}


def among(connection: Connection, ids: list[str]) -> set[str]:
    """Those of some bots that may still come."""
    rows = connection.execute(select(house.c.name).where(house.c.name.in_([_LINE + id for id in ids]))).scalars()
    return {name.removeprefix(_LINE) for name in rows}


def names(connection: Connection, bots: list[str | None]) -> dict[str, str]:
    """What those of some bots are called that come from outside: behind the colon in what sits there is their id."""
    lines = {_LINE + bot.partition(":")[2]: bot for bot in bots if bot is not None and ":" in bot}
    if not lines:
        return {}
    rows = connection.execute(select(house.c.name, house.c.value).where(house.c.name.in_(lines)))
    return {lines[name]: str(json.loads(value)["name"]) for name, value in rows}


def remove(connection: Connection, id: str) -> None:
    connection.execute(delete(house).where(house.c.name == _LINE + id))
