"""Writes the site: `python -m docs.site`; with `--quick` it does not execute the notebooks."""

import argparse
import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import main as sphinx

from docs.site import DOCS, SITE, STAGE
from docs.site.stage import stage


def build(target: Path, staged: Path, *, quick: bool) -> int:
    """Write the site into a folder, and return the exit code: 0 only without a warning."""
    stage(staged, is_executing=not quick)
    shutil.rmtree(target, ignore_errors=True)
    options = ["-W", "--keep-going", "--quiet", "-j", "2", "-b", "html"]
    folders = ["-c", str(DOCS), "-d", str(staged.with_name(f"{staged.name}-trees"))]
    return sphinx([*options, *folders, str(staged), str(target)])


def main() -> int:
    """Write the site into `build/docs` or the folder of `--to`, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="do not execute the notebooks")
    parser.add_argument("--to", type=Path, default=SITE, help="the folder of the site")
    options = parser.parse_args()
    staged = STAGE if options.to == SITE else options.to.with_name(f"{options.to.name}-source")
    failed = build(options.to, staged, quick=options.quick)
    if not failed:
        print(options.to / "index.html")
    return failed


if __name__ == "__main__":
    sys.exit(main())
