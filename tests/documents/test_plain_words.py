"""Documents, docstrings and comments use plain words, and functions are named by verbs or nouns."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import ROOT

HARD = re.compile(
    r"(?<![a-z])(whoever|whomever|somebody|nobody|one's|there_is_none|there is none|inversion|aphorism)(?![a-z])",
    re.IGNORECASE,
)
"""Words that make a reader read a sentence twice; they count in names too."""

PARTICIPLES = frozenset(
    re.findall(
        r"\w+",
        "told asked written drawn made found shown said given taken known seen heard kept held left "
        "gone begun won lost bought sold paid led met sent spent built caught chosen broken spoken "
        "thought brought done driven eaten fallen felt fought flown forgotten hidden laid lain lent "
        "lit meant risen sung slept stood stolen struck sworn swept thrown understood woken worn "
        "wound dealt fed grown hung taught torn",
    )
)
"""Irregular participles, without those that are often verbs or nouns: `read`, `put`, `set`, `cut`, `bound`."""

NO_PARTICIPLES = {"bed", "embed", "feed", "need", "red", "seed", "shed", "sled", "speed", "weed"}
"""Words that are no participles, though they end like one."""

MOST_HARD = {"tutor": 0, "docs": 0, "widgets": 0, "tests": 0}
MOST_PARTICIPLES = {"tutor": 0, "docs": 0, "widgets": 0, "tests": 0}
"""The most hard words or participles in each folder; a figure may only go down."""

PAGES = [ROOT / name for name in ("CHANGELOG.md", "CONTRIBUTING.md", "README.md")]


def is_participle(name: str) -> bool:
    """Return whether a name consists of a participle alone."""
    word = re.sub(r"^(un|re|over|mis|with)(?=.{3})", "", name.strip("_").lower())
    return word in PARTICIPLES or (
        re.fullmatch(r"[a-z]{2,}ed", word) is not None and word not in NO_PARTICIPLES
    )


def functions(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and name of each function of a module, also of functions inside others."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name


def script_functions(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and name of each function of a script whose name is one word."""
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for name in re.findall(r"(?:function|const) ([a-z]+)(?:\(| = (?:\([^()]*\)|\w+) =>)", text):
            yield line, name


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and text of each docstring, comment and function name, if the file has any hard word."""
    source = path.read_text(encoding="utf-8")
    if not HARD.search(" ".join(source.split())):
        return  # most modules have no hard word, and parsing a module is slow
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    yield from functions(path)


def hard_words(folder: str) -> list[str]:
    """Return each hard word of a folder with its place."""
    found = []
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix == ".py":
            lines = prose(path)
        elif path.suffix == ".md":
            lines = iter(enumerate(path.read_text(encoding="utf-8").splitlines(), 1))
        elif (
            path.suffix in {".js", ".css"} and path.name != "bundle.js"
        ):  # the bundle is written from `src`
            comments = re.findall(
                r"/\*.*?\*/|//[^\n]*", path.read_text(encoding="utf-8"), re.DOTALL
            )
            lines = ((0, comment) for comment in comments)
        else:
            continue
        found += [
            f"{path.relative_to(ROOT)}:{line}: {word}"
            for line, text in lines
            for word in HARD.findall(" ".join(text.split()))
        ]
    return found


def participles(folder: str) -> list[str]:
    """Return each function of a folder that is named by a participle, with its place."""
    modules = [
        path
        for path in sorted((ROOT / folder).rglob("*.py"))
        # Parsing a module is slow, and most have no such name.
        if any(map(is_participle, re.findall(r"\bdef (\w+)", path.read_text(encoding="utf-8"))))
    ]
    scripts = sorted((ROOT / folder).rglob("*.js"))
    return [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for read, paths in ((functions, modules), (script_functions, scripts))
        for path in paths
        for line, name in read(path)
        if is_participle(name)
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_has_no_hard_words(page):
    assert HARD.findall(page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("folder", MOST_HARD)
def test_a_folder_has_no_more_hard_words(folder):
    """Docstrings, comments, names and documents of a folder have no more hard words than allowed.

    Texts in strings are data and do not count.
    """
    found = hard_words(folder)
    assert len(found) <= MOST_HARD[folder], "\n".join(found)


@pytest.mark.parametrize("folder", MOST_PARTICIPLES)
def test_a_folder_names_no_more_functions_by_participles(folder):
    """A folder has no more functions named by a participle than allowed.

    A participle alone says neither what a function does nor what it returns.
    """
    found = participles(folder)
    assert len(found) <= MOST_PARTICIPLES[folder], "\n".join(found)


@pytest.mark.parametrize(
    "name", ["told", "_asked", "mixed", "undone", "redealt", "__read_", "_wrapped"]
)
def test_a_participle_is_known(name):
    """The check recognises a participle with and without underscores; `read` is a verb too."""
    assert is_participle(name) is (name != "__read_")


@pytest.mark.parametrize("name", ["seed", "is_asked", "asked_of", "mix", "split", "bound"])
def test_other_names_are_free(name):
    """The check accepts nouns, verbs and names of several words."""
    assert not is_participle(name)
