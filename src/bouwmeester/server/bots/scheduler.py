"""Bots at tables: whoever is to move and is a bot thinks, plays, and so on until a person is to move."""

import asyncio
from typing import Protocol

import structlog

from bouwmeester.bots import names
from bouwmeester.server import playing, seen
from bouwmeester.server.bots import Workers
from bouwmeester.server.messages import Hint, Hinted, Play
from bouwmeester.server.table import NotWritten, Reply, Table, no

log = structlog.get_logger()


class Keeper(Protocol):
    """Whoever keeps the tables."""

    def changed(self, table: Table) -> None: ...

    def drop(self, table: Table) -> None: ...


class Thinking:
    """Which tables wait for a bot."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def about(self, table: Table) -> bool:
        return table.id in self._tasks

    def think(self, table: Table, keeper: Keeper) -> None:
        """If a bot is to move, have it think, until a person is to move or the game is over."""
        if table.id not in self._tasks and table.bot_to_move() is not None:
            self._tasks[table.id] = asyncio.create_task(self._think(table, keeper))

    async def _think(self, table: Table, keeper: Keeper) -> None:
        try:
            while (bot := table.bot_to_move()) is not None:
                version, seat = table.version, table.to_move
                assert seat is not None
                chosen = await self.workers.choose(table.match, seat, bot, self.workers.pace)
                # Somebody may have come back to the chair meanwhile.
                if table.version == version:
                    await playing.play(table, seat, Play(f"bot-{version}", version, [chosen]), _unheard)
        except NotWritten:
            keeper.drop(table)
        except Exception as error:  # whatever it is, the seat must play on
            log.error("bot_stuck", table=table.id, error=repr(error))
            await asyncio.sleep(1)
        finally:
            del self._tasks[table.id]
        keeper.changed(table)

    async def hint(self, table: Table, seat: int, command: Hint, reply: Reply) -> None:
        """What the strongest bot would do; only where nobody else plays, for with people it would be cheating."""
        known = table.known(seat, command.id, command.version)
        if known is not None:
            reply(known)
        elif table.to_move != seat:
            reply(no(command.id, "not_your_turn"))
        elif len([chair for chair in table.chairs if chair.user is not None]) > 1:
            reply(no(command.id, "no_hints_here"))
        else:
            id = await self.workers.choose(table.match, seat, names(table.game.name)[-1], 0.0)
            (action,) = seen.listed(table.game, [table.game.catalogue.actions[id]])
            more = table.match.hint(seat)
            reply(Hinted(command.id, command.version, action, None if more is None else dict(more)))

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.stop()


def _unheard(answer: object) -> None:
    """A bot needs no answer: it looks at the table again."""
