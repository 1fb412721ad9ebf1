"""A match that cannot be cheated: what was tried against it from outside, on the wire."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import httpx
import pytest
from sqlalchemy import text

from bouwmeester import CHANCE, Match
from bouwmeester.client import Client, Seat, play_to_the_end
from bouwmeester.server.protocol.messages import (
    Done,
    Ping,
    Play,
    Pong,
    Position,
    Propose,
    Refused,
    Return,
    Undo,
    Vote,
)
from bouwmeester.server.store.store import open_engine
from tests.server.people import guests, in_order, nearly_over, table_for
from tests.server.running import Running

BANK = {"kind": "bank", "seconds": 60, "increment": 30}


@contextlib.asynccontextmanager
async def two_begin(
    server: Running, game: str = "palazzo", **wishes: object
) -> AsyncIterator[tuple[int, Seat, Seat]]:
    """Two people at a table: the seat that begins, and the sockets of that seat and of the other."""
    async with (
        two_at(server, game, **wishes) as (clients, table),
        clients[0].at(table) as one,
        clients[1].at(table) as two,
    ):
        yield await in_order(one, two)


@contextlib.asynccontextmanager
async def two_at(server: Running, game: str = "palazzo", **wishes: object) -> AsyncIterator[tuple[list[Client], str]]:
    async with asyncio.timeout(120), guests(server, "Anne", "Bram") as clients:
        table = await table_for(clients, game, **wishes)
        yield clients, table.id


def refusal(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.key


async def proposed(seat: Seat) -> Position:
    """The first position in which something is asked."""
    while (position := await seat.position()).proposal is None:
        await seat.receive()
    return position


async def answered(seat: Seat) -> Position:
    """The first position in which nothing is asked any more."""
    while (position := await seat.position()).proposal is not None:
        await seat.receive()
    return position


# Taking back.


def test_nothing_is_taken_back_once_a_match_is_over(server: Running) -> None:
    async def scene() -> None:
        async with two_at(server, "potzklotz", position=nearly_over("potzklotz")) as (clients, table):
            async with clients[0].at(table) as one, clients[1].at(table) as two:
                ends = await asyncio.gather(play_to_the_end(one, 0), play_to_the_end(two, 1))
                version = ends[0].version
                record = await clients[0].record(table)
                for number, seat in enumerate((one, two)):
                    for name, command in (
                        ("undo", Undo(f"u{number}", version)),
                        ("propose", Propose(f"p{number}", version, "undo", number)),
                        ("other", Propose(f"q{number}", version, "undo", 1 - number)),
                        ("replace", Propose(f"r{number}", version, "replace", 1 - number)),
                    ):
                        assert refusal(await seat.ask(command)) == "server.match_over", name
                    assert refusal(await seat.ask(Vote(f"v{number}", yes=True))) == "server.nothing_asked"
                    assert refusal(await seat.ask(Return(f"b{number}"))) == "server.nobody_plays_for_you"
                    assert isinstance(await seat.ask(Play(f"a{number}", version, [0])), Refused)
            assert (await clients[0].table(table)).version == version
            assert await clients[1].record(table) == record

    asyncio.run(scene())


def test_what_was_asked_before_the_end_is_not_granted_after_it(server: Running) -> None:
    async def scene() -> None:
        async with two_begin(server, "potzklotz") as (first, mover, other):
            seats = (mover, other) if first == 0 else (other, mover)
            one, two = seats
            asked = False
            while (position := await one.position()).result is None:
                place = position.to_move
                assert place is not None
                actions = (await seats[place].until(position.version)).actions
                assert actions is not None
                assert isinstance(await seats[place].play(actions[0].id), Done)
                for seat in seats:
                    await seat.until(position.version + 1)
                command = Propose(f"p{position.version}", position.version + 1, "undo", place)
                asked = isinstance(await seats[place].ask(command), Done) or asked
            assert asked
            assert refusal(await one.ask(Vote("late", yes=True))) == "server.nothing_asked"
            assert refusal(await two.ask(Vote("late", yes=True))) == "server.nothing_asked"

    asyncio.run(scene())


def test_a_draw_that_is_taken_back_does_not_come_again_and_the_record_proves_it(server: Running) -> None:
    async def scene() -> None:
        async with two_at(server) as (clients, table):
            async with clients[0].at(table) as one, clients[1].at(table) as two:
                seat, mover, other = await in_order(one, two)
                drawn: list[object] = []
                for turn in range(8):
                    before = await mover.position()
                    assert before.renewed == (await other.position()).renewed
                    assert len(before.renewed) == turn
                    await mover.play("tiles")
                    shown = await mover.until(before.version + 1)
                    assert shown.view is not None
                    drawn.append((shown.view["supply"], shown.view["quarries"]))
                    command = Propose(f"p{turn}", shown.version, "undo", seat)
                    assert isinstance(await mover.ask(command), Done)
                    await proposed(other)
                    assert isinstance(await other.ask(Vote(f"v{turn}", yes=True)), Done)
                    back = await mover.until(shown.version + 1)
                    await other.until(shown.version + 1)
                    assert back.view == before.view
                    assert back.commitment == before.commitment
                # The same eight times over would be the same dice; by chance alone it is out of the question.
                assert any(one != drawn[0] for one in drawn)
                promised = (await mover.position()).renewed
                await asyncio.gather(play_to_the_end(one, 0), play_to_the_end(two, 1))
            record = await clients[0].record(table)
            match = Match.load(record)
            assert [promise for _, promise in match.renewals] == promised
            assert record.count('{"commitment"') == 8
            assert match.save() == record
            # Without the lines that tell of them, or with others, it does not hold.
            lines = record.splitlines()
            told = [number for number, line in enumerate(lines) if line.startswith('{"commitment"')]
            for forged in (
                lines[: told[0]] + lines[told[0] + 1 :],
                [line.replace(promised[0], promised[1]) for line in lines],
            ):
                with pytest.raises(Exception, match="dice"):
                    Match.load("\n".join(forged))

    asyncio.run(scene())


def test_taking_back_beyond_new_dice_keeps_them_new_also_after_a_restart(new_database: object) -> None:
    async def play(server: Running) -> tuple[str, list[Client]]:
        async with two_at(server) as (clients, table):
            async with clients[0].at(table) as one, clients[1].at(table) as two:
                seat, mover, other = await in_order(one, two)
                for turn in range(2):
                    version = (await mover.position()).version
                    await mover.play("tiles")
                    await mover.until(version + 1)
                    assert isinstance(await mover.ask(Propose(f"p{turn}", version + 1, "undo", seat)), Done)
                    await proposed(other)
                    await other.ask(Vote(f"v{turn}", yes=True))
                    await mover.until(version + 2)
                    await other.until(version + 2)
                promised = (await mover.position()).renewed
                assert len(set(promised)) == 2
            server.stop()
            server.start()
            async with clients[0].at(table) as one, clients[1].at(table) as two:
                assert (await one.position()).renewed == promised
                await asyncio.gather(play_to_the_end(one, 0), play_to_the_end(two, 1))
            match = Match.load(await clients[0].record(table))
            assert [at for at, _ in match.renewals] == [match.renewals[0][0]] * 2
            assert any(line.actor == CHANCE for line in match.log[match.renewals[0][0] :])
            return table, clients

    running = Running(new_database())  # type: ignore[operator]
    running.start()
    try:
        asyncio.run(play(running))
    finally:
        running.stop()


# Votes.


def test_who_is_away_has_a_vote_and_so_has_who_is_played_for(server: Running) -> None:
    """With the other away, or replaced by a bot, nothing that was seen is taken back alone."""

    async def scene() -> None:
        async with two_at(server, clock={"kind": "move", "seconds": 5}) as (clients, table):
            async with clients[0].at(table) as one, clients[1].at(table) as two:
                seat, mover, other = await in_order(one, two)
                version = (await mover.position()).version
                await mover.play("tiles")
                await mover.until(version + 1)
                # Their time runs out, and a bot plays for them.
                while (position := await other.position()).table.chairs[seat].bot is None:
                    await other.receive()
                assert refusal(await mover.ask(Propose("m", position.version, "undo", seat))) == (
                    "server.bot_plays_for_you"
                )
                while (position := await other.position()).to_move != 1 - seat:
                    await other.receive()
                # By then the bot may have opened an auction.
                assert position.actions is not None
                plain = "money" if any(action.text == "money" for action in position.actions) else "pass"
                assert isinstance(await other.play(plain), Done)
            stranger = clients[1 - seat]
            async with stranger.at(table) as other:
                while True:
                    position = await other.position()
                    answer = await other.ask(Propose(f"p{position.version}", position.version, "undo", 1 - seat))
                    if isinstance(answer, Done):
                        break
                    await other.receive()
                asked = (await proposed(other)).proposal
                assert asked is not None
                assert (asked.asked, asked.agreed) == ([seat], [])
                assert asked.until > position.table.changed

    asyncio.run(scene())


def test_somebody_for_whom_a_bot_plays_can_say_no_and_yes(server: Running) -> None:
    async def scene() -> None:
        async with two_begin(server, "caylus", clock={"kind": "move", "seconds": 5}) as (seat, mover, other):
            while (await other.position()).table.chairs[seat].bot is None:
                await other.receive()
            for turn, yes in enumerate((False, True)):
                while (position := await other.position()).actions is None:
                    await other.receive()
                await other.play(position.actions[0].id)
                while True:
                    position = await other.position()
                    if isinstance(await other.ask(Propose(f"p{turn}", position.version, "undo", 1 - seat)), Done):
                        break
                    await other.receive()
                await proposed(mover)
                before = len([one for one in mover.news if any(e.key == "server.undone" for e in one.events)])
                answer = await mover.ask(Vote(f"v{turn}", yes=yes))
                assert isinstance(answer, Done)
                position = await answered(mover)
                await mover.until(answer.version)
                undone = [one for one in mover.news if any(e.key == "server.undone" for e in one.events)]
                assert len(undone) - before == yes

    asyncio.run(scene())


def test_who_is_away_is_waited_for_and_who_plays_on_has_said_no(server: Running) -> None:

    async def scene() -> None:
        async with two_at(server) as (clients, table):
            async with clients[0].at(table) as one, clients[1].at(table) as two:
                seat, mover, _ = await in_order(one, two)
            async with clients[seat].at(table) as mover:
                await mover.position()
                await mover.play("tiles")
                await mover.until(2)
                assert isinstance(await mover.ask(Propose("p", 2, "undo", seat)), Done)
                asked = (await proposed(mover)).proposal
                assert asked is not None
                assert asked.asked == [1 - seat]
                async with clients[1 - seat].at(table) as other:
                    assert (await other.position()).proposal == asked
                auction = await mover.play("auction")
                assert isinstance(auction, Done)
                assert (await mover.until(auction.version)).proposal is None

    asyncio.run(scene())


# Clocks.


def test_a_clock_gains_nothing_by_undoing(server: Running) -> None:
    async def scene() -> None:
        async with two_begin(server, "caylus", clock=BANK) as (seat, mover, _):
            for turn in range(20):
                position = await mover.position()
                assert position.actions is not None
                await mover.play(position.actions[0].id)
                played = await mover.until(position.version + 1)
                assert played.clocks is not None
                assert isinstance(await mover.ask(Undo(f"u{turn}", played.version)), Done)
                back = await mover.until(played.version + 1)
                assert back.clocks is not None
                assert back.clocks.left[seat] <= 60.0
                assert back.clocks.left[1 - seat] == 60.0  # what one does costs the other nothing
            assert back.clocks is not None
            assert back.clocks.running == seat
            assert back.clocks.left[seat] < 60.0

    asyncio.run(scene())


def test_a_move_clock_goes_on_when_a_move_is_taken_back(server: Running) -> None:
    async def scene() -> None:
        async with two_begin(server, "caylus", clock={"kind": "move", "seconds": 30}) as (seat, mover, _):
            left = [30.0]
            for turn in range(4):
                await asyncio.sleep(0.2)
                position = await mover.position()
                assert position.actions is not None
                await mover.play(position.actions[0].id)
                played = await mover.until(position.version + 1)
                await mover.ask(Undo(f"u{turn}", played.version))
                back = await mover.until(played.version + 1)
                assert back.clocks is not None
                left.append(back.clocks.left[seat])
            assert all(later <= earlier - 0.2 for earlier, later in zip(left, left[1:], strict=False))

    asyncio.run(scene())


def test_a_clock_falls_though_the_database_was_away_when_it_ran_out(new_database: object) -> None:
    async def scene(server: Running) -> None:
        engine = open_engine(server.database)

        def rename(old: str, new: str) -> None:
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))

        async with two_at(server, clock={"kind": "move", "seconds": 5}) as (clients, table):
            seat = (await clients[0].table(table)).to_move
            assert seat is not None
            await asyncio.to_thread(rename, "events", "away")
            await asyncio.sleep(8)  # longer than the clock gives
            await asyncio.to_thread(rename, "away", "events")
            while (await clients[0].table(table)).chairs[seat].bot is None:
                await asyncio.sleep(0.2)
        engine.dispose()

    running = Running(new_database())  # type: ignore[operator]
    running.start()
    try:
        asyncio.run(scene(running))
    finally:
        running.stop()


# Chairs.


def test_a_rematch_of_a_public_table_keeps_its_chairs(server: Running) -> None:
    async def scene() -> None:
        position = nearly_over("potzklotz")
        async with (
            two_at(server, "potzklotz", position=position) as (clients, table),
            guests(server, "Cora") as (cora,),
        ):
            async with clients[0].at(table) as one, clients[1].at(table) as two:
                await asyncio.gather(play_to_the_end(one, 0), play_to_the_end(two, 1))
            again = await clients[0].rematch(table)
            kept = [chair for chair in again.chairs if chair.user is None]
            assert [chair.kept for chair in kept] == ["Bram"]
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await cora.sit(again.id, kept[0].seat)
            (listed,) = [one for one in await cora.lobby() if one.id == again.id]
            assert [chair.kept for chair in listed.chairs if chair.user is None] == ["Bram"]
            # Who has a chair of their own does not take another's either.
            await clients[0].leave(again.id)
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                await clients[0].sit(again.id, kept[0].seat)
            assert (await clients[1].rematch(table)).your_seat == kept[0].seat
            assert (await clients[0].rematch(table)).status == "playing"

    asyncio.run(scene())


# What nobody else sees yet.


async def pick_and_put_back(mover: Seat, rng: random.Random, unseen: tuple[str, ...]) -> int:
    """Pick something that nobody else sees, as often as can be, and take some of it back; returns how often."""
    count = picked = 0
    for _ in range(6):
        position = await mover.position()
        assert position.actions is not None
        picks = [action for action in position.actions if action.verb in unseen]
        if picks:
            await mover.play(rng.choice(picks).id)
            picked += 1
        elif picked:
            await mover.ask(Undo(f"back-{position.version}", position.version))
            picked -= 1
        else:
            break
        await mover.until(position.version + 1)
        count += 1
    return count


def test_nobody_can_count_what_another_picks(server: Running) -> None:
    """A rival and a watcher get no frame, and on a fresh load the same bytes, whatever is picked and put back."""

    async def scene() -> None:
        rng = random.Random(7)
        picked = 0
        async with two_at(server, clock=BANK) as (clients, table), guests(server, "Cora") as (cora,):
            unseen = ("buy", "triple", "add")
            async with clients[0].at(table) as one, clients[1].at(table) as two, cora.at(table) as watcher:
                seats = (one, two)
                for _ in range(60):
                    position = await watcher.position()
                    mover = position.to_move
                    if mover is None:
                        break
                    actor, rival = seats[mover], seats[1 - mover]
                    while (mine := await actor.position()).table.version < position.version:
                        await actor.receive()
                    while (await rival.position()).table.version < position.version:
                        await rival.receive()
                    await unread(rival)
                    before = [await looked_at(client, table) for client in (clients[1 - mover], cora)]
                    listed = [one for one in await cora.lobby() if one.id == table]
                    picked += await pick_and_put_back(actor, rng, unseen)
                    assert [await looked_at(client, table) for client in (clients[1 - mover], cora)] == before
                    assert [one for one in await cora.lobby() if one.id == table] == listed
                    assert await unread(rival) + await unread(watcher) == []
                    mine = await actor.position()
                    assert mine.actions is not None
                    seen = [action for action in mine.actions if action.verb not in unseen]
                    if not seen:
                        picks = [action.id for action in mine.actions]
                        await actor.play(picks[-1])
                        await actor.until(mine.version + 1)
                        continue
                    await actor.play(rng.choice(seen).id)
                    # One that is seen raises by one what everybody sees, however many were picked before.
                    assert (await watcher.until(position.version + 1)).version == position.version + 1
        assert picked > 20

    asyncio.run(scene())


async def unread(seat: Seat) -> list[object]:
    """Whatever comes before the answer to a ping."""
    await seat.send(Ping())
    messages: list[object] = []
    while not isinstance(message := await seat.receive(), Pong):
        messages.append(message)
    return messages


async def looked_at(client: Client, table: str) -> tuple[bytes, Position]:
    """Everything that somebody can ask for: the table by itself, and as it is shown to one who comes."""
    async with client.at(table) as seat:
        return (await client.http.get(f"/api/tables/{table}")).content, await seat.position()
