"""The same record is the same game in every process."""

import hashlib
import json
import os
import subprocess
import sys

import pytest

from tests.pages import first_of
from tests.vector_files import walks


@pytest.mark.parametrize("number", first_of([9, 0, 3, 4, 14], 1))
def test_the_trace_does_not_depend_on_the_process(number, tmp_path):
    """Positions, legal decisions and their order are equal under different hash seeds."""
    record = tmp_path / "game.json"
    record.write_text(json.dumps(walks()[number]["record"]), encoding="utf-8")
    hashes = set()
    for seed in ("0", "4242"):
        done = subprocess.run(
            [sys.executable, "-m", "tutor", "replay", str(record), "--trace"],
            capture_output=True,
            check=True,
            env=os.environ | {"PYTHONHASHSEED": seed},
        )
        hashes.add(hashlib.sha256(done.stdout).hexdigest())
    assert len(hashes) == 1
