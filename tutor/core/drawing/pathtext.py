"""Path text, the small language of SVG outlines, and its absolute segments.

Shapes keep their outline as path text, so that it goes into SVG without conversion. For painting,
measuring and hit testing this module reads the text, and caches the result. Arcs are not supported.
This module contains nothing about shapes of a scene.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

Point = tuple[float, float]

_TOKEN: Final = re.compile(r"[MmLlHhVvCcSsQqTtZz]|-?(?:\d+\.?\d*|\.\d+)")
_NUMBERS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "Z": 0}


class Segment(NamedTuple):
    """A step of an outline.

    `verb` is M, L, Q, C or Z. `points` have absolute coordinates; the last is the end of the step.
    """

    verb: str
    points: tuple[Point, ...]


@lru_cache(maxsize=4096)
def segments(text: str) -> tuple[Segment, ...]:
    """Return the absolute segments of a path text. Raises ValueError for other text.

    >>> [segment.verb for segment in segments("M0 0h10v10z")]
    ['M', 'L', 'L', 'Z']
    """
    tokens = _TOKEN.findall(text)
    if re.sub(r"[\s,]", "", _TOKEN.sub("", text)):
        raise ValueError(f"not a path: {text!r}")
    pen = _Pen()
    index = 0
    while index < len(tokens):
        command = tokens[index]
        if not command.isalpha():
            raise ValueError(f"a number without a command in {text!r}")
        index += 1
        count = _NUMBERS[command.upper()]
        while True:
            try:
                numbers = [float(token) for token in tokens[index : index + count]]
            except ValueError:
                raise ValueError(f"too few numbers in {text!r}") from None
            if len(numbers) < count:
                raise ValueError(f"too few numbers in {text!r}")
            index += count
            pen.draw(command, numbers)
            if not count or index >= len(tokens) or tokens[index].isalpha():
                break
            command = {"M": "L", "m": "l"}.get(command, command)
    return tuple(pen.drawn)


class _Pen:
    """The position of the pen while a path text is read."""

    def __init__(self) -> None:
        self.drawn: list[Segment] = []
        self.at: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.handle: Point | None = None
        self.last = ""

    def draw(self, command: str, numbers: list[float]) -> None:
        verb = command.upper()
        x, y = self.at if command.islower() else (0.0, 0.0)
        if verb == "Z":
            self._add("Z", ())
            self.at = self.start
        elif verb == "H":
            self._add("L", ((x + numbers[0], self.at[1]),))
        elif verb == "V":
            self._add("L", ((self.at[0], y + numbers[0]),))
        else:
            points = tuple((x + numbers[i], y + numbers[i + 1]) for i in range(0, len(numbers), 2))
            if verb in "ST":
                points = (self._mirror("CS" if verb == "S" else "QT"), *points)
                self._add("C" if verb == "S" else "Q", points)
            else:
                self._add(verb, points)
            self.handle = points[-2] if len(points) > 1 else None
            if verb == "M":
                self.start = self.at
        self.last = verb

    def _mirror(self, family: str) -> Point:
        if self.last not in family or self.handle is None:
            return self.at
        return 2 * self.at[0] - self.handle[0], 2 * self.at[1] - self.handle[1]

    def _add(self, verb: str, points: tuple[Point, ...]) -> None:
        self.drawn.append(Segment(verb, points))
        if points:
            self.at = points[-1]


def flatten(text: str, steps: int = 6) -> tuple[tuple[Point, ...], ...]:
    """Return the polylines of a path text, with `steps` straight lines for each curve."""
    lines: list[list[Point]] = []
    for verb, points in segments(text):
        if verb == "M":
            lines.append([points[0]])
        elif verb == "Z":
            lines[-1].append(lines[-1][0])
        elif verb == "L":
            lines[-1].append(points[0])
        else:
            start = lines[-1][-1]
            lines[-1] += [_along((start, *points), i / steps) for i in range(1, steps + 1)]
    return tuple(tuple(line) for line in lines)


def _along(points: tuple[Point, ...], t: float) -> Point:
    """Return the point of a curve at t, from 0 to 1 (de Casteljau's algorithm)."""
    while len(points) > 1:
        points = tuple(
            ((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]) for a, b in pairwise(points)
        )
    return points[0]


def number(value: float) -> str:
    """Return a coordinate as path text, rounded to a tenth of a pixel.

    >>> number(12.04), number(-0.51)
    ('12', '-.5')
    """
    tenths = round(value * 10)
    if tenths % 10 == 0:
        return str(tenths // 10)
    sign = "-" if tenths < 0 else ""
    whole, rest = divmod(abs(tenths), 10)
    return f"{sign}{whole or ''}.{rest}"


@lru_cache(maxsize=4096)
def shorten_path(text: str) -> str:
    """Return the same path in as few characters as possible, rounded to a tenth of a pixel.

    The result leaves out moves of the pen that draw no line.

    >>> shorten_path("M 10 10 L 20.5 9 L 20.5 20 Z")
    'M10 10l10.5-1v11z'
    """
    writer = _Writer()
    drawn = segments(text)
    for segment, following in zip(drawn, (*drawn[1:], None), strict=True):
        if segment.verb != "M" or (following is not None and following.verb != "M"):
            writer.add(segment)
    return "".join(writer.parts)


@lru_cache(maxsize=256)
def whole(text: str) -> str:
    """Return the same path with every point rounded to a whole pixel.

    >>> whole("M.6 1.2l3 3z")
    'M1 1L4 4Z'
    """
    return "".join(
        verb + " ".join(f"{round(x)} {round(y)}" for x, y in points)
        for verb, points in segments(text)
    )


class _Writer:
    """A writer of segments relative to the pen, in whole tenths, so that errors do not add up."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.verb = ""
        self.at = self.start = (0, 0)
        self.mirror: tuple[str, tuple[int, int]] | None = None

    def add(self, segment: Segment) -> None:
        verb = segment.verb
        points = [(round(x * 10), round(y * 10)) for x, y in segment.points]
        if verb == "Z":
            self._write("z", ())
            self.at = self.start
            return
        x, y = self.at
        steps = [(px - x, py - y) for px, py in points]
        end = points[-1]
        if verb == "M":
            self._write(*("m", steps[0]) if self.parts else ("M", points[0]))
            self.start = end
        elif verb == "L":
            dx, dy = steps[0]
            if dy == 0:
                self._write("h", (dx,))
            elif dx == 0:
                self._write("v", (dy,))
            else:
                self._write("l", (dx, dy))
        else:
            mirrored = self.mirror == (verb, steps[0])
            kept = steps[1:] if mirrored else steps
            letter = {"Q": "t", "C": "s"}[verb] if mirrored else verb.lower()
            self._write(letter, tuple(part for step in kept for part in step))
        self.at = end
        self.mirror = None
        if verb in "QC":
            handle = points[-2]
            self.mirror = verb, (end[0] - handle[0], end[1] - handle[1])

    def _write(self, verb: str, tenths: tuple[int, ...]) -> None:
        again = verb == self.verb and verb != "z"
        before = self.parts[-1] if again else ""
        written = "" if again else verb
        for part in tenths:
            digits = number(part / 10)
            written += _gap(before, digits) + digits
            before = digits
        self.parts.append(written)
        self.verb = {"M": "", "m": ""}.get(verb, verb)


def _gap(before: str, digits: str) -> str:
    """Return the separator between two numbers: empty if a sign or a point separates them."""
    if not before or digits[0] == "-":
        return ""
    last = max(before.rfind(mark) for mark in " -" + "mlhvqtcs")
    return "" if digits[0] == "." and "." in before[last + 1 :] else " "
