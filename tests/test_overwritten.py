"""If another distribution has overwritten the package `tutor`, every start says so in a sentence."""

import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tests.wheel import build, elsewhere, run

FOREIGN = "foreign_tutor-1.0"
SENTENCE = "Another package called 'tutor' has overwritten files of machu-tutor"
STARTS = {
    "command": ["machu-tutor", "--version"],
    "module": ["python", "-m", "widgets.serve", "--version"],
    "line": ["python", "-m", "tutor", "aid"],
    "page": ["python", "-c", "from widgets.app.app import dashboard"],
}


def foreign(folder: Path) -> Path:
    """Build the wheel of another author whose package also has the name `tutor`."""
    wheel = folder / f"{FOREIGN}-py3-none-any.whl"
    info = f"{FOREIGN}.dist-info"
    files = {
        "tutor/__init__.py": '__version__ = "1.0"\n',
        "tutor/py.typed": "",
        "tutor/core/__init__.py": "",
        "tutor/core/hooks/__init__.py": "",
        f"{info}/METADATA": "Metadata-Version: 2.1\nName: foreign-tutor\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    listed = "".join(f"{name},,\n" for name in (*files, f"{info}/RECORD"))
    with zipfile.ZipFile(wheel, "w") as packed:
        for name, content in (*files.items(), (f"{info}/RECORD", listed)):
            packed.writestr(name, content)
    return wheel


class Place:
    """An environment with the tutor's wheel, which takes its requirements from the environment of the tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False, symlinks=True)
        paths = sysconfig.get_paths("venv", vars={"base": str(folder), "platbase": str(folder)})
        self.scripts = Path(paths["scripts"])
        borrowed = Path(paths["purelib"]) / "borrowed.pth"
        borrowed.write_text(f"{sysconfig.get_paths()['purelib']}\n", encoding="utf-8")

    def pip(self, command: str, *what: str | Path) -> None:
        """Install or remove a distribution without a request to another machine."""
        python = self.scripts / "python"
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)
        run(*pip, command, "--quiet", *what, cwd=self.folder)

    def run(self, program: str, *arguments: str) -> tuple[int, str]:
        """Run a program, and return its exit code and output."""
        done = subprocess.run(
            [str(self.scripts / program), *arguments],
            cwd=self.folder,
            env=elsewhere(),
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Return an environment with the tutor's wheel."""
    made = Place(tmp_path_factory.mktemp("place") / "env")
    made.pip("install", "--no-deps", "--no-index", build(tmp_path_factory.mktemp("wheel")))
    return made


@pytest.mark.endurance
def test_overwritten_and_deleted_files_are_reported(place: Place, tmp_path: Path) -> None:
    """Every start reports overwritten files, even after removing the foreign package has deleted files of the tutor."""
    program, *arguments = STARTS["command"]
    assert place.run(program, *arguments)[0] == 0
    place.pip("install", "--no-deps", "--no-index", foreign(tmp_path))
    assert_told(place)
    place.pip("uninstall", "--yes", "foreign-tutor")
    assert_told(place)


def assert_told(place: Place) -> None:
    """Assert that every start prints the sentence, and that importing the functions raises an error with it."""
    for start in STARTS.values():
        code, said = place.run(*start)
        assert (code != 0, SENTENCE in said, "Traceback" in said) == (True, True, False), start
    for python in (["python"], ["python", "-m", "IPython", "--colors=NoColor"]):
        for line in ("from tutor.notebook import *", "import machu_tutor"):
            code, said = place.run(*python, "-c", line)
            assert (code != 0, f"Overwritten: {SENTENCE}" in said) == (True, True), said
