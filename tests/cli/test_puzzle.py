"""``bouwmeester puzzle``: asked, judged, given up."""

import pytest

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
        ("palazzo",),
    ],
)
def test_puzzle_that_there_is_not(tokens: tuple[str, ...], capsys: Captured) -> None:
    assert refused(capsys, "puzzle", *tokens)
