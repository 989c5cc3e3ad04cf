"""How a moment of a game that is looked back at is named, and led to."""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.records.lines import Chapter, Line
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
    """A moment of the line shown by its day, round and turn.

    Its step is told as well where these are those of other moments, too: in the midst of a turn or
    a night, and where a player has several turns in a round.
    """
    words = stage.standing(ply)
    begun, night = line.place(ply + 1, "turn"), line.place(ply + 1, "night")
    if night is not None and (begun is None or night.ply >= begun.ply):
        is_alone = ply == night.ply
    elif begun is None or not begun.player:
        is_alone = ply == 0
    else:
        turn = stage.say("timeline-turn", player=begun.player)
        words = words if turn in words else f"{words} · {turn}"
        is_alone = ply == begun.ply and _is_only_turn(line, begun)
    return words if is_alone else f"{words} · {stage.say('lines-here', ply=ply)}"


def _is_only_turn(line: Line, turn: Chapter) -> bool:
    """Whether the player of a turn has no other one in its round."""
    rounds = [each.ply for each in line.chapters if each.kind == "round"]
    first = max((ply for ply in rounds if ply <= turn.ply), default=0)
    end = min((ply for ply in rounds if ply > turn.ply), default=line.plies + 1)
    turns = [each for each in line.chapters if each.kind == "turn" and first <= each.ply < end]
    return sum(each.player == turn.player for each in turns) == 1
