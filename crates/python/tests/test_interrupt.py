"""Ctrl-C ends every long call at once, in every part of the package.

The calls run in processes of their own. Beside other libraries, the exception can be raised where Python ignores it: in their
finalizers, and in their callbacks of the garbage collector.
"""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import talon_games
from talon_games import BlockCensus, Curse, LadyJane, View
from talon_games.batch import Batch

#: The most seconds from Ctrl-C to the exception, in the best of three tries: the machine may be busy with something else.
MOST_SECONDS = 0.2


def first(view: View) -> str:
    """A player who plays the first legal move."""
    return view.legal_moves()[0]


def blocks(folder: Path, size: int = 1 << 22) -> BlockCensus:
    """A census in blocks that take minutes."""
    return BlockCensus(folder, "yield", block_size=size)


def many_blocks(folder: Path) -> BlockCensus:
    """A census in blocks that has many files."""
    census = BlockCensus(folder, "doublets", block_size=1, ranks=3, redeals=1, piles=2)
    census.solve(0)
    file = (census.path / "block=0.parquet").read_bytes()
    for block in range(1, 60_000):
        (census.path / f"block={block}.parquet").write_bytes(file)
    return census


def rows() -> Callable[[], object]:
    """Makes a list of all rows of a census."""
    census = talon_games.census("yield", range(200_000), ranks=1, rows=1)
    return lambda: list(census)


def forever(call: Callable[[], object]) -> Callable[[], None]:
    """Makes the call again and again, as a program does in a loop."""

    def repeat() -> None:
        while True:
            call()

    return repeat


#: Makes each long call, in a folder of the test.
CALLS: dict[str, Callable[[Path], Callable[[], object]]] = {
    "solve": lambda _: forever(lambda: Curse.deal(1).solve()),
    "advise": lambda _: forever(lambda: Curse.deal(17).advise("best")),
    "grade": lambda _: forever(lambda: LadyJane.deal(1).grade()),
    "worlds": lambda _: forever(lambda: Curse.deal(17).worlds("south")),
    "play": lambda _: lambda: talon_games.play(first, "best", range(10**6)),
    "census": lambda _: lambda: talon_games.census("yield", range(10**9)),
    "census_block": lambda _: lambda: talon_games.census_block("lady-jane", 3),
    "blocks.solve": lambda folder: lambda: blocks(folder).solve(0),
    "blocks.solved": lambda folder: forever(many_blocks(folder).solved),
    "blocks.check": lambda folder: forever(many_blocks(folder).check),
    "batch": lambda _: forever(partial(Batch("yield", 1 << 20).reset, range(1 << 20))),
    "batch-threads": lambda _: forever(partial(Batch("lady-jane", 1 << 20, 2).reset, range(1 << 20))),
    "rows of a census": lambda _: forever(rows()),
}


def delay(call: Callable[[], object], seconds: float) -> float:
    """Presses Ctrl-C after this number of seconds, and returns the seconds from then to the exception."""
    pressed: list[float] = []

    def press() -> None:
        pressed.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(seconds, press)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            call()
        return time.monotonic() - pressed[0]
    finally:
        timer.cancel()
        signal.signal(signal.SIGINT, before)


def dealt_anew_after_ctrl_c() -> None:
    """A batch that was interrupted has no games, and others do not notice."""
    batch = Batch("yield", 1 << 20)
    deals = np.arange(1 << 20)
    delay(forever(lambda: batch.reset(deals)), 0.3)
    with pytest.raises(ValueError, match="no games are dealt yet"):
        batch.step(np.full(1 << 20, -1))
    small = Batch("yield", 2)
    small.reset([1, 2])
    with pytest.raises(ValueError, match="no move has number"):
        small.step([0, 10**6])
    small.step([0, 0])


def alone(*arguments: str) -> str:
    """Runs this file as a program, and returns what it prints."""
    command = [sys.executable, __file__, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout


@pytest.mark.parametrize("name", CALLS)
def test_ctrl_c_ends_a_long_call_at_once(name: str, tmp_path: Path) -> None:
    delays = json.loads(alone(name, str(tmp_path)))
    assert min(delays) < MOST_SECONDS, delays


def test_the_games_of_a_batch_are_dealt_anew_after_ctrl_c() -> None:
    assert alone() == ""


PROGRAM = """
import signal, sys, time
from talon_games import BlockCensus
from talon_games.cluster import Threads, solve

signal.signal(signal.SIGINT, signal.default_int_handler)
census = BlockCensus(sys.argv[1], "yield", block_size=1 << 22)
print("go", flush=True)
list(solve(census, range(4), Threads(2)))
"""


def test_a_program_that_solves_blocks_on_threads_ends_at_once(tmp_path: Path) -> None:
    """It does not wait for the blocks, and what threads of the interpreter do while it ends is not heard of."""
    delays = []
    for seconds in (0.3, 0.5, 0.7):
        command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
        program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert program.stdout and program.stdout.readline() == "go\n"
        time.sleep(seconds)
        pressed = time.monotonic()
        program.send_signal(signal.SIGINT)
        _, errors = program.communicate(timeout=60)
        delays.append(time.monotonic() - pressed)
        assert program.returncode == -signal.SIGINT and errors.rstrip().endswith("KeyboardInterrupt"), errors
    assert min(delays) < MOST_SECONDS, delays


ENDING = """
import sys
from talon_games import BlockCensus
from talon_games.cluster import Threads, solve

census = BlockCensus(sys.argv[1], "doublets", block_size=int(sys.argv[2]), ranks=3, redeals=1, piles=2)
solved = solve(census, range(10_000), Threads(12))
for _ in range(5):
    next(solved)
"""


@pytest.mark.parametrize("block_size", range(16, 2016, 100))
def test_a_program_that_ends_leaves_its_blocks_without_a_word(block_size: int, tmp_path: Path) -> None:
    command = [sys.executable, "-c", ENDING, str(tmp_path), str(block_size)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


if __name__ == "__main__":
    if len(sys.argv) == 1:
        dealt_anew_after_ctrl_c()
    else:
        interrupted = CALLS[sys.argv[1]](Path(sys.argv[2]))
        print(json.dumps([delay(interrupted, seconds) for seconds in (0.3, 0.4, 0.5)]))
