"""The wheel contains all of the product and nothing else."""

import zipfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from notebooks.source.course import NAMES, WRITTEN_IN, place_of
from tests.wheel import build
from tutor import __version__

NAME = f"machu_tutor-{__version__}"
TEMPLATE = f"{NAME}.data/data/share/jupyter/voila/templates/machu_tutor"
RECORDS = {"METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE"}


def files(folder: Path, pattern: str = "*") -> Iterator[str]:
    """Yield the files of a folder that a clone has, by their paths from the folder."""
    for path in folder.rglob(pattern):
        kept = path.relative_to(folder)
        if path.is_file() and path.suffix != ".pyc" and not kept.parts[0].startswith("."):
            yield kept.as_posix()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Return the wheel, open for reading."""
    return zipfile.ZipFile(build(tmp_path_factory.mktemp("wheel")))


def test_the_wheel_holds_the_product_and_nothing_else(root: Path, wheel: zipfile.ZipFile) -> None:
    """The wheel has every file of the tutor and its page, the notebooks, and the template where Voila looks for it.

    It has the page's bundled script, and not the modules that the bundle is made of.
    """
    written = (f"{part}/{file}" for part in ("tutor", "widgets") for file in files(root / part))
    expected = {
        *(
            file.removeprefix("tutor/") if file.startswith("tutor/machu_tutor/") else file
            for file in written
            if not file.startswith(("widgets/page/src/", "widgets/classroom/page/"))
        ),
        "widgets/notebooks/dashboard.ipynb",
        *(f"widgets/notebooks/{place_of(*each)}" for each in product(NAMES, WRITTEN_IN)),
        *(f"{TEMPLATE}/{file}" for file in files(root / "widgets" / "template")),
        *(f"{NAME}.dist-info/{file}" for file in RECORDS),
        *(
            f"{NAME}.dist-info/licenses/widgets/page/{file}"
            for file in files(root / "widgets" / "page", "LICENSE.*")
        ),
    }
    assert set(wheel.namelist()) == expected


@pytest.mark.parametrize("kind", ["ftl", "toml", "json", "css", "js", "j2", "html", "ipynb"])
def test_no_kind_of_file_is_left_out(wheel: zipfile.ZipFile, kind: str) -> None:
    """The wheel has each kind of file: words, figures, lessons, style sheets, a script, templates and notebooks."""
    assert any(name.endswith(f".{kind}") for name in wheel.namelist())


def test_all_packages_say_that_they_are_typed(wheel: zipfile.ZipFile) -> None:
    """Every package has `py.typed`, so that type checkers of other programs read the types of the package."""
    packages = ("machu_tutor", "tutor", "widgets")
    assert {f"{package}/py.typed" for package in packages} <= set(wheel.namelist())


def test_its_metadata_says_what_it_is(wheel: zipfile.ZipFile) -> None:
    """The metadata says that the wheel runs on every machine and installs one command."""
    assert "Tag: py3-none-any" in wheel.read(f"{NAME}.dist-info/WHEEL").decode()
    commands = wheel.read(f"{NAME}.dist-info/entry_points.txt").decode()
    assert commands.split("\n")[:2] == ["[console_scripts]", "machu-tutor = widgets.serve:main"]
