"""Code uses at most four private names of other packages, each with a reason in a comment."""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.conftest import ROOT
from tests.sources import modules_in

MOST = 4
OURS = ("tutor", "widgets")
# Only their names look private: those of the standard library, and those that PettingZoo has games call.
DOCUMENTED = {"_asdict", "_fields", "_replace", "_exit", "_accumulate_rewards", "_was_dead_step"}
MARKED = re.compile(r"\.(_[a-z]\w*).*# noqa: SLF001")
UPSTREAM = re.compile(r"https://github\.com/[\w-]+/[\w-]+/(issues|pull)/\d+")


class Use(NamedTuple):
    """A private name of another package, the module that uses it and the text around it."""

    module: str
    name: str
    around: str


def is_private(name: str) -> bool:
    """Return whether a name begins with an underscore and so is private."""
    return name.startswith("_") and not name.startswith("__")


def attribute_name(node: ast.AST) -> str:
    """Return the attribute that a node reads, by a dot or by `getattr`, or an empty text for other nodes."""
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > 1:
        last = node.args[1]
        if node.func.id in ("getattr", "setattr", "hasattr") and isinstance(last, ast.Constant):
            return str(last.value)
    return ""


def own(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a module defines or sets on its own objects."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
            and node.value.id in ("self", "cls")
        ):
            yield node.attr


def uses() -> set[Use]:
    """Return the private names of other packages in use, and those whose use a comment allows."""
    trees = {name: tree for part in OURS for name, tree in modules_in(part).items()}
    ours = {name for tree in trees.values() for name in own(tree)} | DOCUMENTED
    found = set()
    for module, tree in trees.items():
        source = text_of(module)
        marked = set(MARKED.findall(source))
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for name in map(attribute_name, ast.walk(function)):
                if is_private(name) and (name not in ours or name in marked):
                    found.add(Use(module, name, ast.get_source_segment(source, function) or ""))
    return found | uses_in_scripts()


def uses_in_scripts() -> set[Use]:
    """Return the private names that the page's scripts use of other packages; the scripts define none."""
    return {
        Use(path.name, name, text)
        for path in (ROOT / "widgets/page/src").rglob("*.js")
        for text in path.read_text(encoding="utf-8").split("\n\n")
        for name in re.findall(r"\.(_[a-z]\w*)", text)
    }


def text_of(module: str) -> str:
    """Return the source of a module."""
    place = ROOT.joinpath(*module.split("."))
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return file.read_text(encoding="utf-8")


def test_few_private_names_of_other_packages_are_used() -> None:
    """The code uses few private names of other packages, each with a comment that links to the request for a public one."""
    found = uses()
    assert len({use.name for use in found}) <= MOST, found
    for use in found:
        assert UPSTREAM.search(use.around), f"{use.module}: {use.name} names no issue"


def test_the_server_overrides_nothing_private() -> None:
    """No class of the server overrides a private name, which its base class may rename at any time."""
    found = set()
    for module in map(importlib.import_module, modules_in("widgets.server")):
        for kind in vars(module).values():
            if not inspect.isclass(kind) or kind.__module__ != module.__name__:
                continue
            foreign = [base for base in kind.__mro__ if not base.__module__.startswith(OURS)]
            theirs = {name for base in foreign for name in vars(base) if is_private(name)}
            written = {name for name, value in vars(kind).items() if inspect.isfunction(value)}
            found |= {f"{kind.__name__}.{name}" for name in written & theirs}
    assert found == set()
