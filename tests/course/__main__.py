"""Rewrites every notebook from its source, and runs those kept with outputs: `python -m tests.course`."""

from concurrent.futures import ThreadPoolExecutor

import nbformat

from notebooks.source.course import KEPT_IN, NAMES, NOTEBOOKS, WRITTEN_IN, place_of, write
from tests.course.running import run

write(NOTEBOOKS, WRITTEN_IN[1:])
with ThreadPoolExecutor(2) as runs:
    for name, written in zip(NAMES, runs.map(run, NAMES), strict=True):
        path = NOTEBOOKS / place_of(name, KEPT_IN)
        path.write_text(nbformat.writes(written) + "\n", encoding="utf-8", newline="\n")
