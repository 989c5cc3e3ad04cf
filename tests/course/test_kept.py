"""The English notebooks are kept with what they gave; those of other languages give as much."""

import re

import nbformat
import pytest

from notebooks.source.course import KEPT_IN, NAMES, NOTEBOOKS, WRITTEN_IN, place_of
from tests.course.running import run, structure

OF_THIS_RUN = re.compile(r"\b0x[0-9a-f]{6,}|base64|/(?:home|tmp)/|" + re.escape(str(NOTEBOOKS)))
"""An address in memory, a picture in letters, or a folder of this machine."""


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_notebook_is_what_a_fresh_run_gives(name):
    """Cells, kinds of outputs and words: `make course` writes it anew. No cell fails."""
    path = NOTEBOOKS / place_of(name, KEPT_IN)
    kept = nbformat.read(path, as_version=4)
    assert structure(kept) == structure(run(name))
    assert not OF_THIS_RUN.search(path.read_text(encoding="utf-8"))


@pytest.mark.endurance
@pytest.mark.parametrize("language", WRITTEN_IN[1:])
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_in_every_language(name, language):
    """Its checks hold, and what it shows is as much as in the kept one."""
    shown = [[kind for kind, _ in outputs] for _, outputs in structure(run(name, language))]
    kept = nbformat.read(NOTEBOOKS / place_of(name, KEPT_IN), as_version=4)
    assert shown == [[kind for kind, _ in outputs] for _, outputs in structure(kept)]
