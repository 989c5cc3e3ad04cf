"""Runs the command line in this process, as a shell does, and returns its output."""

import contextlib
import io
import json
import sys
from typing import NamedTuple
from unittest.mock import patch

from tutor.cli import main


class Outcome(NamedTuple):
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self):
        """Return the output read as JSON."""
        return json.loads(self.out)

    @property
    def lines(self):
        """Return the output read as JSON Lines."""
        return [json.loads(line) for line in self.out.splitlines()]


def run(*argv, given=b""):
    """Run `python -m tutor` with these arguments and this standard input, and return the outcome."""
    out_bytes, err_bytes = io.BytesIO(), io.BytesIO()
    out = io.TextIOWrapper(out_bytes, encoding="utf-8", write_through=True)
    err = io.TextIOWrapper(err_bytes, "utf-8", "backslashreplace", write_through=True)
    given = given.encode() if isinstance(given, str) else given
    with (
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8")),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            code = main([str(one) for one in argv])
        except SystemExit as leaving:
            code = leaving.code or 0
    return Outcome(code, out_bytes.getvalue().decode(), err_bytes.getvalue().decode())
