"""A worker of another machine on the line: it is asked what a bot would do, and answers, like those of this one."""

import asyncio

from bouwmeester.server.bots.pool import PATIENCE_SECONDS, Pool
from bouwmeester.server.wire.ends import Wire


class Joined:
    """Somebody who thinks for us. They are told worlds in which all is drawn anew that the bot cannot know."""

    def __init__(self, line: Wire, pool: Pool) -> None:
        self._line = line
        self._pool = pool
        self._answer: asyncio.Future[bytes] | None = None
        pool.join(self)

    async def ask(self, question: bytes) -> bytes:
        """Raises TimeoutError, or ConnectionResetError if they have gone."""
        self._answer = asyncio.get_running_loop().create_future()
        self._line.write(question)
        try:
            return await asyncio.wait_for(self._answer, PATIENCE_SECONDS)
        except TimeoutError:
            self._line.close(1013)  # an answer that comes now would be taken for that to the next question
            raise

    async def stop(self) -> None:
        self._line.close(1012)

    def heard(self, message: bytes) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(message)

    def ready(self) -> None:
        """What is asked goes out at once or not at all."""

    def gone(self) -> None:
        self._pool.leave(self)
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionResetError("the worker has gone"))
