"""The page for the teacher's own screen: what follows, its rules, and how much is left.

It is drawn invisibly within the page; the browser shows it in a window of its own and adds a clock.
"""

from __future__ import annotations

from tutor.core.lessons.presentation import Presentation
from tutor.core.lessons.text import lesson_text
from widgets.presenter.controller import PresenterController
from widgets.presenter.slides import Slide, Slides
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element, join
from widgets.shared.model import PageModel
from widgets.shared.stage import Stage
from widgets.shared.window import Card


class Speaker(Card):
    """The slide in view, the next slide, the rules and concept of both, and how much is left."""

    names = ("tutor-speaker",)

    def __init__(self, stage: Stage, presenting: PresenterController) -> None:
        super().__init__(stage)
        self.presenting = presenting
        self._slides = Slides(stage)

    def is_seen(self, model: PageModel) -> bool:
        """While a class looks on."""
        return model.is_presenting

    def draw(self, _: PageModel) -> Markup:
        """The page as it is now; empty without a presentation."""
        say, shown = self.stage.say, self.presenting
        if not shown.is_presenting:
            return Markup("")
        is_line = shown.is_line or shown.lesson is None
        parts = self._of_line() if is_line or shown.lesson is None else self._of(shown.lesson)
        ways = element(
            "div",
            control("present-back", "", say("present-back")),
            control("present-next", "", say("present-next"), of="tutor-main-do"),
            of="tutor-row",
        )
        page = element(
            "section",
            element("p", *self._clock(), of="tutor-speaker-clock"),
            element(
                "p",
                say("speaker-gone"),
                of="tutor-speaker-gone",
                role="alert",
                hidden="",
                data={"gone": ""},
            ),
            *parts,
            ways,
            aria_label=say("speaker-heading"),
            data={"title": say("speaker-heading")},
        )
        return element("template", page)  # not part of the page that the class sees

    def _clock(self) -> tuple[Markup, ...]:
        """Places for the time of day and for the minutes since the window opened."""
        say = self.stage.say
        return (
            element("b", "", data={"clock": "now"}),
            element("span", say("speaker-since"), " "),
            element("b", "", data={"clock": "since"}),
        )

    def _of(self, shown: Presentation) -> tuple[Markup, ...]:
        """The parts for a beat of a lesson."""
        say = self.stage.say
        following, act_of = shown.beats[shown.at + 1 :], shown.lesson.act_of
        act = act_of(shown.beat.step)
        left = sum(act_of(beat.step) is act for beat in following)
        after = shown.ahead()
        return (
            element("p", say("speaker-left-act", count=left), of="tutor-speaker-left"),
            self._part("speaker-now", self._slides.lesson(shown)),
            element("p", self._notes(shown), of="tutor-speaker-notes"),
            *([self._part("speaker-next", self._slides.lesson(after))] if after else []),
        )

    def _of_line(self) -> tuple[Markup, ...]:
        """The parts for a step of a line."""
        session, say = self.stage.session, self.stage.say
        left = sum(ply > session.ply for ply in self.presenting.stops)
        return (
            element("p", say("speaker-left", count=left), of="tutor-speaker-left"),
            self._part("speaker-now", self._slides.line()),
        )

    def _part(self, heading: str, slide: Slide) -> Markup:
        """A slide under a heading, small."""
        title = element("h3", slide.heading)
        return element("div", element("h2", self.stage.say(heading)), title, *slide.parts)

    def _notes(self, shown: Presentation) -> Markup:
        """The rules of the step, and the aim of its question."""
        say, text = self.stage.say, self.stage.text
        rules = [self.stage.game.rule_title(rule) for rule in shown.step.rules]
        found = []
        if rules:
            found.append(say("teachers-rules", rules=text.all_of(rules)))
        if shown.asking is not None:
            words = lesson_text(shown.lesson, text.language)
            concept = words.concept(shown.lesson.question(shown.asking).concept)
            found.append(say("teachers-concept", concept=concept))
        return join(*(element("span", each, " ") for each in found))
