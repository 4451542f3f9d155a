"""Gives the blocks of a census to an engine, and takes the outcomes."""

import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from typing import Literal, Protocol

from .. import BlockCensus, BlockOutcome

_log = logging.getLogger(__name__)

#: A block that cannot be solved this often, or whose worker dies this often, ends the census.
MOST_ERRORS, MOST_DEATHS = 3, 10

#: The number of blocks that wait at the engine for each worker, with the one that it solves.
AHEAD = 4


class Engine(Protocol):
    """Runs calls somewhere, each under a key."""

    def workers(self) -> int:
        """The number of calls that can run at once."""

    def submit(self, key: str, call: Callable[..., BlockOutcome], *arguments: object) -> None:
        """Runs a call as soon as a worker is free."""

    def finished(self, seconds: float) -> list[tuple[str, BlockOutcome | Exception]]:
        """The keys of the calls that have ended, with their results. Waits for one at most this long."""

    def close(self) -> None:
        """Forgets all calls, and ends what the engine has started."""


def solve(
    census: BlockCensus,
    blocks: Iterable[int],
    engine: Engine,
    audit: Literal["selected", "all"] | None = None,
    hang: float = 600,
) -> Iterator[BlockOutcome]:
    """Solves those of the blocks that have no file that can be read, and yields what happened to each. With `audit`, solves them again.

    A block that another program is solving comes last, and one that has not come back after `hang` seconds is given to
    another worker too. Such backup tasks are from J. Dean, S. Ghemawat: MapReduce, OSDI 2004. A block that fails three
    times, or whose worker dies ten times, raises the last error. More errors in a row than there are workers raise it too:
    then the fault is in the folder, such as a full disk, and not in a block.
    """
    blocks = list(blocks)
    solved = frozenset[int]() if audit else frozenset(census.solved(blocks))
    waiting = deque((block, True) for block in blocks if block not in solved)
    busy: deque[tuple[int, bool]] = deque()
    due: dict[int, float] = {}
    blocks_of_keys: dict[str, int] = {}
    attempts: Counter[int] = Counter()
    failures: Counter[int] = Counter()
    in_a_row = 0

    def submit(block: int, can_wait: bool) -> None:
        key = "-".join(filter(None, [census.series, str(block), audit, str(attempts[block] or "")]))
        attempts[block] += 1
        due[block] = time.monotonic() + hang
        blocks_of_keys[key] = block
        engine.submit(key, census.solve, block, 1, audit, can_wait)

    def retry(block: int, error: Exception) -> None:
        nonlocal in_a_row
        is_error = isinstance(error, OSError | ValueError)
        failures[block] += 1
        in_a_row += is_error
        if failures[block] >= (MOST_ERRORS if is_error else MOST_DEATHS) or in_a_row > engine.workers():
            raise error
        # An error that persists is raised in the end, so it is reported once.
        level = logging.INFO if is_error else logging.WARNING
        _log.log(level, "block %d is submitted again: %s", block, str(error).partition(". ")[0])
        submit(block, False)

    while waiting or busy or due:
        most = AHEAD * engine.workers()
        while (waiting or busy) and len(due) < most:
            submit(*(waiting or busy).popleft())
        for key, result in engine.finished(min(1, hang)):
            block = blocks_of_keys.pop(key)
            if block not in due:
                continue
            if isinstance(result, Exception):
                retry(block, result)
                continue
            in_a_row = 0
            del due[block]
            if result.outcome == "busy":
                busy.append((block, False))
            else:
                yield result
        for block in [block for block, end in due.items() if end < time.monotonic()]:
            _log.warning("block %d has not come back after %g seconds, so another worker solves it too", block, hang)
            submit(block, False)
