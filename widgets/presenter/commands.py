"""The commands of the controls and keys of a presentation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.core.classroom.entries import MOST_OPTIONS
from tutor.core.lessons.files import door_lessons
from widgets.presenter.controller import PresenterController
from widgets.presenter.slides import MOST_HANDS
from widgets.shared.commands import Context, command, seek
from widgets.shared.place import Place

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
    "v": "class-again",
    **dict.fromkeys("ade", "class-hands"),
    **dict.fromkeys(DIGITS, "present-act"),
}
"""The commands of letters and digits, which the reader can turn off."""
HANDS: Final = "abcde"
"""The letters of the options of a question that a class without phones chooses by hands."""
Do = Callable[[PresenterController], None]


def _present(context: Context, do: Do) -> None:
    """Carry out `do` on the presentation; in other views do nothing."""
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

    If the slide shows options, do nothing, because the key may be meant for the question.
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


@command("class-heard")
def _hear_class(context: Context, value: str) -> None:
    context.of(PresenterController).hear_class(value)


@command("class-open")
def _open_class(context: Context, _: str) -> None:
    _present(context, PresenterController.open_class)


@command("class-join")
def _toggle_joining(context: Context, _: str) -> None:
    _present(context, PresenterController.toggle_joining)


@command("class-lesson")
def _choose_lesson(context: Context, value: str) -> None:
    """Choose the lesson that the class will see; the slide by which phones join stays on top."""
    lesson = next((key for key in door_lessons() if str(key) == value), None)
    presenter = context.of(PresenterController)
    if lesson is not None and presenter.wall.cover == "joining":
        query = f"?game={lesson.game}&lesson={lesson.lesson}&ply=0&view=presenter"
        context.navigator.open(Place.from_query(query))
        presenter.wall.cover = "joining"
        context.session.tell()


@command("class-again")
def _vote_again(context: Context, _: str) -> None:
    _present(context, PresenterController.vote_again)


@command("class-aside")
def _play_aside(context: Context, value: str) -> None:
    if value.isdecimal() and len(value) < 10 and int(value) < MOST_OPTIONS:
        _present(context, lambda presenter: presenter.play_aside(int(value)))


@seek
def _seek(context: Context, thing: str) -> bool:
    """Play the move of the class that belongs to the tapped thing; return whether a class looks on."""
    presenter, stage = context.of(PresenterController), context.stage
    ballot = presenter.ballot
    if presenter.is_presenting and presenter.counts and ballot is not None:
        decision = stage.taps_in(ballot.slide.state).get(thing)
        if decision is not None and decision in ballot.decisions:
            presenter.play_aside(ballot.decisions.index(decision))
    return presenter.is_presenting


@command("class-hands")
def _note_hands(context: Context, value: str) -> None:
    if len(value) == 1 and value in HANDS:
        _present(context, lambda presenter: presenter.note_hands(HANDS.index(value)))


@command("covered-anew")
def _begin_anew(context: Context, _: str) -> None:
    _present(context, PresenterController.begin_anew)


@command("beside")
def _toggle_board(context: Context, _: str) -> None:
    _present(context, PresenterController.toggle_board)


def command_of(key: str, presenter: PresenterController) -> tuple[str, str]:
    """Return the name and the value of the command of a key; for other keys the name is empty.

    While a class without phones is asked a question, the letter of an option notes that the
    class chose this option by hands.
    """
    if key in HANDS and presenter.can_raise_hands:
        return "class-hands", key
    return {**PRESENTING, **PRESENTING_LETTERS}.get(key, ""), key if key in DIGITS else ""
