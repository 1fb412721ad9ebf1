"""People who sit down at a table of a running house; and a house in this process, without lines or bots."""

import contextlib
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

from bouwmeester import Match
from bouwmeester.client import Client, Seat
from bouwmeester.core.replaying import replaying
from bouwmeester.core.state import CHANCE
from bouwmeester.server.admission.quotas import Quotas
from bouwmeester.server.bots.pool import Pool
from bouwmeester.server.bots.scheduler import Scheduler
from bouwmeester.server.house.guests import Guests
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.messages import TableInfo
from bouwmeester.server.settings import Settings
from bouwmeester.server.store.guests import house_key
from bouwmeester.server.store.store import Store
from tests.server.running import Running


@contextlib.asynccontextmanager
async def guests(server: Running, *names: str) -> AsyncIterator[list[Client]]:
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.address)) for _ in names]
        for client, name in zip(clients, names, strict=True):
            await client.sit_down(name)
        yield clients


async def table_for(clients: list[Client], game: str = "palazzo", **wishes: object) -> TableInfo:
    """A table at which these people sit, in this order."""
    host, *others = clients
    table = await host.new_table(game, ["me", *["open" for _ in others]], **wishes)
    for seat, other in enumerate(others, 1):
        await other.sit(table.id, seat, table.invite or "")
    return await host.table(table.id)


@cache
def nearly_over(game: str) -> dict[str, object]:
    """Where a recorded match of two stood shortly before its end, for whoever needs one that ends."""
    record = Path(__file__).parents[1] / "games" / game / "golden" / "2-seats-0.jsonl"
    whole = Match.load(record.read_text())
    again = replaying(whole)
    again.go(len(whole.log) - 8)
    while again.match.to_move == CHANCE:
        again.go(len(again.match.log) + 1)
    return dict(again.match.position())


async def in_order(first: Seat, second: Seat) -> tuple[int, Seat, Seat]:
    """Who begins: the seat that is to move, and the sockets of that seat and of the other."""
    position = await first.until(1)
    await second.until(1)
    return (0, first, second) if position.to_move == 0 else (1, second, first)


async def house_here(database: str) -> House:
    """Its store is to be stopped in the end."""
    store = Store(database)
    store.start()
    return House(store, Guests(store, await store.write(house_key)), Scheduler(Pool(0)), Quotas(Settings()))
