"""What the host of a table may do before the match: give a free chair to a bot, decline somebody, close the table."""

from functools import partial

from bouwmeester.bots import players
from bouwmeester.server.house import sitting
from bouwmeester.server.house.house import House
from bouwmeester.server.house.sitting import CannotSit
from bouwmeester.server.protocol.close_codes import CLOSE_NO_TABLE
from bouwmeester.server.protocol.messages import OUTSIDE, Chair
from bouwmeester.server.store import reports, tables
from bouwmeester.server.tables.table import OPEN, Table, kept_for
from bouwmeester.server.views import seen


def _need_host(table: Table, user: str) -> None:
    if user != table.host:
        raise CannotSit("this is for whoever has set the table up", "server.not_the_host")
    if table.status != OPEN or table.setup.contest:
        raise CannotSit("the match has begun", "server.begun")


async def seat_bot(house: House, table: Table, user: str, seat: int, bot: str | None) -> None:
    """Put a bot on a free chair, another one in its place, or (None) free the chair again."""
    # The name of a bot from outside; others are called by their seat.
    name: str | None = None
    if bot is not None and bot.startswith(OUTSIDE):
        name = await house.letting_in.need(user, bot, table.game.name)
    async with table.lock:
        _need_host(table, user)
        if seat >= len(table.chairs):
            raise CannotSit("there is no such chair", "server.no_such_chair")
        if table.chairs[seat].user is not None:
            raise CannotSit("that chair is taken", "server.chair_taken")
        kept = kept_for(table.setup, seat)
        if kept is not None:
            raise CannotSit("that chair is kept for somebody who played the match before", "server.chair_kept")
        others = [chair for chair in table.chairs if chair.seat != seat]
        if bot is not None and all(chair.bot is not None for chair in others):
            raise CannotSit("at least one chair is for a person", "server.only_bots")
        if bot is not None and name is None and bot not in players(table.game.name):
            raise CannotSit(f"there is no bot {bot!r} for this game", "server.no_such_bot")
        await table.write_beside(partial(tables.seat_bot, place=seat, bot=bot))
        table.chairs[seat] = Chair(seat, None, name, bot)
        seen.show_chairs(table)
    await sitting.begin(house, table)


async def decline(table: Table, user: str, other: str) -> None:
    """Take somebody off their chair; they get none at this table again."""
    async with table.lock:
        _need_host(table, user)
        seat = table.seat_of(other)
        if seat is None or other == user:
            raise CannotSit("they have no chair at this table", "server.not_seated")
        if kept_for(table.setup, seat) is not None:
            raise CannotSit("that chair is kept for somebody who played the match before", "server.chair_kept")
        await table.write_beside(partial(reports.decline, place=seat, user=other))
        table.chairs[seat] = Chair(seat, None, None, None)
        seen.show_chairs(table)


async def close(house: House, table: Table, user: str) -> None:
    """Nobody comes any more: the table is gone, and those who waited at it are told so."""
    async with table.lock:
        _need_host(table, user)
        await table.write_beside(tables.remove)
        house.remove(table)
    for watcher in list(table.watchers):
        watcher.drop(CLOSE_NO_TABLE)
