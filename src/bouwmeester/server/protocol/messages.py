"""Everything that goes over the wire, as types. docs/protocol.md describes them; TypeScript's are made from them."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

#: Raised when a page or a client of the version before could not read what is sent; a page then loads itself anew.
PROTOCOL = 4
#: The cookie by which a guest is known.
COOKIE = "bouwmeester"

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(max_length=32)]
Token = Annotated[str, Meta(max_length=200)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Moves = Annotated[list[int | Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=64)]
Json = dict[str, object]
Facts = dict[str, str | int]

# Guests.


class NewGuest(Struct, forbid_unknown_fields=True):
    """A person sits down with a name; one who is already here changes it."""

    name: Name


#: A lesson that was finished ("palazzo floors"), or what the guide need not explain again ("palazzo guide turn").
LearnedWord = Annotated[str, Meta(max_length=80)]


class OtherGuest(Struct):
    """Who one was on this device before one came as somebody else; what was played then can be brought along."""

    name: str
    tables: int
    token: str


class Guest(Struct):
    id: str
    name: str
    learned: list[str] = []
    other: OtherGuest | None = None


class Learned(Struct, forbid_unknown_fields=True):
    """What somebody has learned besides what is known of them."""

    learned: Annotated[list[LearnedWord], Meta(max_length=200)]


class PersonalLink(Struct, forbid_unknown_fields=True):
    """Whoever brings this token is the guest who asked for it: for coming back on another device."""

    token: Token


# Games.


class Lexicon(Struct):
    """What the words of a game stand for, so that they can be spoken: the domain of every argument and fact."""

    #: domain -> the names of its parts: "tile" -> material, floor, windows.
    domains: dict[str, list[str]]
    #: verb -> argument -> domain.
    verbs: dict[str, dict[str, str]]
    #: key of a telling or a refusal -> fact -> domain; a number has none.
    facts: dict[str, dict[str, str]]


class LessonInfo(Struct):
    name: str
    steps: int
    minutes: int


class GuideInfo(Struct):
    """What the guide of a first game explains when a step comes up, or with a verb when that can be chosen there."""

    say: str
    step: str
    verb: str
    show: list[str]
    rule: str


class CourseInfo(Struct):
    lessons: list[LessonInfo]
    guide: list[GuideInfo]


class GameInfo(Struct):
    name: str
    rules_version: int
    seats: list[int]
    #: option -> the values it is offered with, the default first.
    options: dict[str, list[object]]
    #: From the weakest to the strongest.
    bots: list[str]
    #: What bots of a level may like best, written behind its name: level-3:castle.
    temperaments: list[str]
    #: Whether there is a page of its rules.
    rules: bool
    #: How it can be learned, if it brings lessons.
    course: CourseInfo | None
    lexicon: Lexicon


# Tables.


class Action(Struct):
    id: int
    text: str
    verb: str
    args: dict[str, str]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: as long as one likes, so many seconds a move, or a bank with an increment a move."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up. ``chairs`` has one word a seat: "me", "open", or the name of a bot."""

    game: Word
    chairs: Annotated[list[Word], Meta(min_length=1, max_length=6)]
    options: Json = {}
    public: bool = True
    #: Live: people sit at it now. By day: they look in when it is their turn.
    pace: Literal["live", "days"] = "live"
    clock: Clock = Clock()
    undo: Literal["free", "never"] = "free"
    chat: bool = True
    #: Whether everybody may ask for hints, though people play together: all who sit down know it.
    teaching: bool = False
    #: The chairs in which people are taught: what surely throws much away is asked about before it is done. Among
    #: people only at a teaching table.
    taught: Annotated[list[int], Meta(max_length=6)] = []
    #: Where the match begins, in words, if not at the beginning; the options are then those of the position.
    position: Json | None = None


class NewBot(Struct, forbid_unknown_fields=True):
    """A bot from outside that is to be let in."""

    name: Word
    #: Whether everybody may have it at their tables, or its owner alone.
    shared: bool = False


class OutsideBot(Struct):
    """A bot from outside: a word for a chair, a name, and whether it is on the line now."""

    id: str
    name: str
    shared: bool
    own: bool
    here: bool
    #: The games it plays; all, if none is named.
    games: list[str] = []
    #: What its program shows at the door; only told when it is made.
    token: str | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """Claim a chair. The invite is needed at a table that is not public."""

    seat: SeatNumber
    invite: Word = ""


#: With it begins the bot of a chair that comes from outside; its id follows.
OUTSIDE: Final = "outside:"


class Chair(Struct):
    """Who sits there: a person, a bot, nobody yet, a person for whom a bot plays, or a bot after one who gave up."""

    seat: int
    user: str | None
    name: str | None
    bot: str | None
    #: Whether the person is connected now.
    here: bool = False
    #: The name of the person for whom a free chair is kept: somebody who played the match before.
    kept: str | None = None
    #: The user who had the chair until they resigned; ``name`` is theirs, and the bot has it for good.
    resigned: str | None = None


class Proposal(Struct):
    """Something the people at a table are asked to agree to."""

    about: Literal["undo", "replace"]
    #: Who asks, and whose chair it is about.
    by: int
    seat: int
    agreed: list[int]
    #: Everyone else who has a chair, here or not.
    asked: list[int]
    #: When it is taken for a no, on the server's clock.
    until: float = 0.0


class Clocks(Struct):
    """How much time is left. The clock of ``running`` has been going since ``since``, on the server's clock."""

    #: Seconds for each seat, when that seat's clock was last stopped.
    left: list[float]
    running: int | None
    since: float


class TableInfo(Struct):
    """What anyone may know of a table without sitting down."""

    id: str
    code: str
    game: str
    options: Json
    chairs: list[Chair]
    public: bool
    pace: str
    clock: Clock
    undo: str
    chat: bool
    #: "open" while chairs are free, then "playing", then "over".
    status: str
    #: How much has happened that everybody saw.
    version: int
    to_move: int | None
    your_seat: int | None
    created: float
    changed: float
    #: For those at the table: the token that lets others in. For one who came by a code: a ticket of their own.
    invite: str | None = None
    #: The table of the rematch, once somebody has asked for one.
    rematch: str | None = None
    #: For each chair the how-manieth it is of those whose names look the same, so that they are told apart.
    alike: list[int] = []
    #: Whether it was you who set it up.
    hosted: bool = False
    #: Whether everybody may ask for hints here, also when people play together.
    teaching: bool = False
    #: Whether it began in the middle of a game: from a position.
    placed: bool = False
    #: The chairs in which people are taught.
    taught: list[int] = []
    #: The code of the contest to which it belongs.
    contest: str = ""


class Finished(Struct):
    """A match that is over, and what came of it."""

    table: TableInfo
    #: The seat one had, also if one resigned from it.
    seat: int | None
    #: One for each seat; both are empty where the rules of today cannot read the match.
    scores: list[int]
    ranks: list[int]


class FinishedPage(Struct):
    """Some of the matches one has finished, the latest first; and how many there are in all."""

    matches: list[Finished]
    total: int


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot for a chair before the match; null frees the chair again."""

    seat: SeatNumber
    bot: Word | None


class Addresses(Struct):
    """Where friends find this house, for one who came to it by a name that only this machine knows."""

    addresses: list[str]


# What a client sends over the socket of a table.


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """Do these actions, all or none. An id or a text each; ``version`` is the one they answer."""

    id: CommandId
    version: int
    actions: Moves
    #: In a chair where one is taught: do it, whatever it throws away.
    sure: bool = False


class Try(Struct, tag="try", forbid_unknown_fields=True):
    """What would be if I did these actions: nothing is done, and nobody else hears of it."""

    id: CommandId
    version: int
    actions: Annotated[list[int | Annotated[str, Meta(max_length=80)]], Meta(max_length=64)]


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a good bot do in my place?"""

    id: CommandId
    version: int


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Show me the table again, as I saw it at this version and after it."""

    id: CommandId
    since: int


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last play, if the table allows it and it has shown nothing to anybody."""

    id: CommandId
    version: int


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Ask the others: to take back my last play although it was seen, or to let a bot play for an absent seat."""

    id: CommandId
    version: int
    about: Literal["undo", "replace"]
    seat: SeatNumber


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """Agree or not with what is proposed. One no ends it; the proposer's no withdraws it."""

    id: CommandId
    yes: bool


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """I play myself again where a bot has played for me."""

    id: CommandId


class Say(Struct, tag="say", forbid_unknown_fields=True):
    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


FromClient = Play | Try | Hint | Look | Undo | Propose | Vote | Return | Say | Ping

# What the server sends over it.


class Happened(Struct):
    """Something to tell: a key of the text files with its facts, and the version that it led to."""

    key: str
    facts: Facts
    version: int


class Position(Struct, tag="position"):
    """The table as it stands, for this viewer. A fresh load and a return at any version get the same bytes."""

    protocol: int
    table: TableInfo
    #: How much has happened that this viewer saw: a seat also counts its own picks that nobody else sees yet.
    version: int
    view: Json | None
    to_move: int | None
    #: The seats from which an answer is to come: mostly the one to move, several where they are asked at once.
    asked: list[int]
    #: Only for a seat that is asked; null for everyone else, so that "no list" is not "an empty list".
    actions: list[Action] | None
    #: Whether one's last play can be taken back without asking anybody.
    undo: bool
    proposal: Proposal | None
    clocks: Clocks | None
    #: The hash of the seed of the dice; and of each that came after it, when draws that were seen were taken back.
    commitment: str
    renewed: list[str]
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


class Tried(Struct, tag="tried"):
    """How the table would look to me after what I tried, and what I could do next.

    There is nothing I could do next once my turn is over. Both are null where it can be done but not foreseen: the
    dice come next, or the table has to judge it first.
    """

    id: str
    version: int
    view: Json | None
    actions: list[Action] | None


class Ground(Struct):
    """Something that is true of a choice and speaks for it or against it; told in words like an event."""

    key: str
    facts: Facts
    against: bool = False


class Choice(Struct):
    """What could be done as a whole, the share of the win that it may bring, and what speaks for it."""

    actions: list[Action]
    share: float
    grounds: list[Ground]


class Hinted(Struct, tag="hinted"):
    """The best that could be done, the best first; and, in games that can say so, all that would be right."""

    id: str
    version: int
    choices: list[Choice]
    help: Json | None = None


class Warned(Struct, tag="warned"):
    """In a chair where one is taught: this was not done, as it surely throws much away; and what would be better."""

    id: str
    version: int
    chosen: Choice
    better: Choice


class Glimpse(Struct):
    """The table as it stood at a version, for this viewer, and what had led to it."""

    version: int
    view: Json
    to_move: int | None
    events: list[Happened]


class Looked(Struct, tag="looked"):
    """The table once more, version by version; what was taken back is left out, and so is what is long ago.

    It comes in pieces, each a message; after the last there is no more.
    """

    id: str
    version: int
    glimpses: list[Glimpse]
    more: bool = False


class Refused(Struct, tag="refused"):
    """A command was refused and nothing has changed."""

    id: str
    key: str
    rule: str
    facts: Facts


class Stale(Struct, tag="stale"):
    """A command answered a version that is no longer the present one; a position follows."""

    id: str
    version: int


class Declined(Struct, tag="declined"):
    """A proposal has come to nothing: ``seat`` said no. The proposer's own no withdraws it."""

    about: str
    #: Who had asked.
    by: int
    seat: int


class Said(Struct, tag="said"):
    number: int
    user: str
    name: str
    text: str
    at: float


class Pong(Struct, tag="pong"):
    #: The server's clock, for showing the clocks of the table.
    at: float


class Closing(Struct, tag="closing"):
    """The server is about to stop; come back in a moment."""


class Called(Struct, tag="called"):
    """The keepers have a word for you: ask how you stand."""


FromServer = (
    Position
    | News
    | Done
    | Tried
    | Hinted
    | Warned
    | Looked
    | Refused
    | Stale
    | Declined
    | Said
    | Pong
    | Closing
    | Called
)
