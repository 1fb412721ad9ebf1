"""PotzKlotz on the contract: its steps in order, its options, and who answers which question."""

from collections.abc import Mapping
from typing import Final, cast

from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice, Rng
from bouwmeester.core.encoding import Encoding
from bouwmeester.core.engine import step_now
from bouwmeester.core.errors import BadOption
from bouwmeester.core.events import Event
from bouwmeester.core.game import Game
from bouwmeester.core.observation import Observation, Row
from bouwmeester.core.view import Options, Outcome, Position, View
from bouwmeester.games.potzklotz import (
    encoding,
    grounds,
    hints,
    judge,
    observation,
    planning,
    position,
    reference,
    scoring,
    taste,
    view,
)
from bouwmeester.games.potzklotz.actions import CATALOGUE
from bouwmeester.games.potzklotz.agenda import LIFTING
from bouwmeester.games.potzklotz.contents import STEPS
from bouwmeester.games.potzklotz.material import (
    CARD_COUNT,
    CARDS,
    CELLS,
    DEALS_AT_MOST,
    EXPERT_HANDS,
    EXPERT_SEATS,
)
from bouwmeester.games.potzklotz.puzzles import CardPuzzles
from bouwmeester.games.potzklotz.reasons import REASONS
from bouwmeester.games.potzklotz.state import PotzklotzState
from bouwmeester.games.potzklotz.steps.setup import set_up
from bouwmeester.games.potzklotz.tellings import TELLINGS

# Each option with its values; the usual one first.
MODE: Final = ("basic", "expert")
PENALTY: Final = ("card", "none")
BASE: Final = ("open", "strict")
TURNING: Final = ("forbidden", "allowed")
HANDS: Final = ("hidden", "open")
OUT_OF_TURN: Final = ("no", "yes")
CARDS_OFFERED: Final = (5, 3, 4, 6, 7)
DEALS_OFFERED: Final = (1, 3, 5)


class Potzklotz(Game[PotzklotzState]):
    def __init__(self) -> None:
        self.name = "potzklotz"
        self.rules_version = 2
        self.seats = range(2, 7)
        self.catalogue = CATALOGUE
        self.steps = STEPS
        self.reasons = REASONS
        self.tellings = TELLINGS
        self.grounds = grounds.GROUNDS
        self.against = grounds.AGAINST
        self.domains = (CARDS, CELLS)
        self.revealing = ("lift", "set", "lay")  # touched is played
        self.judged = ("lay",)
        self.resting = (LIFTING, 0)
        self.puzzles = CardPuzzles()
        self.choices = {
            "mode": MODE,
            "cards": CARDS_OFFERED,
            "penalty": PENALTY,
            "base": BASE,
            "turning": TURNING,
            "hands": HANDS,
            "out_of_turn": OUT_OF_TURN,
            "deals": DEALS_OFFERED,
        }
        self.view_types = (
            view.PotzklotzView,
            scoring.PotzklotzDetails,
            hints.HintView,
            view.QuestionView,
            reference.PotzklotzReference,
        )

    def new(self, seats: int, options: Options) -> PotzklotzState:
        s = PotzklotzState(seats)
        read_options(s, options)
        set_up(s)
        return s

    def options(self, s: PotzklotzState) -> Options:
        return {
            "mode": MODE[s.experts],
            "cards": s.cards,
            "penalty": PENALTY[not s.penalty],
            "base": BASE[s.strict],
            "turning": TURNING[s.turning],
            "hands": HANDS[s.open_hands],
            "out_of_turn": OUT_OF_TURN[s.out_of_turn],
            "deals": s.deals,
        }

    def open_view(self, s: PotzklotzState) -> View:
        return cast(View, view.open_view(s))

    def own_view(self, s: PotzklotzState, seat: int, open_view: View) -> View:
        return cast(View, view.own_view(s, seat, cast(view.PotzklotzView, open_view)))

    def resample(self, s: PotzklotzState, seat: int, rng: Rng) -> PotzklotzState:
        return view.resample(s, seat, rng)

    def outcome(self, s: PotzklotzState) -> Outcome | None:
        return scoring.outcome(s)

    def hint(self, s: PotzklotzState, seat: int) -> View | None:
        return cast(View | None, hints.hint(s, seat))

    def speaks_for(self, s: PotzklotzState, seat: int, plan: list[Action]) -> list[Event]:
        return grounds.speaks_for(s, seat, plan)

    def plans(self, s: PotzklotzState, seat: int) -> list[list[Action]]:
        return planning.plans(s, seat, step_now(self, s).options(s))

    def turn_ends(self, s: PotzklotzState) -> bool:
        return planning.turn_ends(s)

    def rule_of_thumb(self, s: PotzklotzState, seat: int, dice: Dice) -> list[Action]:
        return planning.rule_of_thumb(s, seat, step_now(self, s).options(s), dice)

    def reference(self) -> View | None:
        return cast(View, reference.reference())

    def judge(self, s: PotzklotzState, seat: int) -> float:
        return judge.judge(s, seat)

    def taste(self, s: PotzklotzState, seat: int, temperament: str) -> float:
        return taste.taste(s, temperament)

    def encoding(self) -> Encoding:
        return encoding.ENCODING

    def table_features(self, s: PotzklotzState, out: list[float]) -> None:
        encoding.table(s, out)

    def seat_features(self, s: PotzklotzState, seat: int, viewer: int, out: list[float], at: int) -> None:
        encoding.one_seat(s, seat, viewer, out, at)

    def observation(self) -> Observation:
        return observation.OBSERVATION

    def observe(self, s: PotzklotzState, viewer: int, out: Row) -> None:
        observation.observe(s, viewer, out)

    def position(self, s: PotzklotzState) -> Position:
        return position.write(s)

    def place(self, s: PotzklotzState, position_: Position, names: Mapping[str, int]) -> None:
        position.place(s, position_, names)


def read_options(s: PotzklotzState, options: Options) -> None:
    """Write the options of a match into its state, checked."""
    s.experts = _second(options, "mode", MODE)
    s.penalty = not _second(options, "penalty", PENALTY)
    s.strict = _second(options, "base", BASE)
    s.turning = _second(options, "turning", TURNING)
    s.open_hands = _second(options, "hands", HANDS)
    s.out_of_turn = _second(options, "out_of_turn", OUT_OF_TURN)
    s.cards = _number(options, "cards", (CARD_COUNT - 1) // s.seats)
    s.deals = _number(options, "deals", DEALS_AT_MOST)
    if s.experts:
        if s.seats > EXPERT_SEATS:
            raise BadOption(f"mode: experts play with 2 to {EXPERT_SEATS}, not with {s.seats}")
        if s.cards not in EXPERT_HANDS:
            raise BadOption(f"cards: experts begin with 5, 4 or 3, not with {s.cards}")


def _second(options: Options, name: str, values: tuple[str, str]) -> bool:
    """Whether an option has the second of its two values."""
    value = options[name]
    if value != values[0] and value != values[1]:
        raise BadOption(f"{name}: wanted {values[0]} or {values[1]}, not {value!r}")
    return value == values[1]


def _number(options: Options, name: str, most: int) -> int:
    value = options[name]
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        raise BadOption(f"{name}: wanted a number from 1 to {most}, not {value!r}")
    return value


game: Final = Potzklotz()
