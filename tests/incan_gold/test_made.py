"""The reference pages follow the tables of the game."""

import pytest

from tests.incan_gold.made import FILES, ROOT


@pytest.mark.parametrize("name", FILES)
def test_a_generated_file_is_up_to_date(name):
    """A changed table shows as a changed page; `python -m tests.incan_gold.made` accepts it."""
    assert (ROOT / name).read_text(encoding="utf-8") == FILES[name]()
