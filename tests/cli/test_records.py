"""Records on the command line: verified and replayed."""

import re
from pathlib import Path

import pytest

import bouwmeester
from bouwmeester import Match, Seal
from tests.cli.running import Captured, refused, run, typed, whole_match


def test_verify_says_what_was_checked(capsys: Captured, record: Path) -> None:
    assert run("verify", str(record), "--language", "en") == 0
    said = capsys.readouterr().out
    match = Match.load(record.read_text())
    assert f"{record}: a true record of a game of Palazzo for 2." in said
    assert f"{len(match.log)} lines were played again" in said
    assert "are those of the sealed seed" in said
    assert match.outcome is not None
    assert ", ".join([str(score) for score in match.outcome.scores]) in said


def test_verify_says_what_could_not_be_checked(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(whole_match(sealed=False).save())
    assert run("verify", str(file), "--language", "en") == 0
    assert "they were not sealed" in capsys.readouterr().out
    whole = whole_match()
    whole.undo()
    file.write_text(whole.save())
    assert run("verify", str(file), "--language", "en") == 0
    said = capsys.readouterr().out
    assert "The seed is still secret" in said
    assert "The game is not over." in said


def test_verify_names_the_first_wrong_line(capsys: Captured, record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    draws = [i for i, line in enumerate(lines) if '"deal ' in line]
    other = "deal florin 3" if "deal florin 3" not in lines[draws[0]] else "deal ducat 3"
    lines[draws[0]] = re.sub('"deal [^"]*"', f'"{other}"', lines[draws[0]])
    file = tmp_path / "forged.jsonl"
    file.write_text("\n".join(lines))
    said = refused(capsys, "verify", str(file), "--language", "en")
    assert f"line {draws[0] + 1} is wrong: the sealed dice give" in said


def test_replay_tells_every_step(capsys: Captured, record: Path) -> None:
    assert run("replay", str(record), "--language", "nl") == 0
    said = capsys.readouterr().out
    steps = len(Match.load(record.read_text()).log)
    assert f"1/{steps}" in said
    assert f"{steps}/{steps}" in said
    assert "De bouwmeester begint op steengroeve" in said
    assert "Anne krijgt" in said
    assert "De vijfde ruiterkaart!" in said
    assert "1. " in said


def test_replay_says_whose_cards_are_told_to_one_alone(capsys: Captured, tmp_path: Path) -> None:
    match = Match(bouwmeester.load("potzklotz"), 2, seal=Seal(bytes(32)))
    match.run_chance()
    file = tmp_path / "dealt.jsonl"
    file.write_text(match.save(), encoding="utf-8")
    assert run("replay", str(file), "--language", "en") == 0
    said = capsys.readouterr().out
    assert said.count("New in Anne’s hand") == said.count("New in Bram’s hand") == 5
    assert "your hand" not in said


def test_replay_from_a_step(capsys: Captured, record: Path) -> None:
    steps = len(Match.load(record.read_text()).log)
    assert run("replay", str(record), "--from", str(steps), "--all") == 0
    said = capsys.readouterr().out
    assert f"{steps}/{steps}" in said
    assert f"{steps - 1}/{steps}" not in said


def test_replay_step_by_step(monkeypatch: pytest.MonkeyPatch, capsys: Captured, record: Path) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("bouwmeester.cli.screen.Screen.is_terminal", True)
    monkeypatch.setenv("NO_COLOR", "1")
    typed(monkeypatch, "", "b", "?", "b", "20", "t", "q")
    assert run("replay", str(record), "--language", "en") == 0
    steps = len(Match.load(record.read_text()).log)
    said = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out)
    shown = re.findall(rf"(\d+)/{steps}", said)
    assert shown == ["1", "2", "1", "1", "20"]
    assert said.count("q: quit") == 2
    assert "Riders: 0 of 5" in said
