"""Many games at once."""

import random

import numpy as np
import pytest

from talon_games import GAMES, census
from talon_games.batch import Batch


@pytest.mark.parametrize("threads", [1, 3])
def test_a_batch_plays_as_single_games_do(kind: str, threads: int) -> None:
    batch = Batch(kind, 7, threads)
    deals = np.arange(7, dtype=np.uint64)
    batch.reset(deals)
    games = [GAMES[kind].deal(deal) for deal in range(7)]
    chance = random.Random(1)
    for _ in range(120):
        before = [game.returns[0] for game in games]
        actions = [chance.choice(row.nonzero()[0].tolist()) for row in batch.mask]
        batch.step(actions)
        for row, (game, action) in enumerate(zip(games, actions, strict=True)):
            if game.status == "playing":
                game.play_action(action)
            else:
                assert action == game.action_count - 1
            assert batch.reward[row] == game.returns[0] - before[row]
            assert batch.done[row] == (game.status != "playing")
            assert batch.mask[row].nonzero()[0].tolist() == (game.legal_actions() or [game.action_count - 1])
            assert batch.observation[row].tobytes() == game.observation()
            seat = game.seat_to_move
            assert batch.to_move[row] == (-1 if seat is None else game.seats.index(seat))


def test_a_refused_action_changes_nothing() -> None:
    batch = Batch("doublets", 3, 2)
    batch.reset([1, 2, 3])
    before = batch.observation.copy()
    for wrong, message in [
        ([0, 1, 0], "game 1: D6 forbids redeal"),
        ([0, 0, 10], "game 2: no move has number 10"),
        ([0, 0], "actions has 2 elements instead of 3"),
    ]:
        with pytest.raises(ValueError, match=message):
            batch.step(wrong)
        batch.step([-1, -1, -1])
        assert (batch.observation == before).all()


def test_only_the_chosen_games_are_dealt_anew() -> None:
    batch = Batch("yield", 4)
    batch.reset([1, 2, 3, 4])
    batch.step([0, 0, 0, 0])
    played = batch.observation.copy()
    batch.reset([1, 2, 3, 4], np.array([True, False, True, False]))
    changed = (batch.observation != played).any(axis=1)
    assert changed.tolist() == [True, False, True, False]


def test_a_match_goes_on_to_the_next_hand() -> None:
    batch = Batch("curse", 16, target=11)
    batch.reset(np.arange(16))
    chance = np.random.default_rng(1)
    total = np.zeros(16)
    for _ in range(2000):
        assert ((batch.to_move >= 0) | batch.done).all()
        batch.step((batch.mask * chance.random(batch.mask.shape)).argmax(axis=1))
        total += batch.reward
    assert batch.done.all() and (total != 0).all()


def test_a_batch_that_is_too_large_is_refused() -> None:
    for count, threads, message in [(10**12, 1, "games"), (10**18, 1, "games"), (4, 40_000, "threads")]:
        with pytest.raises(ValueError, match=f"at most .* {message}"):
            Batch("curse", count, threads)


def test_ranges_that_are_none_are_refused() -> None:
    for wrong, message in [(slice(0, 9, 0), "step"), (range(-3, 5), "negative"), (range(9, 0, -1), "step")]:
        with pytest.raises(ValueError, match=message):
            census("yield", wrong)
    with pytest.raises(TypeError, match="must be a range"):
        census("yield", [1, 2, 3])  # type: ignore[arg-type]
