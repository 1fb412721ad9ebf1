"""What a server can be told: by flags, by the environment, or by a file. docs/host.md lists it all."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Every setting with its default.

    Parameters
    ----------
    database
        Where tables are kept: a file of SQLite, or PostgreSQL as postgresql+psycopg://user@host/name.
    host
        The address to listen at; 127.0.0.1 keeps it to this machine.
    port
        The port to listen at; 0 takes any that is free.
    address
        What people type to come here, when that is not this machine: https://play.example.org/.
    workers
        Processes in which bots think.
    bot_pace
        Seconds after which a bot answers, whatever it thinks of.
    rate
        Messages a second that one socket may send in the long run.
    requests
        HTTP requests a second from one address of the network.
    """

    database: str = "sqlite:///bouwmeester.db"
    host: str = "0.0.0.0"
    port: int = 8080
    address: str = ""
    workers: int = 1
    bot_pace: float = 0.6
    rate: float = 10.0
    requests: int = 100
