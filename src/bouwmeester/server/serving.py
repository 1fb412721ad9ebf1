"""An application and its sockets on one listening socket, until it is told to stop."""

import asyncio
import gc
import resource
import socket
import sys
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar

from bouwmeester.server.protocol.messages import Closing
from bouwmeester.server.settings import Settings
from bouwmeester.server.several import READY, notify
from bouwmeester.server.wire.capacity import Connections
from bouwmeester.server.wire.line import Lines

#: Connections that wait to be taken up; a thousand people may come back at once after a restart.
BACKLOG: Final = 2048
#: So long what was said last may take to go out.
FAREWELL_SECONDS: Final = 0.1
#: Files that the house itself needs: its database, its bots, and some to spare.
OTHER_FILES: Final = 200


class Server(uvicorn.Server):
    """Whoever is at a table hears that the house closes for a moment, before it does."""

    def __init__(self, app: Litestar, config: uvicorn.Config, drain: float) -> None:
        super().__init__(config)
        self.app = app
        self.drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        notify(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house = self.app.state.house
        if self.drain:
            house.draining = True  # /health says so, and whoever stands before us sends nobody more
            await asyncio.sleep(self.drain)
            await house.see_off(self.drain)
        house.tell_all(Closing())
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)


def server(app: Litestar, settings: Settings) -> Server:
    """Everything that an application serves, pages and tables alike. One that is built needs nothing else."""
    connections = Connections(min(settings.connections, _open_files() - OTHER_FILES))
    lines = Lines(lambda line, request: app.state.handshake.answer(line, request), settings.rate, connections.places)
    config = uvicorn.Config(
        app,
        log_level="error",  # what strangers send that is no HTTP is no news
        access_log=False,
        http=cast(Any, connections),
        ws=cast(Any, lines),
        # Whom to believe about who comes is one of our settings.
        proxy_headers=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=10,
        server_header=False,
    )
    return Server(app, config, settings.drain)


def run(app: Litestar, settings: Settings, listening: socket.socket) -> None:
    # Tables come and go without cycles, and a search for some stops everybody: it looks at all that is young, which
    # is every table where somebody has moved. So it is made seldom; and the search through everything that has come
    # since the start by the house, once in a while.
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 50, 1_000_000)
    server(app, settings).run([listening])


def _open_files() -> int:
    """How many files and connections this process may have open: as many as the system allows it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return sys.maxsize if most == resource.RLIM_INFINITY else most
