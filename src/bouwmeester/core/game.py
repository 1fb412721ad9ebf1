"""What a game is to the rest of the house."""

from collections.abc import Mapping
from typing import Generic

from mypy_extensions import mypyc_attr

from bouwmeester.core.action import Action, Catalogue, Domain
from bouwmeester.core.chance import Dice, Rng
from bouwmeester.core.encoding import Encoding
from bouwmeester.core.errors import BadOption, Reason
from bouwmeester.core.events import Event, Telling
from bouwmeester.core.observation import Block, Observation, Row
from bouwmeester.core.puzzle import Puzzles
from bouwmeester.core.state import NOBODY, Frame, S
from bouwmeester.core.step import Step
from bouwmeester.core.view import Options, Outcome, Position, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: its material, its steps, and the few questions only it can answer.

    ``rules_version`` is raised when an old log could now play differently; not for speed-ups.
    """

    name: str
    rules_version: int
    seats: range
    catalogue: Catalogue
    steps: tuple[Step[S], ...]
    #: Everything that has a name in the texts, besides verbs and steps.
    reasons: tuple[Reason, ...]
    tellings: tuple[Telling, ...]
    domains: tuple[Domain, ...]
    #: What can speak for a plan or against it, in games that say so; their facts are told like those of events.
    grounds: tuple[Telling, ...] = ()
    #: Those of them that speak against it.
    against: tuple[Telling, ...] = ()
    #: Verbs after which others know more than before: what they did cannot be taken back without asking.
    revealing: tuple[str, ...] = ()
    #: Verbs by which a seat picks what nobody else sees yet: to the others nothing has happened.
    unseen: tuple[str, ...] = ()
    #: Verbs that the table judges: what somebody asks for must not go on past one, or it would be tried for nothing.
    judged: tuple[str, ...] = ()
    #: Questions for one person, in games that have some.
    puzzles: Puzzles | None = None
    #: What is on the agenda between two turns of a match, for positions that do not say.
    resting: Frame
    #: Every option with the values it is offered with, the default first. A game may take others besides.
    choices: dict[str, tuple[object, ...]]
    #: What it shows, as TypedDicts: its view, the details of its outcome, and what else it hands out. The page has
    #: its types from these. ``Annotated[str, D]`` is a word of the domain D; ``Annotated[dict[str, …], D]`` has
    #: something for every word of it.
    view_types: tuple[type, ...] = ()

    # There is one of each game, and whoever copies or unpickles it gets that one.

    def __deepcopy__(self, memo: object) -> "Game[S]":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from bouwmeester.core.shelf import load

        return load, (self.name,)

    def new(self, seats: int, options: Options) -> S:
        """The table before set-up: everything random is still on the agenda, for chance to play."""
        raise NotImplementedError

    def options(self, s: S) -> Options:
        """The options the match is played with, as ``new`` took them."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> View:
        """What a seat can see, or a spectator (None)."""
        open_view = self.open_view(s)
        return open_view if seat is None else {**open_view, **self.own_view(s, seat, open_view)}

    def open_view(self, s: S) -> View:
        """What everybody can see, and all that a spectator does."""
        raise NotImplementedError

    def own_view(self, s: S, seat: int, open_view: View) -> View:
        """What a seat sees otherwise: these parts of its view instead of the open ones."""
        return {}

    def resample(self, s: S, seat: int, rng: Rng) -> S:
        """A state with the same view for this seat, and all it cannot know drawn anew."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """Scores, ranks and how they came about, once the game is over."""
        raise NotImplementedError

    def hint(self, s: S, seat: int) -> View | None:
        """What would be right, for a seat that wants to be helped, worked out from what it sees; None if nothing."""
        return None

    def speaks_for(self, s: S, seat: int, plan: list[Action]) -> list[Event]:
        """What is true of a plan of the seat that decides, for it or against it, the weightiest first.

        Exact facts, worked out from what that seat knows: price, points, what a rival can do then.
        """
        return []

    def reference(self) -> View | None:
        """What is printed in the box, for those who draw it, in games that tell; nothing of any match."""
        return None

    def judge(self, s: S, seat: int) -> float:
        """How well a seat stands, in points it may hope for: the hand-made judgement of the simple bots."""
        raise NotImplementedError

    # What search asks. The defaults do for any game; one that answers better is played better.

    def values(self, s: S) -> list[float]:
        """How every seat stands, in points: comparable between any two states, in the middle of a turn or not."""
        return [self.judge(s, seat) for seat in range(s.seats)]

    def plans(self, s: S, seat: int) -> list[list[Action]]:
        """What the seat that decides may do as a whole: a payment, a bid, a delivery; chance and others come later.

        Plans that are clearly worse than another one may be left out, but there is always one.
        """
        return [[action] for action in self.steps[s.agenda[-1][0]].options(s)]

    def turn_ends(self, s: S) -> bool:
        """Whether a turn has just ended, where a seat is to decide: search stops here and asks for the values."""
        return True

    def surely_last(self, s: S) -> bool:
        """Whether the game ends with this turn, whatever anybody does, and chance has no part in what is left."""
        return False

    def taste(self, s: S, seat: int, temperament: str) -> float:
        """By how many points a player of that temperament likes it better here than the values say."""
        return 0.0

    def rule_of_thumb(self, s: S, seat: int, dice: Dice) -> list[Action]:
        """A plan of the seat that decides, found quickly: many thousands of these are played to try one plan out."""
        options = self.steps[s.agenda[-1][0]].options(s)
        return [options[dice.randrange(len(options))]]

    def ideas(self, s: S, seat: int, dice: Dice) -> list[list[Action]]:
        """The few plans between which a player of some experience hesitates; there is always one."""
        return [self.rule_of_thumb(s, seat, dice)]

    def underrated(self, s: S, seat: int, plan: list[Action]) -> float:
        """By how many points a plan is better than tries make it look, as play between those who try has shown."""
        return 0.0

    # What learners ask: see bouwmeester.core.encoding. The defaults do for any game.

    def encoding(self) -> Encoding:
        """How ``features`` writes a table down."""
        return Encoding(f"{self.name}-1", (("seats", 1),), (("value", 1), ("to-move", 1)), self.seats[-1])

    def features(self, s: S, seat: int, out: list[float]) -> None:
        """Write the table as this seat knows it into ``out``, which is as long as the encoding says."""
        encoding = self.encoding()
        self.table_features(s, out)
        for i in range(s.seats):
            at = encoding.table_size + i * encoding.seat_size
            self.seat_features(s, (seat + i) % s.seats, seat, out, at)

    def table_features(self, s: S, out: list[float]) -> None:
        """What all have in common, from the beginning of ``out``."""
        out[0] = s.seats / 10.0

    def seat_features(self, s: S, seat: int, viewer: int, out: list[float], at: int) -> None:
        """One seat as the viewer knows it, from place ``at`` on."""
        out[at] = self.values(s)[seat]
        out[at + 1] = 1.0 if s.agenda and self.steps[s.agenda[-1][0]].actor(s) == seat else 0.0

    # What those ask who learn to play: see bouwmeester.core.observation. The defaults tell next to nothing.

    def observation(self) -> Observation:
        """How ``observe`` writes down what a seat sees."""
        seats = Block("seats", 1, self.seats[-1], "seats in this match")
        seat = (Block("present", 1, 1, "1 if there is such a seat"), Block("to-move", 1, 1, "1 if it decides now"))
        return Observation(f"{self.name}-2", (seats,), seat, self.seats[-1])

    def observe(self, s: S, viewer: int, out: Row) -> None:
        """Write what this seat sees into ``out``, which is as long as the observation says and full of zeros."""
        mover = self.steps[s.agenda[-1][0]].actor(s) if s.agenda else NOBODY
        out[0] = s.seats
        for i in range(s.seats):
            out[1 + 2 * i] = 1
            out[2 + 2 * i] = 1 if (viewer + i) % s.seats == mover else 0

    def position(self, s: S) -> Position:
        """All that is on the table, in words; core adds the game, the options and the agenda."""
        raise NotImplementedError

    def place(self, s: S, position: Position, names: Mapping[str, int]) -> None:
        """Put such words on a table fresh from ``new``, whose agenda core has already written.

        ``names`` are the seats as this position calls them. Raises BadPosition for what cannot be.
        """
        raise NotImplementedError

    def complete(self, options: Mapping[str, object]) -> Options:
        """The given options with defaults for the rest; an unknown one is refused."""
        for name in options:
            if name not in self.choices:
                known = ", ".join(sorted(self.choices)) or "none"
                raise BadOption(f"{self.name} has no option {name!r}; it has: {known}")
        whole: Options = {name: values[0] for name, values in self.choices.items()}
        for name, value in options.items():
            whole[name] = value
        return whole
