"""The package itself: its wheel, its types, its documentation."""

import doctest
import importlib.metadata
import subprocess
import sys
from pathlib import Path

import pytest

CRATE = Path(__file__).parents[1]
PAGE = CRATE.parents[1] / "docs" / "PYTHON.md"
PACKAGE = CRATE / "python" / "talon_games"


def python(*arguments: str) -> str:
    """Runs Python and returns its output. Fails if it fails."""
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False, cwd=CRATE)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_one_wheel_serves_every_python_from_3_11() -> None:
    tags = importlib.metadata.distribution("talon-games").read_text("WHEEL") or ""
    assert "Tag: cp311-abi3-" in tags


def test_importing_needs_no_other_package() -> None:
    others = "distributed gymnasium hyperqueue numpy pettingzoo pyarrow pyspiel".split()
    program = f"import sys, talon_games.cluster; print([name for name in {others!r} if name in sys.modules])"
    assert python("-c", program) == "[]\n"


def test_the_stubs_describe_the_compiled_part() -> None:
    assert "no issues found" in python("-m", "mypy.stubtest", "talon_games._native")


def test_package_tests_and_examples_have_the_types_that_they_say() -> None:
    assert "no issues found" in python("-m", "mypy", "python", "examples")


@pytest.mark.parametrize(
    "module", ["talon_games", "talon_games.batch", "talon_games.gym", "talon_games.open_spiel", "talon_games.pettingzoo.curse_v0"]
)
def test_examples_in_modules_are_true(module: str) -> None:
    tested = doctest.testmod(importlib.import_module(module))
    assert tested.attempted > 0 and tested.failed == 0


def test_examples_in_the_guide_are_true() -> None:
    tested = doctest.testfile(str(PAGE), module_relative=False)
    assert tested.attempted > 20 and tested.failed == 0


def test_adapters_are_short() -> None:
    for path in ["gym.py", "gym_vector.py", "open_spiel.py", "pettingzoo/curse_v0.py", "cluster/_engines.py"]:
        code = [line for line in (PACKAGE / path).read_text().splitlines() if line.strip()]
        assert len(code) < 150, path
