"""The numbers and names of the steps agree wherever they are written."""

from bouwmeester.games.palazzo.agenda import STEP_NAMES
from bouwmeester.games.palazzo.game import STEPS


def test_the_names_of_the_steps_are_those_of_the_agenda() -> None:
    assert tuple([step.name for step in STEPS]) == STEP_NAMES
