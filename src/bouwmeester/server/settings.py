"""What a server can be told: by flags, by the environment, or by a file. docs/host.md lists it all."""

from dataclasses import dataclass
from typing import Literal


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
    hints
        How several nodes tell each other of moves: redis://host/0, or PostgreSQL by another way; else the database.
    nodes
        Processes that serve this house at one port, each with bots of its own; more than one needs PostgreSQL.
    drain
        Seconds from being told to stop until sockets are closed, and over which they are: for a proxy to notice.
    workers
        Processes in which bots think.
    joining
        A secret by which workers of other machines may join (bouwmeester workers); without one nobody may.
    bot_pace
        Seconds after which a bot answers, whatever it thinks of.
    rate
        Frames a second that one socket may send in the long run; long ones and hard questions count for more.
    requests
        HTTP requests a second from one address of the network.
    clerk
        Part of the time of the process for lessons, puzzles and replays that one address may have in the long run.
    names
        Other names by which people come here, separated by commas; those of this machine are known.
    proxies
        Addresses or networks of the proxies that are believed who comes, separated by commas.
    metrics
        Who may read /metrics: from this machine and through no proxy (here), everybody, or nobody.
    guests
        New guests an hour from one address of the network.
    tables
        New tables an hour from one address of the network, and as many chairs taken.
    own_tables
        Tables that one guest may have going: set up by them, not over, and played at within a day.
    own_sockets
        Open sockets of one guest.
    sockets
        Open sockets from one address of the network; three times as many may come in three minutes.
    connections
        Open connections in all.
    webhooks
        Where notices may go by webhook: nowhere (no), to the world by HTTPS (outside), or also into the network of
        the house (inside). By itself (auto) outside, and nowhere in a house that has an address for the world.
    mail
        The server that sends mail for this house: smtp://user:password@host:587, or smtps://; else none is sent.
    mail_from
        The address that mail comes from.
    """

    database: str = "sqlite:///bouwmeester.db"
    host: str = "0.0.0.0"
    port: int = 8080
    address: str = ""
    hints: str = ""
    nodes: int = 1
    drain: float = 0.0
    workers: int = 1
    joining: str = ""
    bot_pace: float = 0.6
    rate: float = 10.0
    requests: int = 100
    clerk: float = 0.25
    names: str = ""
    proxies: str = ""
    metrics: Literal["here", "everybody", "nobody"] = "here"
    guests: int = 300
    tables: int = 1000
    own_tables: int = 100
    own_sockets: int = 40
    sockets: int = 1000
    connections: int = 10_000
    webhooks: Literal["auto", "no", "outside", "inside"] = "auto"
    mail: str = ""
    mail_from: str = ""
