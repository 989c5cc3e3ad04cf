"""How an exhibit is solved: every decision of its line, and what happened in it, in words."""

from __future__ import annotations

from tutor.core.records.line import Line
from tutor.core.words.text import GameText
from widgets.shared.markup import Markup, element


def solution(words: GameText, line: Line, plies: int, of: str = "") -> Markup:
    """The first decisions of a line as a numbered list; empty before the first."""
    steps = [
        element(
            "li",
            element("b", words.decision(line.record.decisions[ply], line.states[ply])),
            *(element("p", words.event(event)) for event in line.events[ply]),
        )
        for ply in range(plies)
    ]
    return element("ol", *steps, of=of) if steps else Markup("")
