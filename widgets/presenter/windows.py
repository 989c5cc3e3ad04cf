"""The windows of a presentation: the slide beside the board, and the row of buttons under both."""

from __future__ import annotations

from widgets.presenter.controller import PresenterController
from widgets.presenter.covered_list import covered_list
from widgets.presenter.slides import Slide, Slides
from widgets.shared.controls import ask_control, control
from widgets.shared.landscape import landscape
from widgets.shared.markup import Markup, element
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import Card


class Slideshow(Card):
    """The slide, or the list of what was covered.

    `caption` is the slide's text for a handout, `sentence` the text to read aloud.
    """

    names = ("tutor-presenter",)

    def __init__(self, stage: Stage, presenting: PresenterController) -> None:
        super().__init__(stage)
        self.presenting = presenting
        self.sentence = self.caption = ""
        self._is_long = False
        self._slides = Slides(stage)

    @property
    def modes(self) -> set[str]:
        """The modes of the page around the slide."""
        shown = self.presenting
        if shown.is_covered_open:
            return {"tutor-is-alone"}
        if shown.is_board_alone:
            return {"tutor-is-board"}
        found = {"tutor-is-long"} if self._is_long else set()
        if shown.is_slide_alone:
            found.add("tutor-is-alone")
            if not shown.is_asking:
                found.add("tutor-is-title")
        return found

    def show(self, model: PageModel) -> None:
        """Show the present beat or step."""
        if self.is_seen(model):
            self.presenting.note()
        super().show(model)

    def is_seen(self, model: PageModel) -> bool:
        """While a class looks on."""
        return model.is_presenting

    def draw(self, model: PageModel) -> Markup:
        """The slide that is shown now."""
        shown = self.presenting
        label = self.stage.say("aria-presenter")
        # The bar, which has the page's heading in other views, is folded away.
        name = element("h1", self.stage.game.say("game-name"), of="tutor-unseen")
        if shown.is_covered_open:
            self.sentence = self.stage.say("covered-heading")
            return element("section", name, covered_list(self.stage, shown), aria_label=label)
        slide = self._slide()
        if model.left:
            words = self.stage.say("door-resume", place=model.left)
            slide.parts = (*slide.parts, control("resume", "", words))
        self.sentence, self.caption = slide.spoken, slide.caption
        self._is_long = slide.is_long
        # The title of an act has the landscape behind it; other slides have the board beside them.
        ground = landscape() if slide.kind == "act" else Markup("")
        return element("section", name, ground, slide.draw(), aria_label=label)

    def _slide(self) -> Slide:
        shown = self.presenting
        if shown.is_line or shown.lesson is None:
            return self._slides.line()
        return self._slides.lesson(shown.lesson)


class Ways(Card):
    """The row under the board: back, on, what was covered, the board, lesson or line."""

    names = ("tutor-presenter-ways",)
    is_card = False

    def __init__(self, stage: Stage, presenting: PresenterController) -> None:
        super().__init__(stage)
        self.presenting = presenting

    def show(self, model: PageModel) -> None:
        """Show the row, and describe it."""
        super().show(model)
        self.widget.describe(role="region", aria_label=self.stage.say("aria-present-ways"))

    def is_seen(self, model: PageModel) -> bool:
        """While a class looks on."""
        return model.is_presenting

    def draw(self, model: PageModel) -> Markup:
        """The row as it is now; its buttons never change places, so that the focus stays."""
        say, shown = self.stage.say, self.presenting
        at_start = say("cannot.start") if shown.is_at_start else ""
        at_end = shown.is_at_end and not shown.is_covered_open
        back = control("present-back", "", say("present-back"), cannot=at_start)
        on = control(
            "present-next",
            "",
            say(self._following()),
            of="tutor-main-do tutor-present-next",
            cannot=say("cannot.end") if at_end else "",
        )
        board = control("beside", "", say("present-board"), aria_pressed=_word(shown.has_board))
        menu = control("menu", "", say("bar-menu"), aria_expanded=_word(model.is_menu_open))
        return element(
            "div",
            back,
            on,
            element("span", self.place(), of="tutor-present-place"),
            ask_control(say("ask-rules")),
            board,
            self._more(),
            menu,
            of="tutor-row",
            data={"beat": "" if shown.lesson is None else shown.lesson.at},
        )

    def _more(self) -> Markup:
        """The menu of commands that are seldom needed while a class looks on."""
        say, shown = self.stage.say, self.presenting
        listed = [
            control("covered", "", say("covered-do"), aria_expanded=_word(shown.is_covered_open)),
            control("handout", "", say("handout-short"), aria_label=say("handout-do")),
            control("speaker", "", say("speaker-do"), aria_label=say("speaker-do.hint")),
            control("sheet", "", say("present-keys")),
        ]
        if not shown.is_line and shown.lesson is not None:
            listed.append(control("teachers", shown.lesson.act.name, say("teachers-do-act")))
        if shown.is_line and shown.lesson is not None:
            listed.append(control("present-lesson", "", say("present-lesson")))
        elif not shown.is_line and shown.has_line:
            listed.append(control("present-line", "", say("present-line")))
        summary = element(
            "summary",
            say("present-more"),
            of="tutor-do",
            aria_label=say("present-more.hint"),
            title=say("present-more.hint"),
            data={"key": "present-more"},
        )
        return element(
            "details",
            summary,
            element("div", *listed, of="tutor-menu-list"),
            of="tutor-present-more",
        )

    def _following(self) -> str:
        """The name of the message for the button that goes on."""
        shown = self.presenting
        following = None if shown.is_line or shown.lesson is None else shown.lesson.following
        if shown.is_covered_open:
            return "present-next"
        if following is None:
            if not shown.is_at_end:
                return "present-next"
            is_over = not shown.is_line or self.stage.session.state.due is None
            return "present-end" if is_over else "present-so-far"
        return {"asked": "present-ask", "revealed": "present-reveal"}.get(
            following.kind, "present-next"
        )

    def place(self) -> str:
        """The place in the presentation, in words; it contains no progress of a learner."""
        say, shown = self.stage.say, self.presenting.lesson
        if self.presenting.is_line or shown is None:
            stops, ply = self.presenting.stops, self.stage.session.ply
            at = sum(0 < stop <= ply for stop in stops)
            return say("timeline-place", ply=at, plies=len(stops) - 1)
        return say("present-place", **shown.lesson.place(shown.step)._asdict())


def _word(is_so: bool) -> str:
    return str(is_so).lower()
