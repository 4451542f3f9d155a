"""What several tests need."""

import random

import pytest

from talon_games import GAMES, Game


@pytest.fixture(params=list(GAMES))
def kind(request: pytest.FixtureRequest) -> str:
    """The name of each game in turn."""
    return str(request.param)


def play_at_random(game: Game, seed: int, most: int = 150) -> Game:
    """Plays legal moves at random, to the end or up to this number."""
    chance = random.Random(seed)
    while game.status == "playing" and len(game.moves) < most:
        game.play_action(chance.choice(game.legal_actions()))
    return game
