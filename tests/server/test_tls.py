"""Webhooks over TLS: the certificate is that of the name that was given, though its address was looked up before."""

import asyncio
import json
import ssl
from collections.abc import Callable
from pathlib import Path

import pytest

from bouwmeester.server.notices.outward import Answered, Outward
from tests.server.certificates import Authority
from tests.server.conftest import sqlite
from tests.server.listening import Listener
from tests.server.test_notices import Time, scene

#: One that keeps the line open for the next letter.
KEPT_OPEN = b"HTTP/1.1 204 So\r\n\r\n"


@pytest.fixture
def authority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Authority:
    """One that the house trusts."""
    made = Authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made.file))
    return made


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def all_names_lead_here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever is looked up is this machine; returns what was asked for."""
    asked: list[str] = []
    loop = asyncio.get_running_loop()

    async def lookup(host: str, port: int, **_: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        asked.append(host)
        return [(2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(loop, "getaddrinfo", lookup)
    return asked


async def posted(outward: Outward, listener: Listener, *names: str) -> list[Answered]:
    """What came of writing to that listener by each of these names, one after the other."""
    port = listener.address.rpartition(":")[2]
    return [await outward.post(f"https://{name}:{port}/hook", b"{}", {}) for name in names]


def test_the_name_is_that_of_the_certificate_and_is_told_to_the_server(
    authority: Authority, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        told: list[str | None] = []
        shown = authority.server("hook.example", "127.0.0.1")
        shown.sni_callback = lambda _line, name, _context: told.append(name)
        async with Listener(KEPT_OPEN, tls=shown) as listener:
            asked = all_names_lead_here(monkeypatch)
            outward = Outward(inside=True)
            answers = await posted(outward, listener, "hook.example", "127.0.0.1")
            await outward.close()
            assert answers == [Answered(204), Answered(204)]
            assert told == ["hook.example", None], "an address of numbers has no name"
            assert asked.count("hook.example") == 1
            port = listener.address.rpartition(":")[2]
            assert [one.headers["host"] for one in listener.letters] == [f"hook.example:{port}", f"127.0.0.1:{port}"]

    asyncio.run(ask())


def another(authority: Authority, folder: Path) -> ssl.SSLContext:
    return Authority(folder).server("hook.example")


def other_name(authority: Authority, folder: Path) -> ssl.SSLContext:
    # Also not one that is right for the address to which the name led.
    return authority.server("other.example", "127.0.0.1")


def run_out(authority: Authority, folder: Path) -> ssl.SSLContext:
    return authority.server("hook.example", days=-1)


@pytest.mark.parametrize("shown", [another, other_name, run_out])
def test_a_certificate_that_is_not_right_is_told_nothing(
    authority: Authority,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    shown: Callable[[Authority, Path], ssl.SSLContext],
) -> None:
    async def ask() -> None:
        async with Listener(KEPT_OPEN, tls=shown(authority, tmp_path)) as listener:
            all_names_lead_here(monkeypatch)
            outward = Outward(inside=True)
            assert await posted(outward, listener, "hook.example") == [Answered(None)]
            await outward.close()
            assert listener.letters == []

    asyncio.run(ask())


def test_a_line_to_one_name_is_none_to_another_at_the_same_address(
    authority: Authority, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is trusted as themselves could else be written to in the name of whoever has the same address."""

    async def ask() -> None:
        async with Listener(KEPT_OPEN, tls=authority.server("mine.example")) as listener:
            all_names_lead_here(monkeypatch)
            outward = Outward(inside=True)
            answers = await posted(outward, listener, "mine.example", "yours.example")
            await outward.close()
            assert [one.took for one in answers] == [True, False]
            assert len(listener.letters) == 1

    asyncio.run(ask())


def test_a_notice_reaches_a_webhook_with_a_certificate_of_the_house(
    authority: Authority, tmp_path: Path, time: Time
) -> None:
    async def play() -> None:
        async with scene(sqlite(tmp_path), tls=authority.server("127.0.0.1")) as here:
            assert here.listener.address.startswith("https://")
            for user in here.people:
                await here.hook(user, f"/{user}")
            await here.table()
            time.passes(25)
            assert await here.send() == ["turn"]
            assert json.loads(here.listener.letters[0].body)["game"] == "palazzo"

    asyncio.run(play())
