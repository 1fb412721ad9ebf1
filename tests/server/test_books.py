"""Books: what is taken along for when there is no line is what the house itself would have answered."""

import json
from typing import Any

import httpx
import msgspec
import pytest

import bouwmeester
from bouwmeester.lessons.course import Lesson, lessons_of
from bouwmeester.lessons.teaching import Teaching
from bouwmeester.server.clerk import books, puzzles
from bouwmeester.server.clerk.lessons import teach
from bouwmeester.server.protocol.teaching import LessonBook, LessonWish, PuzzleAnswer, PuzzleDays
from tests.server.running import Running

LESSONS = [lesson for name in ("palazzo", "caylus", "potzklotz") for lesson in lessons_of(name)]


def told(answer: object) -> Any:
    return json.loads(msgspec.json.encode(answer))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.name}-{lesson.name}")
def test_the_book_of_a_lesson_says_what_the_house_says(lesson: Lesson) -> None:
    book = msgspec.json.decode(books.lesson_book(lesson.game.name, lesson.name), type=LessonBook)
    teaching = Teaching(lesson)

    def asked(how: Any, actions: list[int | str]) -> Any:
        done, begun = [list(one) for one in teaching.answers], list(teaching.begun)
        wish = LessonWish(how, done, [] if how == "look" else begun, actions)
        return told(teach(lesson.game.name, lesson.name, wish))

    while True:
        page = book.pages[books.page_name(tuple(teaching.answers), teaching.begun)]
        assert told(page.look) == asked("look", [])
        if teaching.over:
            break
        if not teaching.step.expect:
            assert told(page.goes["next"]) == asked("next", [])
            teaching.go_on()
            continue
        whole = "; ".join(teaching.model)
        assert told(page.goes["show"]) == told(page.goes[f"play {whole}"]) == asked("show", [])
        for tried, answer in list(page.tries.items())[::7]:
            actions: list[int | str] = list(tried.split("; ")) if tried else []
            assert told(answer) == asked("try", actions)
            if tried in page.wrong:
                assert told(page.wrong[tried]) == asked("play", actions)["refused"]
        # Whatever a page tries on the way to what is wanted is in the book.
        assert all("; ".join(teaching.model[:count]) in page.tries for count in range(len(teaching.model) + 1))
        teaching.play(teaching.model)


@pytest.mark.parametrize("game", ["palazzo", "caylus", "potzklotz"])
def test_the_puzzles_of_some_days_are_judged_as_the_house_does(game: str) -> None:
    found = msgspec.json.decode(books.puzzle_days(game, "2026-12-28"), type=PuzzleDays)
    box = bouwmeester.load(game).puzzles
    assert box is not None
    assert len(found.days) == books.DAYS * len(box.kinds)
    assert found.days[-1].asked.name.endswith("/2027-01-03")
    for day in found.days[:: len(box.kinds) + 1]:
        assert any(one.right for one in day.judged.values())
        for words, judged in list(day.judged.items())[::50]:
            said = PuzzleAnswer(day.asked.name, words.split(), help=64)
            assert told(judged) == told(puzzles.judge(game, said))


def test_books_are_handed_out_packed_and_once(server: Running) -> None:
    with httpx.Client(base_url=server.address) as http:
        for path in ("/api/games/palazzo/lessons/floors", "/api/puzzles/palazzo/days"):
            answer = http.get(path)
            assert answer.headers["content-encoding"] == "gzip"
            assert http.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304
        assert http.get("/api/games/palazzo/lessons/nothing").status_code == 400
        assert http.get("/api/puzzles/nothing/days").status_code == 404
