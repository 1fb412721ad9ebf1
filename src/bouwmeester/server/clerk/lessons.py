"""Lessons: whoever takes one says how far they are, and is told what comes next. Nothing is kept here.

What is done is played by the rules from the beginning of the lesson each time; a lesson is a few moves long.
"""

from collections.abc import Sequence

from bouwmeester.core.errors import IllegalAction, Why
from bouwmeester.core.match import Match
from bouwmeester.core.replaying import replaying
from bouwmeester.core.state import CHANCE, State
from bouwmeester.lessons.course import BadLesson, lesson_of
from bouwmeester.lessons.teaching import Teaching
from bouwmeester.server.clerk.puzzles import known
from bouwmeester.server.protocol.listing import listed
from bouwmeester.server.protocol.messages import Happened
from bouwmeester.server.protocol.teaching import Fault, LessonMoment, LessonWish, Taught


def teach(game: str, lesson: str, wish: LessonWish) -> Taught:
    """What comes of a wish. Raises BadLesson where there is no such lesson, or nobody can be that far in it."""
    teaching = Teaching(lesson_of(known(game), lesson))
    teaching.catch_up(wish.done, wish.begun)
    if wish.how == "look":
        return stands(teaching)
    if teaching.over:
        raise BadLesson(f"{lesson} is over")
    actions = _texts(teaching.match, wish.actions)
    if wish.how == "try":
        return foreseen(teaching, actions)
    if wish.how == "next":
        return went_on(teaching, None)
    return went_on(teaching, actions if wish.how == "play" else teaching.model)


def stands(teaching: Teaching) -> Taught:
    """Where somebody is."""
    return _taught(teaching, [_moment(teaching.match, [])])


def went_on(teaching: Teaching, actions: Sequence[str] | None) -> Taught:
    """What came of these actions, or (None) of having read."""
    before = len(teaching.match.log)
    why: Why | None = None
    if actions is None:
        teaching.go_on()
    else:
        why = teaching.play(actions).why
    return _taught(teaching, _moments(teaching.match, before), why)


def _texts(match: Match[State], moves: list[int | str]) -> list[str]:
    """Actions by their text; a number that none has is left to be refused as a word that nobody knows."""
    known = match.game.catalogue.actions
    return [known[one].text if isinstance(one, int) and 0 <= one < len(known) else str(one) for one in moves]


def foreseen(teaching: Teaching, actions: list[str]) -> Taught:
    """What would be, as at a table: only as far as it could be foreseen there."""
    trial = teaching.match.copy()
    try:
        if actions:
            trial.play("; ".join(actions), by=teaching.seat)
    except IllegalAction as error:
        # What the lesson says to it is better than what the rules say.
        return _taught(teaching, [], teaching.judge(actions).why or error.why)
    game = trial.game
    done = [line.action.verb for line in trial.log[len(teaching.match.log) :]]
    hidden = trial.to_move in (None, CHANCE) or any(verb in (*game.revealing, *game.judged) for verb in done)
    moment = LessonMoment(None, None, []) if hidden else _moment(trial, [])
    taught = _taught(teaching, [moment])
    taught.actions = listed(game, trial.legal()) if not hidden and trial.to_move == teaching.seat else None
    return taught


def _moments(match: Match[State], before: int) -> list[LessonMoment]:
    """What has happened since the log was so long: a moment for all that one seat did, with what chance did to it."""
    again = replaying(match)
    again.go(before)
    moments: list[LessonMoment] = []
    while len(again.match.log) < len(match.log):
        actors = (match.log[len(again.match.log)].actor, CHANCE)
        heard = again.match.listen()
        while len(again.match.log) < len(match.log) and match.log[len(again.match.log)].actor in actors:
            again.go(len(again.match.log) + 1)
        told = [Happened(one.key, one.facts, len(again.match.log)) for one in heard if one.heard_by(Teaching.seat)]
        moments.append(_moment(again.match, told))
    return moments


def _moment(match: Match[State], told: list[Happened]) -> LessonMoment:
    return LessonMoment(dict(match.view(Teaching.seat)), match.to_move, told)


def _taught(teaching: Teaching, moments: list[LessonMoment], why: Why | None = None) -> Taught:
    match = teaching.match
    step = None if teaching.over else teaching.step
    outcome = match.outcome
    return Taught(
        done=[list(one) for one in teaching.answers],
        begun=list(teaching.begun),
        say=None if step is None else teaching.lesson.key(step.say),
        show=[] if step is None else list(step.show),
        rule="" if step is None or not step.rules else step.rules[0],
        expects=step is not None and bool(step.expect),
        seats=match.seats,
        options=match.game.options(match.state),
        moments=moments,
        actions=listed(match.game, match.legal()) if step is not None and step.expect else None,
        result=None if outcome is None else outcome.result(),
        refused=None if why is None else Fault(why.key, why.rule, why.facts),
    )
