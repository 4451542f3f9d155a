"""The rows of a census."""

from typing import Literal, NamedTuple


class CensusRow(NamedTuple):
    """The result of a deal, with the columns of docs/results/CENSUS.md."""

    game: str
    options: str
    goal: Literal["win", "score"]
    deal: int
    verdict: Literal["won", "lost", "unknown"]
    score: int | None
    line_length: int | None
    nodes: int
    microseconds: int
    solver: str
