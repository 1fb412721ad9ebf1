"""Servers that are forked from a process which has read all their code before: a second less for each of hundreds.

Everything after the reading is as it is for people: arguments, environment, signals, and a process of its own. How a
server starts from nothing is tested where that is the question.
"""

import contextlib
import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

_CODE: Final = (
    "bouwmeester.cli.app",
    "bouwmeester.server.serving",
    "bouwmeester.server.app",
    "bouwmeester.games.caylus",
    "bouwmeester.games.palazzo",
    "bouwmeester.games.potzklotz",
    "alembic.command",
    "alembic.config",
    "anyio._backends._asyncio",
    "httpcore",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
)
_WAYS: Final = multiprocessing.get_context("forkserver")
_WAYS.set_forkserver_preload(list(_CODE))


class Forked:
    """A program that is run as ``python -m`` would, with as much of a Popen as tests ask for."""

    def __init__(self, program: list[str], log: Path | None) -> None:
        self._process = _WAYS.Process(target=_run, args=(program, log, dict(os.environ)), daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        ended = self._process.exitcode
        if ended is None:
            raise subprocess.TimeoutExpired("a server", timeout or 0.0)
        return ended


def _run(program: list[str], log: Path | None, environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    if log is not None:
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    sys.argv = program
    runpy.run_module(program[0], run_name="__main__", alter_sys=True)
