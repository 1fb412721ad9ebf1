"""Turns: what comes from one address is looked at one thing after the other, and in between everybody else is heard.

Twenty connections that come at once from somebody who means ill would else be let in at one go, and whoever plays
would wait for all of them.
"""

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """Whose turn it is, of those who come from the same address."""

    def __init__(self) -> None:
        #: What waits, by address, where something was looked at just now.
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def take(self, address: str) -> bool:
        """Whether something of this address can be looked at now: nothing was since others were last heard."""
        if address in self._waiting:
            return False
        self._waiting[address] = deque()
        asyncio.get_running_loop().call_soon(self._next, address)
        return True

    def wait(self, address: str, work: Callable[[], None]) -> None:
        """Do something at a later turn of an address that has had this one."""
        self._waiting[address].append(work)

    def _next(self, address: str) -> None:
        waiting = self._waiting[address]
        if not waiting:
            del self._waiting[address]
            return
        # First the turn after this one: what is done now may go wrong.
        asyncio.get_running_loop().call_soon(self._next, address)
        waiting.popleft()()
