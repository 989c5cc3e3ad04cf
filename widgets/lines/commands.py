"""What the controls of lines and of the timeline do: go about, edit, undo, compare."""

from __future__ import annotations

from widgets.lines.compare import Compare
from widgets.lines.editing import Editing
from widgets.lines.timeline import Timeline
from widgets.shared.commands import Commands
from widgets.shared.host import Display
from widgets.shared.session import Session


class LineCommands:
    """Moves along the lines of a session, edits them, and compares them."""

    def __init__(
        self,
        session: Session,
        editing: Editing,
        timeline: Timeline,
        compare: Compare,
        display: Display,
    ) -> None:
        self._session = session
        self._editing = editing
        self._timeline = timeline
        self._comparison = compare
        self._display = display

    def register(self, commands: Commands) -> None:
        """Add the commands of lines."""
        session, editing, add = self._session, self._editing, commands.add
        add("goto", self._goto, moves_on=True)
        add("show", self._show, is_of_moment=True)
        add("main", lambda _: session.back_to_main())
        add("undo", lambda _: session.undo())
        add("redo", lambda _: session.redo())
        add("mark", editing.mark, is_of_moment=True)
        add("prune", editing.prune, is_of_moment=True)
        add("promote", editing.promote, is_of_moment=True)
        add("compare", self._compare, is_of_moment=True)
        add("compare-step", self._compare_step)
        add("close-compare", self._close_comparison)

    def _goto(self, value: str) -> None:
        if value.isdecimal():
            self._timeline.go(int(value[:9]))

    def _show(self, value: str) -> None:
        if value.isdecimal() and int(value[:9]) <= len(self._session.tree.nodes):
            self._timeline.stop()
            self._session.show(int(value[:9]))

    def _compare(self, value: str) -> None:
        """Compare the node shown with another."""
        if value.isdecimal():
            self._comparison.open(int(value[:9]))
            self._display.show_frame()

    def _compare_step(self, value: str) -> None:
        self._comparison.step(value)
        self._display.show_frame()

    def _close_comparison(self, _: str) -> None:
        self._comparison.close()
        self._display.show_frame()
