"""Palazzo on the contract: its steps in order, its options, and who answers which question."""

from collections.abc import Mapping
from typing import Final, cast

from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice, Rng
from bouwmeester.core.encoding import Encoding
from bouwmeester.core.engine import apply, step_now
from bouwmeester.core.errors import BadOption
from bouwmeester.core.events import Event
from bouwmeester.core.game import Game
from bouwmeester.core.moments import Moments
from bouwmeester.core.observation import Observation, Row
from bouwmeester.core.state import CHANCE
from bouwmeester.core.view import Options, Outcome, Position, View
from bouwmeester.games.palazzo import (
    encoding,
    grounds,
    judge,
    observation,
    planning,
    position,
    scoring,
    taste,
    thumb,
    underrated,
    view,
    worth,
)
from bouwmeester.games.palazzo.actions import CATALOGUE
from bouwmeester.games.palazzo.agenda import TURN
from bouwmeester.games.palazzo.contents import STEPS
from bouwmeester.games.palazzo.material import (
    CARD_COPIES,
    CARDS,
    CURRENCIES,
    DRAWS,
    ITEMS,
    KNOWN_STACKS,
    PALACES,
    QUARRIES,
    TILES,
    TRIPLES,
    Stacks,
    split_stacks,
)
from bouwmeester.games.palazzo.reasons import REASONS
from bouwmeester.games.palazzo.state import HIDDEN_MONEY, OPEN_MONEY, PalazzoState
from bouwmeester.games.palazzo.steps.setup import set_up
from bouwmeester.games.palazzo.tellings import TELLINGS

MONEY_OPTION: Final = {"hidden": HIDDEN_MONEY, "open": OPEN_MONEY}


class Palazzo(Game[PalazzoState]):
    def __init__(self) -> None:
        self.name = "palazzo"
        self.rules_version = 1
        self.seats = range(2, 5)
        self.catalogue = CATALOGUE
        self.steps = STEPS
        self.reasons = REASONS
        self.tellings = TELLINGS
        self.grounds = grounds.GROUNDS
        self.against = grounds.AGAINST
        self.puzzles = Moments(self.name)
        self.domains = (TILES, DRAWS, CARDS, CURRENCIES, ITEMS, TRIPLES, QUARRIES, PALACES)
        self.revealing = ("pay", "bid", "spend")
        self.unseen = ("buy", "triple", "add")
        self.resting = (TURN, 0)
        self.choices = {"stacks": tuple(KNOWN_STACKS), "money": tuple(MONEY_OPTION)}
        self.view_types = (view.PalazzoView, scoring.PalazzoDetails)

    def new(self, seats: int, options: Options) -> PalazzoState:
        s = PalazzoState(seats, read_stacks(options["stacks"]), read_money(options["money"]))
        s.deck = CARD_COPIES[:]
        s.tally()
        set_up(s)
        return s

    def options(self, s: PalazzoState) -> Options:
        return {"stacks": position.write_split(s.split), "money": list(MONEY_OPTION)[s.money]}

    def open_view(self, s: PalazzoState) -> View:
        return cast(View, view.open_view(s))

    def own_view(self, s: PalazzoState, seat: int, open_view: View) -> View:
        return cast(View, view.own_view(s, seat, cast(view.PalazzoView, open_view)))

    def resample(self, s: PalazzoState, seat: int, rng: Rng) -> PalazzoState:
        return view.resample(s, seat, rng)

    def outcome(self, s: PalazzoState) -> Outcome | None:
        return scoring.outcome(s)

    def speaks_for(self, s: PalazzoState, seat: int, plan: list[Action]) -> list[Event]:
        then = s.copy()
        for action in plan:
            apply(self, then, action)
        return grounds.speaks_for(s, seat, plan, then)

    def judge(self, s: PalazzoState, seat: int) -> float:
        return judge.judge(s, seat)

    def values(self, s: PalazzoState) -> list[float]:
        """In the middle of a turn, what it comes to when all that has been begun is ended by rules of thumb."""
        if planning.may_stop(s):
            return worth.at_rest(s)
        trial = s.copy()
        dice = Dice(1)
        while not planning.may_stop(trial):
            actor = step_now(self, trial).actor(trial)
            if actor == CHANCE:
                break
            for action in thumb.rule_of_thumb(trial, actor, dice):
                apply(self, trial, action)
        return worth.at_rest(trial)

    def plans(self, s: PalazzoState, seat: int) -> list[list[Action]]:
        return planning.plans(s, seat, step_now(self, s).options(s))

    def turn_ends(self, s: PalazzoState) -> bool:
        return planning.may_stop(s)

    def rule_of_thumb(self, s: PalazzoState, seat: int, dice: Dice) -> list[Action]:
        return thumb.rule_of_thumb(s, seat, dice)

    def ideas(self, s: PalazzoState, seat: int, dice: Dice) -> list[list[Action]]:
        return planning.ideas(s, seat, dice)

    def underrated(self, s: PalazzoState, seat: int, plan: list[Action]) -> float:
        return underrated.underrated(s, seat, plan)

    def taste(self, s: PalazzoState, seat: int, temperament: str) -> float:
        return taste.taste(s, seat, temperament)

    def encoding(self) -> Encoding:
        return encoding.ENCODING

    def table_features(self, s: PalazzoState, out: list[float]) -> None:
        encoding.table(s, out)

    def seat_features(self, s: PalazzoState, seat: int, viewer: int, out: list[float], at: int) -> None:
        encoding.one_seat(s, seat, viewer, out, at)

    def observation(self) -> Observation:
        return observation.OBSERVATION

    def observe(self, s: PalazzoState, viewer: int, out: Row) -> None:
        observation.observe(s, viewer, out)

    def position(self, s: PalazzoState) -> Position:
        return position.write(s)

    def place(self, s: PalazzoState, position_: Position, names: Mapping[str, int]) -> None:
        position.place(s, position_, names)


def read_stacks(option: object) -> Stacks:
    """The stacks an option means: the name of a known split, or three lists of tiles."""
    if isinstance(option, str):
        if option not in KNOWN_STACKS:
            raise BadOption(
                f"stacks: there is no split {option!r}; there are: {', '.join(KNOWN_STACKS)}, or three lists"
            )
        return KNOWN_STACKS[option]
    if not isinstance(option, list) or not all(isinstance(stack, list) for stack in option):
        raise BadOption("stacks: wanted the name of a split, or three lists of tiles")
    return split_stacks(cast(list[list[object]], option))


def read_money(option: object) -> int:
    if not isinstance(option, str) or option not in MONEY_OPTION:
        raise BadOption(f"money: wanted {' or '.join(MONEY_OPTION)}, not {option!r}")
    return MONEY_OPTION[option]


game: Final = Palazzo()
