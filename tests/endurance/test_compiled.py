"""The wheel with compiled rules passes the suite of the contract."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.wheel import LOCKED, ROOT, Environment, build_compiled
from tutor import __version__

pytestmark = pytest.mark.endurance

SUITE = ("tests", "docs", "pyproject.toml")
ABOUT_THE_CHECKOUT = (
    "tests/contract/games/test_layers.py"  # reads the source, and not the modules that run
)
MODULES = "import tutor.princes.rules.flow as flow; print(flow.__file__)"


class Installed(NamedTuple):
    """An environment with the compiled wheel, the wheel's name, and a folder outside the checkout."""

    environment: Environment
    wheel: str
    far: Path


@pytest.fixture(scope="module")
def installation(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    """Install the compiled wheel into an empty environment, with the locked requirements of its tests."""
    folder = tmp_path_factory.mktemp("compiled")
    wheel = build_compiled(folder / "wheel")
    environment = Environment(Path(sys.executable), folder / "environment")
    environment.install("--require-hashes", "-r", LOCKED / "compiled.txt")
    environment.install("--no-deps", wheel)
    far = folder / "elsewhere"
    far.mkdir()
    yield Installed(environment, wheel.name, far)
    shutil.rmtree(folder)


def test_the_wheel_says_what_it_is_for(installation: Installed) -> None:
    """The wheel's name contains this version of Python, so that pip installs it for no other version."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert installation.wheel.startswith(f"machu_tutor-{__version__}-{python}-{python}-")


def test_the_rules_that_run_are_compiled(installation: Installed) -> None:
    """The rules in the environment are machine code."""
    module = Path(installation.environment.run("-c", MODULES, cwd=installation.far).strip())
    assert module.is_relative_to(installation.environment.folder)
    assert module.suffix in (".so", ".pyd")


def test_the_contract_holds(installation: Installed) -> None:
    """The compiled wheel passes the contract's tests of the vectors, the rules by hand, the refusals and the events."""
    for name in SUITE:
        kept = ROOT / name
        (shutil.copytree if kept.is_dir() else shutil.copy)(kept, installation.far / name)
    options = ("-q", "-p", "no:cacheprovider", "-m", "not endurance")
    told = installation.environment.run(
        "-m", "pytest", "tests/contract", "tests/princes/test_fast_play.py",
        f"--ignore={ABOUT_THE_CHECKOUT}", *options, cwd=installation.far,
    )  # fmt: skip
    assert " passed" in told, told
