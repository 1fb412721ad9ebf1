"""What the command line has for those who build and study games."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bouwmeester
from bouwmeester import Action, BadOption, Match
from bouwmeester.arena import fuzz as arena
from bouwmeester.arena.simulate import Simulation
from bouwmeester.core.state import State
from bouwmeester.server.store.migrating import migrate
from bouwmeester.server.store.store import open_engine
from bouwmeester_nim import game as nim
from tests.cli.running import POSITION, Captured, run


def test_version_says_how_it_was_built(capsys: Captured) -> None:
    assert run("version") == 0
    said = capsys.readouterr().out
    assert bouwmeester.__version__ in said
    assert ("plain" in said) == bouwmeester.core.engine.__file__.endswith(".py")
    assert "palazzo" in said


def test_python_m_bouwmeester() -> None:
    ended = subprocess.run([sys.executable, "-m", "bouwmeester", "version"], capture_output=True, text=True)
    assert ended.returncode == 0
    assert "games: palazzo, caylus, potzklotz" in ended.stdout


def test_perft_counts_from_the_start_a_seed_or_a_position(capsys: Captured, tmp_path: Path) -> None:
    assert run("perft", "palazzo", "--seats", "2", "--depth", "2") == 0
    assert re.search(r"1\s+4 .*\n\s+2\s+72 ", capsys.readouterr().out)
    assert run("perft", "palazzo", "--seats", "2", "--seed", "1", "--depth", "1") == 0
    assert re.search(r"1\s+2 ", capsys.readouterr().out)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    assert run("perft", "palazzo", "--position", str(file), "--depth", "1") == 0
    assert re.search(r"1\s+2 ", capsys.readouterr().out)


def test_fuzz_finds_nothing(capsys: Captured) -> None:
    for name in bouwmeester.names():
        assert run("fuzz", name, "--games", "6", "--seed", "3") == 0
        assert re.search(rf"{name}, games: 6, lines: \d+; no flaw found", capsys.readouterr().out)


def test_fuzz_keeps_the_game_with_a_flaw(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(arena, "LINES_AT_MOST", 30)
    assert run("fuzz", "palazzo", "--games", "3", "--seed", "9", "--seats", "2") == 1
    assert "no end after 30 lines" in capsys.readouterr().out
    (kept,) = tmp_path.iterdir()
    assert len(Match.load(kept.read_text()).log) == 30


def test_fuzz_keeps_the_game_that_breaks(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    def broken(self: object, s: State, action: Action) -> None:
        raise RuntimeError("the table has fallen over")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(nim.TakeSticks, "take", broken)
    assert run("fuzz", "nim", "--games", "1") == 1
    said = capsys.readouterr().out
    assert "RuntimeError after 'take " in said
    assert "the table has fallen over" in said
    (kept,) = tmp_path.iterdir()
    assert [line.action.verb for line in Match.load(kept.read_text()).log] == ["lay"]


def test_simulate_prints_a_table(capsys: Captured) -> None:
    assert run("simulate", "palazzo", "--seats", "3", "--games", "4", "--bots", "uniform", "--seed", "2") == 0
    said = capsys.readouterr().out
    assert re.search(r"uniform +12 ", said)
    for seat in ("seat 1", "seat 2", "seat 3"):
        assert re.search(rf"{seat} +4 ", said)


def test_simulate_prints_json(capsys: Captured) -> None:
    tokens = ("simulate", "palazzo", "--seats", "2", "--games", "3", "--bots", "uniform", "--seed", "2", "--json")
    assert run(*tokens) == 0
    first = capsys.readouterr().out
    assert run(*tokens) == 0
    assert capsys.readouterr().out == first
    result = json.loads(first)
    assert result["games"] == 3
    assert sum([seat["wins"] for seat in result["by_seat"]]) == pytest.approx(3)
    assert sum([seat["games"] * seat["mean_decisions"] for seat in result["by_seat"]]) == pytest.approx(
        result["decisions"]
    )


def test_every_bot_sits_everywhere() -> None:
    simulation = Simulation(bouwmeester.load("palazzo"), 3, ["a", "b"], seed=1)
    for seat in range(3):
        assert {simulation.seating(number)[seat] for number in range(4)} == {"a", "b"}
    with pytest.raises(BadOption):
        Simulation(bouwmeester.load("palazzo"), 5, ["uniform"], seed=1)


@pytest.mark.parametrize(
    ("of", "said"),
    [
        ("who", "nobody; keeper name makes somebody a keeper\n"),
        ("reports", "reports that wait: 0\n"),
        ("log", "nothing was done yet\n"),
    ],
)
def test_a_ofof_keepers_with_nothing_in_it_says_so(capsys: Captured, tmp_path: Path, of: str, said: str) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    migrate(open_engine(database))
    assert run("keeper", of, "--database", database) == 0
    assert capsys.readouterr().out == said
