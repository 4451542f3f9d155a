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

from typing import Any

from . import _native
from ._errors import extra

with extra("batch"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


def _integers(name: str, values: ArrayLike, kind: type[np.integer[Any]]) -> NDArray[Any]:
    """The values as an array of this kind, where a plain conversion would cut floats off and wrap negative numbers."""
    array = np.asarray(values)
    if array.dtype != kind and array.size:
        if array.dtype.kind not in "iu":
            raise TypeError(f"{name} must be whole numbers, not {array.dtype.name}")
        least, most = np.iinfo(kind).min, np.iinfo(kind).max
        if array.min() < least or array.max() > most:
            raise ValueError(f"{name} must be whole numbers from {least} to {most}")
    if array.ndim != 1:
        raise ValueError(f"{name} must be a row of numbers, but has {array.ndim} dimensions")
    return np.ascontiguousarray(array, kind)


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

    def reset(self, deals: ArrayLike, chosen: ArrayLike | None = None) -> None:
        """Deals games anew: all of them, or those that ``chosen`` marks. The first call deals all."""
        if chosen is not None:
            # A copy, because it may be one of the arrays that are filled.
            marks = np.array(chosen)
            if marks.dtype != np.bool_:
                raise TypeError(f"chosen must be True or False for each game, not {marks.dtype.name}")
            chosen = marks
        self._batch.reset(_integers("deals", deals, np.uint64), *self._arrays(), chosen=chosen)

    def step(self, actions: ArrayLike) -> None:
        """Plays an action in each game; -1 leaves a game as it is. If one is not allowed, raises ``ValueError``, and nothing has changed."""
        self._batch.step(_integers("actions", actions, np.int32), *self._arrays())

    def _arrays(
        self,
    ) -> tuple[NDArray[np.uint8], NDArray[np.bool_], NDArray[np.float32], NDArray[np.int8], NDArray[np.bool_]]:
        return self.observation, self.mask, self.reward, self.to_move, self.done
