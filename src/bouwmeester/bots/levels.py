"""Six levels that are called the same in every game, from ``level-1`` to ``level-6``.

In PotzKlotz they differ by what they see. In all other games they search, and differ by how much they try out, by how
many points they misjudge what they find, and the upper two by what a try is worth in the end, points or what was
learned of winning, by whether they think twice within it (Palazzo) and whether one try learns from another (Caylus).
Seconds keep slow machines from thinking for ever: where the rules are compiled, nearly always all tries are made
before.
"""

from typing import Final

from bouwmeester.bots.base import Bot
from bouwmeester.bots.potzklotz.player import Player
from bouwmeester.bots.search.searcher import Searcher
from bouwmeester.bots.search.trying import Budget
from bouwmeester.core.action import Action
from bouwmeester.core.game import Game
from bouwmeester.core.state import S

#: Tries, seconds of the processor at most, ends of turns to look ahead to, and noise in points.
Strength = tuple[int, float, int, float]

#: In the upper two, more tries hardly win anything any more, and seeing clearly wins much.
PALAZZO: Final[tuple[Strength, ...]] = (
    (12, 3.0, 1, 9.0),
    (16, 3.0, 1, 4.0),
    (24, 3.0, 1, 2.1),
    (40, 3.0, 1, 0.8),
    (200, 0.3, 2, 1.0),
    (800, 1.5, 2, 0.0),
)
#: With two fewer tries are enough.
PALAZZO_OF_TWO: Final = (*PALAZZO[:4], (100, 0.3, 2, 0.7), (400, 1.5, 2, 0.0))
CAYLUS: Final[tuple[Strength, ...]] = (
    (8, 3.0, 1, 5.0),
    (16, 3.0, 1, 2.5),
    (24, 3.0, 1, 1.2),
    (48, 3.0, 1, 0.5),
    (150, 0.3, 1, 1.0),
    (1000, 1.5, 1, 0.0),
)
#: With two, tries learn from each other, so that more of them win much.
CAYLUS_OF_TWO: Final = (*CAYLUS[:4], (400, 0.3, 1, 0.0), (3000, 1.5, 1, 0.0))
#: Games that nobody has measured: there a point may be the whole game.
ANY: Final[tuple[Strength, ...]] = (
    (8, 3.0, 1, 0.5),
    (16, 3.0, 1, 0.25),
    (32, 3.0, 2, 0.1),
    (64, 3.0, 2, 0.0),
    (256, 0.3, 4, 0.0),
    (1024, 1.5, 4, 0.0),
)
LEVELS: Final = len(ANY)
#: Games whose levels from that one on end their tries with what was learned of winning.
LEARNED_FROM: Final = {"palazzo": 5, "caylus": 5}
#: Games whose levels from that one on think twice about their own next choice in a try.
THINKS_TWICE_FROM: Final = {"palazzo": 5}
#: Games in which nothing is hidden, whose levels from that one on remember from try to try what everybody does next.
FORKS_FROM: Final = {"caylus": 5}


class Level(Bot):
    """One level, in whatever game it is asked to play."""

    def __init__(self, level: int, seed: int, temperament: str = "") -> None:
        super().__init__(f"level-{level}:{temperament}" if temperament else f"level-{level}")
        self.level = level
        self.seed = seed
        self.temperament = temperament
        #: How much it tries out, if not as much as its level does.
        self.tries = 0

    def plan(self, game: Game[S], world: S, seat: int, legal: list[Action]) -> list[Action]:
        if game.name == "potzklotz":
            return Player(self.level, self.seed, self.temperament).plan(game, world, seat, legal)
        return self.searcher(game.name, world.seats).plan(game, world, seat, legal)

    def searcher(self, game: str, seats: int) -> Searcher:
        """What the level is where it searches."""
        simulations, seconds, turns, noise = strengths(game, seats)[self.level - 1]
        learned = self.level >= LEARNED_FROM.get(game, LEVELS + 1)
        thinks_twice = self.level >= THINKS_TWICE_FROM.get(game, LEVELS + 1)
        forks = self.level >= FORKS_FROM.get(game, LEVELS + 1)
        budget = Budget(self.tries or simulations, seconds, turns, thinks_twice, forks)
        return Searcher(self.name, budget, noise, self.seed, self.temperament, learned)


def strengths(game: str, seats: int) -> tuple[Strength, ...]:
    """What the levels of a game are made of."""
    if game == "palazzo":
        return PALAZZO_OF_TWO if seats == 2 else PALAZZO
    if game == "caylus":
        return CAYLUS_OF_TWO if seats == 2 else CAYLUS
    return ANY
