"""Writes the dashboard that needs no server: `python -m docs.browser`."""

from __future__ import annotations

import argparse
import gzip
import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from jinja2 import Environment, FileSystemLoader

from docs.browser import HERE, ROOT, STATIC
from docs.browser.prepared import prepared_steps
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
    *("pyodide.mjs", "pyodide.asm.mjs"),
    *("python_stdlib.zip", "pyodide-lock.json"),
)
WASM: Final = "pyodide.asm.wasm"
TEMPLATE: Final = ROOT / "widgets" / "template"
UNNEEDED: Final = frozenset(
    (
        *("..", "__pycache__", "tests", "src", "server", "nbextension", "labextension"),
        *("zoneinfo", "messages", "RECORD"),
    )
)
"""The folders and files of packages that are for a server, another page or a programmer."""
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
    return not UNNEEDED & set(parts) and not name.endswith((".so", ".pyi"))


def write_files(folder: Path) -> None:
    """Write all files besides the first page into a folder."""
    (folder / "pyodide").mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(ROOT / "node_modules" / "pyodide" / name, folder / "pyodide")
    packed = gzip.compress((ROOT / "node_modules" / "pyodide" / WASM).read_bytes(), mtime=0)
    (folder / "pyodide" / f"{WASM}.packed").write_bytes(packed)
    for file in distribution("ipycanvas").files or ():
        if file.match("nbextensions/ipycanvas/index.js"):
            shutil.copy(str(file.locate()), folder / "ipycanvas.js")
    shutil.copy(HERE / "worker.js", folder)
    styles = dashboard("").get_state("_css")["_css"]
    (folder / "page.css").write_text(str(styles), encoding="utf-8")
    archive = folder / "tutor.zip"
    with ZipFile(archive, "w", ZIP_DEFLATED) as files:
        for path, name in modules():
            files.writestr(ZipInfo(name), path.read_bytes())
    run("compile-static", str(archive), str(folder / "pyodide" / "python_stdlib.zip"))
    run("bundle-static", f"--outfile={folder / 'page.js'}")


def run(script: str, *arguments: str) -> None:
    """Run a script of `package.json`. Raises RuntimeError if it fails."""
    if npm("run", "--silent", script, "--", *arguments):
        raise RuntimeError(script)


def write(target: Path) -> None:
    """Write the whole site into a folder, after emptying it.

    All files but the first page and its service are in a folder with a name of their own for each
    version, so that no page mixes two versions.
    """
    shutil.rmtree(target, ignore_errors=True)
    made = target / "new"
    write_files(made)
    files = sorted(path for path in made.rglob("*") if path.is_file())
    version = f"machu-tutor-{sha256(b''.join(map(Path.read_bytes, files))).hexdigest()[:12]}"
    made.rename(target / version)
    steps = prepared_steps()
    (target / version / "prepared").mkdir()
    for name, text in steps.items():
        (target / version / "prepared" / name).write_text(text, encoding="utf-8")
    names = ["./", *(f"{version}/{path.relative_to(made).as_posix()}" for path in files)]
    page = Environment(loader=FileSystemLoader([HERE, TEMPLATE]), autoescape=True)
    named = {"metadata": {"name": "dashboard"}, "door": front_door()}
    parts = {"resources": named, "nb": {"metadata": {}}, "steps": sorted(steps)}
    for name in ("index.html", "service.js"):
        text = page.get_template(f"{name}.j2").render(version=version, files=names, **parts)
        (target / name).write_text(text, encoding="utf-8")


def main() -> int:
    """Write the site into `build/static` or the folder of `--to`, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=STATIC, help="the folder of the site")
    target = parser.parse_args().to
    write(target)
    print(target / "index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
