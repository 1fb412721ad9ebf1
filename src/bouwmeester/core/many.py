"""Many matches at once, for learners: what every mover sees and may do is written into given buffers.

>>> from bouwmeester import load
>>> two = Many(load("palazzo"), 3, {}, 2, 7)
>>> legal = bytearray(2 * two.width)
>>> two.write(memoryview(bytearray(2 * two.size)), memoryview(legal), memoryview(bytearray(2)))
>>> sum(legal)
4

Chance plays by itself, and a match that is over makes room for a new one. bouwmeester.research.batch puts arrays
around it.
"""

from collections.abc import Mapping
from typing import Generic

from bouwmeester.core.action import Action
from bouwmeester.core.chance import Dice, pick
from bouwmeester.core.engine import apply, explain, settle
from bouwmeester.core.errors import UNKNOWN, BouwmeesterError, IllegalAction, Why
from bouwmeester.core.game import Game
from bouwmeester.core.observation import Row, empty, mask
from bouwmeester.core.state import CHANCE, S
from bouwmeester.core.view import Outcome


class Many(Generic[S]):
    """``count`` matches of one game, each with dice of its own."""

    def __init__(self, game: Game[S], seats: int, options: Mapping[str, object], count: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.complete(options)
        self.count = count
        #: How many numbers an observation has, and how many actions there are.
        self.size = game.observation().size
        self.width = len(game.catalogue)
        self.states: list[S] = []
        self.legal: list[list[Action]] = []
        self.to_move: list[int] = []
        #: What has ended in the last round of actions: which match, and how.
        self.ended: list[tuple[int, Outcome]] = []
        self._dice: list[Dice] = []
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """All of them anew."""
        self._dice = [Dice(seed * 1_000_003 + number) for number in range(self.count)]
        self.states = []
        self.legal = [[]] * self.count
        self.to_move = [CHANCE] * self.count
        self.ended = []
        for number in range(self.count):
            self.states.append(self._new())
            self._go_on(number)

    def _new(self) -> S:
        s = self.game.new(self.seats, self.options)
        settle(self.game, s)
        return s

    def _go_on(self, number: int) -> None:
        """Let chance play until somebody decides; what is over is noted and begun anew."""
        game = self.game
        s = self.states[number]
        dice = self._dice[number]
        while True:
            agenda = s.agenda
            if not agenda:
                outcome = game.outcome(s)
                if outcome is None:
                    raise BouwmeesterError(f"{game.name} is over and has no outcome")
                self.ended.append((number, outcome))
                s = self.states[number] = self._new()
                continue
            step = game.steps[agenda[-1][0]]
            actor = step.actor(s)
            options = step.options(s)
            if actor != CHANCE:
                self.to_move[number] = actor
                self.legal[number] = options
                return
            step.take(s, pick(options, step.weights(s), dice))
            settle(game, s)

    def play(self, ids: list[int]) -> None:
        """One action for each match; if one of them is not legal, nothing happens and IllegalAction says so."""
        if len(ids) != self.count:
            raise BouwmeesterError(f"wanted: an action for each of {self.count} matches, not {len(ids)}")
        actions = self.game.catalogue.actions
        chosen: list[Action] = []
        for number in range(self.count):
            id = ids[number]
            if not 0 <= id < self.width:
                raise BouwmeesterError(f"match {number}: there is no action {id}")
            action = actions[id]
            if not _among(action, self.legal[number]):
                why = explain(self.game, self.states[number], action)
                if why is None:
                    why = Why(UNKNOWN, "", {"action": action.text})
                raise IllegalAction(f"{action.text} in match {number}", why, 0)
            chosen.append(action)
        self.ended = []
        for number in range(self.count):
            apply(self.game, self.states[number], chosen[number])
            self._go_on(number)

    def write(self, seen: memoryview, legal: memoryview, movers: memoryview) -> None:
        """A row for each match: what its mover sees, counted; 1 for each action it may choose; and who it is."""
        # Joined and handed over at once: a slice of a buffer for each row would cost as much as looking.
        rows: list[Row] = []
        masks: list[Row] = []
        for number in range(self.count):
            row = empty(self.size)
            self.game.observe(self.states[number], self.to_move[number], row)
            rows.append(row)
            masks.append(mask(self.legal[number], self.width))
        seen[:] = b"".join(rows)
        legal[:] = b"".join(masks)
        movers[:] = bytes(self.to_move)


def _among(action: Action, legal: list[Action]) -> bool:
    for option in legal:  # noqa: SIM110 - a plain loop over objects compares them as such
        if option is action:
            return True
    return False
