"""The help texts of the commands."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

from docs.site import ROOT

COMMANDS: Final = (
    "tutor",
    "tutor replay",
    "tutor legal",
    "tutor random",
    "tutor check",
    "tutor notation",
    "tutor merge",
    "tutor arena",
    "tutor findings",
    "tutor forecast",
    "widgets.serve",
)
HEAD: Final = """# The command line

`python -m tutor` plays records without a display; `python -m widgets.serve` opens the page. Both
end with the exit code 0, or with another after one line that says what is wrong. This is what they
say themselves when asked with `--help`.
"""


def command_page() -> str:
    """Return the page with the help of every command."""
    parts = [HEAD]
    for command in COMMANDS:
        parts += [f"## `python -m {command}`", "", "```text", help_text(command), "```", ""]
    return "\n".join(parts)


def help_text(command: str) -> str:
    """Return the help of one command, in lines of a hundred characters."""
    asked = [sys.executable, "-m", *command.split(), "--help"]
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1"}
    done = subprocess.run(
        asked, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
