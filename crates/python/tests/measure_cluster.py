"""Measures how a census in blocks scales, and prints the figures of docs/results/CENSUS.md.

    python crates/python/tests/measure_cluster.py DIR

DIR is the folder of a census in blocks with some blocks of Lady Jane, whose nodes say how much longer one block takes than
another. The package must be installed from a release build, and the machine should have nothing else to do.
"""

import json
import pickle
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

import polars as pl
from distributed import LocalCluster

from talon_games import BlockCensus, BlockOutcome
from talon_games.cluster import Dask, Engine, Threads, solve

#: Seconds for a block of 2^15 deals of Lady Jane: 1,194 µs a deal, as in docs/results/WINNABILITY.md.
SECONDS = 39.1
WORKERS = 64


def tiny(folder: Path) -> BlockCensus:
    """A census whose blocks take no time but that of their files."""
    return BlockCensus(folder, "doublets", block_size=1, ranks=3, redeals=1, piles=2)


class Empty:
    """A census that does nothing."""

    series = "empty"

    def solved(self) -> list[int]:
        return []

    disputed = solved

    def solve(self, block: int, *how: object) -> BlockOutcome:
        return BlockOutcome(block, "solved", None, 0, 0, 0, [])


class Sleeping(Empty):
    """A census that sleeps instead of solving: everything else is real, also the files."""

    def __init__(self, folder: Path, seconds: list[float]) -> None:
        self.folder, self.seconds = folder, seconds
        self.series = tiny(folder).series

    def solve(self, block: int, *how: object) -> BlockOutcome:
        time.sleep(self.seconds[block % len(self.seconds)])
        return tiny(self.folder).solve(block, 1)


def elapsed(census: object, count: int, engine: Engine) -> float:
    """Seconds for solving blocks."""
    start = time.monotonic()
    assert len(list(solve(census, range(count), engine))) == count  # type: ignore[arg-type]
    return time.monotonic() - start


def block_times(folder: Path) -> list[float]:
    """Seconds for blocks of Lady Jane, in proportion to their nodes."""
    nodes = []
    for path in folder.glob("*/block=*.parquet"):
        results = json.loads(pl.read_parquet_metadata(path)["talon.results"])
        nodes.append(sum(value * count for value, count in results["summary"]["nodes"]))
    return [SECONDS * one / statistics.mean(nodes) for one in nodes]


def fixed_cost(folder: Path) -> float:
    """Seconds for opening the census on a worker, and for writing the file of a block."""
    text = pickle.dumps(tiny(folder))

    def once(block: int) -> float:
        start = time.monotonic()
        pickle.loads(text).solve(block, 1)
        return time.monotonic() - start

    return statistics.median(once(block) for block in range(200))


def model(seconds: float, count: int, fixed: float, each: float) -> float:
    """The efficiency that the formula of docs/results/CENSUS.md predicts."""
    return 1 / (1 + fixed / seconds + WORKERS * each / seconds + WORKERS / (2 * count))


def simulate(times: list[float], root: Path) -> None:
    """Prints the efficiency of many workers that sleep."""
    fixed = fixed_cost(root / "fixed")
    threads = {"processes": False, "threads_per_worker": 1, "memory_limit": None, "dashboard_address": "127.0.0.1:0"}
    with LocalCluster(n_workers=WORKERS, **threads) as cluster:  # type: ignore[no-untyped-call]
        engine = Dask(cluster.scheduler_address)
        each = elapsed(Empty(), 2000, engine) / 2000
        print(f"a block costs its worker {1000 * fixed:.1f} ms and Dask {1000 * each:.1f} ms", flush=True)
        print("| a block sleeps | blocks | seconds | efficiency, simulated | by the formula |\n| --- | --- | --- | --- | --- |")
        for part, count in [(100, 3052), (10, 3052)]:
            seconds = [time / part for time in times]
            taken = elapsed(Sleeping(root / str(part), seconds), count, engine)
            slept = sum(seconds[block % len(seconds)] for block in range(count))
            found, predicted = slept / WORKERS / taken, model(SECONDS / part, count, fixed, each)
            print(f"| {SECONDS / part:.2f} s | {count} | {taken:.1f} | {found:.3f} | {predicted:.3f} |", flush=True)
        print(f"| {SECONDS:.1f} s | 3052 | | | {model(SECONDS, 3052, fixed, each):.3f} |")
        engine.close()


def run(root: Path) -> None:
    """Prints what a second worker is worth when both really solve."""
    for name in ("Dask", "threads of one process"):
        seconds = []
        for workers in (1, 2):
            engine: Engine = Dask(workers=workers) if name == "Dask" else Threads(workers)
            census = BlockCensus(root / name / str(workers), "yield", block_size=1 << 15)
            elapsed(tiny(root / name / "first" / str(workers)), 2 * workers, engine)
            seconds.append(elapsed(census, 24, engine))
            engine.close()
        one, two = seconds
        print(f"{name}: {one:.1f} s with one worker, {two:.1f} s with two, {one / two:.2f} times as fast", flush=True)


def run_threads(root: Path) -> None:
    """Prints what a second thread of one worker is worth, and the longest time that the scheduler has not heard of it."""
    seconds = []
    for threads in (1, 2):
        with LocalCluster(n_workers=1, threads_per_worker=threads, dashboard_address="127.0.0.1:0") as cluster:  # type: ignore[no-untyped-call]
            engine, ended, silent = Dask(cluster.scheduler_address), threading.Event(), [0.0]
            worker = next(iter(cluster.scheduler.workers.values()))

            def watch() -> None:
                while not ended.wait(0.05):
                    silent[0] = max(silent[0], time.time() - worker.last_seen)

            watcher = threading.Thread(target=watch)
            watcher.start()
            seconds.append(elapsed(BlockCensus(root / "threads" / str(threads), "yield", block_size=1 << 15), 24, engine))
            ended.set()
            watcher.join()
            engine.close()
        print(f"one worker with {threads} threads: {seconds[-1]:.1f} s, silent for {silent[0]:.1f} s at most", flush=True)
    print(f"a second thread of a worker: {seconds[0] / seconds[1]:.2f} times as fast", flush=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        run(Path(name))
        run_threads(Path(name))
        simulate(block_times(Path(sys.argv[1])), Path(name))
