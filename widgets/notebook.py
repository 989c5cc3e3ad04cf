"""A live board in a cell of a notebook: the whole tutor, where a cell asks for it."""

from __future__ import annotations

import ipywidgets

from tutor.core.words.language import spoken
from widgets.app.app import dashboard
from widgets.shared.address import DEFAULT_LESSON, write_address


def live(ply: int | None = None, game: str | None = None) -> ipywidgets.VBox:
    """A board to try things out on, in the language that is spoken.

    It stands in the lesson's example after so many decisions, or at the start of a game.
    """
    lesson = None if game else DEFAULT_LESSON
    return dashboard(write_address(lesson=lesson, ply=ply, game=game, lang=spoken()))
