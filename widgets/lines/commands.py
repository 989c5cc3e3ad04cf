"""What the controls of lines do: marks, names, comments, first lines, deletions, comparisons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tutor.core.base.errors import TutorError
from tutor.core.records.lines import letter_for
from tutor.core.records.tree import MARKS, Tree
from widgets.shared.notices import sentence_of

if TYPE_CHECKING:
    from widgets.app.app import App


class LineActs:
    """Edits the tree of the session. `app` has the windows to tell."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.acts: Mapping[str, Callable[[str], None]] = {
            "main": lambda _: app.session.back_to_main(),
            "undo": lambda _: app.session.undo(),
            "redo": lambda _: app.session.redo(),
            "mark": self._mark,
            "prune": self._prune,
            "promote": self._promote,
            "compare": self._compare,
            "compare-step": self._compare_step,
            "close-compare": lambda _: app.show_comparison(None),
        }

    def _mark(self, value: str) -> None:
        session = self._app.session
        if value in MARKS and session.place:
            marks = session.tree.node(session.place).marks
            chosen = tuple(mark for mark in MARKS if (mark in marks) != (mark == value))
            self._edit(lambda: session.tree.marked(session.place, chosen))

    def _node(self, value: str) -> int | None:
        """The node that a control names; None when the tree has none such."""
        tree = self._app.session.tree
        place = int(value[:9]) if value.isdecimal() else 0
        return place if 1 <= place <= len(tree.nodes) else None

    def _prune(self, value: str) -> None:
        place = self._node(value)
        if place is not None:
            self._edit(lambda: self._app.session.tree.pruned(place))

    def _promote(self, value: str) -> None:
        """Make a line the first; the one it takes the place of gets a name like any other."""
        tree, place = self._app.session.tree, self._node(value)
        if place is None:
            return

        def promoted() -> Tree:
            parent, grown = tree.node(place).parent, tree.promoted(place)
            for left in grown.children(parent)[1:]:
                if not grown.node(left).name:
                    grown = grown.named(left, letter_for(grown))
            return grown

        self._edit(promoted)

    def rename(self, name: str) -> None:
        """Give the line that is shown another name."""
        app = self._app
        try:
            app.session.name_line(name)
        except TutorError as error:
            app.tell(sentence_of(error))

    def comment(self, comment: str) -> None:
        """Write something beside the step that is shown."""
        session = self._app.session
        if session.place:
            self._edit(lambda: session.tree.commented(session.place, comment))

    def _edit(self, edited: Callable[[], Tree]) -> None:
        """Go on with an edited tree, or say why it cannot be."""
        app = self._app
        try:
            app.session.edit(edited())
        except TutorError as error:
            app.tell(sentence_of(error))

    def _compare(self, value: str) -> None:
        if value.isdecimal():
            self._app.show_comparison(int(value[:9]))

    def _compare_step(self, value: str) -> None:
        self._app.compare.step(value)
        self._app.show_frame()
