"""Two places of the tree side by side: a board for each, and between them what is different."""

from __future__ import annotations

from dataclasses import replace

import ipywidgets

from tutor.core.compare import compare
from tutor.core.lines import beginning
from widgets.board import SMALL_CLASS, Board
from widgets.comparison import Names, comparison_table
from widgets.controls import control
from widgets.markup import Markup, element, joined
from widgets.stage import Stage
from widgets.window import box


class Compare:
    """The comparison of the node shown with another, on the left."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._other: int | None = None
        self._boards: tuple[Board, ...] = ()
        self._heads = ipywidgets.HTML(), ipywidgets.HTML()
        self._table = ipywidgets.HTML()
        self.widget = box(ipywidgets.HBox, "tutor-compare")

    @property
    def is_open(self) -> bool:
        """Whether two places are being compared."""
        return self._other is not None

    def open(self, place: int) -> None:
        """Compare with this place from now on."""
        self._other = place if place <= len(self._stage.session.tree.nodes) else None

    def close(self) -> None:
        """Compare no longer."""
        self._other = None

    def show(self) -> None:
        """Show both places and what is different."""
        stage, session = self._stage, self._stage.session
        tree, other = session.tree, self._other
        if other is None or other > len(tree.nodes):
            self._other = None
            return
        if not self._boards:
            self._make_boards()
        places = other, session.place
        names = self._names(*places)
        for place, name, head, board in zip(places, names, self._heads, self._boards, strict=True):
            state = tree.step(place).state
            showing = replace(stage.showing(), state=state, before=state, picked=None, refusal=None)
            board.show(stage.panels.small_scene(showing))
            head.value = self._head(place, name)
        comparison = compare(tree, *places, session.seat)
        table = comparison_table(
            comparison, names, stage.game, stage.text, stage.mark, self._picture
        )
        self._table.value = joined(table, self._controls(other))

    def _make_boards(self) -> None:
        """Two boards more, once somebody compares: whoever does not should not wait for them."""
        self._boards = tuple(Board(css_class=SMALL_CLASS) for _ in self._heads)
        left, right = (
            box(ipywidgets.VBox, "tutor-compare-side", head, board.widget)
            for head, board in zip(self._heads, self._boards, strict=True)
        )
        middle = box(ipywidgets.VBox, "tutor-compare-middle", self._table)
        self.widget.children = (left, middle, right)

    def _names(self, left: int, right: int) -> Names:
        """What the two are called; two places of one line are told apart by their steps."""
        tree, say = self._stage.session.tree, self._stage.say
        one, two = self._stage.line_name(left), self._stage.line_name(right)
        if beginning(tree, left) == beginning(tree, right) or one == two:
            one, two = (
                say("compare-step", name=name, ply=len(tree.path(place)))
                for name, place in ((one, left), (two, right))
            )
        return Names(one, two)

    def _head(self, place: int, name: str) -> Markup:
        tree, stage = self._stage.session.tree, self._stage
        ply = len(tree.path(place))
        return element(
            "section",
            element("h2", name),
            element("p", stage.say("compare-at", ply=ply), of="tutor-hint"),
            element("p", stage.step(place)),
            of="tutor-card",
        )

    def _controls(self, other: int) -> Markup:
        say = self._stage.say
        return element(
            "div",
            control("close-compare", "", say("compare-close"), of="tutor-main-do"),
            control("show", other, say("compare-go")),
            of="tutor-row",
            data={"at": self._stage.session.moment},
        )

    def _picture(self, key: str) -> Markup:
        return self._stage.panels.good(key, self._stage.theme)
