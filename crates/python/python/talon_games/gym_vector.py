"""Many games of a patience as a vector environment of Gymnasium, played in Rust: ``gymnasium.make_vec`` makes it."""

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex

from ._errors import extra
from .gym import DEALS, Observation, spaces_of

with extra("gym"):
    import numpy as np
    from gymnasium.spaces import Space
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from .batch import Batch


class PatienceVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games of a patience, played in Rust. All modes of ``autoreset_mode`` work; same-step is usual."""

    metadata: dict[str, Any]
    single_observation_space: Space[Any]
    single_action_space: Space[Any]
    observation_space: Space[Any]
    action_space: Space[Any]

    def __init__(
        self,
        game: str,
        num_envs: int,
        max_episode_steps: int | None = None,
        illegal_reward: float = -1.0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        threads: int = 1,
        render_mode: str | None = None,
        **options: int,
    ) -> None:
        if render_mode is not None:
            raise ValueError("a vector environment draws nothing: render a single one")
        self.num_envs = num_envs
        self.mode: AutoresetMode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        self.single_observation_space, self.single_action_space = spaces_of(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.illegal_reward = illegal_reward
        self._limit = max_episode_steps
        self._batch = Batch(game, num_envs, threads, **options)
        # Each game draws its deals as a single environment with its seed does. Those without a seed draw from a common source.
        self._sources: list[np.random.Generator | None] = [None] * num_envs
        self._steps = np.zeros(num_envs, np.int64)
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: SupportsIndex | Sequence[SupportsIndex | None] | NDArray[np.integer[Any]] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals the games: ``options`` can have their ``deals``, and a ``reset_mask`` of those to deal anew."""
        options = options or {}
        chosen = options.get("reset_mask", np.ones(self.num_envs, np.bool_))
        if seed is not None:
            seeds = self._seeds(seed)
            super().reset(seed=seeds[0])
            for row in np.flatnonzero(chosen):
                if (own := seeds[row]) is not None:
                    self._sources[row] = seeding.np_random(own)[0]
        self._deal(chosen, options.get("deals"))
        return self._seen(), {"action_mask": self._batch.mask.astype(np.int8)}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Plays an action in each game."""
        batch, again = self._batch, self._ended & (self.mode is AutoresetMode.NEXT_STEP)
        illegal = ~batch.mask[np.arange(self.num_envs), actions]
        batch.step(np.where(illegal | again, -1, actions))
        rewards = np.where(illegal, np.float32(self.illegal_reward), batch.reward)
        self._steps += 1
        if again.any():
            self._deal(again)
            rewards[again] = 0.0
        terminations = batch.done.copy()
        limit = np.iinfo(np.int64).max if self._limit is None else self._limit
        truncations = (self._steps >= limit) & ~terminations
        self._ended = terminations | truncations
        info: dict[str, Any] = {}
        if self.mode is AutoresetMode.SAME_STEP and self._ended.any():
            info.update(final_obs=self._seen(), _final_obs=self._ended.copy())
            self._deal(self._ended.copy())
        info["action_mask"] = batch.mask.astype(np.int8)
        return self._seen(), rewards, terminations, truncations, info

    def _seeds(self, seed: Any) -> list[int | None]:
        """The seed of each game, as Gymnasium counts them: 7, 8, 9 … for 7."""
        if np.ndim(seed) == 0:
            return [index(seed) + row for row in range(self.num_envs)]
        seeds = [None if own is None else index(own) for own in seed]
        if len(seeds) != self.num_envs:
            raise ValueError(f"there are {len(seeds)} seeds instead of {self.num_envs}")
        return seeds

    def _deal(self, chosen: NDArray[np.bool_], deals: NDArray[np.uint64] | None = None) -> None:
        drawn = np.zeros(self.num_envs, np.uint64)
        for row in np.flatnonzero(chosen):
            drawn[row] = (self._sources[row] or self.np_random).integers(DEALS)
        self._batch.reset(drawn if deals is None else deals, chosen)
        self._steps[chosen] = 0
        self._ended[chosen] = False

    def _seen(self) -> Observation:
        return {"observation": self._batch.observation.copy(), "action_mask": self._batch.mask.astype(np.int8)}
