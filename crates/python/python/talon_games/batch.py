"""Many games at once, in arrays: what the compiled ``Batch`` fills, with the arrays beside it.

>>> import numpy as np
>>> from talon_games.batch import Batch
>>> batch = Batch("doublets", 2)
>>> batch.reset(np.array([17, 18]))
>>> batch.mask[0].nonzero()[0].tolist()
[0]
>>> batch.step(np.array([0, 0]))
>>> batch.reward.tolist(), batch.done.tolist()
([0.0, 0.0], [False, False])
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _native


class Batch:
    """Games of one kind that are played at the same time.

    The arrays are filled in place, so keep a copy of what you need later. After the end of a game, its only action is the
    last one, which changes nothing.
    """

    #: What the seat to move knows, a row of bytes for each game.
    observation: NDArray[np.uint8]
    #: The legal actions, a row for each game.
    mask: NDArray[np.bool_]
    #: The points that the last action made: of the player, or of south minus those of north.
    reward: NDArray[np.float32]
    #: The seat to move: 0 for the player and for south, 1 for north, -1 after the end.
    to_move: NDArray[np.int8]
    #: Which games have ended.
    done: NDArray[np.bool_]

    def __init__(self, game: str, count: int, threads: int = 1, **options: int) -> None:
        self._batch = _native.Batch(game, count, threads, **options)
        self.observation = np.zeros((count, self._batch.observation_size), np.uint8)
        self.mask = np.zeros((count, self._batch.action_count), np.bool_)
        self.reward = np.zeros(count, np.float32)
        self.to_move = np.zeros(count, np.int8)
        self.done = np.zeros(count, np.bool_)

    def __len__(self) -> int:
        return len(self._batch)

    @property
    def action_count(self) -> int:
        """The number of actions. The last action does nothing; it is the only legal one in a game that has ended."""
        return self._batch.action_count

    @property
    def observation_size(self) -> int:
        """The number of bytes of an observation."""
        return self._batch.observation_size

    def reset(self, deals: ArrayLike, chosen: NDArray[np.bool_] | None = None) -> None:
        """Deals games anew: all of them, or those that ``chosen`` marks."""
        self._batch.reset(np.ascontiguousarray(deals, np.uint64), *self._arrays(), chosen=chosen)

    def step(self, actions: ArrayLike) -> None:
        """Plays an action in each game; -1 leaves a game as it is. If one is not allowed, raises ``ValueError``, and nothing has changed."""
        self._batch.step(np.ascontiguousarray(actions, np.int32), *self._arrays())

    def _arrays(
        self,
    ) -> tuple[NDArray[np.uint8], NDArray[np.bool_], NDArray[np.float32], NDArray[np.int8], NDArray[np.bool_]]:
        return self.observation, self.mask, self.reward, self.to_move, self.done
