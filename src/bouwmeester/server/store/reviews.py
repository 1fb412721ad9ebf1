"""Reviews of finished matches, kept beside them with the name of whoever made them."""

from typing import NamedTuple

from sqlalchemy import Connection, or_, select

from bouwmeester.server.store import schema
from bouwmeester.server.store.finished import not_put_away
from bouwmeester.server.store.tables import OVER


def kept(connection: Connection, table: str, by: str) -> str | None:
    """The review of a match, if this reviewer has made it."""
    reviews = schema.reviews
    query = select(reviews.c.review).where(reviews.c.table_id == table, reviews.c.by == by)
    found = connection.execute(query).scalar()
    return None if found is None else str(found)


def keep(connection: Connection, table: str, by: str, review: str, at: float) -> None:
    """Keep a review in the place of the one before it, if the match is still there and over."""
    reviews, tables = schema.reviews, schema.tables
    over = select(tables.c.id).where(tables.c.id == table, tables.c.status == OVER)
    if connection.execute(over.with_for_update()).first() is None:
        return
    connection.execute(reviews.delete().where(reviews.c.table_id == table))
    connection.execute(reviews.insert(), [{"table_id": table, "by": by, "review": review, "at": at}])


class Own(NamedTuple):
    """A review of a match that somebody had a seat in."""

    table: str
    game: str
    seat: int
    review: str


def own(connection: Connection, user: str, most: int) -> list[Own]:
    """Those of the matches that somebody finished lately, the latest first."""
    reviews, tables, chairs = schema.reviews, schema.tables, schema.chairs
    query = (
        select(tables.c.id, tables.c.game, chairs.c.seat, reviews.c.review)
        .join(reviews, reviews.c.table_id == tables.c.id)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .where(or_(chairs.c.user_id == user, chairs.c.resigned == user), not_put_away(user))
        .order_by(tables.c.changed.desc())
        .limit(most)
    )
    return [Own(*row) for row in connection.execute(query)]
