"""The processes that play games for a page run at low priority, and end with the page's process."""

import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.pages import one_in
from tests.sources import ROOT
from tutor.core.laboratory.experiment import NICENESS, quiet_executor

CHILD = """
import os, sys
from tutor.core.laboratory.experiment import quiet_executor
if __name__ == "__main__":
    pool = quiet_executor()
    print(pool.submit(os.getpid).result(), flush=True)
    sys.stdin.read()
    os._exit(9)
"""


ASKED = """
from tutor.notebook import new_game, forecast
found = forecast(new_game("incan_gold", 3), 2)
print(len(list(found)))
"""
WITH_TUTOR = {**os.environ, "PYTHONPATH": str(ROOT)}


def python(program, cwd, text=None):
    """Return the completed process of a program that can import the tutor."""
    command = [sys.executable, program]
    return subprocess.run(
        command, cwd=cwd, input=text, capture_output=True, text=True, env=WITH_TUTOR, check=True
    )


def test_a_program_from_the_standard_input_plays_one_game_after_another():
    """A program read from the standard input plays one game after another in its own process.

    Other processes could not import the program, and a sentence says so.
    """
    told = python("-", cwd=ROOT, text=ASKED)
    assert told.stdout == "2\n"
    assert told.stderr.startswith("Everything is played one after another here")
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("program", "sentences", "folder"),
    one_in(
        3,
        [
            (ASKED, 1, "."),
            (
                f"def main():\n    {'    '.join(ASKED.strip().splitlines(keepends=True))}\nmain()",
                1,
                "",
            ),
            (f"NAME = __name__\n{ASKED}", 1, ""),
            (
                f"if __name__ == '__main__':\n    {'    '.join(ASKED.splitlines(keepends=True))}",
                0,
                "",
            ),
        ],
    ),
    ids=["plain, by a relative path", "function", "other use of the name", "guarded"],
)
def test_a_program_without_a_guard_plays_one_game_after_another(
    tmp_path, program, sentences, folder
):
    """A program without a guard for its main part plays one game after another in its own process.

    Other processes would run such a program from its beginning.
    """
    (tmp_path / "asking.py").write_text(program, encoding="utf-8")
    told = python(str(Path(folder or tmp_path) / "asking.py"), cwd=tmp_path)
    assert told.stdout == "2\n"
    assert told.stderr.count('if __name__ == "__main__":') == sentences
    assert told.stderr.count("\n") == sentences


@pytest.mark.skipif(not hasattr(os, "nice"), reason="priorities are another thing there")
def test_they_have_a_lower_priority():
    """A process that plays games has a lower priority than its parent, or the lowest there is."""
    with quiet_executor() as pool:
        assert pool.submit(os.nice, 0).result() == min(19, os.nice(0) + NICENESS)


def test_they_end_with_their_parent(tmp_path):
    """If the parent process ends in any way, the processes that play games end too."""
    script = tmp_path / "asking.py"
    script.write_text(CHILD, encoding="utf-8")
    asking = subprocess.Popen(
        [sys.executable, str(script)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=WITH_TUTOR,
    )
    worker = psutil.Process(int(asking.stdout.readline()))
    asking.communicate()
    worker.wait(timeout=60)
    assert asking.returncode == 9
