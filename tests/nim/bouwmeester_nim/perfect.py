"""The bot that leaves a multiple of four, for which there is no answer."""

from typing import ClassVar

from bouwmeester.bots import Bot
from bouwmeester.core.action import Action
from bouwmeester.core.game import Game
from bouwmeester.core.state import S
from bouwmeester_nim.game import NimState


class Perfect(Bot):
    """With two seats it wins whatever can be won. It has no use for dice."""

    games: ClassVar = ("nim",)

    def __init__(self, seed: int) -> None:
        super().__init__("nim-perfect")

    def plan(self, game: Game[S], world: S, seat: int, legal: list[Action]) -> list[Action]:
        assert isinstance(world, NimState)
        count = world.sticks % 4
        return [legal[count - 1] if count else legal[0]]
