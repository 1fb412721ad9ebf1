"""What a server can be told; so far by the flags of ``bouwmeester serve``."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Every setting with its default."""

    #: Where tables are kept: a file of SQLite, or PostgreSQL.
    database: str = "sqlite:///bouwmeester.db"
    host: str = "0.0.0.0"
    port: int = 8080
    #: Processes in which bots think.
    workers: int = 1
    #: Seconds after which a bot answers.
    bot_pace: float = 0.6
    #: How many messages a second a client may send in the long run.
    rate: float = 10.0
