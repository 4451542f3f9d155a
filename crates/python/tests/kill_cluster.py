"""Kills workers, schedulers and drivers of censuses in blocks for some minutes, and compares what remains with a serial run.

    python crates/python/tests/kill_cluster.py 200 [stop] [all] [two] [hyperqueue] [dask]

Everything is on this machine. The number is that of workers that are killed per engine, while twice as many blocks are
solved. docs/results/CENSUS.md has the figures of a run.
"""

import contextlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import psutil
from test_cluster import COMMAND, are_right, ending, long, signal_solving, solving

from talon_games import BlockCensus, BlockOutcome
from talon_games.cluster import Dask, Engine, HyperQueue, solve

chance = random.Random(1)
failed = False


def check(name: str, census: BlockCensus, count: int, start: float, audits: int, note: str) -> None:
    """Prints whether a scenario has ended as it must: each block in one file, with the results of a serial run."""
    global failed
    good = are_right(census, range(count)) and ending(census, ".audit") <= audits and ending(census, ".disputed") == 0
    failed |= not good
    twice = f"solved twice: {ending(census, '.audit')}"
    print(f"{'ok  ' if good else 'BAD '} {name}: {count} blocks, {note}; {twice}; {time.monotonic() - start:.0f} s", flush=True)


def drive(census: BlockCensus, count: int, engine: Engine, hang: float = 600) -> tuple[threading.Thread, list[BlockOutcome]]:
    """Starts to solve blocks on another thread."""
    found: list[BlockOutcome] = []
    driver = threading.Thread(target=lambda: found.extend(solve(census, range(count), engine, hang=hang)))
    driver.start()
    return driver, found


class DaskProcesses:
    """A scheduler and workers of Dask, each in a process of its own."""

    def __init__(self, workers: int) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{self.port}"
        self.start_scheduler()
        self.workers = [self.start_worker() for _ in range(workers)]

    def start_scheduler(self) -> None:
        arguments = ["--host", "127.0.0.1", "--port", str(self.port), "--no-dashboard"]
        self.scheduler = self._start("dask_scheduler", *arguments)

    def start_worker(self) -> psutil.Popen:
        arguments = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--death-timeout", "300"]
        return self._start("dask_worker", self.address, *arguments)

    def replace(self, place: int) -> None:
        """Kills a worker and starts another one."""
        self.workers[place].kill()
        self.workers[place] = self.start_worker()

    def kill(self) -> None:
        for process in [self.scheduler, *self.workers]:
            with contextlib.suppress(psutil.Error):
                process.kill()
                process.wait()

    def _start(self, name: str, *arguments: str) -> psutil.Popen:
        command = [sys.executable, "-m", f"distributed.cli.{name}", *arguments]
        return psutil.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def kill_workers_of_dask(folder: Path, kills: int) -> None:
    census, start, count = long(folder, 512), time.monotonic(), 2 * kills
    processes = DaskProcesses(4)
    engine = Dask(processes.address)
    driver, _ = drive(census, count, engine)
    for kill in range(kills):
        while len(census.solved()) < 2 * kill - 20 and driver.is_alive():
            time.sleep(0.01)
        time.sleep(0.3 * chance.random())
        busy = solving(census) if kill % 2 else None
        places = [place for place, worker in enumerate(processes.workers) if busy and worker.pid == busy.pid]
        processes.replace(places[0] if places else chance.randrange(4))
    driver.join()
    check("Dask, workers killed", census, count, start, kills, f"{kills} kills")
    engine.close()
    processes.kill()


def kill_processes_of_hyperqueue(folder: Path, kills: int) -> None:
    census, start, count = long(folder, 512), time.monotonic(), 2 * kills
    engine = HyperQueue(workers=2, shared=folder)
    driver, _ = drive(census, count, engine)
    killed = 0
    for kill in range(kills):
        while len(census.solved()) < 2 * kill - 20 and driver.is_alive():
            time.sleep(0.01)
        time.sleep(0.1 * chance.random())
        # The last blocks would be killed again and again.
        if len(census.solved()) < count - 20:
            killed += signal_solving(census, signal.SIGKILL, driver) is not None
    driver.join()
    check("HyperQueue, processes killed", census, count, start, kills, f"{killed} kills")
    engine.close()


def command(folder: Path, count: int, *more: str) -> psutil.Popen:
    """Starts the command line."""
    arguments = ["yield", "--block-size", "2048", "--series", str(folder), "--blocks", f"0..={count - 1}", "--quiet"]
    return psutil.Popen([*COMMAND, *arguments, *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def kill_scheduler_driver_and_all(folder: Path, count: int) -> None:
    census, start = long(folder), time.monotonic()
    processes = DaskProcesses(2)

    def wait(blocks: int) -> None:
        while len(census.solved()) < blocks:
            time.sleep(0.01)

    driver = command(folder, count, "--address", processes.address)
    wait(count // 4)
    processes.scheduler.kill()
    _, errors = driver.communicate()
    told = driver.returncode == 1 and errors.count("\n") == 1
    processes.kill()
    processes = DaskProcesses(2)
    driver = command(folder, count, "--address", processes.address)
    wait(count // 2)
    driver.kill()
    driver = command(folder, count, "--address", processes.address)
    wait(3 * count // 4)
    driver.kill()
    processes.kill()
    before = len(census.solved())
    processes = DaskProcesses(2)
    driver = command(folder, count, "--address", processes.address)
    lines, _ = driver.communicate()
    solved = lines.count(": solved;")
    processes.kill()
    note = f"the driver {'named' if told else 'DID NOT NAME'} the loss in one sentence; {before} found and {solved} solved at the end"
    check("Dask, scheduler, driver and all killed", census, count, start, 4, note)


def stop_a_worker_of_dask(folder: Path) -> None:
    census, start = long(folder), time.monotonic()
    processes = DaskProcesses(2)
    engine = Dask(processes.address)
    driver, _ = drive(census, 12, engine, hang=10)
    hanging = signal_solving(census, signal.SIGSTOP, driver)
    driver.join()
    solved = len(census.solved())
    if hanging:
        hanging.send_signal(signal.SIGCONT)
    while ending(census, ".lock") > 0:
        time.sleep(0.01)
    check("Dask, a worker stopped", census, 12, start, 2, f"{solved} solved while it hung")
    engine.close()
    processes.kill()


def two_drivers(folder: Path, count: int) -> None:
    census, start = long(folder), time.monotonic()
    drivers = [command(folder, count, "--engine", engine, "--workers", "2") for engine in ("dask", "hyperqueue")]
    lines = "".join(driver.communicate()[0] for driver in drivers)
    note = f"{lines.count(': solved;')} solved and {lines.count('twice')} audited by Dask and HyperQueue together"
    check("two drivers", census, count, start, 8, note)


if __name__ == "__main__":
    kills, wanted = int(sys.argv[1]), sys.argv[2:]
    scenarios: dict[str, Callable[[Path], None]] = {
        "stop": stop_a_worker_of_dask,
        "all": lambda folder: kill_scheduler_driver_and_all(folder, 100),
        "two": lambda folder: two_drivers(folder, 100),
        "hyperqueue": lambda folder: kill_processes_of_hyperqueue(folder, kills),
        "dask": lambda folder: kill_workers_of_dask(folder, kills),
    }
    for name in wanted or scenarios:
        with tempfile.TemporaryDirectory() as folder:
            scenarios[name](Path(folder))
    sys.exit(failed)
