"""The sources of the site: the documents as they are, and the generated pages.

A link from a document to a file of the repository leads to the page that shows the file. A comment
`<!-- made: name -->` in a document is replaced by the generated text of that name.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from docs.site import DOCS, ROOT
from docs.site.api import api_pages
from docs.site.code import code_pages, label
from docs.site.commands import command_page
from docs.site.notebooks import NOTEBOOKS, notebook_index, notebook_page, notebook_paths
from docs.site.printed import printed_figures
from docs.site.rules import rule_label, rules_pages, rulings

OUTSIDE: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "binder/README.md": "how-to/open-from-a-link.md",
}
"""The documents outside of the folder `docs`, with the paths of their pages."""

_FENCED: Final = re.compile(r"(^(`{3,}|~{3,}).*?^\2\s*$)", re.MULTILINE | re.DOTALL)
_LINK: Final = re.compile(r"(!?)\[([^\[\]]*)\]\(([^)\s#]+)(#[^)]*)?\)")
_MADE: Final = re.compile(r"<!-- made: ([a-z-]+) -->")
_CODE: Final = re.compile(r"(?<![`\[])`([a-z_]+\.[a-z_]+)`(?!`)")


def stage(target: Path, *, is_executing: bool) -> None:
    """Write all sources into a folder, after emptying it."""
    shutil.rmtree(target, ignore_errors=True)
    writer = _Stage(target)
    for path in sorted(DOCS.rglob("*.md")):
        writer.document(path, path.relative_to(DOCS).as_posix())
    for name, page in OUTSIDE.items():
        writer.document(ROOT / name, page)
    for rules in rules_pages():
        writer.write(f"reference/rules-{rules.game}.md", rules.text())
        writer.code |= rules.files
    writer.write("reference/command-line.md", command_page())
    for page, text in api_pages().items():
        writer.write(page, text)
    paths = notebook_paths()
    for path in paths:
        text = notebook_page(path, is_executing=is_executing)
        writer.write(f"notebooks/{path.relative_to(NOTEBOOKS).as_posix()}", text)
    writer.write("notebooks/index.md", notebook_index(paths))
    for page, text in code_pages(writer.code).items():
        writer.write(page, text)


class _Stage:
    """A writer of sources; `code` are the modules to which links lead."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._rules = {page.game: page.rules for page in rules_pages()}
        self.code: set[Path] = set()

    def write(self, name: str, text: str) -> None:
        """Write a source file with this name and text."""
        path = self._target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def document(self, path: Path, page: str) -> None:
        """Write a document of the repository as a page."""
        text = path.read_text(encoding="utf-8")
        text = _MADE.sub(lambda found: MADE[found[1]](), text)
        own = path.name.partition("-")[0]
        games = {own: self._rules[own]} if own in self._rules else self._rules
        pieces = _FENCED.split(text)
        # The pattern has two groups, so the pieces are prose, a fenced block, its fence, prose
        # again.
        prose, fenced = pieces[::3], pieces[1::3]
        prose = [self._add_links(piece, path, games) for piece in prose]
        woven = [piece for pair in zip(prose, [*fenced, ""], strict=True) for piece in pair]
        self.write(page, "".join(woven))

    def _add_links(self, text: str, path: Path, games: Mapping[str, frozenset[str]]) -> str:
        text = _LINK.sub(lambda found: self._link(found, path.parent), text)
        return _CODE.sub(lambda found: _link_rule(found, games), text)

    def _link(self, found: re.Match[str], folder: Path) -> str:
        picture, text, link, part = found[1], found[2], found[3], found[4] or ""
        if "://" in link or link.startswith("/"):
            return found[0]
        goal = Path(os.path.normpath(folder / link))
        name = goal.relative_to(ROOT).as_posix()
        if goal.is_dir():
            goal = goal / "__init__.py"
        if name in OUTSIDE:
            return f"[{text}](/{OUTSIDE[name]}{part})"
        if goal.suffix == ".md":
            return f"[{text}](/{goal.relative_to(DOCS).as_posix()}{part})"
        if goal.suffix == ".ipynb":
            return f"[{text}](/{name}{part})"
        if goal.suffix == ".py":
            self.code.add(goal)
            return f"[{text}](#{label(goal)})"
        copy = self._target / "files" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(goal, copy)
        return f"{picture}[{text}](/files/{name})"


def _link_rule(found: re.Match[str], games: Mapping[str, frozenset[str]]) -> str:
    """Return the id of a rule as a link to the rule, if only one game has it."""
    rule = found[1]
    having = [game for game, rules in games.items() if rule in rules]
    return f"[`{rule}`](#{rule_label(having[0], rule)})" if len(having) == 1 else found[0]


def contents() -> str:
    """Return the lists of all pages, for the side of the site."""
    return "\n\n".join(
        "\n".join(["```{toctree}", ":hidden:", ":glob:", f":caption: {caption}", *pages, "```"])
        for caption, pages in CONTENTS.items()
    )


def made_reference() -> str:
    """Return links to the generated pages of reference."""
    rules = [
        f"| look up a rule of {page.words.say('game-name')} | "
        f"[its rules](/reference/rules-{page.game}.md) with our words, the code and the tests |"
        for page in rules_pages()
    ]
    return "\n".join((*rules, *MADE_REFERENCE))


CONTENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "Tutorials": ("tutorial/*",),
    "How to": ("how-to/*",),
    "Reference": ("reference/*", "reference/api/index"),
    "Explanation": ("explanation/*",),
    "Notebooks": ("notebooks/index",),
    "Project": ("contributing", "changelog", "benchmarks"),
}
MADE_REFERENCE: Final = (
    "| use the command line | [every command with its options](/reference/command-line.md) |",
    "| program with the engine | [the programming interface](/reference/api/index.md) |",
)
MADE: Final[Mapping[str, Callable[[], str]]] = {
    "contents": contents,
    "reference": made_reference,
    "rulings": rulings,
    "printed-figures": printed_figures,
}
