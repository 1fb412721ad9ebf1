"""``bouwmeester serve``: the table server, with its address in words and as a picture for phones."""

import asyncio
import gc
import logging
import socket
import sys
from typing import TYPE_CHECKING, Annotated, Any, Final, cast

from cyclopts import Parameter
from rich.console import Console

from bouwmeester.cli.needs import needs_server
from bouwmeester.server.settings import Settings

if TYPE_CHECKING:
    from litestar import Litestar

#: Connections that wait to be taken up; a thousand people may come back at once after a restart.
_BACKLOG: Final = 2048
#: So long what was said last may take to go out.
_FAREWELL_SECONDS: Final = 0.1


def serve(*, settings: Annotated[Settings, Parameter(name="*")] = Settings()) -> None:  # noqa: B008  frozen
    """Run the table server until it is told to stop.

    Every setting can also stand in the environment (BOUWMEESTER_PORT=8080) or in a file bouwmeester.toml under
    [server]. Flags come first, then the environment, then the file.
    """
    with needs_server():
        from bouwmeester.server.app import build
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    _log_to_stderr()
    app = build(settings)
    _greet(settings, port)
    _run(app, settings, listening)


def listen(host: str, port: int) -> socket.socket:
    """A socket that people can come to. Raises OSError, such as when somebody else is there already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise OSError(error.errno, f"cannot listen at {host} port {port}: {error.strerror}") from error
    return listening


def _greet(settings: Settings, port: int) -> None:
    """Where people find the server; on a terminal also as a picture for phones."""
    import segno

    console = Console(soft_wrap=True)
    found = addresses(settings, port)
    for address in found:
        console.print(f"Bouwmeester is at {address}")
    if len(found) > 1 and sys.stdout.isatty():
        segno.make(found[-1], micro=False).terminal(compact=True)
        console.print("Phones in the same network: point the camera here. Ctrl-C stops the server.")


def addresses(settings: Settings, port: int) -> list[str]:
    """On this machine, in the same network if it listens there, and wherever else it was said to be."""
    found = [f"http://localhost:{port}/"]
    if settings.host in ("0.0.0.0", "::"):
        lan = lan_address()
        if lan is not None:
            found.append(f"http://{lan}:{port}/")
    if settings.address:
        found.append(settings.address)
    return found


def lan_address() -> str | None:
    """This machine's own address in the local network, asked of the system's routes; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _log_to_stderr() -> None:
    """One line of JSON for what somebody who runs a house should know; addresses and tokens are never in it."""
    import structlog

    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _run(app: "Litestar", settings: Settings, listening: socket.socket) -> None:
    import uvicorn

    from bouwmeester.server.door import answer
    from bouwmeester.server.line import Lines
    from bouwmeester.server.messages import Closing

    class Server(uvicorn.Server):
        """Whoever is at a table hears that the house closes for a moment, before it does."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.house.tell_all(Closing())
            await asyncio.sleep(_FAREWELL_SECONDS)
            await super().shutdown(sockets)

    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws=cast(Any, Lines(lambda line, request: answer(app.state.house, settings.rate, line, request))),
        backlog=_BACKLOG,
        timeout_graceful_shutdown=10,
        server_header=False,
    )
    # Tables come and go without cycles, and a search for some stops everybody: it looks at all that is young, which
    # is every table where somebody has moved. So it is made seldom; and the search through everything that has come
    # since the start by the house, once in a while.
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 50, 1_000_000)
    Server(config).run([listening])
