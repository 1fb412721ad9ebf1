"""Bots: who plays a seat when no person does.

A bot never sees the true state. Whoever asks it for a move hands it ``game.resample(state, seat, rng)``: a state
with the same view for that seat, in which all that the seat cannot know has been drawn anew.
"""

from mypy_extensions import mypyc_attr

from bouwmeester.core.action import Action
from bouwmeester.core.game import Game
from bouwmeester.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player with a name. What it may do is given to it; it only has to choose.

    It remembers nothing between two calls: whoever asks plays a plan as far as it stays legal, then asks again.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def plan(self, game: Game[S], world: S, seat: int, legal: list[Action]) -> list[Action]:
        """What to do as a whole, beginning with one of ``legal``, which is never empty.

        The world is resampled, and the bot's own to play with.
        """
        raise NotImplementedError

    def choose(self, game: Game[S], world: S, seat: int, legal: list[Action]) -> Action:
        """The first action of its plan."""
        return self.plan(game, world, seat, legal)[0]
