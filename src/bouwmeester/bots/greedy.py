"""Greedy: looks one step ahead and takes what its game's own judgement likes best."""

from bouwmeester.bots.base import Bot
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.engine import after
from bouwmeester.core.game import Game
from bouwmeester.core.state import S


class Greedy(Bot):
    """Equal choices are settled by its own dice."""

    def __init__(self, seed: int) -> None:
        super().__init__("greedy")
        self._dice = Dice(seed)

    def plan(self, game: Game[S], world: S, seat: int, legal: list[Action]) -> list[Action]:
        if len(legal) == 1:
            return [legal[0]]
        best: list[Action] = []
        most = 0.0
        for action in legal:
            worth = game.judge(after(game, world, action), seat)
            if not best or worth > most:
                best = [action]
                most = worth
            elif worth == most:
                best.append(action)
        return [best[self._dice.randrange(len(best))]]
