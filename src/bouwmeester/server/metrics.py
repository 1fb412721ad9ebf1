"""What can be counted about a running house, for /metrics."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

COMMANDS: Final = Counter("bouwmeester_commands_total", "Commands from sockets, by what they were.", ["type"])
ANSWERS: Final = Counter("bouwmeester_answers_total", "Answers to commands, by what they were.", ["type"])
SOCKETS: Final = Gauge("bouwmeester_sockets", "Open sockets.")
TABLES: Final = Gauge("bouwmeester_tables_in_memory", "Tables in memory.")
CLOSED: Final = Counter("bouwmeester_sockets_closed_total", "Sockets that the house closed, by close code.", ["code"])
WRITES: Final = Histogram(
    "bouwmeester_write_seconds",
    "Seconds from asking for a write until it is durable; of those written together, the longest.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
BOTS: Final = Histogram("bouwmeester_bot_seconds", "Seconds a worker took to choose, pace not counted.")
BOT_FAILURES: Final = Counter("bouwmeester_bot_failures_total", "Workers that died or did not answer in time.")
