"""Notebooks to compare the dashboard with, as small as a page of widgets can be."""

import nbformat
from nbformat.v4 import new_code_cell, new_notebook

ONE_BUTTON = """\
import ipywidgets

button, label = ipywidgets.Button(description="Count"), ipywidgets.Label("0")


def pressed(_):
    label.value = str(int(label.value) + 1)


button.on_click(pressed)
ipywidgets.VBox([button, label])
"""
WITH_CANVAS = "import ipycanvas\n" + ONE_BUTTON


def write(folder, name, source):
    """Write a notebook of one cell with this source, and return its path."""
    path = folder / f"{name}.ipynb"
    nbformat.write(new_notebook(cells=[new_code_cell(source)]), path)
    return path
