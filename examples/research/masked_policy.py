"""A policy that learns by playing itself, in numpy alone: REINFORCE with a linear softmax over what is legal."""

import sys

import numpy as np
import numpy.typing as npt

from bouwmeester.research.batch import Batch

Array = npt.NDArray[np.float32]


def policy(weights: Array, obs: Array, mask: npt.NDArray[np.uint8]) -> Array:
    """How likely each action is; what is not legal never."""
    marks = np.where(mask, obs @ weights, -np.inf)
    marks -= marks.max(axis=1, keepdims=True)
    shares = np.exp(marks)
    return np.asarray(shares / shares.sum(axis=1, keepdims=True), np.float32)


def main(steps: int = 300) -> None:
    batch = Batch("potzklotz", seats=2, n=16, seed=1, options={"cards": 3})
    dice = np.random.default_rng(1)
    weights = np.zeros((batch.obs.shape[1], batch.mask.shape[1]), np.float32)
    played: list[list[tuple[int, Array, int, Array]]] = [[] for _ in range(batch.n)]
    ended = 0
    for _ in range(steps):
        obs, chances, movers = batch.obs.copy(), policy(weights, batch.obs, batch.mask), batch.to_move.copy()
        actions = [int(dice.choice(len(row), p=row / row.sum())) for row in chances.astype(np.float64)]
        for row in range(batch.n):
            played[row].append((int(movers[row]), obs[row], actions[row], chances[row]))
        batch.step(actions)
        for row, outcome in batch.ended:
            ended += 1
            for seat, seen, action, shares in played[row]:
                gain = outcome.shares[seat] - 1 / batch.seats
                slope = -shares
                slope[action] += 1
                weights += np.float32(0.01 * gain / len(played[row])) * np.outer(seen, slope)
            played[row] = []
    print(f"{ended} matches; the weights have moved by {float(np.abs(weights).sum()):.3f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
