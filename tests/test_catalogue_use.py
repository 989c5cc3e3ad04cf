"""Code uses every message of the catalogues, and every message that code uses exists."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tutor.core.base.kit import games
from tutor.core.lessons.files import courses
from tutor.core.lessons.text import lesson_text
from widgets.page.parts import packages


def folders(names: tuple[str, ...]) -> list[str]:
    """Return the folders of some packages."""
    return [name.replace(".", "/") for name in names]


SHARED = (
    "tutor/core/lessons/parts.py",
    "tutor/core/lessons/text.py",
    "tutor/core/drawing/board.py",
    *(
        f"tutor/core/words/{name}.py"
        for name in ("lookup", "faults", "wording", "game_words", "narration")
    ),
)
PLACES = {
    "tutor/core/locale/en": ("tutor", "widgets"),
    "tutor/incan_gold/locale/en": ("tutor/incan_gold", "widgets", *SHARED),
    "tutor/princes/locale/en": ("tutor/princes", "widgets/princes", "widgets", *SHARED),
    **{f"{part}/locale/en": ("widgets",) for part in folders(packages())},
    "widgets/locale/en": ("widgets/serve.py", "widgets/own_files.py"),
    "widgets/classroom/locale/en": ("widgets/classroom",),
    "widgets/princes/locale/en": ("widgets/princes",),
    "widgets/incan_gold/locale/en": ("widgets/incan_gold",),
}
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
ANY = r"[\w.-]+"
"""The pattern of a part that code fills in."""
MENTIONED = re.compile(r"\{ ?([a-z][\w-]*)(?:\.[\w-]+)? ?\}")


@cache
def of_lessons() -> frozenset[str]:
    """Return the messages that the lessons' files name."""
    lessons = [lesson for game in games() for lesson in courses(game)]
    return frozenset(part.key for lesson in lessons for part in lesson_text(lesson, "en").parts())


def texts(root: Path, places: tuple[str, ...]) -> Iterator[str]:
    """Yield a pattern for every text that the code in these folders and files contains or composes."""
    for place in places:
        whole = root / place
        for path in [whole] if whole.is_file() else sorted(whole.rglob("*.py")):
            yield from texts_of(path)


@cache
def texts_of(path: Path) -> frozenset[str]:
    """Return the patterns of one file, cached because many catalogues have the file in their folders."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(re.escape(node.value))
        elif isinstance(node, ast.JoinedStr):
            found.add(
                "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY
                    for part in node.values
                )
            )
    return frozenset(found)


@pytest.mark.parametrize("place", PLACES)
def test_every_message_is_used(root: Path, place: str) -> None:
    """Code uses every message, since the translation of an unused message would have no reader."""
    catalogues = sorted((root / place).glob("*.ftl"))
    written = "".join(path.read_text(encoding="utf-8") for path in catalogues)
    patterns = {text for text in texts(root, PLACES[place]) if len(text) < 80}
    # A pattern that begins with a placeholder could mean any message.
    bare = {text.split(r"\.")[0] for text in patterns if text[:1].isalpha()}
    plain = {re.sub(r"\\(.)", r"\1", text) for text in bare if ANY not in text}
    said = re.compile("|".join(sorted(text for text in bare if ANY in text)))
    mentioned = {*MENTIONED.findall(written), *of_lessons()}
    dead = [
        name
        for name in MESSAGE.findall(written)
        if name not in mentioned and name not in plain and not said.fullmatch(name)
    ]
    assert dead == []
