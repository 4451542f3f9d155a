"""The engine that needs no other package: threads of this program."""

import contextlib
import os
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from .. import BlockOutcome


class Threads:
    """Runs blocks on threads of this program. They end with it: a block that is not finished then has no file."""

    def __init__(self, workers: int | None = None) -> None:
        self._calls: SimpleQueue[tuple[str, Callable[[], BlockOutcome]] | None] = SimpleQueue()
        self._ended: SimpleQueue[tuple[str, BlockOutcome | Exception]] = SimpleQueue()
        # A thread pool of Python would let the program end only after the blocks that are being solved.
        self._threads = [Thread(target=self._work, daemon=True) for _ in range(workers or os.cpu_count() or 1)]
        for thread in self._threads:
            thread.start()

    def workers(self) -> int:
        return len(self._threads)

    def submit(self, key: str, call: Callable[..., BlockOutcome], *arguments: object) -> None:
        self._calls.put((key, partial(call, *arguments)))

    def finished(self, seconds: float) -> list[tuple[str, BlockOutcome | Exception]]:
        return take(self._ended, seconds)

    def close(self) -> None:
        take(self._calls, 0)
        for _ in self._threads:
            self._calls.put(None)

    def _work(self) -> None:
        while call := self._calls.get():
            key, run = call
            try:
                self._ended.put((key, run()))
            except Exception as error:
                self._ended.put((key, error))


def take(queue: SimpleQueue[Any], seconds: float) -> list[Any]:
    """All that is in a queue. Waits for the first at most this long."""
    taken = []
    with contextlib.suppress(Empty):
        taken.append(queue.get(timeout=seconds))
        while True:
            taken.append(queue.get_nowait())
    return taken
