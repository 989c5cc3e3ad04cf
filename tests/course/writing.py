"""Notebooks from their sources: code once, prose side by side in every language.

A source is a TOML file: a title in each language and cells in order. A cell is prose (a text for
each language), code, or a check: code that a reader need not see. In code `{language}` stands for
the language of the notebook.
"""

import json
import tomllib
from functools import cache
from pathlib import Path

from tutor.core.words.text import DEFAULT_LANGUAGE

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "notebooks" / "source"
NOTEBOOKS = ROOT / "notebooks"
NAMES = tuple(sorted(path.stem for path in SOURCES.glob("*.toml")))
KINDS = ("code", "check")
HIDDEN = {"jupyter": {"source_hidden": True}, "tags": ["check", "remove-cell"]}
PLACE = "{language}"


@cache
def source(name):
    """One source as it is written."""
    return tomllib.loads((SOURCES / f"{name}.toml").read_text(encoding="utf-8"))


WRITTEN_IN = tuple(sorted({language for name in NAMES for language in source(name)["title"]}))
"""The languages of the course: the page may speak more."""


def kind_of(cell):
    """What a cell is: prose, code or a check."""
    return next((kind for kind in KINDS if kind in cell), "prose")


def path_of(name, language):
    """Where a notebook of a language lies."""
    folder = NOTEBOOKS if language == DEFAULT_LANGUAGE else NOTEBOOKS / language
    return folder / f"{name}.ipynb"


def written(name, language):
    """The text of a notebook's file."""
    cells = [
        _cell(cell, f"{name}-{number}", language)
        for number, cell in enumerate(source(name)["cell"], 1)
    ]
    notebook = {
        "cells": cells,
        "metadata": {
            "kernelspec": {
                "display_name": "Python 3 (ipykernel)",
                "language": "python",
                "name": "python3",
            },
            "language_info": {"name": "python"},
            "title": source(name)["title"][language],
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def _cell(cell, name, language):
    kind = kind_of(cell)
    if kind == "prose":
        text = cell[language].strip()
        return {"cell_type": "markdown", "id": name, "metadata": {}, "source": _lines(text)}
    text = cell[kind].strip().replace(PLACE, language)
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": name,
        "metadata": HIDDEN if kind == "check" else {},
        "outputs": [],
        "source": _lines(text),
    }


def _lines(text):
    return text.splitlines(keepends=True)


def files():
    """Every notebook's path with its text."""
    return {
        path_of(name, language): written(name, language)
        for name in NAMES
        for language in WRITTEN_IN
        if language in source(name)["title"]
    }
