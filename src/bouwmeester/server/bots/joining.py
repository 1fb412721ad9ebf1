"""Workers for nodes of other machines: processes in which bots think, each on a line to every node it was told of."""

import asyncio
import contextlib

import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from bouwmeester.server.bots.pool import LINE_BYTES, PATIENCE_SECONDS
from bouwmeester.server.process import Process
from bouwmeester.server.protocol.close_codes import CLOSE_NO_TABLE

#: How long a node that does not answer is left alone, at first and at most.
FIRST_WAIT = 0.5
LONGEST_WAIT = 10.0

log = structlog.get_logger()


async def join(addresses: list[str], secret: str, processes: int) -> None:
    """Think for these nodes until cancelled."""
    workers = [Process("bouwmeester.server.bots.worker", PATIENCE_SECONDS, LINE_BYTES) for _ in range(processes)]
    try:
        async with asyncio.TaskGroup() as group:
            for worker in workers:
                one_at_a_time = asyncio.Lock()
                for address in addresses:
                    group.create_task(_think_for(address, secret, worker, one_at_a_time))
    finally:
        for worker in workers:
            await worker.stop()


async def _think_for(address: str, secret: str, worker: Process, one_at_a_time: asyncio.Lock) -> None:
    where = f"{address.rstrip('/').replace('http', 'ws', 1)}/api/workers"
    wait = FIRST_WAIT
    while True:
        try:
            headers = {"Authorization": f"Bearer {secret}"}
            async with connect(where, additional_headers=headers, compression=None, max_size=LINE_BYTES) as line:
                log.info("joined", node=address)
                async for question in line:
                    wait = FIRST_WAIT
                    asked = question if isinstance(question, bytes) else question.encode()
                    number, _, what = asked.partition(b" ")
                    async with one_at_a_time:
                        answer = await worker.ask(what)
                    await line.send((number + b" " + answer).decode())
        except (OSError, WebSocketException, TimeoutError, ValueError) as error:
            log.warning("not_joined", node=address, why=_why(error))
        await asyncio.sleep(wait)
        wait = min(LONGEST_WAIT, 2 * wait)


def _why(error: Exception) -> str:
    """A node does not tell strangers that workers may join it: whoever knows another secret finds nothing there."""
    if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code == CLOSE_NO_TABLE:
        return "it was told another secret, or none"
    return repr(error)


def run(addresses: list[str], secret: str, processes: int) -> None:
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(join(addresses, secret, processes))
