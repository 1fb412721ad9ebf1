"""What the words of a game stand for, told to those who speak them: the browser, and other clients."""

from collections.abc import Mapping
from functools import cache

from bouwmeester.bots import TEMPERAMENTS, names
from bouwmeester.core import shelf
from bouwmeester.core.action import NUMBER, Domain
from bouwmeester.core.game import Game
from bouwmeester.core.state import State
from bouwmeester.lessons.course import course_of, lesson_of
from bouwmeester.server.protocol.messages import CourseInfo, GameInfo, GuideInfo, LessonInfo, Lexicon
from bouwmeester.server.views.news import TELLINGS
from bouwmeester.text.rulebook import rules_page


def described() -> list[GameInfo]:
    """Every game that can be opened; what is wrong with others is logged when the house starts."""
    return [describe(shelf.load(name)) for name in shelf.names() if name not in shelf.GAMES.broken()]


def describe(game: Game[State]) -> GameInfo:
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        seats=list(game.seats),
        options={name: list(values) for name, values in game.choices.items()},
        bots=list(names(game.name)),
        temperaments=list(TEMPERAMENTS.get(game.name, ())),
        rules=rules_page(game) is not None,
        course=_course(game),
        lexicon=_lexicon(game),
    )


def _course(game: Game[State]) -> CourseInfo | None:
    course = course_of(game)
    if course is None:
        return None
    lessons = [lesson_of(game, name) for name in course.lessons]
    return CourseInfo(
        [LessonInfo(lesson.name, len(lesson.steps), lesson.minutes) for lesson in lessons],
        [GuideInfo(one.say, one.step, one.verb, list(one.show), one.rule) for one in course.guide],
    )


@cache
def learnable() -> frozenset[str]:
    """All that a guest can have learned, in the words in which it is kept."""
    words: set[str] = set()
    for game in described():
        if game.course is not None:
            words |= {f"{game.name} {lesson.name}" for lesson in game.course.lessons}
            words |= {f"{game.name} guide {moment.say}" for moment in game.course.guide}
            words.add(f"{game.name} guide")
    return frozenset(words)


def _lexicon(game: Game[State]) -> Lexicon:
    domains: dict[str, list[str]] = {}

    def named(things: Mapping[str, Domain]) -> dict[str, str]:
        domains.update({domain.name: list(domain.parts) for domain in things.values() if domain is not NUMBER})
        return {name: domain.name for name, domain in things.items() if domain is not NUMBER}

    verbs = {verb.name: named(dict(zip(verb.names, verb.domains, strict=True))) for verb in game.catalogue.verbs}
    spoken = [*game.reasons, *game.tellings, *game.grounds, *TELLINGS.values()]
    facts = {telling.key: named(telling.domains) for telling in spoken}
    return Lexicon(domains, verbs, facts)
