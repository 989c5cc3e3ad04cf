"""The notebooks are what their sources say, in every language alike."""

import json
import re

import pytest

from tests.course.writing import NAMES, NOTEBOOKS, WRITTEN_IN, files, kind_of, path_of, source
from tutor.core.words.text import DEFAULT_LANGUAGE, LANGUAGES

NUMBER = re.compile(r"\d+")
UNTOLD = re.compile(r"`[^`]*`|\]\([^)]*\)|^\s*\d+\. |\[\d\d? · ", re.MULTILINE)
TOPICS = [name for name in NAMES if re.match(r"0[1-9]_", name)]


def notebook(name, language):
    """A notebook as it lies in its folder."""
    return json.loads(path_of(name, language).read_text(encoding="utf-8"))


def prose(name, language):
    """Everything a notebook says in words, without code, addresses and numbers of lists."""
    cells = [cell for cell in source(name)["cell"] if kind_of(cell) == "prose"]
    return UNTOLD.sub(" ", "\n".join(cell[language] for cell in cells))


def test_every_notebook_is_written_from_its_source():
    """`python -m tests.course` writes them anew; none is left over."""
    made = files()
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, path.name
    found = {path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts}
    assert found - set(made) == {NOTEBOOKS / "dashboard.ipynb"}


def test_the_course_is_written_in_languages_of_the_page():
    """A notebook shows boards and sentences in its own language; there is always an English one."""
    assert DEFAULT_LANGUAGE in WRITTEN_IN
    assert set(WRITTEN_IN) <= set(LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
def test_every_cell_speaks_every_language(name):
    """Prose in all of them, code and checks in none; the cells are the same, in the same order."""
    assert set(source(name)) == {"title", "cell"}
    assert set(source(name)["title"]) == set(WRITTEN_IN)
    for cell in source(name)["cell"]:
        kind = kind_of(cell)
        assert set(cell) == (set(WRITTEN_IN) if kind == "prose" else {kind})
    shapes = {
        language: [(cell["cell_type"], cell["id"]) for cell in notebook(name, language)["cells"]]
        for language in WRITTEN_IN
    }
    assert all(shape == shapes[DEFAULT_LANGUAGE] for shape in shapes.values())


@pytest.mark.parametrize("name", NAMES)
def test_code_is_the_same_in_every_language(name):
    """But for the one call that chooses the language."""
    codes = {
        language: [
            "".join(cell["source"]).replace(f'speak("{language}")', "speak()")
            for cell in notebook(name, language)["cells"]
            if cell["cell_type"] == "code"
        ]
        for language in WRITTEN_IN
    }
    assert all(code == codes[DEFAULT_LANGUAGE] for code in codes.values())
    assert codes[DEFAULT_LANGUAGE][0].endswith("speak()")


@pytest.mark.parametrize("name", NAMES)
def test_every_figure_in_prose_is_asserted(name):
    """It stands in an assertion of the same notebook, and in every language."""
    checks = [cell["check"] for cell in source(name)["cell"] if "check" in cell]
    asserted = set(NUMBER.findall("\n".join(checks)))
    figures = {language: sorted(NUMBER.findall(prose(name, language))) for language in WRITTEN_IN}
    assert set(figures[DEFAULT_LANGUAGE]) <= asserted
    assert all(found == figures[DEFAULT_LANGUAGE] for found in figures.values())


@pytest.mark.parametrize("name", NAMES)
def test_checks_are_hidden_and_nothing_else(name):
    """By their tags; what a reader is to see has none."""
    for cell in notebook(name, DEFAULT_LANGUAGE)["cells"]:
        is_check = "assert " in "".join(cell["source"]) and cell["cell_type"] == "code"
        assert (cell["metadata"] != {}) == is_check


@pytest.mark.parametrize("name", TOPICS)
def test_every_topic_ends_with_exercises(name):
    """Two to four, each blank, and each held by a right answer and by named wrong ones."""
    codes = [cell.get("code", "") for cell in source(name)["cell"]]
    asked = [re.search(r"^check\((.*), answer\)$", code, re.MULTILINE) for code in codes]
    tasks = [found[1] for found in asked if found]
    assert 2 <= len(tasks) <= 4
    assert all(
        code.startswith("answer = ...") for code, found in zip(codes, asked, strict=True) if found
    )
    checks = "\n".join(cell.get("check", "") for cell in source(name)["cell"])
    for task in tasks:
        assert f"assert check({task}, " in checks
        assert re.search(rf"check\({re.escape(task)}, .*\)\.misconception == ", checks), task


@pytest.mark.parametrize("language", WRITTEN_IN)
@pytest.mark.parametrize("name", NAMES)
def test_links_lead_to_notebooks(name, language):
    """Of the same language."""
    for cell in source(name)["cell"]:
        for link in re.findall(r"\]\(([^)]+)\)", cell.get(language, "")):
            assert (path_of(name, language).parent / link).exists(), link


def test_there_is_a_notebook_for_every_topic():
    """A start, nine topics, one that measures decisions, and a guide for teachers."""
    assert len(TOPICS) == 9
    others = {"00_start_here", "10_what_is_a_move_worth", "teacher_guide"}
    assert others == set(NAMES) - set(TOPICS)
