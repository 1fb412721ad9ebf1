"""A lesson being given: which step it is, what was done, and what is to be said to it.

It is a match like any other, played by the rules. What is wanted or foreseen is compared by the notation of actions;
others and chance do what the lesson has them do.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from bouwmeester.core.errors import Why
from bouwmeester.core.match import Match
from bouwmeester.core.state import State
from bouwmeester.lessons.course import Answer, BadLesson, Lesson, Step

#: What is said to something that is allowed but not wanted, and that nobody has foreseen.
OTHERWISE: Final = "core.lesson_otherwise"


@dataclass(frozen=True)
class Verdict:
    """What came of a try: whether it was done, whether the step is over with it, and if not done why."""

    done: bool
    over: bool
    why: Why | None


_OVER: Final = Verdict(True, True, None)
_GO_ON: Final = Verdict(True, False, None)


class Teaching:
    """One lesson, from its beginning. Whoever takes it sits at the first seat."""

    seat: Final = 0

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match: Match[State] = Match.at(lesson.game, lesson.position)
        self.at = 0
        #: What was done in the steps before, and so far in this one.
        self.answers: list[Answer] = []
        self.begun: Answer = ()

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def model(self) -> Answer:
        """What the present step still wants; nothing when it is to be read."""
        return next((one[len(self.begun) :] for one in self.step.expect if _agree(self.begun, one)), ())

    def go_on(self) -> None:
        """A step that was to be read has been read."""
        if self.step.expect:
            raise BadLesson("here something is to be done")
        self._next()

    def judge(self, tried: Sequence[str]) -> Verdict:
        """What would come of these actions in this step; nothing is done."""
        if not tried:
            return Verdict(False, False, Why(OTHERWISE, "", {}))
        why = self.match.refusal("; ".join(tried), by=self.seat)
        whole = (*self.begun, *tried)
        if why is None:
            wanted = [one for one in self.step.expect if len(whole) <= len(one) and _agree(whole, one)]
            if wanted:
                return _OVER if any(len(one) == len(whole) for one in wanted) else _GO_ON
        foreseen = [one for one in self.step.wrong if len(one.tried) <= len(whole) and _agree(whole, one.tried)]
        if foreseen:
            return Verdict(False, False, Why(self.lesson.key(self.step.say, foreseen[0].say), foreseen[0].rule, {}))
        return Verdict(False, False, why or Why(OTHERWISE, "", {}))

    def play(self, tried: Sequence[str]) -> Verdict:
        """Do these actions, if they are wanted; otherwise nothing is done, and the verdict says why."""
        verdict = self.judge(tried)
        if verdict.done:
            self.match.play("; ".join(tried), by=self.seat)
            self.begun += tuple(tried)
        if verdict.over:
            self._next()
        return verdict

    def _next(self) -> None:
        for text in self.step.replies:
            if self.match.to_move == self.seat:
                raise BadLesson(f"{self.lesson.key(self.step.say)}: {text!r} would be for whoever learns")
            self.match.play(text)
        self.answers.append(self.begun)
        self.begun = ()
        self.at += 1

    def catch_up(self, answers: Sequence[Sequence[str]], begun: Sequence[str]) -> None:
        """Come to where somebody is who has done this much. Raises BadLesson for what cannot have been."""
        for one in answers:
            if self.over:
                raise BadLesson(f"{self.lesson.name} has only {len(self.lesson.steps)} steps")
            if not one:
                self.go_on()
            elif not self.play(one).over:
                raise BadLesson(f"step {self.at + 1} of {self.lesson.name} is not done with {'; '.join(one)!r}")
        if begun and not (not self.over and self.play(begun).done):
            raise BadLesson(f"step {self.at + 1} of {self.lesson.name} does not begin with {'; '.join(begun)!r}")


def _agree(done: Answer, pattern: Answer) -> bool:
    """Whether two answers are the same as far as both go; in the second, ``*`` stands for anything."""
    return all(fnmatchcase(text, wanted) for text, wanted in zip(done, pattern, strict=False))
