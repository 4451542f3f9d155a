"""The notebooks: each runs from top to bottom, and shows what is stored."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))

#: A package that a notebook needs and the tests do not, because it brings gigabytes.
LARGE = {"4-training": "sb3_contrib"}

#: Smaller numbers for the cell with the tag `parameters`. What the cells after it show depends on them.
SHORT = {"4-training": {"STEPS": 4096, "GAMES": 10}}


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def notebook(request: pytest.FixtureRequest) -> Path:
    """Each notebook in turn."""
    return Path(request.param)


def cells(notebook: Path, kind: str) -> list[dict[str, Any]]:
    """The cells of a kind: `code` or `markdown`."""
    return [cell for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == kind]


def execute(program: str, names: dict[str, Any]) -> Any:
    """Runs a cell. Returns the value of the expression at its end, which a notebook shows."""
    tree = ast.parse(program)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names) if isinstance(last, ast.Expr) else None


def words(text: str) -> str:
    """A text whose lines can be broken anywhere."""
    return " ".join(text.split())


def forms(value: Any) -> dict[str, str]:
    """The forms in which a notebook shows a value: as text, and for a game as a picture too."""
    if value is None:
        return {}
    return value._repr_mimebundle_() if hasattr(value, "_repr_mimebundle_") else {"text/plain": repr(value)}


def stored(cell: dict[str, Any]) -> tuple[str, dict[str, str]]:
    """What a cell prints, and the forms of the value that it shows."""
    printed = ["".join(output["text"]) for output in cell["outputs"] if output["output_type"] == "stream"]
    shown = [output["data"] for output in cell["outputs"] if output["output_type"] == "execute_result"]
    return "".join(printed), {form: "".join(text) for form, text in (shown or [{}])[0].items() if form != "text/html"}


def test_a_notebook_shows_what_it_stores(
    notebook: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if package := LARGE.get(notebook.stem):
        pytest.importorskip(package, reason=f"the notebook needs {package}, which is no package of the tests because it is large")
    monkeypatch.setenv("MPLBACKEND", "agg")
    names: dict[str, Any] = {}
    is_short = False
    for cell in cells(notebook, "code"):
        shown = forms(execute("".join(cell["source"]), names))
        printed, (stored_print, stored_forms) = capsys.readouterr().out, stored(cell)
        if "parameters" in cell["metadata"].get("tags", []):
            names.update(SHORT[notebook.stem])
            is_short = True
        if not is_short:
            assert printed == stored_print
            assert {form: words(text) for form, text in shown.items()} == {form: words(text) for form, text in stored_forms.items()}


def test_a_notebook_was_run_from_top_to_bottom(notebook: Path) -> None:
    program = cells(notebook, "code")
    assert [cell["execution_count"] for cell in program] == list(range(1, len(program) + 1))
    assert {output["output_type"] for cell in program for output in cell["outputs"]} <= {"stream", "display_data", "execute_result"}
    assert [cell["metadata"] for cell in program if cell["metadata"] not in ({}, {"tags": ["parameters"]})] == []


def test_a_notebook_is_small(notebook: Path) -> None:
    assert notebook.stat().st_size < 150_000


def links(notebook: Path) -> Iterator[str]:
    """The files to which a notebook links."""
    for cell in cells(notebook, "markdown"):
        yield from re.findall(r"\]\((?!https?:)([^)#]+)", "".join(cell["source"]))


def test_the_links_of_a_notebook_lead_to_files(notebook: Path) -> None:
    found = list(links(notebook))
    assert found and [link for link in found if not (FOLDER / link).is_file()] == []


def test_each_plot_is_described_in_words(notebook: Path) -> None:
    """A picture has no words for a screen reader, so a sentence with the same figures is printed before it."""
    program = cells(notebook, "code")
    for place, cell in enumerate(program):
        if any(output["output_type"] == "display_data" for output in cell["outputs"]):
            near = [output for other in program[max(0, place - 1) : place + 1] for output in other["outputs"]]
            assert any(output["output_type"] == "stream" for output in near), "".join(cell["source"])
