"""Many matches in one object, for those who train: arrays are written in place, and the loop is compiled.

>>> batch = Batch("caylus", seats=3, n=4, seed=1)
>>> batch.obs.shape, batch.mask.shape, batch.reward.shape
((4, 732), (4, 224), (4, 3))
>>> for _ in range(100):
...     actions = [int(row.argmax()) for row in batch.mask]
...     obs, mask, to_move, reward, done = batch.step(actions)
>>> bool(mask.any(axis=1).all())
True

Chance plays by itself. A row is always what the seat to move sees; when a match is over its ``done`` is set, its
``reward`` says who won, ``ended`` has the whole outcome, and its row already belongs to the match that follows.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar, cast

import numpy as np
import numpy.typing as npt

from bouwmeester import load
from bouwmeester.core.errors import BadOption
from bouwmeester.core.game import Game
from bouwmeester.core.many import Many
from bouwmeester.core.state import State
from bouwmeester.core.view import Outcome

Kind = TypeVar("Kind", bound=np.generic)
Step = tuple[
    npt.NDArray[np.float32],
    npt.NDArray[np.uint8],
    npt.NDArray[np.int8],
    npt.NDArray[np.float32],
    npt.NDArray[np.bool_],
]


class Batch:
    """``n`` matches. The arrays stay the same objects for good; ``arrays`` gives one's own, such as shared memory."""

    def __init__(
        self,
        game: str | Game[State],
        seats: int | None = None,
        n: int = 1,
        seed: int = 0,
        *,
        options: Mapping[str, object] | None = None,
        arrays: Mapping[str, npt.NDArray[np.generic]] | None = None,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        if self.seats not in self.game.seats:
            first, last = self.game.seats[0], self.game.seats[-1]
            raise BadOption(f"{self.game.name} is for {first} to {last} seats, not {seats}")
        if n < 1:
            raise BadOption(f"wanted: at least one match, not {n}")
        self.n = n
        observation = self.game.observation()
        self.encoding = observation.name
        given = dict(arrays or {})
        self.obs = _array(given, "obs", (n, observation.size), np.float32)
        self.mask = _array(given, "mask", (n, len(self.game.catalogue)), np.uint8)
        self.to_move = _array(given, "to_move", (n,), np.int8)
        self.reward = _array(given, "reward", (n, self.seats), np.float32)
        self.done = _array(given, "done", (n,), np.bool_)
        if given:
            raise BadOption(f"there is no array {', '.join(given)}; there are: obs, mask, to_move, reward, done")
        self._most = np.array(observation.most(), np.float32)
        self._counts = np.zeros((n, observation.size), np.uint8)
        self._movers = np.zeros(n, np.uint8)
        self._many: Many[State] = Many(self.game, self.seats, options or {}, n, seed)
        self._look()

    @property
    def ended(self) -> list[tuple[int, Outcome]]:
        """What has ended in the last step: the row, and how."""
        return self._many.ended

    def reset(self, seed: int = 0) -> Step:
        """All matches anew."""
        self._many.begin(seed)
        return self._look()

    def step(self, actions: npt.NDArray[np.integer] | Sequence[int]) -> Step:
        """One action for each row, by its number in the catalogue; all must be legal, or nothing happens."""
        ids = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        self._many.play(ids)
        return self._look()

    def _look(self) -> Step:
        self._many.write(self._counts.reshape(-1).data, self.mask.reshape(-1).data, self._movers.data)
        np.divide(self._counts, self._most, out=self.obs)
        self.to_move[:] = self._movers
        self.reward.fill(0)
        self.done.fill(False)
        for number, outcome in self.ended:
            self.done[number] = True
            self.reward[number] = outcome.shares
        return self.obs, self.mask, self.to_move, self.reward, self.done


def _array(
    given: dict[str, npt.NDArray[np.generic]], name: str, shape: tuple[int, ...], kind: type[Kind]
) -> npt.NDArray[Kind]:
    array = given.pop(name, None)
    if array is None:
        return np.zeros(shape, kind)
    if array.shape != shape or array.dtype != np.dtype(kind) or not array.flags.c_contiguous:
        raise BadOption(
            f"{name}: wanted {shape} of {np.dtype(kind)} in one piece, not {array.shape} of {array.dtype}"
        )
    return cast(npt.NDArray[Kind], array)
