"""The steps of a build besides copying: it writes the notebooks, and compiles rules on request.

The wheel has the notebooks of all languages without outputs. An editable installation writes into
the checkout those notebooks that the repository does not keep. Only `make compiled` asks for
compiled rules. The same source makes both wheels: a copy of the modules is compiled, so that a
checkout only ever runs the source in it; in the wheel each compiled module has its source beside
it.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "tutor/princes/rules/*.py",
    "tutor/princes/advice/*.py",
    "tutor/princes/components.py",
    "tutor/princes/identifiers.py",
    "tutor/core/base/decision.py",
    "tutor/core/base/events.py",
)


IS_COMPILED = "MACHU_TUTOR_COMPILED"
COURSE = "notebooks/source/course.py"


class Build(BuildHookInterface[Any]):
    """The hook that writes the notebooks, and compiles the rules with mypyc on request.

    An environment variable makes the request.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the notebooks into the wheel, and the compiled modules if the build has any."""
        self._made = Path(mkdtemp())
        if version == "editable":
            runpy.run_path(str(Path(self.root) / COURSE), run_name="__main__")
            return
        notebooks = self._made / "notebooks"
        runpy.run_path(str(Path(self.root) / COURSE))["write"](notebooks)
        build_data["force_include"][str(notebooks)] = "widgets/notebooks"
        if os.environ.get(IS_COMPILED):
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compile the rules, and mark the wheel as one for this Python and machine alone."""
        copy = self._made / "compiled"
        shutil.copytree(Path(self.root) / "tutor", copy / "tutor")
        sources = sorted(path for pattern in COMPILED for path in copy.glob(pattern))
        named = [path.relative_to(copy).as_posix() for path in sources]
        done = subprocess.run(  # noqa: S603 - our own files
            [sys.executable, "-m", "mypyc", *named],
            cwd=copy,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"mypyc could not compile the rules:\n{done.stdout}")
        made = [path for end in ("so", "pyd") for path in copy.rglob(f"*.{end}")]
        for path in made:
            inside = path.relative_to(copy)
            if inside.parts[0] != "build":
                build_data["force_include"][str(path)] = inside.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the files that the build made on the way."""
        shutil.rmtree(self._made)
