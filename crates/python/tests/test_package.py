"""The package itself: its wheel, its types, its documentation."""

import ast
import doctest
import importlib.metadata
import inspect
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from talon_games import _native

CRATE = Path(__file__).parents[1]
PAGE = CRATE.parents[1] / "docs" / "develop" / "PYTHON.md"
PACKAGE = CRATE / "python" / "talon_games"

#: What has an unknown type because the classes of PettingZoo and OpenSpiel have none.
EXTEND_UNTYPED = {
    "open_spiel.TalonGame",
    "open_spiel.TalonState",
    "open_spiel.TalonState.__init__",
    "pettingzoo.curse_v0.env",
    "pettingzoo.curse_v0.raw_env",
}


def python(*arguments: str) -> str:
    """Runs Python and returns its output. Fails if it fails."""
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False, cwd=CRATE)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_one_wheel_serves_every_python_from_3_11() -> None:
    tags = importlib.metadata.distribution("talon-games").read_text("WHEEL") or ""
    assert "Tag: cp311-abi3-" in tags


def test_the_wheel_depends_on_nothing_but_the_sources() -> None:
    """No file contains the folder in which it was built. (Bytecode is made by the installation.)"""
    files = [file for file in importlib.metadata.files("talon-games") or [] if file.suffix != ".pyc"]
    assert any(file.suffix == ".so" for file in files)
    assert [str(file) for file in files if os.fsencode(CRATE.parents[1]) in file.locate().read_bytes()] == []


def test_importing_does_not_switch_the_global_lock_on() -> None:
    """A module that does not say so switches it on in a free-threaded Python, where there is one."""
    assert "#[pymodule(gil_used = false)]" in (CRATE / "src" / "lib.rs").read_text()
    program = "import sys; on = getattr(sys, '_is_gil_enabled', bool); before = on(); import talon_games; print(on() == before)"
    assert python("-c", program) == "True\n"


def test_importing_needs_no_other_package() -> None:
    others = "distributed gymnasium hyperqueue numpy pettingzoo pyarrow pyspiel".split()
    program = f"import sys, talon_games.cluster; print([name for name in {others!r} if name in sys.modules])"
    assert python("-c", program) == "[]\n"


@pytest.mark.parametrize(
    ("missing", "program", "extra"),
    [
        ("numpy", "import talon_games.batch", "batch"),
        ("numpy", "import talon_games; talon_games.Yield.deal(1).view().frame()", "batch"),
        ("gymnasium", "import talon_games.gym", "gym"),
        ("gymnasium", "import talon_games.gym_vector", "gym"),
        ("numpy", "import talon_games.gym", "gym"),
        ("pettingzoo", "import talon_games.pettingzoo", "pettingzoo"),
        ("gymnasium", "from talon_games.pettingzoo import curse_v0", "pettingzoo"),
        ("pyspiel", "import talon_games.open_spiel", "openspiel"),
        ("distributed", "from talon_games.cluster import Dask; Dask()", "census"),
        ("hyperqueue", "from talon_games.cluster import HyperQueue; HyperQueue()", "hyperqueue"),
    ],
)
def test_a_missing_package_names_its_extra(missing: str, program: str, extra: str) -> None:
    """And the extra has the package."""
    done = run(f"import sys; sys.modules[{missing!r}] = None", program)
    lines = done.stderr.splitlines()
    assert lines[-1].startswith("ModuleNotFoundError: ") and lines[-1].endswith(f": pip install 'talon-games[{extra}]'"), lines
    assert "panicked" not in done.stderr and done.stderr.count("Traceback") == 1
    packages = importlib.metadata.requires("talon-games") or []
    project = "open-spiel" if missing == "pyspiel" else missing
    assert any(package.startswith(project) and f"extra == '{extra}'" in package for package in packages), packages


def run(*statements: str) -> subprocess.CompletedProcess[str]:
    """Runs statements in a Python of their own."""
    return subprocess.run([sys.executable, "-c", "\n".join(statements)], capture_output=True, text=True, check=False)


def documented(body: list[ast.stmt], owner: Any) -> Iterator[tuple[str, str | None, str | None]]:
    """The name of each public class, function and property of a stub, its docstring, and that of the compiled part."""
    for item in body:
        if isinstance(item, ast.ClassDef | ast.FunctionDef) and not item.name.startswith("_"):
            compiled = getattr(owner, item.name)
            yield item.name, ast.get_docstring(item), inspect.getdoc(compiled)
            if isinstance(item, ast.ClassDef):
                yield from documented(item.body, compiled)


def test_the_stubs_have_the_docstrings_of_the_compiled_part() -> None:
    """An editor shows those of the stubs, and `help` those of the compiled part."""
    stub = ast.parse((PACKAGE / "_native.pyi").read_text())
    found = list(documented(stub.body, _native))
    assert len(found) > 90
    assert [name for name, in_stub, compiled in found if not in_stub or in_stub != compiled] == []


def test_the_stubs_describe_the_compiled_part() -> None:
    assert "no issues found" in python("-m", "mypy.stubtest", "talon_games._native")


def test_all_that_the_package_offers_has_a_known_type() -> None:
    """But for the classes that extend those of libraries without types."""
    command = [sys.executable, "-m", "pyright", "--verifytypes", "talon_games", "--ignoreexternal", "--outputjson"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=CRATE, env=environment)
    symbols = [symbol for symbol in json.loads(done.stdout)["typeCompleteness"]["symbols"] if symbol["isExported"]]
    unknown = {symbol["name"].removeprefix("talon_games.") for symbol in symbols if not symbol["isTypeKnown"]}
    assert len(symbols) > 100 and unknown <= EXTEND_UNTYPED, unknown - EXTEND_UNTYPED


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
    for path in ["gym.py", "gym_vector.py", "open_spiel.py", "pettingzoo/curse_v0.py", "cluster/_engines.py", "cluster/_threads.py"]:
        code = [line for line in (PACKAGE / path).read_text().splitlines() if line.strip()]
        assert len(code) < 150, path
