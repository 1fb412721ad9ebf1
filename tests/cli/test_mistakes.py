"""Mistakes on the command line are one line each."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import POSITION, Captured, refused


@pytest.mark.parametrize(
    ("tokens", "line"),
    [
        (["frobnicate"], "frobnicate"),
        (["play", "caylus", "with", "Anne"], "with Anne: nothing asks for that; see --help"),
        (["play", "ludo"], "there is no game 'ludo'"),
        (["play", "--seats", "9"], "palazzo is for 2 to 4 seats, not 9"),
        (["play", "--seats", "many"], "--seats"),
        (["play", "--bots", "genius"], "there is no bot 'genius' for palazzo; there are: uniform, greedy, level-1,"),
        (
            ["play", "caylus", "--bots", "potzklotz-3"],
            "no bot 'potzklotz-3' for caylus; there are: uniform, greedy, level-1,",
        ),
        (["simulate", "potzklotz", "--bots", "genius"], "level-6, potzklotz-1"),
        (["play", "--bots", ","], "at least one bot"),
        (["play", "--language", "fr"], "there is no language 'fr'; there are: en, nl, de"),
        (["play", "--options", "money"], "name=value"),
        (["play", "--options", "colour=red"], "no option 'colour'"),
        (["play", "--options", "money=lots"], "wanted hidden or open"),
        (["simulate", "palazzo", "--games", "0"], "--games"),
        (["simulate", "palazzo", "--seats", "7"], "2 to 4 seats"),
        (["simulate", "palazzo", "--bots", ","], "at least one bot"),
        (["simulate"], "GAME"),
        (["perft", "palazzo", "--depth", "0"], "--depth"),
        (["perft", "palazzo", "--seats", "5"], "2 to 4 seats"),
        (["fuzz", "palazzo", "--seats", "1"], "2 to 4 seats"),
        (["train", "palazzo", "--seats", "2", "--bots", ","], "at least one bot"),
        (["train", "palazzo", "--seats", "2", "--pace", "-1"], "--pace"),
        (["train", "palazzo", "--seats", "2", "--folder", __file__], f"{__file__}: Not a directory"),
        (["arena", "palazzo", "greedy", "uniform", "--keep", __file__], f"{__file__}: has no results of an arena"),
        (["verify", "/nowhere/game.jsonl"], "No such file"),
        (["replay", "/nowhere/game.jsonl"], "No such file"),
        (["play", "--position", "/nowhere/position.json"], "No such file"),
        (["play", "--record", "/nowhere/game.jsonl"], "No such file"),
        (["play", "--bots", "genius"], "thumb; a level also as level-3:hoards, :strikes, :towers"),
        (["puzzle", "--kind", "best"], "there is no puzzle 'best'; there are: which, chain"),
        (["puzzle", "--level", "9"], "puzzles are of the levels 1 to 5, not 9"),
        (["event", "new", " ", "palazzo", "--server", "http://localhost:1"], "an event has a name"),
        (["keeper", "mute", "0" * 32, "--days", "0", "--reason", "words"], "Must be > 0"),
        (["serve", "--port", "99999"], "--port is a number from 0 to 65535, not 99999"),
        (["serve", "--workers", "-1"], "--workers is 0 or more, not -1"),
        (["serve", "--rate", "0"], "--rate is more than 0"),
        (["serve", "--database", "house"], "'house' is not the address of a database"),
        (["restore", "old.db", "--database", "mysql://house"], "'mysql://house' is not the address of a database"),
        (["serve", "--port", "0", "--database", "sqlite://", "--hints", "zz"], "--hints is like redis://host/0"),
        (["serve", "--port", "0", "--hints", "redis://me:secret@host:port"], "which redis… is not"),
        (["serve", "--port", "0", "--names", "a.example,https://b.example"], "not 'https://b.example'"),
        (["serve", "--database", "postgresql+psycopg://me@host:port/house"], "the port in that is no number"),
        (["pack", "packs", "--days", "-1"], "--days"),
    ],
)
def test_a_mistake_is_one_line(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tokens: list[str], line: str
) -> None:
    monkeypatch.chdir(tmp_path)  # a house that is refused leaves its claim where it was to be
    assert line in refused(capsys, *tokens)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"{", "not JSON"),
        (b"[]", "wanted: a JSON object"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"[" * 100_000, "cannot be read"),
        (b'{"seats": ' + b"9" * 5000 + b"}", "cannot be read"),
        (b'{"players": {"anne": {"hand": ["florin 9"]}, "bram": {}}}', "'florin 9' is not a card"),
        (b'{"players": {}}', "palazzo is for 2 to 4"),
    ],
)
def test_a_bad_position_is_one_line(capsys: Captured, tmp_path: Path, content: bytes, line: str) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(content)
    assert line in refused(capsys, "play", "--position", str(file))
    assert line in refused(capsys, "perft", "palazzo", "--position", str(file))


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "empty"),
        (b"{}\n", "not a bouwmeester-record"),
        (b"root:x:0:0\n", "not a line of a record"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"[" * 100_000, "too deep"),
    ],
)
def test_a_bad_record_is_one_line(capsys: Captured, tmp_path: Path, content: bytes, line: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(content)
    assert line in refused(capsys, "verify", str(file), "--language", "en")
    assert line in refused(capsys, "replay", str(file))


def test_a_position_says_itself_who_plays(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    assert "a position says itself" in refused(capsys, "play", "--position", str(file), "--seats", "3")


def test_a_record_is_never_overwritten(capsys: Captured, record: Path) -> None:
    before = record.read_bytes()
    assert "is already there" in refused(capsys, "play", "--record", str(record))
    assert record.read_bytes() == before


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_streams_that_were_closed_are_no_traceback(record: Path, closed: str) -> None:
    command = f"exec {sys.executable} -m bouwmeester replay {record} {closed}"
    ended = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_ctrl_c_while_the_commands_are_loaded_is_one_line() -> None:
    early = """
import sys
class Early:
    def find_spec(self, name, path, target=None):
        if name == "bouwmeester.cli.app":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Early())
from bouwmeester.cli import main
sys.exit(main(["version"]))
"""
    ended = subprocess.run([sys.executable, "-c", early], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "bouwmeester: interrupted\n")


def test_a_closed_pipe_is_one_line(record: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    ended = subprocess.run(
        [sys.executable, "-m", "bouwmeester", "replay", str(record)], stdout=write, stderr=subprocess.PIPE, text=True
    )
    os.close(write)
    assert ended.returncode == 1
    assert ended.stderr == "bouwmeester: nobody reads the output any more\n"


@pytest.mark.parametrize(
    "tokens",
    [
        ["check-tables"],
        ["backup", "copy.db"],
        ["export", "copy.jsonl"],
        ["pack", "records"],
        ["ratings"],
        ["keeper", "who"],
        ["keeper", "find", "anne"],
        ["keeper", "name", "0" * 32],
    ],
)
def test_a_house_that_is_not_there_is_not_made(capsys: Captured, tmp_path: Path, tokens: list[str]) -> None:
    missing = tmp_path / "hous.db"
    assert f"there is no house in {missing}" in refused(capsys, *tokens, "--database", f"sqlite:///{missing}")
    assert list(tmp_path.iterdir()) == []
    assert "is not the address of a database" in refused(capsys, *tokens, "--database", str(missing))


@pytest.mark.parametrize(
    "tokens",
    [["serve", "--host", "127.0.0.1", "--port", "0"], ["check-tables"], ["backup", "new.db"], ["keeper", "reports"]],
)
def test_a_house_that_is_none_is_one_line(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tokens: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "house.db"
    file.write_text("a shopping list")
    assert "the database: file is not a database" in refused(capsys, *tokens, "--database", f"sqlite:///{file}")
    assert file.read_text() == "a shopping list"
    assert not list(tmp_path.glob("new.db*"))


@pytest.mark.parametrize(
    ("command", "content", "line"),
    [
        ("restore", b"", "there is no house in it"),
        ("restore", b"a shopping list", "not a database"),
        ("import", b"", "there is no house in it"),
        ("import", b"\xff\xfe\x00", "line 1: "),
        ("import", b"{}\n", "line 1: this is not an export of a house"),
    ],
)
def test_a_copy_of_a_house_that_is_none_is_one_line(
    capsys: Captured, tmp_path: Path, command: str, content: bytes, line: str
) -> None:
    file = tmp_path / "copy"
    file.write_bytes(content)
    assert line in refused(capsys, command, str(file), "--database", f"sqlite:///{tmp_path}/new.db")
