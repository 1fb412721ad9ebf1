"""Results: what came of matches, who is how strong, and what of it counts."""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from bouwmeester.arena.simulate import play_number
from bouwmeester.cli.app import main
from bouwmeester.server.commands import agreeing, playing
from bouwmeester.server.house import joining, resigning, sitting
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.messages import Clock, NewTable, Play, Propose, Vote
from bouwmeester.server.protocol.people import Counted, Profile
from bouwmeester.server.results import profile
from bouwmeester.server.results.rating import PROVISIONAL_SIGMA, rate, rebuild, shown
from bouwmeester.server.store import results as stored
from bouwmeester.server.store.migrating import migrate
from bouwmeester.server.store.results import Rating, Result
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.table import Table
from tests.server.conftest import NewDatabase, sqlite
from tests.server.people import guests, house_here
from tests.server.running import Running

WITH_CLOCK = Clock("bank", 3600, 10)


@asynccontextmanager
async def house_of(database: str) -> AsyncIterator[House]:
    house = await house_here(database)
    try:
        yield house
    finally:
        await house.channels.close()
        house.store.stop()


async def seated(house: House, people: list[str], clock: Clock = WITH_CLOCK, bots: int = 0) -> Table:
    chairs = ["me", *["open" for _ in people[1:]], *["uniform"] * bots]
    table = await sitting.create(house, people[0], NewTable("nim", chairs, clock=clock))
    for seat, user in enumerate(people[1:], 1):
        await sitting.sit(house, table, user, seat)
    return table


async def play_on(table: Table, moves: int = 10_000) -> None:
    """Everybody does the first thing they can, for so long."""
    while table.to_move is not None and moves > 0:
        seat = table.to_move
        command = Play(secrets.token_hex(8), table.version_for(seat), [table.match.legal()[0].id])
        await playing.play(table, seat, command, lambda answer: None)
        moves -= 1


async def counted(house: House, table: Table) -> Counted:
    await house.books.book(table.id)
    return await house.store.read(partial(profile.counted, table=table.id))


async def told(house: House, user: str) -> Profile:
    return await house.store.read(partial(profile.profile, user=user))


def test_a_match_counts_and_is_told_to_both(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_of(new_database()) as house:
            people = [await house.guests.welcome(name) for name in ("Anne", "Bram")]
            table = await seated(house, people)
            await play_on(table)
            outcome = table.match.outcome
            assert outcome is not None
            found = await counted(house, table)
            assert (found.known, found.why) == (True, "")
            assert await counted(house, table) == found, "once is enough"
            for seat, user in enumerate(people):
                about = await told(house, user)
                (last,) = about.last
                assert (last.rank, last.score, last.why) == (outcome.ranks[seat], outcome.scores[seat], "")
                assert last.change == found.changes[seat]
                assert [one.user for one in last.others] == [people[1 - seat]]
                (rating,) = about.ratings
                assert rating.provisional
                assert rating.rating == 1500 + (last.change or 0)
                (met,) = about.against
                assert (met.player.name, met.ahead + met.even + met.behind) == (("Bram", "Anne")[seat], 1)
                assert (about.games, about.stayed, about.kinds[0].ranks[last.rank - 1]) == (1, 1, 1)

    asyncio.run(scene())


async def _by_vote(table: Table) -> None:
    """Somebody takes back what was seen, and all agree."""
    seat = table.to_move
    assert seat is not None
    while table.to_move == seat:
        await play_on(table, 1)
    await agreeing.propose(table, seat, Propose("ask", table.version_for(seat), "undo", seat), lambda answer: None)
    await agreeing.vote(table, 1 - seat, Vote("yes", True), lambda answer: None)
    assert table.proposal is None


def test_what_does_not_count_says_why(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_of(new_database()) as house:
            anne, bram = [await house.guests.welcome(name) for name in ("Anne", "Bram")]
            whys = []
            for people, clock, bots in (
                ([anne], WITH_CLOCK, 1),
                ([anne, bram], Clock(), 0),
                ([anne, bram], WITH_CLOCK, 0),
            ):
                table = await seated(house, people, clock, bots)
                if len(people) == 2 and clock is WITH_CLOCK:
                    await _by_vote(table)
                await play_on(table)
                whys.append((await counted(house, table)).why)
            assert whys == ["people", "clock", "undo"]
            about = await told(house, anne)
            assert about.ratings == []
            assert {one.why for one in about.last} == {"people", "clock", "undo"}

    asyncio.run(scene())


def test_whoever_leaves_is_last_and_bots_are_rated_too(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_of(new_database()) as house:
            people = [await house.guests.welcome(name) for name in ("Anne", "Bram")]
            table = await seated(house, people, bots=1)
            await resigning.resign(table, people[0])
            await play_on(table)
            found = await counted(house, table)
            about = await told(house, people[0])
            assert (about.last[0].rank, about.last[0].stayed, about.stayed) == (3, False, 0)
            assert found.changes[2] is None
            ratings = await house.store.read(partial(stored.pool, game="nim", pool=3, most=10))
            assert {one.who for one in ratings} == {*people, "bot:uniform"}

    asyncio.run(scene())


def test_all_ratings_can_be_made_anew(new_database: NewDatabase, capsys: pytest.CaptureFixture[str]) -> None:
    database = new_database()

    async def ratings(house: House) -> list[Rating]:
        return sorted(await house.store.read(partial(stored.pool, game="nim", pool=2, most=10)))

    async def play() -> list[Rating]:
        async with house_of(database) as house:
            people = [await house.guests.welcome(name) for name in ("Anne", "Bram", "Cora")]
            for pair in ((0, 1), (1, 2), (2, 0)):
                table = await seated(house, [people[one] for one in pair])
                await play_on(table)
                await house.books.book(table.id)
            before = await ratings(house)
            await house.store.write(stored.forget_ratings)
            assert await ratings(house) == []
            return before

    async def look() -> list[Rating]:
        async with house_of(database) as house:
            return await ratings(house)

    before = asyncio.run(play())
    assert main(["ratings", "--database", database]) == 0
    assert "matches that count: 3" in capsys.readouterr().out
    assert asyncio.run(look()) == before


def test_what_was_over_before_a_start_is_written_then(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_of(new_database()) as house:
            people = [await house.guests.welcome(name) for name in ("Anne", "Bram")]
            table = await seated(house, people)
            await play_on(table)
            work = asyncio.create_task(house.books.run())
            while not await house.store.read(partial(stored.booked, table=table.id)):
                await asyncio.sleep(0.01)
            work.cancel()

    asyncio.run(scene())


def test_what_was_joined_is_on_one_page(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_of(new_database()) as house:
            anne, guest, bram = [await house.guests.welcome(name) for name in ("Anne", "Gast", "Bram")]
            table = await seated(house, [guest, bram])
            await play_on(table)
            await house.books.book(table.id)
            offer = await house.joining.offer(guest, anne)
            assert offer is not None
            await house.joining.join(anne, offer.token)
            assert (await told(house, anne)).games == 1
            assert (await told(house, guest)).games == 0
            (made,) = await house.joining.of(anne)
            await house.joining.undo(anne, made.id)
            assert (await told(house, anne)).games == 0
            assert joining.UNDO_SECONDS == 7 * 86_400

    asyncio.run(scene())


# Strength: players whose true strength is known.


def simulate(database: str, strengths: dict[str, float], games: int, seats: int, seed: int) -> list[Rating]:
    """Matches between players of known strength, each a draw by it; returns the ratings, the best first."""
    store = Store(database)
    migrate(store.engine)
    dice = random.Random(seed)
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        for number in range(games):
            table = dice.sample(sorted(strengths), seats)
            form = {who: dice.gauss(strengths[who], 1.0) for who in table}
            order = sorted(table, key=lambda who: -form[who])
            match = [
                Result(f"{number:032x}", seat, who, None, "palazzo", seats, order.index(who) + 1, 0, True, number, "")
                for seat, who in enumerate(table)
            ]
            stored.put(connection, match)
            rate(connection, match)
        found = stored.pool(connection, "palazzo", stored.pool_of(seats), 100)
    store.engine.dispose()
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_find_the_order_of_strength(tmp_path_factory: pytest.TempPathFactory, seats: int) -> None:
    """Eight players, each one step apart: after forty games each the order stands, but for neighbours."""
    strengths = {f"{n:032x}": 1.2 * n for n in range(8)}
    found = simulate(sqlite(tmp_path_factory.mktemp("house")), strengths, 8 * 40 // seats, seats, seed=5)
    best = sorted(found, key=lambda one: -one.mu)
    places = {who: place for place, who in enumerate(sorted(strengths, key=lambda who: -strengths[who]))}
    assert max(abs(place - places[one.who]) for place, one in enumerate(best)) <= 1
    # Who always wins, or never, is the last to be known.
    assert sorted([one.sigma for one in found])[len(found) // 2] < PROVISIONAL_SIGMA


def test_ratings_find_the_order_of_bots(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Sixty games each of bots that play, not of figures; `bench/ratings.py` does it with all levels."""
    bots = ("level-1", "level-3", "level-5")
    store = Store(sqlite(tmp_path_factory.mktemp("house")))
    migrate(store.engine)
    dice = random.Random(1)
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        for number in range(90):
            seating = dice.sample(bots, 2)
            ranks = play_number("potzklotz", seating, f"rated {number}", {}).outcome.ranks
            match = [
                Result(f"{number:032x}", seat, None, who, "potzklotz", 2, ranks[seat], 0, True, number, "")
                for seat, who in enumerate(seating)
            ]
            stored.put(connection, match)
            rate(connection, match)
        found = stored.pool(connection, "potzklotz", 2, 100)
    store.engine.dispose()
    assert [one.bot for one in sorted(found, key=lambda one: one.mu)] == list(bots)


def test_a_rating_is_settled_after_twenty_games(tmp_path_factory: pytest.TempPathFactory) -> None:
    strengths = {f"{n:032x}": 0.0 for n in range(10)}
    found = simulate(sqlite(tmp_path_factory.mktemp("house")), strengths, 10 * 20 // 4, 4, seed=3)
    sigmas = sorted([one.sigma for one in found])
    assert sigmas[len(sigmas) // 2] < 4.5
    assert all(abs(shown(one.mu) - 1500) < 400 for one in found)


def test_the_board_is_for_those_who_have_played_enough_and_lately(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_of(new_database()) as house:
            people = [await house.guests.welcome(f"P{n}") for n in range(5)]
            at = now()
            rows = [
                Rating(people[0], "palazzo", 3, 30.0, 1.0, 25, 10.0, at),
                Rating(people[1], "palazzo", 3, 33.0, 4.5, 25, 12.0, at),
                Rating(people[2], "palazzo", 3, 40.0, 1.0, 19, 19.0, at),
                Rating(people[3], "palazzo", 3, 40.0, 1.0, 99, 90.0, at - profile.BOARD_SECONDS - 1),
                Rating("bot:level-3", "palazzo", 3, 29.0, 1.0, 99, 30.0, at),
                Rating("f" * 32, "palazzo", 3, 29.0, 1.0, 99, 30.0, at),
            ]
            await house.store.write(partial(stored.put_ratings, given=rows))
            board = await house.store.read(partial(profile.board, game="palazzo", pool=3))
            assert [(row.player.name or row.player.bot, row.place) for row in board.rows] == [
                ("P0", 1),
                ("level-3", None),
                ("P1", 2),
            ]
            assert [row.player.name for row in board.not_yet] == ["P3", "P2"]

    asyncio.run(scene())


def test_a_bot_that_is_known_stands_still(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = sqlite(tmp_path_factory.mktemp("house"))
    store = Store(database)
    migrate(store.engine)
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        for number in range(200):
            match = [
                Result(
                    f"{number:032x}", 0, f"{number % 7:032x}", None, "palazzo", 2, 1 + number % 2, 0, True, number, ""
                ),
                Result(
                    f"{number:032x}", 1, None, "level-2:castle", "palazzo", 2, 2 - number % 2, 0, True, number, ""
                ),
            ]
            stored.put(connection, match)
            rate(connection, match)
            if number == 150:
                (before,) = [one for one in stored.pool(connection, "palazzo", 2, 100) if one.bot == "level-2"]
        (after,) = [one for one in stored.pool(connection, "palazzo", 2, 100) if one.bot == "level-2"]
        assert (after.mu, after.sigma) == (before.mu, before.sigma)
        assert after.games == 200
        again = sorted(stored.pool(connection, "palazzo", 2, 100))
        rebuild(connection)
        assert sorted(stored.pool(connection, "palazzo", 2, 100)) == again
    store.engine.dispose()


def test_nobody_is_told_of_who_is_nobody(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            me = (await anne.http.get("/api/me")).json()
            assert (await anne.http.get(f"/api/people/{me['id']}")).json()["games"] == 0
            assert (await anne.http.get(f"/api/people/{'0' * 32}")).status_code == 404
            assert (await anne.http.get("/api/boards/palazzo?pool=2")).json()["rows"] == []
            assert (await anne.http.get("/api/boards/ludo")).status_code == 404

    asyncio.run(scene())
