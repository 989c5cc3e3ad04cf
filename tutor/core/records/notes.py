"""Notes on a decision: a comment, a reason, and rings and arrows on the board.

A stroke is a ring or an arrow. It names things by the ids that a scene gives them, and has no
coordinates.

In a record or file a note is one comment. The person's comment comes first. Then a line has the
strokes, in the form of `[%csl …]` and `[%cal …]` in PGN: rings as `Gdistrict-main_temple`, arrows
as `Rstep-3>step-7`, with a letter for the pen. The reason of a policy follows on another line. A
line before all of these may hold the comment of the start, because a tree's file has no other place
for it. Reading a written note returns exactly its parts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, Literal, NamedTuple, get_args

Pen = Literal["solid", "dashed", "dotted", "double"]
PENS: Final[tuple[Pen, ...]] = get_args(Pen)
LETTERS: Final[dict[str, Pen]] = dict(zip("GRYB", PENS, strict=True))
"""The pens, by the letters that PGN uses for green, red, yellow and blue."""
_LETTER_OF: Final = {pen: letter for letter, pen in LETTERS.items()}
THING: Final = r"[A-Za-z0-9][A-Za-z0-9_.-]{0,59}"
"""The pattern of the ids of things on which a person can draw."""
TO: Final = ">"

_RING: Final = rf"[GRYB]{THING}"
_ARROW: Final = rf"{_RING}{TO}{THING}"
_PART: Final = re.compile(
    rf"\[%(?:csl(0?)((?: {_RING}(?:,{_RING})*)?)|cal(0?)((?: {_ARROW}(?:,{_ARROW})*)?))\]"
)
_LINE: Final = re.compile(rf"(?:{_PART.pattern})+")


class Stroke(NamedTuple):
    """A ring on a thing, or an arrow from a thing to another one, with its pen.

    `to` is empty for a ring.
    """

    thing: str
    to: str = ""
    pen: Pen = "solid"

    @property
    def is_arrow(self) -> bool:
        """Whether the stroke is an arrow."""
        return bool(self.to)


Strokes = tuple[Stroke, ...]


def arrange(strokes: Iterable[Stroke]) -> Strokes:
    """Return strokes (rings and arrows) in the order of writing: rings first.

    If several strokes are on the same things, only the last one stays.
    """
    found = {(each.thing, each.to): each for each in strokes if each.thing != each.to}
    return tuple(sorted(found.values(), key=lambda each: each.is_arrow))


def toggle(strokes: Strokes, stroke: Stroke) -> Strokes:
    """Return strokes (rings and arrows) with one more stroke, or without it if they already have it.

    A stroke on the same things with another pen replaces the old stroke.
    """
    if stroke in strokes:
        return tuple(each for each in strokes if each != stroke)
    return arrange((*strokes, stroke))


def is_thing(name: str) -> bool:
    """Return whether a text can be the id of a thing on which a person can draw."""
    return re.fullmatch(THING, name) is not None


def with_strokes(comment: str, strokes: Strokes, at_start: Strokes = ()) -> str:
    """Return a comment with its strokes (rings and arrows) in an added last line.

    `at_start` are the strokes of the start of a tree, whose file has no other place for them. If
    the last line of the person's comment looks like strokes, a line with empty strokes follows it.
    """
    last = comment.rpartition("\n")[2]
    if not (strokes or at_start or _LINE.fullmatch(last)):
        return comment
    line = f"{_write(strokes)}{_write(at_start, '0')}" or "[%csl]"
    return f"{comment}\n{line}" if comment else line


def without_strokes(comment: str) -> tuple[str, Strokes, Strokes]:
    """Return a comment without its strokes, these strokes, and the strokes of the start.

    A stroke is a ring or an arrow on the board.
    """
    own, _, last = comment.rpartition("\n")
    if not _LINE.fullmatch(last):
        return comment, (), ()
    found: tuple[list[Stroke], list[Stroke]] = ([], [])
    for match in _PART.finditer(last):
        of_start = match[1] or match[3]
        for item in (match[2] or match[4] or "").strip().split(","):
            if item:
                thing, _, to = item[1:].partition(TO)
                found[bool(of_start)].append(Stroke(thing, to, LETTERS[item[0]]))
    return own, arrange(found[0]), arrange(found[1])


def _write(strokes: Strokes, of: str = "") -> str:
    rings = [f"{_LETTER_OF[each.pen]}{each.thing}" for each in strokes if not each.is_arrow]
    arrows = [
        f"{_LETTER_OF[each.pen]}{each.thing}{TO}{each.to}" for each in strokes if each.is_arrow
    ]
    parts = ((f"csl{of}", rings), (f"cal{of}", arrows))
    return "".join(f"[%{name} {','.join(items)}]" for name, items in parts if items)


REASON: Final = "\u2023"
"""The sign before the reason of a policy, which follows a person's comment in a file."""
_REASON: Final = re.compile(rf"(?:\A|\n){REASON} ([^\n]+)((?:\n{REASON})*)\Z")

PREFACE: Final = f"{REASON}{REASON} "
"""The signs before the comment of the start, which is written as a JSON string."""
_PREFACE: Final = re.compile(rf'\A{PREFACE}("[^\n]*")(?:\n|\Z)')


class Note(NamedTuple):
    """The parts of a comment in a file.

    `comment`, `reason` and `strokes` belong to the node. `at_start` and `preface` are the strokes
    and the comment of the start.
    """

    comment: str
    reason: str
    strokes: Strokes
    at_start: Strokes
    preface: str = ""


NO_NOTE: Final = Note("", "", (), ())


def in_one_line(reason: str) -> str:
    """Return a reason with spaces in place of line breaks. In a file a line break ends the reason."""
    return reason.replace("\n", " ")


def write_note(
    comment: str, reason: str, strokes: Strokes, at_start: Strokes = (), preface: str = ""
) -> str:
    """Return one comment with all the parts."""
    note = _own_note(comment, reason, strokes, at_start)
    # If a person's first line looks like the comment of the start, an empty comment of the start
    # precedes it.
    if not preface and not _PREFACE.search(note):
        return note
    first = f"{PREFACE}{json.dumps(preface, ensure_ascii=False)}"
    return f"{first}\n{note}" if note else first


def _own_note(comment: str, reason: str, strokes: Strokes, at_start: Strokes) -> str:
    own = with_strokes(comment, strokes, at_start)
    if reason:
        told = f"{REASON} {reason}"
        return f"{own}\n{told}" if own else told
    # If a person's last line looks like a reason, a line with only the sign follows it.
    return f"{own}\n{REASON}" if _REASON.search(own) else own


def read_note(note: str) -> Note:
    """Return the parts of a comment in a record or file."""
    preface = ""
    first = _PREFACE.search(note)
    if first is not None:
        with suppress(ValueError):  # a person's text need not be JSON
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
