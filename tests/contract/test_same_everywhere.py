"""The same record is the same game in every process."""

import hashlib
import json
import os
import subprocess
import sys

import pytest

from tests.vector_files import walks


@pytest.mark.parametrize("number", [0, 3, 4, 9, 14])
def test_the_trace_does_not_depend_on_the_process(number, tmp_path):
    """Positions, legal decisions and their order are equal under different hash seeds."""
    record = tmp_path / "game.json"
    record.write_text(json.dumps(walks()[number]["record"]), encoding="utf-8")
    hashes = set()
    for seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-m", "tutor", "replay", str(record), "--trace"],
            capture_output=True,
            check=True,
            env=os.environ | {"PYTHONHASHSEED": seed},
        )
        hashes.add(hashlib.sha256(done.stdout).hexdigest())
    assert len(hashes) == 1
