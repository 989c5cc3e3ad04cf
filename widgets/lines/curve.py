"""The curve: one figure of every player over the line in view, as a picture and as a table.

The reader opens the curve; on a high and wide page it is open at first. A tap on the
picture or on a row of the table goes to that step. The curve can draw each figure that a
comparison of open information has, and a second line beside the first.

Below the picture stand the values of the present step. If the reader looks at another
step with the pointer or the arrow keys, the values of that step stand there, and the
session stays at its step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import ipywidgets

from tutor.core.base.game import State
from tutor.core.base.kit import kit_of
from tutor.core.records.compare import Figures, standing
from tutor.core.records.lines import Line, beginnings, line_end, line_to
from widgets.board.board import Board
from widgets.board.curves import LEFT, RIGHT, Curves, curves_scene, step_of
from widgets.lines.track import chapter_name, parts_of
from widgets.shared.controls import Markup, control, element, join
from widgets.shared.making import box, html, make_field, show_if
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage

CSS_CLASS: Final = "tutor-curve-board"
SIZES: Final = {"wide": (416, 112), "medium": (300, 120), "phone": (340, 170)}
"""The width and height of the picture in pixels, by the layout of the page."""
NO_LINE: Final = -1
"""The value of the choice "no second line"."""

Values = Mapping[str, tuple[int | None, ...]]


class CurveDrawing(NamedTuple):
    """The data of the curve: the figure's name, the curves, and the values on each of the two lines."""

    label: str
    curves: Curves
    values: Values
    beside: Values


class Curve:
    """The curve of one figure for all players, with fields to choose the figure and a second line.

    `go` goes to a step. `speak` reads aloud the step that the reader looks at by keyboard.
    """

    def __init__(
        self, stage: Stage, go: Callable[[int], None], speak: Callable[[str], None]
    ) -> None:
        self._stage = stage
        self._go, self._speak = go, speak
        self._drawn: CurveDrawing | None = None
        self._looked_at: tuple[str, int | None] = ("", None)
        self._wanted = ""
        self._known: dict[State, Figures] = {}
        self._seat: str | None = None
        self._other = NO_LINE
        self.is_open: bool | None = None
        self._head, self._table, self._reach = (html() for _ in range(3))
        self._here = html("tutor-curve-said")
        self._board: Board | None = None
        self._choice = make_field(ipywidgets.Dropdown, "tutor-field tutor-curve-figure")
        self._choice.observe(stage.loop.handler(self._choose), names="value")
        self._beside = make_field(ipywidgets.Dropdown, "tutor-field tutor-curve-beside")
        self._beside.observe(stage.loop.handler(self._laid_beside), names="value")
        self._ways = box("tutor-across tutor-curve-ways", self._head)
        self.widget = box("tutor-card tutor-curve", self._ways)

    def names(self) -> dict[str, dict[str, str]]:
        """Return the accessible names of the picture and the choices, by CSS selector."""
        say = self._stage.say
        return {
            f".{CSS_CLASS}": {
                "role": "img",
                "tabindex": "-1",
                "aria-label": say("aria-curve"),
            },
            ".tutor-curve-figure select": {"aria-label": say("curve-of")},
            ".tutor-curve-beside select": {"aria-label": say("curve-beside")},
        }

    def toggle(self, wanted: str = "") -> None:
        """Open or close the curve: `wanted` is "open" or "close", any other text toggles the curve."""
        self.is_open = not self.is_open if wanted not in ("open", "close") else wanted == "open"

    @property
    def _is_drawn(self) -> bool:
        """Whether the curve is open; until the reader opens or closes it, it is open only on wide pages."""
        return self._stage.layout == "wide" if self.is_open is None else self.is_open

    def show(self, model: PageModel) -> None:
        """Show the line and the present step on it; a closed curve shows only its button."""
        if model.tab != "lines":
            return
        labels = self._labels()
        show_if(bool(labels), self.widget)
        by_itself = "tutor-curve-by-itself"
        (self.widget.add_class if self.is_open is None else self.widget.remove_class)(by_itself)
        if not labels:
            return
        key = self._wanted if self._wanted in labels else list(labels)[-1]
        self._head.value = self._draw_head()
        if not self._is_drawn:
            self._ways.children, self.widget.children = (self._head,), (self._ways,)
            return
        stage = self._stage
        line, others = stage.session.line, self._other_lines()
        if self._other not in others:
            self._other = NO_LINE
        self._offer(labels, key, others)
        values = self._values(key, line)
        beside = {}
        if self._other != NO_LINE:
            beside = self._values(key, line_to(stage.session.tree, self._other))
        parts = tuple(
            (part.chapter.ply, chapter_name(stage, part.chapter))
            for part in parts_of(line)
            if part.chapter.kind != "night"
        )
        curves = Curves(tuple(values), tuple(values.values()), parts, tuple(beside.values()))
        self._drawn = CurveDrawing(labels[key], curves, values, beside)
        if self._board is None:
            self._board = Board(css_class=CSS_CLASS)
            self._board.on_hit(stage.loop.handler(self._go_to_tap))
            self._picture = box("tutor-across tutor-curve-picture", self._board.widget, self._reach)
        self._reach.value = self._draw_reach(curves.plies)
        self._show_moment()
        self._table.value = self._draw_table(labels[key], values, beside)
        has_others = len(others) > 1
        choices = (self._choice, self._beside) if has_others else (self._choice,)
        self._ways.children = (self._head, *choices)
        self.widget.children = (self._ways, self._picture, self._here, self._table)

    def _show_moment(self) -> None:
        """Mark the present step on the picture, and write the values of a step under it.

        If the reader looks at another step, the values are those of that step; otherwise they are
        those of the present step.
        """
        stage, drawn = self._stage, self._drawn
        if drawn is None or self._board is None:
            return
        moment, looked_at = self._looked_at
        if moment != stage.session.moment or (looked_at or 0) > drawn.curves.plies:
            looked_at = None
        size = SIZES[stage.layout or "wide"]
        ply, label = stage.session.ply, drawn.label
        scene = curves_scene(drawn.curves, ply, label, stage.theme, size, looked_at)
        self._board.show(scene)
        self._here.value = self._draw_here(drawn, looked_at)

    def look_at(self, value: str, *, is_said: bool = False) -> None:
        """Write the values of the step `value`; the session stays at its step.

        If `value` is no number, write the values of the present step. If `is_said` is true, the
        values are also read aloud.
        """
        drawn = self._drawn
        # The drawing may be of a game that the reader has left, with other players.
        is_of_game = drawn is not None and {*drawn.values} == {*self._stage.session.state.players}
        if drawn is None or not is_of_game or not self._is_drawn:
            return
        ply = min(int(value[:9]), drawn.curves.plies) if value.isdecimal() else None
        self._looked_at = self._stage.session.moment, ply
        if is_said and ply is not None:
            self._speak(self._spoken_values(drawn, ply))

    def _go_to_tap(self, thing: str) -> None:
        ply = step_of(thing)
        if ply is not None:
            self._go(ply)

    # The counted figures

    def _labels(self) -> dict[str, str]:
        """Return the figures that can be drawn, with their names.

        The result is empty if the game offers no figure.
        """
        session = self._stage.session
        measured = kit_of(session.tree.game.name).compare
        if measured is None:
            return {}
        shown = measured.STANDING | measured.OPEN
        first = measured.figures(session.line.states[0], None)[session.state.players[0]]
        names = [key for key in measured.KEYS if key in shown and not isinstance(first[key], str)]
        told = self._stage.game.comparison(standing(session.state, *names), "", "")
        return {figure.row.key: figure.label for figure in told[0].figures}

    def _values(self, key: str, line: Line) -> dict[str, tuple[int | None, ...]]:
        """Return the values of a figure at each step of a line, by player.

        A value is None if the reader may not know it.
        """
        session = self._stage.session
        measured = kit_of(session.tree.game.name).compare
        assert measured is not None
        if self._seat != session.seat:
            self._seat, self._known = session.seat, {}
        known = self._known
        for state in line.states:
            if state not in known:
                known[state] = measured.figures(state, session.seat)
        figures = [known[state] for state in line.states]
        return {
            player: tuple(_count(each[player], key) for each in figures)
            for player in session.state.players
        }

    def _other_lines(self) -> dict[int, str]:
        """Return the ends of the lines that can be drawn beside the line in view, with their names.

        The first entry stands for no line.
        """
        stage, tree = self._stage, self._stage.session.tree
        here = line_end(tree, tree.current)
        starts = [0, *beginnings(tree)]
        ends = {line_end(tree, start): stage.line_name(start) for start in starts}
        ends.pop(here, None)
        ends.pop(NO_LINE, None)
        return {NO_LINE: stage.say("curve-alone"), **ends}

    # The drawing

    def _draw_head(self) -> Markup:
        words = self._stage.say("curve-open")
        if self.is_open is not None or not self._is_drawn:
            return control("curve", "", words, aria_expanded=str(self._is_drawn).lower())
        # Only the browser knows whether the window is high enough.
        return join(
            control("curve", "close", words, class_="tutor-in-high", aria_expanded="true"),
            control("curve", "open", words, class_="tutor-in-low", aria_expanded="false"),
        )

    def _offer(self, labels: Mapping[str, str], key: str, others: Mapping[int, str]) -> None:
        """Fill the two fields in which the reader chooses a figure and a second line."""
        with self._stage.loop.filling():
            self._choice.options = [(label, each) for each, label in labels.items()]
            self._choice.value = key
            self._beside.options = [(name, end) for end, name in others.items()]
            self._beside.value = self._other

    def _choose(self, change: Mapping[str, object]) -> None:
        self._wanted = str(change["new"])

    def _laid_beside(self, change: Mapping[str, object]) -> None:
        if isinstance(change["new"], int):
            self._other = change["new"]

    def _draw_reach(self, plies: int) -> Markup:
        """Return the invisible slider over the picture, which the arrow keys move.

        The page also uses this slider to find the step under the pointer.
        """
        stage = self._stage
        wide, _ = SIZES[stage.layout or "wide"]
        data = {"key": "curve-reach", "left": LEFT, "right": RIGHT, "wide": wide}
        return element(
            "input",
            class_="tutor-curve-reach",
            type="range",
            min="0",
            max=str(plies),
            value=str(stage.session.ply),
            aria_label=stage.say("curve-reach"),
            data={name: str(value) for name, value in data.items()},
        )

    def _draw_here(self, drawn: CurveDrawing, looked_at: int | None) -> Markup:
        """Return each player's values at the present step, on each drawn line.

        If the reader looks at another step, return the values at that step.
        """
        stage = self._stage
        ply = stage.session.ply if looked_at is None else looked_at
        told = [
            element("span", stage.mark(player), self._cell(player, ply, drawn.values, drawn.beside))
            for player in drawn.values
        ]
        name = stage.say("curve-here", place=self._place(ply), figure=drawn.label)
        here = element("p", element("span", name), *told, class_="tutor-curve-here")
        if looked_at is None:
            return here
        move = element("p", self._move(ply), class_="tutor-curve-move")
        return element("div", move, here, class_="tutor-curve-looked")

    def _spoken_values(self, drawn: CurveDrawing, ply: int) -> str:
        """Return the words that are read aloud for a step: the move, and every player's value."""
        cells = [
            f"{player} {self._cell(player, ply, drawn.values, drawn.beside)}"
            for player in drawn.values
        ]
        name = self._stage.say("curve-here", place=self._place(ply), figure=drawn.label)
        return f"{self._move(ply)}. {name} {'; '.join(cells)}"

    def _place(self, ply: int) -> str:
        plies = max(ply, self._stage.session.line.plies)
        return self._stage.say("timeline-place", ply=ply, plies=plies)

    def _move(self, ply: int) -> str:
        """Return the move that led to a step, in words.

        If the line in view ends before this step, return a sentence that says so.
        """
        stage, session = self._stage, self._stage.session
        if ply > session.line.plies:
            return stage.say("curve-beyond")
        return stage.step(session.path[ply]) or stage.say("lines-start")

    def _cell(self, player: str, ply: int, values: Values, beside: Values) -> str:
        """Return the words of a player's value at a ply on the line in view.

        If a second line is drawn, the words also have the value on that line.
        """
        here, there = (
            _value_words(row[ply] if ply < len(row) else None)
            for row in (values[player], beside.get(player, ()))
        )
        if player not in beside:
            return here
        return self._stage.say("curve-both", here=here, there=there)

    def _draw_table(self, label: str, values: Values, beside: Values) -> Markup:
        """Return a table of the values at the present step, the start of each part, and the end."""
        stage, session = self._stage, self._stage.session
        say = stage.say
        heads = [element("th", player, scope="col") for player in values]
        first = element("th", say("timeline-slider"), scope="col")
        rows = []
        for ply, name in sorted(self._moments().items()):
            numbers = [element("td", self._cell(each, ply, values, beside)) for each in values]
            here = {"aria_current": "step"} if ply == session.ply else {}
            go = control("goto", ply, name, class_="tutor-curve-go", **here)
            rows.append(element("tr", element("th", go, scope="row"), *numbers))
        table = element(
            "table",
            element("caption", label),
            element("thead", element("tr", first, *heads)),
            element("tbody", *rows),
            class_="tutor-curve-table",
        )
        summary = element(
            "summary", say("curve-table"), class_="tutor-do", data={"key": "curve-table"}
        )
        return element("details", summary, table, data={"menu": "curve-table"})

    def _moments(self) -> dict[int, str]:
        """Return the names of the steps that have a row in the table, by ply."""
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
    if isinstance(value, tuple):
        return len(value)
    return value if isinstance(value, int) else None


def _value_words(value: int | None) -> str:
    return "–" if value is None else str(value)
