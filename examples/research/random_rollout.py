"""Random play in many matches at once: how often the first seat wins, and how many decisions that took."""

import sys

import numpy as np

from bouwmeester.research.batch import Batch


def main(steps: int = 400) -> None:
    batch = Batch("palazzo", seats=3, n=32, seed=1)
    dice = np.random.default_rng(1)
    wins = np.zeros(3)
    for _ in range(steps):
        actions = (dice.random(batch.mask.shape, dtype=np.float32) + batch.mask).argmax(axis=1)
        _, _, _, reward, _ = batch.step(actions)
        wins += reward.sum(axis=0)
    print(f"{steps * batch.n} decisions, {wins.sum():.0f} matches, wins by seat: {wins.round(1).tolist()}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
