"""Commands about the match: play, try, undo. Each is checked, written, answered, and only then shown."""

from contextlib import suppress

from bouwmeester.core.action import Action
from bouwmeester.core.errors import NOT_YOURS, IllegalAction, Why
from bouwmeester.core.events import Event
from bouwmeester.core.match import Match
from bouwmeester.core.state import CHANCE, State
from bouwmeester.server.protocol.listing import listed
from bouwmeester.server.protocol.messages import Done, Play, Tried, Try, Undo
from bouwmeester.server.tables.events import ANSWER, PLAY, START, Body
from bouwmeester.server.tables.table import OPEN, Behind, Reply, Table, refused
from bouwmeester.server.tables.undoing import take_back_freely, why_no_undo
from bouwmeester.server.views import seen


async def start(table: Table) -> None:
    """Every chair is taken: chance sets the match up."""
    async with table.lock:
        if table.status == OPEN and all(chair.user or chair.bot for chair in table.chairs):
            trial = table.match.copy()
            heard = trial.listen()
            trial.run_chance()
            await table.write(START, CHANCE, "start", trial)
            seen.show(table, heard)


async def play(table: Table, seat: int, command: Play, reply: Reply) -> None:
    async with table.lock:
        known = table.known(seat, command.id, command.version)
        if known is not None:
            reply(known)
            return
        try:
            spoken = _spoken(table, command.actions)
            if seat != table.to_move and seat in table.awaited():
                await _keep(table, seat, command.id, spoken)
                heard: list[Event] = []
            else:
                heard = await _play(table, seat, command.id, spoken)
        except IllegalAction as error:
            reply(refused(command.id, error.why))
            return
        reply(Done(command.id, table.version_for(seat)))
        seen.show(table, heard)
        with suppress(Behind):  # then another node plays them, and we hear of it
            await _play_early(table)


async def _play(table: Table, seat: int, command: str, spoken: str) -> list[Event]:
    """Do it, and what chance answers; returns what is heard of it. Raises IllegalAction."""
    trial = table.match.copy()
    heard = trial.listen()
    trial.play(spoken, by=seat)
    done = [line.action for line in trial.log[len(table.match.log) :]]
    unseen = all(action.verb in table.game.unseen for action in done)
    trial.run_chance()
    await table.write(PLAY, seat, command, trial, Body([action.text for action in done], unseen=unseen))
    return heard


def meant(table: Table, seat: int, moves: list[int | str]) -> list[Action]:
    """What a play would do, before chance answers. Raises IllegalAction."""
    trial = table.match.copy()
    trial.play(_spoken(table, moves), by=seat)
    return [line.action for line in trial.log[len(table.match.log) :]]


async def _keep(table: Table, seat: int, command: str, spoken: str) -> None:
    """An answer that came before its turn. Raises IllegalAction."""
    if spoken not in [action.text for action in table.match.answers(seat)]:
        raise IllegalAction(spoken, Why(NOT_YOURS, "", {"action": spoken}), len(table.match.log))
    await table.write(ANSWER, seat, command, body=Body(kept=[spoken]))


async def _play_early(table: Table) -> None:
    """Whoever has answered before their turn need not be asked again."""
    while table.to_move in table.question.early:
        seat = table.to_move
        assert seat is not None
        (spoken,) = table.question.early[seat]
        seen.show(table, await _play(table, seat, f"early-{table.version}", spoken))


async def go_on(table: Table) -> None:
    """After a table was loaded: an answer may have been kept whose turn has come."""
    async with table.lock:
        with suppress(Behind):
            await _play_early(table)


def attempt(table: Table, seat: int, command: Try, reply: Reply) -> None:
    """What would be: on a copy, and told only as far as this seat could foresee it."""
    known = table.known(seat, command.id, command.version)
    if known is not None:
        reply(known)
        return
    version = table.version_for(seat)
    trial = table.match.copy()
    if command.actions:
        try:
            trial.play(_spoken(table, command.actions), by=seat)
        except IllegalAction as error:
            reply(refused(command.id, error.why))
            return
    if _foreseen(table, trial):
        after = listed(trial.game, trial.legal()) if trial.to_move == seat else None
        reply(Tried(command.id, version, dict(trial.view(seat)), after))
    else:
        reply(Tried(command.id, version, None, None))


def _foreseen(table: Table, trial: Match[State]) -> bool:
    """Whether somebody decides next, not the dice, and nothing has been judged or shown on the way."""
    verbs = [line.action.verb for line in trial.log[len(table.match.log) :]]
    return trial.to_move not in (None, CHANCE) and not any(
        verb in table.game.revealing or verb in table.game.judged for verb in verbs
    )


async def undo(table: Table, seat: int, command: Undo, reply: Reply) -> None:
    async with table.lock:
        known = table.known(seat, command.id, command.version)
        why = None if known is not None else why_no_undo(table, seat)
        if known is not None:
            reply(known)
        elif why is not None:
            reply(refused(command.id, why))
        else:
            await take_back_freely(table, seat, command.id)
            reply(Done(command.id, table.version_for(seat)))
            seen.show(table, [])


def _spoken(table: Table, moves: list[int | str]) -> str:
    """Actions by id or text as one transaction; what is not there is refused like any other word."""
    actions = table.game.catalogue.actions
    texts = []
    for move in moves:
        if isinstance(move, str):
            texts.append(move)
        elif 0 <= move < len(actions):
            texts.append(actions[move].text)
        else:
            raise IllegalAction(str(move), Why("core.unknown", "", {"action": str(move)}), len(table.match.log))
    return "; ".join(texts)
