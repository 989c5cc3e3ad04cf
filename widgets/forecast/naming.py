"""How a moment of a game that is looked back at is named, and led to."""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.records.line import Line
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage

Named = Callable[[int, str], Markup]
"""Writes the name of a moment, which is given with its ply."""


def leading(ply: int, name: str) -> Markup:
    """A moment's name that leads to it."""
    return control("goto", ply, name)


def plain(_: int, name: str) -> Markup:
    """A moment's name on paper."""
    return element("b", name)


def moment_name(stage: Stage, line: Line, ply: int) -> str:
    """A moment of the line shown by its day, round and turn."""
    words = stage.standing(ply)
    begun, night = line.place(ply + 1, "turn"), line.place(ply + 1, "night")
    is_night = night is not None and (begun is None or night.ply >= begun.ply)
    if begun is None or is_night or not begun.player:
        return words
    turn = stage.say("timeline-turn", player=begun.player)
    return words if turn in words else f"{words} · {turn}"
