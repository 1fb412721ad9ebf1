"""What can be counted about a running house, for /metrics."""

from collections.abc import Iterator
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Tally(Collector):
    """A counter by kind of message. It is raised at every move, and by one thread only, so it needs no lock."""

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self._counts: dict[type, int] = {}
        REGISTRY.register(self)

    def count(self, message: object) -> None:
        kind = type(message)
        self._counts[kind] = self._counts.get(kind, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self.name, self.help, labels=["type"])
        for kind, count in self._counts.items():
            family.add_metric([kind.__name__.lower()], count)
        yield family


class Thoughts:
    """How long bots think, told of many at once: of a single thought it could say what the bot holds."""

    def __init__(self, histogram: Histogram, together: int) -> None:
        self._histogram = histogram
        self._together = together
        self._untold: list[float] = []

    def observe(self, seconds: float) -> None:
        self._untold.append(seconds)
        if len(self._untold) == self._together:
            for one in self._untold:
                self._histogram.observe(one)
            self._untold.clear()


COMMANDS: Final = Tally("bouwmeester_commands", "Commands from sockets, by what they were.")
ANSWERS: Final = Tally("bouwmeester_answers", "Answers to commands, by what they were.")
SOCKETS: Final = Gauge("bouwmeester_sockets", "Open sockets.")
TABLES: Final = Gauge("bouwmeester_tables_in_memory", "Tables in memory.")
CLOSED: Final = Counter("bouwmeester_sockets_closed_total", "Sockets that the house closed, by close code.", ["code"])
WRITES: Final = Histogram(
    "bouwmeester_write_seconds",
    "Seconds from asking for a write until it is durable; of those written together, the longest.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
_BOTS: Final = Histogram("bouwmeester_bot_seconds", "Seconds a worker took to choose, pace not counted.")
BOT_FAILURES: Final = Counter("bouwmeester_bot_failures_total", "Pool that died or did not answer in time.")
THOUGHTS: Final = Thoughts(_BOTS, 200)
HINTS: Final = Counter("bouwmeester_hints_total", "Calls between nodes, by direction.", ["direction"])
NOTICES: Final = Counter(
    "bouwmeester_notices_total", "Notices, by channel and what came of them.", ["channel", "end"]
)
FOLLOWED: Final = Counter("bouwmeester_followed_total", "Events of other nodes that were followed.")
