"""Every game of the house in OpenSpiel, with its seats and options as parameters.

>>> import pyspiel
>>> register()
['bouwmeester_palazzo', 'bouwmeester_caylus', 'bouwmeester_potzklotz']
>>> state = pyspiel.load_game("bouwmeester_palazzo(players=3,money=open)").new_initial_state()
>>> state.is_chance_node(), state.num_players()
(True, 3)

Chance is explicit, actions are those of the catalogue, and the return is the share of the win. The parameter
``position`` starts from a named position instead (``reduced.py``): the first move of chance deals one of a few
worlds, and when chance would move again it is over, and whoever stands best has won. That is small enough for CFR.
OpenSpiel's own search in C++ cannot play games written in Python; its Python MCTS and ISMCTS can, the second with
``resampler``.
"""

import json
import random
from typing import Any

import numpy as np
import pyspiel

from bouwmeester import CHANCE, Match, load
from bouwmeester.core.engine import step_now
from bouwmeester.core.events import EVERYONE, Event
from bouwmeester.core.state import State
from bouwmeester.research.encoding import Encoder
from bouwmeester.research.reduced import worlds

PREFIX = "bouwmeester_"
#: No match of ours comes near. One that did would be cut off here, and whoever stands best has won.
LINES_AT_MOST = 5_000


def _type(name: str) -> pyspiel.GameType:
    rules = load(name)
    options: dict[str, Any] = {option: values[0] for option, values in rules.choices.items()}
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Bouwmeester {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Nothing is hidden in Caylus, but whoever looks at it as at the others is not wrong.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats[0], "position": "", **options},
    )


class BouwmeesterGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it: the rules, the number of seats, and the options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules = load(self.name)
        self.position = str(given.get("position", ""))
        self.seats = int(given.get("players", self.rules.seats[0]))
        options = {option: given[option] for option in self.rules.choices if option in given}
        self.start: Match[State] = Match(self.rules, self.seats, options)
        if self.position and worlds(self.rules, self.position)[0].seats != self.seats:
            raise ValueError(f"position={self.position} is not for players={self.seats}")
        self.encoder = Encoder(self.rules)
        count = len(self.rules.catalogue)
        info = pyspiel.GameInfo(
            num_distinct_actions=count,
            max_chance_outcomes=count,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LINES_AT_MOST,
        )
        super().__init__(TYPES[self.name], info, given)

    def new_initial_state(self) -> "BouwmeesterState":
        return BouwmeesterState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LINES_AT_MOST

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> "BouwmeesterObserver":
        return BouwmeesterObserver(
            self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), dict(params or {})
        )


class PalazzoGame(BouwmeesterGame):
    name = "palazzo"


class CaylusGame(BouwmeesterGame):
    name = "caylus"


class PotzklotzGame(BouwmeesterGame):
    name = "potzklotz"


TYPES = {one.name: _type(one.name) for one in (PalazzoGame, CaylusGame, PotzklotzGame)}
_registered: list[str] = []


class Heard:
    """One line of a match with what was told of it, after all that came before: never changed, so copies share it."""

    def __init__(self, before: "Heard | None", actor: int, action: str, told: list[tuple[int, str]]) -> None:
        self.before = before
        #: Which line it is, from 1.
        self.number: int = 1 if before is None else before.number + 1
        self.actor = actor
        self.action = action
        #: The seat that may hear it, or EVERYONE, and what.
        self.told = told

    def __reduce__(self) -> tuple[object, ...]:
        """All lines one after the other: pickled each within the next they would be too deep."""
        lines: list[tuple[int, str, list[tuple[int, str]]]] = []
        line: Heard | None = self
        while line is not None:
            lines.append((line.actor, line.action, line.told))
            line = line.before
        return _chained, (lines[::-1],)

    def __deepcopy__(self, memo: object) -> "Heard":
        return self

    def by(self, player: int) -> list[str]:
        return [f"> {self.action}"] * (self.actor == player) + [
            text for audience, text in self.told if audience in (EVERYONE, player)
        ]


def _chained(lines: list[tuple[int, str, list[tuple[int, str]]]]) -> Heard | None:
    last: Heard | None = None
    for actor, action, told in lines:
        last = Heard(last, actor, action, told)
    return last


def _texts(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.audience, f"{event.key} {json.dumps(event.facts, sort_keys=True)}") for event in events]


#: Somebody who hears only what everybody hears.
_PUBLIC = -2


class BouwmeesterState(pyspiel.State):  # type: ignore[misc]
    """A match, and what everybody heard of it."""

    def __init__(self, game: BouwmeesterGame) -> None:
        super().__init__(game)
        self.match = game.start.copy()
        # By its name: OpenSpiel copies all that a state holds, again and again.
        self._position = game.position
        self._heard: Heard | None = None
        #: In a world drawn anew: for whom, and after which line. Before that the others heard what everybody did.
        self._own: int | None = None
        self._drawn_after = 0
        self._dealt = not game.position

    def current_player(self) -> int:
        if not self._dealt:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self.match.to_move
        if mover is None or self._cut_off():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _cut_off(self) -> bool:
        """Whether it ends here by OpenSpiel's wish and not by the rules."""
        small = self._position and self._dealt and self.match.to_move == CHANCE
        return bool(small) or len(self.match.log) >= LINES_AT_MOST

    def _legal_actions(self, player: int) -> list[int]:
        return [action.id for action in self.match.legal()] if player == self.match.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self._dealt:
            count = len(worlds(self.match.game, self._position))
            return [(number, 1 / count) for number in range(count)]
        s = self.match.state
        step = step_now(self.match.game, s)
        weights = step.weights(s)
        total = sum(weights)
        return [(action.id, weight / total) for action, weight in zip(step.options(s), weights)]

    def _apply_action(self, action: int) -> None:
        if self._dealt:
            actor, told = self.match.to_move, self.match.listen()
            self.match.play(action)
            text = self.match.log[-1].action.text
            self._heard = Heard(self._heard, CHANCE if actor is None else actor, text, _texts(told))
        else:
            self._dealt = True
            self.match = worlds(self.match.game, self._position)[action].copy()

    def _action_to_string(self, player: int, action: int) -> str:
        if not self._dealt and player == pyspiel.PlayerId.CHANCE:
            return f"world {action}"
        return self.match.game.catalogue.actions[action].text

    def is_terminal(self) -> bool:
        return self._dealt and (self.match.to_move is None or self._cut_off())

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.match.seats
        outcome = self.match.outcome
        if outcome is not None:
            return outcome.shares
        values = self.match.game.values(self.match.state)
        best = [value == max(values) for value in values]
        return [1.0 / sum(best) if wins else 0.0 for wins in best]

    def heard(self, player: int | None) -> list[str]:
        """All that a player did and was told, from the beginning; for None, what everybody was told."""
        who = _PUBLIC if player is None else player
        lines: list[list[str]] = []
        line = self._heard
        while line is not None:
            if self._own is not None and line.number == self._drawn_after and player != self._own:
                who = _PUBLIC
            lines.append(line.by(who))
            line = line.before
        return [text for told in reversed(lines) for text in told]

    def view(self, player: int | None) -> str:
        return json.dumps(self.match.view(player), sort_keys=True, ensure_ascii=False)

    def __str__(self) -> str:
        lines = [f"{line.by}: {line.action.text}" for line in self.match.log[-3:]]
        return f"{len(self.match.log)} lines, {'; '.join(lines) or 'nothing played'}"


class BouwmeesterObserver:
    """What a player sees, as the named tensor and as JSON; with perfect recall, also all that it heard."""

    def __init__(self, game: BouwmeesterGame, kind: pyspiel.IIGObservationType, params: dict[str, Any]) -> None:
        if params:
            raise ValueError(f"observations have no parameters; passed {params}")
        self.kind = kind
        self.encoder = game.encoder
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BouwmeesterState, player: int) -> None:
        if not self.private:
            raise ValueError("the tensor is what one player sees: there is none of what everybody sees")
        self.encoder.write(state.match.state, player, self.tensor)

    def string_from(self, state: BouwmeesterState, player: int) -> str:
        seen = state.view(player if self.private else None)
        if not self.kind.perfect_recall:
            return seen
        return "\n".join([*state.heard(player if self.private else None), seen])


def resampler(state: BouwmeesterState, player: int) -> BouwmeesterState:
    """The same to a player, with all that it cannot know drawn anew: for ``ISMCTSBot.set_resampler``."""
    return resampled(state, player, random.Random())


def resampled(state: BouwmeesterState, player: int, dice: random.Random) -> BouwmeesterState:
    """The same with given dice."""
    twin: BouwmeesterState = state.clone()
    match = state.match
    twin.match = Match(match.game, start=match.game.resample(match.state, player, dice))
    twin._own, twin._drawn_after = player, 0 if state._heard is None else state._heard.number
    return twin


def register() -> list[str]:
    """Make the games known to OpenSpiel; returns their names there."""
    if not _registered:
        for one in (PalazzoGame, CaylusGame, PotzklotzGame):
            pyspiel.register_game(TYPES[one.name], one)
            _registered.append(PREFIX + one.name)
    return _registered[:]


register()
