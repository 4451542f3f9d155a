"""The command line: python -m talon_games.cluster."""

import argparse
import contextlib
import logging
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from .. import BlockCensus, BlockOutcome, census
from .._errors import extra
from . import Dask, Engine, HyperQueue, Threads, solve

_log = logging.getLogger("talon_games")

_WORDS = {
    "solved": "solved",
    "already-solved": "already solved",
    "solved-twice": "solved twice with equal results",
    "disputed": "disputed",
    "missing": "not solved yet, so there is nothing to audit",
    "not-selected": "not selected for the audit",
}

_EXIT_CODES = """exit codes:
  0  all blocks are there
  1  failure; one sentence on standard error says why
  2  the command line cannot be read
  3  two results for the same block contradict each other; both are kept
After Ctrl-C, the same command solves the rest."""


def _patience(name: str) -> str:
    try:
        census(name, range(0))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return name


def _range(text: str) -> range:
    first, _, last = text.partition("..=")
    try:
        blocks = range(int(first), int(last) + 1)
    except ValueError:
        raise argparse.ArgumentTypeError("a range of blocks is written like 0..=99") from None
    if not blocks or blocks.start < 0:
        raise argparse.ArgumentTypeError("the range is empty: its last block comes before its first")
    return blocks


def _options(text: str) -> dict[str, int]:
    try:
        pairs = (pair.rsplit(maxsplit=1) for pair in text.split(",") if pair.strip())
        return {name.strip().replace(" ", "_"): int(value) for name, value in pairs}
    except ValueError:
        raise argparse.ArgumentTypeError('options are written like "ranks 5, redeals 0"') from None


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m talon_games.cluster",
        description="Solves the blocks of a census on a cluster. docs/results/CENSUS.md describes the files.",
        epilog=_EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("game", type=_patience, help="the game: a patience")
    add("--series", required=True, metavar="DIR", type=Path, help="the folder, which all workers share")
    add("--blocks", required=True, metavar="A..=B", type=_range, help="the first and the last block, such as 0..=99")
    engines = "what runs the blocks [default: dask; threads if Dask is not installed]"
    add("--engine", choices=["dask", "hyperqueue", "threads"], help=engines)
    server = "the scheduler of Dask, such as tcp://10.0.0.1:8786, or the server folder of HyperQueue"
    add("--address", help=f"{server} [default: workers on this machine]")
    workers = "the number of blocks that are solved at once [default: one for each core; those of the scheduler]"
    add("--workers", metavar="COUNT", type=_count, help=workers)
    add("--goal", choices=["win", "score"], default="win", help="what to look for [default: win]")
    options = 'options that differ from the defaults, such as "ranks 5, redeals 0"'
    add("--options", metavar="OPTIONS", default={}, type=_options, help=options)
    add("--keep", choices=["all", "rare"], default="all", help="the rows to keep [default: all]")
    nodes = "look at no more positions than this in one search [default: 4194304]"
    add("--nodes", metavar="COUNT", type=_count, help=nodes)
    memory = "memory for one search, in MiB [default: 64; lady-jane: 200]"
    add("--mb", metavar="SIZE", type=_count, help=memory)
    audit = "solve solved blocks again and compare: one in a hundred, or all"
    add("--audit", nargs="?", const="selected", choices=["selected", "all"], help=audit)
    hang = "give a block that has not come back to another worker too [default: 600]"
    add("--hang", metavar="SECONDS", type=_count, default=600, help=hang)
    size = "the number of deals in a block, for tests [default: 1048576; lady-jane: 32768]"
    add("--block-size", metavar="COUNT", type=_count, help=size)
    add("--quiet", action="store_true", help="do not show progress")
    return parser


@contextlib.contextmanager
def _muted() -> Iterator[None]:
    """Sends what a library prints to nowhere, for a while."""
    sys.stdout.flush()
    output, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(output, 1)
        os.close(output)
        os.close(nowhere)


def _engine(arguments: argparse.Namespace) -> Engine:
    engine = arguments.engine
    if not (engine or arguments.address or find_spec("distributed")):
        _log.warning("Dask is not installed, so threads of this program run the blocks: pip install 'talon-games[census]'")
        engine = "threads"
    if engine == "threads":
        return Threads(arguments.workers)
    if engine == "hyperqueue":
        with _muted():
            return HyperQueue(arguments.address, arguments.workers, arguments.series)
    with extra("census"):
        import distributed  # noqa: F401

    # It tells at length what the command tells in one sentence.
    for name in [name for name in logging.root.manager.loggerDict if name.startswith("distributed")]:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    # Ctrl-C is for this program. The workers that it starts inherit that they ignore it.
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return Dask(arguments.address, arguments.workers)
    finally:
        signal.signal(signal.SIGINT, handler)


def _print(outcome: BlockOutcome) -> None:
    """Prints what happened to a block, as `talon-lab census` does."""
    for remark in outcome.remarks:
        _log.warning(remark)
    counts = f"; {outcome.won} won, {outcome.lost} lost, {outcome.unknown} unknown" if outcome.digest else ""
    print(f"block {outcome.block}: {_WORDS[outcome.outcome]}{counts}", flush=True)


class _Progress:
    """A line on standard error: on a terminal always the last one, otherwise every half minute."""

    def __init__(self, count: int, is_quiet: bool) -> None:
        self._count, self._is_quiet, self._done = count, is_quiet, 0
        self._start = self._last = time.monotonic()

    def hide(self) -> None:
        if sys.stderr.isatty() and not self._is_quiet:
            print("\r\033[K", end="", file=sys.stderr)

    def advance(self) -> None:
        self._done += 1
        now = time.monotonic()
        rate = self._done / max(now - self._start, 1e-9)
        left = (self._count - self._done) / rate
        text = f"{self._done} of {self._count} blocks, {60 * rate:.1f} a minute, {left:.0f} seconds left"
        if self._is_quiet:
            return
        if sys.stderr.isatty():
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
        elif now - self._last >= 30:
            self._last = now
            _log.warning(text)


def _run(arguments: argparse.Namespace) -> int:
    blocks = BlockCensus(
        arguments.series, arguments.game, arguments.goal, arguments.keep, arguments.nodes, arguments.mb,
        arguments.block_size, **arguments.options,
    )  # fmt: skip
    if arguments.blocks.stop > len(blocks):
        raise ValueError(f"the last block is {len(blocks) - 1}")
    there = set() if arguments.audit else set(blocks.solved(arguments.blocks))
    rest = [block for block in arguments.blocks if block not in there]
    progress = _Progress(len(rest), arguments.quiet)
    outcomes: Counter[str] = Counter()
    with contextlib.closing(_engine(arguments)) as engine:
        for outcome in solve(blocks, rest, engine, arguments.audit, arguments.hang):
            progress.hide()
            _print(outcome)
            progress.advance()
            outcomes[outcome.outcome] += 1
        progress.hide()
    if outcomes["missing"] and not outcomes["disputed"]:
        raise ValueError(f"blocks that are not there, so that they cannot be audited: {outcomes['missing']}")
    return 3 if outcomes["disputed"] else 0


def main() -> int:
    """Runs the command and returns its exit code."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("talon: %(message)s"))
    _log.addHandler(handler)
    _log.propagate = False
    parser = _arguments()
    arguments = parser.parse_args()
    if arguments.engine in (None, "dask") and arguments.address and not arguments.address.rpartition(":")[2].isdecimal():
        parser.error("argument --address: that of a scheduler is written like tcp://10.0.0.1:8786")
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        _log.warning("stopped; the same command solves the rest")
        # Ends the program as Ctrl-C does by default, so that a shell stops its loops as well.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
        return 130
    except (ImportError, ValueError, OSError, RuntimeError) as error:
        # HyperQueue tells where in its program the error has occurred.
        _log.error(" ".join(str(error).partition("Stack backtrace")[0].split()))
        return 1


if __name__ == "__main__":
    sys.exit(main())
