"""The English notebooks are stored with their outputs; `outputs.py` compares these when nbval runs them."""

import re

import nbformat
import pytest

from notebooks.source.course import KEPT_IN, NAMES, NOTEBOOKS, notebook, place_of, text_of

OF_THIS_RUN = re.compile(r"\b0x[0-9a-f]{6,}|base64|/(?:home|tmp)/|" + re.escape(str(NOTEBOOKS)))
"""A pattern for what differs in each run: an address in memory, a picture's data, a folder's path."""


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_notebook_has_the_cells_of_its_source(name):
    """Every cell of code in a stored notebook was run, and nothing of the machine of that run is stored.

    `make course` rewrites the notebook.
    """
    text = (NOTEBOOKS / place_of(name, KEPT_IN)).read_text(encoding="utf-8")
    kept = nbformat.reads(text, as_version=4)
    written = nbformat.reads(text_of(notebook(name, KEPT_IN)), as_version=4)
    assert [cell.source for cell in kept.cells] == [cell.source for cell in written.cells]
    assert all(cell.execution_count for cell in kept.cells if cell.cell_type == "code")
    assert not OF_THIS_RUN.search(text)
