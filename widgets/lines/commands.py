"""The commands of lines and of the timeline: go to a step, edit, undo, compare."""

from __future__ import annotations

from functools import partial

from tutor.core.records.lines import beginning, variation_after
from widgets.lines.compare import Compare
from widgets.lines.curve import Curve
from widgets.lines.lines import Editing, Lines
from widgets.lines.timeline import TURNS, Timeline
from widgets.shared.commands import Context, command


@command("goto", moves_on=True)
def _goto(context: Context, value: str) -> None:
    if value.isdecimal():
        context.of(Timeline).go(int(value[:9]))


@command("show", is_of_moment=True)
def _show(context: Context, value: str) -> None:
    if value.isdecimal() and int(value[:9]) <= len(context.session.tree.nodes):
        context.timeline.stop()
        context.session.show(int(value[:9]))


@command("variation")
def _next_variation(context: Context, _: str = "") -> None:
    other = variation_after(context.session.tree, context.session.path, context.session.ply)
    if other is not None:
        _show(context, str(other))


def _go_turn(name: str, context: Context, _: str) -> None:
    context.timeline.press(name)


for _name in TURNS:
    command(_name)(partial(_go_turn, _name))


@command("timeline")
def _press(context: Context, value: str) -> None:
    context.timeline.press(value)


@command("settled")
def _settle(context: Context, value: str) -> None:
    """Tell the timeline that all motion on the board has ended."""
    context.of(Timeline).settle(value)


@command("main")
def _back_to_main(context: Context, _: str) -> None:
    context.session.back_to_main()


# Edits


@command("undo")
def _undo(context: Context, _: str) -> None:
    context.session.undo()


@command("redo")
def _redo(context: Context, _: str) -> None:
    context.session.redo()


@command("mark", is_of_moment=True)
def _mark(context: Context, value: str) -> None:
    context.of(Editing).mark(value)


@command("prune", is_of_moment=True)
def _prune(context: Context, value: str) -> None:
    context.of(Editing).prune(value)


@command("promote", is_of_moment=True)
def _promote(context: Context, value: str) -> None:
    context.of(Editing).promote(value)


@command("move-up", is_of_moment=True)
def _move_up(context: Context, value: str) -> None:
    context.of(Editing).move_up(value)


# The list


@command("list-as")
def _list_as(context: Context, value: str) -> None:
    lines = context.of(Lines)
    lines.list_as(value)
    context.remember("listed", lines.listed)


@command("unfold", is_of_moment=True)
def _unfold(context: Context, value: str) -> None:
    context.of(Lines).moves.turn_over(value)


@command("comments-from")
def _turn_page(context: Context, value: str) -> None:
    context.of(Lines).comments.turn_to(value)


@command("notation-words")
def _tell_in_words(context: Context, _: str = "") -> None:
    context.of(Lines).notation.turn_over()


@command("notation-anew")
def _write_anew(context: Context, _: str = "") -> None:
    context.of(Lines).notation.write_anew()


@command("rename", is_of_moment=True)
def _rename(context: Context, value: str) -> None:
    """Before the reader renames a line, show this line, unless it is in view already."""
    place = int(value[:9]) if value.isdecimal() else 0
    if beginning(context.session.tree, context.session.place) != place:
        _show(context, value)


# Comparing


@command("compare", is_of_moment=True)
def _compare(context: Context, value: str) -> None:
    """Compare the line of the node in view with the line of the node that `value` names."""
    if value.isdecimal():
        context.of(Compare).open(int(value[:9]))


@command("compare-step")
def _compare_step(context: Context, value: str) -> None:
    context.of(Compare).step(value)


@command("compare-play")
def _compare_play(context: Context, _: str = "") -> None:
    """Start or stop Play in the comparison, which moves both sides turn by turn."""
    context.of(Compare).play(context.of(Timeline).speed, context.loop.render)


@command("compare-side")
def _compare_side(context: Context, value: str) -> None:
    context.of(Compare).look_at(value)


@command("compare-go", is_of_moment=True)
def _compare_go(context: Context, value: str) -> None:
    """Close the comparison, and go to a node of the line on the other side."""
    context.of(Compare).close()
    _show(context, value)


@command("close-compare")
def _close_comparison(context: Context, _: str = "") -> None:
    context.of(Compare).close()


# The curve


@command("curve")
def _open_curve(context: Context, value: str) -> None:
    context.of(Curve).toggle(value)


@command("curve-look")
def _look_at_curve(context: Context, value: str) -> None:
    context.of(Curve).look_at(value)


@command("curve-key")
def _read_curve(context: Context, value: str) -> None:
    context.of(Curve).look_at(value, is_said=True)
