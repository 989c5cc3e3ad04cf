"""The whole tutor as a live board in the cell of a notebook."""

from __future__ import annotations

from tutor.core.lessons.files import opening_lesson
from tutor.core.words.text import current_language
from widgets.app.app import dashboard
from widgets.app.startup import Tutor
from widgets.shared.place import lesson_part, write_address


def live(ply: int | None = None, game: str | None = None) -> Tutor:
    """Return a live board for the cell of a notebook, in the present language.

    The board shows the example of the first lesson after `ply` decisions, or the start of the
    game `game`. The bar of the page is left out, because a cell needs only the board, the
    task and the stocks.
    """
    where = {"game": game} if game else lesson_part(opening_lesson())
    shown = dashboard(write_address({**where, "ply": ply, "lang": current_language()}))
    shown.add_class("tutor-is-live")
    return shown
