"""The notebooks from their sources: code once, prose side by side in every language.

A source is a TOML file: a title in each language and cells in order. A cell is prose (a text for
each language), code, or a check: code that a reader need not see. In code `{language}` stands for
the language of the notebook.

The repository keeps the notebooks of the first language; as a program, this module writes the
notebooks of all other languages. The module needs only Python, so that a wheel and a hub can be
built with it.
"""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

SOURCES: Final = Path(__file__).parent
NOTEBOOKS: Final = SOURCES.parent
NAMES: Final = tuple(sorted(path.stem for path in SOURCES.glob("*.toml")))
KINDS: Final = ("code", "check")
HIDDEN: Final = {"jupyter": {"source_hidden": True}, "tags": ["check", "remove-cell"]}
PLACE: Final = "{language}"


@cache
def source(name: str) -> dict[str, Any]:
    """Return the content of a source file, by its name without ending."""
    return tomllib.loads((SOURCES / f"{name}.toml").read_text(encoding="utf-8"))


WRITTEN_IN: Final = tuple(dict.fromkeys(each for name in NAMES for each in source(name)["title"]))
"""The languages of the course, the first of which the repository keeps. The page may have more."""
KEPT_IN: Final = WRITTEN_IN[0]


def kind_of(cell: dict[str, str]) -> str:
    """Return the kind of a cell: prose, code or a check."""
    return next((kind for kind in KINDS if kind in cell), "prose")


def place_of(name: str, language: str) -> str:
    """Return the path of a notebook in a language, from the folder of the notebooks."""
    return f"{name}.ipynb" if language == KEPT_IN else f"{language}/{name}.ipynb"


def notebook(name: str, language: str) -> dict[str, Any]:
    """Return a notebook of which no cell has run."""
    cells = [
        _cell(cell, f"{name}-{number}", language)
        for number, cell in enumerate(source(name)["cell"], 1)
    ]
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    return {
        "cells": cells,
        "metadata": {
            "kernelspec": kernel,
            "language_info": {"name": "python"},
            "title": source(name)["title"][language],
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _cell(cell: dict[str, str], name: str, language: str) -> dict[str, Any]:
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


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def text_of(written: dict[str, Any]) -> str:
    """Return the text of a notebook's file."""
    return json.dumps(written, indent=1, ensure_ascii=False) + "\n"


def write(folder: Path, languages: tuple[str, ...] = WRITTEN_IN) -> None:
    """Write the notebooks of some languages into a folder, if they differ from the files there."""
    for name in NAMES:
        for language in languages:
            path = folder / place_of(name, language)
            text = text_of(notebook(name, language))
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write(NOTEBOOKS, WRITTEN_IN[1:])
