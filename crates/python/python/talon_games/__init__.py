"""Patience games and a domino game: rules, solvers, players and environments.

>>> from talon_games import Doublets
>>> game = Doublets.deal(17)
>>> game.legal_moves()
['flip']
>>> game.why_not("redeal").rule
'D6'
>>> game.solve().verdict
'won'
"""

from ._errors import IllegalMove
from ._native import (
    DEAL_VERSION,
    GAMES,
    SOLVER_VERSION,
    Advice,
    BlockCensus,
    BlockOutcome,
    Broken,
    Census,
    Curse,
    Doublets,
    Game,
    Graded,
    LadyJane,
    Solution,
    View,
    Worlds,
    Yield,
    __version__,
    census,
    census_block,
    curse_hand,
    read,
)
from ._play import Contest, Row, play

__all__ = [
    "DEAL_VERSION",
    "GAMES",
    "SOLVER_VERSION",
    "Advice",
    "BlockCensus",
    "BlockOutcome",
    "Broken",
    "Census",
    "Contest",
    "Curse",
    "Doublets",
    "Game",
    "Graded",
    "IllegalMove",
    "LadyJane",
    "Row",
    "Solution",
    "View",
    "Worlds",
    "Yield",
    "__version__",
    "census",
    "census_block",
    "curse_hand",
    "play",
    "read",
]
