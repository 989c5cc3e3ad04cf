"""Each command of the README works, and prints something."""

import re
import subprocess
import sys
from pathlib import Path

from tests.sources import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMAND = re.compile(r"\.venv/bin/python (-m tutor [^`#\n]+)")


def test_every_command_shows_something(tmp_path: Path) -> None:
    """The commands run in the order of the page, print something, and write the files that it names."""
    commands = [match.strip() for match in COMMAND.findall(README)]
    assert {"random", "replay", "legal", "check", "handout", "aid"} <= {
        command.split()[2] for command in commands
    }
    for command in commands:
        if "corrected.toml" in command:
            continue  # the reader of the page writes this file
        script = f'"{sys.executable}" {command}'
        done = subprocess.run(
            ["sh", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, ""), command
        kept = command.partition(" > ")[2].strip()
        assert (tmp_path / kept).read_text(encoding="utf-8") if kept else done.stdout, command


def test_its_picture_shows_a_position() -> None:
    """Each picture of the README is a generated drawing that other tests compare."""
    from tests.gold.files import PICTURES

    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert pictures
    assert set(pictures) <= set(PICTURES)
