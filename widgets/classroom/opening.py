"""The opening of a class on a server, with the path of its journal and its handlers."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, NamedTuple

from jupyter_core.paths import jupyter_data_dir

from tutor.core.classroom.ballot import LessonSlide
from tutor.core.classroom.room import SERVED
from tutor.core.lessons.files import has_course, open_course, opening_lesson
from tutor.core.lessons.presentation import Presentation
from tutor.core.words.text import LANGUAGES
from widgets.classroom.boards import board_svg
from widgets.classroom.handlers import PLACE, Classes, routes
from widgets.classroom.journal import Journal
from widgets.classroom.live import open_class

FOLDER: Final = "machu_tutor"
FILE: Final = "classes.sqlite3"


class Opened(NamedTuple):
    """An open class of a server: its handlers, the teacher's secret, and its path.

    `goes_on` says whether the journal had the class already, `seats` how many phones had
    joined it before. `place` is the path of the class below the path of the server.
    """

    classes: Classes
    handlers: list[tuple[Any, ...]]
    secret: str
    goes_on: bool
    seats: int
    place: str = PLACE


def journal_path() -> Path:
    """Return the file of the journal, in the user's own folder of Jupyter."""
    return Path(jupyter_data_dir()) / FOLDER / FILE


def warm_up() -> None:
    """Load the first lesson with its words and boards, so that the first slide opens without delay."""
    key = opening_lesson()
    if not has_course(key.lesson, key.game):
        return
    first = LessonSlide("", Presentation(open_course(key.lesson, key.game)))
    for language in LANGUAGES:
        first.heading(language)
        board_svg(first, language)


def open_on_server(origin: str, base: str, after: str = "?view=teach") -> Opened:
    """Open a class, or go on with the last one, and return the class with its handlers.

    `origin` is the address of the server for phones, such as `http://192.168.1.7:8866`.
    `base` is the path of the server. The teacher's link leads to `after`, below the path.
    """
    live, secret, goes_on = open_class(Journal(journal_path()))
    warm_up()
    os.environ.setdefault(SERVED, "1")  # for the kernels of this server
    classes = Classes(live, origin=origin, base=base, after=after)
    return Opened(classes, list(routes(classes)), secret, goes_on, len(live.room.seats))
