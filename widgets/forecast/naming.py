"""The names of the moments of a finished game, as plain text or as links."""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.records.lines import Chapter, Line
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage

Named = Callable[[int, str], Markup]
"""Makes the name of a moment, given its ply and its text."""


def leading(ply: int, name: str) -> Markup:
    """A moment's name as a link to it."""
    return control("goto", ply, name)


def plain(_: int, name: str) -> Markup:
    """A moment's name on paper."""
    return element("b", name)


def moment_name(stage: Stage, line: Line, ply: int) -> str:
    """The name of a moment of the line in view, by its day, round and turn.

    The step is named as well if several moments share these: inside a turn or a night, or if a
    player has several turns in a round.
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
    """Whether the player of a turn has no other turn in its round."""
    rounds = [each.ply for each in line.chapters if each.kind == "round"]
    first = max((ply for ply in rounds if ply <= turn.ply), default=0)
    end = min((ply for ply in rounds if ply > turn.ply), default=line.plies + 1)
    turns = [each for each in line.chapters if each.kind == "turn" and first <= each.ply < end]
    return sum(each.player == turn.player for each in turns) == 1
