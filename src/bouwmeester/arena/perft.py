"""Perft: how many sequences of actions there are from a position, every outcome of chance counted as one.

Two programs that agree on such counts very likely agree on the rules; one that changes its own has changed a rule.
"""

from bouwmeester.core.engine import after, step_now
from bouwmeester.core.game import Game
from bouwmeester.core.state import S


def perft(game: Game[S], s: S, depth: int) -> int:
    """The number of sequences of exactly that many actions; the state is left as it is.

    >>> from bouwmeester import load
    >>> game = load("palazzo")
    >>> [perft(game, game.new(2, game.complete({})), depth) for depth in range(3)]
    [1, 4, 72]
    """
    if depth == 0:
        return 1
    if not s.agenda:
        return 0
    options = step_now(game, s).options(s)
    if depth == 1:
        return len(options)
    count = 0
    for action in options:
        count += perft(game, after(game, s, action), depth - 1)
    return count
