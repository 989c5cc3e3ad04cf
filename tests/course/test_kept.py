"""The English notebooks are kept with their outputs."""

import re

import nbformat
import pytest

from notebooks.source.course import KEPT_IN, NAMES, NOTEBOOKS, place_of
from tests.course.running import run, structure

OF_THIS_RUN = re.compile(r"\b0x[0-9a-f]{6,}|base64|/(?:home|tmp)/|" + re.escape(str(NOTEBOOKS)))
"""A pattern for what differs in each run: an address in memory, a picture's data, a folder's path."""


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_notebook_is_what_a_fresh_run_gives(name):
    """Cells, kinds of outputs and words are equal, and no cell fails.

    `make course` rewrites the notebooks.
    """
    path = NOTEBOOKS / place_of(name, KEPT_IN)
    kept = nbformat.read(path, as_version=4)
    assert structure(kept) == structure(run(name))
    assert not OF_THIS_RUN.search(path.read_text(encoding="utf-8"))
