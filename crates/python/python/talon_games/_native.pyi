from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Literal, Protocol, Self, final

import numpy as np
from numpy.typing import NDArray
from typing_extensions import disjoint_base

__all__ = [
    "Advice",
    "BlockCensus",
    "BlockOutcome",
    "Batch",
    "Broken",
    "Census",
    "Curse",
    "DEAL_VERSION",
    "Doublets",
    "Game",
    "Graded",
    "LadyJane",
    "SOLVER_VERSION",
    "Solution",
    "View",
    "Worlds",
    "Yield",
    "__version__",
    "census",
    "census_block",
    "curse_hand",
    "open_census",
    "open_view",
    "read",
]

DEAL_VERSION: int
SOLVER_VERSION: str
__version__: str

_Status = Literal["playing", "won", "lost", "over"]
_Seat = Literal["player", "south", "north"]
_Goal = Literal["win", "score"]
_Player = Literal["novice", "casual", "club", "strong", "best", "random", "greedy", "ismcts", "policy"]

@disjoint_base
class Game:
    """A game being played: the class that those of the four games extend."""

    @property
    def name(self) -> Literal["doublets", "yield", "lady-jane", "curse"]: ...
    @property
    def options(self) -> dict[str, int]: ...
    @property
    def number(self) -> int | None: ...
    @property
    def moves(self) -> list[str]: ...
    @property
    def moves_made(self) -> int:
        """The number of moves that were played."""
    @property
    def status(self) -> _Status: ...
    @property
    def score(self) -> int | None: ...
    @property
    def returns(self) -> list[float]: ...
    @property
    def seat_to_move(self) -> _Seat | None: ...
    @property
    def seats(self) -> list[_Seat]: ...
    @property
    def action_count(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    def legal_moves(self) -> list[str]: ...
    def why_not(self, move: str) -> Broken | None: ...
    def play(self, move: str) -> str: ...
    def undo(self) -> str: ...
    def view(self, seat: str | None = None) -> View: ...
    def worlds(self, seat: str | None = None) -> Worlds: ...
    def solve(
        self, goal: _Goal = "win", nodes: int | None = None, ms: int | None = None, mb: int | None = None
    ) -> Solution: ...
    def advise(
        self, level: _Player | Literal["omniscient"] | None = None, seed: int = 0, ms: int | None = None
    ) -> Advice: ...
    def grade(self, ms: int | None = None) -> Graded: ...
    def to_text(self) -> str: ...
    def layout(self) -> str: ...
    def state(self, seat: str | None = None) -> dict[str, Any]: ...
    def legal_actions(self) -> list[int]: ...
    def action(self, move: str) -> int: ...
    def move_of(self, action: int) -> str: ...
    def play_action(self, action: int) -> None: ...
    def observation(self, seat: str | None = None) -> bytes: ...
    def copy(self) -> Self: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, memo: Any, /) -> Self: ...
    def __reduce__(self) -> tuple[type[Self], tuple[str]]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]: ...

@final
class Doublets(Game):
    """A game of doublets. ``Doublets(text)`` reads a record or a layout."""

    def __new__(cls, text: str) -> Self: ...
    @staticmethod
    def deal(number: int, *, ranks: int = 13, redeals: int = 2, piles: int = 7) -> Doublets: ...

@final
class Yield(Game):
    """A game of yield. ``Yield(text)`` reads a record or a layout."""

    def __new__(cls, text: str) -> Self: ...
    @staticmethod
    def deal(number: int, *, ranks: int = 13, rows: int = 7) -> Yield: ...

@final
class LadyJane(Game):
    """A game of lady-jane. ``LadyJane(text)`` reads a record or a layout."""

    def __new__(cls, text: str) -> Self: ...
    @staticmethod
    def deal(number: int, *, ranks: int = 13, piles: int = 7) -> LadyJane: ...

@final
class Curse(Game):
    """A game of curse. ``Curse(text)`` reads a record or a layout."""

    def __new__(cls, text: str) -> Self: ...
    @staticmethod
    def deal(number: int, *, target: int = 0, pips: int = 6, hand: int = 11) -> Curse: ...

@final
class View:
    """What one seat knows of a game, and nothing else.

    A pickle has no more, so that a view can be sent to a player in another process.
    """

    @property
    def seat(self) -> _Seat:
        """The seat that has this view."""
    @property
    def name(self) -> Literal["doublets", "yield", "lady-jane", "curse"]:
        """The name of the game."""
    @property
    def options(self) -> dict[str, int]:
        """The options of the deal."""
    @property
    def seat_to_move(self) -> _Seat | None:
        """The seat to move; ``None`` when nobody is to move."""
    def legal_moves(self) -> list[str]:
        """The legal moves of the seat, each once; none if it is not to move."""
    def legal_actions(self) -> list[int]:
        """The numbers of the legal moves of the seat, in ascending order; none if it is not to move."""
    def action(self, move: str) -> int:
        """The number of a move."""
    def move_of(self, action: int) -> str:
        """The move with a number."""
    def state(self) -> dict[str, Any]:
        """The state as a dictionary, as ``Game.state`` with the seat has it, but without ``moves_made``: a view has no past."""
    def layout(self) -> str:
        """What lies where as text, with ``??`` or ``?-?`` for what the seat has not seen."""
    def observation(self) -> bytes:
        """The same bytes as ``Game.observation``, which depend on nothing but the view."""
    def frame(self) -> NDArray[np.uint8]:
        """The picture of notebooks as pixels: an array of NumPy with 640 rows, 960 columns and three bytes for red, green and blue."""
    def sample(self, seed: int = 0) -> Game:
        """A random game that looks like this view. Each order of the unseen pieces is equally likely."""
    def worlds(self) -> Worlds:
        """All games that look like this view, each once. Raises ``ValueError`` if there are more than 100,000."""
    def advise(self, level: _Player | None = None, seed: int = 0, ms: int | None = None) -> Advice:
        """The move of a player who sees this view: in a patience that of the adviser, in a game for two that of an opponent of
        a level or of a baseline, and a seed.
        """
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, memo: Any, /) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]: ...

@final
class Worlds:
    """Games that look alike to a seat."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> Game: ...
    def __len__(self) -> int: ...

@final
class Broken:
    """Why a move is not allowed: the number of the rule and a sentence for players."""

    def __new__(cls, rule: str, message: str) -> Self: ...
    def __getnewargs__(self) -> tuple[Any, ...]: ...
    @property
    def rule(self) -> str: ...
    @property
    def message(self) -> str: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Solution:
    """What a solver that sees everything found."""

    def __new__(
        cls,
        verdict: str | None,
        score: int | None,
        value: int | None,
        line: Sequence[str],
        nodes: int,
        seconds: float,
        limit: str | None,
    ) -> Self: ...
    def __getnewargs__(self) -> tuple[Any, ...]: ...
    @property
    def verdict(self) -> Literal["won", "lost", "unknown"] | None: ...
    @property
    def score(self) -> int | None: ...
    @property
    def value(self) -> int | None: ...
    @property
    def line(self) -> list[str]: ...
    @property
    def nodes(self) -> int: ...
    @property
    def seconds(self) -> float: ...
    @property
    def limit(self) -> Literal["nodes", "ms", "mb"] | None: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Advice:
    """A move that a player chose, who sees no more than its seat, and the reason for it."""

    def __new__(cls, move: str, why: dict[str, Any]) -> Self: ...
    def __getnewargs__(self) -> tuple[Any, ...]: ...
    @property
    def move(self) -> str: ...
    @property
    def why(self) -> dict[str, Any]: ...

@final
class Graded:
    """How hard a deal is, with the results that this follows from."""

    def __new__(cls, grade: str, wins: int, adviser_wins: bool) -> Self: ...
    def __getnewargs__(self) -> tuple[Any, ...]: ...
    @property
    def grade(self) -> Literal["easy", "medium", "hard", "very-hard", "cannot-be-won"]: ...
    @property
    def wins(self) -> int: ...
    @property
    def adviser_wins(self) -> bool: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Batch:
    """Many games of one kind."""

    def __new__(cls, game: str, count: int, threads: int = 1, **options: int) -> Self: ...
    @property
    def action_count(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    def __len__(self) -> int: ...
    def reset(
        self,
        deals: NDArray[np.uint64],
        observation: NDArray[np.uint8],
        mask: NDArray[np.bool_],
        reward: NDArray[np.float32],
        to_move: NDArray[np.int8],
        done: NDArray[np.bool_],
        chosen: NDArray[np.bool_] | None = None,
    ) -> None: ...
    def step(
        self,
        actions: NDArray[np.int32],
        observation: NDArray[np.uint8],
        mask: NDArray[np.bool_],
        reward: NDArray[np.float32],
        to_move: NDArray[np.int8],
        done: NDArray[np.bool_],
    ) -> None: ...

class _Range(Protocol):
    @property
    def start(self) -> int: ...
    @property
    def stop(self) -> int: ...
    @property
    def step(self) -> int: ...

@final
class Census:
    """The results of a census: a table with a row for each deal."""

    @property
    def digest(self) -> str: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
    def __len__(self) -> int: ...

def census(
    game: str,
    deals: _Range,
    goal: _Goal = "win",
    threads: int | None = None,
    nodes: int | None = None,
    mb: int | None = None,
    **options: int,
) -> Census: ...
def census_block(game: str, block: int, goal: _Goal = "win", threads: int | None = None, **options: int) -> Census: ...
@final
class BlockCensus:
    """A census in blocks: a folder with a file for each block, which any number of programs can share."""

    def __new__(
        cls,
        folder: str | PathLike[str],
        game: str,
        goal: _Goal = "win",
        keep: Literal["all", "rare"] = "all",
        nodes: int | None = None,
        mb: int | None = None,
        block_size: int | None = None,
        **options: int,
    ) -> Self: ...
    @property
    def series(self) -> str: ...
    @property
    def path(self) -> Path: ...
    @property
    def block_size(self) -> int: ...
    def __len__(self) -> int: ...
    def solved(self, blocks: Iterable[int] | None = None) -> list[int]: ...
    def check(self) -> dict[str, str]: ...
    def disputed(self) -> list[int]: ...
    def solve(
        self,
        block: int,
        threads: int | None = None,
        audit: Literal["selected", "all"] | None = None,
        can_wait: bool = False,
    ) -> BlockOutcome: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

@final
class BlockOutcome:
    """What happened to a block, with its results if it has any."""

    def __new__(
        cls,
        block: int,
        outcome: str,
        digest: str | None,
        won: int,
        lost: int,
        unknown: int,
        remarks: Sequence[str],
    ) -> Self: ...
    def __getnewargs__(self) -> tuple[Any, ...]: ...
    @property
    def block(self) -> int: ...
    @property
    def outcome(
        self,
    ) -> Literal["solved", "already-solved", "solved-twice", "disputed", "missing", "not-selected", "busy"]: ...
    @property
    def digest(self) -> str | None: ...
    @property
    def won(self) -> int: ...
    @property
    def lost(self) -> int: ...
    @property
    def unknown(self) -> int: ...
    @property
    def remarks(self) -> list[str]: ...
    def __eq__(self, other: object, /) -> bool: ...

def open_census(folder: str | PathLike[str], plan: str, keep: str) -> BlockCensus: ...
def open_view(text: str) -> View:
    """Opens the view of a pickle."""
def curse_hand(
    south: Sequence[str], north: Sequence[str], leader: str = "south", *, pips: int = 6, hand: int = 11
) -> Curse: ...
def read(text: str) -> Game: ...
