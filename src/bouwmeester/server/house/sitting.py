"""Sitting down: setting a table up, taking a chair, leaving it, and playing once more."""

import secrets
from functools import partial
from typing import Final

import msgspec

from bouwmeester.bots import players
from bouwmeester.core import shelf
from bouwmeester.core.chance import SEED_BYTES, Seal
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.server.admission.quotas import CHAIRS_WAITING, TooMuch
from bouwmeester.server.commands import playing
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.messages import OUTSIDE, Chair, NewTable
from bouwmeester.server.store import reports, tables
from bouwmeester.server.store.notices import tell
from bouwmeester.server.store.store import Conflict
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.loading import rows
from bouwmeester.server.tables.table import OPEN, OVER, Behind, Setup, Table, kept_for, match_of
from bouwmeester.server.tables.telling import GRACE_SECONDS, INVITED
from bouwmeester.server.views import seen

#: Letters and digits that cannot be taken for each other.
_CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_CODE_LENGTH: Final = 6


class CannotSit(BouwmeesterError):
    """The chair is taken, or the table is not open to this person; with the key of the words for it."""

    def __init__(self, detail: str, key: str) -> None:
        super().__init__(detail)
        self.key = key


def keeps(setup: Setup, seat: int, user: str) -> bool:
    """Whether somebody may have a free chair: at a rematch it is for the one who played."""
    person = setup.kept[seat] if setup.kept else None
    return person is None or person[0] == user


async def need_open_door(house: House, user: str) -> None:
    """Raises for whom the keepers have closed out."""
    if await house.keeping.closed_out(user):
        raise CannotSit("this house is closed to you for now", "server.closed_out")


async def create(house: House, user: str, wish: NewTable) -> Table:
    """A new table as somebody wishes it. Raises BouwmeesterError for what cannot be."""
    await need_open_door(house, user)
    outside: dict[str, str] = {}
    for chair in wish.chairs:
        if chair.startswith(OUTSIDE):
            outside[chair] = await house.letting_in.need(user, chair, wish.game)
    bots = [*players(shelf.load(wish.game).name), *outside]
    for chair in wish.chairs:
        if chair not in ("me", "open", *bots):
            raise BouwmeesterError(f"a chair is for me, open, or one of the bots {', '.join(bots)}; not {chair!r}")
    if all(chair in bots for chair in wish.chairs):
        raise BouwmeesterError("a table is for people; bots among themselves play at the command line")
    if wish.chairs.count("me") > 1:
        raise BouwmeesterError("nobody sits on two chairs")
    if wish.clock.kind != "none" and wish.clock.seconds < 5:
        raise BouwmeesterError("a clock gives at least 5 seconds")
    name = await house.guests.name(user)
    chairs = [
        Chair(seat, user, name, None)
        if chair == "me"
        else Chair(seat, None, outside.get(chair), chair if chair in bots else None)
        for seat, chair in enumerate(wish.chairs)
    ]
    for seat in wish.taught:
        if not 0 <= seat < len(wish.chairs) or wish.chairs[seat] in bots:
            raise BouwmeesterError(f"only people are taught, and nobody sits on chair {seat}")
    if wish.taught and not wish.teaching and len([chair for chair in wish.chairs if chair not in bots]) > 1:
        raise BouwmeesterError("among people somebody is taught only at a teaching table")
    setup = Setup(
        wish.options,
        wish.public,
        wish.pace,
        wish.clock,
        wish.undo,
        wish.chat,
        wish.teaching,
        wish.position,
        taught=sorted({*wish.taught}),
    )
    table = await _set_up(house, wish.game, setup, chairs, user)
    await begin(house, table)
    return table


async def _set_up(house: House, game: str, setup: Setup, chairs: list[Chair], host: str) -> Table:
    setup.options = shelf.load(game).complete(setup.options)
    while True:
        match = fresh_match(game, setup, len(chairs))
        table = new_table(house, match, setup, chairs, host, secrets.token_hex(16))
        try:
            most = house.quotas.own_tables
            row, seated = rows(table)
            if not await house.store.write(partial(tables.insert, row=row, chairs=seated, most=most)):
                raise TooMuch("you have many tables going; finish some first, or come back tomorrow")
        except Conflict:  # two tables in a thousand million have the same code
            continue
        house.keep(table)
        return table


def new_table(house: House, match: Match[State], setup: Setup, chairs: list[Chair], host: str, id: str) -> Table:
    """A table that is yet to be written, with a code of its own."""
    invite = secrets.token_hex(16)
    return Table(house.store, match, setup, chairs, id=id, code=new_code(), invite=invite, host=host, created=now())


def new_code() -> str:
    return "".join([secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH)])


def who_begins(match: Match[State]) -> int:
    """The seat that moves first, as the sealed dice of a match will have it."""
    trial = match.copy()
    trial.run_chance()
    return trial.to_move or 0


def fresh_match(game: str, setup: Setup, seats: int) -> Match[State]:
    """A match as it was agreed, under a new seal. Raises BouwmeesterError for one that cannot be."""
    match = match_of(setup, shelf.load(game), seats, Seal(secrets.token_bytes(SEED_BYTES)))
    if match.seats != seats:
        raise BouwmeesterError(f"the position has {match.seats} players, and the table {seats} chairs")
    if match.to_move is None:
        raise BouwmeesterError("in this position the game is over: there is nothing left to play")
    setup.options = match.game.options(match.state)
    return match


async def begin(house: House, table: Table) -> None:
    """If every chair is taken, the match begins."""
    await playing.start(table)
    house.changed(table)


async def sit(house: House, table: Table, user: str, seat: int) -> None:
    """Claim a chair."""
    await need_open_door(house, user)
    name = await house.guests.name(user)
    declined = await house.store.read(partial(reports.is_declined, table=table.id, user=user))
    apart = await house.peace.apart(user) if table.setup.public else set()
    async with table.lock:
        if table.seat_of(user) == seat:
            return
        if table.status != OPEN:
            raise CannotSit("the match has begun", "server.begun")
        if seat >= len(table.chairs):
            raise CannotSit("there is no such chair", "server.no_such_chair")
        if table.chairs[seat].bot or table.chairs[seat].user:
            raise CannotSit("that chair is taken", "server.chair_taken")
        if declined:
            raise CannotSit("the host plays this one with others", "server.declined")
        if any(chair.user in apart for chair in table.chairs):
            # Who avoids whom is nobody's business: it is refused like any chair.
            raise CannotSit("that chair is taken", "server.chair_taken")
        if not keeps(table.setup, seat, user):
            raise CannotSit("that chair is kept for somebody who played the match before", "server.chair_kept")
        if table.seat_of(user) is not None:
            raise CannotSit("you already have a chair at this table", "server.have_a_chair")
        most = None if user == table.host else CHAIRS_WAITING
        if not await table.write_beside(partial(tables.take, place=seat, user=user, most=most, at=now())):
            raise TooMuch("you wait on many chairs already; leave one of them first")
        table.chairs[seat] = Chair(seat, user, name, None)
        table.chairs[seat].here = table.is_here(seat)
    seen.show_chairs(table)
    await begin(house, table)


async def leave(house: House, table: Table, user: str) -> None:
    """Give a chair back, as long as the match has not begun."""
    async with table.lock:
        seat = table.seat_of(user)
        if seat is None:
            return
        # A contest begins its tables in a moment, and with everybody.
        if table.status != OPEN or table.setup.contest:
            raise CannotSit("the match has begun; you can come back to it at any time", "server.begun")
        await table.write_beside(partial(tables.leave, place=seat))
        table.chairs[seat] = Chair(seat, None, None, None, kept=kept_for(table.setup, seat))
    seen.show_chairs(table)


async def again(house: House, table: Table, user: str) -> Table:
    """The rematch, with everyone one chair further: whoever asks first sets it up, the others sit down at it.

    From a position everyone keeps their chair: it is that hand that is tried once more.
    """
    await need_open_door(house, user)
    place = table.seat_of(user)
    if place is None or table.status != OVER:
        raise CannotSit("a rematch is for those who have played, when the match is over", "server.no_rematch")
    seats = len(table.chairs)
    further = 0 if table.setup.position is not None else 1
    async with table.lock:
        if table.rematch is None:
            before = [table.chairs[seat - further] for seat in range(seats)]
            kept = [None if chair.user is None else (chair.user, chair.name or "") for chair in before]
            taught = sorted([(seat + further) % seats for seat in table.setup.taught])
            # A contest counts the match that it has set up, and no other.
            setup = msgspec.structs.replace(table.setup, kept=kept, taught=taught, contest="")
            chairs = [
                Chair(seat, None, None, None if chair.user else chair.bot, kept=kept_for(setup, seat))
                for seat, chair in enumerate(before)
            ]
            new = await _set_up(house, table.game.name, setup, chairs, user)
            try:
                await table.write_beside(partial(tables.write_rematch, rematch=new.id))
            except Behind:  # somebody at another node was quicker, and theirs is the one
                await new.write_beside(tables.remove)
                house.remove(new)
                raise
            table.rematch = new.id
            await _invite(house, new, user)
    seen.show_chairs(table)
    rematch = await house.table(str(table.rematch))
    await sit(house, rematch, user, (place + further) % seats)
    return rematch


async def _invite(house: House, table: Table, by: str) -> None:
    """Those for whom a chair is kept are told of it."""
    at = now()
    people = [person[0] for person in table.setup.kept if person is not None and person[0] != by]
    told = [(user, INVITED, at + GRACE_SECONDS) for user in people]
    await house.store.write(lambda connection: tell(connection, table.id, 0, told, at))
