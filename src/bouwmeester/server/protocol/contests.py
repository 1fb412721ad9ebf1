"""What is said over HTTP about contests, which people call events: tournaments and leagues."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bouwmeester.server.protocol.messages import Clock, Json, Name, Word
from bouwmeester.server.protocol.people import Player

ContestKind = Literal["swiss", "league"]
#: "open" while people can sign up; "paused" plays on at the tables, and begins no round.
ContestStatus = Literal["open", "playing", "paused", "over", "cancelled"]


#: A moment, in seconds since 1970.
Moment = Annotated[float, Meta(ge=0, le=1e11)]


class ContestSetup(Struct, forbid_unknown_fields=True):
    """How a contest is played: a tournament of an evening, or a league whose groups play over days."""

    name: Name
    game: Word
    #: At a table; some have one less where the number of people wants it.
    seats: Annotated[int, Meta(ge=2, le=5)]
    kind: ContestKind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=12)] = 4
    #: People in a group of a league.
    group: Annotated[int, Meta(ge=3, le=12)] = 6
    clock: Clock = Clock("bank", 1500, 15)
    #: Seconds from the beginning of a round until a bot plays for whoever has not come.
    wait: Annotated[int, Meta(ge=30, le=3600)] = 300
    #: Seconds between two rounds.
    rest: Annotated[int, Meta(ge=0, le=3600)] = 120
    options: Json = {}
    #: Whether it is listed; whoever has the code can always come.
    public: bool = True


class NewContest(ContestSetup, forbid_unknown_fields=True):
    """A contest that somebody wants to set up."""

    #: When it begins by itself, if enough have signed up; else whoever runs it begins it.
    starts: Moment | None = None


class Starting(Struct, forbid_unknown_fields=True):
    """When it is to begin by itself; None for when somebody says so."""

    starts: Moment | None


class Drop(Struct, forbid_unknown_fields=True):
    """Send somebody away."""

    number: Annotated[int, Meta(ge=0, le=100_000)]


class ContestInfo(Struct):
    """What anyone may know of a contest."""

    code: str
    name: str
    game: str
    kind: ContestKind
    status: ContestStatus
    seats: int
    rounds: int
    #: How far the furthest group is.
    round: int
    #: How many take part.
    people: int
    host: Player
    created: float
    #: Whether you run it, and whether you take part.
    hosted: bool
    entered: bool
    #: Whether one may sign up now.
    joins: bool
    #: When it is to begin by itself. A time that has passed while it is still open could not be kept.
    starts: float | None
    #: Of a league, the first or a later one.
    season: int


class Entrant(Struct):
    """Somebody who takes part. In a contest they are known by their number."""

    number: int
    player: Player
    #: Withdrawn, or sent away.
    gone: bool
    #: In which group they play; before a later season of a league begins, in which they would.
    group: int | None


class ContestRow(Struct):
    """How somebody stands."""

    place: int
    number: int
    points: float
    wins: float
    #: What those have whom they have met, on average.
    opponents: float


class ContestTable(Struct):
    """A table of a round: by the number of whoever sits there, in the order of turns; -1 is a bot."""

    round: int
    number: int
    table: str
    seats: list[int]
    #: The seat of whoever begins; the others follow.
    begins: int
    #: None while it is being played.
    places: list[int] | None


class ContestGroup(Struct):
    """A part of a contest that plays by itself; a tournament has one."""

    round: int
    #: When the next round begins by itself.
    starts: float | None
    over: bool
    #: How many have met more than once.
    again: int
    rows: list[ContestRow]
    tables: list[ContestTable]


class Contest(Struct):
    """All that is told of a contest."""

    about: ContestInfo
    clock: Clock
    wait: int
    rest: int
    options: Json
    public: bool
    entrants: list[Entrant]
    groups: list[ContestGroup]
    #: Your number, if you take part.
    you: int | None
    #: Whether whoever runs it lets nobody in any more.
    closed: bool
    #: The seasons before and after this one, by their codes.
    previous: str | None
    next: str | None
    #: When this was told, on the server's clock.
    now: float
