"""Playing from a script. The table itself is in test_table.py."""

import json
from pathlib import Path

import pytest

from bouwmeester import Match
from tests.cli.running import POSITION, Captured, run, typed


def test_play_ends_politely_when_nobody_types(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path
) -> None:
    typed(monkeypatch)
    file = tmp_path / "game.jsonl"
    assert run("play", "--bots", "uniform", "--language", "nl", "--seed", "1", "--record", str(file)) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Je bent van tafel gegaan." in said
    assert f"bouwmeester verify {file}" in said
    match = Match.load(file.read_text())
    assert match.to_move == 0
    # The promise made at the start is the one in the record.
    assert json.loads(file.read_text().splitlines()[0])["commitment"] in said


def test_play_is_repeatable_with_a_seed_and_not_without(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    shown: list[str] = []
    for tokens in (["--seed", "5"], ["--seed", "5"], [], []):
        typed(monkeypatch, "1", "1")
        assert run("play", "palazzo", "--seats", "4", "--bots", "uniform,greedy", "--language", "en", *tokens) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert shown[2] != shown[3]
    assert "You play against Bram (Day labourer), Cora (Contractor), Dirk (Day labourer)." in shown[0]


def test_play_at_a_position_with_options(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**POSITION, "options": {"money": "open", "stacks": "thirds"}}))
    typed(monkeypatch, "money")
    assert run("play", "--position", str(file), "--bots", "uniform", "--language", "en") == 0
    said = capsys.readouterr().out
    assert "Everyone’s money: open, for a game to learn from" in said
    assert "Which tiles lie in which stack: sixteen tiles in each stack" in said
    assert "You take money." in said


def test_options_on_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed(monkeypatch)
    assert run("play", "--bots", "uniform", "--language", "en", "--options", "money=open", "stacks=thirds") == 0
    said = capsys.readouterr().out
    assert "Everyone’s money: open" in said
    assert "sixteen tiles" in said


def test_neither_yes_nor_no_nor_a_number_is_the_name_of_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = 0

    def answer(prompt: str = "") -> str:
        nonlocal asked
        said = capsys.readouterr().out
        asked += "bewaren?" in said or "Onder welke naam?" in said
        return ["1", "ja", "1", "Nee"][asked] if asked else "1"

    monkeypatch.setattr("builtins.input", answer)
    assert run("play", "--seats", "2", "--bots", "uniform", "--language", "nl", "--seed", "2") == 0
    assert asked == 3
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("keep", [True, False])
def test_a_finished_game_offers_to_keep_the_record(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path, keep: bool
) -> None:
    file = tmp_path / "kept.jsonl"
    prompts = 0

    def answer(prompt: str = "") -> str:
        nonlocal prompts
        prompts += 1
        if "Keep the record" in capsys.readouterr().out:
            return str(file) if keep else ""
        return "1"

    monkeypatch.setattr("builtins.input", answer)
    assert run("play", "--seats", "2", "--bots", "uniform", "--language", "en", "--seed", "2") == 0
    said = " ".join(capsys.readouterr().out.split())
    assert prompts > 20
    if keep:
        assert f"Saved in {file}" in said
        assert f"bouwmeester verify {file}" in said
        assert run("verify", str(file)) == 0
    else:
        assert "bouwmeester verify FILE" in said
        assert not file.exists()
