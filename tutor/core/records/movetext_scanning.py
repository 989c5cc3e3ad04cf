"""The lines of a text in the notation, each by itself: the head, the steps, and the brackets.

The lines are not played here; `movetext_reading.py` does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

from tutor.core.base.errors import RecordError
from tutor.core.base.reading import Reader, load_json, parse_json
from tutor.core.base.schema import JSONObject
from tutor.core.records.movetext import (
    CLOSE,
    COMMENT,
    FIRST,
    HEADING,
    NAME,
    OFFICIAL,
    OPEN,
    REASON,
    SHOWN,
    STROKE,
)
from tutor.core.records.strokes import PENS, THING, TO, Stroke
from tutor.core.records.tree import MARKS, MOST_NODES

_HEAD: Final = re.compile(r"(game|title|setup|position): (.+)")
_STEP: Final = re.compile(r"([0-9]{1,9})\. (.+?)((?: [!?]{1,2})*)")
_STROKE: Final = re.compile(rf"({'|'.join(PENS)}) ({THING})(?: {TO} ({THING}))?")
LONGEST_FOUND: Final = 60
BESIDE: Final = {NAME: "name", REASON: "reason", COMMENT: "comment"}


@dataclass
class WrittenStep:
    """A step as it is written: its line, its parent among the steps, and what stands beside it.

    `said` is the player with the decision.
    """

    line: int
    parent: int
    ply: int
    said: str
    marks: tuple[str, ...]
    beside: dict[str, list[str]] = field(default_factory=dict)
    strokes: list[Stroke] = field(default_factory=list)
    is_official: bool = False
    is_shown: bool = False


def at_line(line: int) -> str:
    """The place of a fault in a line."""
    return f"line[{line}]"


class Scanned:
    """The lines of a text, each by itself: the head, the steps, and the brackets around them."""

    def __init__(self) -> None:
        self.reader = Reader()
        self.head: JSONObject = {}
        self.steps: list[WrittenStep] = []
        self.strokes: list[Stroke] = []  # of the start
        self.preface: list[str] = []  # the lines of its comment
        self._lines = 0
        self._begun: list[tuple[int, int]] = []  # the line of each open bracket, and where it left
        self._last = 0
        self.is_shown = False

    def take(self, number: int, line: str) -> None:
        """Take the next line that is not blank."""
        self._lines += 1
        head, step = _HEAD.fullmatch(line), _STEP.fullmatch(line)
        if self._lines == 1:
            if line != FIRST:
                self._fault(number, "notation_first", expected=FIRST)
        elif line.startswith(HEADING):
            pass
        elif step is not None:
            self._step(number, *step.groups())
        elif line[0] in BESIDE and line[1:2] == " ":
            self._beside(number, BESIDE[line[0]], line[2:])
        elif line.startswith(f"{STROKE} "):
            self._stroke(number, line[2:])
        elif line in (OPEN, CLOSE):
            self._bracket(number, line)
        elif line == SHOWN:
            self._show(number)
        elif line == OFFICIAL:
            self._end_official(number)
        elif head is not None and not self.steps:
            self._head(number, *head.groups())
        else:
            self._fault(number, "notation_line", found=line[:LONGEST_FOUND])

    def _end_official(self, number: int) -> None:
        if any(step.is_official for step in self.steps):
            self._fault(number, "duplicate_key", key=OFFICIAL)
        elif self._has_step(number):
            self.steps[-1].is_official = True

    def end(self) -> None:
        """Note what is missing at the end."""
        if not self._lines:
            self._fault(1, "notation_first", expected=FIRST)
        for line, _ in self._begun:
            self._fault(line, "notation_open")

    def _fault(self, line: int, code: str, **numbers: Any) -> None:
        self.reader.fault(at_line(line), code, **numbers)

    def _has_step(self, number: int) -> bool:
        """Whether there is a step that a line can belong to; else it is a fault."""
        if not self.steps or self._last != len(self.steps):
            self._fault(number, "notation_beside")
            return False
        return True

    def _head(self, number: int, key: str, value: str) -> None:
        if key in self.head:
            self._fault(number, "duplicate_key", key=key)
        elif key in ("setup", "position"):
            try:
                self.head[key] = parse_json(value)
            except RecordError as error:
                self.reader.take(
                    fault._replace(place=at_line(number), numbers={**fault.numbers, "line": number})
                    for fault in error.faults
                )
                self.head[key] = None
        else:
            self.head[key] = self._text(number, value)

    def _step(self, number: int, ply: str, said: str, marks: str) -> None:
        parent = self._last
        expected = self.steps[parent - 1].ply + 1 if parent else 1
        if int(ply) != expected:
            self._fault(number, "notation_number", found=int(ply), expected=expected)
        if len(self.steps) >= MOST_NODES:
            self.reader.fault(at_line(number), "full_tree", most=MOST_NODES)
            self.reader.finish()
        reader = Reader()
        chosen = reader.members(tuple(marks.split()), "", MARKS) or ()
        self.reader.take(fault._replace(place=at_line(number)) for fault in reader.faults)
        self.steps.append(WrittenStep(number, parent, expected, said, chosen))
        self._last = len(self.steps)

    def _beside(self, number: int, kind: str, value: str) -> None:
        """A note on a step; a comment before the first step is on the start."""
        if kind == "comment" and not self.steps:
            self.preface.append(self._text(number, value))
            return
        if not self._has_step(number):
            return
        lines = self.steps[-1].beside.setdefault(kind, [])
        if lines and kind != "comment":
            self._fault(number, "duplicate_key", key=kind)
        lines.append(self._text(number, value))

    def _stroke(self, number: int, value: str) -> None:
        """A ring or an arrow; before the first step it is drawn at the start."""
        if self.steps and not self._has_step(number):
            return
        found = _STROKE.fullmatch(value)
        if found is None:
            self._fault(number, "notation_line", found=f"{STROKE} {value}"[:LONGEST_FOUND])
            return
        pen = next(each for each in PENS if each == found[1])
        drawn = self.steps[-1].strokes if self.steps else self.strokes
        drawn.append(Stroke(found[2], found[3] or "", pen))

    def _text(self, number: int, value: str) -> str:
        """A text as it is, or the one of a JSON string."""
        if not value.startswith('"'):
            return value
        try:
            return str(load_json(value))
        except (ValueError, RecursionError):
            self._fault(number, "notation_text")
            return ""

    def _bracket(self, number: int, sign: str) -> None:
        if sign == OPEN and self._last:
            self._begun.append((number, self._last))
            self._last = self.steps[self._last - 1].parent
        elif sign == CLOSE and self._begun and self._last != self._fork():
            self._last = self._begun.pop()[1]
        else:
            self._fault(number, "notation_bracket")

    def _fork(self) -> int:
        """The step after which the variation in the innermost bracket begins."""
        return self.steps[self._begun[-1][1] - 1].parent

    def _show(self, number: int) -> None:
        if self.is_shown:
            self._fault(number, "duplicate_key", key=SHOWN)
        self.is_shown = True
        if self.steps and self._has_step(number):
            self.steps[-1].is_shown = True
