"""Finds the code that implements a rule and the tests that show it, in the source itself.

Code names a rule where it notes an event, refuses a decision, or says its purpose in a docstring; a
test names it in `pytest.mark.rules`.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from docs.site import ROOT
from docs.site.code import Definition, defined_at, parse

TESTS: Final = ROOT / "tests"
MARK: Final = "pytest.mark.rules"
TABLES: Final = ("events.py", "spec.py")
"""The modules in which a list of rule ids does not mean that a rule is implemented there.

Only their classes and functions implement rules.
"""

SPEAKING: Final = ("words", "teaching", "scene", "lessons", "advice", "locale")
"""The folders whose code describes rules, draws them or gives advice by them.

No rule is implemented there.
"""

_ID: Final = re.compile(r"`([a-z_]+\.[a-z_]+)`")


class Place(NamedTuple):
    """A definition in a file; the name is empty for the lines between definitions."""

    path: Path
    name: str


@cache
def code_of(package: Path, rules: frozenset[str]) -> Mapping[str, tuple[Place, ...]]:
    """Return the places in a game's package that implement each rule, by rule."""
    found: dict[str, dict[Place, None]] = defaultdict(dict)
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).parts
        if parts[0].removesuffix(".py") in SPEAKING:
            continue
        for rule, line in _named_rules(parse(path), rules):
            name = defined_at(path, line)
            if name or path.name not in TABLES:
                found[rule][Place(path, name)] = None
    return {rule: tuple(places) for rule, places in found.items()}


def _named_rules(tree: ast.Module, rules: Collection[str]) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            names = {node.value, *_ID.findall(node.value)}
            for rule in sorted(names & set(rules)):
                yield rule, node.lineno


def tests_of(game: str, rules: frozenset[str], games: Collection[str]) -> Mapping[str, list[Place]]:
    """Return the tests that show each rule, by rule.

    A game's tests are in its own folder, or elsewhere in files that mark no rule of another game.
    """
    found: dict[str, list[Place]] = defaultdict(list)
    for path, marks in _all_marks().items():
        folder = path.relative_to(TESTS).parts[0]
        if folder == game or (folder not in games and {rule for rule, _ in marks} <= rules):
            for rule, name in marks:
                place = Place(path, name)
                if rule in rules and place not in found[rule]:
                    found[rule].append(place)
    return found


@cache
def _all_marks() -> Mapping[Path, list[tuple[str, str]]]:
    """Return the rules in the marks of tests, each with the test's name, by file."""
    found = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        if MARK not in path.read_text(encoding="utf-8"):
            continue
        tree = parse(path)
        lists = _lists(tree)
        tests = [node for node in tree.body if isinstance(node, Definition)]
        marks = [(rule, node.name) for node in tests for rule in _marked_rules(node, lists)]
        if marks:
            found[path] = marks
    return found


def _marked_rules(node: Definition, lists: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """Yield the rules of every `pytest.mark.rules` in a definition's decorators."""
    for call in (call for each in node.decorator_list for call in ast.walk(each)):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == MARK:
            for argument in call.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)
                elif isinstance(argument, ast.Starred):
                    yield from lists.get(ast.unparse(argument.value), ())


def _lists(tree: ast.Module) -> dict[str, tuple[str, ...]]:
    """Return the module's own lists of texts, by their names."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            texts = [each for each in ast.walk(node.value) if isinstance(each, ast.Constant)]
            values = tuple(each.value for each in texts if isinstance(each.value, str))
            found[node.targets[0].id] = values
    return found
