"""Notes beside a decision, as one comment of a record or file.

A person's comment comes first, then the strokes on the board in a line of their own, then the
reason of a policy in another. Before all of it, in a line of its own, may stand the comment of the
start, for which a tree's file has no other room. Reading gives back exactly what was written.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Final, NamedTuple

from tutor.core.records.strokes import Strokes, with_strokes, without_strokes

REASON: Final = "\u2023"
"""The sign before the reason of a policy, which stands after a person's comment in a file."""
_REASON: Final = re.compile(rf"(?:\A|\n){REASON} ([^\n]+)((?:\n{REASON})*)\Z")

PREFACE: Final = f"{REASON}{REASON} "
"""The signs before the comment of the start, which follows as a JSON string."""
_PREFACE: Final = re.compile(rf'\A{PREFACE}("[^\n]*")(?:\n|\Z)')


class Note(NamedTuple):
    """The parts of a comment; `at_start` and `preface` are strokes and comment of the start."""

    comment: str
    reason: str
    strokes: Strokes
    at_start: Strokes
    preface: str = ""


NO_NOTE: Final = Note("", "", (), ())


def in_one_line(reason: str) -> str:
    """A reason as it is kept: a line break would end it."""
    return reason.replace("\n", " ")


def write_note(
    comment: str, reason: str, strokes: Strokes, at_start: Strokes = (), preface: str = ""
) -> str:
    """The parts as one comment."""
    note = _own_note(comment, reason, strokes, at_start)
    # A person's own first line that looks like that of the start is told apart by an empty one.
    if not preface and not _PREFACE.search(note):
        return note
    first = f"{PREFACE}{json.dumps(preface, ensure_ascii=False)}"
    return f"{first}\n{note}" if note else first


def _own_note(comment: str, reason: str, strokes: Strokes, at_start: Strokes) -> str:
    own = with_strokes(comment, strokes, at_start)
    if reason:
        told = f"{REASON} {reason}"
        return f"{own}\n{told}" if own else told
    # A person's own last line that looks like a reason is told apart by a sign after it.
    return f"{own}\n{REASON}" if _REASON.search(own) else own


def read_note(note: str) -> Note:
    """The parts of a comment in a record or file."""
    preface = ""
    first = _PREFACE.search(note)
    if first is not None:
        with suppress(ValueError):  # a person's own quotation marks
            preface = str(json.loads(first[1]))
            note = note[first.end() :]
    found, own, reason = _REASON.search(note), note, ""
    if found is not None:
        told, signs = found.groups()
        if signs:
            own = note[: -len(f"\n{REASON}")]
        else:
            own, reason = note[: found.start()], told
    comment, strokes, at_start = without_strokes(own)
    return Note(comment, reason, strokes, at_start, preface)
