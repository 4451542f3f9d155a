"""The engines that run blocks on a cluster: Dask and HyperQueue."""

import asyncio
import contextlib
import logging
import os
import pickle
import sys
import tempfile
import time
from collections.abc import Callable
from os import PathLike
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from .. import BlockOutcome
from .._errors import extra
from ._threads import take


class Dask:
    """Runs blocks on the workers of a scheduler of Dask; without its address, in processes of this machine."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        with extra("census"):
            from distributed import Client, LocalCluster

        self._cluster: Any = None
        if address is None:
            self._cluster = LocalCluster(  # type: ignore[no-untyped-call]
                n_workers=workers or os.cpu_count(),
                threads_per_worker=1,
                dashboard_address="127.0.0.1:0",
                worker_dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
            )
        self._client: Any = Client(address or self._cluster, set_as_default=False)  # type: ignore[no-untyped-call]
        self._count, self._counted = 1, -1.0
        self._futures: dict[str, Any] = {}
        self._ended: SimpleQueue[tuple[str, Any]] = SimpleQueue()

    def workers(self) -> int:
        if time.monotonic() - self._counted >= 1:
            self._count, self._counted = sum(self._client.nthreads().values()) or 1, time.monotonic()
        return self._count

    def submit(self, key: str, call: Callable[..., BlockOutcome], *arguments: object) -> None:
        future = self._futures[key] = self._client.submit(call, *arguments, key=key)
        future.add_done_callback(lambda future: self._ended.put((key, future)))

    def finished(self, seconds: float) -> list[tuple[str, BlockOutcome | Exception]]:
        ended = take(self._ended, seconds)
        if self._client.status != "running":
            raise ConnectionError("the scheduler is gone; the same command continues")
        futures = {key: self._futures.pop(key) for key, _ in ended}
        try:
            # All at once: each question takes the scheduler about as long as a task.
            return list(self._client.gather(futures).items())
        except (Exception, asyncio.CancelledError):
            return [(key, _result(future)) for key, future in futures.items()]

    def close(self) -> None:
        self._client.close(timeout=1)
        if self._cluster:
            self._cluster.close(timeout=5)


class HyperQueue:
    """Runs each block in a process that a worker of HyperQueue starts. The address is the folder of the server; without
    it, the processes are on this machine. What they write lies in a folder that all workers share."""

    #: The program of a process: it reads a call, and writes the result or the error.
    _PROCESS = """import pickle, sys
try:
    call, arguments = pickle.load(sys.stdin.buffer)
    result = call(*arguments)
except Exception as error:
    result = error
pickle.dump(result, sys.stdout.buffer)"""

    def __init__(
        self, address: str | None = None, workers: int | None = None, shared: PathLike[str] | None = None
    ) -> None:
        with extra("hyperqueue"):
            import hyperqueue
            from hyperqueue.cluster import WorkerConfig

        self._hyperqueue: Any = hyperqueue
        self._workers = workers or os.cpu_count() or 1
        self._cluster: Any = None
        if address is None:
            self._cluster = hyperqueue.LocalCluster(worker_config=WorkerConfig(self._workers))
        self._client: Any = self._cluster.client() if self._cluster else hyperqueue.Client(address)
        self._shared = tempfile.TemporaryDirectory(prefix=".hyperqueue-", dir=shared and Path(shared).absolute(), ignore_cleanup_errors=True)
        self._jobs: dict[int, tuple[str, Any]] = {}

    def workers(self) -> int:
        return self._workers

    def submit(self, key: str, call: Callable[..., BlockOutcome], *arguments: object) -> None:
        job = self._hyperqueue.Job(self._shared.name, name=key)
        command, text = [sys.executable, "-c", self._PROCESS], pickle.dumps((call, arguments))
        paths = {"stdout": f"{self._shared.name}/{key}.out", "stderr": f"{self._shared.name}/{key}.err"}
        job.program(command, env={"PYTHONPATH": os.pathsep.join(sys.path)}, stdin=text, **paths)
        submitted = self._client.submit(job)
        self._jobs[submitted.id] = (key, submitted)

    def finished(self, seconds: float) -> list[tuple[str, BlockOutcome | Exception]]:
        end = time.monotonic() + seconds
        while not (ended := self._ended()) and time.monotonic() < end:
            time.sleep(0.02)
        return [self._receive(number) for number in ended]

    def close(self) -> None:
        if self._cluster:
            self._cluster.stop()
        self._shared.cleanup()

    def _ended(self) -> list[int]:
        """The numbers of the jobs that have ended. The library only waits, but first shows how things stand."""
        found: dict[int, dict[str, Any]] = {}

        def look(jobs: dict[int, dict[str, Any]]) -> None:
            found.update(jobs)
            raise InterruptedError

        with contextlib.suppress(InterruptedError):
            self._client.connection.wait_for_jobs(list(self._jobs), look)
        return [number for number, job in found.items() if job["completed"]]

    def _receive(self, number: int) -> tuple[str, BlockOutcome | Exception]:
        """Takes the result of a job, and lets the server forget it."""
        key, submitted = self._jobs.pop(number)
        output = Path(self._shared.name, f"{key}.out")
        try:
            result: BlockOutcome | Exception = pickle.loads(output.read_bytes())
        except (EOFError, OSError, pickle.UnpicklingError):
            errors = self._client.get_failed_tasks(submitted).values()
            result = RuntimeError("; ".join(failed.error for failed in errors) or "the process wrote no result")
        self._client.forget(submitted)
        for path in (output, output.with_suffix(".err")):
            path.unlink(missing_ok=True)
        return key, result


def _result(future: Any) -> BlockOutcome | Exception:
    """The result of a call that has ended, or its error."""
    try:
        outcome: BlockOutcome = future.result(timeout=60)
        return outcome
    except (asyncio.CancelledError, TimeoutError):
        return RuntimeError("the worker is gone")
    except Exception as error:
        return error
