from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Literal, Protocol, Self, final

import numpy as np
from numpy.typing import NDArray
from typing_extensions import disjoint_base

from ._rows import CensusRow

__all__ = [
    "Advice",
    "BlockCensus",
    "BlockOutcome",
    "Batch",
    "Broken",
    "Census",
    "CensusRows",
    "Curse",
    "DEAL_VERSION",
    "Doublets",
    "GAMES",
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
#: The class of each game, by its name.
GAMES: dict[str, type[Doublets | Yield | LadyJane | Curse]]
SOLVER_VERSION: str
__version__: str

_Name = Literal["doublets", "yield", "lady-jane", "curse"]
_Status = Literal["playing", "won", "lost", "over"]
_Seat = Literal["player", "south", "north"]
_Goal = Literal["win", "score"]
_Player = Literal["novice", "casual", "club", "strong", "best", "random", "greedy", "ismcts", "policy"]

@disjoint_base
class Game:
    """A game being played: the class that those of the games extend."""

    @property
    def name(self) -> _Name:
        """The name of the game, such as `lady-jane`."""
    @property
    def options(self) -> dict[str, int]:
        """The options of the deal."""
    @property
    def number(self) -> int | None:
        """The number of the deal; `None` for an arrangement."""
    @property
    def moves(self) -> list[str]:
        """The moves that were played."""
    @property
    def moves_made(self) -> int:
        """The number of moves that were played."""
    @property
    def status(self) -> _Status:
        """`playing`, `won`, `lost`, or `over` for a game for two."""
    @property
    def score(self) -> int | None:
        """The points so far, in a patience."""
    @property
    def returns(self) -> list[float]:
        """The points of each seat since the start. A game for two has the difference, so that they add up to 0."""
    @property
    def seat_to_move(self) -> _Seat | None:
        """The seat to move: `player`, `south` or `north`. `None` when nobody is to move."""
    @property
    def seats(self) -> list[_Seat]:
        """The names of the seats."""
    @property
    def action_count(self) -> int:
        """The number of actions of the game. The last action does nothing; it is the only legal one in a game that has ended."""
    @property
    def observation_size(self) -> int:
        """The number of bytes of an observation."""
    def legal_moves(self) -> list[str]:
        """The legal moves, each once."""
    def why_not(self, move: str) -> Broken | None:
        """Returns the reason why a move is not allowed; `None` if it is allowed."""
    def play(self, move: str) -> str:
        """Plays a move and returns what it did, as a sentence. Raises `IllegalMove` if a rule forbids it; nothing has
        changed then.
        """
    def undo(self) -> str:
        """Takes the last move back and returns it."""
    def view(self, seat: str | None = None) -> View:
        """The view of a seat: all that it knows. Without a name, that of the seat to move."""
    def worlds(self, seat: str | None = None) -> Worlds:
        """All games that look like this one to a seat."""
    def solve(
        self, goal: _Goal = "win", nodes: int | None = None, ms: int | None = None, mb: int | None = None
    ) -> Solution:
        """Solves the position, seeing everything. The goal is `win` or `score`; a game for two has a value instead. `nodes`,
        `ms` and `mb` limit the search.
        """
    def advise(
        self, level: _Player | Literal["omniscient"] | None = None, seed: int = 0, ms: int | None = None
    ) -> Advice:
        """The move of a player that sees no more than the seat to move: see `View.advise`. The player `omniscient` of a game
        for two sees all tiles.
        """
    def grade(self, ms: int | None = None) -> Graded:
        """Grades the deal of a patience: how hard it is for a player who cannot peek."""
    def to_text(self) -> str:
        """The record of the game as text, which `talon` opens too."""
    def layout(self) -> str:
        """The position as text, with everything known."""
    def state(self, seat: str | None = None) -> dict[str, Any]:
        """The state as a dictionary, as `docs/develop/PROTOCOL.md` describes it. With a seat it has only what that seat knows."""
    def legal_actions(self) -> list[int]:
        """The numbers of the legal moves, in ascending order."""
    def action(self, move: str) -> int:
        """The number of a move."""
    def move_of(self, action: int) -> str:
        """The move with a number."""
    def play_action(self, action: int) -> None:
        """Plays the move with a number."""
    def observation(self, seat: str | None = None) -> bytes:
        """The observation of a seat: what it knows, as bytes. See `docs/develop/PYTHON.md`."""
    def copy(self) -> Self:
        """The same game in an object of its own."""
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, memo: Any, /) -> Self: ...
    def __reduce__(self) -> tuple[type[Self], tuple[str]]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]: ...

@final
class Doublets(Game):
    """A game of doublets. `Doublets(text)` reads a record or a layout."""

    def __new__(cls, text: str) -> Self: ...
    @staticmethod
    def deal(number: int, *, ranks: int = 13, redeals: int = 2, piles: int = 7) -> Doublets:
        """Deals the game of a deal number. The options are keyword arguments, such as `redeals=0`."""

@final
class Yield(Game):
    """A game of yield. `Yield(text)` reads a record or a layout."""

    def __new__(cls, text: str) -> Self: ...
    @staticmethod
    def deal(number: int, *, ranks: int = 13, rows: int = 7) -> Yield:
        """Deals the game of a deal number. The options are keyword arguments, such as `redeals=0`."""

@final
class LadyJane(Game):
    """A game of lady-jane. `LadyJane(text)` reads a record or a layout."""

    def __new__(cls, text: str) -> Self: ...
    @staticmethod
    def deal(number: int, *, ranks: int = 13, piles: int = 7) -> LadyJane:
        """Deals the game of a deal number. The options are keyword arguments, such as `redeals=0`."""

@final
class Curse(Game):
    """A game of curse. `Curse(text)` reads a record or a layout."""

    def __new__(cls, text: str) -> Self: ...
    @staticmethod
    def deal(number: int, *, target: int = 0, pips: int = 6, hand: int = 11) -> Curse:
        """Deals the game of a deal number. The options are keyword arguments, such as `redeals=0`."""

@final
class View:
    """The knowledge of one seat: all that it has seen of a game, and nothing else.

    A pickle has no more, so that a view can be sent to a player in another process.
    """

    @property
    def seat(self) -> _Seat:
        """The seat that has this view: `player`, `south` or `north`."""
    @property
    def name(self) -> _Name:
        """The name of the game, such as `lady-jane`."""
    @property
    def options(self) -> dict[str, int]:
        """The options of the deal."""
    @property
    def seat_to_move(self) -> _Seat | None:
        """The seat to move: `player`, `south` or `north`. `None` when nobody is to move."""
    def legal_moves(self) -> list[str]:
        """The legal moves of the seat, each once; none if it is not to move."""
    def legal_actions(self) -> list[int]:
        """The numbers of the legal moves of the seat, in ascending order; none if it is not to move."""
    def action(self, move: str) -> int:
        """The number of a move."""
    def move_of(self, action: int) -> str:
        """The move with a number."""
    def state(self) -> dict[str, Any]:
        """The state as a dictionary, as `Game.state` with the seat has it, but without `moves_made`: a view has no past."""
    def layout(self) -> str:
        """The position as text, with `??` or `?-?` for what the seat has not seen."""
    def observation(self) -> bytes:
        """The same bytes as `Game.observation`, which depend on nothing but the view."""
    def frame(self) -> NDArray[np.uint8]:
        """The picture of notebooks as pixels: an array of NumPy with 640 rows, 960 columns and three bytes for red, green and blue."""
    def sample(self, seed: int = 0) -> Game:
        """A random game that looks like this view. Each order of the unseen pieces is equally likely."""
    def worlds(self) -> Worlds:
        """All games that look like this view, each once. Raises `ValueError` if there are more than 100,000."""
    def advise(self, level: _Player | None = None, seed: int = 0, ms: int | None = None) -> Advice:
        """The move of a player who sees this view: in a patience that of the adviser, in a game for two that of an opponent
        of a level (`novice`, `casual`, `club`, `strong` or `best`) or of a baseline (`random`, `greedy`, `ismcts` or `policy`), and a
        seed.
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
    """The reason why a move is not allowed: the number of the rule and a sentence for players."""

    def __new__(cls, rule: str, message: str) -> Self: ...
    def __getnewargs__(self) -> tuple[Any, ...]: ...
    @property
    def rule(self) -> str:
        """The number of the rule, such as `D6`."""
    @property
    def message(self) -> str:
        """The sentence, in English."""
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Solution:
    """The answer of a solver that sees everything. Solutions that differ only in their seconds are equal."""

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
    def verdict(self) -> Literal["won", "lost", "unknown"] | None:
        """`won`, `lost` or `unknown`; `None` for a game for two."""
    @property
    def score(self) -> int | None:
        """Points at the end of the line, in a patience."""
    @property
    def value(self) -> int | None:
        """Points of the seat to move minus those of the other, in a game for two."""
    @property
    def line(self) -> list[str]:
        """The moves that lead there."""
    @property
    def nodes(self) -> int:
        """Number of positions that the search looked at."""
    @property
    def seconds(self) -> float:
        """The time that the search took, in seconds."""
    @property
    def limit(self) -> Literal["nodes", "ms", "mb"] | None:
        """The limit that ended the search before the answer was certain: `nodes`, `ms` or `mb`."""
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Advice:
    """A move, chosen by a player that sees no more than its seat, and the reason for it."""

    def __new__(cls, move: str, why: dict[str, Any]) -> Self: ...
    def __getnewargs__(self) -> tuple[Any, ...]: ...
    @property
    def move(self) -> str:
        """The text of the move."""
    @property
    def why(self) -> dict[str, Any]:
        """The reason, a dictionary with the names of `docs/develop/PROTOCOL.md`."""

@final
class Graded:
    """The grade of a deal, with the results that it follows from."""

    def __new__(cls, grade: str, wins: int, adviser_wins: bool) -> Self: ...
    def __getnewargs__(self) -> tuple[Any, ...]: ...
    @property
    def grade(self) -> Literal["easy", "medium", "hard", "very-hard", "cannot-be-won"]:
        """`easy`, `medium`, `hard`, `very-hard` or `cannot-be-won`."""
    @property
    def wins(self) -> int:
        """Number of 200 quick plays that won the deal."""
    @property
    def adviser_wins(self) -> bool:
        """True if the adviser won it."""
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Batch:
    """Many games of one kind."""

    def __new__(cls, game: str, count: int, threads: int = 1, **options: int) -> Self: ...
    @property
    def action_count(self) -> int:
        """The number of actions. The last action does nothing; it is the only legal one in a game that has ended."""
    @property
    def observation_size(self) -> int:
        """The number of bytes of an observation."""
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
    ) -> None:
        """Deals games anew: all of them, or those that `chosen` marks."""
    def step(
        self,
        actions: NDArray[np.int32],
        observation: NDArray[np.uint8],
        mask: NDArray[np.bool_],
        reward: NDArray[np.float32],
        to_move: NDArray[np.int8],
        done: NDArray[np.bool_],
    ) -> None:
        """Plays an action in each game; -1 leaves a game as it is. If one of them is not allowed, raises `ValueError`, and nothing has changed."""

class _Range(Protocol):
    @property
    def start(self) -> int: ...
    @property
    def stop(self) -> int: ...
    @property
    def step(self) -> int: ...

@final
class Census:
    """The results of a census: a table with a row for each deal.

    Libraries that know the PyCapsule interface of Arrow read it without a copy: `polars.DataFrame(census)`,
    `pyarrow.table(census)`, `duckdb.sql("from census")`. Any other takes its rows, such as `pandas.DataFrame(census)`.
    """

    @property
    def digest(self) -> str:
        """The SHA-256 of the results, without nodes and times, as in the files of `talon-lab census --series`."""
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
    def __iter__(self) -> CensusRows: ...
    def __len__(self) -> int: ...

@final
class CensusRows:
    """The rows of a census, one after the other."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> CensusRow: ...

def census(
    game: str,
    deals: _Range,
    goal: _Goal = "win",
    threads: int | None = None,
    nodes: int | None = None,
    mb: int | None = None,
    **options: int,
) -> Census:
    """Solves a range of deals of a patience, on all cores unless `threads` says otherwise. `nodes` and `mb` limit the search
    for each deal. The options of the deals are keyword arguments.
    """
def census_block(game: str, block: int, goal: _Goal = "win", threads: int | None = None, **options: int) -> Census:
    """Solves a block of a patience with the limits of `talon-lab census --series`, so that the digests can be compared."""
@final
class BlockCensus:
    """A census in blocks: a folder with a file for each block, which any number of programs can share.

    A pickle has the plan and the folder, so that a worker elsewhere opens the same series. It fails there if the worker
    has another version of the solver, or cannot see the folder.
    """

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
    def series(self) -> str:
        """The hash of everything on which the results depend."""
    @property
    def path(self) -> Path:
        """The folder of the files."""
    @property
    def block_size(self) -> int:
        """The number of deals in a block."""
    def __len__(self) -> int: ...
    def solved(self, blocks: Iterable[int] | None = None) -> list[int]:
        """The blocks that count, in order: those whose file was read, and is right in every byte, and whose results are not
        disputed. `blocks` says which files are read, without it all.
        """
    def check(self) -> dict[str, str]:
        """Reads all files, without solving anything, and returns those that do not count: the name of each, with the reason."""
    def disputed(self) -> list[int]:
        """The blocks whose results contradict each other, in order."""
    def solve(
        self,
        block: int,
        threads: int | None = None,
        audit: Literal["selected", "all"] | None = None,
        can_wait: bool = False,
    ) -> BlockOutcome:
        """Solves a block and commits its results, unless that is done. `audit` solves a block again that is solved: `all`, or if
        the audit has `selected` it. `can_wait` leaves a block alone that another program is solving: it is `busy` then.
        """
    def __reduce__(self) -> tuple[Any, ...]: ...

@final
class BlockOutcome:
    """The outcome of a block, with its results if it has any."""

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
    def block(self) -> int:
        """The number of the block."""
    @property
    def outcome(
        self,
    ) -> Literal["solved", "already-solved", "solved-twice", "disputed", "missing", "not-selected", "busy"]:
        """`solved`, `already-solved`, `solved-twice`, `disputed`, `missing`, `not-selected` or `busy`."""
    @property
    def digest(self) -> str | None:
        """The SHA-256 of the results."""
    @property
    def won(self) -> int:
        """The number of deals that can be won."""
    @property
    def lost(self) -> int:
        """The number of deals that cannot be won."""
    @property
    def unknown(self) -> int:
        """The number of deals that hit a limit."""
    @property
    def remarks(self) -> list[str]:
        """Sentences for the user, such as about a file that was set aside."""
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...

def open_census(folder: str | PathLike[str], plan: str, keep: str) -> BlockCensus:
    """Opens the census of a pickle."""
def open_view(text: str) -> View:
    """Opens the view of a pickle."""
def curse_hand(
    south: Sequence[str], north: Sequence[str], leader: str = "south", *, pips: int = 6, hand: int = 11
) -> Curse:
    """The hand of Curse of the Doublet with these tiles for south and north; the others of the set lie aside. The options are
    keyword arguments, such as `pips=3, hand=4`.
    """
def read(text: str) -> Game:
    """Reads a game of any kind from its record, or from a layout in which everything is known."""
