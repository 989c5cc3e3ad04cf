"""On the site's pages notebooks have pictures in place of boards, and no names of widgets."""

import json
import re

import nbformat
import pytest

from docs.site.notebooks import NOTEBOOKS, notebook_page, notebook_paths
from tests.site.conftest import build
from tutor.core.records.lines import open_lesson

CELLS = (
    "from widgets.app.app import dashboard\ndashboard('?lesson=quick_start&ply=26')",
    "from ipywidgets import Button\nButton()",
    "6 * 7",
)


@pytest.fixture(scope="module")
def outputs(tmp_path_factory):
    """Return the outputs of each cell of a notebook, as the site shows them."""
    notebook = nbformat.v4.new_notebook()
    notebook.cells = [nbformat.v4.new_code_cell(cell) for cell in CELLS]
    path = tmp_path_factory.mktemp("notebooks") / "some.ipynb"
    nbformat.write(notebook, path)
    title, *cells = json.loads(notebook_page(path, is_executing=True))["cells"]
    assert "".join(title["source"]) == "# some"
    assert [cell["execution_count"] for cell in cells] == [1, 2, 3]
    return [cell["outputs"] for cell in cells]


def test_a_dashboard_becomes_a_picture_of_its_board(outputs):
    """For a dashboard in a cell the site shows a picture of the board at the address that the cell opens."""
    (output,) = outputs[0]
    drawing = "".join(output["data"]["image/svg+xml"])
    assert drawing.startswith("<svg")
    for player in open_lesson("quick_start").play(26).position()["players"]:
        assert re.search(rf"{player['name']}'s[^.]*the Scout on step {player['scout']}\b", drawing)


def test_a_widget_of_another_kind_leaves_nothing(outputs):
    """The site drops a widget that is no dashboard, since its name in Python would help no reader."""
    assert outputs[1] == []


def test_other_outputs_stay(outputs):
    """Texts, numbers and pictures stay in a cell's outputs."""
    assert [output["data"]["text/plain"] for output in outputs[2]] == [["42"]]


@pytest.mark.endurance
def test_every_board_of_every_notebook_is_shown(tmp_path):
    """When all notebooks are executed for the site, no cell fails, and no widget is left."""
    folder = build(tmp_path / "docs")
    for path in notebook_paths():
        page = folder / "notebooks" / path.relative_to(NOTEBOOKS).with_suffix(".html")
        html = page.read_text(encoding="utf-8")
        assert "<svg" in html or "_images/" in html, path.name
        assert "application/vnd.jupyter.widget" not in html, path.name
