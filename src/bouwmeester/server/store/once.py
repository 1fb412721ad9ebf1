"""What a house makes once, when it is first asked for, and keeps: its keys, and since when it does something."""

from sqlalchemy import Connection, select, text

from bouwmeester.server.store.schema import house


def once(connection: Connection, name: str, new: str) -> str:
    """What is kept by that name; if nothing is, the new one. Of two nodes that start together, one makes it."""
    kept = select(house.c.value).where(house.c.name == name)
    if connection.execute(kept).scalar() is None:
        insert = text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
        connection.execute(insert, {"name": name, "value": new})
    return str(connection.execute(kept).scalar())
