"""The sheet from which the reader saves a position as a handout: its caption, and the buttons."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from typing import Final

from tutor.core.base.game import State
from tutor.core.drawing.scene import Scene
from tutor.core.print.handout import (
    LONGEST,
    PRINTED_THEME,
    add_caption,
    handout_page,
    handout_svg,
    holdings_table,
)
from widgets.page import File
from widgets.rules.lookup import aid_link
from widgets.session.happened import told_steps
from widgets.shared.controls import Markup, control, element
from widgets.shared.making import Paragraph, box, html, make_field
from widgets.shared.model import PageModel
from widgets.shared.panels import Showing, still
from widgets.shared.stage import Stage
from widgets.shared.themes import ThemeName

FORMS: Final = {
    "page": ("text/html;charset=utf-8", "html"),
    "svg": ("image/svg+xml", "svg"),
    "png": ("image/svg+xml", "png"),
    "pdf": ("application/pdf", "pdf"),
    "turn": ("image/gif", "gif"),
    "round": ("image/gif", "gif"),
}
"""The media type and the ending of the file of each form; the page paints the PNG itself."""
MOVING: Final = {"turn": ("turn", "night"), "round": ("round",)}
"""The kinds of chapters with which a moving picture of a turn or a round begins, by its form."""
CAN_PAINT: Final = find_spec("PIL") is not None
PAINTED: Final = ("pdf", *MOVING)
CAPTION: Final = ".tutor-handout textarea"
"""The CSS selector of the caption's field; the page sends its text with a press of a button."""


class Handout:
    """The sheet of the handout, which is empty while it is closed.

    `caption` is the field with the text of the caption.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.is_open = False
        self._head, self._ways, self._progress = (html() for _ in range(3))
        self.caption = make_field(Paragraph, "tutor-field", rows=3, continuous_update=False)
        self.widget = box("tutor-card tutor-handout")

    def open(self, caption: str) -> None:
        """Open the sheet for the present position; `caption` is the first text of the caption's field."""
        self.is_open = True
        self.caption.value = caption[:LONGEST]

    def close(self) -> None:
        """Close the sheet."""
        self.is_open = False

    def show(self, _: PageModel) -> None:
        """Show the sheet in the present language."""
        if not self.is_open:
            self.widget.children = ()
            self.widget.describe()
            return
        say = self._stage.say
        self.widget.describe(role="dialog", aria_modal="true", aria_label=say("handout-heading"))
        self.caption.description = say("handout-caption")
        self._head.value = element(
            "div",
            element("h2", say("handout-heading"), tabindex="-1", data={"focus": 1}),
            element("p", say("handout-hint"), class_="tutor-hint"),
        )
        self._ways.value = self._draw()
        if not self.widget.children:
            self.widget.children = (self._head, self.caption, self._ways, self._progress)

    def file(self, form: str, caption: str) -> File:
        """Return the position with a caption as a file in the form `form`, one of the `FORMS`.

        Raises KeyError for any other form.
        """
        kind, ending = FORMS[form]
        if form in MOVING:
            return File(f"{self._name()}-{form}.{ending}", kind, self._moving(form, caption))
        if form == "page":
            language, game = self._stage.text.language, self._stage.session.tree.game.name
            held = holdings_table(game, self._stage.showing().position, language)
            content = handout_page(self._scene(PRINTED_THEME), language, caption, held)
        elif form == "pdf":
            from widgets.pictures.raster import pdf  # imported where Pillow is installed

            return File(
                f"{self._name()}.{ending}",
                kind,
                pdf(add_caption(self._scene(PRINTED_THEME), caption)),
            )
        else:
            content = handout_svg(self._scene(PRINTED_THEME), caption)
        return File(f"{self._name()}.{ending}", kind, content.encode("utf-8"))

    def is_offered(self, form: str) -> bool:
        """Return whether the handout can be saved in this form, one of the `FORMS`.

        A form with motion needs decisions before the step in view.
        """
        can_be_made = form in FORMS and (form not in PAINTED or CAN_PAINT)
        return can_be_made and (form not in MOVING or bool(self._plies(form)))

    def tell_too_much(self) -> None:
        """Show in the sheet that a picture takes more memory than the kernel may have."""
        self._progress.value = element("p", self._stage.say("handout-too-much"), role="alert")

    def _plies(self, form: str) -> range:
        """Return the plies from the beginning of the turn or the round to the step in view.

        At the start of a game the result is empty.
        """
        session = self._stage.session
        begun = [session.line.place(session.ply, kind) for kind in MOVING[form]]
        found = [chapter.ply for chapter in begun if chapter is not None]
        return range(max(found) + 1, session.ply + 1) if found else range(0)

    def _moving(self, form: str, caption: str) -> bytes:
        """Return a GIF of the turn or the round up to the step in view.

        The GIF shows only what the reader may know.
        """
        from widgets.pictures.animation import Step, animation  # imported where Pillow is installed

        stage, session = self._stage, self._stage.session
        line, plain = session.line, still(stage.showing(), PRINTED_THEME)
        steps = [
            Step(
                line.states[each.ply - 1],
                line.states[each.ply],
                each.events,
                stage.game.narrate(each.decision, line.states[each.ply - 1])
                if each.decision
                else "",
            )
            for each in told_steps(line, self._plies(form), plain.seat, session.mine, session.ply)
        ]
        self._progress.value = element("p", stage.say("handout-making"), role="status")
        try:
            return animation(steps, lambda state: stage.panels.scene(_at(plain, state)), caption)
        finally:
            self._progress.value = ""

    def _draw(self) -> Markup:
        """Return the buttons to save the handout in each form, and the aid of the game."""
        say = self._stage.say
        ways = [
            control("handout-keep", form, say(f"handout-{form}"), data_with=CAPTION)
            for form in FORMS
            if self.is_offered(form)
        ]
        return element(
            "div",
            *ways,
            aid_link(self._stage),
            control("handout", "", say("handout-close"), class_="tutor-main-do"),
            class_="tutor-row",
        )

    def _scene(self, theme: ThemeName) -> Scene:
        """Return the board for paper, with what a lesson points at, and the reader's drawing.

        The board has no marks of legal decisions.
        """
        return self._stage.scene(still(self._stage.showing(), theme))

    def _name(self) -> str:
        """Return the name of the files, made of the lesson or else the game, and of the ply."""
        session = self._stage.session
        name = session.lesson.lesson if session.lesson else session.tree.game.name
        is_exhibit = session.lesson is not None and not session.tree.protected
        return f"{name}-exhibit-{session.ply}" if is_exhibit else f"{name}-{session.ply}"


def _at(showing: Showing, state: State) -> Showing:
    """Return a copy of the input of the panels with another state, in which nothing is pointed at."""
    return replace(showing, state=state, before=state, points=(), turn=())
