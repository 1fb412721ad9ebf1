"""``bouwmeester event``: between bots here, and at a server."""

import json

import pytest

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


def test_an_event_at_a_server(capsys: Captured, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Running(sqlite(tmp_path_factory.mktemp("house")))
    server.start()
    try:
        there = ("--server", server.address)
        assert run("event", "new", "Friday evening", "palazzo", *there, "--seats", "4") == 0
        said = capsys.readouterr().out
        code = said.split("/events/")[1].split()[0]
        assert "/back#" in said
        assert run("event", "list", *there) == 0
        assert f"{code}  open" in capsys.readouterr().out
        assert run("event", "standings", code, *there) == 0
        assert "Friday evening: open, round 0" in capsys.readouterr().out
        assert "no event" in refused(capsys, "event", "standings", "ZZZZZZ", *there)
        assert "seats" in refused(capsys, "event", "new", "Greedy evening", "palazzo", *there, "--seats", "5")
    finally:
        server.stop()
