"""One seat against our bots, as a Gymnasium environment.

>>> table = Solo("caylus", seats=3, bots=["greedy", "uniform"])
>>> seen, info = table.reset(seed=1)
>>> seen, reward, terminated, truncated, info = table.step(int(seen["action_mask"].argmax()))
>>> reward, terminated
(0.0, False)

The others play before ``step`` returns. ``action_masks()`` is for those who learn by masked policies
(sb3-contrib's MaskablePPO asks for it); ``info["action_mask"]`` is the same.
"""

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from bouwmeester import CHANCE, Match, load
from bouwmeester.bots import bot
from bouwmeester.core.errors import BadOption, BouwmeesterError, IllegalAction
from bouwmeester.core.state import State
from bouwmeester.research.encoding import Encoder, mask
from bouwmeester.table.drawing import outline

Seen = dict[str, Any]
RENDER_MODES = ("human", "ansi")
#: For whoever does not look at the mask.
ILLEGAL_REWARD = -1.0
_SEED_BITS = 31


class Solo(gymnasium.Env[Seen, np.int64]):
    """The learner has ``seat``, or each in turn from match to match; the bots have the others, clockwise from it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: Sequence[str] = ("greedy",),
        *,
        seat: int | None = None,
        render_mode: str | None = None,
        encoding: str | None = None,
        **options: object,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode: wanted one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        if not bots:
            raise BadOption("bots: wanted the name of at least one")
        self.game = load(game)
        self.options = options
        self.match: Match[State] = Match(self.game, seats, options)
        if seat is not None and not 0 <= seat < self.match.seats:
            raise BadOption(f"seat: they are 0 to {self.match.seats - 1}, not {seat}")
        for name in bots:
            bot(name, 1)  # an unknown one is told of now
        self.bots = list(bots)
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.encoder = Encoder(self.game, encoding)
        count = len(self.game.catalogue)
        self.action_space = spaces.Discrete(count)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(self.encoder.low(), self.encoder.high(), dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )
        self._fixed = seat
        #: Where the learner sits in this match.
        self.seat = -1
        self._dice = random.Random()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self.seat < 0:
            self._dice = random.Random(seed)
            self.seat = self._dice.randrange(self.match.seats)
        self.seat = (self.seat + 1) % self.match.seats if self._fixed is None else self._fixed
        self.match = Match(self.game, self.match.seats, self.options)
        self._others()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """What is not legal changes nothing and costs ILLEGAL_REWARD; ``info["refused"]`` says why."""
        if self.seat < 0 or self.match.to_move is None:
            raise BouwmeesterError("reset() comes before step(): there is no match to move in")
        try:
            self.match.play(int(action))
        except IllegalAction as error:
            return self._seen(), ILLEGAL_REWARD, False, False, self._info() | {"refused": str(error.why)}
        self._others()
        outcome = self.match.outcome
        reward = 0.0 if outcome is None else outcome.shares[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, outcome is not None, False, self._info()

    def _others(self) -> None:
        """Chance and the bots play until the learner decides, or the match is over."""
        match, game = self.match, self.game
        match.run_chance(self._dice)
        while match.to_move not in (None, CHANCE, self.seat):
            mover = match.to_move
            assert mover is not None
            name = self.bots[(mover - self.seat - 1) % match.seats % len(self.bots)]
            world = game.resample(match.state, mover, self._dice)
            plan = bot(name, self._dice.getrandbits(_SEED_BITS)).plan(game, world, mover, match.legal())
            for action in plan:
                if match.to_move != mover or action not in match.legal():
                    break
                match.play(action)
            match.run_chance(self._dice)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now."""
        return mask(self.game, self.match.legal()).astype(np.bool_)

    def _seen(self) -> Seen:
        legal = mask(self.game, self.match.legal())
        return {"observation": self.encoder.seen(self.match.state, self.seat), "action_mask": legal}

    def _info(self) -> dict[str, Any]:
        outcome = self.match.outcome
        info: dict[str, Any] = {"action_mask": mask(self.game, self.match.legal()), "seat": self.seat}
        if outcome is not None:
            info |= {"scores": outcome.scores, "ranks": outcome.ranks}
        return info

    def render(self) -> str | None:
        """The table as the learner sees it: printed, or as a text."""
        text = "\n".join(outline(self.match.view(max(self.seat, 0))))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
