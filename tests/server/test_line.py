"""A line whose other end is silent, chokes, or does not take leave. The other end is made of paper here."""

import asyncio
from collections.abc import Callable
from typing import cast

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.uri import parse_uri

from bouwmeester.server.protocol.close_codes import CLOSE_STOPPING, CLOSE_TOO_FAST, CLOSE_TOO_SLOW
from bouwmeester.server.wire import ends
from bouwmeester.server.wire import line as lines
from bouwmeester.server.wire.line import SILENT_SECONDS, Line, Lines


class Wire:
    """What our end has done to the connection."""

    def __init__(self) -> None:
        self.written = b""
        self.ended = ""
        self.held = False

    def write(self, data: bytes) -> None:
        self.written += data

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return ("127.0.0.1", 1)

    def is_closing(self) -> bool:
        return self.ended != ""

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def pause_reading(self) -> None:
        self.held = True

    def get_write_buffer_size(self) -> int:
        """Nothing is taken at the other end."""
        return len(self.written)


class Somebody:
    """Who is told what comes."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def heard(self, message: bytes) -> None:
        self.told.append(message.decode())

    def ready(self) -> None:
        self.told.append("ready")

    def gone(self) -> None:
        self.told.append("gone")


class Call:
    """A line that is open, with somebody at our end and a client at the other."""

    def __init__(self) -> None:
        self.wire = Wire()
        self.ear = Somebody()
        self.state = ServerState()
        self.lines = Lines(self._answer, rate=0)
        self.line = Line(self.lines, self.state)
        self.client = ClientProtocol(parse_uri("ws://localhost/somewhere"))
        self.line.connection_made(cast(asyncio.Transport, self.wire))
        self.client.send_request(self.client.connect())
        self._speak()
        assert self.frames() == []

    def _answer(self, line: Line, request: Request) -> Somebody:
        assert request.path == "/somewhere"
        return self.ear

    def _speak(self) -> None:
        self.line.data_received(b"".join(self.client.data_to_send()))

    def say(self, text: str) -> None:
        self.client.send_text(text.encode())
        self._speak()

    def leave(self) -> None:
        self.client.send_close(1000)
        self._speak()

    def frames(self) -> list[Frame]:
        """What has come to the client since it last looked."""
        self.client.receive_data(self.wire.written)
        self.wire.written = b""
        return [event for event in self.client.events_received() if isinstance(event, Frame)]


def on_a_call(scene: Callable[[Call], None]) -> None:
    async def run() -> None:
        scene(Call())

    asyncio.run(run())


def test_one_who_is_silent_is_asked_and_then_left() -> None:
    def scene(call: Call) -> None:
        begun = call.line.heard_at
        call.line.look_after(begun + SILENT_SECONDS - 1)
        assert call.frames() == []
        call.line.look_after(begun + SILENT_SECONDS)
        assert [frame.opcode for frame in call.frames()] == [Opcode.PING]
        call.line.look_after(begun + 2 * SILENT_SECONDS)
        assert call.wire.ended == "aborted"

    on_a_call(scene)


def test_whoever_answers_is_there() -> None:
    def scene(call: Call) -> None:
        call.line.heard_at -= SILENT_SECONDS
        before = call.line.heard_at
        call.line.look_after(before + SILENT_SECONDS)
        call.frames()
        call._speak()  # the pong, which the client says by itself
        assert call.line.heard_at > before
        call.line.look_after(before + 2 * SILENT_SECONDS)
        assert call.wire.ended == ""

    on_a_call(scene)


def test_what_is_said_is_heard_until_one_leaves() -> None:
    def scene(call: Call) -> None:
        call.say("good morning")
        call.line.pause_writing()
        assert call.line.choked
        call.line.resume_writing()
        call.leave()
        assert call.ear.told == ["good morning", "ready", "gone"]
        call.line.write(b"too late")
        assert [frame.opcode for frame in call.frames()] == [Opcode.CLOSE]
        assert call.wire.ended == "closed"
        call.line.connection_lost(None)
        assert call.ear.told.count("gone") == 1
        assert not call.state.connections
        assert not call.lines.all

    on_a_call(scene)


def test_nothing_is_heard_once_our_end_has_said_goodbye() -> None:
    def scene(call: Call) -> None:
        call.line.close(CLOSE_TOO_SLOW)
        call.say("wait")
        call.line.close(CLOSE_STOPPING)
        assert call.ear.told == ["gone"]
        call.frames()
        assert call.client.close_rcvd is not None
        assert call.client.close_rcvd.code == CLOSE_TOO_SLOW
        call._speak()
        assert call.wire.ended == "closed"

    on_a_call(scene)


def test_one_who_does_not_take_leave_is_left() -> None:
    async def scene() -> None:
        call = Call()
        call.line.close(CLOSE_STOPPING)
        assert call.wire.ended == ""
        while call.wire.ended != "aborted":
            await asyncio.sleep(0.01)

    before = lines.CLOSING_SECONDS
    try:
        setattr(lines, "CLOSING_SECONDS", 0.0)  # noqa: B010 (a constant, but for this test)
        asyncio.run(scene())
    finally:
        setattr(lines, "CLOSING_SECONDS", before)  # noqa: B010


EMPTY = {
    "continuation": Frame(Opcode.CONT, b"", fin=False),
    "ping": Frame(Opcode.PING, b""),
    "pong": Frame(Opcode.PONG, b""),
    "text": Frame(Opcode.TEXT, b""),
}


@pytest.mark.parametrize("kind", EMPTY)
def test_every_frame_is_charged_and_no_more_is_read_than_was_paid_for(kind: str) -> None:
    def scene(call: Call) -> None:
        if kind == "continuation":
            call.line.data_received(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        flood = EMPTY[kind].serialize(mask=True) * 20_000
        call.line.data_received(flood)
        answers = call.frames()
        assert len(answers) <= ends.BURST + lines.PIECE_BYTES // 6 + 1
        assert call.client.close_rcvd is not None
        assert call.client.close_rcvd.code == CLOSE_TOO_FAST
        assert call.wire.held
        assert call.ear.told[-1] == "gone"

    on_a_call(scene)


def test_bytes_and_parcels_are_charged_too() -> None:
    long = Frame(Opcode.TEXT, b"x" * 16_000).serialize(mask=True)
    heard: list[int] = []

    def by_frames(call: Call) -> None:
        for _ in range(ends.BURST):
            call.line.data_received(long)
        heard.append(call.ear.told.count("x" * 16_000))

    def by_parcels(call: Call) -> None:
        for place in range(len(long)):
            if not call.wire.held:
                call.line.data_received(long[place : place + 1])
        heard.append(call.ear.told.count("x" * 16_000))

    on_a_call(by_frames)
    on_a_call(by_parcels)
    assert heard == [8, 0]


def test_pongs_that_nobody_reads_end_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ends, "BURST", 1_000_000)
    monkeypatch.setattr(lines, "UNREAD_BYTES", 10_000)

    def scene(call: Call) -> None:
        call.line._left = 1_000_000.0
        call.line.pause_writing()
        pings = 0
        while not call.wire.ended:
            call.line.data_received(Frame(Opcode.PING, b"x" * 125).serialize(mask=True))
            pings += 1
        assert call.wire.ended == "aborted"
        assert pings == 10_000 // 127 + 1

    on_a_call(scene)


def test_one_who_reads_nothing_for_long_is_left() -> None:
    def scene(call: Call) -> None:
        call.line.pause_writing()
        call.line.heard_at = call.line.choked_at + ends.UNREAD_SECONDS
        call.line.look_after(call.line.choked_at + ends.UNREAD_SECONDS - 1)
        assert call.wire.ended == ""
        call.line.look_after(call.line.choked_at + ends.UNREAD_SECONDS)
        assert call.wire.ended == "aborted"

    on_a_call(scene)
