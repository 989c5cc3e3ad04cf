"""Finds the fenced blocks of the documents, which their readers use."""

import re
from pathlib import Path
from typing import NamedTuple

from tests.sources import ROOT

DOCS = ROOT / "docs"
PAGES = sorted(path for path in DOCS.rglob("*.md") if "site" not in path.relative_to(DOCS).parts)
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"`([\w./-]+/[\w.-]+\.\w+)`")


class Block(NamedTuple):
    """A fenced block of a page: its language, its text, and the file that the sentence before it names."""

    language: str
    text: str
    file: str


def blocks(path: Path) -> list[Block]:
    """Return the blocks of a page in order."""
    text = path.read_text(encoding="utf-8")
    found = []
    for match in _BLOCK.finditer(text):
        paragraph = text[: match.start()].rstrip().rpartition("\n\n")[2]
        named = _FILE.findall(paragraph)
        found.append(Block(match[1], match[2], named[-1] if named else ""))
    return found


def pages_with(*languages: str) -> list[Path]:
    """Return the pages of the documents that have a block of one of these languages."""
    return [path for path in PAGES if any(each.language in languages for each in blocks(path))]


def name_of(path: Path) -> str:
    """Return the name of a page in the list of tests."""
    return path.relative_to(DOCS).with_suffix("").as_posix()
