"""Every sample in the documents works: commands run in a copy of the checkout, Python code as it is."""

import doctest
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.documents.blocks import ROOT, blocks, name_of, pages_with
from widgets.serve import _parser

SLOW = {
    "how-to/correct-a-figure",
    "how-to/draw-and-put-together",
    "how-to/solve-puzzles",
    "how-to/use-the-notebooks",
    "how-to/write-a-lesson",
    "reference/laboratory",
    "tutorial/play-from-python",
}
"""The pages whose samples play many games, or have commands that other tests run."""

NEEDED = ("tutor", "widgets", "docs/how-to/add-a-game")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a copy of the files that the commands of a page may change."""
    for name in NEEDED:
        shutil.copytree(ROOT / name, tmp_path / name)  # with what is compiled, which is as old
    return tmp_path


def sample_pages(language: str) -> list[Any]:
    """Return the pages with samples in a language.

    Those that take long are marked for the endurance run.
    """
    return [
        pytest.param(page, marks=pytest.mark.endurance if name_of(page) in SLOW else ())
        for page in pages_with(language)
    ]


def run(script: str, folder: Path) -> None:
    """Run a shell script in which `python` is this interpreter and imports the folder's own tutor."""
    python = f'python() {{ "{sys.executable}" "$@"; }}\nset -e\n'
    path = {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        ["sh", "-c", python + script],
        cwd=folder,
        env={**os.environ, **path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("page", sample_pages("sh"), ids=name_of)
def test_the_commands_of_a_page_run(page: Path, checkout: Path) -> None:
    """The commands of a page run one after another, with the files that the page asks its reader to write."""
    script = []
    for number, block in enumerate(blocks(page)):
        if block.language == "sh":
            script.append(block.text)
        elif block.file:
            kept = checkout / f"block-{number}"
            kept.write_text(block.text, encoding="utf-8")
            script.append(f'mv "{kept}" "{block.file}"\n')
    run("".join(script), checkout)


@pytest.mark.parametrize("page", sample_pages("pycon"), ids=name_of)
def test_the_sessions_of_a_page_give_what_it_shows(page: Path) -> None:
    """The Python examples of a page, run as one session, give the results that the page shows."""
    session = "\n".join(block.text for block in blocks(page) if block.language == "pycon")
    examples = doctest.DocTestParser().get_doctest(session, {}, name_of(page), str(page), 0)
    told: list[str] = []
    doctest.DocTestRunner().run(examples, out=told.append)
    assert told == []


@pytest.mark.parametrize("page", pages_with("python"), ids=name_of)
def test_code_for_a_cell_runs(page: Path) -> None:
    """Code for a notebook's cell also runs outside a notebook."""
    for block in blocks(page):
        if block.language == "python":
            exec(compile(block.text, str(page), "exec"), {})


@pytest.mark.parametrize("page", pages_with("json"), ids=name_of)
def test_data_is_json(page: Path) -> None:
    for block in blocks(page):
        if block.language == "json":
            json.loads(block.text)


@pytest.mark.parametrize("page", pages_with("console"), ids=name_of)
def test_commands_that_stay_open_are_known(page: Path) -> None:
    """A command that does not end is a target of the Makefile, an existing test or a server option."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for block in blocks(page):
        for line in block.text.splitlines() if block.language == "console" else ():
            assert line.startswith("$ "), line
            command, *options = line.removeprefix("$ ").split()
            if command == "make":
                (target,) = options
                assert re.search(rf"^{target}:", makefile, re.MULTILINE), line
            elif options[:2] == ["-m", "pytest"]:
                assert all((ROOT / path).exists() for path in options[2:]), line
            else:
                assert [command, *options[:2]] == ["python", "-m", "widgets.serve"], line
                _parser().parse_args(options[2:])
