"""Everything that goes over the wire, as types. docs/protocol.md describes them; TypeScript's are made from them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 1

Name = Annotated[str, Meta(min_length=1, max_length=40)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Json = dict[str, object]

# What people ask for over HTTP.


class NewGuest(Struct, forbid_unknown_fields=True):
    """A person sits down with a name."""

    name: Name


class Guest(Struct):
    id: str
    name: str


class GameInfo(Struct):
    name: str
    seats: list[int]
    options: dict[str, list[object]]
    bots: list[str]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up. ``chairs`` has one entry a seat: "me", "open", or the name of a bot."""

    game: Annotated[str, Meta(max_length=32)]
    chairs: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=6)]
    options: Json = {}
    public: bool = True
    undo: Literal["free", "never"] = "free"
    chat: bool = True


class Sit(Struct, forbid_unknown_fields=True):
    """Claim a chair. The invite is needed at a table that is not public."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    invite: Annotated[str, Meta(max_length=32)] = ""


class Chair(Struct):
    """Who sits there: a person, a bot, or nobody yet."""

    seat: int
    user: str | None
    name: str | None
    bot: str | None


class TableInfo(Struct):
    """What anyone may know of a table without sitting down."""

    id: str
    code: str
    game: str
    options: Json
    chairs: list[Chair]
    public: bool
    undo: str
    chat: bool
    status: str
    version: int
    to_move: int | None
    your_seat: int | None
    created: float
    changed: float
    #: For those at the table: the token that lets others in.
    invite: str | None = None


# What a client sends over the socket of a table.


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """Do these actions, all or none. An id or a text each; ``version`` is the one they answer."""

    id: CommandId
    version: int
    actions: Annotated[list[int | Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=64)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last play, if the table allows it and it has shown nothing to anybody."""

    id: CommandId
    version: int


class Say(Struct, tag="say", forbid_unknown_fields=True):
    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


FromClient = Play | Undo | Say | Ping

# What the server sends over it.


class Action(Struct):
    id: int
    text: str
    verb: str
    args: dict[str, str]


class Happened(Struct):
    key: str
    facts: dict[str, str | int]


class Position(Struct, tag="position"):
    """The table as it stands, for this viewer. A fresh load and a return at any version get the same bytes."""

    protocol: int
    table: TableInfo
    version: int
    view: Json | None
    to_move: int | None
    #: Only for the seat that is to move; null for everyone else, so that "no list" is not "an empty list".
    actions: list[Action] | None
    commitment: str
    result: Json | None
    seed: str | None


class News(Struct, tag="news"):
    """What happened between two versions, as far as this viewer may hear of it."""

    since: int
    version: int
    events: list[Happened]


class Done(Struct, tag="done"):
    """A command has been carried out and written down. A duplicate gets the same answer again."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """A command was refused and nothing has changed."""

    id: str
    key: str
    rule: str
    facts: dict[str, str | int]


class Stale(Struct, tag="stale"):
    """A command answered a version that is no longer the present one; a position follows."""

    id: str
    version: int


class Said(Struct, tag="said"):
    number: int
    user: str
    name: str
    text: str
    at: float


class Pong(Struct, tag="pong"):
    pass


class Closing(Struct, tag="closing"):
    """The server is about to stop; come back in a moment."""


FromServer = Position | News | Done | Refused | Stale | Said | Pong | Closing
