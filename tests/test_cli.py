"""The command line: what each command says, and that a mistake is one line and never a traceback."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bouwmeester
from bouwmeester import Action, BadOption, Match, Seal
from bouwmeester.arena import fuzz as arena
from bouwmeester.arena.simulate import Simulation
from bouwmeester.bots.uniform import Uniform
from bouwmeester.cli import main
from bouwmeester.cli.app import app
from bouwmeester.core.chance import Dice
from bouwmeester.core.state import State
from tests import nim

DOCS = Path(__file__).parents[1] / "docs" / "play.md"
POSITION = {
    "players": {"anne": {"hand": ["florin 5"]}, "bram": {}},
    "builder": "north",
    "quarries": {"east": ["brick 2 w"]},
    "agenda": ["turn anne"],
}

Captured = pytest.CaptureFixture[str]


def whole_match(seed: int = 1, *, sealed: bool = True) -> Match[State]:
    match = Match(bouwmeester.load("palazzo"), 2, seal=Seal(bytes([seed] * 32)) if sealed else None)
    player = Uniform(seed)
    dice = None if sealed else Dice(seed)
    match.run_chance(dice)
    while match.to_move is not None:
        match.play(player.choose(match.game, match.state, match.to_move, match.legal()))
        match.run_chance(dice)
    return match


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_text(whole_match().save(), encoding="utf-8")
    return file


def run(*tokens: str) -> int:
    return main(list(tokens))


def refused(capsys: Captured, *tokens: str) -> str:
    """The one line that a mistake is worth."""
    assert run(*tokens) != 0
    said = capsys.readouterr()
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
    return said.err


# Mistakes.


@pytest.mark.parametrize(
    ("tokens", "line"),
    [
        (["frobnicate"], "frobnicate"),
        (["play", "ludo"], "there is no game 'ludo'"),
        (["play", "--seats", "9"], "palazzo is for 2 to 4 seats, not 9"),
        (["play", "--seats", "many"], "--seats"),
        (["play", "--bots", "genius"], "there is no bot 'genius'; there are: uniform, greedy"),
        (["play", "--bots", ","], "at least one bot"),
        (["play", "--language", "fr"], "--language"),
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


# Playing, from a script. The table itself is in test_table.py.


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    answers = list(lines)

    def answer(prompt: str = "") -> str:
        if not answers:
            raise EOFError
        return answers.pop(0)

    monkeypatch.setattr("builtins.input", answer)


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
    assert "You play against Bram (uniform), Cora (greedy), Dirk (uniform)." in shown[0]


def test_play_at_a_position_with_options(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**POSITION, "options": {"money": "open", "stacks": "thirds"}}))
    typed(monkeypatch, "money")
    assert run("play", "--position", str(file), "--bots", "uniform", "--language", "en") == 0
    said = capsys.readouterr().out
    assert "Everyone's money: open, for a game to learn from" in said
    assert "Which tiles lie in which stack: sixteen tiles in each stack" in said
    assert "You take money." in said


def test_options_on_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed(monkeypatch)
    assert run("play", "--bots", "uniform", "--language", "en", "--options", "money=open", "stacks=thirds") == 0
    said = capsys.readouterr().out
    assert "Everyone's money: open" in said
    assert "sixteen tiles" in said


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


# Records.


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
    typed(monkeypatch, "", "b", "b", "20", "t", "q")
    assert run("replay", str(record), "--language", "en") == 0
    steps = len(Match.load(record.read_text()).log)
    said = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out)
    shown = re.findall(rf"(\d+)/{steps}", said)
    assert shown == ["1", "2", "1", "1", "20"]
    assert "Riders: 0 of 5" in said


# Tools.


def test_version_says_how_it_was_built(capsys: Captured) -> None:
    assert run("version") == 0
    said = capsys.readouterr().out
    assert bouwmeester.__version__ in said
    assert ("plain" in said) == bouwmeester.core.engine.__file__.endswith(".py")
    assert "palazzo" in said


def test_python_m_bouwmeester() -> None:
    ended = subprocess.run([sys.executable, "-m", "bouwmeester", "version"], capture_output=True, text=True)
    assert ended.returncode == 0
    assert "games: caylus, palazzo" in ended.stdout


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
        assert re.search(rf"6 games of {name}, \d+ lines: no flaw found", capsys.readouterr().out)


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


# The page about it.


def test_every_command_and_flag_is_documented() -> None:
    page = DOCS.read_text(encoding="utf-8") + "\n" + DOCS.with_name("host.md").read_text(encoding="utf-8")
    for name in app:
        if name.startswith("-"):
            continue
        assert f"## bouwmeester {name}" in page, name
        section = page.partition(f"## bouwmeester {name}\n")[2].partition("\n## ")[0]
        for argument in app[name].assemble_argument_collection():
            if argument.name == "*":  # the settings as a whole; each of them comes by itself
                continue
            flag = argument.name if argument.name.startswith("--") else argument.name.upper()
            assert f"`{flag}" in section, f"{name} {flag}"


def test_every_verb_is_documented() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for name in bouwmeester.names():
        if name == "nim":
            continue
        for verb in bouwmeester.load(name).catalogue.verbs:
            assert f"| `{verb.name}" in page, verb.name
