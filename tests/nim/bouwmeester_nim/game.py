"""Nim, the smallest game on the contract: take one to three sticks; who takes the last one wins.

It keeps the contract honest and is the example of docs/add-a-game.md. Chance lays out the sticks.
"""

from collections.abc import Mapping
from typing import Final

from bouwmeester.core.action import NUMBER, SEATS, Action, Catalogue, Domain
from bouwmeester.core.chance import Rng
from bouwmeester.core.errors import BadOption, BadPosition, Reason, Why
from bouwmeester.core.events import Telling
from bouwmeester.core.game import Game
from bouwmeester.core.observation import Block, Observation, Row, write
from bouwmeester.core.position import only, whole
from bouwmeester.core.state import CHANCE, State, do
from bouwmeester.core.step import Step
from bouwmeester.core.view import Options, Outcome, Position, View, rank

COUNTS: Final = Domain("count", ("one", "two", "three"))
HEAPS: Final = Domain("heap", ("7", "12", "15"))

CATALOGUE: Final = Catalogue("nim")
LAY: Final = CATALOGUE.each("lay", heap=HEAPS)
TAKE: Final = CATALOGUE.each("take", count=COUNTS)

LAY_STICKS: Final = 0
TAKE_STICKS: Final = 1

TOO_MANY: Final = Reason("nim.too_many", "take.1", left=NUMBER)
TOOK: Final = Telling("nim.took", seat=SEATS, count=COUNTS)


class NimState(State):
    def __init__(self, seats: int, sticks: int) -> None:
        super().__init__(seats)
        self.sticks = sticks
        self.winner = -1

    def copy(self) -> "NimState":
        s = NimState(self.seats, self.sticks)
        s.agenda = self.agenda[:]
        s.winner = self.winner
        return s


class LaySticks(Step[NimState]):
    """A heap is laid on the table. [setup.1]"""

    def actor(self, s: NimState) -> int:
        return CHANCE

    def options(self, s: NimState) -> list[Action]:
        return list(LAY)

    def weights(self, s: NimState) -> list[int]:
        return [1, 2, 1]

    def take(self, s: NimState, action: Action) -> None:
        s.agenda.pop()
        s.sticks = int(HEAPS.word(action.args[0]))

    def refusal(self, s: NimState, action: Action) -> Why | None:
        return None


class TakeSticks(Step[NimState]):
    """In turn, each takes one to three of the sticks that are left. [take.1]"""

    def actor(self, s: NimState) -> int:
        return s.agenda[-1][1]

    def options(self, s: NimState) -> list[Action]:
        return [action for action in TAKE if self.refusal(s, action) is None]

    def take(self, s: NimState, action: Action) -> None:
        _, seat = s.agenda.pop()
        s.sticks -= action.args[0] + 1
        s.tell(TOOK, seat, action.args[0])
        if s.sticks:
            do(s, (TAKE_STICKS, (seat + 1) % s.seats))
        else:
            s.winner = seat

    def refusal(self, s: NimState, action: Action) -> Why | None:
        return TOO_MANY.why(s.sticks) if action.args[0] + 1 > s.sticks else None


class Nim(Game[NimState]):
    def __init__(self) -> None:
        self.name = "nim"
        self.rules_version = 1
        self.seats = range(2, 4)
        self.catalogue = CATALOGUE
        self.steps = (
            LaySticks("heap", "setup.1", ("lay",), ()),
            TakeSticks("take", "take.1", ("take",), (SEATS,)),
        )
        self.reasons = (TOO_MANY,)
        self.tellings = (TOOK,)
        self.domains = (COUNTS, HEAPS)
        self.resting = (TAKE_STICKS, 0)
        self.choices = {}

    def new(self, seats: int, options: Options) -> NimState:
        if options:
            raise BadOption("Nim has no options")
        s = NimState(seats, 0)
        do(s, (LAY_STICKS,), (TAKE_STICKS, 0))
        return s

    def options(self, s: NimState) -> Options:
        return {}

    def open_view(self, s: NimState) -> View:
        return {"sticks": s.sticks, "winner": None if s.winner < 0 else SEATS.word(s.winner)}

    def resample(self, s: NimState, seat: int, rng: Rng) -> NimState:
        return s.copy()

    def outcome(self, s: NimState) -> Outcome | None:
        if s.agenda:
            return None
        scores = [int(seat == s.winner) for seat in range(s.seats)]
        return Outcome(scores, rank([(score,) for score in scores]), {})

    def judge(self, s: NimState, seat: int) -> float:
        if not s.agenda:
            return float(s.winner == seat)
        return 0.5 if s.sticks % 4 else 0.9

    def observation(self) -> Observation:
        table = (Block("seats", 1, 3, "seats in this match"), Block("sticks", 1, 15, "sticks left"))
        seat = (Block("present", 1, 1, "1 if there is such a seat"), Block("to-move", 1, 1, "1 if it decides now"))
        return Observation("nim-2", table, seat, 3)

    def observe(self, s: NimState, viewer: int, out: Row) -> None:
        mover = self.steps[s.agenda[-1][0]].actor(s) if s.agenda else CHANCE
        write(out, 0, [s.seats, s.sticks])
        for i in range(s.seats):
            write(out, 2 + 2 * i, [1, int((viewer + i) % s.seats == mover)])

    def position(self, s: NimState) -> Position:
        players: dict[str, object] = {SEATS.word(seat): {} for seat in range(s.seats)}
        return {"players": players, "sticks": s.sticks, "winner": None if s.winner < 0 else SEATS.word(s.winner)}

    def place(self, s: NimState, position: Position, names: Mapping[str, int]) -> None:
        only(position, ("game", "rules", "options", "players", "agenda", "sticks", "winner"), "")
        s.sticks = whole(position, "sticks", 15, 0, "")
        winner = position.get("winner")
        s.winner = -1 if winner is None else names[str(winner)]
        if not s.agenda and (s.sticks or s.winner < 0):
            raise BadPosition("agenda", "the game is over when no stick is left and somebody has won")
        if s.agenda and s.agenda[-1][0] == TAKE_STICKS and not s.sticks:
            raise BadPosition("sticks", "there is nothing left to take")


game: Final = Nim()
