"""What a warm kernel works out before anybody opens its page, so that nobody waits for it."""

from __future__ import annotations

from tutor.core.text import Text
from widgets.address import DEFAULT_LESSON
from widgets.calm import Calm
from widgets.desk import lesson_desk
from widgets.notices import Sentence
from widgets.session import Session
from widgets.stage import Stage


def prepare(text: Text) -> None:
    """Draw a moment of the lesson for nobody: its words, outlines and marks are then at hand."""
    session = Session(lesson_desk(DEFAULT_LESSON))
    session.go(1)
    stage = Stage(session, text, Calm(_nobody), "light")
    stage.layout = "wide"
    showing, panels = stage.showing(), stage.panels
    panels.scene(showing)
    for panel in (panels.deciding, panels.stocks, panels.legend):
        panel(showing)


def _nobody(_: Sentence) -> None:
    """Nobody is there yet to be told anything."""
