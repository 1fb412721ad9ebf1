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
        (["verify", "/nowhere/game.jsonl"], "No such file"),
        (["replay", "/nowhere/game.jsonl"], "No such file"),
        (["play", "--position", "/nowhere/position.json"], "No such file"),
        (["play", "--record", "/nowhere/game.jsonl"], "No such file"),
    ],
)
def test_a_mistake_is_one_line(capsys: Captured, tokens: list[str], line: str) -> None:
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


def test_a_closed_pipe_is_one_line(record: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    ended = subprocess.run(
        [sys.executable, "-m", "bouwmeester", "replay", str(record)], stdout=write, stderr=subprocess.PIPE, text=True
    )
    os.close(write)
    assert ended.returncode == 1
    assert ended.stderr == "bouwmeester: nobody reads the output any more\n"
