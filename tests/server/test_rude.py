"""Bots from outside, and workers who have joined, that misbehave: nobody at a table feels it, and nothing is kept."""

import asyncio
import contextlib
import json
import random
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.frames import CloseCode

import bouwmeester
from bouwmeester.client import play_to_the_end
from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.outside import messages
from bouwmeester.outside.messages import Limits, Message
from bouwmeester.server.bots import visitors
from bouwmeester.server.bots.pool import Pool
from bouwmeester.server.bots.visitors import Visitor, Visitors
from bouwmeester.server.house.house import House
from bouwmeester.server.protocol.close_codes import (
    CLOSE_FORBIDDEN,
    CLOSE_REPLACED,
    CLOSE_TOO_FAST,
    CLOSE_TOO_MANY,
    CLOSE_TOO_SLOW,
    CLOSE_UNREADABLE,
)
from bouwmeester.server.wire import visiting
from bouwmeester.server.wire.ends import BURST, Credit
from bouwmeester.server.wire.joined import Joined
from bouwmeester.server.wire.visiting import BotEar
from tests.server.conftest import sqlite
from tests.server.people import guests
from tests.server.running import Running
from tests.server.test_visiting import awaited, greeted, line_to

PATIENCE = 60
TOKEN = "0123456789ab.word"


class Thread(Credit):
    """A line of which both ends are here."""

    def __init__(self) -> None:
        super().__init__(0.0)
        self.peer, self.at, self.choked = "", ("localhost", 0), False
        self.written: list[Any] = []
        self.code: int | None = None
        self.works: list[asyncio.Task[None]] = []

    def write(self, message: bytes) -> None:
        self.written.append(message)

    def close(self, code: int) -> None:
        self.code = self.code or code

    def work(self, work: Coroutine[Any, Any, None]) -> None:
        self.works.append(asyncio.create_task(work))

    def hold(self) -> None: ...

    def go_on(self) -> None: ...

    async def done(self) -> None:
        while self.works:
            await self.works.pop(0)

    def types(self) -> list[str]:
        return [json.loads(message)["type"] for message in self.written]


class Door:
    """Whose tokens are good."""

    def __init__(self) -> None:
        self.good = {TOKEN}

    async def known(self, token: str) -> tuple[str, str] | None:
        await asyncio.sleep(0)
        return (token.partition(".")[0], "Rita") if token in self.good else None


class Hall:
    """As much of a house as a bot comes into."""

    def __init__(self) -> None:
        self.letting_in = Door()
        self.visitors = Visitors()

    def ear(self, token: str = TOKEN) -> tuple[Thread, BotEar]:
        thread = Thread()
        return thread, BotEar(thread, cast(House, self), token)


def said(message: Message) -> bytes:
    return json.dumps(message).encode()


def table() -> Match[State]:
    match = Match(bouwmeester.load("potzklotz"), seats=2)
    match.run_chance(random.Random(1))
    return match


@pytest.mark.parametrize("games", [5, True, None, "palazzo", {"a": 1}, [1], [[]], [None], ["x" * 99], ["x"] * 99])
@awaited
async def test_a_hello_that_cannot_be_understood_ends_the_line(games: object) -> None:
    thread, ear = Hall().ear()
    ear.heard(said({"type": "hello", "protocol": 1, "games": games}))
    await thread.done()
    assert thread.code == CLOSE_UNREADABLE
    assert not thread.written


@awaited
async def test_who_says_no_hello_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visiting, "LIMITS", Limits(hello=0.01))
    thread, _ = Hall().ear()
    await thread.done()
    while thread.code is None:
        await asyncio.sleep(0.01)
    assert thread.code == CLOSE_TOO_SLOW


@awaited
async def test_a_bot_has_one_line_and_the_latest_counts() -> None:
    hall = Hall()
    lines = []
    for _ in range(3):
        thread, ear = hall.ear()
        ear.heard(said(messages.hello("rita")))
        await thread.done()
        lines.append((thread, ear))
    assert [thread.code for thread, _ in lines] == [CLOSE_REPLACED, CLOSE_REPLACED, None]
    for _, ear in lines[:2]:
        ear.gone()
    assert len(hall.visitors.here) == 1
    lines[2][1].gone()
    assert not hall.visitors.here


@awaited
async def test_a_token_that_is_taken_back_before_hello_lets_nobody_in() -> None:
    hall = Hall()
    thread, ear = hall.ear()
    await thread.done()
    hall.letting_in.good.clear()
    ear.heard(said(messages.hello("rita")))
    await thread.done()
    assert (thread.code, thread.written, hall.visitors.here) == (CLOSE_FORBIDDEN, [], {})


def visitor(sent: list[Message]) -> Visitor:
    return Visitor("Rita", [], sent.append, lambda code: None)


@awaited
async def test_answers_count_once_and_for_their_question_alone() -> None:
    match, sent = table(), list[Message]()
    rita = visitor(sent)
    asking = asyncio.create_task(rita.ask("aaaaaaaa-0", match, 0))
    await asyncio.sleep(0)
    version, legal = len(match.log), [action.id for action in match.legal()]
    for wrong in (
        messages.answer("aaaaaaaa-0", version + 1, legal[0]),
        messages.answer("aaaaaaaa-0", version - 1, legal[0]),
        messages.answer("bbbbbbbb-0", version, legal[0]),
        {"type": "answer", "match": ["aaaaaaaa-0"], "version": version, "action": legal[0]},
        {"type": "answer", "match": "aaaaaaaa-0", "version": {}, "action": legal[0]},
        {"type": "answer"},
        {"type": "hello", "protocol": 1},
        {"type": "what?"},
    ):
        assert not rita.hear(wrong)
    assert not asking.done()
    assert rita.hear(messages.answer("aaaaaaaa-0", version, legal[1]))
    assert not rita.hear(messages.answer("aaaaaaaa-0", version, legal[0]))
    assert await asking == legal[1]


@pytest.mark.parametrize("action", [None, True, "", "\ud800", 10**30, -1, 1.5, [], {"id": 1}, "lift " * 900])
@awaited
async def test_what_is_not_on_the_list_is_told_and_costs_a_move(action: object) -> None:
    match, sent = table(), list[Message]()
    rita = visitor(sent)
    asking = asyncio.create_task(rita.ask("aaaaaaaa-0", match, 0))
    await asyncio.sleep(0)
    rita.hear(messages.answer("aaaaaaaa-0", len(match.log), cast(int, action)))
    assert await asking is None
    assert (sent[-1]["type"], sent[-1]["key"]) == ("error", "illegal")
    json.dumps(sent[-1], ensure_ascii=False).encode()  # it can be said


@awaited
async def test_one_that_is_always_late_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "LIMITS", Limits(first=0.001, move=0.001))
    match, sent = table(), list[Message]()
    rita = visitor(sent)
    for _ in range(10):
        assert await rita.ask("aaaaaaaa-0", match, 0) is None
    assert len([one for one in sent if one["type"] == "ask"]) == visitors.LATE_AT_MOST
    # In another match it has another chance.
    assert await rita.ask("bbbbbbbb-0", match, 0) is None
    assert sent[-1]["key"] == "late"
    assert sent[-2]["match"] == "bbbbbbbb-0"


@awaited
async def test_matches_that_nobody_ends_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "LIMITS", Limits(first=0.0, move=0.0))
    match = table()
    rita = visitor([])
    for number in range(visitors.MATCHES_AT_MOST + 20):
        await rita.ask(f"{number:08x}-0", match, 0)
    assert rita.matches() == visitors.MATCHES_AT_MOST


@awaited
async def test_what_was_asked_for_is_not_too_fast() -> None:
    """A bot at many tables answers as often as it is asked; what it says besides is charged for."""
    hall, match = Hall(), table()
    thread, ear = hall.ear()
    ear.heard(said(messages.hello("rita")))
    await thread.done()
    (rita,) = hall.visitors.here.values()
    legal = match.legal()[0].id
    for number in range(3 * BURST):
        asking = asyncio.create_task(rita.ask(f"{number:08x}-0", match, 0))
        await asyncio.sleep(0)
        answer = said(messages.answer(f"{number:08x}-0", len(match.log), legal))
        assert thread.charge_frame(len(answer))
        ear.heard(answer)
        assert await asking == legal
    assert not all(thread.charge_frame(20) for _ in range(2 * BURST))


@awaited
async def test_a_worker_answers_what_it_was_asked_and_nothing_else() -> None:
    thread = Thread()
    worker = Joined(thread, cast(Pool, SimpleNamespace(join=lambda one: None, leave=lambda one: None)))
    worker.heard(b"1 [9]")  # nobody has asked
    for number in range(1, 3 * BURST):
        asking = asyncio.create_task(worker.ask(b"{}"))
        await asyncio.sleep(0)
        assert thread.written[-1] == b"%d {}" % number
        for wrong in (b"%d [8]" % (number - 1), b"%d [8]" % (number + 1), b"[8]", b"", b"x [8]", b"-1 [8]"):
            worker.heard(wrong)
        assert not asking.done()
        answer = b"%d [7]" % number
        assert thread.charge_frame(len(answer))
        worker.heard(answer)
        worker.heard(answer)
        assert await asking == b"[7]"
    asking = asyncio.create_task(worker.ask(b"{}"))
    await asyncio.sleep(0)
    worker.gone()
    with pytest.raises(ConnectionResetError):
        await asking


# And over real lines.


async def ended(socket: Any) -> int | None:
    """The code with which the other side has ended it. What it said before is read: else it comes to no end."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()
        await socket.wait_closed()
    return cast(int | None, socket.close_code)


@awaited
async def test_a_bot_that_is_taken_back_in_the_middle_of_a_match_is_off_the_line(server: Running) -> None:
    async with guests(server, "Anne") as (anne,):
        made = await anne.let_in("Rita")
        async with line_to(server, str(made.token)) as socket:
            await greeted(socket)
            table = await anne.new_table("potzklotz", [made.id, "me"])
            async with anne.at(table.id) as seat:
                playing = asyncio.create_task(play_to_the_end(seat, 1))
                while json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] != "ask":
                    pass
                await anne.send_away(made.id)
                assert await ended(socket) == CLOSE_FORBIDDEN
                assert (await playing).result is not None


@awaited
async def test_many_lines_with_one_token_are_one_line(server: Running) -> None:
    async with guests(server, "Anne") as (anne,):
        made = await anne.let_in("Rita")
        sockets = [await line_to(server, str(made.token)) for _ in range(30)]
        for socket in sockets:
            await greeted(socket)
        assert [await ended(socket) for socket in sockets[:-1]] == [CLOSE_REPLACED] * 29
        (here,) = await anne.bots_at_hand()
        assert here.here
        await sockets[-1].close()


@awaited
async def test_junk_ends_a_line_and_costs_nobody_anything(server: Running) -> None:
    rng = random.Random(1)
    async with guests(server, "Anne") as (anne,):
        made = await anne.let_in("Rita")
        hello = json.dumps(messages.hello("rita"))
        for junk in (
            ["x" * 20_000],  # more than a message may have
            [rng.randbytes(200)],
            ['{"type": "hello", "protocol": 1, "games": 5}'],
            [hello, "[" * 10_000],
            [hello, '{"type": "answer", "version": ' + "9" * 6000 + "}"],
            [hello, *["{}"] * 3],
        ):
            async with line_to(server, str(made.token)) as socket:
                try:
                    for message in junk:
                        await socket.send(message)
                    assert await ended(socket) in (1007, 1008, 1009)
                except ConnectionClosed:
                    pass
        for token in ("a" * 4000, f"{made.id}.{'b' * 32}", "'; drop table house; --.x", "%.%", "\u00ff\u00fe.x"):
            try:
                async with line_to(server, token) as socket:
                    assert await ended(socket) == CLOSE_FORBIDDEN
            except (UnicodeEncodeError, InvalidMessage):  # it cannot even be said
                pass
        async with line_to(server, str(made.token)) as socket:
            await greeted(socket)
            assert [bot.here for bot in await anne.bots_at_hand()] == [True]


@pytest.mark.parametrize("path", ["/api/bots/socket", "/api/workers"])
@awaited
async def test_letters_that_no_secret_has_are_as_wrong_as_any(server: Running, path: str) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer "
    )
    writer.write(head.encode() + b"\xff\xfe.\xff\r\n\r\n")
    whole = await asyncio.wait_for(reader.read(), PATIENCE)
    assert b" 101 " in whole
    code = int.from_bytes(whole.partition(b"\r\n\r\n")[2][2:4], "big")
    assert code in (CLOSE_FORBIDDEN, 4404)
    writer.close()


def test_lines_of_bots_are_counted_and_charged_like_all_others(tmp_path: Path) -> None:
    running = Running(sqlite(tmp_path), sockets=3, rate=10)
    running.start()

    @awaited
    async def scene() -> None:
        async with guests(running, "Anne") as (anne,):
            token = str((await anne.let_in("Rita")).token)
            silent = [await line_to(running, token) for _ in range(3)]
            async with line_to(running, token) as socket:
                assert await ended(socket) == CLOSE_TOO_MANY
            for socket in silent:
                await socket.close()
            async with line_to(running, token) as socket:
                await greeted(socket)
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(3 * BURST):
                        await socket.send('{"type": "ping"}')
                # Who still writes when the other side hangs up may not hear its last word.
                assert await ended(socket) in (CLOSE_TOO_FAST, CloseCode.ABNORMAL_CLOSURE)

    try:
        scene()
    finally:
        running.stop()
