"""What a house needs to know when it wakes: how long it slept, which clocks run, and where somebody is awaited."""

from sqlalchemy import Connection, select, update

from bouwmeester.server.store.schema import chairs, house, tables
from bouwmeester.server.store.tables import PLAYING


def write_heartbeat(connection: Connection, at: float) -> None:
    """The house was awake at this time."""
    done = connection.execute(update(house).where(house.c.name == "awake").values(value=repr(at)))
    if done.rowcount == 0:
        connection.execute(house.insert(), [{"name": "awake", "value": repr(at)}])


def last_heartbeat(connection: Connection) -> float | None:
    awake = connection.execute(select(house.c.value).where(house.c.name == "awake")).scalar()
    return None if awake is None else float(awake)


def clocks(connection: Connection) -> list[tuple[str, str | None, float]]:
    """The tables where a clock runs: how it stands, and when it comes to its end."""
    running = select(tables.c.id, tables.c.timing, tables.c.deadline).where(tables.c.deadline.is_not(None))
    return [(id, timing, deadline) for id, timing, deadline in connection.execute(running)]


def write_clock(connection: Connection, table: str, timing: str, deadline: float | None) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(timing=timing, deadline=deadline))


def stop_clock(connection: Connection, table: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(deadline=None))


def with_questions(connection: Connection) -> list[str]:
    """The tables where something was asked and is still to be answered."""
    asked = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.proposal.is_not(None))
    return list(connection.execute(asked).scalars())


def waiting_for_bots(connection: Connection) -> list[tuple[str, str]]:
    """The host and the id of each table where a bot is to move."""
    waiting = (
        select(tables.c.host, tables.c.id)
        .join(chairs, (chairs.c.table_id == tables.c.id) & (chairs.c.seat == tables.c.to_move))
        .where(tables.c.status == PLAYING, chairs.c.bot.is_not(None))
    )
    return [(host, id) for host, id in connection.execute(waiting)]
