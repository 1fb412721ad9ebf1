"""Every game as a PettingZoo environment (AEC), for any number of its seats.

>>> table = env("palazzo", seats=3, money="open")
>>> table.reset(seed=1)
>>> for agent in table.agent_iter(max_iter=50):
...     seen, reward, termination, truncation, info = table.last()
...     table.step(None if termination else int(seen["action_mask"].argmax()))
>>> table.agents
['seat_0', 'seat_1', 'seat_2']

Chance plays by itself. A seat may decide several times in a row, as the rules have it. What is not legal raises
IllegalAction, and nothing has happened then.
"""

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from bouwmeester import Match, load
from bouwmeester.core.errors import BadOption, BouwmeesterError
from bouwmeester.core.state import State
from bouwmeester.research.encoding import Encoder, mask
from bouwmeester.table.drawing import outline

Seen = dict[str, Any]
RENDER_MODES = ("human", "ansi")


class Env(AECEnv[str, Seen, int | None]):  # type: ignore[misc]
    """One match at a time; ``match`` is the match itself, for those who want its record."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        encoding: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode: wanted one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.game = load(game)
        self.options = options
        self.match: Match[State] = Match(self.game, seats, options)
        self.render_mode = render_mode
        self.encoder = Encoder(self.game, encoding)
        self.metadata = {
            "name": f"bouwmeester_{game}_v{self.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = len(self.game.catalogue)
        self.observation_spaces = {agent: _seen_space(self.encoder, count) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._dice = random.Random()
        self._no_actions = np.zeros(count, np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; with a seed, always the same one for the same actions."""
        if seed is not None:
            self._dice = random.Random(seed)
        self.match = Match(self.game, len(self.possible_agents), self.options)
        self.match.run_chance(self._dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        mover = self.match.to_move
        assert mover is not None
        self.agent_selection = self.possible_agents[mover]

    def observe(self, agent: str) -> Seen:
        """What a seat sees, and what it may do now: nothing, while it waits."""
        seat = self._seat[agent]
        legal = mask(self.game, self.match.legal()) if self.match.to_move == seat else self._no_actions.copy()
        return {"observation": self.encoder.seen(self.match.state, seat), "action_mask": legal}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise BouwmeesterError("reset() comes before step(): there is no match")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BouwmeesterError(f"{agent} is to move: wanted the number of an action, not None")
        match = self.match
        match.play(int(action))
        match.run_chance(self._dice)
        self._cumulative_rewards[agent] = 0.0
        if match.to_move is not None:
            self._select()
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        for one, share, score, rank in zip(self.possible_agents, outcome.shares, outcome.scores, outcome.ranks):
            self.rewards[one] = share
            self.terminations[one] = True
            self.infos[one] = {"score": score, "rank": rank}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as those see it who watch: printed, or as a text."""
        if self.render_mode is None:
            raise BouwmeesterError(f"made without render_mode; wanted one of {', '.join(RENDER_MODES)}")
        text = "\n".join(outline(self.match.view(None)))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def _seen_space(encoder: Encoder, count: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(encoder.low(), encoder.high(), dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (count,), np.int8),
        }
    )


def env(game: str, seats: int | None = None, **options: Any) -> Env:
    """An environment: ``render_mode``, ``encoding``, and the options of the game by name."""
    return Env(game, seats, **options)
