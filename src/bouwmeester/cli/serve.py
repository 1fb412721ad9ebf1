"""``bouwmeester serve``: the table server, with its address in words and as a picture for phones."""

import logging
import os
import socket
import sys
from collections.abc import Mapping
from contextlib import nullcontext
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console

from bouwmeester.cli.needs import needs_server
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.settings import Settings

HIGHEST_PORT = 65_535
#: Numbers that make no sense below this.
LEAST: Final[Mapping[str, float]] = {
    **dict.fromkeys(("drain", "workers", "bot_pace", "guests", "tables", "own_tables"), 0),
    **dict.fromkeys(("nodes", "requests", "own_sockets", "sockets", "connections"), 1),
}


def serve(*, settings: Annotated[Settings, Parameter(name="*")] = Settings()) -> None:  # noqa: B008  frozen
    """Run the table server until it is told to stop.

    Every setting can also stand in the environment (BOUWMEESTER_PORT=8080) or in a file bouwmeester.toml under
    [server]. Flags come first, then the environment, then the file.
    """
    with needs_server(settings.database):
        from bouwmeester.server.app import build
        from bouwmeester.server.serving import run
        from bouwmeester.server.several import run_several
        from bouwmeester.server.store.claim import claim
    for name, least in LEAST.items():
        if getattr(settings, name) < least:
            raise BouwmeesterError(f"--{name.replace('_', '-')} is {least} or more, not {getattr(settings, name)}")
    if settings.rate <= 0:
        raise BouwmeesterError(f"--rate is more than 0, not {settings.rate}")
    if settings.nodes > 1 and not settings.database.startswith("postgresql"):
        raise BouwmeesterError("several nodes need a database that they can share: --database postgresql+psycopg://…")
    if not 0 < settings.clerk <= 1:
        raise BouwmeesterError("--clerk is a part of a whole: more than 0, and at most 1")
    if not 0 <= settings.port <= HIGHEST_PORT:
        raise BouwmeesterError(f"--port is a number from 0 to {HIGHEST_PORT}, not {settings.port}")
    log_to_stderr()
    with handed_over() or listen(settings.host, settings.port) as listening:
        port = listening.getsockname()[1]
        if settings.nodes > 1:
            _try(settings)
            _greet(settings, port)
            run_several(settings, listening)
            return
        app = build(settings)
        with claim(settings.database, addresses(settings, port)[-1]) or nullcontext():
            app.state.addresses = addresses(settings, port)
            _try(settings)
            _greet(settings, port)
            run(app, settings, listening)


def _try(settings: Settings) -> None:
    """Open what the house cannot do without before anybody is told where it is: what is wrong is said in one line."""
    from bouwmeester.server.admission.whence import Ways
    from bouwmeester.server.hints.carrier import carrier
    from bouwmeester.server.notices.mail import Mailing
    from bouwmeester.server.store.migrating import migrate
    from bouwmeester.server.store.store import open_engine

    Ways(settings)
    if settings.hints:
        carrier(settings.hints, settings.database)
    Mailing(settings.mail, settings.mail_from)
    engine = open_engine(settings.database)
    migrate(engine)
    engine.dispose()


def handed_over() -> socket.socket | None:
    """The listening socket that whoever started us has opened: systemd, or the parent of several nodes."""
    if os.environ.get("LISTEN_FDS") != "1" or os.environ.get("LISTEN_PID", str(os.getpid())) != str(os.getpid()):
        return None
    number = int(os.environ.get("LISTEN_FD", "3"))
    del os.environ["LISTEN_FDS"]  # it is not for the processes that we start
    return socket.socket(fileno=number)


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


def log_to_stderr() -> None:
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
