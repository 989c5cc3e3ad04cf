"""The engine works in an environment without Jupyter, numpy and pictures."""

import json
import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests import vector_files

ABSENT = [
    "IPython", "PIL", "anywidget", "ipycanvas", "ipykernel", "ipywidgets", "jupyter_client",
    "jupyter_core", "jupyter_server", "jupyterlab", "numpy", "pip", "tornado", "traitlets",
    "voila", "widgets",
]  # fmt: skip

PROGRAM = f"""
import importlib.util, json, sys
present = [name for name in {ABSENT} if importlib.util.find_spec(name)]
assert not present, present
from tutor.core.records.files import read_record
state = read_record(json.load(sys.stdin)).play()
json.dump(state.position(), sys.stdout)
"""


def requirements_of(name: str) -> set[str]:
    """Return the names of a distribution and of all distributions that it requires."""
    found = {name}
    for line in distribution(name).requires or []:
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            found |= requirements_of(requirement.name)
    return found


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Path:
    """Return the interpreter of an environment with `tutor`, the libraries for its words, and nothing else."""
    folder = tmp_path_factory.mktemp("alone")
    venv.create(folder, with_pip=False, symlinks=True)
    paths = sysconfig.get_paths("venv", vars={"base": str(folder), "platbase": str(folder)})
    packages = Path(paths["purelib"])
    (packages / "tutor").symlink_to(root / "tutor")
    for name in requirements_of("fluent.runtime") | requirements_of("snowballstemmer"):
        for file in distribution(name).files or []:
            top = file.parts[0]
            if top not in (".", "..") and not (packages / top).exists():
                (packages / top).symlink_to(Path(str(distribution(name).locate_file(top))))
    return Path(paths["scripts"]) / Path(sys.executable).name


def run(interpreter: Path, *arguments: str, given: str) -> str:
    """Run a program outside the checkout, and return what the interpreter prints."""
    done = subprocess.run(
        [str(interpreter), "-I", *arguments],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        cwd=interpreter.parent,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_quick_start_plays_without_a_display(alone: Path) -> None:
    """The engine plays the quick-start record to its end in an environment without any part of Jupyter."""
    quick_start = vector_files.quick_start()
    position = json.loads(run(alone, "-c", PROGRAM, given=json.dumps(quick_start["record"])))
    position.pop("pending")
    assert position == quick_start["checks"][-1]["position"]


def test_the_command_line_speaks_without_a_display(alone: Path) -> None:
    """The command line replays a record in words without Jupyter, numpy or pictures."""
    record = json.dumps(vector_files.quick_start()["record"])
    assert "Gina" in run(alone, "-m", "tutor", "replay", "-", given=record)
