"""Lessons: a game taught on its own board, step by step, from data that lies beside the game.

>>> from bouwmeester import load
>>> game = load("palazzo")
>>> course_of(game).lessons[0]
'floors'
>>> teaching = Teaching(lesson_of(game, "floors"))
>>> teaching.step.say, [action.text for action in teaching.match.legal()]
('hello', ['build brick 2 ww', 'build brick 4 w', 'build marble 2 w'])

What is legal, the rules say; a lesson only says what is wanted, and why something else is not. docs/lessons.md tells
how one is written.
"""

from bouwmeester.lessons.course import BadLesson as BadLesson
from bouwmeester.lessons.course import Course as Course
from bouwmeester.lessons.course import Lesson as Lesson
from bouwmeester.lessons.course import Moment as Moment
from bouwmeester.lessons.course import Step as Step
from bouwmeester.lessons.course import Wrong as Wrong
from bouwmeester.lessons.course import course_of as course_of
from bouwmeester.lessons.course import lesson_of as lesson_of
from bouwmeester.lessons.teaching import Teaching as Teaching
