"""A line between a browser and the server that can be cut, or go dead without anybody noticing, and be mended."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit

_CHUNK = 1 << 16


class Line:
    """Listens on loopback and passes everything on to the house."""

    def __init__(self, house: str) -> None:
        self._house = ("127.0.0.1", urlsplit(house).port or 80)
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._ear.getsockname()[1]}"
        self._calls: set[tuple[socket.socket, socket.socket]] = set()
        self._lock = threading.Lock()
        self._whole = True
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()

    def cut(self) -> None:
        """Both ends notice at once, and nobody gets through."""
        self._whole = False
        self._hang_up()

    def deaden(self) -> None:
        """As when a lid is closed: the house hangs up, the browser is not told, and nobody gets through."""
        self._whole = False
        with self._lock:
            for _, far in self._calls:
                with contextlib.suppress(OSError):
                    far.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Who calls now gets through; old calls stay as they are."""
        self._whole = True

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._ear.shutdown(socket.SHUT_RDWR)
        self._listening.join()
        self._ear.close()
        self._hang_up()

    def _hang_up(self) -> None:
        with self._lock:
            calls, self._calls = self._calls, set()
        for call in calls:
            for end in call:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._ear.accept()
            except OSError:
                return
            if not self._whole:
                near.close()
                continue
            try:
                far = socket.create_connection(self._house)
            except OSError:
                near.close()
                continue
            with self._lock:
                self._calls.add((near, far))
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        while True:
            try:
                heard = one.recv(_CHUNK)
                if heard:
                    other.sendall(heard)
                elif self._whole:
                    other.shutdown(socket.SHUT_WR)
            except OSError:
                return
            if not heard:
                return


@contextlib.contextmanager
def line_to(house: str) -> Iterator[Line]:
    line = Line(house)
    try:
        yield line
    finally:
        line.close()
