"""The bot that chooses blindly, and games played blindly to their end."""

from typing import cast

from bouwmeester.bots.base import Bot
from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice
from bouwmeester.core.game import Game
from bouwmeester.core.state import CHANCE, S
from bouwmeester.core.step import Auto


class Uniform(Bot):
    """Every option is as likely as any other."""

    def __init__(self, seed: int) -> None:
        super().__init__("uniform")
        self._dice = Dice(seed)

    def plan(self, game: Game[S], world: S, seat: int, legal: list[Action]) -> list[Action]:
        return [legal[self._dice.randrange(len(legal))]]


def playout(game: Game[S], s: S, dice: Dice) -> int:
    """Play at random to the end of the game, on the state itself; returns how often a seat decided."""
    steps = game.steps
    agenda = s.agenda
    decisions = 0
    while agenda:
        step = steps[agenda[-1][0]]
        if step.automatic:
            cast(Auto[S], step).run(s)
            continue
        options = step.options(s)
        if step.actor(s) != CHANCE:
            decisions += 1
            step.take(s, options[dice.randrange(len(options))])
            continue
        # What core.chance.pick does, which would here be called through a protocol at every draw.
        weights = step.weights(s)
        ticket = dice.randrange(sum(weights))
        drawn = 0
        while ticket >= weights[drawn]:
            ticket -= weights[drawn]
            drawn += 1
        step.take(s, options[drawn])
    return decisions
