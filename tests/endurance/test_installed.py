"""The tutor as pip installs it, without the checkout, for every Python on this machine."""

import json
import shutil
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import indent
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.pages import Pages
from tests.served import Server
from tests.vector_files import quick_start
from tests.wheel import LOCKED, ROOT, Environment, build, elsewhere, interpreters, run
from tutor import __version__

pytestmark = pytest.mark.endurance

pythons = cache(interpreters)
CLASSIFIER = "Programming Language :: Python :: "
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = [
    each.removeprefix(CLASSIFIER) for each in PROJECT["classifiers"] if each.startswith(CLASSIFIER)
]
SUITE = ("tests", "docs", "pyproject.toml")
ABOUT_THE_CHECKOUT = (
    "tests/contract/games/test_layers.py"  # reads the source, and not the modules that run
)
SERVED = "import subprocess, sys; print(subprocess.run(sys.argv[1:], stderr=-1, text=True).stderr)"
"""A program that prints what the command in its arguments says of a fault."""
WHERE = "import tutor, widgets; print(tutor.__file__, widgets.__file__)"


class Installed(NamedTuple):
    """An environment with the wheel and its requirements, and a folder outside the checkout."""

    environment: Environment
    far: Path

    def tutor(self, *arguments: str | Path) -> str:
        """Return the output of `python -m tutor`."""
        return self.environment.run("-m", "tutor", *arguments, cwd=self.far)

    def says(self, *command: str) -> str:
        """Return the output of a command in the folder outside the checkout."""
        return run(*command, cwd=self.far)

    def serve(self, *options: str) -> Server:
        """Start the command `machu-tutor` in the folder outside the checkout."""
        command = [*self.environment.command("machu-tutor"), "--no-browser", "--port", "0"]
        return Server([*command, *options], cwd=self.far, env=elsewhere())


@pytest.fixture(scope="module", params=VERSIONS, ids=lambda version: f"python{version}")
def installation(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Installed]:
    """Install the wheel into an empty environment of this interpreter, with its locked dependencies."""
    if request.param not in pythons():
        pytest.skip(f"Python {request.param} is not on this machine")
    folder = tmp_path_factory.mktemp("installed")
    environment = Environment(pythons()[request.param], folder / "environment")
    environment.install("--require-hashes", "-r", LOCKED / "run.txt")
    environment.install("--no-deps", build(folder / "wheel"))
    far = folder / "elsewhere"
    far.mkdir()
    yield Installed(environment, far)
    shutil.rmtree(folder)  # a gigabyte for each interpreter is too much to keep


def test_its_requirements_are_installed(installation: Installed) -> None:
    """Each requirement of the wheel is installed in a version that the wheel allows."""
    told = installation.environment.run("-m", "pip", "check", cwd=installation.far)
    assert told.strip() == "No broken requirements found."


def test_only_the_wheel_is_imported(installation: Installed) -> None:
    """Python imports `tutor` and `widgets` from the environment."""
    packages = installation.environment.run("-c", WHERE, cwd=installation.far).split()
    assert all(Path(found).is_relative_to(installation.environment.folder) for found in packages)


def test_the_engine_replays_the_quick_start(installation: Installed) -> None:
    """The quick start ends as its vector says."""
    vector = quick_start()
    record = installation.far / "quick_start.json"
    record.write_text(json.dumps(vector["record"]), encoding="utf-8")
    assert installation.tutor("check", record) == "ok\n"
    position = json.loads(installation.tutor("replay", record, "--json"))["position"]
    assert position == vector["checks"][-1]["position"] | {"pending": position["pending"]}


def test_the_contract_holds(installation: Installed) -> None:
    """The suite of the contract passes in a folder without `tutor` and `widgets`."""
    suite = installation.far / "suite"
    suite.mkdir()
    for name in SUITE:
        kept = ROOT / name
        (shutil.copytree if kept.is_dir() else shutil.copy)(kept, suite / name)
    installation.environment.install("--require-hashes", "-r", LOCKED / "test.txt")
    options = ("-q", "-p", "no:cacheprovider", "-m", "not endurance")
    told = installation.environment.run(
        "-m", "pytest", "tests/contract", f"--ignore={ABOUT_THE_CHECKOUT}", *options, cwd=suite
    )
    assert " passed" in told, told


def test_the_command_opens_the_tutor(installation: Installed, browser: Browser) -> None:
    """`machu-tutor` serves the page in any folder, and the page shows no error."""
    server = installation.serve()
    pages = Pages(browser, server.link)
    page = pages("?lesson=quick_start&ply=4")
    page.locator(".tutor-next").click()
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "5")
    pages.leave_all()
    said = server.stop()
    assert (pages.errors, pages.requests_elsewhere, server.faults()) == ([], [], ""), said


def test_the_command_says_its_name_and_version(installation: Installed) -> None:
    """The help shows the name that was typed, and the version is that of the wheel."""
    program = installation.environment.command("machu-tutor")
    assert installation.says(*program, "--version") == f"machu-tutor {__version__}\n"
    assert installation.says(*program, "--help").startswith("usage: machu-tutor ")


BOARD = """
import machu_tutor
from widgets.app.app import dashboard
state = machu_tutor.new_game("princes", ["Bert", "Ralph"], seed=7)
assert machu_tutor.forecast(state, playouts=1)
dashboard("lesson=quick_start&ply=26")
"""
"""A program that plays, forecasts and makes the page, for a notebook of any kind."""


def test_the_base_works_without_a_server(tmp_path: Path) -> None:
    """The engine and the page need neither Voila nor JupyterLab; the command says which extra serves the page."""
    environment = Environment(pythons()[VERSIONS[0]], tmp_path / "environment")
    environment.install("--require-hashes", "-r", LOCKED / "base.txt")
    environment.install("--no-deps", build(tmp_path / "wheel"))
    program = tmp_path / "program.py"
    program.write_text(f"if __name__ == '__main__':\n{indent(BOARD, '    ')}", encoding="utf-8")
    environment.run(program, cwd=tmp_path)
    told = environment.run("-c", SERVED, *environment.command("machu-tutor"), cwd=tmp_path)
    assert "pip install 'machu-tutor[serve]'" in told
