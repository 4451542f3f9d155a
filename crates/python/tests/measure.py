"""Measures what a program that uses the package waits for, and fails where that is too much.

    python crates/python/tests/measure.py target/release/talon target/package/talon_games-*.whl

The package must be installed from a release build. The machine should have nothing else to do.
"""

import json
import random
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyspiel

import talon_games.open_spiel  # noqa: F401, for its effect
from talon_games import LadyJane, Yield
from talon_games.batch import Batch

talon, wheel = map(Path, sys.argv[1:3])
failed = False


def check(name: str, found: float, bound: float, unit: str, at_least: bool = False) -> None:
    """Prints a figure beside its bound."""
    global failed
    good = found >= bound if at_least else found <= bound
    failed |= not good
    print(f"{'ok  ' if good else 'BAD '} {name}: {found:.3g} {unit}, {'at least' if at_least else 'at most'} {bound:.3g}")


def median(measure: Callable[[], float]) -> float:
    """The median of nine measurements."""
    return statistics.median(measure() for _ in range(9))


def import_time() -> float:
    """Seconds for importing the package, without those that Python needs to start."""
    program = "import time; start = time.perf_counter(); import talon_games; print(time.perf_counter() - start)"
    return float(subprocess.check_output([sys.executable, "-c", program]))


def solve_ratio() -> float:
    """The time of a solver in Python, divided by that on the command line, which measures itself too."""
    command = [talon, "solve", "lady-jane", "17", "--json"]
    in_program = median(lambda: json.loads(subprocess.check_output(command))["ms"])
    LadyJane.deal(17).solve()
    return median(lambda: 1000 * timed(lambda: LadyJane.deal(17).solve())) / in_program


def timed(work: Callable[[], object]) -> float:
    """Seconds for this work."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def steps_per_second(game: str, count: int = 8192) -> float:
    """Steps of games at random, with the deals that they need but without choosing the moves."""
    batch, chance = Batch(game, count), np.random.default_rng(1)
    batch.reset(np.arange(count))
    seconds = 0.0
    for _ in range(60):
        actions = (batch.mask * chance.random(batch.mask.shape, np.float32)).argmax(axis=1)
        seconds += timed(lambda: batch.step(actions))
        done = batch.done.copy()
        seconds += timed(lambda: batch.reset(np.arange(count), done))
    return 60 * count / seconds


def steps_on_threads(game: str, threads: int, count: int = 8192) -> float:
    """Steps a second on some threads of Python, each with a batch of its own, without choosing the moves."""
    begin, steps = threading.Barrier(threads), 150
    seconds = [0.0] * threads

    def play(place: int) -> None:
        batch = Batch(game, count)
        batch.reset(np.arange(count))
        begin.wait()
        for _ in range(steps):
            actions = batch.mask.argmax(axis=1)
            seconds[place] += timed(lambda: batch.step(actions))

    players = [threading.Thread(target=play, args=(place,)) for place in range(threads)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    return sum(count * steps / taken for taken in seconds)


def open_spiel_steps(name: str, moves: range, games: int = 40) -> float:
    """Steps a second of OpenSpiel's loop at random, from one number of moves up to another."""
    game, chance, seconds, steps = pyspiel.load_game(name), random.Random(1), 0.0, 0
    for deal in range(games):
        state = game.new_initial_state()
        state.apply_action(deal)
        for move in range(moves.stop):
            if state.is_terminal():
                break
            start = time.perf_counter()
            state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
            if move in moves:
                seconds, steps = seconds + time.perf_counter() - start, steps + 1
    return steps / seconds


check("import", 1000 * median(import_time), 50, "ms")
check("wheel", wheel.stat().st_size / 2**20, 6, "MiB")
check("solving, divided by the program", solve_ratio(), 1.2, "times")
check("deal and solve", 1e6 * median(lambda: timed(lambda: [Yield.deal(deal).solve() for deal in range(999)])) / 999, 100, "µs")
for game in ("doublets", "curse"):
    check(f"{game} on one core", steps_per_second(game) / 1e6, 1, "million steps a second", at_least=True)
    gain = steps_on_threads(game, 2) / steps_on_threads(game, 1)
    check(f"{game} on two threads", gain, 1.8, "times as many", at_least=True)
early, late = (open_spiel_steps("talon_lady_jane", moves) for moves in (range(4, 100), range(400, 496)))
check("lady-jane in OpenSpiel", min(early, late), 20_000, "steps a second", at_least=True)
check("its first 100 moves, divided by its last", early / late, 1.5, "times as fast")
sys.exit(failed)
