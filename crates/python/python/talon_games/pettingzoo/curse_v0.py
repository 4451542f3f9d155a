"""Curse of the Doublet for two agents, ``south`` and ``north``.

>>> from talon_games.pettingzoo import curse_v0
>>> env = curse_v0.env()
>>> env.reset(seed=17)
>>> observation, reward, termination, truncation, info = env.last()
>>> int(observation["action_mask"].sum())
11

An observation has the bytes of what the agent's seat knows and the mask of its legal actions, which is in ``info`` too. An agent
that is not to move has only the action that stays. The reward comes at the end of a hand: points for one, as many minus
points for the other. ``env(target=11)`` plays whole matches.
"""

from typing import Any

from talon_games import Curse
from talon_games._errors import extra

with extra("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.utils import EzPickle, seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, NDArray[Any]]

#: A reset without a deal draws one of this many.
DEALS: int = 2**32


def env(render_mode: str | None = None, **options: int) -> AECEnv[str, Observation, int]:
    """The environment with the usual wrappers: an illegal action ends the game with a reward of -1."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(render_mode, **options), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """The environment without wrappers."""

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "curse_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    agent_selection: str

    def __init__(self, render_mode: str | None = None, **options: int) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"the render modes are {', '.join(self.metadata['render_modes'])}, and not {render_mode!r}")
        EzPickle.__init__(self, render_mode, **options)
        super().__init__()
        self.render_mode = render_mode
        self._options = options
        self._random = seeding.np_random()[0]
        #: The game on the table, which knows every tile.
        self.game: Curse = Curse.deal(0, **options)
        self.possible_agents: list[str] = list(self.game.seats)
        self.agents: list[str] = self.possible_agents[:]
        space = Dict(
            {
                "observation": Box(0, 255, (self.game.observation_size,), np.uint8),
                "action_mask": Box(0, 1, (self.game.action_count,), np.int8),
            }
        )
        self.observation_spaces: dict[str, Space[Any]] = {agent: space for agent in self.agents}
        actions = self.game.action_count
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(actions) for agent in self.agents}

    def observation_space(self, agent: str) -> Space[Any]:
        """The same space each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The same space each time."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """The knowledge of the agent's seat, and its legal actions."""
        observation = np.frombuffer(self.game.observation(agent), np.uint8)
        return {"observation": observation, "action_mask": self._mask(agent)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a hand or match; ``options={"deal": 17}`` deals one by its number."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        drawn = int(self._random.integers(DEALS))
        self.game = Curse.deal((options or {}).get("deal", drawn), **self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def step(self, action: int) -> None:
        """Plays an action of the agent to move."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        before = self.game.returns
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.play_action(int(action))
        after = self.game.returns
        self.rewards = {agent: after[seat] - before[seat] for seat, agent in enumerate(self.agents)}
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The layout as the agent to move sees it: printed, as text, or as a picture of 640 rows, 960 columns and 3 bytes."""
        view = self.game.view(self.agent_selection)
        if self.render_mode == "human":
            print(view.layout())
        return {"ansi": view.layout, "rgb_array": view.frame}.get(self.render_mode or "", lambda: None)()

    def _go_on(self) -> None:
        """Plays on where nobody has a choice, and selects the agent to move."""
        while self.game.status == "playing" and self.game.seat_to_move is None:
            self.game.play_action(self.game.legal_actions()[0])
        over = self.game.status != "playing"
        self.terminations = dict.fromkeys(self.agents, over)
        self.agent_selection = self.game.seat_to_move or self.agents[0]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        mask = np.zeros(self.game.action_count, np.int8)
        mask[self.game.legal_actions() if self.game.seat_to_move == agent else [-1]] = 1
        return mask
