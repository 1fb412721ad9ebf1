"""``bouwmeester event``: between bots here, and at a server."""

import asyncio
import json
from datetime import datetime, timedelta

import httpx
import pytest

from bouwmeester.cli.outside import answered
from bouwmeester.client import Client
from bouwmeester.core.errors import BouwmeesterError
from tests.cli.running import Captured, refused, run
from tests.server.conftest import sqlite
from tests.server.running import Running


def test_a_tournament_between_bots_is_the_same_with_the_same_seed(capsys: Captured) -> None:
    tokens = ("event", "palazzo", "--bots", "uniform,uniform,greedy,uniform,greedy", "--seats", "3", "--rounds", "2")
    assert run(*tokens, "--json") == 0
    first = json.loads(capsys.readouterr().out)
    assert run(*tokens, "--json") == 0
    assert json.loads(capsys.readouterr().out) == first
    assert [len(one) for one in first["rounds"]] == [2, 2]
    assert sorted([row["who"] for row in first["standings"]]) == [0, 1, 2, 3, 4]
    assert run(*tokens) == 0
    assert "points" in capsys.readouterr().out


def test_what_is_no_tournament_is_refused(capsys: Captured) -> None:
    assert "3 bots" in refused(capsys, "event", "palazzo", "--bots", "uniform")
    assert "2 to 4 seats" in refused(capsys, "event", "palazzo", "--seats", "5")
    assert "--rounds" in refused(capsys, "event", "palazzo", "--rounds", "0")
    assert "cannot be reached" in refused(capsys, "event", "list", "--server", "http://127.0.0.1:9")


def test_an_address_without_a_house_is_one_line() -> None:
    answer = httpx.Response(404, text="<h1>404</h1>", request=httpx.Request("GET", "http://localhost/api/events"))
    with pytest.raises(BouwmeesterError, match="http://localhost/api/events: there is no house"):
        answered(answer)


def test_an_event_at_a_server(capsys: Captured, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Running(sqlite(tmp_path_factory.mktemp("house")))
    server.start()
    try:
        there = ("--server", server.address)
        assert "seats: " in refused(capsys, "event", "new", "Friday", "palazzo", "--seats", "9", *there)
        assert run("event", "new", "Friday evening", "palazzo", *there, "--seats", "4") == 0
        said = capsys.readouterr().out
        code = said.split("/events/")[1].split()[0]
        assert "/back#" in said
        assert run("event", "list", *there) == 0
        assert f"{code}    0 people  palazzo     Friday evening: open, round 0" in capsys.readouterr().out
        assert run("event", "standings", code, *there) == 0
        assert "Friday evening: open, round 0" in capsys.readouterr().out
        assert "no event" in refused(capsys, "event", "standings", "ZZZZZZ", *there)
        assert "seats" in refused(capsys, "event", "new", "Greedy evening", "palazzo", *there, "--seats", "5")
    finally:
        server.stop()


async def sign_up(server: Running, code: str, *names: str) -> None:
    for name in names:
        async with Client(server.address) as client:
            await client.sit_down(name)
            assert (await client.http.post(f"/api/events/{code}/entry")).status_code == 200


def test_an_event_is_run_from_here(capsys: Captured, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Running(sqlite(tmp_path_factory.mktemp("house")))
    server.start()
    there = ("--server", server.address)
    day = datetime.now().replace(second=0, microsecond=0) + timedelta(days=2)
    try:
        at = ("--at", f"{day:%Y-%m-%d %H:%M}")
        assert run("event", "new", "Autumn league", "palazzo", *there, "--league", *at) == 0
        said = capsys.readouterr().out
        code = said.split("/events/")[1].split()[0]

        def direct(what: str, *more: str) -> str:
            nonlocal said
            link = said.rpartition("To run it:")[2].strip()
            assert run("event", "run", code, what, *there, "--link", link, *more) == 0
            said = capsys.readouterr().out
            return said

        assert run("event", "list", *there) == 0
        assert f"Autumn league, season 1: open, begins {day:%Y-%m-%d %H:%M}" in capsys.readouterr().out
        assert "begins" not in direct("time")
        assert f"begins {day:%Y-%m-%d %H:%M}" in direct("time", *at)
        link = said.rpartition("To run it:")[2].strip()
        assert run("event", "run", code, "next", *there, "--link", link) != 0
        told = capsys.readouterr()
        assert "a league that is over" in told.err
        said = told.out
        assert "link" in refused(capsys, "event", "run", code, "close", *there, "--link", link), "it was used"
        asyncio.run(sign_up(server, code, "Anne", "Bram", "Cora"))
        direct("close")
        assert ": playing" in direct("begin")
        assert ": cancelled" in direct("cancel")
        for wrong in ("tomorrow", "2026-13-01 20:00", "", "99999-01-01"):
            assert "no time" in refused(capsys, "event", "new", "E", "palazzo", *there, "--at", wrong)
        assert "90 days" in refused(capsys, "event", "new", "E", "palazzo", *there, "--at", "2001-01-01 20:00")
    finally:
        server.stop()
