"""Notices: one for each reason, to those who are away, by the channels they chose; and nobody is told a secret."""

import asyncio
import base64
import hmac
import json
import os
import secrets
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from types import SimpleNamespace

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.admission.quotas import Quotas
from bouwmeester.server.bots.pool import Pool
from bouwmeester.server.bots.scheduler import Scheduler
from bouwmeester.server.commands import agreeing, playing
from bouwmeester.server.house import hosting, sitting
from bouwmeester.server.house.guests import Guests
from bouwmeester.server.house.house import House
from bouwmeester.server.notices import channels as channels_room
from bouwmeester.server.notices import sender as sender_room
from bouwmeester.server.notices import wanting
from bouwmeester.server.notices.outward import Answered, Forbidden, Outward
from bouwmeester.server.protocol.messages import Clock, NewTable, Play, Propose
from bouwmeester.server.protocol.people import NewChannel, PeaceWish, PushKeys, Quiet, Wishes
from bouwmeester.server.settings import Settings
from bouwmeester.server.store import notices as stored
from bouwmeester.server.store.guests import house_key
from bouwmeester.server.store.notices import waiting
from bouwmeester.server.store.schema import outbox
from bouwmeester.server.store.store import Store
from bouwmeester.server.tables.clocks import now
from bouwmeester.server.tables.table import Table
from tests.server.conftest import NewDatabase, sqlite
from tests.server.listening import OK, Answer, Listener, status
from tests.server.postgres import Postgres

HOME = "http://house.example/"
ALL: dict[str, list[str]] = {kind: ["push", "mail", "webhook"] for kind in wanting.DEFAULTS}


class Time:
    """The time as the sender sees it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        monkeypatch.setattr(sender_room, "now", lambda: now() + self.ahead)

    def passes(self, seconds: float) -> None:
        self.ahead += seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


class Scene:
    """A house with Anne and Bram, both away, and somebody outside who is written to."""

    def __init__(self, house: House, listener: Listener, people: list[str]) -> None:
        self.house = house
        self.listener = listener
        self.people = people

    async def table(self, game: str = "palazzo", **wishes: object) -> Table:
        chairs = ["me", *["open" for _ in self.people[1:]]]
        table = await sitting.create(self.house, self.people[0], NewTable(game, chairs, **wishes))  # type: ignore[arg-type]
        for seat, user in enumerate(self.people[1:], 1):
            await sitting.sit(self.house, table, user, seat)
        return table

    async def hook(self, user: str, path: str = "/hook", style: str = "json") -> str:
        wish = NewChannel("webhook", self.listener.address + path, style=style)  # type: ignore[arg-type]
        made = await self.house.channels.add(user, wish, HOME)
        assert made.secret is not None
        return made.secret

    async def want(self, user: str, **wishes: object) -> None:
        await self.house.channels.wish(user, Wishes(**{"kinds": ALL, **wishes}))  # type: ignore[arg-type]

    async def send(self) -> list[str]:
        """Send what is due; returns the kinds of all letters so far."""
        while await self.house.sender.send_some():
            pass
        return self.kinds

    @property
    def kinds(self) -> list[str]:
        return [json.loads(letter.body)["kind"] for letter in self.listener.letters]

    async def left(self) -> int:
        return await self.house.store.read(waiting)

    async def move(self, table: Table) -> None:
        """Whoever is to move does the first thing they can, until it is somebody else's turn."""
        seat = table.to_move
        assert seat is not None
        while table.to_move == seat:
            command = Play(secrets.token_hex(8), table.version_for(seat), [table.match.legal()[0].id])
            await playing.play(table, seat, command, lambda answer: None)


@asynccontextmanager
async def scene(
    database: str, *answers: Answer, people: int = 2, tls: ssl.SSLContext | None = None, **settings: object
) -> AsyncIterator[Scene]:
    async with Listener(*answers, tls=tls) as listener:
        store = Store(database)
        store.start()
        known = Settings(**{"webhooks": "inside", **settings})  # type: ignore[arg-type]
        guests = Guests(store, await store.write(house_key))
        house = House(store, guests, Scheduler(Pool(0)), Quotas(known), known)
        names = ("Anne", "Bram", "Cora", "Dirk")[:people]
        try:
            yield Scene(house, listener, [await guests.welcome(name) for name in names])
        finally:
            await house.channels.close()
            store.stop()


def run(scene_of: object) -> None:
    asyncio.run(scene_of)  # type: ignore[arg-type]


def test_whoever_is_away_is_told_once_that_it_is_their_turn(new_database: NewDatabase, time: Time) -> None:
    async def play() -> None:
        async with scene(new_database()) as here:
            secret = await here.hook(here.people[1])
            table = await here.table()
            if table.to_move == 1:
                await here.move(table)
            time.passes(25)
            await here.send()
            here.listener.letters.clear()
            time.ahead = 0
            await here.move(table)
            assert await here.send() == [], "not before a while has passed"
            time.passes(25)
            assert await here.send() == ["turn"]
            time.passes(25)
            assert await here.send() == ["turn"]
            assert await here.left() == 0
            (letter,) = here.listener.letters
            told = json.loads(letter.body)
            assert told == {
                "kind": "turn",
                "game": "palazzo",
                "table": table.id,
                "code": table.code,
                "version": table.version,
                "to": ["Bram"],
                "text": "Bram: it is your turn. With Anne.",
                "title": f"Palazzo {table.code}",
                "link": f"{HOME}table/{table.id}",
            }
            signed = letter.headers["x-bouwmeester-timestamp"].encode() + b"." + letter.body
            right = hmac.digest(secret.encode(), signed, "sha256").hex()
            assert letter.headers["x-bouwmeester-signature"] == f"sha256={right}"

    run(play())


def test_a_turn_that_is_no_longer_theirs_is_not_told(new_database: NewDatabase, time: Time) -> None:
    async def play() -> None:
        async with scene(new_database()) as here:
            for user in here.people:
                await here.hook(user, f"/{user}")
            table = await here.table()
            for _ in range(3):
                await here.move(table)
            time.passes(25)
            await here.send()
            assert [kind for kind in here.kinds if kind == "turn"] == ["turn"], "only of the turn that is now"
            (told,) = [json.loads(one.body) for one in here.listener.letters if b'"turn"' in one.body]
            assert told["version"] == max(event.version for event in table.events)

    run(play())


def test_who_looks_is_not_told_unless_they_want_it(new_database: NewDatabase, time: Time) -> None:
    async def play() -> None:
        async with scene(new_database()) as here:
            for user in here.people:
                await here.hook(user, f"/{user}")
            table = await here.table()
            for user in here.people:
                table.watchers.append(SimpleNamespace(user=user, send=lambda message: None))
            for _ in range(4):
                time.passes(45)
                assert await here.send() == []
            assert await here.left() == 0
            await here.want(here.people[0], always=True)
            await here.want(here.people[1], always=True)
            await here.move(table)
            time.passes(25)
            assert await here.send() == ["turn"]

    run(play())


def test_a_line_that_was_dead_is_found_out_before_it_is_given_up(new_database: NewDatabase, time: Time) -> None:
    async def play() -> None:
        async with scene(new_database()) as here:
            table = await here.table()
            user = table.chairs[table.to_move or 0].user
            assert user is not None
            await here.move(table)
            await here.hook(user)
            gone = SimpleNamespace(user=user, send=lambda message: None)
            table.watchers.append(gone)
            await here.move(table)
            time.passes(25)
            assert await here.send() == []
            table.watchers.remove(gone)
            time.passes(45)
            assert await here.send() == ["turn"]

    run(play())


def test_all_kinds_are_told_each_to_whom_it_concerns(new_database: NewDatabase, time: Time) -> None:
    async def play() -> None:
        async with scene(new_database()) as here:
            for user in here.people:
                await here.hook(user, f"/{user}")
                await here.want(user)
            table = await here.table("nim", clock=Clock("move", 86_400), pace="days")
            time.passes(25)
            assert sorted(await here.send()) == ["full", "turn"]
            here.listener.letters.clear()
            time.passes(86_400 - 3600)
            assert await here.send() == ["clock"]
            time.ahead = 0
            here.listener.letters.clear()
            seat = table.to_move
            assert seat is not None
            await here.move(table)
            await agreeing.propose(
                table, seat, Propose("ask", table.version_for(seat), "undo", seat), lambda answer: None
            )
            assert table.proposal is not None
            time.passes(25)
            assert sorted(await here.send()) == ["proposal", "turn"]
            here.listener.letters.clear()
            time.ahead = 0
            while table.to_move is not None:
                await here.move(table)
            time.passes(25)
            assert await here.send() == ["over", "over"]
            here.listener.letters.clear()
            await sitting.again(here.house, table, here.people[0])
            time.passes(25)
            assert await here.send() == ["invited"]
            assert here.listener.letters[0].path == f"/{here.people[1]}"

    run(play())


@pytest.mark.parametrize("meanwhile", ["nothing", "declined", "sits", "avoids", "closed", "begun"])
def test_an_invitation_is_told_while_it_is_one(new_database: NewDatabase, time: Time, meanwhile: str) -> None:
    async def play() -> None:
        async with scene(new_database(), people=3) as here:
            anne, bram, cora = here.people
            await here.table()
            await here.hook(bram)
            await here.want(bram, kinds={"invited": ["webhook"]})
            table = await sitting.create(here.house, anne, NewTable("nim", ["me", "open"], public=False))
            await here.house.inviting.invite(table, anne, bram)
            assert await here.send() == [], "not before a while has passed"
            if meanwhile == "declined":
                await here.house.inviting.decline(bram, table.id)
            elif meanwhile == "sits":
                await sitting.sit(here.house, table, bram, 1)
            elif meanwhile == "avoids":
                await here.house.peace.want(bram, anne, PeaceWish(mute=False, avoid=True))
            elif meanwhile == "closed":
                await hosting.close(here.house, table, anne)
            elif meanwhile == "begun":
                await sitting.sit(here.house, table, cora, 1)
            time.passes(25)
            assert await here.send() == (["invited"] if meanwhile == "nothing" else [])
            assert await here.left() == 0

    run(play())


def test_one_who_gets_it_is_told_once_though_two_share_the_address(new_database: NewDatabase, time: Time) -> None:
    async def play() -> None:
        async with scene(new_database(), people=3) as here:
            for user in here.people:
                await here.hook(user)
                await here.want(user)
            table = await here.table()
            time.passes(25)
            assert sorted(await here.send()) == ["full", "turn"]
            (full,) = [json.loads(one.body) for one in here.listener.letters if b'"full"' in one.body]
            names = ["Anne", "Bram", "Cora"]
            assert sorted(full["to"]) == sorted({*names} - {names[table.to_move or 0]})

    run(play())


def test_nothing_is_written_for_those_who_have_no_channel(new_database: NewDatabase) -> None:
    async def play() -> None:
        async with scene(new_database()) as here:
            table = await here.table()
            for _ in range(3):
                await here.move(table)
            assert await here.left() == 0

    run(play())


def test_wishes_by_table_and_quiet_hours(new_database: NewDatabase, time: Time) -> None:
    async def play() -> None:
        async with scene(new_database()) as here:
            user = here.people[1]
            await here.hook(user)
            table = await here.table()
            if table.to_move == 1:
                await here.move(table)
            time.passes(25)
            await here.send()
            here.listener.letters.clear()
            minute = int(now() // 60) % 1440
            night = Quiet((minute - 60) % 1440, (minute + 60) % 1440, "UTC")
            await here.want(user, quiet=night)
            await here.move(table)
            time.passes(25)
            assert await here.send() == []
            assert await here.left() == 1
            time.passes(3 * 3600)
            assert await here.send() == ["turn"], "what waits for the morning comes then"
            here.listener.letters.clear()
            await here.want(user, tables={table.id: []})
            await here.move(table)
            await here.move(table)
            time.passes(25)
            assert await here.send() == []
            assert await here.left() == 0

    run(play())


@pytest.mark.parametrize("code", [429, 503])
def test_who_is_busy_is_tried_again_when_they_said(new_database: NewDatabase, time: Time, code: int) -> None:
    async def play() -> None:
        async with scene(new_database(), status(code, "Retry-After: 120"), OK) as here:
            table = await _told_next(here, time)
            time.passes(60)
            await here.send()
            assert len(here.listener.letters) == 1
            time.passes(65)
            await here.send()
            assert [json.loads(one.body)["version"] for one in here.listener.letters] == [table.version] * 2
            assert await here.left() == 0

    run(play())


def test_after_a_day_it_is_given_up(new_database: NewDatabase, time: Time) -> None:
    async def play() -> None:
        async with scene(new_database(), status(500)) as here:
            await _told_next(here, time)
            waits = []
            for _ in range(60):
                due = await here.house.store.read(
                    lambda connection: connection.execute(select(outbox.c.due)).scalar()
                )
                if due is None:
                    break
                waits.append(due - now() - time.ahead)
                time.ahead = due - now() + 1
                await here.send()
            assert await here.left() == 0
            assert 20 < len(here.listener.letters) < 40
            assert max(waits) <= 3601
            assert waits[0] < 31 < waits[2]

    run(play())


@pytest.mark.parametrize("code", [404, 410])
def test_who_is_gone_is_not_written_to_again(new_database: NewDatabase, time: Time, code: int) -> None:
    async def play() -> None:
        async with scene(new_database(), status(code)) as here:
            table = await _told_next(here, time)
            user = here.people[1]
            (channel,) = (await here.house.channels.about(user)).channels
            assert channel.state == "gone"
            await here.move(table)
            await here.move(table)
            time.passes(25)
            await here.send()
            assert len(here.listener.letters) == 1

    run(play())


async def _told_next(here: Scene, time: Time) -> Table:
    """Bram has a webhook, and was told of his turn, whatever came of that."""
    await here.hook(here.people[1])
    table = await here.table()
    if table.to_move == 0:
        await here.move(table)
    time.passes(25)
    await here.send()
    assert len(here.listener.letters) == 1
    return table


# The door outwards.

LARGE = b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + b"x" * 5_000_000


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (OK, 200),
        (status(301, "Location: http://127.0.0.1:1/"), 301),
        (status(500), 500),
        (LARGE, 200),
        (b"nonsense\r\n\r\n", None),
    ],
    ids=["ok", "moved", "broken", "large", "nonsense"],
)
def test_nobody_is_followed_and_little_is_read(answer: Answer, expected: int | None) -> None:
    async def ask() -> None:
        async with Listener(answer) as listener:
            outward = Outward(inside=True)
            answered = await outward.post(f"{listener.address}/x", b"{}", {})
            await outward.close()
            assert answered.status == expected
            assert len(listener.letters) == 1

    run(ask())


def test_who_stalls_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bouwmeester.server.notices.outward.SECONDS", 0.05)

    async def ask() -> None:
        async with Listener(b"") as listener:
            outward = Outward(inside=True)
            assert await outward.post(f"{listener.address}/x", b"{}", {}) == Answered(None)
            await outward.close()

    run(ask())


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://[::1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://10.1.2.3/hook",
        "https://192.168.1.1/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/",
        "https://2130706433/",
        "https://user:pass@example.org/",
        "https:///hook",
        "https://example.org:99999/",
        "file:///etc/passwd",
        "gopher://example.org/",
    ],
)
def test_what_is_not_the_world_is_refused(address: str) -> None:
    async def ask() -> None:
        outward = Outward(inside=False)
        with pytest.raises(Forbidden):
            await outward.post(address, b"{}", {})
        await outward.close()

    run(ask())


def test_a_name_is_asked_for_once_and_what_was_looked_at_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads to the world when it is looked at, and home when it is connected to, leads nowhere."""

    async def ask() -> None:
        async with Listener() as listener:
            port = int(listener.address.rpartition(":")[2])
            outward = Outward(inside=True)
            asked: list[str] = []

            async def lookup(host: str, port: int, **_: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
                asked.append(host)
                return [(2, 1, 6, "", ("127.0.0.1", port))]

            loop = asyncio.get_running_loop()
            monkeypatch.setattr(loop, "getaddrinfo", lookup)
            answered = await outward.post(f"http://hook.invalid:{port}/x", b"{}", {})
            assert answered.took
            assert asked[0] == "hook.invalid"
            assert asked.count("hook.invalid") == 1
            assert listener.letters[0].headers["host"] == f"hook.invalid:{port}"
            await outward.close()

    run(ask())


def test_a_house_for_the_world_has_no_webhooks_by_itself(tmp_path: object) -> None:
    async def ask() -> None:
        async with scene(sqlite(tmp_path), webhooks="auto", address="https://play.example.org/") as here:  # type: ignore[arg-type]
            assert not (await here.house.channels.about(here.people[0])).webhook
            with pytest.raises(Forbidden):
                await here.house.channels.add(here.people[0], NewChannel("webhook", "https://example.org/"), HOME)

    run(ask())


# Bodies.


@pytest.mark.parametrize("style", ["discord", "ntfy"])
def test_discord_and_ntfy_are_told_as_they_want_it(tmp_path: object, time: Time, style: str) -> None:
    async def play() -> None:
        async with scene(sqlite(tmp_path)) as here:  # type: ignore[arg-type]
            await here.house.guests.rename(here.people[1], "@everyone *x*")
            await here.hook(here.people[1], style=style)
            table = await here.table()
            if table.to_move == 0:
                await here.move(table)
            time.passes(25)
            await here.house.sender.send_some()
            (letter,) = here.listener.letters
            if style == "discord":
                told = json.loads(letter.body)
                assert told["allowed_mentions"] == {"parse": []}
                assert "@everyone \\*x\\*: it is your turn" in told["content"]
                assert f"{HOME}table/{table.id}" in told["content"]
            else:
                assert letter.body.decode().startswith("@everyone *x*: it is your turn.")
                assert letter.headers["click"] == f"{HOME}table/{table.id}"
                assert letter.headers["title"] == f"Palazzo {table.code}"

    run(play())


def test_what_a_browser_gets_only_that_browser_reads(new_database: NewDatabase, time: Time) -> None:
    own = ec.generate_private_key(ec.SECP256R1())
    point = own.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    auth = os.urandom(16)
    keys = PushKeys(*[base64.urlsafe_b64encode(one).decode().rstrip("=") for one in (point, auth)])

    async def play() -> None:
        async with scene(new_database(), status(201), status(410)) as here:
            user = here.people[1]
            await here.house.channels.add(user, NewChannel("push", f"{here.listener.address}/push", keys), HOME)
            table = await here.table()
            if table.to_move == 0:
                await here.move(table)
            time.passes(25)
            await here.house.sender.send_some()
            (letter,) = here.listener.letters
            assert len(letter.body) < 1024
            assert b"turn" not in letter.body
            plain = http_ece.decrypt(letter.body, private_key=own, auth_secret=auth, version="aes128gcm")
            told = json.loads(plain)
            assert (told["title"], told["kind"], told["tag"]) == (f"Palazzo {table.code}", "turn", table.id)
            assert (letter.headers["ttl"], letter.headers["topic"]) == ("86400", table.id)
            assert letter.headers["authorization"].startswith("vapid t=")
            public = (await here.house.channels.about(user)).push
            assert f"k={public}" in letter.headers["authorization"].replace(" ", "")
            await here.move(table)
            await here.move(table)
            time.passes(25)
            await here.house.sender.send_some()
            assert (await here.house.channels.about(user)).channels == [], "a browser that is gone is forgotten"

    run(play())


@pytest.mark.parametrize("keys", [None, PushKeys("", ""), PushKeys("AAAA", "AAAA"), PushKeys("ü", "?")])
def test_keys_that_are_none_are_refused(tmp_path: object, keys: PushKeys | None) -> None:
    async def ask() -> None:
        async with scene(sqlite(tmp_path)) as here:  # type: ignore[arg-type]
            with pytest.raises(BouwmeesterError):
                await here.house.channels.add(here.people[0], NewChannel("push", "https://example.org/", keys), HOME)

    run(ask())


def test_there_are_few_channels_of_a_kind(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with scene(sqlite(tmp_path)) as here:  # type: ignore[arg-type]
            for number in range(5):
                await here.hook(here.people[0], f"/{number}")
            await here.hook(here.people[0], "/4")
            known = (await here.house.channels.about(here.people[0])).channels
            assert [one.address.rpartition("/")[2] for one in known] == ["2", "3", "4"]
            for one in known:
                with pytest.raises(BouwmeesterError):
                    await here.house.channels.remove(here.people[1], one.id)

    monkeypatch.setattr(channels_room, "now", partial(next, iter(float(n) for n in range(1000))))
    run(ask())


# Several nodes.


def test_two_nodes_send_each_notice_once(postgres: Postgres, time: Time) -> None:
    database = postgres.database()

    async def play() -> None:
        async with scene(database, people=2) as here, scene(database, people=0) as there:
            for user in here.people:
                await here.hook(user, f"/{user}")
            tables = [await here.table() for _ in range(6)]
            time.passes(25)
            while any(await asyncio.gather(here.house.sender.send_some(), there.house.sender.send_some())):
                pass
            told = [json.loads(one.body)["table"] for one in here.listener.letters if b'"turn"' in one.body]
            assert sorted(told) == sorted([table.id for table in tables])
            assert await here.left() == 0

    run(play())


def test_what_a_sender_took_and_did_not_finish_is_sent_by_another(new_database: NewDatabase, time: Time) -> None:
    async def play() -> None:
        async with scene(new_database()) as here:
            await here.hook(here.people[0])
            await here.hook(here.people[1])
            await here.table()
            time.passes(25)
            at = now() + time.ahead
            taken = await here.house.store.write(partial(stored.take, at=at, until=at + 60, most=50))
            assert taken
            assert await here.send() == []
            time.passes(61)
            assert "turn" in await here.send()

    run(play())
