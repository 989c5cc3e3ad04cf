"""The reference pages are what the tables say today."""

import pytest

from tests.incan_gold.made import FILES, ROOT


@pytest.mark.parametrize("name", FILES)
def test_a_made_file_is_what_is_made_today(name):
    """A changed table shows as a changed page; `python -m tests.incan_gold.made` accepts it."""
    assert (ROOT / name).read_text(encoding="utf-8") == FILES[name]()
