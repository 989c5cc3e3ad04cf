"""The example lesson in the how-to is valid, and has all its words and only true claims."""

import json

import pytest
from jsonschema import Draft202012Validator

from tests.documents.blocks import DOCS, blocks
from tutor.core.base.kit import kit_of
from tutor.core.lessons.files import lesson_schema, read_lesson
from tutor.core.lessons.text import LessonText
from tutor.core.records.files import read_record
from tutor.core.words.catalogue import Catalogue
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import Text

PAGE = DOCS / "how-to" / "write-a-lesson.md"
FILES = {block.file.rpartition("/")[2]: block.text for block in blocks(PAGE) if block.file}
DATA = {name: json.loads(text) for name, text in FILES.items() if name.endswith(".json")}
(WORDS,) = (text for name, text in FILES.items() if name.endswith(".ftl"))


@pytest.fixture(scope="module")
def lesson():
    """Return the example lesson, read by the product's reader."""
    record = read_record(DATA["record.json"])
    contents = {name: data for name, data in DATA.items() if name != "record.json"}
    return read_lesson("meadow", contents, record, kit_of(record.game.name).teaching)


@pytest.mark.parametrize("name", [name for name in DATA if name != "record.json"])
def test_every_file_is_valid(name):
    """Each file of the lesson is valid by the schema that the page names."""
    Draft202012Validator(lesson_schema()).validate(DATA[name])


def test_the_questions_can_be_asked_and_the_claims_hold(lesson):
    """The questions of the lesson can be asked, and what they teach is true."""
    assert lesson.steps
    assert lesson.questions
    assert lesson.alternatives
    for asking in lesson.questions.values():
        assert lesson.question(asking).right
    for alternative in lesson.alternatives.values():
        assert lesson.holds(alternative)


def test_everything_has_its_words(lesson, tmp_path, monkeypatch):
    """Each act, step and alternative has its texts, and every figure in a text is a declared measure."""
    locale = tmp_path / "words_of_the_page" / "locale" / "en"
    locale.mkdir(parents=True)
    (locale / "page.ftl").write_text(WORDS, encoding="utf-8")
    (locale.parents[1] / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    text = LessonText(lesson, GameWords(Text("en", ("tutor.core", "words_of_the_page"))))
    said = [text.title, *(text.act(act)("about") for act in lesson.acts)]
    said += [part.title for step in lesson.steps for part in [text.step(step)]]
    for step in lesson.steps:
        if lesson.task(step).is_decision:
            said += [text.step(step)(form) for form in ("same", "shown", "other")]
    for alternative in lesson.alternatives.values():
        said += [text.alternative(alternative).title, text.alternative(alternative)("claim")]
    assert all(said)
    assert all(part.text for part in text.parts())
    named = {part.key for part in text.parts()}
    assert named | {"lesson-meadow"} == set(Catalogue("en", ("words_of_the_page",)).ids())
