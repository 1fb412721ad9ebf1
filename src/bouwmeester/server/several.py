"""Several nodes at one port of one machine: a parent opens the socket, and its children take who comes from it.

The parent serves nobody. It starts a child that has died again, and on SIGHUP replaces one after the other: the new
one is ready before the old one is told to go, so that nobody is turned away.
"""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import types
from dataclasses import fields
from pathlib import Path
from typing import Final

import structlog

from bouwmeester.server.settings import Settings

#: After a child has died by itself.
AGAIN_SECONDS: Final = 1.0
#: So long a new child may take to be ready.
READY_SECONDS: Final = 60.0
#: So long one may take to stop, besides what it was told to.
STOP_SECONDS: Final = 20.0
READY: Final = b"READY=1"
SETTINGS: Final = fields(Settings)

log = structlog.get_logger()
Child = subprocess.Popen[bytes]


def notify(state: bytes) -> None:
    """Tell whoever has started us, systemd or the parent of several nodes, how far we are; if they want to know."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if where:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as speaking:
            speaking.sendto(state, where.replace("@", "\0", 1) if where.startswith("@") else where)


def run_several(settings: Settings, listening: socket.socket) -> None:
    """Keep as many nodes as the settings say, until told to stop."""
    listening.listen()
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hearing:
        where = Path(folder) / "ready"
        hearing.bind(str(where))
        hearing.settimeout(0.2)
        Parent(settings, listening, hearing, where).run()


class Parent:
    """Keeps as many children as were asked for."""

    def __init__(self, settings: Settings, listening: socket.socket, hearing: socket.socket, where: Path) -> None:
        self._settings = settings
        self._listening = listening
        #: Where children say that they are ready.
        self._hearing = hearing
        self._where = where
        self._children: list[Child] = []
        self._ending = False
        self._renewing = False

    def run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, self._told)
        # The first makes the database what it has to be, before the others look at it.
        for _ in range(self._settings.nodes):
            self._children.append(self._start())
        notify(READY)
        while not self._ending:
            if self._renewing:
                self._renewing = False
                self._replace_all()
            self._look_after()
            time.sleep(0.2)
        for child in self._children:
            child.terminate()
        for child in self._children:
            self._part_from(child)

    def _told(self, number: int, frame: types.FrameType | None) -> None:
        if number == signal.SIGHUP:
            self._renewing = True
        else:
            self._ending = True

    def _start(self) -> Child:
        """A new child; returns when it is ready, or is not going to be."""
        # Not as flags: those can be read by everybody on the machine.
        told = {f"BOUWMEESTER_{field.name.upper()}": str(getattr(self._settings, field.name)) for field in SETTINGS}
        number = self._listening.fileno()
        child = subprocess.Popen(
            [sys.executable, "-m", "bouwmeester", "serve", "--nodes", "1"],
            pass_fds=(number,),
            stdout=subprocess.DEVNULL,
            env={
                **{name: value for name, value in os.environ.items() if name != "LISTEN_PID"},
                **told,
                "LISTEN_FDS": "1",
                "LISTEN_FD": str(number),
                "NOTIFY_SOCKET": str(self._where),
            },
        )
        until = time.monotonic() + READY_SECONDS
        while child.poll() is None and time.monotonic() < until and not self._ending:
            with contextlib.suppress(TimeoutError):
                if READY in self._hearing.recv(4096):
                    break
        return child

    def _look_after(self) -> None:
        for place, child in enumerate(self._children):
            if child.poll() is not None:
                log.error("node_died", code=child.returncode)
                time.sleep(AGAIN_SECONDS)
                self._children[place] = self._start()

    def _replace_all(self) -> None:
        for place, old in enumerate(self._children):
            new = self._start()
            if new.poll() is not None:  # better the old one than none
                log.error("node_not_replaced", code=new.returncode)
                return
            self._children[place] = new
            old.terminate()
            self._part_from(old)

    def _part_from(self, child: Child) -> None:
        try:
            child.wait(2 * self._settings.drain + STOP_SECONDS)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
