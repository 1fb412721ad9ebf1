"""The shapes that leave the engine: views, positions, options and outcomes. All of them are JSON."""

from collections.abc import Mapping

#: What one seat may know, built up by the game for that seat and handed out as it is.
View = Mapping[str, object]
#: The whole position, secrets included, in words.
Position = dict[str, object]
Options = dict[str, object]


class Outcome:
    """How a match ended: points by seat, places by seat (1 is first, equals share), and the reckoning."""

    def __init__(self, scores: list[int], ranks: list[int], details: Mapping[str, object]) -> None:
        self.scores = scores
        self.ranks = ranks
        self.details = details

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __repr__(self) -> str:
        return f"<scores {self.scores}, ranks {self.ranks}>"


def rank(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from keys that are better when larger; equal keys share a place.

    >>> rank([(20,), (31,), (20,)])
    [2, 1, 2]
    """
    return [1 + len([other for other in keys if other > key]) for key in keys]
