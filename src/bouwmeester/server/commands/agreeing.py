"""What needs the others: taking back what was seen, and a bot in the place of somebody who is away."""

from typing import Final

from bouwmeester.bots import names
from bouwmeester.core.errors import Why
from bouwmeester.server import seen
from bouwmeester.server.clocks import now
from bouwmeester.server.entries import REPLACE, RETURN
from bouwmeester.server.messages import Chair, Done, Proposal, Propose, Return, Vote
from bouwmeester.server.store.tables import write_proposal
from bouwmeester.server.table import PLAYING, Reply, Table, no, refused
from bouwmeester.server.undoing import last_play, take_back

#: How long somebody must have been away before the others may have a bot play for them.
AWAY_SECONDS: Final = 30.0


async def propose(table: Table, seat: int, command: Propose, reply: Reply) -> None:
    """Put a question to the others. With nobody to ask, it is granted at once."""
    async with table.lock:
        known = table.known(seat, command.id, command.version)
        why = None if known is not None else _why_not(table, seat, command)
        if known is not None:
            reply(known)
        elif why is not None:
            reply(refused(command.id, why))
        else:
            asked = [other for other in table.people() if other not in (seat, command.seat)]
            if command.about == "replace":
                asked = [other for other in asked if table.chairs[other].here]
            await _weigh(table, Proposal(command.about, seat, command.seat, [], asked), seat, command.id, reply)


def _why_not(table: Table, seat: int, command: Propose) -> Why | None:
    if table.status != PLAYING and command.about == "replace":
        return Why("server.not_begun", "", {})
    if table.proposal is not None:
        return Why("server.one_question_at_a_time", "", {})
    if command.about == "undo":
        if table.setup.undo == "never":
            return Why("server.no_undo_here", "", {})
        if command.seat != seat or last_play(table, seat) is None:
            return Why("server.nothing_to_undo", "", {})
        return None
    if command.seat == seat or command.seat not in table.people():
        return Why("server.nobody_to_replace", "", {})
    if table.chairs[command.seat].here or now() - table.seen[command.seat] < AWAY_SECONDS:
        return Why("server.not_away", "", {})
    return None


async def vote(table: Table, seat: int, command: Vote, reply: Reply) -> None:
    """Agree, or not; one no is enough."""
    async with table.lock:
        proposal = table.proposal
        if proposal is None or seat not in (proposal.by, *proposal.asked):
            reply(no(command.id, "nothing_asked"))
        elif not command.yes:
            await _put(table, None)
            reply(Done(command.id, table.version))
            seen.show_chairs(table)
        else:
            agreed = sorted({*proposal.agreed, seat} & set(proposal.asked))
            changed = Proposal(proposal.about, proposal.by, proposal.seat, agreed, proposal.asked)
            await _weigh(table, changed, seat, command.id, reply)


async def _weigh(table: Table, proposal: Proposal, seat: int, command: str, reply: Reply) -> None:
    """Carry out what all have agreed to; otherwise keep the question on the table."""
    if set(proposal.asked) > set(proposal.agreed):
        await _put(table, proposal)
        reply(Done(command, table.version))
        seen.show_chairs(table)
        return
    entry = last_play(table, proposal.by)
    if proposal.about == "replace":
        await _replace(table, proposal.seat, f"replace-{table.version}")
    elif entry is not None:
        await take_back(table, entry, proposal.by, f"undo-{table.version}")
    reply(Done(command, table.version))
    seen.show(table, [])


async def _put(table: Table, proposal: Proposal | None) -> None:
    await table.store.write(lambda connection: write_proposal(connection, table.id, proposal))
    table.proposal = proposal


async def _replace(table: Table, seat: int, command: str) -> None:
    """The strongest bot of the game sits in; the person keeps the chair."""
    chairs = [*table.chairs]
    here = chairs[seat]
    chairs[seat] = Chair(seat, here.user, here.name, names(table.game.name)[-1], here.here)
    await table.write(REPLACE, seat, command, chairs=chairs)


async def time_is_up(table: Table) -> None:
    """If the running clock has come to its end, a bot plays on for that seat."""
    async with table.lock:
        deadline, seat = table.timing.deadline(), table.timing.running
        if deadline is not None and seat is not None and now() >= deadline:
            await _replace(table, seat, f"time-{table.version}")
            seen.show(table, [])


async def come_back(table: Table, seat: int, command: Return, reply: Reply) -> None:
    """The person plays on where a bot has stood in."""
    async with table.lock:
        chair = table.chairs[seat]
        if table.known(seat, command.id, table.version) is None and chair.bot is not None:
            chairs = [*table.chairs]
            chairs[seat] = Chair(seat, chair.user, chair.name, None, chair.here)
            await table.write(RETURN, seat, command.id, chairs=chairs)
            reply(Done(command.id, table.version))
            seen.show(table, [])
        else:
            reply(table.known(seat, command.id, table.version) or no(command.id, "nobody_plays_for_you"))
