"""A census in blocks on workers that are killed, stopped and lied to. `kill_cluster.py` does more of it for longer."""

import contextlib
import json
import os
import pickle
import random
import signal
import stat
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import duckdb
import polars as pl
import psutil
import pytest

import talon_games
from talon_games import BlockCensus, BlockOutcome
from talon_games._native import open_census
from talon_games.cluster import Dask, Engine, HyperQueue, Threads, solve

#: A tiny deck.
TINY = {"ranks": 3, "redeals": 1, "piles": 2}
COMMAND = [sys.executable, "-m", "talon_games.cluster"]
OF_TINY = ["doublets", "--block-size", "16", "--options", "ranks 3, redeals 1, piles 2", "--engine", "threads", "--quiet"]


def tiny(folder: Path) -> BlockCensus:
    """A census whose blocks take no time."""
    return BlockCensus(folder, "doublets", block_size=16, ranks=3, redeals=1, piles=2)


def long(folder: Path, block_size: int = 2048) -> BlockCensus:
    """A census whose blocks take long enough to be killed or stopped."""
    return BlockCensus(folder, "yield", block_size=block_size)


def outcomes(census: BlockCensus, blocks: range, engine: Engine, **how: object) -> Counter[str]:
    """How often each outcome occurs."""
    return Counter(outcome.outcome for outcome in solve(census, blocks, engine, **how))  # type: ignore[arg-type]


def ending(census: BlockCensus, ending: str) -> int:
    """The number of files with this ending."""
    return sum(path.name.endswith(ending) for path in census.path.iterdir())


def are_right(census: BlockCensus, blocks: range) -> bool:
    """Whether each block has one file, whose digest is that of a computation without any file."""
    if census.solved() != list(blocks):
        return False
    game, options = ("doublets", TINY) if census.block_size == 16 else ("yield", {})
    for block in blocks:
        deals = range(block * census.block_size, (block + 1) * census.block_size)
        digest = talon_games.census(game, deals, nodes=1 << 22, **options).digest  # type: ignore[arg-type]
        metadata = pl.read_parquet_metadata(census.path / f"block={block}.parquet")
        if f'"digest":"{digest}"' not in metadata["talon.results"]:
            return False
    return True


@pytest.fixture(scope="module", params=["threads", "dask", "hyperqueue"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """Each engine in turn, with two workers."""
    made: dict[str, Callable[[], Engine]] = {
        "threads": lambda: Threads(2),
        "dask": lambda: Dask(workers=2),
        "hyperqueue": lambda: HyperQueue(workers=2, shared=tmp_path_factory.mktemp("shared")),
    }
    engine = made[request.param]()
    yield engine
    engine.close()


def solving(census: BlockCensus) -> psutil.Process | None:
    """A process below this one that holds the lock of a block, at random; none if no block is being solved."""
    locks = {str(path) for path in census.path.glob("*.lock")}
    processes = psutil.Process().children(recursive=True)
    random.shuffle(processes)
    for process in processes:
        with contextlib.suppress(psutil.Error):
            if locks.intersection(file.path for file in process.open_files()):
                return process
    return None


def signal_solving(census: BlockCensus, number: int, driver: threading.Thread) -> psutil.Process | None:
    """Sends a signal to a process that solves a block, as soon as there is one; to none if the driver has ended."""
    while driver.is_alive():
        if process := solving(census):
            with contextlib.suppress(psutil.NoSuchProcess):
                process.send_signal(number)
                return process
        time.sleep(0)
    return None


def test_every_block_has_one_file(engine: Engine, tmp_path: Path) -> None:
    census = tiny(tmp_path)
    assert outcomes(census, range(0, 12), engine) == {"solved": 12}
    assert outcomes(census, range(0, 16), engine) == {"solved": 4}
    assert are_right(census, range(16)) and ending(census, ".audit") == 0
    assert outcomes(census, range(14, 18), engine, audit="all") == {"solved-twice": 2, "missing": 2}
    assert ending(census, ".parquet") == 16 and ending(census, ".audit") == 2


def test_workers_that_are_killed_lose_nothing(engine: Engine, tmp_path: Path) -> None:
    if isinstance(engine, Threads):
        return  # A thread cannot be killed alone; the test of the command kills the program.
    census, blocks = long(tmp_path), range(9)
    found: list[BlockOutcome] = []
    driver = threading.Thread(target=lambda: found.extend(solve(census, blocks, engine)))
    driver.start()
    killed = [signal_solving(census, signal.SIGKILL, driver) for _ in range(3)]
    driver.join()
    assert killed[0], "at least one was killed in time"
    assert sorted(outcome.block for outcome in found) == list(blocks)
    assert are_right(census, blocks)


def test_two_drivers_share_the_work(tmp_path: Path) -> None:
    census, blocks = tiny(tmp_path), range(40)
    found: list[Counter[str]] = []
    drivers = [threading.Thread(target=lambda: found.append(outcomes(census, blocks, Threads(2)))) for _ in range(2)]
    for driver in drivers:
        driver.start()
    for driver in drivers:
        driver.join()
    assert sum(counts["solved"] for counts in found) == 40 and are_right(census, blocks)
    assert ending(census, ".audit") <= sum(counts["solved-twice"] for counts in found)


def test_a_block_under_two_keys_is_an_audit(engine: Engine, tmp_path: Path) -> None:
    census = long(tmp_path)
    for key in ["one", "other"]:
        engine.submit(key, census.solve, 0, 1)
    ended: dict[str, str] = {}
    while len(ended) < 2:
        for key, result in engine.finished(1):
            assert isinstance(result, BlockOutcome)
            ended[key] = result.outcome
    assert "solved" in ended.values() and "disputed" not in ended.values()
    assert ending(census, ".parquet") == 1 and ending(census, ".audit") == list(ended.values()).count("solved-twice")


class Lost:
    """An engine of two workers. The first never comes back."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.ended: SimpleQueue[tuple[str, BlockOutcome | Exception]] = SimpleQueue()

    def workers(self) -> int:
        return 2

    def submit(self, key: str, call: Callable[..., BlockOutcome], *arguments: object) -> None:
        self.keys.append(key)
        if len(self.keys) > 1:
            self.ended.put((key, call(*arguments)))

    def finished(self, seconds: float) -> list[tuple[str, BlockOutcome | Exception]]:
        return [] if self.ended.empty() else [self.ended.get()]

    def close(self) -> None:
        pass


def test_a_block_that_does_not_come_back_is_given_to_another_worker(tmp_path: Path) -> None:
    census, engine = tiny(tmp_path), Lost()
    assert outcomes(census, range(3), engine, hang=0.1) == {"solved": 3}
    assert engine.keys == [f"{census.series}-{key}" for key in ["0", "1", "2", "0-1"]]


def test_a_worker_that_hangs_finds_its_block_solved(tmp_path: Path) -> None:
    census, engine = long(tmp_path, 1 << 16), HyperQueue(workers=2, shared=tmp_path)
    found: list[BlockOutcome] = []
    driver = threading.Thread(target=lambda: found.extend(solve(census, range(2), engine, hang=2)))
    driver.start()
    hanging = signal_solving(census, signal.SIGSTOP, driver)
    driver.join()
    assert hanging and len(found) == 2 and census.solved() == [0, 1]
    hanging.send_signal(signal.SIGCONT)
    while ending(census, ".audit") == 0:
        time.sleep(0)
    assert ending(census, ".parquet") == 2
    engine.close()


def test_a_file_that_cannot_be_used_is_named_and_its_block_solved_again(tmp_path: Path) -> None:
    census, engine = tiny(tmp_path), Threads(1)
    assert outcomes(census, range(3), engine) == {"solved": 3}
    path = census.path / "block=1.parquet"
    right = path.read_bytes()
    flipped = right[:900] + bytes([right[900] ^ 4]) + right[901:]
    copy = (census.path / "block=2.parquet").read_bytes()
    for wrong, reason in [(right[:900], "torn"), (flipped, "checksum is wrong"), (b"hello", "not a file"), (copy, "block=2")]:
        path.write_bytes(wrong)
        outcome = census.solve(1)
        assert outcome.outcome == "solved" and len(outcome.remarks) == 1 and reason in outcome.remarks[0]
    assert are_right(census, range(3)) and ending(census, ".aside") == 4


def damage(census: BlockCensus) -> list[int]:
    """Damages files of the first ten blocks, each in another way, and returns the blocks of those that are wrong now."""
    paths = [census.path / f"block={block}.parquet" for block in range(10)]
    right = [path.read_bytes() for path in paths]
    paths[3].write_bytes(right[3][:900] + bytes([right[3][900] ^ 4]) + right[3][901:])
    paths[4].write_bytes(right[4][:900])
    paths[5].rename(paths[6])
    paths[8].write_bytes(b"hello")
    paths[9].write_bytes(b"")
    return [3, 4, 5, 6, 8, 9]


def test_a_block_counts_only_if_its_file_was_read(tmp_path: Path) -> None:
    census, right = tiny(tmp_path), [0, 1, 2, 7]
    assert outcomes(census, range(10), Threads(2)) == {"solved": 10} and census.check() == {}
    wrong = damage(census)
    assert census.solved() == right and census.solved(range(3)) == [0, 1, 2] and census.solved([]) == []
    reasons = census.check()
    assert list(reasons) == [f"block={block}.parquet" for block in wrong if block != 5]
    assert "checksum is wrong" in reasons["block=3.parquet"] and "contains block=5" in reasons["block=6.parquet"]
    again = run(*OF_TINY, "--series", str(tmp_path), "--blocks", "0..=9")
    assert again.returncode == 0 and again.stderr.count(" is not counted: ") == 5, again.stderr
    assert sorted(int(line.split()[1][:-1]) for line in again.stdout.splitlines()) == wrong
    assert are_right(census, range(10)) and set(census.check().values()) == {"it was set aside"}


def test_an_audit_of_a_damaged_block_is_no_success(tmp_path: Path) -> None:
    census = tiny(tmp_path)
    assert outcomes(census, range(10), Threads(2)) == {"solved": 10}
    damage(census)
    audit = run(*OF_TINY, "--series", str(tmp_path), "--blocks", "0..=9", "--audit", "all")
    assert audit.returncode == 1 and "cannot be audited: 6" in audit.stderr, audit.stderr


@pytest.mark.parametrize("kind", ["link", "circle", "folder", "pipe", "socket"])
def test_what_is_no_file_is_told_in_one_sentence(kind: str, tmp_path: Path) -> None:
    census = tiny(tmp_path)
    path = census.path / "block=1.parquet"
    make: dict[str, Callable[[], object]] = {
        "link": lambda: path.symlink_to("/nonexistent/file"),
        "circle": lambda: path.symlink_to(path),
        "folder": path.mkdir,
        "pipe": lambda: os.mkfifo(path),
        "socket": lambda: os.mknod(path, stat.S_IFSOCK | 0o600),
    }
    make[kind]()
    with pytest.raises(OSError, match="block=1.parquet cannot be read: "):
        census.solve(1)
    done = run(*OF_TINY, "--series", str(tmp_path), "--blocks", "0..=2", timeout=60)
    assert done.returncode == 1 and done.stderr.count("\n") == 1 and "block=1.parquet cannot be read" in done.stderr, done.stderr
    assert list(census.check()) == ["block=1.parquet"] and path in census.path.iterdir()


def run(*arguments: str, **how: object) -> subprocess.CompletedProcess[str]:
    """Runs the command."""
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, **how)  # type: ignore[call-overload, no-any-return]


def test_a_solver_that_lies_is_found_out(tmp_path: Path) -> None:
    """The compiled part of the tests, and no release, makes the verdict of a deal wrong when it is asked to."""
    where = ["--series", str(tmp_path), "--blocks", "0..=2"]
    lying = run(*OF_TINY, *where, env={**os.environ, "TALON_TEST_WRONG_DEAL": "20"})
    assert lying.returncode == 0, lying.stderr
    audit = run(*OF_TINY, *where, "--audit", "all")
    assert audit.returncode == 3 and "block 1 is disputed: two results contradict each other: deal 20; see " in audit.stderr
    census = tiny(tmp_path)
    assert census.disputed() == [1] and ending(census, ".parquet") == 3 and ending(census, ".disputed") == 1
    assert run(*OF_TINY, *where).returncode == 3


def little_room() -> None:
    """Lets a program write files of no more than a kilobyte, which is as if the disk were full."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))


def test_a_disk_that_is_full_or_gone_is_told_in_one_sentence(tmp_path: Path) -> None:
    where = ["--series", str(tmp_path), "--blocks", "0..=20"]
    full = run(*OF_TINY, *where, preexec_fn=little_room)
    assert full.returncode == 1 and "cannot be written; finished blocks are safe" in full.stderr
    assert full.stderr.count("\n") == 1, full.stderr
    census = tiny(tmp_path)
    assert list(census.path.iterdir()) == []
    there = run(*OF_TINY, "--series", "/proc/talon", "--blocks", "0..=1")
    assert there.returncode == 1 and "cannot be created" in there.stderr and there.stderr.count("\n") == 1
    census.path.rmdir()
    with pytest.raises(OSError, match="block=0"):
        census.solve(0)
    with pytest.raises(OSError, match="is not there; all programs must share the folder"):
        pickle.loads(pickle.dumps(census))


def test_a_worker_with_another_solver_is_refused(tmp_path: Path) -> None:
    census = tiny(tmp_path)
    assert pickle.loads(pickle.dumps(census)).path == census.path
    _, (folder, plan, keep) = census.__reduce__()
    with pytest.raises(ValueError, match="install the same version of talon-games everywhere"):
        open_census(folder, plan.replace(talon_games.SOLVER_VERSION, "0.0.0+0"), keep)


def test_a_limit_leaves_deals_for_later(tmp_path: Path) -> None:
    census = BlockCensus(tmp_path, "doublets", nodes=7, block_size=64, redeals=0)
    assert census.solve(0).unknown > 0


def test_the_command_can_be_stopped_and_killed(tmp_path: Path) -> None:
    arguments = ["yield", "--block-size", "2048", "--series", str(tmp_path), "--blocks", "0..=5", "--engine", "threads"]
    for number in [signal.SIGINT, signal.SIGKILL]:
        program = subprocess.Popen(
            [*COMMAND, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
        )
        assert program.stdout and "solved" in program.stdout.readline()
        program.send_signal(number)
        _, errors = program.communicate()
        assert program.returncode == -number
        assert errors == ("talon: stopped; the same command solves the rest\n" if number == signal.SIGINT else "")
    census = long(tmp_path)
    before = len(census.solved())
    rest = run(*arguments, "--quiet")
    assert rest.returncode == 0 and rest.stdout.count(": solved;") == 6 - before
    assert are_right(census, range(6)) and ending(census, ".audit") == 0


WITHOUT_DASK = """
import importlib.util, runpy, sys

find = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == "distributed" else find(name, package)
sys.modules["distributed"] = None
runpy.run_module("talon_games.cluster", run_name="__main__", alter_sys=True)
"""


@pytest.mark.parametrize(
    ("engine", "code", "reason"),
    [
        ([], 0, "Dask is not installed, so threads of this program run the blocks: pip install 'talon-games[census]'"),
        (["--engine", "threads"], 0, ""),
        (["--engine", "dask"], 1, "distributed halted; None in sys.modules: pip install 'talon-games[census]'"),
        (["--address", "tcp://127.0.0.1:1"], 1, "distributed halted; None in sys.modules: pip install 'talon-games[census]'"),
    ],
)
def test_without_dask_the_command_uses_threads_and_says_so(engine: list[str], code: int, reason: str, tmp_path: Path) -> None:
    options = ["doublets", "--block-size", "16", "--options", "ranks 3, redeals 1, piles 2", "--quiet"]
    command = [sys.executable, "-c", WITHOUT_DASK, *options, *engine, "--series", str(tmp_path), "--blocks", "0..=2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == code and done.stderr.rstrip().endswith(reason) and done.stderr.count("\n") == bool(reason), done.stderr
    assert done.stdout.count(": solved;") == (0 if code else 3)


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (["curse", "--blocks", "0..=1"], 2, "a game for two"),
        (["yield", "--blocks", "3..=0"], 2, "the range is empty"),
        (["yield", "--blocks", "0..3"], 2, "written like 0..=99"),
        (["yield", "--blocks", "0..=1", "--workers", "0"], 2, "is not a whole number above 0"),
        (["yield", "--blocks", "0..=1", "--options", "rows"], 2, "written like"),
        (["yield", "--blocks", "0..=1", "--engine", "dask", "--address", "here"], 2, "is written like tcp://10.0.0.1:8786"),
        (["yield", "--blocks", "0..=1", "--options", "piles 3"], 1, "piles"),
        (["yield", "--blocks", "0..=1", "--engine", "hyperqueue", "--address", "/nowhere"], 1, "is not a directory"),
        (["yield", "--blocks", "0..=8589934592"], 1, "the last block is 8589934591"),
    ],
)
def test_a_nonsensical_command_is_refused(arguments: list[str], code: int, reason: str, tmp_path: Path) -> None:
    refused = run("--engine", "threads", "--series", str(tmp_path), *arguments)
    assert refused.returncode == code and reason in refused.stderr.splitlines()[-1], refused.stderr


def test_the_files_are_tables_for_other_programs(tmp_path: Path) -> None:
    """The lines of docs/results/CENSUS.md for DuckDB and Polars, with the name of its folder and of a series."""
    page = (Path(__file__).parents[3] / "docs" / "results" / "CENSUS.md").read_text()
    census = BlockCensus(tmp_path, "yield", block_size=256)
    assert outcomes(census, range(2), Threads(2)) == {"solved": 2}
    counts = sorted(pl.read_parquet(census.path / "*.parquet").group_by("verdict").len().rows())
    sections = page.replace("results/", f"{tmp_path}/").replace("series=HASH", f"series={census.series}").split("```")

    def rows(query: str) -> list[tuple[Any, ...]]:
        return duckdb.connect().execute(query).fetchall()

    sql, of_rare = [section.removeprefix("sql") for section in sections if section.startswith("sql\n")]
    assert sorted(row[1:] for row in rows(sql)) == counts
    for section in sections:
        if section.startswith("python\n") and "pl." in section:
            exec(section.removeprefix("python"), {})
    rare = BlockCensus(tmp_path, "yield", keep="rare", block_size=512)
    assert rare.solve(0).outcome == "solved"
    verdicts = rows(of_rare.replace(f"{tmp_path}/*/", f"{rare.path}/"))
    won, lost, unknown = (dict(counts).get(verdict, 0) for verdict in ("won", "lost", "unknown"))
    assert [json.loads(row[0]) for row in verdicts] == [[won, lost, unknown]]
