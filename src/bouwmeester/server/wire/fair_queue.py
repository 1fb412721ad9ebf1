"""A fair queue: what comes from one address is looked at one thing after the other, and others in between.

Twenty connections that come at once from somebody who means ill would else be let in at one go, and whoever plays
would wait for all of them.
"""

import asyncio
from collections import deque
from collections.abc import Callable


class FairQueue:
    """What waits, by the address that it comes from."""

    def __init__(self) -> None:
        #: The addresses of which something was looked at since others were last heard, and what waits of each.
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def pass_by(self, address: str) -> bool:
        """Whether something of this address can be looked at now; if not, it has to wait."""
        if address in self._waiting:
            return False
        self._waiting[address] = deque()
        asyncio.get_running_loop().call_soon(self._next, address)
        return True

    def wait(self, address: str, work: Callable[[], None]) -> None:
        """Do something of an address as soon as all before it are done and others were heard."""
        self._waiting[address].append(work)

    def _next(self, address: str) -> None:
        waiting = self._waiting[address]
        if not waiting:
            del self._waiting[address]
            return
        # The next is called first: what is done now may go wrong.
        asyncio.get_running_loop().call_soon(self._next, address)
        waiting.popleft()()
