"""Games stand apart: shared code names none, none knows another, and each folder can be moved away."""

import ast
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.contract.games.shelf import GAMES, HOW_TO, ROOT, SAMPLES, laws
from tutor.core.base.kit import ELSEWHERE, package_of

BESIDE_CORE = [name for name in GAMES if (ROOT / "tutor" / name).is_dir()]
OF_THE_HOW_TO = [name for name in GAMES if name not in BESIDE_CORE]
MOST_LINES = 80
UNCOPIED = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "images")


def folder_of(name):
    """Return the folder of a game's package."""
    spec = find_spec(package_of(name))
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def imports_of(path):
    """Yield the modules that a module imports, by dotted names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def names_it(path, name):
    """Return whether a file names a game by its identifier."""
    return re.search(rf"\b{name}\b", path.read_text(encoding="utf-8")) is not None


def test_there_are_games_beside_core_and_elsewhere():
    """The registry finds the two games of the tutor, and that of the how-to."""
    assert BESIDE_CORE == ["incan_gold", "princes"]
    assert len(OF_THE_HOW_TO) == 1
    assert all(package_of(name) == f"tutor.{name}" for name in BESIDE_CORE)
    assert all(package_of(name) == f"{ELSEWHERE}.{name}" for name in OF_THE_HOW_TO)


def shared_files():
    """Return the files that belong to no game: the core and the page, code, words and style sheets."""
    for folder in (ROOT / "tutor" / "core", ROOT / "widgets"):
        for path in sorted(folder.rglob("*")):
            own = folder.name == "widgets" and path.relative_to(folder).parts[0] in GAMES
            if path.suffix in (".py", ".ftl", ".css", ".js") and not own:
                yield path


def test_shared_files_name_no_game(name):
    """No line of shared code, words or style sheets has the name of a game, in any language."""
    assert [path.name for path in shared_files() if names_it(path, name)] == []


def test_shared_words_and_looks_name_no_thing_of_one_game(name):
    """Catalogues and style sheets that all games share name no good, tile or card of one game."""
    things = re.compile(rf"\b(?:{getattr(laws(name), 'THINGS', '(?!)')})\b", re.IGNORECASE)
    assert [
        (path.name, line)
        for path in shared_files()
        if path.suffix in (".ftl", ".css")
        for line in path.read_text(encoding="utf-8").splitlines()
        if things.search(line)
    ] == []


def test_a_game_imports_no_other_game(name):
    others = [package_of(other) for other in GAMES if other != name]
    for path in folder_of(name).rglob("*.py"):
        for module in imports_of(path):
            assert not any(f"{module}.".startswith(f"{other}.") for other in others), path.name


@pytest.mark.parametrize("game", OF_THE_HOW_TO)
def test_the_how_to_s_game_is_small_and_in_one_folder(game):
    """The game of the how-to has at most eighty lines, and no code outside the how-to names it."""
    assert (
        len((folder_of(game) / "__init__.py").read_text(encoding="utf-8").splitlines())
        <= MOST_LINES
    )
    assert folder_of(game).is_relative_to(SAMPLES)
    folders = (ROOT / "tutor", ROOT / "widgets", ROOT / "tests", ROOT / "notebooks")
    for folder in folders:
        for path in (*folder.rglob("*.py"), *folder.rglob("*.ftl"), *folder.rglob("*.ipynb")):
            assert not names_it(path, game), path
    assert not names_it(ROOT / "pyproject.toml", game)


def test_the_links_of_the_how_to_work():
    page = (HOW_TO / "add-a-game.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)]+)\)", page)
    assert links
    assert [link for link in links if not (HOW_TO / link).exists()] == []


def about(tests, name):
    """Return the test modules in a game's folder, those that name the game, and their importers."""
    modules = {path: set(imports_of(path)) for path in tests.rglob("*.py")}
    dotted = {
        path: ".".join(path.relative_to(tests.parent).with_suffix("").parts) for path in modules
    }
    of_the_game = tests / name
    found = {path for path in modules if path.is_relative_to(of_the_game) or names_it(path, name)}
    while True:
        known = {dotted[path] for path in found}
        more = {
            path
            for path, imports in modules.items()
            if path not in found
            and any(one in known or one.rpartition(".")[0] in known for one in imports)
        }
        if not more:
            return found
        found |= more


@pytest.mark.endurance
@pytest.mark.parametrize("gone", BESIDE_CORE)
def test_a_game_can_be_moved_away(gone, tmp_path):
    """Without a game's folder and its tests, pytest collects all other tests, and those of this folder pass."""
    copy = tmp_path / "copy"
    shutil.copytree(ROOT, copy, ignore=UNCOPIED)
    shutil.rmtree(copy / "tutor" / gone)
    for path in about(copy / "tests", gone):
        path.unlink()
    # Pytest collects all tests, and runs those of all games.
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    chosen = ["-k", "contract and games and not layers", "--ignore", "tests/browser"]
    done = subprocess.run(
        [*command, *chosen], cwd=copy, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert f"[{gone}]" not in done.stdout
    assert " passed" in done.stdout
