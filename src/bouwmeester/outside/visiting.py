"""The third carrier: the messages of a server over a WebSocket, handed to a program here and its answers back."""

import json
import threading
import time
from collections.abc import Callable
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.outside.lines import Gone, Line, read

#: Why a server ends a line for good: it does not know the token, or no longer; or the bot has come over another line.
FINAL: Final = {
    4403: "the server does not know this token, or no longer",
    4409: "the bot has come with this token over another line",
}
MESSAGE_BYTES: Final = 1 << 22
HELLO_SECONDS: Final = 20.0
#: Between two attempts to come back, at first and at most.
WAIT_SECONDS: Final = (1.0, 30.0)


def address_of(server: str) -> str:
    """The socket for bots of a server, by the address people know it by."""
    if not server.startswith(("http://", "https://")):
        raise BouwmeesterError(f"wanted the address of a server, such as http://localhost:8080, not {server!r}")
    return server.replace("http", "ws", 1).rstrip("/") + "/api/bots/socket"


def visit(server: str, token: str, start: Callable[[], Line], tell: Callable[[str], None]) -> None:
    """Stay at a server's tables until stopped: a line that breaks is made again, and so is a program that ends."""
    address = address_of(server)
    wait, longest = WAIT_SECONDS
    while True:
        line = start()
        try:
            with connect(
                address,
                additional_headers={"Authorization": f"Bearer {token}"},
                max_size=MESSAGE_BYTES,
                compression=None,
                origin=None,
            ) as socket:
                tell(f"at {server}")
                wait = WAIT_SECONDS[0]
                carry(socket, line)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in FINAL:
                raise BouwmeesterError(FINAL[closed.rcvd.code]) from closed
            tell("the line is broken")
        except (OSError, InvalidHandshake, WebSocketException) as error:
            tell(f"{server} cannot be reached: {error}")
        except Gone:
            tell("the program has ended")
        finally:
            line.close()
        time.sleep(wait)
        wait = min(longest, 2 * wait)


def carry(socket: ClientConnection, line: Line) -> None:
    """Messages to and fro, until one end is gone."""
    try:
        hello = line.receive(HELLO_SECONDS)
    except Gone as gone:
        # One that ends at once would do so again and again.
        raise BouwmeesterError(
            "the program ended before it said hello; check-bot tells what is wrong with it"
        ) from gone
    if hello is None:
        raise BouwmeesterError("the program did not say hello")
    socket.send(json.dumps(hello))
    ended = threading.Event()
    broken: list[Exception] = []

    def answer() -> None:
        try:
            while not ended.is_set():
                message = line.receive(0.2)
                if message is not None:
                    socket.send(json.dumps(message))
        except (Gone, ConnectionClosed, OSError) as error:
            broken.append(error)
            socket.close()

    answering = threading.Thread(target=answer, daemon=True)
    answering.start()
    try:
        for text in socket:
            message = read(text if isinstance(text, str) else text.decode())
            if message is not None:
                line.send(message)
        # The iteration ends without a word when the other side closes as one should.
        code = socket.protocol.close_code
        if code in FINAL:
            raise BouwmeesterError(FINAL[code])
    finally:
        ended.set()
        answering.join()
    if broken and isinstance(broken[0], Gone):
        raise broken[0]
