"""The length of the games."""

from ._native import GAMES

#: The most moves of a game, after which it ends as it stands; of Curse of the Doublet, those of a hand. Cards of Lady Jane can
#: go to and fro for ever.
MOST_MOVES: dict[str, int] = dict.fromkeys(GAMES, 500) | {"yield": 200, "curse": 60}
