"""Pages that show code, so that the documents can link to it within the site."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from docs.site import ROOT

FENCE: Final = "~" * 12
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Block(NamedTuple):
    """Some lines of a module: a definition with its name, or the lines before a definition.

    The name of such lines is empty.
    """

    name: str
    first: int
    last: int


@cache
def parse(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def name_of(path: Path) -> str:
    """Return the dotted name of the module in a file, or of the package in a folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def page_of(path: Path) -> str:
    """Return the path of a module's page, from the top of the site."""
    return f"reference/code/{name_of(path)}.md"


def label(path: Path, name: str = "") -> str:
    """Return the label of a module, or of one of its definitions, to which links lead."""
    made = f"code-{name_of(path)}-{name}" if name else f"code-{name_of(path)}"
    # Labels have no capitals, and a class may have the name of a function.
    return f"{made}-class" if name.lstrip("_")[:1].isupper() else made


def blocks(path: Path) -> Iterator[Block]:
    """Yield each definition of a module and the lines before it, in the order of the module."""
    lines = path.read_text(encoding="utf-8").splitlines()
    done = 0
    for node in parse(path).body:
        if isinstance(node, Definition):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            if any(line.strip() for line in lines[done : first - 1]):
                yield Block("", done + 1, first - 1)
            assert node.end_lineno is not None
            yield Block(node.name, first, node.end_lineno)
            done = node.end_lineno
    if any(line.strip() for line in lines[done:]):
        yield Block("", done + 1, len(lines))


def defined_at(path: Path, line: int) -> str:
    """Return the name of the definition around a line; empty between definitions."""
    found = (block.name for block in blocks(path) if block.first <= line <= block.last)
    return next(found, "")


def code_page(path: Path, shown: Collection[Path]) -> str:
    """Return the page of a module, with a heading for each definition.

    `shown` are all modules that have a page.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    parts = ["---", "orphan: true", "---", "", f"({label(path)})=", f"# {name_of(path)}", ""]
    parts += [f"`{path.relative_to(ROOT).as_posix()}`", ""]
    if path.name == "__init__.py":
        parts += [_list(path.parent, shown), ""]
    seen: set[str] = set()
    for name, first, last in blocks(path):
        text = lines[first - 1 : last]
        while text and not text[0].strip():
            text, first = text[1:], first + 1
        while text and not text[-1].strip():
            text.pop()
        if name and name not in seen:  # overloads share a heading
            parts += [f"({label(path, name)})=", f"## `{name}`", ""]
            seen.add(name)
        parts += [f"{FENCE}{{code-block}} python", f":lineno-start: {first}", "", *text, FENCE, ""]
    return "\n".join(parts)


def members(package: Path) -> list[Path]:
    """Return the modules and packages of a package."""
    modules = (path for path in package.glob("*.py") if path.name != "__init__.py")
    packages = (path / "__init__.py" for path in package.iterdir())
    return sorted([*modules, *(path for path in packages if path.is_file())])


def first_sentence(path: Path) -> str:
    """Return the first line of a module's docstring."""
    return (ast.get_docstring(parse(path)) or "").partition("\n")[0]


def code_pages(paths: Collection[Path]) -> dict[str, str]:
    """Return the page of each module in `paths`, by the path of the page."""
    return {page_of(path): code_page(path, paths) for path in sorted(paths)}


def _list(package: Path, shown: Collection[Path]) -> str:
    """Return the list of a package's members, with links to those that have a page."""
    rows = []
    for path in members(package):
        name = f"`{name_of(path)}`"
        told = f"[{name}](#{label(path)})" if path in shown else name
        rows.append(f"- {told}: {first_sentence(path)}")
    return "\n".join(rows)
