"""The curve: one figure of every player over the line in view, as a picture and as a table.

It is opened on demand. A place on it that is tapped is gone to, and so is a row of the table. It
counts what the comparison of two lines always tells.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import ipywidgets

from tutor.core.base.game import State
from tutor.core.drawing.curves import Curves, curves_scene, step_of
from tutor.core.records.compare import COMPARE, Figures, standing
from widgets.board.board import Board
from widgets.lines.track import chapter_name, parts_of
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage
from widgets.shared.window import box

CSS_CLASS: Final = "tutor-curve-board"
SIZES: Final = {"wide": (416, 190), "medium": (300, 160), "phone": (340, 170)}
"""The size of the picture by the layout of the page, in pixels."""


class Curve:
    """The figures of all players over the line that is shown; `go` goes to one of its steps."""

    def __init__(self, stage: Stage, go: Callable[[int], None]) -> None:
        self._stage = stage
        self._go = go
        self._wanted = ""
        self._known: list[tuple[State, Figures]] = []
        self._seat: str | None = None
        self.is_open = False
        self._head, self._table = ipywidgets.HTML(), ipywidgets.HTML()
        self._board: Board | None = None
        self._filling = False
        self._choice = ipywidgets.Dropdown()
        self._choice.add_class("tutor-field")
        self._choice.observe(stage.guard.handler(self._chosen), names="value")
        self._ways = box(ipywidgets.HBox, "tutor-curve-ways", self._head)
        self.widget = box(ipywidgets.VBox, "tutor-curve", self._ways)

    def names(self) -> dict[str, dict[str, str]]:
        """The accessible names of picture and choice, by CSS selector."""
        say = self._stage.say
        return {
            f".{CSS_CLASS}": {"role": "img", "aria-label": say("aria-curve")},
            ".tutor-curve select": {"aria-label": say("curve-of")},
        }

    def toggle(self) -> None:
        """Open the curve, or close it."""
        self.is_open = not self.is_open

    def show(self) -> None:
        """Show the line and the present step on it; closed, only what opens it."""
        labels = self._labels()
        self.widget.layout.display = None if labels else "none"
        if not labels:
            return
        key = self._wanted if self._wanted in labels else list(labels)[-1]
        self._head.value = self._draw_head()
        if not self.is_open:
            self._ways.children, self.widget.children = (self._head,), (self._ways,)
            return
        self._offer(labels, key)
        stage = self._stage
        values = self._values(key)
        line = stage.session.line
        parts = tuple(
            (part.chapter.ply, chapter_name(stage, part.chapter))
            for part in parts_of(line)
            if part.chapter.kind != "night"
        )
        curves = Curves(tuple(values), tuple(values.values()), parts)
        if self._board is None:
            self._board = Board(css_class=CSS_CLASS)
            self._board.on_hit(stage.guard.handler(self._tapped))
        size = SIZES[stage.layout or "wide"]
        self._board.show(curves_scene(curves, stage.session.ply, labels[key], stage.theme, size))
        self._table.value = self._draw_table(labels[key], values)
        self._ways.children = (self._head, self._choice)
        self.widget.children = (self._ways, self._board.widget, self._table)

    def _tapped(self, thing: str) -> None:
        ply = step_of(thing)
        if ply is not None:
            self._go(ply)

    # What is counted

    def _labels(self) -> dict[str, str]:
        """The figures that can be drawn, and what they are called; none in a game without any."""
        session = self._stage.session
        measured = COMPARE.of(session.tree.game.name)
        if measured is None:
            return {}
        names = [key for key in measured.KEYS if key in measured.STANDING]
        told = self._stage.game.comparison(standing(session.state, *names), "", "")
        return {figure.row.key: figure.label for figure in told[0].figures}

    def _values(self, key: str) -> dict[str, tuple[int | None, ...]]:
        """The values of a figure over the line, by player, as far as they may be known."""
        figures = self._figures()
        return {
            player: tuple(_count(figures[ply][player], key) for ply in range(len(figures)))
            for player in self._stage.session.state.players
        }

    def _figures(self) -> list[Figures]:
        """All figures over the line; those of the steps it has in common with the last are kept."""
        session = self._stage.session
        measured = COMPARE.of(session.tree.game.name)
        assert measured is not None
        if self._seat != session.seat:
            self._seat, self._known = session.seat, []
        known = []
        for ply, state in enumerate(session.line.states):
            old = self._known[ply] if ply < len(self._known) else None
            if old is not None and old[0] is state:
                known.append(old)
            else:
                known.append((state, measured.figures(state, session.seat)))
        self._known = known
        return [figures for _, figures in known]

    # What is drawn

    def _draw_head(self) -> Markup:
        say = self._stage.say
        is_open = str(self.is_open).lower()
        return control("curve", "", say("curve-open"), aria_expanded=is_open)

    def _offer(self, labels: Mapping[str, str], key: str) -> None:
        """Let the reader choose among the figures."""
        self._filling = True
        try:
            self._choice.options = [(label, each) for each, label in labels.items()]
            self._choice.value = key
        finally:
            self._filling = False

    def _chosen(self, change: Mapping[str, object]) -> None:
        if not self._filling:
            self._wanted = str(change["new"])
            self.show()

    def _draw_table(self, label: str, values: Mapping[str, tuple[int | None, ...]]) -> Markup:
        """The same numbers where each part and round begins, now, and at the end."""
        stage, session = self._stage, self._stage.session
        say = stage.say
        heads = [element("th", player, scope="col") for player in values]
        first = element("th", say("timeline-slider"), scope="col")
        rows = []
        for ply, name in sorted(self._moments().items()):
            numbers = [element("td", _written(row[ply])) for row in values.values()]
            here = {"aria_current": "step"} if ply == session.ply else {}
            go = control("goto", ply, name, of="tutor-curve-go", **here)
            rows.append(element("tr", element("th", go, scope="row"), *numbers))
        table = element(
            "table",
            element("caption", label),
            element("thead", element("tr", first, *heads)),
            element("tbody", *rows),
            of="tutor-curve-table",
        )
        summary = element("summary", say("curve-table"), of="tutor-do", data={"key": "curve-table"})
        return element("details", summary, table, data={"menu": "curve-table"})

    def _moments(self) -> dict[int, str]:
        """The steps that have a row, by name."""
        stage, session = self._stage, self._stage.session
        line = session.line
        named: dict[int, list[str]] = {}
        for chapter in line.chapters:
            if chapter.kind != "turn":
                named.setdefault(chapter.ply, []).append(chapter_name(stage, chapter))
        for ply in {session.ply, line.plies}:
            place = stage.say("timeline-place", ply=ply, plies=line.plies)
            named.setdefault(ply, []).append(place)
        return {ply: " · ".join(names) for ply, names in named.items()}


def _count(figures: Mapping[str, object], key: str) -> int | None:
    value = figures[key]
    return value if isinstance(value, int) else None


def _written(value: int | None) -> str:
    return "–" if value is None else str(value)
