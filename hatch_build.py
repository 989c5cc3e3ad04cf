"""A build step that compiles rules and advice: `make compiled` asks for it, nothing else does.

The same source makes both wheels. The modules are compiled in a copy, so that no checkout ever runs
anything but what can be read in it; beside each compiled module its source stays in the wheel.
"""

from __future__ import annotations

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
    "tutor/princes/variants.py",
    "tutor/core/base/decision.py",
    "tutor/core/base/events.py",
    "tutor/core/base/refusal.py",
)


class CompiledRules(BuildHookInterface[Any]):
    """Compiles the rules with mypyc and puts the modules into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say that the wheel is for this Python and machine alone."""
        self._copy = Path(mkdtemp())
        shutil.copytree(Path(self.root) / "tutor", self._copy / "tutor")
        sources = sorted(path for pattern in COMPILED for path in self._copy.glob(pattern))
        named = [path.relative_to(self._copy).as_posix() for path in sources]
        done = subprocess.run(  # noqa: S603 - our own files
            [sys.executable, "-m", "mypyc", *named],
            cwd=self._copy,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"mypyc could not compile the rules:\n{done.stdout}")
        made = [path for end in ("so", "pyd") for path in self._copy.rglob(f"*.{end}")]
        for path in made:
            inside = path.relative_to(self._copy)
            if inside.parts[0] != "build":
                build_data["force_include"][str(path)] = inside.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the copy."""
        shutil.rmtree(self._copy)
