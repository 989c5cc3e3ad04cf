"""The tutor runs without its adapters and without their libraries."""

import ast
from pathlib import Path

import tutor
from tutor.core.base.kit import games

PACKAGE = Path(tutor.__file__).parent
OUTSIDE = {"pyspiel", "open_spiel", "pettingzoo", "gymnasium", "numpy"}


def imports_of(path):
    """Yield the modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield f"{node.module}"


def test_nothing_leads_into_the_adapters():
    """No module outside the adapters imports them or their libraries."""
    needing = {
        f"{path.relative_to(PACKAGE)} imports {name}"
        for path in PACKAGE.rglob("*.py")
        if "adapters" not in path.parts
        for name in imports_of(path)
        if name.split(".")[0] in OUTSIDE or name.startswith("tutor.adapters")
    }
    assert needing == set()


def test_each_library_has_one_adapter():
    """Only the adapter with the name of a library imports that library."""
    users = {
        path.stem
        for path in (PACKAGE / "adapters").glob("*.py")
        if OUTSIDE & {name.split(".")[0] for name in imports_of(path)}
    }
    assert users == {"openspiel", "pettingzoo"}


def test_adapters_name_no_game():
    """Adapters work for every game of the registry."""
    for path in (PACKAGE / "adapters").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        told = {ast.get_docstring(tree) or ""} if isinstance(tree, ast.Module) else set()
        named = {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not [game for game in games() if game in named - told]
        assert not [
            name for name in imports_of(path) for game in games() if f"tutor.{game}" in name
        ]


def test_the_adapters_are_no_game():
    """The registry lists games only."""
    assert "adapters" not in games()
    assert "core" not in games()
