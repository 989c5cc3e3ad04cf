"""Judges the results in mutmut's folder: `python -m tests.mutation` after `mutmut run`."""

import sys

import pytest
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.stats import status_by_exit_code
from mutmut.utils.file_utils import walk_mutatable_files
from mutmut.utils.format_utils import orig_function_and_class_names_from_key

from tests.mutation.judging import KILLED, REASONS, Change, Outcome, judge, reasons


def change(mutant, path):
    """Return the changed lines of a mutant, each side as one line."""
    _, _, *lines = get_diff_for_mutant(mutant, path=path).splitlines()
    was, becomes = (
        " ".join(" ".join(line[1:].split()) for line in lines if line.startswith(sign))
        for sign in "-+"
    )
    function, owner = orig_function_and_class_names_from_key(mutant)
    module = ".".join(path.with_suffix("").parts[1:])
    return Change(".".join(part for part in (module, owner, function) if part), was, becomes)


def outcomes():
    """Yield the result of every mutant."""
    for path in walk_mutatable_files():
        data = SourceFileMutationData(path=path)
        data.load()
        for mutant, code in data.exit_code_by_key.items():
            # mutmut counts an error of pytest itself as a failed test, which proves nothing.
            is_broken = code == pytest.ExitCode.INTERNAL_ERROR
            status = "broken" if is_broken else status_by_exit_code[code]
            game = path.parts[1]
            yield Outcome(game, status, None if status in KILLED else change(mutant, path))


judgement = judge(outcomes(), reasons(REASONS.read_text(encoding="utf-8")))
print("\n".join(judgement.lines))
print("\n".join(judgement.faults), file=sys.stderr)
sys.exit(bool(judgement.faults))
