"""Bots at tables: whoever is to move and is a bot thinks, plays, and so on until a person is to move."""

import asyncio
from typing import Final, Protocol

import structlog

from bouwmeester.bots import tempered
from bouwmeester.core.errors import IllegalAction
from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.server.bots.pool import Advised, Pool
from bouwmeester.server.bots.visitors import Visitors
from bouwmeester.server.commands import playing
from bouwmeester.server.protocol.listing import listed
from bouwmeester.server.protocol.messages import OUTSIDE, Choice, Hint, Hinted, Play, Warned
from bouwmeester.server.tables.table import Behind, NotWritten, Reply, Table, no

#: Who moves for a bot from outside that is away, late or wrong.
STEPS_IN: Final = "level-1"

log = structlog.get_logger()


class Keeper(Protocol):
    """Whoever keeps the tables."""

    def changed(self, table: Table) -> None: ...

    def drop(self, table: Table) -> None: ...

    def minds(self, table: Table) -> bool:
        """Whether the bots of a table are to think here."""

    def keeps(self, table: Table) -> bool:
        """Whether this is still the table that people come to: it may have been dropped, and read anew."""

    async def catch_up(self, table: Table) -> None:
        """Another node was quicker at this table."""


class Scheduler:
    """Which tables wait for a bot."""

    def __init__(self, workers: Pool) -> None:
        self.workers = workers
        #: Bots from outside.
        self.visitors = Visitors()
        self._tasks: dict[Table, asyncio.Task[None]] = {}

    def about(self, table: Table) -> bool:
        return table in self._tasks

    def think(self, table: Table, keeper: Keeper) -> None:
        """If a bot is to move, have it think, until a person is to move or the game is over."""
        if table.match.outcome is not None:
            self.visitors.over(table.id, table.match, [chair.bot for chair in table.chairs])
        elif table not in self._tasks and table.bot_to_move() is not None:
            self._tasks[table] = asyncio.create_task(self._think(table, keeper))

    async def _think(self, table: Table, keeper: Keeper) -> None:
        rest: list[int] = []  # of a plan that is being played
        try:
            while (bot := table.bot_to_move()) is not None and keeper.minds(table) and keeper.keeps(table):
                version, seat = table.version, table.to_move
                assert seat is not None
                pace = self.workers.pace if rest else self.workers.pace_of(bot, table.match.game.name)
                (moves, further), _ = await asyncio.gather(self._next(table, seat, bot, rest), asyncio.sleep(pace))
                rest = []
                # Somebody may have come back to the chair meanwhile.
                if table.version == version and keeper.keeps(table):
                    command = Play(f"bot-{version}", table.version_for(seat), moves)
                    try:
                        await playing.play(table, seat, command, _unheard)
                        rest = further
                    except Behind:
                        await keeper.catch_up(table)
        except NotWritten:
            keeper.drop(table)
        except Exception as error:  # whatever it is, the seat must play on
            log.error("bot_stuck", table=table.id, error=repr(error))
            await asyncio.sleep(1)
        finally:
            del self._tasks[table]
        keeper.changed(table)

    async def _next(self, table: Table, seat: int, bot: str, plan: list[int]) -> tuple[list[int | str], list[int]]:
        """What a bot does next, and the rest of its plan; without a plan that can go on, it is asked for one.

        What nobody would see yet is not done by itself, so that nobody can count it.
        """
        trial = table.match.copy()
        # Who has no temperament gets one of the table and the chair, for the whole match: habits are not learned.
        bot = tempered(bot, table.game.name, int(table.id[:8], 16) + seat)
        moves: list[int | str] = []
        while trial.to_move == seat:
            if not plan or plan[0] not in [action.id for action in trial.legal()]:
                plan = await self._plan(table, trial, seat, bot)
            moves.append(plan[0])
            trial.play(plan[0])
            plan = plan[1:]
            if trial.log[-1].action.verb not in table.game.unseen:
                break
        return moves, plan if trial.to_move == seat else []

    async def _plan(self, table: Table, match: Match[State], seat: int, bot: str) -> list[int]:
        """What a bot does next: one of ours, or one from outside, for which ours steps in if it fails."""
        if not bot.startswith(OUTSIDE):
            return await self.workers.plan(match, seat, bot, table.host)
        moved = await self.visitors.move(table.id, match, seat, bot)
        return await self.workers.plan(match, seat, STEPS_IN, table.host) if moved is None else [moved]

    async def hint(self, table: Table, seat: int, command: Hint, reply: Reply) -> None:
        """The best that could be done; among people only where all sat down to it, else it would be cheating."""
        known = table.known(seat, command.id, command.version)
        if known is not None:
            reply(known)
        elif table.to_move != seat:
            reply(no(command.id, "not_your_turn"))
        elif not _may_be_helped(table):
            reply(no(command.id, "no_hints_here"))
        else:
            advised = await self.workers.advise(table.match, seat, table.host)
            more = table.match.hint(seat)
            if not advised:
                reply(no(command.id, "no_hint_now"))
                return
            choices = [_told(table, one) for one in advised]
            reply(Hinted(command.id, command.version, choices, None if more is None else dict(more)))

    async def warn(self, table: Table, seat: int, command: Play, reply: Reply) -> bool:
        """In a chair where one is taught: say what a play would throw away, if that is much. Whether it was said."""
        if command.sure or seat not in table.setup.taught or not _may_be_helped(table):
            return False
        if table.to_move != seat or table.known(seat, command.id, command.version) is not None:
            return False
        match = table.match
        try:
            chosen = playing.meant(table, seat, command.actions)
        except IllegalAction:  # of which the rules will speak
            return False
        slipped = await self.workers.slip(match, seat, [action.id for action in chosen], table.host)
        if slipped is None or table.match is not match:
            return False
        reply(Warned(command.id, command.version, _told(table, slipped.chosen), _told(table, slipped.better)))
        return True

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.stop()


def _may_be_helped(table: Table) -> bool:
    """Among people only where all sat down to it."""
    return table.setup.teaching or len(table.voters()) <= 1


def _told(table: Table, advised: Advised) -> Choice:
    catalogue = table.game.catalogue
    actions = listed(table.game, [catalogue.actions[id] for id in advised.plan])
    return Choice(actions, advised.share, advised.grounds)


def _unheard(answer: object) -> None:
    """A bot needs no answer: it looks at the table again."""
