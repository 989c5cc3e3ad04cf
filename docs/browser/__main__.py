"""Writes the dashboard that needs no server: `python -m docs.browser`."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from jinja2 import Environment, FileSystemLoader

from docs.browser import HERE, ROOT, STATIC
from tests.npm import npm
from tutor.core.words.text import LANGUAGES
from widgets.app.app import dashboard
from widgets.front_door import front_door

PACKAGES: Final = (
    *("fluent.runtime", "fluent.syntax", "babel", "pytz", "attrs", "typing_extensions"),
    *("snowballstemmer", "leather", "jupyter_core", "platformdirs"),
    *("ipywidgets", "anywidget", "psygnal", "ipycanvas", "traitlets", "comm"),
)
"""The distributions that the tutor imports in a browser."""
PYODIDE: Final = (
    *("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"),
    *("python_stdlib.zip", "pyodide-lock.json"),
)
LOCALES: Final = ("root", *LANGUAGES)
"""The languages of babel that are kept: the others are ten times as large as the tutor."""


def modules() -> Iterator[tuple[Path, str]]:
    """Yield the files that Python imports or reads, each with its name in the packed folder."""
    for package in ("tutor", "widgets", "machu_tutor"):
        folder = ROOT / ("tutor/machu_tutor" if package == "machu_tutor" else package)
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            if path.is_file() and is_needed(f"{package}/{inside.as_posix()}"):
                yield path, f"{package}/{inside.as_posix()}"
    for name in PACKAGES:
        for file in distribution(name).files or ():
            if is_needed(file.as_posix()):
                yield Path(str(file.locate())), file.as_posix()
    yield HERE / "start.py", "start.py"


def is_needed(name: str) -> bool:
    """Return whether the tutor in a browser needs this file of a package."""
    parts = Path(name).parts
    if "locale-data" in parts:
        return Path(name).stem.split("_")[0] in LOCALES
    unneeded = {
        "..",
        "__pycache__",
        "src",
        "server",
        "nbextension",
        "labextension",
        "zoneinfo",
        "tests",
    }
    return not unneeded & set(parts) and not name.endswith((".so", ".pyi", ".dist-info"))


def write(target: Path) -> None:
    """Write the whole site into a folder, after emptying it."""
    shutil.rmtree(target, ignore_errors=True)
    (target / "pyodide").mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(ROOT / "node_modules" / "pyodide" / name, target / "pyodide")
    for file in distribution("ipycanvas").files or ():
        if file.match("nbextensions/ipycanvas/index.js"):
            shutil.copy(str(file.locate()), target / "ipycanvas.js")
    shutil.copy(HERE / "worker.js", target)
    (target / "page.css").write_text(dashboard("").get_state("_css")["_css"], encoding="utf-8")
    with ZipFile(target / "tutor.zip", "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for path, name in modules():
            packed.write(path, name)
    page = Environment(
        loader=FileSystemLoader([HERE, ROOT / "widgets" / "template"]), autoescape=True
    )
    named = {"metadata": {"name": "dashboard"}, "door": front_door()}
    text = page.get_template("index.html.j2").render(resources=named, nb={"metadata": {}})
    (target / "index.html").write_text(text, encoding="utf-8")


def main() -> int:
    """Write the site into `build/static` or the folder of `--to`, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=STATIC, help="the folder of the site")
    target = parser.parse_args().to
    write(target)
    failed = npm("run", "bundle-static", "--", f"--outfile={target / 'page.js'}")
    if not failed:
        print(target / "index.html")
    return failed


if __name__ == "__main__":
    sys.exit(main())
