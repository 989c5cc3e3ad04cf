"""What people read stays as it was reviewed, and what is made from tables is never stale."""

import pytest

from tests.gold.files import FILES, ROOT


@pytest.mark.parametrize("name", FILES)
def test_a_gold_file_is_what_is_made_today(name):
    """A changed sentence shows as a changed line; `python -m tests.gold` accepts it."""
    assert FILES[name]() == (ROOT / name).read_text(encoding="utf-8")
