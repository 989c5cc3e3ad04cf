"""Notes beside a decision: a comment, a reason, and rings and arrows on the board.

A stroke is a ring or an arrow. It names things by the ids that a scene gives them; it knows no
pixels and no game.

In a record or file a note is one comment. What a person wrote comes first, then the strokes in a
line of their own, as `[%csl …]` and `[%cal …]` do in PGN: rings as `Gdistrict-main_temple`, arrows
as `Rstep-3>step-7`, with a letter for the pen. The reason of a policy follows in another line.
Before all of it, in a line of its own, may stand the comment of the start, for which a tree's file
has no other room. Reading gives back exactly what was written.
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
"""The letters that PGN has for green, red, yellow and blue."""
_LETTER_OF: Final = {pen: letter for letter, pen in LETTERS.items()}
THING: Final = r"[A-Za-z0-9][A-Za-z0-9_.-]{0,59}"
"""The id of a thing, as far as it can be drawn on."""
TO: Final = ">"

_RING: Final = rf"[GRYB]{THING}"
_ARROW: Final = rf"{_RING}{TO}{THING}"
_PART: Final = re.compile(
    rf"\[%(?:csl(0?)((?: {_RING}(?:,{_RING})*)?)|cal(0?)((?: {_ARROW}(?:,{_ARROW})*)?))\]"
)
_LINE: Final = re.compile(rf"(?:{_PART.pattern})+")


class Stroke(NamedTuple):
    """A ring on a thing, or an arrow from it to another, with the pen it is drawn with."""

    thing: str
    to: str = ""
    pen: Pen = "solid"

    @property
    def is_arrow(self) -> bool:
        """Whether it goes from one thing to another."""
        return bool(self.to)


Strokes = tuple[Stroke, ...]


def arrange(strokes: Iterable[Stroke]) -> Strokes:
    """Strokes in the order of writing: rings before arrows, of two on the same things the last."""
    found = {(each.thing, each.to): each for each in strokes if each.thing != each.to}
    return tuple(sorted(found.values(), key=lambda each: each.is_arrow))


def toggle(strokes: Strokes, stroke: Stroke) -> Strokes:
    """Strokes with one more; one that is there already is taken away, or changes its pen."""
    if stroke in strokes:
        return tuple(each for each in strokes if each != stroke)
    return arrange((*strokes, stroke))


def is_thing(name: str) -> bool:
    """Whether a name can be that of a thing that is drawn on."""
    return re.fullmatch(THING, name) is not None


def with_strokes(comment: str, strokes: Strokes, at_start: Strokes = ()) -> str:
    """A comment with strokes in a last line of their own.

    `at_start` are those of the start of a tree, whose file has no other room for them. A person's
    own last line that looks like strokes is told apart by an empty one after it.
    """
    last = comment.rpartition("\n")[2]
    if not (strokes or at_start or _LINE.fullmatch(last)):
        return comment
    line = f"{_write(strokes)}{_write(at_start, '0')}" or "[%csl]"
    return f"{comment}\n{line}" if comment else line


def without_strokes(comment: str) -> tuple[str, Strokes, Strokes]:
    """A person's comment, the strokes of its node, and those of the start, of a written comment."""
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
