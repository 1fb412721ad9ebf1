"""A real server in a process of its own, on loopback."""

import contextlib
import itertools
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

from tests.server.forking import Forked

#: Ports below those that a system gives to whoever asks for any, a thousand for each worker of a run: between our
#: looking and our server's listening another worker could take it, and its server would answer in the place of ours.
_FIRST_PORT: Final = 20_000
_PORTS: Final = 1000
_turn = itertools.count(random.randrange(_PORTS))


def free_port() -> int:
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    while True:
        port = _FIRST_PORT + _PORTS * worker + next(_turn) % _PORTS
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


#: Tests and measurements are many people at one address, and in a hurry.
GENEROUS: Final[dict[str, object]] = {
    "bot_pace": 0,
    "rate": 10_000,
    "requests": 100_000,
    "clerk": 1,
    "guests": 100_000,
    "tables": 100_000,
    "own_tables": 100_000,
    "own_sockets": 100_000,
    "sockets": 100_000,
    "connections": 100_000,
}


class Running:
    """A server that can be stopped, killed, and started again on the same database.

    ``settings`` are those of the server; where none is given it is generous. One that is ``fresh`` starts from
    nothing, as for people.
    """

    def __init__(
        self,
        database: str,
        *,
        log: Path | None = None,
        leak: str | None = None,
        hasty: bool = False,
        impatient: bool = False,
        brief: bool = False,
        eager: bool = False,
        fresh: bool = False,
        python: str = sys.executable,
        **settings: object,
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.settings = {**GENEROUS, **settings}
        self.log = log
        self.leak = leak
        self.hasty = hasty
        self.impatient = impatient
        self.brief = brief
        self.eager = eager
        self.fresh = fresh or python != sys.executable
        self.python = python
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> None:
        flags = ["--database", self.database, "--host", "127.0.0.1", "--port", str(self.port)]
        for name, value in self.settings.items():
            flags += [f"--{name.replace('_', '-')}", str(value)]
        program = ["bouwmeester"] if self.leak is None else ["tests.server.leaks", self.leak]
        program = ["tests.server.hasty"] if self.hasty else program
        program = ["tests.server.impatient"] if self.impatient else program
        program = ["tests.nodes.brief"] if self.brief else program
        program = ["tests.server.eager"] if self.eager else program
        command = [*program, "serve", *flags]
        self.process = self._begun(command) if self.fresh else Forked(command, self.log)
        for _ in range(2400):
            if self.process.poll() is not None:
                raise RuntimeError(f"the server stopped with {self.process.returncode}")
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server did not come up")

    def _begun(self, command: list[str]) -> subprocess.Popen[bytes]:
        whole = [self.python, "-m", *command]
        with open(self.log or os.devnull, "ab") as log:
            return subprocess.Popen(whole, stdout=subprocess.DEVNULL, stderr=log if self.log else None)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(30)
        self.process = None
