"""Carriers of messages: a program on its standard input and output, or a bot in the same process.

A third, the WebSocket, is ``bouwmeester bot``: it carries the messages of a server to a program here.
"""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Callable
from typing import IO, Final, Protocol

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.outside.messages import Message

#: No view is near this; a line that is longer is noise.
LINE_CHARACTERS: Final = 1 << 20
#: So long a program may take to end once it is no longer spoken to.
GOODBYE_SECONDS: Final = 2.0
_GONE: Final[Message] = {"type": "gone"}


class Gone(BouwmeesterError):
    """The bot has ended, or was never there."""


class Line(Protocol):
    """How messages come and go."""

    #: Lines that were no messages: printed by mistake, mostly.
    noise: int

    def send(self, message: Message) -> None: ...

    def receive(self, seconds: float) -> Message | None:
        """The next message, or None when the time is up. Raises Gone."""

    def close(self) -> None: ...


class ProcessLine:
    """A program that is told one message a line on its standard input and answers on its standard output."""

    def __init__(self, command: str) -> None:
        self.noise = 0
        #: Whether it had to be made to end.
        self.killed = False
        try:
            words = shlex.split(command)
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except (OSError, ValueError, IndexError) as error:
            raise Gone(f"{command!r} cannot be started: {error}") from error
        self._said: queue.Queue[Message] = queue.Queue()
        assert self._process.stdout is not None
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def _listen(self, stdout: IO[str]) -> None:
        with contextlib.suppress(ValueError, OSError):  # closed while it was read
            while text := stdout.readline(LINE_CHARACTERS):
                message = read(text)
                if message is None:
                    self.noise += 1
                else:
                    self._said.put(message)
        self._said.put(_GONE)

    def send(self, message: Message) -> None:
        assert self._process.stdin is not None
        # What has ended gives no answer either: that is when it is noticed.
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._process.stdin.flush()

    def receive(self, seconds: float) -> Message | None:
        try:
            message = self._said.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None
        if message is _GONE:
            self._said.put(_GONE)
            raise Gone("the program has ended")
        return message

    def close(self) -> None:
        """It is asked to end by the end of its input, and made to if it does not."""
        process = self._process
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            self.killed = True
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


class InProcess:
    """A bot in this process: whatever it says to a message comes back at once."""

    def __init__(self, hear: Callable[[Message], list[Message]], first: list[Message]) -> None:
        self.noise = 0
        self._hear = hear
        self._said = first[:]

    def send(self, message: Message) -> None:
        self._said += self._hear(message)

    def receive(self, seconds: float) -> Message | None:
        return self._said.pop(0) if self._said else None

    def close(self) -> None:
        """Nothing is held open."""


def read(text: str) -> Message | None:
    """The message that a line is, or None if it is none."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) and isinstance(message.get("type"), str) else None
