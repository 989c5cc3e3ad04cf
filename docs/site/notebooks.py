"""The notebooks as pages: executed, with a picture in place of each part that needs a kernel."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import nbformat
from nbclient import NotebookClient

from docs.site import ROOT

NOTEBOOKS: Final = ROOT / "notebooks"
STILL: Final = "import docs.site.still"
WIDGET: Final = "application/vnd.jupyter.widget-view+json"
LONGEST: Final = 300


def notebook_paths() -> list[Path]:
    """Return the files of all notebooks, those of the first language first."""
    found = [path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts]
    return sorted(found, key=lambda path: (len(path.parts), path))


def notebook_page(path: Path, *, is_executing: bool) -> str:
    """Return a notebook for the site. Raises CellExecutionError when a cell fails."""
    notebook = nbformat.read(path, as_version=4)
    if is_executing:
        _execute(notebook, path)
    first = notebook.cells[0]
    if first.cell_type != "markdown" or not first.source.lstrip().startswith("# "):
        title = notebook.metadata.get("title", path.stem)
        notebook.cells.insert(0, nbformat.v4.new_markdown_cell(f"# {title}"))
    return str(nbformat.writes(notebook))


def _execute(notebook: Any, path: Path) -> None:
    """Run every cell in the notebook's folder, and keep the output that needs no kernel."""
    notebook.cells.insert(0, nbformat.v4.new_code_cell(STILL))
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(ROOT), before)))
    try:
        resources = {"metadata": {"path": str(path.parent)}}
        client = NotebookClient(notebook, timeout=LONGEST, resources=resources)
        client.extra_arguments = ["--IPKernelApp.log_level=40"]  # hides the log of the connection
        client.execute()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
    notebook.cells.pop(0)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = [output for output in cell.outputs if _can_be_shown(output)]
            if cell.execution_count is not None:
                cell.execution_count -= 1
    notebook.metadata.pop("widgets", None)


def _can_be_shown(output: Any) -> bool:
    """Remove the live part of an output; return whether it leaves more than the widget's name."""
    data = output.get("data")
    if data is None or WIDGET not in data:
        return True
    del data[WIDGET]
    return bool(set(data) - {"text/plain"})


def notebook_index(paths: list[Path]) -> str:
    """Return the page that lists the notebooks, with one list for each folder."""
    lines = [
        "# Notebooks",
        "",
        "Executed when this site was made; `make lab` opens them alive.",
        "",
    ]
    folders = dict.fromkeys(path.parent for path in paths)
    for folder in folders:
        names = [path.relative_to(NOTEBOOKS).with_suffix("") for path in paths]
        inside = [name.as_posix() for name in names if NOTEBOOKS / name.parent == folder]
        lines += ["```{toctree}", ":maxdepth: 1", *inside, "```", ""]
    return "\n".join(lines)
