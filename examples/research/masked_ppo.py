"""PPO with a mask, in numpy alone: a small net plays itself, many matches at once, and is tried against random play.

python examples/research/masked_ppo.py caylus 10    the game, and how often the net is improved
"""

import sys
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bouwmeester.research.batch import Batch

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.uint8]

MATCHES, HIDDEN = 128, 64
#: Decisions for one improvement, how often they are gone through, and how many together.
DECISIONS, PASSES, TOGETHER = 20_000, 2, 1000
#: How far an action may become likelier at once, what variety is worth, and how far a step goes.
CLIP, VARIETY, STEP = np.float32(0.2), np.float32(0.01), 0.003


class Decision(NamedTuple):
    """What a seat saw, might do and did, how likely it was to do that, and in the end what it came to."""

    obs: Floats
    mask: Flags
    action: int
    likely: float
    seat: int
    gain: float = 0.0


class Net:
    """One hidden layer; from it come the marks of all actions, and the gain that is hoped for."""

    def __init__(self, seen: int, actions: int, dice: np.random.Generator) -> None:
        shapes = [(seen, HIDDEN), (HIDDEN,), (HIDDEN, actions), (actions,), (HIDDEN,)]
        self.weights = [np.zeros(shape, np.float32) for shape in shapes]
        self.weights[0][:] = dice.normal(0, seen**-0.5, shapes[0])
        self.means = [np.zeros(shape, np.float32) for shape in shapes]
        self.squares = [np.zeros(shape, np.float32) for shape in shapes]
        self.steps = 0

    def look(self, obs: Floats, mask: Flags) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, how likely each action is (what is not legal: never), and the hope."""
        inward, inward_bias, outward, outward_bias, hoping = self.weights
        hidden = np.tanh(obs @ inward + inward_bias)
        marks = np.where(mask, hidden @ outward + outward_bias, -np.inf)
        shares = np.exp(marks - marks.max(axis=1, keepdims=True))
        return hidden, shares / shares.sum(axis=1, keepdims=True), hidden @ hoping

    def choose(self, obs: Floats, mask: Flags, dice: np.random.Generator) -> tuple[npt.NDArray[np.int64], Floats]:
        """An action for each row, and how likely it was."""
        _, likely, _ = self.look(obs, mask)
        stairs = likely.cumsum(axis=1)
        chosen = (stairs > dice.random((len(obs), 1)) * stairs[:, -1:]).argmax(axis=1)
        return chosen, likely[np.arange(len(obs)), chosen]

    def improve(self, decisions: list[Decision]) -> None:
        """What brought more than was hoped for becomes likelier, unless it is far likelier than before already."""
        obs, mask = np.array([one.obs for one in decisions]), np.array([one.mask for one in decisions])
        did = np.arange(len(decisions)), np.array([one.action for one in decisions])
        before, gain = np.array([(one.likely, one.gain) for one in decisions], np.float32).T
        hidden, likely, hope = self.look(obs, mask)
        surprise = gain - hope
        ratio = likely[did] / before
        pull = np.where(surprise > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * surprise
        marks = -pull[:, None] * likely
        marks[did] += pull
        said = np.log(np.where(likely > 0, likely, 1))
        marks -= VARIETY * likely * (said - (likely * said).sum(axis=1, keepdims=True))
        back = (marks @ self.weights[2].T + surprise[:, None] * self.weights[4]) * (1 - hidden**2)
        slopes = [obs.T @ back, back.sum(axis=0), hidden.T @ marks, marks.sum(axis=0), surprise @ hidden]
        self.climb([slope / np.float32(len(decisions)) for slope in slopes])

    def climb(self, slopes: list[Floats]) -> None:
        """A step uphill, by Adam."""
        self.steps += 1
        rate = np.float32(STEP * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps))
        for weights, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope**2 - square)
            weights += rate * mean / (np.sqrt(square) + np.float32(1e-5))


def played(net: Net, batch: Batch, dice: np.random.Generator) -> list[Decision]:
    """Whole matches of the net against itself, until there are enough decisions."""
    going: list[list[Decision]] = [[] for _ in range(batch.n)]
    over: list[Decision] = []
    while len(over) < DECISIONS:
        obs, mask, seats = batch.obs.copy(), batch.mask.copy(), batch.to_move.copy()
        chosen, likely = net.choose(obs, mask, dice)
        for row, match in enumerate(going):
            match.append(Decision(obs[row], mask[row], int(chosen[row]), float(likely[row]), int(seats[row])))
        batch.step(chosen)
        for row, outcome in batch.ended:
            over += [one._replace(gain=outcome.shares[one.seat] - 1 / batch.seats) for one in going[row]]
            going[row] = []
    return over


def tried(net: Net, game: str, dice: np.random.Generator, matches: int = 200) -> float:
    """The net's share of the wins against random play, sitting first in every other match."""
    batch = Batch(game, seats=2, n=MATCHES, seed=99)
    own = np.arange(batch.n) % 2
    shares: list[float] = []
    while len(shares) < matches:
        ours, _ = net.choose(batch.obs, batch.mask, dice)
        theirs = (dice.random(batch.mask.shape, dtype=np.float32) + batch.mask).argmax(axis=1)
        batch.step(np.where(batch.to_move == own, ours, theirs))
        shares += [outcome.shares[own[row]] for row, outcome in batch.ended]
    return float(np.mean(shares))


def main(game: str, times: int) -> None:
    dice = np.random.default_rng(1)
    batch = Batch(game, seats=2, n=MATCHES, seed=1)
    net = Net(batch.obs.shape[1], batch.mask.shape[1], dice)
    print(f"{game}, won against random play: {tried(net, game, dice):.0%}")
    for _ in range(times):
        decisions = played(net, batch, dice)
        for _ in range(PASSES):
            for piece in np.array_split(dice.permutation(len(decisions)), len(decisions) // TOGETHER):
                net.improve([decisions[at] for at in piece])
        print(f"after {len(decisions):,} decisions more: {tried(net, game, dice):.0%}")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else "potzklotz", int(sys.argv[2]) if sys.argv[2:] else 5)
