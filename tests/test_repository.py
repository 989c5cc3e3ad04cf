"""No text in the repository names one person's machine, and scripts stand in their folders."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.sources import ROOT

UNKEPT = {".git", ".venv", "build", "dist", "mutants", "node_modules", "__pycache__"}
CACHES = re.compile(r"\..*(cache|hypothesis|checkpoints)")
TEXT = {
    ".cfg", ".css", ".ftl", ".ini", ".ipynb", ".j2", ".js", ".json", ".jsonl", ".lock", ".md",
    ".py", ".sh", ".svg", ".toml", ".ts", ".txt", ".yaml", ".yml", "",
}  # fmt: skip


def kept_files() -> Iterator[Path]:
    """Yield the files that a clone has."""
    folders = [ROOT]
    while folders:
        for path in folders.pop().iterdir():
            if path.name in UNKEPT or CACHES.match(path.name):
                continue
            if path.is_dir():
                folders.append(path)
            elif not path.name.endswith(".pyc"):
                yield path


@cache
def kept_texts() -> dict[str, str]:
    """Return the content of each text file that a clone has, by its path."""
    paths = (path for path in kept_files() if path.suffix in TEXT)
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}


def places_of(pattern: str, *left_out: str) -> list[str]:
    """Return the places in text files at which the pattern occurs, as `path: what stands there`."""
    wanted = re.compile(pattern)
    return [
        f"{name}: {found.group()}"
        for name, text in kept_texts().items()
        if name not in left_out
        for found in wanted.finditer(text)
    ]


def test_no_file_says_where_packages_come_from() -> None:
    """No file has the address of a registry or mirror of packages, since the person who installs chooses it."""
    hosts = r"(py[p]i|pythonh[o]sted|npm[j]s|deb[i]an|anac[o]nda)\.(org|com|io)|conda-f[o]rge"
    assert places_of(hosts + r"|--(extra-)?index-[u]rl|--find-[l]inks") == []


def test_locked_sets_have_hashes_and_single_versions(root: Path) -> None:
    """Every line of a locked set is one version of a package with its hashes, and no line is an address."""
    for path in (root / "requirements").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        entries = re.split(r"\n(?=\S)", re.sub(r"(?m)^\s*#.*\n?", "", text).strip())
        for entry in entries:
            assert re.match(r"[\w.-]+==[\w.]+", entry), (path.name, entry[:60])
            assert "--hash=sha256:" in entry, (path.name, entry[:60])
        assert "://" not in text


def test_no_file_names_a_folder_of_one_machine() -> None:
    """No file points at a place outside of the repository."""
    assert places_of(r"(?<![\w.:/])/(hom[e]|r[o]ot|Us[e]rs|w[o]rk|tm[p])/|\.\./sh[a]red") == []


def test_no_file_has_notes_for_later() -> None:
    assert places_of(r"\b(T[O]DO|FIX[M]E|X[X]X)\b", "requirements/test.txt") == []


def test_pages_load_nothing_from_elsewhere() -> None:
    """No part of the product names a content delivery network."""
    assert places_of(r"jsd[e]livr|unp[k]g|cdn[j]s|googlea[p]is|skyp[a]ck|esm\.s[h]") == []


TEMPLATE = ROOT / "widgets" / "template"


def test_javascript_has_its_folders(root: Path) -> None:
    """JavaScript files are the modules of the pages, their bundles, the starters, and tests."""
    page, phone = root / "widgets" / "page", root / "widgets" / "classroom"
    scripts = {path for path in kept_files() if path.suffix in {".js", ".mjs", ".ts", ".jsx"}}
    modules = {*(page / "src").rglob("*.*"), *(phone / "page").rglob("*.*")}
    bundles = {page / "bundle.js", phone / "bundle.js", phone / "console_bundle.js"}
    assert scripts - modules - bundles == {
        *TEMPLATE.glob("*.js"),
        *(root / "docs" / "browser").glob("*.js"),
        *(root / "tests" / "scripts").glob("*.js"),
    }
    assert max(len(path.read_text(encoding="utf-8").splitlines()) for path in modules) < 350


@pytest.mark.parametrize("folder", ["tutor", "widgets", "notebooks"])
def test_no_script_hides_in_markup(root: Path, folder: str) -> None:
    """Python, templates and notebooks contain no script and no event attribute.

    A template may include a whole script file, whose hash the content policy allows.
    """
    hidden = re.compile(
        r"<script(?!>\{% include '\w+\.js' %\}</script>)|javascript:|\bon(click|error|load|key\w+|mouse\w+)\s*=\s*[\"']",
        re.IGNORECASE,
    )
    for suffix in ("*.py", "*.j2", "*.ftl", "*.ipynb", "*.json"):
        for path in (root / folder).rglob(suffix):
            assert not hidden.search(path.read_text(encoding="utf-8")), path


NOTEBOOKS = sorted((ROOT / "notebooks").rglob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: str(path.name))
def test_notebooks_define_nothing(path: Path) -> None:
    """A notebook is prose and cells of at most two lines."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    for cell in (cell for cell in cells if cell["cell_type"] == "code"):
        source = "".join(cell["source"])
        defined = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
        assert not any(isinstance(node, defined) for node in ast.walk(ast.parse(source)))
        assert len(source.splitlines()) <= 2


PAGES = [path for path in kept_files() if path.suffix == ".md"]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    """Every relative link and picture of a document is a file of the repository."""
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text(encoding="utf-8")):
        assert "://" in link or (path.parent / link).exists(), link
