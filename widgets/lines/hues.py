"""The colour of a line, the same in lists, on the timeline and in comparisons."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from tutor.core.records.lines import beginning, beginnings, letter_for
from tutor.core.records.tree import Tree

HUES: Final = 3
"""The number of colours of side lines; the main line has its own colour, number 0."""


def hue(tree: Tree, place: int) -> int:
    """The number of the colour of a place's line: by its letter, else by its age."""
    begins = beginning(tree, place)
    if not begins:
        return 0
    name = tree.node(begins).name or letter_for(tree, begins)
    letter, number = name[:1], name[1:]
    if letter in ascii_uppercase and (not number or number.isdecimal()):
        age = ascii_uppercase.index(letter) + len(ascii_uppercase) * (int(number[:6] or 1) - 1)
    else:
        age = sorted(beginnings(tree)).index(begins)
    return 1 + age % HUES


def hue_class(tree: Tree, place: int) -> str:
    """The class that gives an element the colour of a line."""
    return f"tutor-hue-{hue(tree, place)}"


def hues_beside(tree: Tree, left: int, right: int) -> tuple[int, int]:
    """The colours of two sides; they differ even for two places of one line."""
    one, other = hue(tree, left), hue(tree, right)
    return (one if one != other else 1 + one % HUES), other
