"""The comments and marks of all lines as one list to read, each with a link to its step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.records.movetext import rows
from widgets.lines.notation import is_secret_note
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element, join
from widgets.shared.stage import Stage

AT_ONCE: Final = 40
"""The most entries in one list."""


class Comments:
    """Draws the list, one page at a time."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._first = 0

    def turn_to(self, value: str) -> None:
        """List from an entry on."""
        if value.isdecimal():
            self._first = int(value[:9])

    def draw(self) -> Markup:
        """The entries in reading order: a variation follows the step for which it was tried."""
        stage, tree = self._stage, self._stage.session.tree
        at_start = [(0, 0)] if tree.preface or tree.strokes else []
        found = at_start + [
            (row.place, row.ply)
            for row in rows(tree)
            if row.kind == "step"
            and any(tree.node(row.place)[3:5] + tree.node(row.place)[7:])
            and not is_secret_note(stage, row.place)
        ]
        if not found:
            return element("p", stage.say("comments-none"), of="tutor-hint")
        first = self._first if self._first < len(found) else 0
        listed = [self._entry(place, ply) for place, ply in found[first : first + AT_ONCE]]
        ways = []
        if first:
            back = max(first - AT_ONCE, 0)
            ways.append(control("comments-from", back, stage.say("comments-before")))
        if first + AT_ONCE < len(found):
            ways.append(control("comments-from", first + AT_ONCE, stage.say("comments-after")))
        row = element("div", *ways, of="tutor-row") if ways else Markup("")
        count = element("p", stage.say("comments-count", count=len(found)), of="tutor-hint")
        return join(count, element("ol", *listed, of="tutor-comments"), row)

    def _entry(self, place: int, ply: int) -> Markup:
        """A step or the start, its line, and the comment on it."""
        stage, tree = self._stage, self._stage.session.tree
        head = control(
            "show",
            place,
            *(self._step(place, ply) if place else (stage.say("moves-start"),)),
            of="tutor-move",
            **({"aria_current": "step"} if place == tree.current else {}),
        )
        lines = (*tree.comment_at(place).split("\n"), *stage.told_strokes(place))
        told = (element("p", each) for each in lines if each.strip())
        return element("li", head, *told)

    def _step(self, place: int, ply: int) -> Iterator[str]:
        """Which player decided what, the marks, and the place in the line."""
        stage, node = self._stage, self._stage.session.tree.node(place)
        yield stage.mark(node.decision.player)
        yield element("span", stage.step(place))
        if node.marks:
            yield element("span", " ".join(node.marks), of="tutor-marks")
        yield " "
        at = stage.say("comments-at", name=stage.line_name(place), ply=ply)
        yield element("span", at, of="tutor-hint")
