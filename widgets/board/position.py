"""Cards beside the board: the step, the stocks, the position in words, notes, and panels.

A phone shows the upper part of the board, and a button for each panel below that part.
The upper part comes back at a second press of the button, or when the position changes.
If a question is only about a lower panel, the phone shows this panel first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence, Set
from typing import Final, NamedTuple

from tutor.core.drawing.outline import around
from tutor.core.drawing.scene import Scene
from tutor.core.records.lines import beginning
from tutor.core.records.record import position_id
from tutor.core.words.text import PositionPart
from widgets.page.parts import FIGURES
from widgets.shared.controls import Markup, element, join
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import Card

MAIN_LINE: Final = "main"


class Stocks(Card):
    """The card with every player's stocks as a table."""

    names = ("tutor-stocks-card",)
    part, label = "stocks", "page-stocks"

    def draw(self, _: PageModel) -> Markup:
        """Return the table of stocks that the game's panels draw."""
        return self.stage.panels.stocks(self.stage.showing())


class PositionWords(Card):
    """The card with the position in words."""

    names = ("tutor-words-card",)
    part, label = "board-text", "page-board-text"

    def draw(self, _: PageModel) -> Markup:
        """Return the position in words.

        The text has the changes of the last step, the position, and the map, each under a heading.
        """
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
                class_="tutor-board-text",
            ),
        )


def _new_sentences(parts: Iterable[PositionPart], earlier: Set[str]) -> list[PositionPart]:
    """Return the sentences that the earlier position does not have, under their headings."""
    found = (
        PositionPart(part.heading, tuple(said for said in part.sentences if said not in earlier))
        for part in parts
    )
    return [part for part in found if part.sentences]


def _part(part: PositionPart, level: str = "h3") -> Markup:
    """Return a heading, if the part has one, and one paragraph for each subject."""
    heading = element(level, part.heading) if part.heading else Markup("")
    return join(heading, *(element("p", sentence) for sentence in part.sentences))


class Legend(Card):
    """The card with the notes on the game's reconstructed figures."""

    names = ("tutor-legend-card",)

    def draw(self, _: PageModel) -> Markup:
        """Return the note on reconstructed figures that the game's panels draw."""
        return self.stage.panels.legend(self.stage.showing())


class Thing(Card):
    """The card on the thing of the board that was tapped."""

    names = ("tutor-thing-card",)
    part, label = "thing", "aria-thing"
    tabindex = "0"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.thing = ""
        self._moment = ""

    def take(self, thing: str) -> None:
        """Set the thing to describe until the page shows another moment."""
        self.thing, self._moment = thing, self.stage.session.moment

    def forget_elsewhere(self) -> None:
        """Forget the thing if the page shows another moment than when the thing was tapped."""
        if self._moment != self.stage.session.moment:
            self.thing = ""

    def draw(self, _: PageModel) -> Markup:
        """Return the sentences on the thing; empty if the game says nothing about it."""
        told = self.stage.panels.describe(self.stage.showing(), self.thing) if self.thing else []
        return element("div", *(element("p", sentence) for sentence in told), class_="tutor-thing")


class Status(Card):
    """The line that says at which step the page is, `.tutor-status`; tests read its data."""

    names = ("tutor-status-box",)
    is_card = False

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.is_painted = False

    def note_painted(self) -> None:
        """Note that the browser has painted the board, so that the page is ready for use."""
        if not self.is_painted:
            self.is_painted = True
            self.stage.loop.render()

    def draw(self, model: PageModel) -> Markup:
        """Return the number of the step in the line, with data on the moment for tests."""
        session, say = self.stage.session, self.stage.say
        due = session.state.due
        # With open hands it is the id of the whole position, else of what the seat sees.
        found = "" if session.is_covered else position_id(self.stage.showing().position)
        step = say("timeline-place", ply=session.ply, plies=session.line.plies)
        line = self.stage.line_name(session.place) if session.is_aside else MAIN_LINE
        parts = [element("span", step, class_="tutor-status-step")]
        if beginning(session.tree, session.path[-1]):
            # The step is counted along the line in view, which may leave the node's own line later.
            words = self.stage.say_of_line(
                "status-line", name=self.stage.line_in_words(session.path[-1])
            )
            parts.append(element("span", words, class_="tutor-status-line"))
        thinking = "" if due is None or session.awaited is None else due.player
        if model.is_busy:
            parts.append(element("span", say("status-busy"), class_="tutor-status-busy"))
        elif thinking:
            words = say("status-thinking", player=thinking)
            parts.append(element("span", words, class_="tutor-status-thinking"))
        return element(
            "div",
            *parts,
            class_="tutor-status",
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


GAP: Final = 4
"""The distance in pixels between the visible part of the board and a panel below it."""


class _Part(NamedTuple):
    """A panel by its id and its name, and its place on the board, with the gaps around it.

    `top` is the upper edge of the panel, as a share of the board's height. `high` is the height of
    the panel, as a share of the board's width.
    """

    panel: str
    label: str
    top: str
    high: str


class BoardParts(Card):
    """The row of buttons under the board of a phone; `opened` is the panel that is shown.

    `read` returns the things on the board that the present question is about, if a question is
    asked.
    """

    names = ("tutor-board-parts",)
    is_card = False

    def __init__(self, stage: Stage, read: Callable[[], tuple[str, ...]]) -> None:
        super().__init__(stage)
        self.opened = ""
        self._read = read
        self._shown: tuple[str, tuple[str, ...]] = ("", ())

    def modes(self, told: Sequence[str]) -> set[str]:
        """Return the CSS class that shows more of the board, if a step is about a lower panel.

        `told` are the things that the step is about. If none of these things is on a lower panel,
        the set is empty.
        """
        stage = self.stage
        if stage.layout != "phone" or not told:
            return set()
        scene = stage.panels.scene(stage.showing())
        groups = [scene.find(thing) for thing in told]
        ends = [around(group.area).bottom for group in groups if group and group.area]
        is_under = any(FIGURES["city"] < end <= FIGURES["sight"] for end in ends)
        return {"tutor-is-told-under"} if is_under else set()

    def press(self, panel: str) -> None:
        """Show a panel; if it is shown already, show the upper part of the board again."""
        self.opened = "" if panel == self.opened else panel

    def draw(self, _: PageModel) -> Markup:
        """Return a button for each panel; none if the whole board is visible."""
        stage = self.stage
        if stage.layout != "phone":
            return Markup("")
        scene, shown = stage.panels.scene(stage.showing()), (stage.session.moment, self._read())
        if self._shown != shown:
            self._shown, self.opened = shown, _panel_of(scene, shown[1])
        buttons = [
            element(
                "button",
                label,
                class_="tutor-do tutor-board-part",
                type="button",
                aria_expanded="true" if panel == self.opened else "false",
                data={
                    "do": "part",
                    "value": panel,
                    "key": f"part:{panel}",
                    "top": top,
                    "high": high,
                },
            )
            for panel, label, top, high in _beyond(scene)
        ]
        return element(
            "div",
            *buttons,
            class_="tutor-board-part-row",
            role="group",
            aria_label=stage.say("aria-board-parts"),
            data={"sight": str(_sight(scene))},
        )


def _sight(scene: Scene) -> int:
    """Return the height in pixels of the part of the board that a phone shows at first.

    If the usual height would cut a panel, the part ends above this panel.
    """
    boxes = [around(group.area) for group in scene.groups() if group.role == "panel" and group.area]
    cut = [box.top - GAP for box in boxes if box.top < FIGURES["sight"] < box.bottom]
    return round(min([FIGURES["sight"], *cut]))


def _panel_of(scene: Scene, things: Collection[str]) -> str:
    """Return the hidden panel that contains all these things; empty if no panel does."""
    for part in _beyond(scene) if things else ():
        if all(_is_in(scene, part.panel, thing) for thing in things):
            return part.panel
    return ""


def _is_in(scene: Scene, panel: str, thing: str) -> bool:
    """Return whether a thing is a panel or is inside it."""
    inner, outer = scene.find(thing), scene.find(panel)
    if inner is None or outer is None or inner.area is None or outer.area is None:
        return False
    box, around_it = around(inner.area), around(outer.area)
    return around_it.top <= box.top and box.bottom <= around_it.bottom


def _beyond(scene: Scene) -> Iterator[_Part]:
    """Yield the panels that are not wholly visible; of panels in one row only the first."""
    seen: set[float] = set()
    for group in scene.groups():
        if group.role == "panel" and group.area is not None:
            box = around(group.area)
            if box.bottom > FIGURES["sight"] and box.top not in seen:
                seen.add(box.top)
                top = (box.top - GAP) / scene.height
                high = (box.bottom - box.top + 2 * GAP) / scene.width
                yield _Part(group.id, group.label, f"{top:.4f}", f"{high:.4f}")
