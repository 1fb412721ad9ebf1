"""Whether ratings find the order of bots whose order is known, after how many games, and which settings do it best.

    python -m bench.ratings potzklotz --seats 2 --games 600

Levels 1 to LAST sit down at random and play. The log loss is that of who comes before whom in every pair of a match,
as the ratings before it foretold; 0.693 is a coin. The server's settings are those of the first line.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import log
from random import Random
from statistics import NormalDist
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bouwmeester.arena.simulate import play_number
from bouwmeester.server.results.rating import model

#: Openskill's own, as parts of sigma at the start: half of it, and a hundredth.
BETAS: Final = (0.5, 1.0, 1.5, 2.0, 3.0)
TAUS: Final = (0.0, 0.01, 0.03)

Match = tuple[list[str], list[int]]


def matches(game: str, seats: int, games: int, last: int, seed: int) -> Iterator[Match]:
    dice = Random(seed)
    levels = [f"level-{number}" for number in range(1, last + 1)]
    for number in range(games):
        seating = dice.sample(levels, seats)
        played = play_number(game, seating, f"{seed}-{number}", {})
        yield seating, list(played.outcome.ranks)


def foretold(one: PlackettLuceRating, other: PlackettLuceRating, beta: float) -> float:
    """How likely the first comes before the second."""
    spread = (2 * beta**2 + one.sigma**2 + other.sigma**2) ** 0.5
    return NormalDist().cdf((one.mu - other.mu) / spread)


def rated(played: Sequence[Match], settings: PlackettLuce) -> tuple[float, int, list[str]]:
    """The log loss in the second half, after how many matches the order was right for good, and the order."""
    known: dict[str, PlackettLuceRating] = {}
    loss, pairs, right_since = 0.0, 0, len(played)
    order: list[str] = []
    for number, (seating, ranks) in enumerate(played):
        teams = [known.setdefault(who, settings.rating()) for who in seating]
        for (a, one), (b, other) in combinations(enumerate(teams), 2):
            if number >= len(played) / 2 and ranks[a] != ranks[b]:
                likely = foretold(one, other, settings.beta)
                loss -= log(likely if ranks[a] < ranks[b] else 1 - likely)
                pairs += 1
        after = settings.rate([[one] for one in teams], ranks=[float(rank) for rank in ranks])
        known.update({who: now for who, (now,) in zip(seating, after, strict=True)})
        order = sorted(known, key=lambda who: known[who].mu)
        if order != sorted(known):
            right_since = len(played)
        elif right_since == len(played):
            right_since = number + 1
    return loss / max(1, pairs), right_since, order


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--last", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    played: list[Match] = []
    for match in matches(wanted.game, wanted.seats, wanted.games, wanted.last, wanted.seed):
        played.append(match)
        print(f"\r{len(played)} of {wanted.games} games", end="", flush=True)
    print()
    ours = model()
    choices = [ours, *[_other(ours, beta, tau) for beta in BETAS for tau in TAUS]]
    for settings in choices:
        loss, since, order = rated(played, settings)
        held = f"in order since match {since}" if since < len(played) else f"not in order: {' '.join(order)}"
        print(
            f"beta {settings.beta / settings.sigma:.2f} tau {settings.tau / settings.sigma:.3f} of sigma: "
            f"log loss {loss:.4f}, {held}"
        )


def _other(ours: PlackettLuce, beta: float, tau: float) -> PlackettLuce:
    return PlackettLuce(gamma=ours.gamma, beta=beta * ours.sigma, tau=tau * ours.sigma)


if __name__ == "__main__":
    main()
