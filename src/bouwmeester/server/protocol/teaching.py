"""What is said over HTTP for those who learn: replays, lessons, puzzles, reviews, and positions to play on from."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from bouwmeester.server.protocol.messages import Action, Choice, Facts, Happened, Json, SeatNumber, Word

# Replays.


class Replay(Struct, forbid_unknown_fields=True):
    """Show me some of a record: the moments from ``first`` on."""

    record: Annotated[str, Meta(max_length=400_000)]
    first: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=100)] = 50
    #: Whose views are wanted: a seat's, a spectator's (null), or with all hands on the table.
    seats: Annotated[list[SeatNumber | Literal["open"] | None], Meta(min_length=1, max_length=8)] = field(
        default_factory=lambda: [None]
    )


class Moment(Struct):
    """The table after some lines of the record."""

    line: int
    #: Who did the last of them (-1: chance), and its text.
    actor: int | None
    text: str | None
    #: One for each seat asked for.
    views: list[Json]
    events: list[list[Happened]]


class Replayed(Struct):
    """Some moments of a record; fewer than were asked for, where they are long."""

    game: str
    options: Json
    seats: list[str]
    #: How many moments there are.
    moments: int
    first: int
    shown: list[Moment]
    result: Json | None


# Lessons.


class Fault(Struct):
    key: str
    rule: str
    facts: Facts


LessonAnswer = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=64)]


class LessonWish(Struct, forbid_unknown_fields=True):
    """Somebody at a lesson: what they have done so far, step by step and in this one, and what they want now.

    To look at it, to know what would be after these actions, to do them, to have the answer played, or to go on
    after having read.
    """

    how: Literal["look", "try", "play", "show", "next"]
    done: Annotated[list[LessonAnswer], Meta(max_length=64)] = []
    begun: LessonAnswer = []
    actions: Annotated[list[int | Annotated[str, Meta(max_length=80)]], Meta(max_length=64)] = []


class LessonMoment(Struct):
    """The table after somebody did something, and what is told of it. What cannot be foreseen is not shown."""

    view: Json | None
    to_move: int | None
    events: list[Happened]


class Taught(Struct):
    """Where somebody is in a lesson now, how the table came to stand as it does, and why something was not done."""

    done: list[list[str]]
    begun: list[str]
    #: What is said, as a key of the text files; null once the lesson is over.
    say: str | None
    show: list[str]
    rule: str
    #: Whether something is to be done, or only read.
    expects: bool
    seats: int
    options: Json
    moments: list[LessonMoment]
    actions: list[Action] | None
    result: Json | None
    refused: Fault | None


class LessonPage(Struct):
    """A point of a lesson: how it stands, how it goes on, and what comes of what is tried there."""

    look: Taught
    #: By "next", by "show", or by "play" with what was done.
    goes: dict[str, Taught]
    #: By what is tried: how it would be, and why it is not what is wanted.
    tries: dict[str, Taught]
    wrong: dict[str, Fault]


class LessonBook(Struct):
    """All that can be answered in a lesson, for those who have no line: each point by what was done so far."""

    pages: dict[str, LessonPage]
    #: The text of every action, by its number.
    texts: dict[str, str]


# Puzzles.


class PuzzleQuestion(Struct):
    """A question for one person. Its name is handed back with the answer."""

    name: str
    kind: str
    level: int
    ordered: bool
    choices: list[str]
    question: Json
    #: Where what can be answered is something to do: the actions of each choice.
    plans: list[list[Action]] = []


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    puzzle: Annotated[str, Meta(max_length=80)]
    answer: Annotated[list[Word], Meta(max_length=64)]
    #: How many of its faults are to be told; whoever wants to find them alone asks for none.
    help: Annotated[int, Meta(ge=0, le=64)] = 0


class PuzzleJudged(Struct):
    """Whether an answer is right; if not, how much is wrong with it, and as many of its faults as were asked for.

    Once it is right: every answer that would have been.
    """

    right: bool
    #: How many things are wrong in it, and how many it lacks.
    wrong: int
    missing: int
    faults: list[Fault]
    answers: list[list[str]] | None


class PuzzleDay(Struct):
    """The puzzle of a day, and what every answer to it is worth; its words in a row, sorted if the order is free."""

    asked: PuzzleQuestion
    judged: dict[str, PuzzleJudged]


class PuzzleDays(Struct):
    """The puzzles of some days, to be taken along."""

    days: list[PuzzleDay]


class Exercise(Struct):
    """A mistake of one's own, to be tried again: in which match, at which line, and what it cost."""

    table: str
    game: str
    line: int
    seat: int
    loss: float


# Reviews.


class Review(Struct, forbid_unknown_fields=True):
    """Look at this record of a match that is over. Ask again until everything has been looked at."""

    record: Annotated[str, Meta(max_length=400_000)]


class Share(Struct):
    """What share of the win every seat could expect after a line of the record, and who played it (none: chance)."""

    line: int
    by: int | None
    shares: list[float]


class Judged(Struct):
    """A decision: from which line on, what was played, what was better, and the share of the win that cost."""

    line: int
    seat: int
    played: list[Action]
    better: list[Action]
    loss: float
    #: What it cost at least.
    surely: float
    word: Literal["inaccuracy", "mistake", "blunder"] | None
    #: What was played and what else came to mind, the best first.
    choices: list[Choice] = []


class TurningPoint(Struct):
    """A moment that mattered: a mistake, the only good move that was found, or a draw."""

    kind: Literal["mistake", "only-move", "luck"]
    #: The line of the record that it is about, counted from 0.
    line: int
    #: Who decided, or whom a draw helped most.
    seat: int
    #: What everybody gained by it.
    gained: list[float]
    judged: Judged | None = None


class SeatReview(Struct):
    """What a seat's result is made of, in points of a hundred that add up, and how it decided."""

    sums: dict[str, int]
    decisions: int
    loss_per_decision: float
    worst: list[Judged]


class ReviewReport(Struct):
    seats: list[SeatReview]
    moments: list[TurningPoint]
    #: Whether luck is measured well enough in this game to be told apart from play.
    luck: bool = False


class Reviewed(Struct):
    """How far it is, from 0 to 1, the curve so far, and in the end the report."""

    game: str
    done: float
    curve: list[Share]
    report: ReviewReport | None = None


# Positions.


class Place(Struct, forbid_unknown_fields=True):
    """A position to begin a match from: as it is given, or a moment of a record.

    Of a record as a seat knew it, with all else drawn anew, or with everything as it was ("open").
    """

    position: Json | None = None
    record: Annotated[str, Meta(max_length=400_000)] = ""
    line: Annotated[int, Meta(ge=0)] = 0
    seen: SeatNumber | Literal["open"] = "open"


class Placed(Struct):
    """Such a position, in words, with all that was left out; and as a record of nothing but itself, to look at it."""

    position: Json
    record: str
    seats: int
    #: The seat that decides; none if the dice do.
    to_move: int | None
