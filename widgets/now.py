"""What comes next: day, round and turn, and whose decision is due."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets

from tutor.core.text import GameText, Text
from widgets.markup import Markup, element
from widgets.session import Session


class Now:
    """The card at the top of the column. `mark` draws a player's shape and letter."""

    def __init__(
        self,
        session: Session,
        game_text: GameText,
        text: Text,
        mark: Callable[[str], Markup],
    ) -> None:
        self._session = session
        self._game = game_text
        self._text = text
        self._mark = mark
        self.widget = ipywidgets.HTML()
        self.widget.add_class("tutor-card")
        self.widget.add_class("tutor-now-card")

    def show(self) -> None:
        """Say what is due at the present step."""
        state = self._session.state
        due = state.due
        mark = Markup("") if due is None else self._mark(due.player)
        self.widget.value = element(
            "section",
            element("p", self._place(), of="tutor-place"),
            element("h2", mark, " ", self._game.due(due, state), of="tutor-due"),
        )

    def _place(self) -> str:
        line, ply, say = self._session.line, self._session.ply, self._text.say
        parts = []
        day = line.place(ply + 1, "day")
        if day is not None:
            parts.append(say("timeline-day", day=day.number))
        night, current = line.place(ply + 1, "night"), line.place(ply + 1, "round")
        if night is not None and (day is None or night.ply > day.ply):
            parts.append(say("timeline-night"))
        elif current is not None:
            parts.append(say("timeline-round", number=current.number))
            turn = line.place(ply + 1, "turn")
            if turn is not None:
                parts.append(say("timeline-turn", player=turn.player))
        else:
            parts.append(say("timeline-start"))
        return " · ".join(parts)
