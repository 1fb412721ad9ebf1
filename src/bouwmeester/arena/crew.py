"""Who plays games besides us: processes of this machine, or those of a Ray cluster. Either takes work the same way.

>>> with crew(1) as hands:
...     hands.submit(max, 3, 5).result()
5
"""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from bouwmeester.core.errors import BouwmeesterError

#: The name of a Ray that is started for this alone, on this machine.
HERE = "here"


class NoRay(BouwmeesterError):
    """There is no Ray to play on."""


@contextmanager
def crew(processes: int, ray: str | None = None) -> Iterator[Executor]:
    """So many processes here; or a Ray cluster: its address, "auto" for the one at hand, "here" for our own."""
    if ray is None:
        with ProcessPoolExecutor(processes, get_context("spawn"), _begin) as pool:
            try:
                yield pool
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
    else:
        with _OnRay(ray, processes) as cluster:
            yield cluster


class _OnRay(Executor):
    """A Ray cluster, with Bouwmeester installed on all its machines."""

    def __init__(self, address: str, processes: int) -> None:
        try:
            import ray
        except ImportError as error:
            raise NoRay("Ray is not installed: pip install 'bouwmeester[ray]'") from error
        self._ray: Any = ray
        where: dict[str, object] = {"num_cpus": processes} if address == HERE else {"address": address}
        try:
            ray.init(**where, logging_level="warning", log_to_driver=False, include_dashboard=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoRay(f"no Ray at {address}: {error}") from error
        self._work = ray.remote(_with_games)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        found: Future[Any] = self._work.remote(fn, *args, **kwargs).future()
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


def _with_games(fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
    _put_games_on_the_shelf()
    return fn(*args, **kwargs)


def go_quietly() -> None:
    """Ctrl-C ends this process without a word: whoever started it says that it was interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _begin() -> None:
    go_quietly()
    _put_games_on_the_shelf()


def _put_games_on_the_shelf() -> None:
    import bouwmeester.games  # noqa: F401
