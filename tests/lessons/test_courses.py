"""Every lesson of every game, as data: it can be taken to its end, and what was foreseen can happen."""

import random
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import bouwmeester
from bouwmeester.core.engine import step_now
from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.lessons.course import Answer, BadLesson, Lesson, course_of, lesson_of, lessons_of
from bouwmeester.lessons.teaching import OTHERWISE, Teaching
from bouwmeester.text import LANGUAGES, Words
from tests.conformance.test_contract import numbered_rules

GAMES = [name for name in bouwmeester.names() if course_of(bouwmeester.load(name)) is not None]
LESSONS = [lesson for name in GAMES for lesson in lessons_of(name)]
EVERY_GAME = pytest.mark.parametrize("name", GAMES)
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{one.game.name}-{one.name}" for one in LESSONS])
#: How long a course may take, in minutes.
LONGEST = {"palazzo": 18, "potzklotz": 18, "caylus": 28}
#: A sentence of the teacher is short; in German it may be a little longer.
SHORT = {"en": 150, "nl": 150, "de": 160}


def steps(lesson: Lesson) -> Iterator[Teaching]:
    """A lesson at each of its steps, taken by its model answers."""
    teaching = Teaching(lesson)
    while not teaching.over:
        yield teaching
        if teaching.step.expect:
            assert teaching.play(teaching.model).over
        else:
            teaching.go_on()


def test_our_games_are_taught_and_others_need_not_be() -> None:
    assert set(GAMES) == set(LONGEST)
    assert course_of(bouwmeester.load("nim")) is None
    assert lessons_of("nim") == []
    with pytest.raises(BadLesson):
        lesson_of(bouwmeester.load("nim"), "first")


@EVERY_LESSON
def test_the_model_answers_lead_to_the_end(lesson: Lesson) -> None:
    for teaching in steps(lesson):
        if teaching.step.expect:
            assert teaching.match.to_move == Teaching.seat, teaching.step.say
            assert "*" not in "".join(teaching.model)
    assert len(teaching.answers) == len(lesson.steps)


@EVERY_LESSON
def test_every_right_answer_goes_on(lesson: Lesson) -> None:
    for teaching in steps(lesson):
        for wanted in teaching.step.expect:
            trial = Teaching(lesson)
            trial.catch_up(teaching.answers, [])
            for answer in meant(trial.match, wanted):
                one = Teaching(lesson)
                one.catch_up(teaching.answers, [])
                assert one.play(answer).over, answer
                assert one.over or not one.step.expect or one.match.to_move == Teaching.seat, answer


@EVERY_LESSON
def test_an_answer_may_come_in_pieces(lesson: Lesson) -> None:
    """Action by action, as in the terminal; but what the table judges is not gone past."""
    one = Teaching(lesson)
    for teaching in steps(lesson):
        for text in teaching.model:
            assert one.play([text]).done, text
        if not teaching.model:
            one.go_on()
    assert one.over


@EVERY_LESSON
def test_every_foreseen_mistake_can_be_made(lesson: Lesson) -> None:
    for teaching in steps(lesson):
        key = teaching.lesson.key
        for wrong in teaching.step.wrong:
            said: set[tuple[str, str]] = set()
            for tried in meant(teaching.match, wrong.tried):
                verdict = teaching.judge(tried)
                if verdict.done and "*" in "".join(wrong.tried):
                    continue  # anything but what is wanted is meant
                assert verdict.why is not None, f"{tried} is wanted"
                said.add((verdict.why.key, verdict.why.rule))
                refused = teaching.match.refusal("; ".join(tried), by=Teaching.seat)
                assert refused is None or refused.rule == wrong.rule, f"{tried} is refused by {refused}"
            assert (key(teaching.step.say, wrong.say), wrong.rule) in said, wrong


def meant(match: Match[State], pattern: Answer) -> list[Answer]:
    """The answers that a pattern stands for: where it has a ``*``, among what is legal; without, as it stands."""
    if "*" not in "".join(pattern):
        return [pattern]
    found: list[Answer] = [()]
    for wanted in pattern:
        longer: list[Answer] = []
        for begun in found:
            trial = match.copy()
            for text in begun:
                trial.play(text)
            legal = [action.text for action in trial.legal() if fnmatchcase(action.text, wanted)]
            longer += [(*begun, text) for text in legal]
        found = longer
    assert found, f"nothing can be {pattern}"
    return found


@EVERY_GAME
def test_every_rule_is_taught_or_said_to_be_untaught(name: str) -> None:
    taught = {rule for lesson in lessons_of(name) for step in lesson.steps for rule in step.rules}
    taught |= {wrong.rule for lesson in lessons_of(name) for step in lesson.steps for wrong in step.wrong}
    course = course_of(bouwmeester.load(name))
    assert course is not None
    assert sorted(numbered_rules(name) - taught - set(course.untaught)) == []
    assert sorted((taught | set(course.untaught)) - numbered_rules(name)) == []
    assert sorted(taught & set(course.untaught)) == []
    assert all(course.untaught.values())


@EVERY_GAME
def test_a_course_is_not_too_long_and_its_files_are_all_taught(name: str) -> None:
    lessons = lessons_of(name)
    assert sum(lesson.minutes for lesson in lessons) <= LONGEST[name]
    assert all(1 <= lesson.minutes <= 4 for lesson in lessons)
    folder = Path(bouwmeester.__file__).parent / "games" / name / "lessons"
    assert {path.stem for path in folder.glob("*.toml")} == {"course", *[lesson.name for lesson in lessons]}
    # Whoever begins does something at once, or after one sentence.
    assert any(step.expect for step in lessons[0].steps[:1])


@EVERY_GAME
def test_what_is_said_is_short_and_has_a_sign_for_all_that_is_lit(name: str) -> None:
    course = course_of(bouwmeester.load(name))
    assert course is not None
    for language in LANGUAGES:
        words = Words(language)
        said = [(f"{name}-guide-{moment.say}", moment.show) for moment in course.guide]
        for lesson in lessons_of(name):
            said += [(lesson.key(step.say), step.show) for step in lesson.steps]
            said += [(lesson.key(step.say, wrong.say), ()) for step in lesson.steps for wrong in step.wrong]
        for key, shown in said:
            text = words.say(key)
            assert len(re.sub(r"\*\*|[★☾] ?", "", text)) <= SHORT[language], f"{language} {key}: {text}"
            assert text.count("**") % 2 == 0, key
            signs = re.sub(r"[^★☾]", "", text)
            assert len(shown) <= 2, key
            assert set(signs) <= set("★☾"[: len(shown)]), f"{language} {key} speaks of what is not lit"


@EVERY_GAME
def test_the_guide_knows_the_steps(name: str) -> None:
    """Every kind of decision of a match is explained once."""
    game = bouwmeester.load(name)
    course = course_of(game)
    assert course is not None
    named = {step.name: step for step in game.steps if not step.automatic}
    for moment in course.guide:
        assert moment.step in named, moment
        assert not moment.verb or moment.verb in named[moment.step].verbs, moment
        assert moment.rule in numbered_rules(name), moment
    assert len({moment.say for moment in course.guide}) == len(course.guide)


@pytest.mark.parametrize("walks", [20, pytest.param(1000, marks=pytest.mark.soak)])
def test_whatever_is_tried_is_answered(walks: int) -> None:
    """Random tries of all that is legal and much that is not: nothing is done that was not wanted."""
    dice = random.Random(walks)
    for walk in range(walks):
        teaching = Teaching(LESSONS[walk % len(LESSONS)])
        catalogue = teaching.lesson.game.catalogue.actions
        while not teaching.over:
            if not teaching.step.expect:
                teaching.go_on()
                continue
            at = teaching.at
            for _ in range(6):
                if teaching.at > at:
                    break
                tried = dice.choice(teaching.match.legal() if dice.random() < 0.8 else catalogue).text
                before = len(teaching.match.log)
                verdict = teaching.play([tried])
                assert verdict.done == (len(teaching.match.log) > before)
                assert verdict.done != (verdict.why is not None)
            if teaching.at == at:
                teaching.play(teaching.model)


def test_what_nobody_foresaw_is_answered_all_the_same() -> None:
    teaching = Teaching(lesson_of(bouwmeester.load("palazzo"), "floors"))
    verdict = teaching.play(["build brick 2 ww", "discard"])
    assert verdict.why is not None
    assert (verdict.done, verdict.why.key) == (False, OTHERWISE)
    refused = teaching.play(["on A"])
    assert refused.why is not None
    assert refused.why.rule == step_now(teaching.match.game, teaching.match.state).rule


def test_nobody_can_be_where_no_answer_leads() -> None:
    teaching = Teaching(lesson_of(bouwmeester.load("palazzo"), "floors"))
    with pytest.raises(BadLesson, match="is not done with"):
        teaching.catch_up([["build brick 2 ww; new"]], [])
    with pytest.raises(BadLesson, match="something is to be done"):
        Teaching(teaching.lesson).catch_up([[]], [])
    with pytest.raises(BadLesson, match="does not begin"):
        Teaching(teaching.lesson).catch_up([], ["discard"])
