"""The commands of the controls and keys of a presentation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from widgets.presenter.controller import PresenterController
from widgets.presenter.slides import MOST_HANDS
from widgets.shared.commands import Context, command

PRESENTING: Final = {
    " ": "present-next",
    "PageDown": "present-next",
    "ArrowRight": "present-next",
    "PageUp": "present-back",
    "ArrowLeft": "present-back",
    "Home": "present-first",
}
"""The commands of keys during a presentation; clickers send the first five."""
DIGITS: Final = tuple("123456789")
"""The digits, each of which is the key of the act with this number."""
PRESENTING_LETTERS: Final = {
    "b": "beside",
    "c": "covered",
    **dict.fromkeys(DIGITS, "present-act"),
}
"""The commands of letters and digits, which the reader can turn off."""
Do = Callable[[PresenterController], None]


def _present(context: Context, do: Do) -> None:
    """Carry out `do` on the presentation; in other views nothing happens."""
    presenter = context.of(PresenterController)
    if presenter.is_presenting:
        context.timeline.stop()
        context.notices.clear()
        do(presenter)


@command("present-next")
def _next(context: Context, _: str) -> None:
    _present(context, lambda presenter: presenter.step(1))


@command("present-back")
def _back(context: Context, _: str) -> None:
    _present(context, lambda presenter: presenter.step(-1))


@command("present-first")
def _first(context: Context, _: str) -> None:
    _leap(context, PresenterController.first)


@command("present-act")
def _act(context: Context, value: str) -> None:
    if value in DIGITS:
        _leap(context, lambda presenter: presenter.act(int(value)))


def _leap(context: Context, far: Do) -> None:
    """Carry out `far`, which goes to a slide far away.

    Nothing happens while the slide shows options, because the key may be meant for the question.
    """
    if not context.of(PresenterController).has_options:
        _present(context, far)


@command("present-line")
def _present_line(context: Context, _: str) -> None:
    _present(context, PresenterController.present_line)


@command("present-lesson")
def _present_lesson(context: Context, _: str) -> None:
    _present(context, PresenterController.present_lesson)


@command("covered")
def _toggle_covered(context: Context, _: str) -> None:
    _present(context, PresenterController.toggle_covered)


@command("present-class")
def _play_with_class(context: Context, _: str) -> None:
    _present(context, PresenterController.play_with_class)


@command("hands")
def _count_hands(context: Context, value: str) -> None:
    choice, _, written = value.partition("\n")
    count = int(written) if written.isdecimal() and len(written) <= len(str(MOST_HANDS)) else None
    _present(context, lambda presenter: presenter.count_hands(choice, count))


@command("covered-anew")
def _begin_anew(context: Context, _: str) -> None:
    _present(context, PresenterController.begin_anew)


@command("beside")
def _toggle_board(context: Context, _: str) -> None:
    _present(context, PresenterController.toggle_board)


def command_of(key: str) -> tuple[str, str]:
    """Return the name and the value of the command of a key; for other keys the name is empty."""
    return {**PRESENTING, **PRESENTING_LETTERS}.get(key, ""), key if key in DIGITS else ""
