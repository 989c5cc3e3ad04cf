"""The commands of lines and of the timeline: go to a step, edit, undo, compare."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tutor.core.records.lines import beginning, variation_after
from widgets.lines.compare import Compare
from widgets.lines.curve import Curve
from widgets.lines.editing import Editing
from widgets.lines.lines import Lines
from widgets.lines.timeline import TURNS, Timeline
from widgets.session.session import Session
from widgets.shared.commands import Commands
from widgets.shared.loop import Loop


@dataclass(frozen=True)
class LineCommands:
    """Moves along the lines of a session, lists, edits and compares them.

    `remember` stores a choice in the browser under a name.
    """

    session: Session
    editing: Editing
    timeline: Timeline
    lines: Lines
    comparison: Compare
    curve: Curve
    loop: Loop
    remember: Callable[[str, str], None]

    def register(self, commands: Commands) -> None:
        """Add the commands of lines."""
        session, editing, add = self.session, self.editing, commands.add
        add("goto", self._goto, moves_on=True)
        add("show", self._show, is_of_moment=True)
        add("settled", self.timeline.settle)
        add("timeline", self.timeline.press)
        add("main", lambda _: session.back_to_main())
        add("undo", lambda _: session.undo())
        add("redo", lambda _: session.redo())
        add("variation", self._next_variation)
        add("mark", editing.mark, is_of_moment=True)
        add("prune", editing.prune, is_of_moment=True)
        add("promote", editing.promote, is_of_moment=True)
        add("move-up", editing.move_up, is_of_moment=True)
        for name in TURNS:
            add(name, partial(self._go_turn, name))
        add("list-as", self._list_as)
        add("unfold", self._unfold, is_of_moment=True)
        add("comments-from", self._turn_page)
        add("notation-words", self._tell_in_words)
        add("notation-anew", self._write_anew)
        add("rename", self._rename, is_of_moment=True)
        add("compare", self._compare, is_of_moment=True)
        add("compare-step", self._compare_step)
        add("compare-side", self._compare_side)
        add("compare-play", self._compare_play)
        add("compare-go", self._compare_go, is_of_moment=True)
        add("close-compare", self._close_comparison)
        add("curve", self._open_curve)
        add("curve-look", self.curve.look_at)
        add("curve-key", partial(self.curve.look_at, is_said=True))

    def _goto(self, value: str) -> None:
        if value.isdecimal():
            self.timeline.go(int(value[:9]))

    def _show(self, value: str) -> None:
        if value.isdecimal() and int(value[:9]) <= len(self.session.tree.nodes):
            self.timeline.stop()
            self.session.show(int(value[:9]))

    def _next_variation(self, _: str) -> None:
        other = variation_after(self.session.tree, self.session.path, self.session.ply)
        if other is not None:
            self._show(str(other))

    def _go_turn(self, name: str, _: str) -> None:
        self.timeline.press(name)

    def _list_as(self, value: str) -> None:
        self.lines.list_as(value)
        self.remember("listed", self.lines.listed)

    def _unfold(self, value: str) -> None:
        self.lines.moves.turn_over(value)

    def _turn_page(self, value: str) -> None:
        self.lines.comments.turn_to(value)

    def _tell_in_words(self, _: str) -> None:
        self.lines.notation.turn_over()

    def _write_anew(self, _: str) -> None:
        self.lines.notation.write_anew()

    def _rename(self, value: str) -> None:
        """Show the line whose name the reader will write, unless it is the line in view."""
        place = int(value[:9]) if value.isdecimal() else 0
        if beginning(self.session.tree, self.session.place) != place:
            self._show(value)

    def _compare(self, value: str) -> None:
        """Compare the node in view with another."""
        if value.isdecimal():
            self.comparison.open(int(value[:9]))

    def _compare_step(self, value: str) -> None:
        self.comparison.step(value)

    def _compare_play(self, _: str) -> None:
        """Let both sides go on turn by turn by themselves, or stop them."""
        self.comparison.play(self.timeline.speed, self.loop.changed)

    def _compare_side(self, value: str) -> None:
        self.comparison.look_at(value)

    def _compare_go(self, value: str) -> None:
        """Close the comparison and go to a place on the other line."""
        self.comparison.close()
        self._show(value)

    def _close_comparison(self, _: str) -> None:
        self.comparison.close()

    def _open_curve(self, value: str) -> None:
        self.curve.toggle(value)
