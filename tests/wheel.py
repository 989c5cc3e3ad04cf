"""Builds the wheel as `make wheel` does, and makes environments to install it into."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKED = ROOT / "requirements"
OLDEST = (3, 11)
FITS = "import ensurepip, sys, venv; print(*sys.version_info[:2])"
SLOWEST = 900


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    """Run a command outside the checkout, require that it succeeds, and return its output."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=elsewhere() | variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=SLOWEST,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def elsewhere() -> dict[str, str]:
    """Return this process's environment variables without those that would lead Python back to the checkout."""
    return {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    }


def build(folder: Path, **variables: str) -> Path:
    """Build the wheel with the locked build backend, without a request to another machine, and return its path."""
    command = (sys.executable, "-m", "hatchling", "build", "--target", "wheel")
    run(*command, "--directory", folder, cwd=ROOT, **variables)
    [wheel] = folder.glob("*.whl")
    return wheel


def build_compiled(folder: Path) -> Path:
    """Build the wheel with compiled rules as `make compiled` does, for the Python of the tests, and return its path."""
    return build(folder, MACHU_TUTOR_COMPILED="1")


def interpreters() -> dict[str, Path]:
    """Return one interpreter for each Python on this machine that can run the tutor, by its version."""
    found: dict[tuple[int, int], Path] = {}
    for candidate in _candidates():
        said = subprocess.run(
            [str(candidate), "-I", "-c", FITS], capture_output=True, text=True, check=False
        )
        if said.returncode == 0:  # a shim may lead nowhere
            major, minor = map(int, said.stdout.split())
            if (major, minor) >= OLDEST:
                found.setdefault((major, minor), candidate)
    return {f"{major}.{minor}": path for (major, minor), path in sorted(found.items())}


def _candidates() -> Iterator[Path]:
    yield Path(sys.executable)
    for folder in os.get_exec_path():
        yield from sorted(Path(folder).glob("python3.[0-9][0-9]"))
    at_home = Path.home()
    pyenv = Path(os.environ.get("PYENV_ROOT") or at_home / ".pyenv")
    shared = os.environ.get("XDG_DATA_HOME") or at_home / ".local" / "share"
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR") or Path(shared) / "uv" / "python")
    for managed in (pyenv / "versions", uv):
        yield from sorted(managed.glob("3.*/bin/python")) + sorted(
            managed.glob("cpython-3.*/bin/python")
        )


class Environment:
    """An environment that has only pip, until something is installed."""

    def __init__(self, interpreter: Path, folder: Path) -> None:
        run(interpreter, "-m", "venv", folder, cwd=folder.parent)
        self.folder = folder
        self.python = folder / "bin" / "python"

    def install(self, *what: str | Path) -> None:
        """Install distributions with the environment's own pip."""
        pip = (self.python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
        run(*pip, *what, cwd=self.folder)

    def run(self, *arguments: str | Path, cwd: Path) -> str:
        """Run the environment's interpreter, and return its output."""
        return run(self.python, *arguments, cwd=cwd)

    def command(self, name: str) -> Sequence[str]:
        """Return the path of a command that an installed distribution brought along."""
        program = shutil.which(name, path=str(self.python.parent))
        assert program is not None, name
        return [program]
