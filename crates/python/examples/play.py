"""Plays a patience with the adviser, who sees no more than a player, and says where the game was lost."""

import sys

from talon_games import GAMES, Game


def play(game: Game) -> Game:
    """Plays to the end as the adviser does."""
    while game.status == "playing":
        game.play(game.advise().move)
    return game


def first_mistake(game: Game) -> int | None:
    """The number of moves after which the game could no longer be won; ``None`` if it could never be won."""
    replay = game.copy()
    while replay.moves:
        replay.undo()
        if replay.solve(ms=1000).verdict == "won":
            return len(replay.moves) + 1
    return None


if __name__ == "__main__":
    name, number = (sys.argv[1:] + ["doublets", "17"])[:2]
    played = play(GAMES[name].deal(int(number)))
    print(played.layout())
    print(f"{played.status} with {played.score} points after {len(played.moves)} moves")
    if played.status == "lost":
        print(f"the move that lost the win: {first_mistake(played)}")
