"""Where no widgets run, a notebook's cell with the tutor shows the board, its words, and how to open the page."""

import json
import subprocess
import sys
from html import unescape

import pytest

from tests.pages import first_of
from tests.sources import ROOT
from tests.widgets.apps import app
from widgets.app.startup import still

CELL = "from widgets.app.app import dashboard\ndashboard({query!r})"


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("query", ["?lesson=quick_start&ply=26", "?game=incan_gold&view=explore"])
def test_the_moment_has_a_picture_and_words(query, language):
    """The cell contains every sentence about the position, the drawing, and the command that opens the page."""
    tutor = app(f"{query}&lang={language}")
    found = still(tutor.app.stage)
    said = tutor.app.stage.game.position(tutor.app.stage.showing().position)
    assert found["image/svg+xml"].startswith("<svg")
    for form in ("text/html", "text/plain"):
        assert all(each in unescape(found[form]) for each in said)
        assert "machu-tutor" in found[form]
    assert f'lang="{language}"' in found["text/html"]


def test_a_hand_that_is_hidden_on_the_page_is_hidden_in_the_picture():
    """In a game against others the picture shows no hand that is hidden from the reader's seat."""
    tutor = app("?game=princes&view=play")
    stage = tutor.app.stage
    said = still(stage)["text/plain"]
    assert stage.session.seat is not None
    assert all(
        each in said for each in stage.game.position(stage.session.state.view(stage.session.seat))
    )


@pytest.mark.endurance
@pytest.mark.parametrize(("form", "ends"), first_of([("html", ".html"), ("markdown", ".md")], 1))
def test_an_exported_notebook_shows_the_board(tmp_path, form, ends):
    """nbconvert executes and writes the notebook, and its board needs no widget and no network."""
    cell = {
        "cell_type": "code", "id": "one", "metadata": {}, "outputs": [], "execution_count": None,
        "source": CELL.format(query="?lesson=quick_start&ply=26&lang=it"),
    }  # fmt: skip
    notebook = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "one.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "nbconvert",
        "--execute",
        "--to",
        form,
        str(tmp_path / "one.ipynb"),
    ]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    exported = (tmp_path / f"one{ends}").read_text(encoding="utf-8")
    still_there = exported.partition('class="tutor-still"')[2]
    assert "<svg" in still_there
    assert "machu-tutor" in still_there
