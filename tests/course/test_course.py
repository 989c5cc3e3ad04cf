"""The notebooks follow from their sources, and are the same in every language."""

import re

import nbformat
import pytest

from notebooks.source.course import (
    KEPT_IN,
    NAMES,
    NOTEBOOKS,
    WRITTEN_IN,
    kind_of,
    notebook,
    place_of,
    source,
    write,
)
from tutor.core.words.text import DEFAULT_LANGUAGE, LANGUAGES

NUMBER = re.compile(r"\d+")
UNTOLD = re.compile(r"`[^`]*`|\]\([^)]*\)|^\s*\d+\. |\[\d\d? · ", re.MULTILINE)
TOPICS = [name for name in NAMES if re.match(r"0[1-9]_|1[12]_", name)]


def prose(name, language):
    """Return all words of a notebook, without code, addresses and numbers of lists."""
    cells = [cell for cell in source(name)["cell"] if kind_of(cell) == "prose"]
    return UNTOLD.sub(" ", "\n".join(cell[language] for cell in cells))


def test_every_language_has_its_notebooks(tmp_path):
    """Every language has every notebook; only the dashboard is not made from a source file."""
    write(tmp_path)
    made = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.ipynb")}
    assert made == {place_of(name, language) for name in NAMES for language in WRITTEN_IN}
    kept = {path.name for path in NOTEBOOKS.glob("*.ipynb")}
    assert kept == {place_of(name, KEPT_IN) for name in NAMES} | {"dashboard.ipynb"}
    for path in tmp_path.rglob("*.ipynb"):
        nbformat.validate(nbformat.read(path, as_version=4))


def test_the_languages_of_the_course_are_those_of_the_page():
    """Each language of the page has notebooks, with boards and sentences in that language."""
    assert KEPT_IN == DEFAULT_LANGUAGE
    assert set(WRITTEN_IN) <= set(LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
def test_every_cell_has_every_language(name):
    """Each cell of prose exists in all languages.

    Each cell of code is the same in all languages, after the line that chooses the language.
    """
    assert set(source(name)) == {"title", "cell"}
    assert set(source(name)["title"]) == set(WRITTEN_IN)
    for cell in source(name)["cell"]:
        kind = kind_of(cell)
        assert set(cell) == (set(WRITTEN_IN) if kind == "prose" else {kind})
    codes = [cell["code"].strip() for cell in source(name)["cell"] if "code" in cell]
    assert codes[0].endswith('speak("{language}")')


@pytest.mark.parametrize("name", NAMES)
def test_every_figure_in_prose_is_asserted(name):
    """A hidden cell of the same notebook asserts each figure of the prose, in every language."""
    checks = [cell["check"] for cell in source(name)["cell"] if "check" in cell]
    asserted = set(NUMBER.findall("\n".join(checks)))
    figures = {language: sorted(NUMBER.findall(prose(name, language))) for language in WRITTEN_IN}
    assert set(figures[DEFAULT_LANGUAGE]) <= asserted
    assert all(found == figures[DEFAULT_LANGUAGE] for found in figures.values())


@pytest.mark.parametrize("name", NAMES)
def test_checks_are_hidden_and_nothing_else(name):
    """The tags of a notebook hide exactly the cells that check the prose."""
    for cell in notebook(name, DEFAULT_LANGUAGE)["cells"]:
        is_check = "assert " in "".join(cell["source"]) and cell["cell_type"] == "code"
        assert (cell["metadata"] != {}) == is_check


@pytest.mark.parametrize("name", TOPICS)
def test_every_topic_ends_with_exercises(name):
    """Each topic ends with two to four blank exercises, tested with a right answer and named wrong ones."""
    codes = [cell.get("code", "") for cell in source(name)["cell"]]
    asked = [
        re.search(r"^check\((.*), answer(?:, lesson=.*)?\)$", code, re.MULTILINE) for code in codes
    ]
    tasks = [found[1] for found in asked if found]
    assert 2 <= len(tasks) <= 4
    assert all(
        code.startswith("answer = ...") for code, found in zip(codes, asked, strict=True) if found
    )
    checks = "\n".join(cell.get("check", "") for cell in source(name)["cell"])
    for task in tasks:
        assert f"assert check({task}, " in checks
        assert re.search(rf"check\({re.escape(task)}, .*\)\.misconception == ", checks), task


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_to_notebooks(name):
    """Links lead to notebooks of the same language, to headings of the same notebook, or to the page.

    The page has one notebook for all languages, above the folders of the others.
    """
    for language in WRITTEN_IN:
        said = "".join(cell.get(language, "") for cell in source(name)["cell"])
        links = set(re.findall(r"\]\(([^)]+)\)", said))
        page = "" if language == KEPT_IN else "../"
        ends = "" if language == KEPT_IN else f"&lang={language}"
        to_page = re.compile(rf"{re.escape(page)}dashboard\.ipynb\?[\w=&-]+{ends}")
        headings = re.findall(r"^#+ (.*)$", said, re.MULTILINE)
        known = {f"{each}.ipynb" for each in NAMES} | {
            f"#{each.replace(' ', '-')}" for each in headings
        }
        assert {each for each in links if not to_page.fullmatch(each)} <= known


def test_there_is_a_notebook_for_every_topic():
    """The course has a notebook for the start, each of eleven topics, measuring decisions, and teachers."""
    assert len(TOPICS) == 11
    others = {"00_start_here", "10_what_is_a_move_worth", "teacher_guide"}
    assert others == set(NAMES) - set(TOPICS)
