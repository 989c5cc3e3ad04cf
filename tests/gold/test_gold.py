"""Texts stay as they were reviewed, and generated files are up to date."""

import re

import pytest

from tests.gold.files import FILES, PICTURES, ROOT

SAID = re.compile(r"<(?:text|title|desc|tspan)\b[^>]*>([^<]*)<")


@pytest.mark.parametrize("name", FILES)
def test_a_gold_file_is_up_to_date(name):
    """A stored generated file equals a new one, so a changed sentence shows as a changed line of the file.

    `python -m tests.gold` accepts the change.
    """
    assert FILES[name]() == (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_the_documents_has_the_texts_of_a_new_one(name):
    """A stored picture has the same texts, titles and descriptions as a new drawing.

    `python -m tests.gold` rewrites the picture.
    """
    # Shared symbols are sorted by names that depend on how a size was computed, as 24 or as 24.0.
    kept = sorted(SAID.findall((ROOT / name).read_text(encoding="utf-8")))
    assert kept == sorted(SAID.findall(PICTURES[name]()))
    assert kept
