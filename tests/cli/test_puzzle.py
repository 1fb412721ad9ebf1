"""``bouwmeester puzzle``: asked, judged, given up."""

import io

import pytest
from rich.console import Console
from rich.text import Text

import bouwmeester
from bouwmeester.table.drawing import drawing, fits
from bouwmeester.text import LANGUAGES, Words
from tests.cli.running import Captured, refused, run, typed


def test_puzzle_is_asked_judged_and_shown(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed(monkeypatch, "zzz", "3 4", "21b")
    assert run("puzzle", "--date", "2026-11-15", "--language", "en") == 0
    said = capsys.readouterr().out
    assert "4: 22b" in said
    assert "░" in said
    assert "Each once, by number from 1 to 4" in said
    assert "Card 22a shows the mirror image." in said
    assert "One is missing." in said
    assert "Right!" in said
    assert "The solution: 21b." in said
    assert "2026-11-15 (Which cards fit?): solved after 2 tries." in said


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("nl", "PotzKlotz 2026-11-15 (Welke kaarten passen?): bij de eerste poging opgelost."),
        ("de", "PotzKlotz 2026-11-15 (Welche Karten passen?): beim ersten Versuch gelöst."),
    ],
)
def test_what_is_sent_to_friends_is_in_the_players_language(
    language: str, line: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    typed(monkeypatch, "21b")
    assert run("puzzle", "--date", "2026-11-15", "--language", language) == 0
    assert line in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("kind", ["which", "chain"])
def test_puzzle_can_be_given_up(kind: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    for lines in ([], [""], ["1", ""]):
        typed(monkeypatch, *lines)
        assert run("puzzle", "--seed", "3", "--kind", kind, "--level", "1", "--language", language) == 0
        assert "{" not in capsys.readouterr().out


@pytest.mark.parametrize("game", ["palazzo", "caylus"])
def test_a_moment_of_play_is_shown_as_at_a_table(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """Its plans are numbered and in words; a wrong one costs a share of the win, and only the end tells the best."""
    puzzles = bouwmeester.load(game).puzzles
    assert puzzles is not None
    moment = puzzles.daily("2026-11-17", "best")
    ((right,),) = moment.answers()
    wrong = next(choice for choice in moment.choices if choice != right)
    typed(monkeypatch, "9", f"{right} {wrong}", wrong, right)
    assert run("puzzle", game, "--date", "2026-11-17", "--language", "en") == 0
    said = capsys.readouterr().out
    asked, _, solved = said.partition("Right!")
    assert "plans:" not in said
    assert "both numbers" not in said, "that is how one types at a table"
    assert "You" in asked
    assert asked.count("One of them, by its number from 1 to") == 2
    assert asked.count("% of the win less than the best. Try again.") == 1
    assert "the best" not in asked.replace("less than the best", "")
    assert solved.replace("(the best choice)", "").count("the best") == 1
    assert "2026-11-17 (the best choice): solved after 2 tries." in solved


def test_puzzle_of_today_is_the_usual_one(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed(monkeypatch)
    assert run("puzzle") == 0
    assert "1: " in capsys.readouterr().out


@pytest.mark.parametrize(
    "tokens",
    [
        ("--date", "2026-02-30"),
        ("--date", "２０２６-11-15"),
        ("--kind", "riddle"),
        ("--level", "6"),
        ("--level", "9", "--seed", "1"),
        ("--date", "2026-11-15", "--seed", "1"),
        ("palazzo", "--level", "4"),
        ("caylus", "--kind", "chain"),
    ],
)
def test_puzzle_that_there_is_not(tokens: tuple[str, ...], capsys: Captured) -> None:
    assert refused(capsys, "puzzle", *tokens)


def test_a_low_window_holds_all_cards_with_what_is_asked() -> None:
    """Where the frames of the cards would push the first of them away, they go."""
    puzzles = bouwmeester.load("potzklotz").puzzles
    assert puzzles is not None
    puzzle = puzzles.daily("2026-11-19", "which", 0)
    window = Console(file=io.StringIO(), width=80, height=24, force_terminal=True)
    for language in LANGUAGES:
        words = Words(language)
        below = Text(words.say("cli-puzzle-unordered"))
        picture = drawing(bouwmeester.load("potzklotz"), words, ())
        assert not fits(window, picture.puzzle(puzzle.question(), 80), below)
        assert fits(window, picture.low_puzzle(puzzle.question(), 80), below)
