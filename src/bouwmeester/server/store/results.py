"""Results and ratings as rows."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select, tuple_, update

from bouwmeester.server.store.schema import ratings, results, tables, users
from bouwmeester.server.store.tables import OVER, Row

_BOT: Final = "bot:"


class Result(NamedTuple):
    """What came of a match for one seat."""

    table_id: str
    seat: int
    user_id: str | None
    bot: str | None
    game: str
    seats: int
    rank: int
    score: int
    stayed: bool
    at: float
    why: str
    change: float | None = None

    @property
    def who(self) -> str | None:
        """By what name ratings know whoever sat there; None once that is nobody."""
        if self.bot is not None:
            # What a bot likes best makes it no stronger.
            return _BOT + self.bot.partition(":")[0]
        return self.user_id

    @property
    def pool(self) -> int:
        return pool_of(self.seats)


class Rating(NamedTuple):
    who: str
    game: str
    pool: int
    mu: float
    sigma: float
    games: int
    won: float
    at: float

    @property
    def bot(self) -> str | None:
        return self.who.removeprefix(_BOT) if self.who.startswith(_BOT) else None


_RESULT: Final = [results.c[name] for name in Result._fields]
_RATING: Final = [ratings.c[name] for name in Rating._fields]


def pool_of(seats: int) -> int:
    """Two is another game than more."""
    return 2 if seats == 2 else 3


# Writing.


def put(connection: Connection, match: list[Result]) -> None:
    """What came of a match, in the place of what was written of it before."""
    connection.execute(delete(results).where(results.c.table_id == match[0].table_id))
    connection.execute(insert(results), [one._asdict() for one in match])


def booked(connection: Connection, table: str) -> bool:
    return bool(connection.execute(select(exists().where(results.c.table_id == table))).scalar())


def unbooked(connection: Connection) -> list[str]:
    """Finished matches of which nothing is written yet, the oldest first."""
    known = exists().where(results.c.table_id == tables.c.id)
    query = select(tables.c.id).where(tables.c.status == OVER, ~known)
    return list(connection.execute(query.order_by(tables.c.changed)).scalars())


def finished(connection: Connection) -> list[str]:
    query = select(tables.c.id).where(tables.c.status == OVER).order_by(tables.c.changed)
    return list(connection.execute(query).scalars())


def ratings_of(connection: Connection, who: list[str], game: str, pool: int) -> dict[str, Rating]:
    """The ratings of some, which nobody else changes meanwhile."""
    query = select(*_RATING).where(ratings.c.who.in_(who), ratings.c.game == game, ratings.c.pool == pool)
    found = connection.execute(query.order_by(ratings.c.who).with_for_update())
    return {row.who: Rating(*row) for row in found}


def put_ratings(connection: Connection, given: list[Rating]) -> None:
    if given:
        keys = [(one.who, one.game, one.pool) for one in given]
        connection.execute(delete(ratings).where(tuple_(ratings.c.who, ratings.c.game, ratings.c.pool).in_(keys)))
        connection.execute(insert(ratings), [one._asdict() for one in given])


def write_change(connection: Connection, result: Result, change: float | None) -> None:
    this = results.c.table_id == result.table_id, results.c.seat == result.seat
    connection.execute(update(results).where(*this).values(change=change))


def forget_ratings(connection: Connection) -> None:
    connection.execute(delete(ratings))
    connection.execute(update(results).where(results.c.change.is_not(None)).values(change=None))


# Reading.


def matches(connection: Connection) -> Iterator[list[Result]]:
    """Every match, in the order in which they ended."""
    query = select(*_RESULT).order_by(results.c.at, results.c.table_id, results.c.seat)
    rows = [Result(*row) for row in connection.execute(query)]
    for _, match in groupby(rows, key=lambda one: one.table_id):
        yield list(match)


def match(connection: Connection, table: str) -> list[Result]:
    query = select(*_RESULT).where(results.c.table_id == table).order_by(results.c.seat)
    return [Result(*row) for row in connection.execute(query)]


def of_person(connection: Connection, user: str, most: int) -> list[Result]:
    """What somebody has played, the latest first."""
    query = select(*_RESULT).where(results.c.user_id == user).order_by(results.c.at.desc(), results.c.table_id)
    return [Result(*row) for row in connection.execute(query.limit(most))]


def at_tables(connection: Connection, ids: list[str]) -> list[Result]:
    return [Result(*row) for row in connection.execute(select(*_RESULT).where(results.c.table_id.in_(ids)))]


def person(connection: Connection, user: str) -> Row | None:
    found = connection.execute(select(users).where(users.c.id == user)).mappings().first()
    return None if found is None else dict(found)


def names(connection: Connection, ids: list[str]) -> dict[str, str]:
    query = select(users.c.id, users.c.name).where(users.c.id.in_(ids))
    return {row.id: row.name for row in connection.execute(query)}


def ratings_of_person(connection: Connection, user: str) -> list[Rating]:
    query = select(*_RATING).where(ratings.c.who == user).order_by(ratings.c.game, ratings.c.pool)
    return [Rating(*row) for row in connection.execute(query)]


def pool(connection: Connection, game: str, pool: int, most: int) -> list[Rating]:
    """Everybody in a pool, by the low end of what they are likely to be."""
    low = (ratings.c.mu - 2 * ratings.c.sigma).desc()
    query = select(*_RATING).where(ratings.c.game == game, ratings.c.pool == pool).order_by(low)
    return [Rating(*row) for row in connection.execute(query.limit(most))]


def changes_since(connection: Connection, game: str, pool: int, at: float) -> dict[str, float]:
    """What happened to the ratings of people since then."""
    seats = results.c.seats == 2 if pool == 2 else results.c.seats > 2
    query = (
        select(results.c.user_id, func.sum(results.c.change))
        .where(results.c.game == game, seats, results.c.at >= at, results.c.change.is_not(None))
        .where(results.c.user_id.is_not(None))
        .group_by(results.c.user_id)
    )
    return {user: float(change) for user, change in connection.execute(query)}
