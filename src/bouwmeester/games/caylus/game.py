"""Caylus on the contract: its steps in order, its options, and who answers which question."""

from collections.abc import Mapping
from typing import Final, cast

from bouwmeester.core.action import SEATS, Action
from bouwmeester.core.chance import Dice, Rng
from bouwmeester.core.encoding import Encoding
from bouwmeester.core.engine import apply, step_now
from bouwmeester.core.errors import BadOption
from bouwmeester.core.events import Event
from bouwmeester.core.game import Game
from bouwmeester.core.moments import Moments
from bouwmeester.core.observation import Observation, Row
from bouwmeester.core.view import Options, Outcome, Position, View
from bouwmeester.games.caylus import (
    encoding,
    grounds,
    judge,
    observation,
    planning,
    position,
    reference,
    scoring,
    taste,
    thumb,
    view,
)
from bouwmeester.games.caylus.actions import CATALOGUE
from bouwmeester.games.caylus.agenda import PLACING
from bouwmeester.games.caylus.contents import STEPS
from bouwmeester.games.caylus.material import (
    BATCHES,
    COLUMNS,
    CUBES,
    MOVES,
    OFFERS,
    ROWS,
    SECTIONS,
    SITES,
    SPACES,
    TILES,
)
from bouwmeester.games.caylus.phases.p0_setup import set_up
from bouwmeester.games.caylus.reasons import REASONS
from bouwmeester.games.caylus.state import (
    FAVOUR_POINTS,
    FAVOUR_TABLE,
    WITH_JEWELLER,
    WITHOUT_JEWELLER,
    CaylusState,
)
from bouwmeester.games.caylus.tellings import TELLINGS

FIGURES_OPTION: Final = {word: number for number, word in enumerate(reference.FIGURES.words)}
FAVOURS_OPTION: Final = {"table": FAVOUR_TABLE, "points": FAVOUR_POINTS}
JEWELLER_OPTION: Final = {"without": WITHOUT_JEWELLER, "with": WITH_JEWELLER}


class Caylus(Game[CaylusState]):
    def __init__(self) -> None:
        self.name = "caylus"
        self.rules_version = 1
        self.seats = range(2, 6)
        self.catalogue = CATALOGUE
        self.steps = STEPS
        self.reasons = REASONS
        self.tellings = TELLINGS
        self.grounds = grounds.GROUNDS
        self.against = grounds.AGAINST
        self.puzzles = Moments(self.name)
        self.domains = (CUBES, TILES, SITES, SPACES, MOVES, ROWS, COLUMNS, OFFERS, BATCHES, SECTIONS)
        self.resting = (PLACING, 0)
        self.choices = {
            "figures": tuple(FIGURES_OPTION),
            "favours": tuple(FAVOURS_OPTION),
            "jeweller": tuple(JEWELLER_OPTION),
        }
        self.view_types = (view.CaylusView, scoring.CaylusDetails, reference.CaylusReference)

    def new(self, seats: int, options: Options) -> CaylusState:
        s = CaylusState(
            seats,
            read_option("figures", FIGURES_OPTION, options),
            read_option("favours", FAVOURS_OPTION, options),
            read_option("jeweller", JEWELLER_OPTION, options),
        )
        set_up(s)
        return s

    def options(self, s: CaylusState) -> Options:
        return {
            "figures": list(FIGURES_OPTION)[s.figures],
            "favours": list(FAVOURS_OPTION)[s.favour_rule],
            "jeweller": list(JEWELLER_OPTION)[s.jeweller],
        }

    def open_view(self, s: CaylusState) -> View:
        return cast(View, view.view(s))

    def own_view(self, s: CaylusState, seat: int, open_view: View) -> View:
        return {"seat": SEATS.word(seat)}

    def resample(self, s: CaylusState, seat: int, rng: Rng) -> CaylusState:
        return view.resample(s, seat, rng)

    def outcome(self, s: CaylusState) -> Outcome | None:
        return scoring.outcome(s)

    def reference(self) -> View | None:
        return cast(View, reference.reference())

    def judge(self, s: CaylusState, seat: int) -> float:
        return judge.judge(s, seat, judge.FIRST_PRICES)

    def values(self, s: CaylusState) -> list[float]:
        return [judge.judge(s, seat, judge.SEARCH_PRICES) for seat in range(s.seats)]

    def speaks_for(self, s: CaylusState, seat: int, plan: list[Action]) -> list[Event]:
        then = s.copy()
        for action in plan[:-1]:
            apply(self, then, action)
        step_now(self, then).take(then, plan[-1])
        return grounds.speaks_for(s, seat, plan, then, STEPS)

    def plans(self, s: CaylusState, seat: int) -> list[list[Action]]:
        return planning.plans(s, seat, STEPS)

    def turn_ends(self, s: CaylusState) -> bool:
        return planning.turn_ends(s)

    def rule_of_thumb(self, s: CaylusState, seat: int, dice: Dice) -> list[Action]:
        return [thumb.rule_of_thumb(s, seat, STEPS, dice)]

    def surely_last(self, s: CaylusState) -> bool:
        return planning.surely_last(s)

    def taste(self, s: CaylusState, seat: int, temperament: str) -> float:
        return taste.taste(s, seat, temperament)

    def encoding(self) -> Encoding:
        return encoding.ENCODING

    def table_features(self, s: CaylusState, out: list[float]) -> None:
        encoding.table(s, out)

    def seat_features(self, s: CaylusState, seat: int, viewer: int, out: list[float], at: int) -> None:
        encoding.one_seat(s, seat, out, at)

    def observation(self) -> Observation:
        return observation.OBSERVATION

    def observe(self, s: CaylusState, viewer: int, out: Row) -> None:
        observation.observe(s, viewer, out)

    def position(self, s: CaylusState) -> Position:
        return position.write(s)

    def place(self, s: CaylusState, position_: Position, names: Mapping[str, int]) -> None:
        position.place(s, position_, names)


def read_option(name: str, values: dict[str, int], options: Options) -> int:
    option = options[name]
    if not isinstance(option, str) or option not in values:
        raise BadOption(f"{name}: wanted {' or '.join(values)}, not {option!r}")
    return values[option]


game: Final = Caylus()
