"""The command line as a real process: exit codes, pipes, and memory that does not grow with the input."""

import json
import os
import subprocess
import sys

import pytest

from tests.contract.command_line_files import NO_COCA
from tests.contract.command_line_files import QUICK_START as RECORD

TUTOR = [sys.executable, "-m", "tutor"]


def tutor(*argv, given=""):
    """Run `python -m tutor`, and return the finished process."""
    return subprocess.run(
        [*TUTOR, *argv], input=given, capture_output=True, text=True, encoding="utf-8"
    )


def test_a_replay_in_a_process():
    """`python -m tutor replay - --json` prints JSON and exits with 0."""
    done = tutor("replay", "-", "--json", given=json.dumps(RECORD))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["due"] == {"player": "Bert", "type": "turn"}


def test_an_illegal_decision_in_a_process():
    """The process ends with exit code 2, nothing on stdout and one line on stderr."""
    done = tutor("replay", "-", given=json.dumps(NO_COCA))
    expected = "decision 3 (Gina, sell coca): Gina has no coca [market.sell]\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", expected)


def test_without_arguments_the_command_names_its_help():
    """Without arguments the command prints a line about its help and no traceback."""
    done = tutor()
    assert done.returncode in (0, 2)
    assert "Traceback" not in done.stdout + done.stderr
    assert "--help" in done.stdout + done.stderr


def test_names_work_in_any_locale():
    """Names outside ASCII are printed also under a plain C locale."""
    record = RECORD | {"decisions": []}
    record["setup"] = RECORD["setup"] | {"players": ["José", "李明", "Gina"]}
    for flag in ([], ["--json"]):
        done = subprocess.run(
            [*TUTOR, "replay", "-", *flag],
            input=json.dumps(record).encode(),
            capture_output=True,
            env=os.environ | {"LC_ALL": "C", "PYTHONIOENCODING": "", "PYTHONUTF8": "0"},
        )
        assert (done.returncode, done.stderr) == (0, b"")


def test_a_reader_that_goes_away_causes_no_traceback(tmp_path):
    """A reader such as `head -1` may close the pipe early."""
    given = tmp_path / "games.jsonl"
    given.write_text((json.dumps(RECORD) + "\n") * 20, encoding="utf-8")
    command = [*TUTOR, "replay", str(given), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as writing:
        writing.stdout.close()
        error = writing.stderr.read()
    assert b"Traceback" not in error
    assert b"BrokenPipe" not in error


def peak(records, tmp_path):
    """Return the peak resident memory, in kB, of a replay of `records` records from standard input."""
    record = RECORD | {"decisions": RECORD["decisions"][:6], "comments": {"0": "x" * 10_000}}
    line = json.dumps(record) + "\n"
    given = tmp_path / f"{records}.jsonl"
    with given.open("w", encoding="utf-8") as file:
        for _ in range(records):
            file.write(line)
    out = tmp_path / f"{records}.out"
    with given.open("rb") as stdin, out.open("wb") as stdout:
        process = subprocess.Popen(
            [*TUTOR, "replay", "--jsonl", "-", "--json"], stdin=stdin, stdout=stdout
        )
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    with out.open("rb") as stdout:
        assert sum(1 for _ in stdout) == records
    return usage.ru_maxrss


@pytest.mark.skipif(not hasattr(os, "wait4"), reason="peak memory of a child is told by Unix alone")
def test_records_stream_in_constant_memory(tmp_path):
    """Ten times as many records, which are 10 MB more, need no more memory."""
    few, many = peak(100, tmp_path), peak(1000, tmp_path)
    assert many - few < 4_000
