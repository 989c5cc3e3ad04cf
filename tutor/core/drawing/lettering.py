"""The widths of words, so that a drawing can be laid out without a browser.

`letter_widths.json` has the advance widths of Liberation Sans (Arial has the same ones), of its
bold face, and of DejaVu Serif Condensed bold, in thousandths of the type size. They come from the
tables of the fonts. Widths of letters outside Latin script are estimated. This module contains no
language.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Literal

Face = Literal["sans", "bold", "serif"]

FAMILIES: Final[dict[Face, str]] = {
    "sans": "Liberation Sans,Arial,DejaVu Sans Condensed,sans-serif",
    "bold": "Liberation Sans,Arial,DejaVu Sans Condensed,sans-serif",
    "serif": "DejaVu Serif Condensed,Georgia,serif",
}
"""The font families of each face.

No name is in quotes, because the canvas gets this text very often.
"""
WEIGHTS: Final[dict[Face, str]] = {"sans": "normal", "bold": "bold", "serif": "bold"}
ASCENT: Final = 0.74
DESCENT: Final = 0.22
CAPITAL: Final = 0.69


@cache
def _widths(face: Face) -> dict[str, int]:
    data = json.loads(files("tutor.core.drawing").joinpath("letter_widths.json").read_text("utf-8"))
    return dict(zip(data["letters"], data[face], strict=True))


def _estimate(letter: str) -> int:
    """Return the estimated width of a letter, in thousandths of the type size.

    It is 0 for combining marks, and a full square for wide scripts.
    """
    if unicodedata.combining(letter) or unicodedata.category(letter) in ("Cf", "Mn", "Me"):
        return 0
    return 1000 if unicodedata.east_asian_width(letter) in "WF" else 750


@lru_cache(maxsize=4096)
def width(words: str, face: Face, size: float) -> float:
    """Return the width of words in pixels, without kerning. Browsers may draw slightly narrower."""
    table = _widths(face)
    total = sum(table[letter] if letter in table else _estimate(letter) for letter in words)
    return total * size / 1000


def is_measured(words: str, face: Face) -> bool:
    """Return whether the widths of all letters are measured, not estimated."""
    table = _widths(face)
    return all(letter in table for letter in words)


def shorten(words: str, face: Face, size: float, room: float) -> str:
    """Return the words, cut with an ellipsis if they are wider than the room in pixels."""
    if width(words, face, size) <= room:
        return words
    for end in range(len(words) - 1, 0, -1):
        cut = words[:end].rstrip() + "…"
        if width(cut, face, size) <= room:
            return cut
    return "…"


def wrap(words: str, face: Face, size: float, room: float, most: int = 2) -> tuple[str, ...]:
    """Return the words in at most `most` lines of similar width.

    A line is cut with an ellipsis only if no division of the words fits into the room.
    """
    if width(words, face, size) <= room:
        return (words,)
    pieces = words.split(" ")
    best: tuple[float, tuple[str, ...]] | None = None
    for lines in _splits(pieces, most):
        widest = max(width(line, face, size) for line in lines)
        if best is None or (widest, len(lines)) < (best[0], len(best[1])):
            best = widest, lines
    lines = best[1] if best else (words,)
    return tuple(shorten(line, face, size, room) for line in lines)


def _splits(pieces: list[str], most: int) -> list[tuple[str, ...]]:
    """Return every way to divide the pieces into one to `most` lines."""
    whole: list[tuple[str, ...]] = [(" ".join(pieces),)]
    if most == 1:
        return whole
    return whole + [
        (" ".join(pieces[:cut]), *rest)
        for cut in range(1, len(pieces))
        for rest in _splits(pieces[cut:], most - 1)
    ]
