"""Where we are, in one line for people and in data attributes for whoever drives the page."""

from __future__ import annotations

import ipywidgets

from tutor.core.record import position_id
from tutor.core.text import GameText, Text
from widgets.markup import element
from widgets.session import Session

MAIN_LINE = "main"


class Status:
    """The line that says the step and the position id; `.tutor-status` of the page's contract."""

    def __init__(self, session: Session, game_text: GameText, text: Text) -> None:
        self._session = session
        self._game = game_text
        self._text = text
        self.is_ready = False
        self.widget = ipywidgets.HTML()
        self.widget.add_class("tutor-status-box")

    def show(self) -> None:
        """Say where the session stands."""
        session, say = self._session, self._text.say
        due = session.state.due
        # Hands are open in a lesson, so the id is that of the whole position.
        found = position_id(session.state.position())
        step = say("timeline-place", ply=session.ply, plies=session.line.plies)
        self.widget.value = element(
            "div",
            element("span", step, of="tutor-status-step"),
            " ",
            element(
                "span",
                say("status-position", id=found),
                of="tutor-status-id",
                title=say("status-position.hint"),
            ),
            of="tutor-status",
            data={
                "ready": int(self.is_ready),
                "ply": session.ply,
                "due": "" if due is None else due.type,
                "player": "" if due is None else due.player,
                "position": found,
                "line": MAIN_LINE,
                "busy": 0,
            },
            aria_label=say("aria-status"),
            role="group",
        )
