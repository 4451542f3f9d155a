"""Wrong input is an exception with a sentence: nothing ends the interpreter, hangs, or panics."""

import faulthandler
import inspect
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import play_at_random
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import talon_games
from talon_games import GAMES, BlockCensus, Curse, Doublets, Game, LadyJane, Yield, _native
from talon_games.batch import Batch

#: A call that takes longer than this number of seconds hangs.
LONGEST = 60

OPTIONS = ["ranks", "redeals", "piles", "rows", "target", "pips", "hand"]

TEXTS = ["", "x", "\0", "\ud800", "é" * 999, "flip", "yield", "curse", "won", "north", "all", "{}", "talon record 1\n", "game: yield\n", '{"advice":{"view":{}}}']

NUMBERS = [-(10**30), -(2**63), -129, -1, 0, 1, 2, 3, 7, 255, 256, 300, 2**31, 2**32, 2**53, 2**63, 2**64, 10**30]

#: None of them is long work for a census.
RANGES = [range(9), range(0), range(-3, 5), range(9, 0, -1), range(2**53, 2**64), slice(0, 9, 0), slice(None), slice(0, 9.5, 1)]

ARRAYS = [np.zeros(2), np.arange(2), np.arange(3), np.array([True, False, True]), np.zeros((3, 2)), np.array([None]), np.array(["x"])]

ANYTHING = st.one_of(
    st.sampled_from([None, True, False, b"x", (), {}, {"a": 1}, object(), int, np.int64(7), np.float64(2.5)]),
    st.sampled_from(TEXTS),
    st.sampled_from(NUMBERS),
    st.sampled_from(RANGES),
    st.sampled_from(ARRAYS),
    st.floats(),
    st.lists(st.sampled_from([*TEXTS, *NUMBERS, None, 1.5]), max_size=4),
)

NUMBER = st.sampled_from(NUMBERS)


def sample(*values: Any) -> st.SearchStrategy[Any]:
    """One of these values."""
    return st.sampled_from(values)


#: What makes sense, by the name of the parameter. A search that could be long gets a limit.
USUAL: dict[str, st.SearchStrategy[Any]] = {
    "actions": sample([0, 0, 0], [-1, -1, -1], np.array([0, 1, 2])),
    "action": NUMBER,
    "adviser_wins": st.booleans(),
    "audit": sample(None, "all", "selected"),
    "block": NUMBER,
    "blocks": sample(None, range(3), [0, -1], [2**64], ["x"]),
    "block_size": sample(1, 2, 0, -1, 2**60),
    "can_wait": st.booleans(),
    "chosen": sample(None, [True, False, True], np.array([True, True, True])),
    "count": sample(0, 3, -1, 2**20 + 1, 10**12, 10**18),
    "deal": NUMBER,
    "deals": sample(range(9), range(0, 9, 2), [1, 2, 3], np.arange(3)),
    "digest": sample(None, "00"),
    "folder": sample("census", Path("census")),
    "game": sample(*GAMES),
    "goal": sample("win", "score"),
    "grade": sample("easy", "hard"),
    "hand": sample(2),
    "keep": sample("all", "rare"),
    "leader": sample("south", "north"),
    "level": sample(None, "novice", "club", "best", "random", "greedy", "ismcts", "policy", "omniscient"),
    "limit": sample(None, "ms"),
    "line": sample([], ["flip"]),
    "lost": NUMBER,
    "mb": sample(None, 0, 1, -1, 2**64),
    "memo": sample({}),
    "message": sample("no"),
    "move": sample("flip", "pass", "reserve 1"),
    "ms": sample(0, 1, 3),
    "nodes": sample(1, 50, 1000, 0, -1, 2**64),
    "north": sample(["1-1", "1-2"], ["0-0", "0-0"]),
    "number": NUMBER,
    "other": ANYTHING,
    "opponent": sample("novice", "casual"),
    "outcome": sample("solved", "busy"),
    "player": sample(lambda view: view.legal_moves()[0], lambda view: "x", "random"),
    "plan": sample("{}", '{"x": [1]}'),
    "remarks": sample([]),
    "results": sample((1.0, -1.0), ()),
    "rows": sample([], [talon_games.Row(1, (1.0, 2.0))], [talon_games.Row(1, ())]),
    "requested_schema": sample(None),
    "rule": sample("D1"),
    "score": sample(None, 3, -1, 2**32),
    "seat": sample(None, "player", "south", "north"),
    "seconds": sample(0.5, -1.0, float("nan")),
    "seed": NUMBER,
    "south": sample(["0-0", "0-1"]),
    "text": sample(*(made.deal(1).to_text() for made in GAMES.values()), *(made.deal(1).layout() for made in GAMES.values())),
    "threads": sample(None, 1, 2, 0, -1, 257, 40_000, 10**18),
    "unknown": NUMBER,
    "value": sample(None, 3, -3, 2**31, -(2**40)),
    "verdict": sample(None, "won"),
    "why": sample({}),
    "wins": NUMBER,
    "won": NUMBER,
}

#: These work for long if all of their arguments make sense, so one of them never does.
LONG = {
    ("census_block", "block"): sample(-1, 2**60, 1.5, "x"),
    ("play", "deals"): sample(range(2), [], [-1], [1.5], 3),
    ("play", "opponent"): sample("novice", "x", "", None, 3, lambda view: None),
    ("play", "ms"): sample(0, 1, -1, 1.5),
}

SOLUTION = Yield.deal(1).solve()
ADVICE = Doublets.deal(17).advise()
CENSUS = talon_games.census("yield", range(3))


def game_of(kind: str, moves: int = 20) -> Game:
    """A game in which this number of moves was played."""
    return play_at_random(GAMES[kind].deal(moves), moves, moves)


#: How to make an object of each class, in the folder of the test.
OBJECTS: dict[str, Callable[[Path], list[Any]]] = {
    "Advice": lambda _: [ADVICE],
    "Batch": lambda _: [_dealt(Batch("curse", 3, 2)), Batch("yield", 3), _dealt(Batch("doublets", 3))],
    "BlockCensus": lambda folder: [BlockCensus(folder, "yield", block_size=2)],
    "BlockOutcome": lambda folder: [BlockCensus(folder, "yield", block_size=2).solve(0)],
    "Broken": lambda _: [Doublets.deal(17).why_not("redeal")],
    "Census": lambda _: [CENSUS],
    "Contest": lambda _: [talon_games.play(lambda view: view.legal_moves()[0], "novice", range(2))],
    "Curse": lambda _: [game_of("curse"), game_of("curse", 60), play_at_random(Curse.deal(1, target=11), 1, 400)],
    "Doublets": lambda _: [game_of("doublets"), Doublets.deal(17)],
    "Game": lambda _: [game_of("curse"), game_of("yield")],
    "Graded": lambda _: [LadyJane.deal(8).grade()],
    "IllegalMove": lambda _: [talon_games.IllegalMove("no", "D1")],
    "LadyJane": lambda _: [game_of("lady-jane", 60)],
    "Row": lambda _: [talon_games.Row(1, (1.0, -1.0))],
    "Solution": lambda _: [SOLUTION],
    "View": lambda _: [game_of("curse").view("south"), game_of("yield").view(), game_of("curse", 60).view("north")],
    "Worlds": lambda _: [game_of("curse").worlds()],
    "Yield": lambda _: [game_of("yield", 50)],
}

#: What Python asks of objects.
ASKED = {"__copy__", "__deepcopy__", "__eq__", "__hash__", "__len__", "__next__", "__reduce__", "__repr__", "__str__", "_repr_mimebundle_"}


def _dealt(batch: Batch) -> Batch:
    batch.reset([1, 2, 3])
    return batch


def public() -> Iterator[tuple[str, Any]]:
    """All that the package offers, so that what is new is here too."""
    yield from ((name, getattr(talon_games, name)) for name in talon_games.__all__ if callable(getattr(talon_games, name)))
    yield "Batch", Batch
    yield "open_census", _native.open_census
    yield "open_view", _native.open_view


def calls() -> Iterator[tuple[str, str]]:
    """The functions and constructors, and the methods and properties of each class."""
    for name, offered in public():
        yield name, ""
        if inspect.isclass(offered):
            inherited = {part for base in offered.__mro__[1:-1] if base.__module__ == "builtins" for part in dir(base)}
            yield from ((name, part) for part in dir(offered) if part in ASKED or part not in inherited and not part.startswith("_"))


CALLS = list(calls())


def arguments_of(data: st.DataObject, name: str, call: Any) -> tuple[list[Any], dict[str, Any]]:
    """Arguments that make sense but for some of them."""
    positional: list[Any] = []
    named: dict[str, Any] = {}
    try:
        parameters = inspect.signature(call).parameters.values()
    except ValueError:  # a base class that cannot be made
        return [data.draw(ANYTHING)], {}
    for parameter in parameters:
        if parameter.kind is parameter.VAR_KEYWORD:
            if data.draw(st.booleans()):
                named |= data.draw(st.dictionaries(st.sampled_from([*OPTIONS, "x"]), st.one_of(NUMBER, ANYTHING), max_size=2))
        elif parameter.kind is not parameter.VAR_POSITIONAL:
            if (name, parameter.name) in LONG:
                usual = LONG[name, parameter.name]
            else:
                usual = st.one_of(USUAL[parameter.name.removeprefix("_")], *[ANYTHING] * data.draw(st.booleans()))
            value = data.draw(usual, label=parameter.name)
            if parameter.kind is parameter.POSITIONAL_ONLY:
                positional.append(value)
            else:
                named[parameter.name] = value
    return positional, named


@pytest.mark.parametrize(("name", "part"), CALLS, ids=[f"{name}.{part}".rstrip(".") for name, part in CALLS])
@settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_wrong_input_is_an_exception_with_a_sentence(
    name: str, part: str, data: st.DataObject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    offered = dict(public())[name]
    faulthandler.dump_traceback_later(LONGEST, exit=True)
    try:
        call = getattr(data.draw(st.sampled_from(OBJECTS[name](tmp_path))), part) if part else offered
        if callable(call):
            positional, named = arguments_of(data, name, call)
            call(*positional, **named)
    except StopIteration:
        assert part == "__next__"
    except (TypeError, ValueError, OSError) as error:
        assert " " in str(error), repr(error)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        (lambda: Doublets.deal(-1), ValueError, "-1 is too small"),
        (lambda: Doublets.deal(10**30), ValueError, f"{10**30} is too large"),
        (lambda: Doublets.deal(1.5), TypeError, "'float' object cannot be interpreted as an integer"),  # type: ignore[arg-type]
        (lambda: Yield.deal(1, rows=300), ValueError, "300 is too large"),
        (lambda: Yield.deal(1).solve(nodes=-5), ValueError, "-5 is too small"),
        (lambda: Yield.deal(1).play_action(-2), ValueError, "-2 is too small"),
        (lambda: Yield.deal(1).advise(seed=-2), ValueError, "-2 is too small"),
        (lambda: talon_games.census("yield", range(3), threads=-1), ValueError, "-1 is too small"),
        (lambda: talon_games.census("yield", range(3), threads=10**9), ValueError, "there are at most 256 threads"),
        (lambda: Batch("yield", -1), ValueError, "-1 is too small"),
        (lambda: Batch("yield", 1, -1), ValueError, "-1 is too small"),
        (lambda: Batch("yield", 1).step([0]), ValueError, "no games are dealt yet"),
        (lambda: Batch("yield", 2).reset([1, 2], [True, False]), ValueError, "no games are dealt yet"),
        (lambda: Batch("yield", 1).reset([1.5]), TypeError, "deals must be whole numbers, not float64"),
        (lambda: Batch("yield", 1).reset([-1]), ValueError, "deals must be whole numbers from 0 to"),
        (lambda: Batch("yield", 1).reset([[1]]), ValueError, "has 2 dimensions"),
        (lambda: _dealt(Batch("yield", 3)).step([0, 0, 2**40]), ValueError, "actions must be whole numbers from"),
        (lambda: _dealt(Batch("yield", 3)).reset([1, 2, 3], [0, 1, 0]), TypeError, "chosen must be True or False"),
    ],
)
def test_a_number_that_does_not_fit_says_so(wrong: Callable[[], object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        wrong()


def test_the_games_to_deal_anew_can_be_a_list_or_the_array_of_those_that_ended() -> None:
    batch = _dealt(Batch("yield", 3))
    batch.reset([4, 5, 6], [True, False, True])
    batch.reset([4, 5, 6], batch.done)
    dealt = [Yield.deal(deal).observation() for deal in (4, 2, 6)]
    assert [row.tobytes() for row in batch.observation] == dealt


PROGRAM = """
import os, resource, sys
import numpy as np
import talon_games
from talon_games.batch import Batch

batch = Batch("yield", 64, 8)
census = talon_games.census("yield", range(300)).digest
if os.getuid() == 0:
    os.setuid(65534)  # the administrator has no limit
resource.setrlimit(resource.RLIMIT_NPROC, (int(sys.argv[1]), int(sys.argv[1])))
for work in [lambda: batch.reset(np.arange(64)), lambda: talon_games.census("yield", range(300), threads=8).digest == census]:
    try:
        print(work())
    except ValueError as error:
        print(str(error).split(":")[0])
"""


@pytest.mark.parametrize("processes", [1, 4])
def test_threads_that_cannot_start_are_refused(processes: int) -> None:
    """With none, and with some."""
    command = [sys.executable, "-c", PROGRAM, str(processes)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=LONGEST)
    batch, census = done.stdout.splitlines()
    assert batch.startswith("only ") and batch.endswith(" of the threads could start")
    assert census in ("True", "no thread could start")
