"""Seasons of a league: who plays in which group in the next one. Pure: standings in, groups out.

>>> groups = [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]]
>>> cut(ladder(groups), 5)
[[0, 1, 2, 5, 6], [3, 4, 7, 8, 9]]

The first group is the highest. Two go up from each group and two go down into it; of groups of three, one.
"""

from collections.abc import Sequence
from typing import Final

#: So many change places between two groups.
MOVED: Final = 2


def ladder(groups: Sequence[Sequence[int]]) -> list[int]:
    """Everybody in one order, from groups that are each in the order of their standings.

    >>> ladder([[0, 1, 2], [3, 4, 5], [6]])
    [0, 1, 3, 2, 4, 5, 6]
    """
    changes = [min(MOVED, len(upper) // 2, len(lower) // 2) for upper, lower in zip(groups, groups[1:], strict=False)]
    up, down = [0, *changes], [*changes, 0]
    order: list[int] = []
    for number, group in enumerate(groups):
        order += _last(groups[number - 1], up[number])
        order += group[up[number] : len(group) - down[number]]
        order += groups[number + 1][: down[number]] if down[number] else []
    return order


def _last(group: Sequence[int], count: int) -> Sequence[int]:
    return group[len(group) - count :]


def cut(order: Sequence[int], size: int) -> list[list[int]]:
    """Groups of about a size, the highest first; none is more than one larger than another."""
    count = groups_for(len(order), size)
    smaller, larger = divmod(len(order), count)
    groups: list[list[int]] = []
    at = 0
    for number in range(count):
        end = at + smaller + (number < larger)
        groups.append(list(order[at:end]))
        at = end
    return groups


def groups_for(people: int, size: int) -> int:
    """How many groups of about a size."""
    return max(1, round(people / size))
