"""The shapes that leave the engine: views, positions, options and outcomes. All of them are JSON."""

from collections.abc import Mapping
from typing import TypedDict

#: What one seat may know, built up by the game for that seat and handed out as it is.
View = Mapping[str, object]
#: The whole position, secrets included, in words.
Position = dict[str, object]
Options = dict[str, object]


class Result(TypedDict):
    """How a match ended, by seat; a game adds its details."""

    scores: list[int]
    ranks: list[int]


class Outcome:
    """How a match ended: points by seat, places by seat (1 is first, equals share), and the reckoning."""

    def __init__(self, scores: list[int], ranks: list[int], details: Mapping[str, object]) -> None:
        self.scores = scores
        self.ranks = ranks
        self.details = details

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    @property
    def shares(self) -> list[float]:
        """What part of the win each seat has: 1 in all, and equals share."""
        share = 1.0 / len(self.winners)
        return [share if rank == 1 else 0.0 for rank in self.ranks]

    def result(self) -> dict[str, object]:
        """All of it, as JSON."""
        ended: Result = {"scores": self.scores, "ranks": self.ranks}
        return {**ended, **self.details}

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled classes are not pickled by themselves, and games are played by other processes.
        return (Outcome, (self.scores, self.ranks, self.details))

    def __repr__(self) -> str:
        return f"<scores {self.scores}, ranks {self.ranks}>"


def rank(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from keys that are better when larger; equal keys share a place.

    >>> rank([(20,), (31,), (20,)])
    [2, 1, 2]
    """
    return [1 + len([other for other in keys if other > key]) for key in keys]
