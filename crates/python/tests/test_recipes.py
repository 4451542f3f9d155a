"""The recipes for clusters in docs/develop/CLUSTERS.md, with a program in place of `talon-lab` that prints its arguments."""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

PAGE = Path(__file__).parents[3] / "docs" / "develop" / "CLUSTERS.md"

#: The number of blocks of the census in all recipes.
BLOCKS = 3052


def recipes(language: str) -> list[str]:
    """The blocks of the page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def job() -> dict[str, Any]:
    """The Job of Kubernetes."""
    (text,) = recipes("yaml")
    return dict(yaml.safe_load(text))


def container() -> dict[str, Any]:
    """Its only container."""
    (container,) = job()["spec"]["template"]["spec"]["containers"]
    return dict(container)


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A search path whose `talon-lab` prints its arguments."""
    program = tmp_path / "talon-lab"
    program.write_text('#!/bin/sh\necho "$@"\n')
    program.chmod(0o755)
    return os.pathsep.join([str(tmp_path), os.environ["PATH"]])


def blocks_of(command: list[str], variable: str, tasks: int, path: str) -> list[int]:
    """The blocks that the first, the second and the last task solve."""
    found: list[int] = []
    for task in (0, 1, tasks - 1):
        environment = {"PATH": path, variable: str(task)}
        arguments = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        (first, last), *_ = re.findall(r"^census lady-jane .*--blocks (\d+)\.\.=(\d+) ", arguments)
        found += range(int(first), int(last) + 1)
    return found


def ends(tasks: int) -> list[int]:
    """The blocks of the first, the second and the last of tasks that share all blocks equally."""
    each = BLOCKS // tasks
    return [*range(2 * each), *range(BLOCKS - each, BLOCKS)]


def test_the_array_of_slurm_solves_each_block_once(path: str) -> None:
    (script,) = recipes("bash")
    tasks = int(re.findall(r"^#SBATCH --array=0-(\d+)%", script, re.MULTILINE)[0]) + 1
    assert blocks_of(["bash", "-c", script], "SLURM_ARRAY_TASK_ID", tasks, path) == ends(tasks)


def test_the_job_of_kubernetes_solves_each_block_once(path: str) -> None:
    tasks = job()["spec"]["completions"]
    command = [*container()["command"], *container()["args"]]
    assert blocks_of(command, "JOB_COMPLETION_INDEX", tasks, path) == ends(tasks)


def test_the_job_of_kubernetes_writes_into_its_volume() -> None:
    (volume,), (mounted,) = job()["spec"]["template"]["spec"]["volumes"], container()["volumeMounts"]
    assert volume["name"] == mounted["name"]
    assert f"--series {mounted['mountPath']} " in container()["args"][0]


@pytest.mark.parametrize("recipe", [*recipes("sh"), *recipes("bash")])
def test_a_recipe_for_a_shell_can_be_read(recipe: str) -> None:
    subprocess.run(["bash", "-n"], input=recipe, text=True, check=True)


@pytest.mark.parametrize("recipe", recipes("python"))
def test_a_recipe_in_python_solves_all_blocks(recipe: str) -> None:
    compile(recipe, str(PAGE), "exec")
    assert f"range({BLOCKS})" in recipe
