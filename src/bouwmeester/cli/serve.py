"""``bouwmeester serve``: the table server, with its address in words and as a picture for phones."""

import socket
import sys

from rich.console import Console

from bouwmeester.core.errors import BouwmeesterError


def addresses(host: str, port: int) -> list[str]:
    """Where people find the server: on this machine, and in the same network if it listens there."""
    found = [f"http://localhost:{port}/"]
    if host in ("0.0.0.0", "::"):
        lan = lan_address()
        if lan is not None:
            found.append(f"http://{lan}:{port}/")
    return found


def lan_address() -> str | None:
    """This machine's own address in the local network, asked of the system's routes; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def serve(
    *,
    database: str = "sqlite:///bouwmeester.db",
    host: str = "0.0.0.0",
    port: int = 8080,
    workers: int = 1,
    bot_pace: float = 0.6,
    rate: float = 10.0,
) -> None:
    """Run the table server until it is told to stop.

    Parameters
    ----------
    database
        Where tables are kept: a file of SQLite, or PostgreSQL as postgresql+psycopg://user@host/name.
    host
        The address to listen at; 127.0.0.1 keeps it to this machine.
    port
        The port to listen at.
    workers
        Processes in which bots think.
    bot_pace
        Seconds after which a bot answers, whatever it thinks of.
    rate
        Messages a second that one client may send in the long run.
    """
    try:
        import segno
        import uvicorn

        from bouwmeester.server.app import build
        from bouwmeester.server.settings import Settings
    except ImportError as error:
        raise BouwmeesterError(
            f"the server needs more packages ({error.name}): pip install 'bouwmeester[server]'"
        ) from error
    app = build(Settings(database=database, host=host, port=port, workers=workers, bot_pace=bot_pace, rate=rate))
    console = Console()
    found = addresses(host, port)
    for address in found:
        console.print(f"Bouwmeester is at {address}")
    if len(found) > 1 and sys.stdout.isatty():
        segno.make(found[-1], micro=False).terminal(compact=True)
    uvicorn.run(app, host=host, port=port, log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False)
