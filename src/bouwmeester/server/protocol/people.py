"""What is said over HTTP about people rather than tables: what they want to be told, and where."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bouwmeester.server.protocol.messages import Json, TableInfo, Token

NoticeKind = Literal["turn", "clock", "full", "proposal", "invited", "over"]
ChannelKind = Literal["push", "mail", "webhook"]
WebhookStyle = Literal["json", "discord", "ntfy"]
#: Minutes since midnight.
Minute = Annotated[int, Meta(ge=0, lt=1440)]
Address = Annotated[str, Meta(min_length=3, max_length=1000)]

# Notices.


class Quiet(Struct, forbid_unknown_fields=True):
    """Hours in which nothing is told; what was to be, comes after them."""

    start: Minute
    end: Minute
    #: A name of the zone they are meant in: Europe/Amsterdam.
    zone: Annotated[str, Meta(max_length=64)]
    #: Whether a clock that runs low is told all the same.
    clock: bool = True


class Wishes(Struct, forbid_unknown_fields=True):
    """What somebody wants to be told of, by which kinds of channel."""

    kinds: dict[NoticeKind, list[ChannelKind]]
    #: For some tables another choice of channels; none for silence.
    tables: Annotated[
        dict[Annotated[str, Meta(pattern="^[0-9a-f]{32}$")], list[ChannelKind]], Meta(max_length=200)
    ] = {}
    quiet: Quiet | None = None
    #: Also while one looks at the table.
    always: bool = False
    language: Annotated[str, Meta(max_length=2)] = "en"


class PushKeys(Struct, forbid_unknown_fields=True):
    """What a browser gives out for those who write to it."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=60)]


class NewChannel(Struct, forbid_unknown_fields=True):
    """A place where somebody wants to be told."""

    kind: ChannelKind
    address: Address
    keys: PushKeys | None = None
    style: WebhookStyle = "json"
    label: Annotated[str, Meta(max_length=60)] = ""


class Channel(Struct):
    id: str
    kind: ChannelKind
    address: str
    style: WebhookStyle
    label: str
    #: "good"; "unconfirmed" until the owner of a mailbox has said yes; "gone" once nobody is there any more.
    state: str
    created: float
    #: What messages to a webhook are signed with; only told when it is made.
    secret: str | None = None


class Notices(Struct):
    """All about one's notices, and what this house can do."""

    wishes: Wishes
    channels: list[Channel]
    #: The key that a browser is to subscribe with.
    push: str
    webhook: bool
    mail: bool


class ChannelToken(Struct, forbid_unknown_fields=True):
    """What stands in the link of a mail."""

    token: Token


class Tested(Struct):
    """Whether a message came through."""

    sent: bool


# Being known.


class Passkey(Struct):
    """A key in a device of one's own."""

    id: str
    label: str
    created: float
    used: float | None


class Device(Struct):
    """A browser by which one has come."""

    id: str
    label: str
    created: float
    #: When it was here last, to the hour.
    seen: float
    #: Whether it is the one that asks.
    this: bool


class Join(Struct):
    """What was played as another guest and is now one's own; it can be undone for some days."""

    id: str
    name: str
    at: float
    tables: int


class Known(Struct):
    """By what one is known."""

    passkeys: list[Passkey]
    devices: list[Device]
    joins: list[Join]
    #: Whether passkeys can be here: they are bound to a name, and an address in digits is none.
    can: bool


class PasskeyQuestion(Struct):
    """What the browser is to ask its keeper of keys, and the ticket to bring back."""

    options: Json
    ticket: str


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    ticket: Annotated[str, Meta(max_length=400)]
    credential: Json
    label: Annotated[str, Meta(max_length=60)] = ""


class JoinToken(Struct, forbid_unknown_fields=True):
    """What shows that one was that other guest, on this device, a moment ago."""

    token: Annotated[str, Meta(max_length=300)]


# Results.


class Player(Struct):
    """Whoever sat at a table: a person, a bot, or somebody who is gone for good."""

    user: str | None
    name: str | None
    bot: str | None
    seat: int


class ProfileGame(Struct):
    """How somebody does at a game with so many seats."""

    game: str
    seats: int
    games: int
    #: Parts of wins, and between which shares the true one is likely to be.
    won: float
    low: float
    high: float
    #: How often first, second and so on.
    ranks: list[int]


class ProfileRating(Struct):
    game: str
    #: 2 for tables of two, 3 for those of more.
    pool: int
    rating: int
    band: int
    games: int
    provisional: bool


class ProfileMatch(Struct):
    """A match that was played."""

    table: str
    game: str
    at: float
    seats: int
    rank: int
    score: int
    stayed: bool
    #: Why it does not count for the rating; empty if it does.
    why: str
    change: int | None
    others: list[Player]


class Against(Struct):
    """Somebody who was met: how often one stood higher at the end, level, and lower."""

    player: Player
    ahead: int = 0
    even: int = 0
    behind: int = 0


class Profile(Struct):
    id: str
    name: str
    since: float
    games: int
    won: float
    #: How many of them they stayed in to the end.
    stayed: int
    kinds: list[ProfileGame]
    ratings: list[ProfileRating]
    last: list[ProfileMatch]
    against: list[Against]


class BoardRow(Struct):
    player: Player
    #: Bots take none.
    place: int | None
    rating: int
    band: int
    games: int
    won: float
    #: What a month did to it.
    month: int | None
    at: float


class Board(Struct):
    """The leaderboard of a game at tables of two, or of more."""

    game: str
    pool: int
    rows: list[BoardRow]
    not_yet: list[BoardRow]


class Counted(Struct):
    """Whether a match counts, why not, and what it did to the rating of each seat."""

    #: Whether it is written yet: that takes a moment after the end.
    known: bool
    why: str = ""
    changes: list[int | None] = []


class Leaving(Struct):
    """When somebody will be forgotten; null if they stay."""

    at: float | None


# Peace.


class PeaceWish(Struct, forbid_unknown_fields=True):
    """What one wants of somebody: not to hear them, not to sit with them."""

    mute: bool
    avoid: bool


class Peace(Struct):
    """From whom one wants peace. Nobody else is told."""

    muted: list[Player]
    avoided: list[Player]


# Invitations.


class Invite(Struct, forbid_unknown_fields=True):
    """Somebody with whom one has played, to be asked to a table."""

    user: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Invitation(Struct):
    """A table that waits for one, and who asks."""

    table: TableInfo
    by: Player


# Reports, and what keepers do.

Reason = Literal["words", "spam", "name", "stalling", "unfair", "other"]
ActKind = Literal["warn", "mute", "close", "dismiss", "keeper"]
UserId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
#: What somebody adds in their own words.
OwnWords = Annotated[str, Meta(max_length=500)]


class NewReport(Struct, forbid_unknown_fields=True):
    """Somebody at a table is to be looked at by the keepers, for a reason; perhaps for one line of their talk."""

    about: UserId
    reason: Reason
    words: OwnWords = ""
    line: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None


class Decline(Struct, forbid_unknown_fields=True):
    """As the host, before the match: whom one would rather not play with this time."""

    user: UserId


class HeardLine(Struct):
    """A line of talk as it was when it was reported."""

    number: int
    by: Player
    text: str
    at: float


class Report(Struct):
    """What keepers read. Nobody else learns who has told them."""

    id: str
    at: float
    by: Player
    about: Player
    table: str
    game: str
    reason: Reason
    words: str
    line: int | None
    heard: list[HeardLine]


class Act(Struct):
    """Something a keeper has done: who, when, to whom, why, how long; and who undid it."""

    id: str
    at: float
    kind: ActKind
    about: Player
    #: Null for whoever runs the house.
    by: Player | None
    reason: Reason
    why: str
    until: float | None
    report: str | None
    seen: float | None
    undone: float | None
    undone_by: Player | None


class NewAct(Struct, forbid_unknown_fields=True):
    """What a keeper does. A silence has an end; a closed door may have one."""

    kind: Literal["warn", "mute", "close", "dismiss"]
    about: UserId
    reason: Reason
    why: OwnWords = ""
    days: Annotated[float, Meta(gt=0, le=3650)] | None = None
    report: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")] | None = None


class KeeperDesk(Struct):
    """What waits for the keepers, the oldest first, and what they did, the latest first."""

    reports: list[Report]
    acts: list[Act]
    #: How many reports wait in all.
    waiting: int


class KeeperWord(Struct):
    """What the keepers have to say to somebody; it is shown once."""

    id: str
    kind: Literal["warn", "mute", "close"]
    reason: Reason
    why: str
    until: float | None


class Standing(Struct):
    """How one stands with the house."""

    #: Whether one is one of its keepers.
    keeper: bool
    words: list[KeeperWord]
