"""A worker of another machine on the line: it is asked what a bot would do, and answers, like those of this one."""

import asyncio

from bouwmeester.server.bots.pool import PATIENCE_SECONDS, Pool
from bouwmeester.server.protocol.close_codes import CLOSE_STOPPING, CLOSE_TOO_SLOW
from bouwmeester.server.wire.ends import Wire


class Joined:
    """Somebody who thinks for us. They are told worlds in which all is drawn anew that the bot cannot know."""

    def __init__(self, line: Wire, pool: Pool) -> None:
        self._line = line
        self._pool = pool
        #: Questions are counted, and an answer says to which it is.
        self._number = 0
        self._answer: asyncio.Future[bytes] | None = None
        pool.join(self)

    async def ask(self, question: bytes) -> bytes:
        """Raises TimeoutError, or ConnectionResetError if they have gone."""
        self._number += 1
        self._answer = asyncio.get_running_loop().create_future()
        self._line.write(b"%d %s" % (self._number, question))
        try:
            return await asyncio.wait_for(self._answer, PATIENCE_SECONDS)
        except TimeoutError:
            self._line.close(CLOSE_TOO_SLOW)
            raise

    async def stop(self) -> None:
        self._line.close(CLOSE_STOPPING)

    def heard(self, message: bytes) -> None:
        number, _, answer = message.partition(b" ")
        if self._answer is not None and not self._answer.done() and number == b"%d" % self._number:
            self._answer.set_result(answer)
            self._line.forgive_frame(len(message))

    def ready(self) -> None:
        """What is asked goes out at once or not at all."""

    def gone(self) -> None:
        self._pool.leave(self)
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionResetError("the worker has gone"))
