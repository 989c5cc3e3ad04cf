"""The schema of a lesson's files accepts the package's files, and refuses files that the reader refuses."""

import jsonschema
import pytest

from tests.princes.lesson.toy import files
from tutor.core.base.reading import parse_json
from tutor.core.lessons.files import lesson_schema
from tutor.core.records.lines import lesson_folder

VALIDATOR = jsonschema.Draft202012Validator(lesson_schema())
NAMES = sorted(
    entry.name
    for entry in lesson_folder("quick_start", "princes").iterdir()
    if entry.name.endswith(".json") and entry.name != "record.json"
)


@pytest.mark.parametrize("name", NAMES)
def test_every_file_of_the_quick_start_fits(name):
    """Each file of the quick start, of whatever kind, is valid by the schema."""
    content = lesson_folder("quick_start").joinpath(name).read_bytes()
    assert list(VALIDATOR.iter_errors(parse_json(content))) == []


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("lesson", {"lesson__version": 2}),
        ("one", {"one__steps__0__at": "start"}),
        ("one", {"one__steps__1__task": {"question": "who", "turn": True}}),
        ("questions", {"questions__questions__0__at": -1}),
        ("alternatives", {"alternatives__alternatives__0__claim": {"is": "more"}}),
        ("exhibits", {"exhibits__exhibits__0__decisions": {}}),
        ("reasons", {"reasons__reasons__0__after": 0}),
    ],
)
def test_a_spoilt_file_does_not_fit(name, change):
    """The schema refuses a file of each kind with one damaged value."""
    assert VALIDATOR.is_valid(files()[f"{name}.json"])
    assert not VALIDATOR.is_valid(files(**change)[f"{name}.json"])
