"""Lines: everything tried, as an outline; naming, comments, marks, and edits that can be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import ipywidgets

from tutor.core.records.lines import beginning, beginnings, line_end, line_name
from tutor.core.records.tree import MARKS
from widgets.lines.editing import Editing
from widgets.shared.controls import control, menu, menu_item
from widgets.shared.fields import Line, Paragraph
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage
from widgets.shared.window import box

NAME_FIELD: Final = ".tutor-lines-card input"


class Lines:
    """The outline of the tree, and what can be written beside the step that is shown.

    What was written in a field is an edit when the field is left. The `curve` stands over them.
    """

    def __init__(self, stage: Stage, editing: Editing, curve: ipywidgets.Widget) -> None:
        self._stage = stage
        self._outline = ipywidgets.HTML()
        self._here = ipywidgets.HTML()
        self._filling = False
        self._name, self._comment = Line(), Paragraph(rows=3)
        self._listen(self._name, editing.rename)
        self._listen(self._comment, editing.comment)
        fields = box(ipywidgets.VBox, "tutor-fields", self._name, self._comment)
        self.widget = box(
            ipywidgets.VBox,
            "tutor-card tutor-lines-card",
            curve,
            self._outline,
            self._here,
            fields,
        )

    def _listen(self, field: ipywidgets.Text, heard: Callable[[str], None]) -> None:
        """Let a field tell what was written in it when it is left."""
        field.continuous_update = False
        field.add_class("tutor-field")

        def written(change: dict[str, str]) -> None:
            if not self._filling:
                heard(change["new"])

        field.observe(self._stage.guard.handler(written), names="value")

    def show(self) -> None:
        """Show the tree and the notes on the present step."""
        self._name.description = self._stage.say("lines-name")
        self._comment.description = self._stage.say("lines-comment")
        session = self._stage.session
        node = session.tree.node(session.place) if session.place else None
        begins = beginning(session.tree, session.place)
        named = session.tree.node(begins).name if begins else ""
        self._filling = True
        try:
            self._name.value = named
            # Where nobody else decides, every comment was written by who decides for all.
            is_others = session.seat is not None or bool(session.others)
            is_secret = is_others and session.is_secret(session.place)
            self._comment.value = "" if node is None or is_secret else node.comment
        finally:
            self._filling = False
        self._open(self._name, is_open=begins != 0)
        self._open(self._comment, is_open=self._is_open())
        self._outline.value = self._draw_outline()
        self._here.value = self._draw_here()

    def _open(self, field: ipywidgets.Text, *, is_open: bool) -> None:
        """Let a field be written in, or be away."""
        field.disabled = not is_open
        field.layout.display = None if is_open else "none"

    def _is_open(self) -> bool:
        session = self._stage.session
        return session.place > session.tree.protected

    # The outline

    def _draw_outline(self) -> Markup:
        say, session = self._stage.say, self._stage.session
        rows = [self._row(place) for place in (0, *beginnings(session.tree))]
        return element(
            "section",
            element("h2", say("lines-heading")),
            element("p", say("lines-hint"), of="tutor-hint"),
            element("ul", *rows, of="tutor-lines"),
            element("div", *self._undo_and_redo(), of="tutor-row"),
            data={"at": session.moment},
        )

    def _row(self, place: int) -> Markup:
        """A line: its name, where it leaves which other, how long it is, its marks."""
        stage, session = self._stage, self._stage.session
        tree, say = session.tree, stage.say
        end = line_end(tree, place)
        here = beginning(tree, session.place) == place
        length = len(tree.path(end)) - len(tree.path(place)) + (1 if place else 0)
        if place:
            parent = tree.node(place).parent
            words = say(
                "lines-from",
                line=line_name(tree, parent) or say("line-main"),
                ply=len(tree.path(parent)) + 1,
                words=stage.step(place),
            )
            marks = " ".join(tree.node(place).marks)
        else:
            words, marks = say("lines-main-hint" if tree.protected else "lines-main-free"), ""
        depth = self._depth(place)
        name = (line_name(tree, place) if place else "") or say("line-main")
        button = control(
            "show",
            place or (session.tree.children(0) or (0,))[0],
            element("b", name),
            " ",
            element("span", marks, of="tutor-marks"),
            " ",
            element("span", words, of="tutor-line-words"),
            " ",
            element("span", say("lines-steps", count=length), of="tutor-hint"),
            of="tutor-line-row",
            **({"aria_current": "true"} if here else {}),
        )
        indent = f"margin-left:{depth * 12}px"
        more = self._menu(place, end, name, here)
        return element("li", button, more, style=indent, data={"line": name})

    def _menu(self, place: int, end: int, name: str, here: bool) -> Markup:
        """What can be done with a line: the main line is only compared, and none with itself."""
        say, tree = self._stage.say, self._stage.session.tree
        compare = say("lines-compare.with", name=self._stage.line_name(self._stage.session.place))
        items = [] if here else [menu_item("compare", end, compare)]
        if place:
            items.append(menu_item("rename", place, say("lines-rename"), to=NAME_FIELD))
            first = tree.children(tree.node(place).parent)[0]
            if first != place and first > tree.protected:
                items.append(menu_item("promote", place, say("lines-promote")))
            items.append(menu_item("prune", place, say("lines-delete")))
        return menu(f"line-{place}", say("lines-menu", name=name), *items) if items else Markup("")

    def _depth(self, place: int) -> int:
        """The number of lines between a line and the main line, up to the deepest that is drawn."""
        tree, depth = self._stage.session.tree, 0
        while begins := beginning(tree, place):
            depth += 1
            place = tree.node(begins).parent
        return min(depth, 6)

    def _undo_and_redo(self) -> list[Markup]:
        session, say = self._stage.session, self._stage.say
        found = []
        if session.can_undo:
            found.append(control("undo", "", say("lines-undo")))
        if session.can_redo:
            found.append(control("redo", "", say("lines-redo")))
        return found

    # The present step

    def _draw_here(self) -> Markup:
        stage, session = self._stage, self._stage.session
        say, place = stage.say, session.place
        if not place:
            return element("section", element("h3", say("lines-start")))
        node = session.tree.node(place)
        parts = [element("h3", say("lines-here", ply=session.ply)), element("p", stage.step(place))]
        if not self._is_open():
            parts.append(element("p", say("lines-protected"), of="tutor-hint"))
            return element("section", *parts)
        marks = [
            menu_item(
                "mark",
                mark,
                say("lines-mark", mark=mark, name=say(f"mark-{MARKS.index(mark)}")),
                role="menuitemcheckbox",
                aria_checked=str(mark in node.marks).lower(),
            )
            for mark in MARKS
        ]
        prune = menu_item("prune", place, say("lines-prune"))
        here = menu("here", say("lines-marks"), *marks, prune, of="tutor-here-menu")
        return element("section", *parts, here, of="tutor-here", data={"at": session.moment})
