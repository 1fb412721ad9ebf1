"""Allowances: how much each may ask for, some at once and then so much in a time.

>>> sips = Allowance(2, 3600)
>>> [sips.take("anne") for _ in range(3)], sips.take("bram")
([True, True, False], True)
"""

import time
from typing import Final

_FORGET_FROM: Final = 1024


class Allowance:
    """``most`` at once, and as many again every ``seconds``, for each name by itself."""

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self._rate = most / seconds
        #: What has been taken and not yet come back, and when that was so. Who is not here has taken nothing.
        self._taken: dict[str, tuple[float, float]] = {}
        self._forget_at = _FORGET_FROM

    def taken(self, who: str) -> float:
        """How much of it somebody has used up."""
        taken, at = self._taken.get(who, (0.0, 0.0))
        return max(0.0, taken - (time.monotonic() - at) * self._rate)

    def has(self, who: str) -> bool:
        """Whether somebody could take one more."""
        return self.taken(who) + 1 <= self.most

    def wait(self, who: str) -> float:
        """In how many seconds somebody can take one more."""
        return max(0.0, self.taken(who) + 1 - self.most) / self._rate

    def charge(self, who: str, amount: float = 1.0) -> None:
        """One more is taken, or another amount, be it allowed or not."""
        self._taken[who] = (min(self.most, self.taken(who) + amount), time.monotonic())
        if len(self._taken) > self._forget_at:
            self._taken = {name: kept for name, kept in self._taken.items() if self.taken(name) > 0}
            self._forget_at = max(_FORGET_FROM, 2 * len(self._taken))

    def take(self, who: str, amount: float = 1.0) -> bool:
        """Take one, or another amount, if one more is allowed."""
        allowed = self.has(who)
        if allowed:
            self.charge(who, amount)
        return allowed
