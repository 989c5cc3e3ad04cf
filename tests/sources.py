"""Reads the product's source without running it: its modules and what each of them imports."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = tuple(sorted(folder.parent.name for folder in ROOT.glob("tutor/*/rules")))


@cache
def modules() -> dict[str, ast.Module]:
    """Return every module of the product as its syntax tree, keyed by its dotted name."""
    found = {}
    for package in ("tutor", "widgets"):
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found[name] = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return found


def inside(module: str, package: str) -> bool:
    """Return whether a module is this package or lies in it."""
    return module == package or module.startswith(f"{package}.")


def modules_in(package: str) -> dict[str, ast.Module]:
    """Return the modules of one package."""
    return {name: tree for name, tree in modules().items() if inside(name, package)}


@cache
def imports(module: str) -> tuple[str, ...]:
    """Return the modules and names that a module imports, as `package.module` or `package.module.name`."""
    found: list[str] = []
    for node in ast.walk(modules()[module]):
        if isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by dots"
            found += (f"{node.module}.{alias.name}" for alias in node.names)
    return tuple(found)


def importing(package: str, forbidden: str) -> list[str]:
    """Return a sentence for each forbidden import in a package."""
    return [
        f"{module} imports {name}"
        for module in modules_in(package)
        for name in imports(module)
        if inside(name, forbidden)
    ]


def calls(tree: ast.Module) -> Iterator[str]:
    """Yield the names of the plain functions that a module calls."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id
