"""Runs the notebooks that are stored with outputs, and stores what a viewer without a kernel can show."""

import os
import re
from html import unescape
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from notebooks.source.course import KEPT_IN, NOTEBOOKS, notebook, place_of, text_of

CHANCE = Path(__file__).parents[1] / "chance"
"""The folder of code that each kernel runs first, so that it deals the same games each time."""
PATIENCE = 300
PICTURE, PAGE, WIDGET = "image/svg+xml", "text/html", "application/vnd.jupyter.widget-view+json"
DRAWING = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
NAMED = re.compile(r"<(?:title|desc)\b[^>]*>([^<]*)<")
WORDS = re.compile(r">\s*([^<>]*[^<>\s])\s*<")


def run(name):
    """Run an English notebook and return it with the outputs of its cells.

    Raise CellExecutionError if a cell fails.
    """
    bare = notebook(name, KEPT_IN)
    written = nbformat.reads(text_of(bare), as_version=4)
    place = {"metadata": {"path": str((NOTEBOOKS / place_of(name, KEPT_IN)).parent)}}
    client = NotebookClient(written, timeout=PATIENCE, resources=place, record_timing=False)
    client.extra_arguments = [
        "--IPKernelApp.log_level=40"
    ]  # details of the connection differ in each run
    client.execute(env=os.environ | {"PYTHONPATH": str(CHANCE)})
    for cell in written.cells:
        if cell.cell_type == "code":
            cell.outputs = [each for output in cell.outputs for each in viewable(output)]
    written.metadata = nbformat.from_dict(bare["metadata"])
    return written


def viewable(output):
    """Return an output with its first board as a picture, and its page without drawings."""
    data = output.get("data")
    if data is None:
        return [output]
    if PAGE in data:
        data = {PICTURE: data.get(PICTURE), PAGE: DRAWING.sub("", data[PAGE])}
    elif WIDGET in data:
        data = {}
    return [
        nbformat.v4.new_output("display_data", {kind: text}) for kind, text in data.items() if text
    ]


def contents(outputs):
    """Return the kind and the words of each output that is stored."""
    return [kind_and_words(each) for output in outputs for each in viewable(output)]


def kind_and_words(output):
    """Return an output's kind and its words."""
    [(kind, text)] = output["data"].items()
    said = NAMED.findall(text)[:2] if kind == PICTURE else WORDS.findall(STYLE.sub("", text))
    return kind, [unescape(each) for each in said]
