"""One module makes the keys of a lesson's words, and one object owns a learner's progress."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import GAMES, ROOT, importing, modules_in
from tutor.core.base.kit import games
from tutor.core.lessons.files import courses
from tutor.core.lessons.text import DONE, lesson_text
from tutor.core.words.text import LANGUAGES

KEYS = "tutor/core/lessons/parts.py"
KEY = re.compile(r"(act|alternative|exhibit|lesson|step|unit)-$")
COMPOSED = re.compile(KEY.pattern.replace("$", "{"))
SPEAKING = ("tutor/core", "tutor/notebook", "widgets", "tests")
UNDER_LESSONS = ("base", "records", "words", "lessons")
DISPLAYED = "tutor.core.lessons.parts"
MOVES = {
    "answer", "back", "finish", "go", "go_on", "hint", "next", "note_review", "open_act", "skip",
}  # fmt: skip
OWNER = {"widgets.lesson.controller"}


def sources(*folders: str) -> Iterator[Path]:
    """Yield the Python files in some folders."""
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def made_keys(path: Path) -> Iterator[str]:
    """Return the places in a file where code composes the key of a message of a lesson."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)) if COMPOSED.search(source) else ():
        if isinstance(node, ast.JoinedStr):
            first, *rest = node.values
            if rest and isinstance(first, ast.Constant) and KEY.fullmatch(str(first.value)):
                yield f"{path.relative_to(ROOT)}:{node.lineno}"


def test_keys_of_a_lesson_are_made_in_one_place() -> None:
    """Code that needs the text of an act, a step, an alternative or an exhibit calls one module for the key."""
    found = [place for path in sources(*SPEAKING) for place in made_keys(path)]
    assert [place for place in found if not place.startswith(KEYS)] == []
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_ends_with_what_its_learner_can_do(language: str) -> None:
    """Each act of the lessons has a sentence for its end, and three things to tick, in every language."""
    lessons = [lesson_text(lesson, language) for game in games() for lesson in courses(game)]
    ends = {act.name: each.act_over(act) for each in lessons for act in each.lesson.acts}
    assert ends
    assert [name for name, told in ends.items() if len(told) != len(DONE) + 1] == []


@pytest.mark.parametrize("kind", ["py", "ftl", "css", "js"])
def test_shared_widgets_name_no_game_and_no_lesson(kind: str) -> None:
    """Only configuration files name the game and the lesson that open first.

    Code finds all other games and lessons through the registry of games.
    """
    lessons = [path.parent.name for path in ROOT.glob("tutor/*/lessons/*/lesson.json")]
    named = re.compile(rf"\b({'|'.join((*GAMES, *lessons))})\b")
    own = [ROOT / "widgets" / game for game in GAMES]
    found = [
        f"{path.relative_to(ROOT)} names {name}"
        for path in sorted((ROOT / "widgets").rglob(f"*.{kind}"))
        if not any(folder in path.parents for folder in own)
        for name in named.findall(path.read_text(encoding="utf-8"))
    ]
    assert lessons
    assert found == []


def test_lessons_rest_on_rules_records_and_words() -> None:
    """The package of the lessons imports nothing that draws, prints or shows."""
    found = [
        fault
        for folder in sorted(path.name for path in (ROOT / "tutor/core").iterdir())
        if folder not in UNDER_LESSONS
        for fault in importing("tutor.core.lessons", f"tutor.core.{folder}")
    ]
    displayed = importing("tutor.core.lessons", "tutor.notebook")
    assert found == []
    assert [fault for fault in displayed if not fault.startswith(DISPLAYED)] == []


@pytest.mark.parametrize(
    ("part", "other"), [("lesson", "presenter"), ("presenter", "lesson"), ("shared", "lesson")]
)
def test_parts_of_the_page_are_apart(part: str, other: str) -> None:
    """A lesson and a presentation do not import each other, and the code that they share imports neither."""
    assert importing(f"widgets.{part}", f"widgets.{other}") == []


def test_only_its_controller_moves_a_lesson() -> None:
    """Only the controller calls a runner's steps, answers and hints, so that it can tell the page of each call."""
    found = {
        f"{module}:{node.lineno}"
        for module, tree in modules_in("widgets").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in MOVES
        and ast.unparse(node.func.value).rpartition(".")[2] == "runner"
    }
    assert found
    assert {place.partition(":")[0] for place in found} == OWNER
