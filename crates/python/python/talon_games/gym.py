"""The patiences as environments of Gymnasium.

>>> import gymnasium
>>> import talon_games.gym
>>> env = gymnasium.make("talon_games/Doublets-v0")
>>> observation, info = env.reset(options={"deal": 17})
>>> int(observation["action_mask"].sum())
1

An observation has the bytes of what the player knows and the mask of legal actions, which is in ``info`` too. The reward is the
number of points that the action makes. An illegal action changes nothing and costs ``illegal_reward``.
"""

from typing import Any

from . import GAMES
from ._errors import extra
from ._limits import MOST_MOVES

with extra("gym"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from numpy.typing import NDArray

Observation = dict[str, NDArray[Any]]

#: A reset without a deal draws one of this many.
DEALS: int = 2**32

#: The environments, one for each patience: name, game and the most steps of an episode.
ENVIRONMENTS: list[tuple[str, str, int]] = [
    (kind.__name__, game, MOST_MOVES[game]) for game, kind in GAMES.items() if len(kind.deal(0).seats) == 1
]


def spaces_of(game: str) -> tuple[Space[Any], Discrete]:
    """The observation space and the action space of a game."""
    start = GAMES[game].deal(0)
    observation = Box(0, 255, (start.observation_size,), np.uint8)
    mask = Box(0, 1, (start.action_count,), np.int8)
    return Dict({"observation": observation, "action_mask": mask}), Discrete(start.action_count)


class PatienceEnv(gymnasium.Env[Observation, np.int64]):
    """One game of a patience. ``reset(options={"deal": 17})`` deals a game by its number."""

    observation_space: Space[Observation]
    action_space: Discrete
    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}

    def __init__(
        self, game: str, render_mode: str | None = None, illegal_reward: float = -1.0, **options: int
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"the render modes are {', '.join(self.metadata['render_modes'])}, and not {render_mode!r}")
        self.observation_space, self.action_space = spaces_of(game)
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self._options = options
        self._kind = GAMES[game]
        #: The game on the table, which knows every card.
        self.game = self._kind.deal(0, **options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a game."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(DEALS))
        self.game = self._kind.deal((options or {}).get("deal", drawn), **self._options)
        return self._seen()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action."""
        before = self.game.returns[0]
        legal = int(action) in self.game.legal_actions()
        if legal:
            self.game.play_action(int(action))
        reward = self.game.returns[0] - before if legal else self.illegal_reward
        observation, info = self._seen()
        return observation, reward, self.game.status != "playing", False, info

    def render(self) -> Any:
        """The view of the player: as text, or as a picture of 640 rows, 960 columns and 3 bytes."""
        view = self.game.view()
        return {"ansi": view.layout, "rgb_array": view.frame}[self.render_mode]() if self.render_mode else None

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        mask = np.zeros(self.game.action_count, np.int8)
        mask[self.game.legal_actions() or [-1]] = 1
        return {"observation": np.frombuffer(self.game.observation(), np.uint8), "action_mask": mask}, {"action_mask": mask}


for _name, _game, _steps in ENVIRONMENTS:
    gymnasium.register(
        f"talon_games/{_name}-v0",
        entry_point="talon_games.gym:PatienceEnv",
        vector_entry_point="talon_games.gym_vector:PatienceVectorEnv",
        kwargs={"game": _game},
        max_episode_steps=_steps,
    )
