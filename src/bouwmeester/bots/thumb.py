"""The bot that plays by its game's rules of thumb alone: quick enough for thousands of games to learn from."""

from bouwmeester.bots.base import Bot
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.game import Game
from bouwmeester.core.state import S


class Thumb(Bot):
    """What search plays its tries on with."""

    def __init__(self, seed: int) -> None:
        super().__init__("thumb")
        self.seed = seed

    def plan(self, game: Game[S], world: S, seat: int, legal: list[Action]) -> list[Action]:
        plan = game.rule_of_thumb(world, seat, Dice(self.seed))
        return plan if plan[0] in legal else [legal[0]]
