"""Helpers for tests of translations: the languages of a package, and every form of a message.

This module uses Fluent's own parser and knows no single message.
"""

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from tests.catalogues import forms
from tutor.core.words.catalogue import Catalogue, parse
from widgets.page.parts import packages

ROOT = Path(__file__).parents[1]
CORE = "tutor.core"
PACKAGES = {
    "tutor.core": (CORE,),
    "tutor.princes": (CORE, "tutor.princes"),
    "tutor.incan_gold": (CORE, "tutor.incan_gold"),
    **{part: (CORE, *packages()) for part in packages()},
    "widgets": (CORE, "widgets"),
    "widgets.classroom": (CORE, "widgets.classroom"),
    "widgets.princes": (CORE, *packages(), "widgets.princes"),
    "widgets.incan_gold": (CORE, *packages(), "widgets.incan_gold"),
}
"""Each package with words, and the packages whose words it uses too."""

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTS = (0, 1, 2, 5)
MOST = 300


def folder(package: str) -> Path:
    """Return the folder in which a package keeps its languages."""
    return ROOT / package.replace(".", "/") / "locale"


def languages(package: str = CORE) -> tuple[str, ...]:
    """Return the languages of a package, read from its folders."""
    return tuple(sorted(each.name for each in folder(package).iterdir() if each.is_dir()))


def own(package: str, language: str) -> list[str]:
    """Return the ids of the messages in a package's own files."""
    head = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
    files = sorted((folder(package) / language).glob("*.ftl"))
    return [name for file in files for name in head.findall(file.read_text(encoding="utf-8"))]


@cache
def catalogue(language: str, packages: tuple[str, ...]) -> Catalogue:
    """Return the catalogue of some packages, cached so that each message is parsed once."""
    return Catalogue(language, packages)


@cache
def all_forms(package: str, language: str) -> tuple[str, ...]:
    """Return every id and `id.attribute` of a package's messages."""
    words = catalogue(language, PACKAGES[package])
    return tuple(form for name in own(package, language) for form in forms(words, name))


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    """Yield a node of Fluent's tree and all nodes below it."""
    if isinstance(node, list):
        for each in node:
            yield from _nodes(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from _nodes(list(vars(node).values()))


@cache
def _message(source: str) -> ast.Message:
    (found,) = (entry for entry in parse(source).body if isinstance(entry, ast.Message))
    return found


@cache
def _pattern(words: Catalogue, form: str) -> list[ast.BaseNode]:
    """Return all nodes of the pattern (the text) that belongs to an id."""
    name, _, attribute = form.partition(".")
    message = _message(words.source(name))
    if not attribute:
        return list(_nodes(message.value))
    (found,) = (each.value for each in message.attributes if each.id.name == attribute)
    return list(_nodes(found))


def text_of(words: Catalogue, form: str) -> str:
    """Return all words of a message in all its variants, without the places that values fill in."""
    return "".join(
        node.value for node in _pattern(words, form) if isinstance(node, ast.TextElement)
    )


def chosen_by(words: Catalogue, form: str) -> dict[str, set[str]]:
    """Return the variables that select a branch of a message or of its references, each with the keys of its branches."""
    found: dict[str, set[str]] = {}
    for node in _pattern(words, form):
        if isinstance(node, ast.VariableReference):
            found.setdefault(node.id.name, set())
        elif isinstance(node, ast.MessageReference):
            mentioned = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
            for name, keys in chosen_by(words, mentioned).items():
                found.setdefault(name, set()).update(keys)
        elif isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference), form
            keys = (variant.key for variant in node.variants)
            found.setdefault(node.selector.id.name, set()).update(
                key.name if isinstance(key, ast.Identifier) else key.value for key in keys
            )
    return found


def shown_by(words: Catalogue, form: str) -> set[str]:
    """Return the variables whose values a message shows.

    A variable that only selects a branch is left out.
    """
    found: set[str] = set()
    for node in _pattern(words, form):
        inside = node.expression if isinstance(node, ast.Placeable) else None
        if isinstance(inside, ast.VariableReference):
            found.add(inside.id.name)
        elif isinstance(inside, ast.MessageReference):
            attribute = f".{inside.attribute.name}" if inside.attribute else ""
            found |= shown_by(words, inside.id.name + attribute)
    return found


def _values(keys: set[str]) -> list[str | int]:
    """Return sample values that select each branch: counts for a plural, otherwise each key and an unknown key."""
    if not keys:
        return ["X"]
    named = sorted(key for key in keys if not key.isdecimal() and key not in CATEGORIES)
    figures = {int(key) for key in keys if key.isdecimal()}
    counts = sorted({*COUNTS, *figures}) if keys & CATEGORIES or figures else []
    return [*named, *counts]


def ways(words: Catalogue, form: str) -> Iterator[tuple[dict[str, str | int], str]]:
    """Yield sample arguments for every branch of a message, with the text that they give."""
    chosen = chosen_by(words, form)
    values = (_values(keys) for keys in chosen.values())
    for found in itertools.islice(itertools.product(*values), MOST):
        arguments = dict(zip(chosen, found, strict=True))
        yield arguments, words.format(form, arguments)
