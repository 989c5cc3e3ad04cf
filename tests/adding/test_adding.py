"""An addition is new files only: the tests add a language and lessons to a copy of the checkout.

The copy has the tests as well, and none of them changes: the existing tests check the addition.
"""

import json
import os
import shutil
import subprocess
import sys

import pytest

from tests.adding import french
from tests.documents.blocks import DOCS, blocks
from tests.sources import ROOT
from tests.widgets.made_lessons import CAVE, WORDS
from tutor.core.base.game import find_game
from tutor.core.records.record import random_record
from tutor.core.words.text import DEFAULT_LANGUAGE, LANGUAGES

PARTS = ("docs", "notebooks", "tests", "tutor", "widgets")
LESSON_PAGE = DOCS / "how-to" / "write-a-lesson.md"


@pytest.fixture
def copy(tmp_path):
    """Return a copy of the checkout, to add to."""
    ignored = shutil.ignore_patterns("__pycache__", "build")
    for part in PARTS:
        shutil.copytree(ROOT / part, tmp_path / part, ignore=ignored)
    for file in ("pyproject.toml", "README.md", "CITATION.cff", "Makefile"):
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def run(folder, *command):
    """Run a module of the copy."""
    found = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout[-3000:] + found.stderr[-2000:]


def passes(folder, *tests, only=""):
    """Run tests of the copy, and fail if one of them fails."""
    run(folder, "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", only, *tests)


def files(folder):
    """Return every file of the copy with its content."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for part in PARTS
        for path in (folder / part).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def changed_files(before, after):
    """Return the files that are new or have another content."""
    return {name for name in after if before.get(name) != after[name]}


def write(folder, made):
    """Write files by their names."""
    for name, text in made.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def meadow():
    """Return the lesson of the Princes that the documents give as an example."""
    return {each.file: each.text for each in blocks(LESSON_PAGE) if each.file.startswith("tutor/")}


def cave():
    """Return a lesson of Incan Gold."""
    game = find_game("incan_gold")
    record = random_record(game, 3, game.variants[0], 3, 6).to_json()
    data = {**CAVE, "record.json": record}
    made = {
        f"tutor/incan_gold/lessons/cave/{name}": json.dumps(each) for name, each in data.items()
    }
    words = WORDS.replace("lesson-meadow", "lesson-cave")
    return {**made, "tutor/incan_gold/locale/en/cave.ftl": words}


LESSONS = {"meadow": meadow, "cave": cave}


@pytest.mark.endurance
def test_a_language_is_new_files_alone(copy):
    """New catalogues alone make every part of the page speak French."""
    before = files(copy)
    french.add(copy)
    run(copy, "tests.gold")
    new = changed_files(before, files(copy))
    assert new.isdisjoint(before)
    only = "fr and same or every_package or chosen_by_its_own_name or address_asks or listed"
    passes(
        copy,
        "tests/test_languages.py",
        "tests/widgets/test_language.py",
        "tests/documents/test_reference.py",
        "tests/gold",
        only=only,
    )


@pytest.mark.endurance
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_new_files_alone(copy, name):
    """A new lesson is data, and words in every language.

    The page finds and opens it, and uses all its words.
    """
    before, made = files(copy), LESSONS[name]()
    for path, text in tuple(made.items()):
        for language in LANGUAGES:
            if path.endswith(".ftl") and language != DEFAULT_LANGUAGE:
                made[path.replace("/en/", f"/{language}/")] = french.french(text)
    write(copy, made)
    new = changed_files(before, files(copy))
    assert new == set(made)
    assert new.isdisjoint(before)
    said = f"from widgets.app.app import dashboard; dashboard('?lesson={name}&view=lesson&lang=es')"
    run(copy, "timeit", "-n", "1", "-r", "1", said)
    only = "said_somewhere or listed or same_files"
    passes(
        copy,
        "tests/test_languages.py",
        "tests/test_catalogue_use.py",
        "tests/documents/test_reference.py",
        only=only,
    )
