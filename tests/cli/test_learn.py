"""``bouwmeester learn``: right, wrong, shown, and left."""

import pytest

from bouwmeester.lessons.course import lessons_of
from bouwmeester.text import Words
from tests.cli.running import Captured, refused, run, typed


def test_a_lesson_is_taken_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed(monkeypatch, "1; new", "99", "on A", "build brick 2 ww", "on A", "", "1", "")
    assert run("learn", "palazzo", "--language", "en") == 0
    said = capsys.readouterr().out
    assert "You won three floors. Put the brick 2 on your palace." in said
    assert "Alone it costs points. A palace of one floor is 5 points less. Rule scoring.1." in said
    assert "Like this: build marble 2 w; new." in said
    assert "That was “Floors”." in said
    assert "★" not in said.partition("That was")[0]


@pytest.mark.parametrize("leave", ["quit", "stop"])
def test_who_asks_in_a_lesson_is_answered_and_may_leave(
    leave: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    typed(monkeypatch, "?", "regels build.1", "waarom 3; new", "tafel", "zomaar iets", leave, "1")
    assert run("learn", "palazzo", "--language", "nl") == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "waarom waarom" in said
    assert "bewaar" not in said
    assert "Je bouwt alleen bovenop" in said
    assert said.count("Ruiterkaarten: 0 van 5") == 2
    assert "“zomaar iets” is geen zet van dit spel. Typ ? en Enter voor hulp." in said
    assert "Zo: build" not in said


def test_what_is_lit_on_the_page_is_named_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    typed(monkeypatch, "lift c3", "")
    run("learn", "potzklotz", "--language", "en")
    said = capsys.readouterr().out
    assert "your card (21b). Lift the lit cube (c3)." in " ".join(said.split())
    assert "Put it on the lit cell (d4)" in " ".join(said.split())


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("game", ["palazzo", "caylus", "potzklotz"])
def test_a_whole_course_is_shown_to_whoever_wants(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    lessons = lessons_of(game)
    typed(monkeypatch, *[""] * sum(len(lesson.steps) for lesson in lessons))
    assert run("learn", game, "--language", language) == 0
    said = capsys.readouterr().out
    words = Words(language)
    assert words.say("cli-learn-done", lesson=words.say(lessons[-1].key())) in said
    assert "{" not in said
    assert "**" not in said


def test_what_cannot_be_learned(capsys: Captured) -> None:
    assert "has no lessons" in refused(capsys, "learn", "nim")
    assert "there are: floors" in refused(capsys, "learn", "palazzo", "--lesson", "flying")
