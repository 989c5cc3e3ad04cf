"""The position: the step, stocks in numbers, everything in words, and notes on the figures."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Final

from tutor.core.records.lines import beginning
from tutor.core.records.record import position_id
from tutor.core.words.text import PositionPart
from widgets.shared.markup import Markup, element, join
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import Card

MAIN_LINE: Final = "main"


class Stocks(Card):
    """Every player's stocks as a table."""

    names = ("tutor-stocks-card",)
    part, label = "stocks", "page-stocks"

    def draw(self, _: PageModel) -> Markup:
        """The game's own table."""
        return self.stage.panels.stocks(self.stage.showing())


class PositionWords(Card):
    """The position in words."""

    names = ("tutor-words-card",)
    part, label = "board-text", "page-board-text"

    def draw(self, _: PageModel) -> Markup:
        """What the last step has changed, the position, and the map, each under a heading."""
        showing, game = self.stage.showing(), self.stage.game
        parts = game.position_parts(showing.position)
        earlier = set(game.position(showing.earlier))
        changed = _new_sentences(parts, earlier)
        heading = element("h3", self.stage.say("page-changed")) if changed else Markup("")
        news = []
        if drawn := self.stage.told_strokes():
            news.append(PositionPart(self.stage.say("strokes-here"), drawn))
        return element(
            "section",
            element("h2", self.stage.say("page-board-text")),
            element(
                "div",
                heading,
                *(_part(part, "h4") for part in changed),
                *(_part(part) for part in (*news, *parts, *game.board_parts())),
                of="tutor-board-text",
            ),
        )


def _new_sentences(parts: Iterable[PositionPart], earlier: Set[str]) -> list[PositionPart]:
    """The sentences that have changed since the earlier position, under their headings."""
    found = (
        PositionPart(part.heading, tuple(said for said in part.sentences if said not in earlier))
        for part in parts
    )
    return [part for part in found if part.sentences]


def _part(part: PositionPart, level: str = "h3") -> Markup:
    """A heading, if there is one, and one paragraph per subject."""
    heading = element(level, part.heading) if part.heading else Markup("")
    return join(heading, *(element("p", sentence) for sentence in part.sentences))


class Legend(Card):
    """The notes on reconstructed figures, and on the thing that was tapped last."""

    names = ("tutor-legend-card",)

    def draw(self, _: PageModel) -> Markup:
        """The game's own words."""
        return self.stage.panels.legend(self.stage.showing())


class Thing(Card):
    """The note on the thing that was tapped on the board."""

    names = ("tutor-thing-card",)
    part, label = "thing", "aria-thing"
    tabindex = "0"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.thing = ""
        self._moment = ""

    def take(self, thing: str) -> None:
        """Describe a thing from the next showing on, until another step is shown."""
        self.thing, self._moment = thing, self.stage.session.moment

    def forget_elsewhere(self) -> None:
        """Forget the thing if the page shows another moment than when it was tapped."""
        if self._moment != self.stage.session.moment:
            self.thing = ""

    def draw(self, _: PageModel) -> Markup:
        """The sentences about the thing; empty if the board says nothing of it."""
        told = self.stage.panels.describe(self.stage.showing(), self.thing) if self.thing else []
        return element("div", *(element("p", sentence) for sentence in told), of="tutor-thing")


class Status(Card):
    """The line that says the step; `.tutor-status` of the page's contract."""

    names = ("tutor-status-box",)
    is_card = False

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.is_painted = False

    def note_painted(self) -> None:
        """Note that the board has reached the browser: with its layout the page is usable."""
        if not self.is_painted:
            self.is_painted = True
            self.stage.loop.changed()

    def draw(self, model: PageModel) -> Markup:
        """The place in the line, in words."""
        session, say = self.stage.session, self.stage.say
        due = session.state.due
        # If hands are open, the id is that of the whole position, else of the seat's view.
        found = "" if session.is_covered else position_id(self.stage.showing().position)
        step = say("timeline-place", ply=session.ply, plies=session.line.plies)
        line = self.stage.line_name(session.place) if session.is_aside else MAIN_LINE
        parts = [element("span", step, of="tutor-status-step")]
        if beginning(session.tree, session.path[-1]):
            # Counted along the line in view, which may leave the node's own line later.
            words = say("status-line", name=self.stage.line_name(session.path[-1]))
            parts.append(element("span", words, of="tutor-status-line"))
        thinking = "" if due is None or session.awaited is None else due.player
        if model.is_busy:
            parts.append(element("span", say("status-busy"), of="tutor-status-busy"))
        elif thinking:
            words = say("status-thinking", player=thinking)
            parts.append(element("span", words, of="tutor-status-thinking"))
        return element(
            "div",
            *parts,
            of="tutor-status",
            data={
                "ready": int(self.is_painted and not model.is_awaited),
                "ply": session.ply,
                "due": "" if due is None else due.type,
                "player": "" if due is None else due.player,
                "position": found,
                "line": line,
                "busy": int(model.is_busy),
                "thinking": thinking,
                "layout": self.stage.layout or "",
            },
            aria_label=say("aria-status"),
            role="group",
        )
