"""What needs the others: taking back what was seen, and a bot in the place of somebody who is away.

Who has a chair has a vote, until they have given it up: also somebody who is not here, and somebody for whom a bot
plays. What is asked waits for them for a while, which is told; then it is taken for a no.
"""

from typing import Final

import msgspec
from sqlalchemy import Connection

from bouwmeester.bots import STAND_IN
from bouwmeester.core.errors import Why
from bouwmeester.server.protocol.messages import Chair, Declined, Done, Proposal, Propose, Return, Vote
from bouwmeester.server.store.notices import tell
from bouwmeester.server.store.tables import Fence, write_proposal
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.events import REPLACE, RETURN, TIME_UP
from bouwmeester.server.tables.table import OVER, PLAYING, Reply, Table, no, refused
from bouwmeester.server.tables.telling import GRACE_SECONDS, PROPOSAL, Told
from bouwmeester.server.tables.undoing import last_play, take_back, why_never
from bouwmeester.server.views import seen

#: How long somebody must have been away before the others may have a bot play for them.
AWAY_SECONDS: Final = 30.0
#: How long a question waits for an answer, by the pace of the table: people who look in by day do so once a day.
ANSWER_SECONDS: Final = {"live": 120.0, "days": 86_400.0}


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
            others = [other for other in table.voters() if other not in (seat, command.seat)]
            until = now() + ANSWER_SECONDS[table.setup.pace]
            proposal = Proposal(command.about, seat, command.seat, [], others, until)
            await _weigh(table, proposal, seat, command.id, reply)


def _why_not(table: Table, seat: int, command: Propose) -> Why | None:
    if table.status == OVER:
        return Why("server.match_over", "", {})
    if table.proposal is not None:
        return Why("server.one_question_at_a_time", "", {})
    if command.about == "undo":
        if command.seat != seat or last_play(table, seat) is None:
            return why_never(table) or Why("server.nothing_to_undo", "", {})
        return why_never(table)
    if command.seat == seat or command.seat not in table.people():
        return Why("server.nobody_to_replace", "", {})
    if table.chairs[command.seat].here or now() - table.last_here[command.seat] < AWAY_SECONDS:
        return Why("server.not_away", "", {})
    return None


async def vote(table: Table, seat: int, command: Vote, reply: Reply) -> None:
    """Agree, or not; one no is enough."""
    async with table.lock:
        proposal = table.proposal
        if proposal is None or seat not in (proposal.by, *proposal.asked):
            reply(no(command.id, "nothing_asked"))
        elif now() >= proposal.until:
            await _put(table, None)
            reply(no(command.id, "nothing_asked"))
            seen.show_chairs(table)
        elif not command.yes:
            await _put(table, None)
            reply(Done(command.id, table.version_for(seat)))
            for watcher in list(table.watchers):
                watcher.send(Declined(proposal.about, proposal.by, seat))
            seen.show_chairs(table)
        else:
            agreed = sorted({*proposal.agreed, seat} & set(proposal.asked))
            changed = Proposal(proposal.about, proposal.by, proposal.seat, agreed, proposal.asked, proposal.until)
            await _weigh(table, changed, seat, command.id, reply)


async def _weigh(table: Table, proposal: Proposal, seat: int, command: str, reply: Reply) -> None:
    """Carry out what all have agreed to; otherwise keep the question on the table."""
    if set(proposal.asked) > set(proposal.agreed):
        await _put(table, proposal)
        reply(Done(command, table.version_for(seat)))
        seen.show_chairs(table)
        return
    event = last_play(table, proposal.by)
    if proposal.about == "replace":
        await _replace(table, REPLACE, proposal.seat, f"replace-{table.version}")
    elif event is not None:
        await take_back(table, event, proposal.by, f"undo-{table.version}")
    reply(Done(command, table.version_for(seat)))
    seen.show(table, [])


async def _put(table: Table, proposal: Proposal | None) -> None:
    text = None if proposal is None else msgspec.json.encode(proposal).decode()
    at = now()
    told: list[Told] = []
    if proposal is not None and not proposal.agreed:
        people = [table.chairs[seat].user for seat in proposal.asked]
        told = [(user, PROPOSAL, at + GRACE_SECONDS) for user in people if user is not None]

    def work(connection: Connection, fence: Fence) -> None:
        write_proposal(connection, fence, text)
        tell(connection, table.id, table.version, told, at)

    await table.write_beside(work)
    table.proposal = proposal


async def _replace(table: Table, kind: str, seat: int, command: str) -> None:
    """A strong bot sits in; the person keeps the chair."""
    chairs = [*table.chairs]
    here = chairs[seat]
    chairs[seat] = Chair(seat, here.user, here.name, STAND_IN, here.here)
    await table.write(kind, seat, command, chairs=chairs)


def deadline(table: Table) -> float | None:
    """When the running clock comes to its end, or the time for an answer, whichever is first."""
    if table.status != PLAYING:
        return None
    ends = [table.timing.deadline(), None if table.proposal is None else table.proposal.until]
    return min([end for end in ends if end is not None], default=None)


async def time_is_up(table: Table) -> None:
    """If the running clock has come to its end, a bot plays on for that seat; what nobody answered is a no."""
    async with table.lock:
        if table.proposal is not None and now() >= table.proposal.until:
            await _put(table, None)
            seen.show_chairs(table)
        end, seat = table.timing.deadline(), table.timing.running
        if end is not None and seat is not None and now() >= end:
            await _replace(table, TIME_UP, seat, f"time-{table.version}")
            seen.show(table, [])


async def play_for_absent(table: Table, here: list[int]) -> None:
    """A bot plays for everybody who is not here and has not done anything yet; they can still come."""
    async with table.lock:
        moved = {event.seat for event in table.events}
        for seat in table.people():
            if table.status == PLAYING and seat not in here and seat not in moved:
                await _replace(table, REPLACE, seat, f"absent-{table.version}")
                seen.show(table, [])


async def come_back(table: Table, seat: int, command: Return, reply: Reply) -> None:
    """The person plays on where a bot has stood in."""
    async with table.lock:
        chair = table.chairs[seat]
        known = table.known(seat, command.id, table.version_for(seat))
        if known is None and chair.bot is not None and table.status == PLAYING:
            chairs = [*table.chairs]
            chairs[seat] = Chair(seat, chair.user, chair.name, None, chair.here)
            await table.write(RETURN, seat, command.id, chairs=chairs)
            reply(Done(command.id, table.version_for(seat)))
            seen.show(table, [])
        else:
            reply(known or no(command.id, "match_over" if chair.bot is not None else "nobody_plays_for_you"))
