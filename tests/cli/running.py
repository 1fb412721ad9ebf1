"""The command line, as the tests call it."""

import pytest

import bouwmeester
from bouwmeester import Match, Seal
from bouwmeester.bots.uniform import Uniform
from bouwmeester.cli import main
from bouwmeester.core.chance import Dice
from bouwmeester.core.state import State

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


def run(*tokens: str) -> int:
    return main(list(tokens))


def refused(capsys: Captured, *tokens: str) -> str:
    """The one line that a mistake is worth."""
    assert run(*tokens) != 0
    said = capsys.readouterr()
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
    return said.err


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    answers = list(lines)

    def answer(prompt: str = "") -> str:
        if not answers:
            raise EOFError
        return answers.pop(0)

    monkeypatch.setattr("builtins.input", answer)
