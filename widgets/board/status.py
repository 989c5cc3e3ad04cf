"""Where we are, in one line for people and in data attributes for whoever drives the page."""

from __future__ import annotations

from tutor.core.records.record import position_id
from widgets.shared.markup import Markup, element
from widgets.shared.stage import Stage
from widgets.shared.window import Card

MAIN_LINE = "main"


class Status(Card):
    """The line that says the step and the position id; `.tutor-status` of the page's contract."""

    names = ("tutor-status-box",)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.widget.remove_class("tutor-card")
        self.is_ready = False
        self.is_busy = False

    def ready(self) -> None:
        """Say that the page is usable: the board has reached the browser."""
        if not self.is_ready:
            self.is_ready = True
            self.show()

    def draw(self) -> Markup:
        """Where the session stands."""
        session, say = self.stage.session, self.stage.say
        due = session.state.due
        # Where hands are open the id is that of the whole position, else of the seat's view.
        found = position_id(self.stage.showing().position)
        step = say("timeline-place", ply=session.ply, plies=session.line.plies)
        line = self.stage.line_name(session.place) if session.is_aside else ""
        parts = [element("span", step, of="tutor-status-step")]
        if line:
            parts.append(element("span", say("status-line", name=line), of="tutor-status-line"))
        parts.append(
            element(
                "span",
                say("status-position", id=found),
                of="tutor-status-id",
                title=say("status-position.hint"),
            )
        )
        if self.is_busy:
            parts.append(element("span", say("status-busy"), of="tutor-status-busy"))
        return element(
            "div",
            *parts,
            of="tutor-status",
            data={
                "ready": int(self.is_ready),
                "ply": session.ply,
                "due": "" if due is None else due.type,
                "player": "" if due is None else due.player,
                "position": found,
                "line": line or MAIN_LINE,
                "busy": int(self.is_busy),
                "layout": self.stage.layout or "",
            },
            aria_label=say("aria-status"),
            role="group",
        )
