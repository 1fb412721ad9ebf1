"""Giving up: a strong bot has the chair for good, and all are told."""

from bouwmeester.bots import STAND_IN
from bouwmeester.server.house.sitting import CannotSit
from bouwmeester.server.protocol.messages import Chair
from bouwmeester.server.tables.events import RESIGN
from bouwmeester.server.tables.table import PLAYING, Table
from bouwmeester.server.views import seen


async def resign(table: Table, user: str) -> None:
    """Give a chair up in the middle of a match.

    The chair keeps the name of whoever had it, so that the others know whom they play on for; but it is nobody's:
    who has resigned has no seat and no vote, and cannot come back. It is an event of its own and changes who sits
    where, not the match: taking back a move brings nobody back.
    """
    async with table.lock:
        seat = table.seat_of(user)
        if seat is None:
            if any(chair.resigned == user for chair in table.chairs):
                return
            raise CannotSit("you have no chair at this table", "server.not_seated")
        if table.status != PLAYING:
            raise CannotSit("one resigns while a match is on", "server.not_playing")
        chairs = [*table.chairs]
        chairs[seat] = Chair(seat, None, chairs[seat].name, STAND_IN, resigned=user)
        await table.write(RESIGN, seat, f"resign-{table.version}", chairs=chairs)
        seen.show(table, [])
