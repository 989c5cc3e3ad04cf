"""What a warm kernel works out before anybody opens its page, so that nobody waits for it."""

from __future__ import annotations

from tutor.core.words.text import Text
from widgets.shared.guard import Calm
from widgets.shared.notices import Sentence
from widgets.shared.opening import opening_lesson
from widgets.shared.session import Session
from widgets.shared.stage import Stage
from widgets.shared.workspace import lesson_workspace


def prepare(text: Text) -> None:
    """Draw a moment of the lesson for nobody: its words, outlines and marks are then at hand."""
    session = Session(lesson_workspace(opening_lesson()))
    session.go(1)
    stage = Stage(session, text, Calm(_nobody), "light")
    stage.layout = "wide"
    showing, panels = stage.showing(), stage.panels
    panels.scene(showing)
    for panel in (panels.deciding, panels.stocks, panels.legend):
        panel(showing)


def _nobody(_: Sentence) -> None:
    """Nobody is there yet to be told anything."""
