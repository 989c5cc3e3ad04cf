"""What people read stays as it was reviewed, and what is made from tables is never stale."""

import re

import pytest

from tests.gold.files import FILES, PICTURES, ROOT

SAID = re.compile(r"<(?:text|title|desc|tspan)\b[^>]*>([^<]*)<")


@pytest.mark.parametrize("name", FILES)
def test_a_gold_file_is_what_is_made_today(name):
    """A changed sentence shows as a changed line; `python -m tests.gold` accepts it."""
    assert FILES[name]() == (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_the_documents_says_what_one_made_today_says(name):
    """Its texts, titles and descriptions, however they are drawn; `python -m tests.gold` writes it."""
    kept = SAID.findall((ROOT / name).read_text(encoding="utf-8"))
    assert kept == SAID.findall(PICTURES[name]())
    assert kept
