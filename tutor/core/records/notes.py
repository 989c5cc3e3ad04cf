"""Notes: what stands beside a decision, as one comment of a record or file.

A person's comment comes first, then the strokes on the board in a line of their own, then the
reason of a policy in another. Reading gives back exactly what was written.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tutor.core.records.strokes import Strokes, with_strokes, without_strokes

REASON: Final = "\u2023"
"""The sign before the reason of a policy, which stands after a person's comment in a file."""
_REASON: Final = re.compile(rf"(?:\A|\n){REASON} ([^\n]+)((?:\n{REASON})*)\Z")


class Note(NamedTuple):
    """The parts of a comment; `at_start` are strokes of the start of the tree."""

    comment: str
    reason: str
    strokes: Strokes
    at_start: Strokes


def in_one_line(reason: str) -> str:
    """A reason as it is kept: a line break would end it."""
    return reason.replace("\n", " ")


def write_note(comment: str, reason: str, strokes: Strokes, at_start: Strokes = ()) -> str:
    """The parts as one comment."""
    own = with_strokes(comment, strokes, at_start)
    if reason:
        told = f"{REASON} {reason}"
        return f"{own}\n{told}" if own else told
    # A person's own last line that looks like a reason is told apart by a sign after it.
    return f"{own}\n{REASON}" if _REASON.search(own) else own


def read_note(note: str) -> Note:
    """The parts of a comment in a record or file."""
    found, own, reason = _REASON.search(note), note, ""
    if found is not None:
        told, signs = found.groups()
        if signs:
            own = note[: -len(f"\n{REASON}")]
        else:
            own, reason = note[: found.start()], told
    comment, strokes, at_start = without_strokes(own)
    return Note(comment, reason, strokes, at_start)
