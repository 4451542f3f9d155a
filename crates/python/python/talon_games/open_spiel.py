"""The games for OpenSpiel, registered on import.

>>> import pyspiel
>>> import talon_games.open_spiel
>>> game = pyspiel.load_game("talon_curse")
>>> game.num_players(), game.num_distinct_actions()
(2, 144)

In Curse of the Doublet, chance deals one tile at a time and then flips the coin; with ``{"pips": 2, "hand": 2}`` the set is small.
In a patience, chance chooses one of the first deals: ``pyspiel.load_game("talon_yield", {"deals": 10})`` has ten.
"""

from collections.abc import Callable
from typing import Any

from . import GAMES, Game, curse_hand
from ._errors import extra
from ._limits import MOST_MOVES

with extra("openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

MOST_POINTS: dict[str, int] = dict.fromkeys(GAMES, 52) | {"doublets": 48, "curse": 12}

#: The parameters of each game, with what they are without being named.
PARAMETERS: dict[str, dict[str, int]] = {kind: {"pips": 6, "hand": 11} if kind == "curse" else {"deals": 1000} for kind in GAMES}

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class TalonState(pyspiel.State):  # type: ignore[misc]
    """A game of Talon. Before ``game`` is set, chance deals."""

    def __init__(self, game: "TalonGame") -> None:
        super().__init__(game)
        self.kind: str = game.kind
        self.parameters: dict[str, int] = game.parameters
        self.tiles: list[str] = game.tiles
        self.game: Game | None = None
        self.dealt: list[int] = []  # the tiles that chance has dealt, south's first
        self.player: int = CHANCE  # whose turn it is, which OpenSpiel asks several times a step

    def current_player(self) -> int:
        """The seat to move."""
        return self.player

    def is_terminal(self) -> bool:
        """True if the game is over, or has taken too many moves."""
        return self.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals; or the tiles that are left, then south or north to lead."""
        outcomes = list(range(self.parameters.get("deals", 2)))
        if len(self.dealt) < 2 * self.parameters.get("hand", 0):
            outcomes = [tile for tile in range(len(self.tiles)) if tile not in self.dealt]
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal_actions() if self.game and player == self.player else []

    def _apply_action(self, action: int) -> None:
        if self.game:
            self.game.play_action(action)
        elif self.kind != "curse":
            self.game = GAMES[self.kind].deal(action)
        elif len(self.dealt) < 2 * self.parameters["hand"]:
            self.dealt.append(action)
        else:
            tiles, half = [self.tiles[tile] for tile in self.dealt], self.parameters["hand"]
            self.game = curse_hand(tiles[:half], tiles[half:], ["south", "north"][action], **self.parameters)
        if game := self.game:
            is_over = game.status != "playing" or game.moves_made >= MOST_MOVES[self.kind]
            self.player = TERMINAL if is_over else int(game.seat_to_move == "north")

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return GAMES[self.kind].deal(0).move_of(action)
        if self.kind != "curse":
            return f"deal {action}"
        is_lead = len(self.dealt) == 2 * self.parameters["hand"]
        return f"lead {['south', 'north'][action]}" if is_lead else self.tiles[action]

    def returns(self) -> list[float]:
        """The points at the end, and nothing before."""
        return self.game.returns if self.game and self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TalonState":
        """A state after the same moves from another deal, which looks the same to a player of Curse of the Doublet."""
        if self.game is None or self.kind != "curse":
            raise ValueError("only hands of Curse of the Doublet can be dealt anew, once they are dealt")
        world = self.game.view(self.game.seats[player]).sample(int(2**32 * sampler()))
        hands, replay = world.state()["hands"], self.game.copy()
        while replay.moves:
            tile = replay.undo().split("@")[0]
            hands[replay.seat_to_move] += [tile] if tile in self.tiles else []
        state: TalonState = self.get_game().new_initial_state()
        dealt = [self.tiles.index(tile) for tile in [*hands["south"], *hands["north"]]]
        for action in [*dealt, int(replay.seat_to_move == "north"), *map(self.game.action, self.game.moves)]:
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        dealt = " ".join(self.tiles[tile] for tile in self.dealt)
        return self.game.layout() if self.game else f"game: {self.kind}\ndealt: {dealt}"


class TalonObserver:
    """Writes what a player knows."""

    def __init__(self, game: "TalonGame") -> None:
        self.tensor: NDArray[np.float32] = np.zeros(GAMES[game.kind].deal(0).observation_size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: TalonState, player: int) -> None:
        """Fills the tensor with the bytes of ``Game.observation``, or with nothing before the deal."""
        seen = state.game and state.game.observation(state.game.seats[player])
        self.tensor[:] = np.frombuffer(seen, np.uint8) if seen else 0

    def string_from(self, state: TalonState, player: int) -> str:
        """The knowledge of the player as text, with the moves that led there."""
        if state.game:
            moves = ", ".join(state.game.moves)
            return f"{state.game.view(state.game.seats[player]).layout()}\nmoves: {moves}"
        half = state.parameters.get("hand", 0)
        return " ".join(state.tiles[tile] for tile in sorted(state.dealt[player * half :][:half]))


class TalonGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Talon for OpenSpiel."""

    kind: str
    type: Any  # of OpenSpiel

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.parameters: dict[str, int] = PARAMETERS[self.kind] | (params or {})
        numbers = self.parameters.get("pips", -1) + 1
        self.tiles: list[str] = sorted(f"{low}-{high}" for high in range(numbers) for low in range(high + 1))
        players, most = self.type.max_num_players, float(MOST_POINTS[self.kind])
        info = pyspiel.GameInfo(
            num_distinct_actions=GAMES[self.kind].deal(0).action_count - 1,
            max_chance_outcomes=len(self.tiles) or self.parameters["deals"],
            num_players=players,
            min_utility=-most if players == 2 else 0.0,
            max_utility=most,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=MOST_MOVES[self.kind],
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> TalonState:
        """The state before the deal."""
        return TalonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TalonObserver:
        """The observer of a player."""
        return TalonObserver(self)


def _register(kind: str) -> None:
    players, types = len(GAMES[kind].deal(0).seats), pyspiel.GameType
    described = types(
        short_name="talon_" + kind.replace("-", "_"),
        long_name="Talon: " + kind.replace("-", " "),
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM if players == 2 else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        **{f"provides_{kind}_{form}": True for kind in ("information_state", "observation") for form in ("string", "tensor")},
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS[kind],
    )
    # Classes are pickled by their names in this module.
    made = type(GAMES[kind].__name__ + "Game", (TalonGame,), {"kind": kind, "type": described, "__module__": __name__})
    globals()[made.__name__] = made
    pyspiel.register_game(described, made)


for _kind in GAMES:
    _register(_kind)
