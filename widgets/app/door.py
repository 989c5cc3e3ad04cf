"""The front door: the start page with the lessons, other ways into the tutor, and unfinished work."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.core.lessons.files import door_lessons, opening
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.runner import Reached
from tutor.core.words.text import text_for
from widgets.app.startup import is_served
from widgets.front_door import Way, invitation, lesson_way, ways
from widgets.own_files import notebooks
from widgets.rules.lookup import aid_link
from widgets.shared.controls import Markup, control, element, landscape
from widgets.shared.model import PageModel
from widgets.shared.panels import games_shown
from widgets.shared.window import Card

COURSE: Final = "00_start_here.ipynb"
SIGN: Final = element("span", class_="tutor-sign", aria_hidden="true")


class Door(Card):
    """The front door; it is empty on any other view.

    The browser stores which button the reader pressed to leave the front door.
    """

    names = ("tutor-door-card",)
    part, label = "door", "door-heading"
    role = "main"

    def draw(self, model: PageModel) -> Markup:
        """Return the markup of the front door: the buttons that lead to lessons and views.

        If the reader has unfinished work, one more button leads back to it.
        """
        if not model.is_door:
            return Markup("")
        say = self.stage.say
        game = text_for(opening().game, self.stage.text.language)
        inside = element(
            "section",
            element("span", class_="tutor-logo"),
            element("h1", game.say("game-name")),
            element("p", invitation(game), class_="tutor-door-about"),
            element("div", *self._lessons(model), *self._games(), class_="tutor-doors"),
            element("div", *map(self._way, ways(self.stage.text)), class_="tutor-doors"),
            self._resume(model.left),
            self._review(model.due),
            element("p", self._course(), aid_link(self.stage), class_="tutor-door-foot"),
            class_="tutor-door-inside",
            aria_label=say("door-heading"),
        )
        return element("div", landscape(), inside, class_="tutor-door-page")

    def _lessons(self, model: PageModel) -> Iterator[Markup]:
        """Yield the card of each lesson; the first lesson that is not finished stands out."""
        lessons, reached = door_lessons(), model.reached
        open_ones = [key for key in lessons if key not in reached or not reached[key].is_over]
        for key in lessons:
            yield self._lesson(key, reached.get(key), is_first=key in open_ones[:1])

    def _lesson(self, key: LessonKey, reached: Reached | None, *, is_first: bool) -> Markup:
        """Return the card of a lesson; a press begins the lesson, or carries on with it.

        If the lesson was begun, a second button begins it again from the first step.
        """
        say, way = self.stage.say, lesson_way(key, self.stage.text)
        is_other = key.game != opening().game
        name, text, bar = element("b", way.name), way.text, Markup("")
        do, begin, again = "enter", say("door-begin"), Markup("")
        if reached is not None:
            do, begin = "resume", say("door-carry-on")
            text = say("door-over" if reached.is_over else "door-reached", **reached._asdict())
            share = element("i", style=f"width:{100 * reached.done // reached.steps}%")
            bar = element("span", share, class_="tutor-act-bar", aria_hidden="true")
            label = say("door-again.named", lesson=way.name)
            again = control(
                "enter", way.value, say("door-again"), class_="tutor-resume", aria_label=label
            )
        pill = element("span", begin, class_="tutor-door-begin", aria_hidden="true")
        of = "tutor-door-lesson" if is_first else "tutor-door-game" if is_other else ""
        parts = (
            SIGN if is_other and not is_first else Markup(""),
            element("span", name, " ", element("span", text), bar),
            pill if is_first or reached else Markup(""),
        )
        card = control(do, way.value, *parts, class_=f"tutor-door {of}".strip())
        return element("div", card, again, class_=f"tutor-door-{'first' if is_first else 'next'}")

    def _way(self, way: Way) -> Markup:
        parts = (SIGN, element("b", way.name), " ", element("span", way.text))
        return control("enter", way.value, *parts, class_=f"tutor-door tutor-door-{way.value}")

    def _resume(self, left: str) -> Markup:
        if not left:
            return Markup("")
        words = self.stage.say("door-resume", place=left)
        return control("resume", "", words, class_="tutor-resume")

    def _review(self, due: int) -> Markup:
        """Return the number of review cards that are due today, with a button that opens them."""
        if not due:
            return Markup("")
        return control(
            "card-ask", "", self.stage.say("door-review", due=due), class_="tutor-resume"
        )

    def _games(self) -> Iterator[Markup]:
        """Yield the card of each game that has no lesson in this tutor, with the game's own invitation."""
        with_lesson = {opening().game, *(key.game for key in door_lessons())}
        for game in games_shown():
            if game not in with_lesson:
                words = text_for(game, self.stage.text.language)
                text = invitation(words) or self.stage.say("door-game")
                name = element("b", words.say("game-name"))
                told = element("span", name, " ", element("span", text))
                card = control("game", game, SIGN, told, class_="tutor-door tutor-door-game")
                yield element("div", card, class_="tutor-door-next")

    def _course(self) -> Markup:
        """Return the link to the course of notebooks, if the same server shows them as pages."""
        if not is_served():
            return Markup("")
        language = self.stage.text.language
        # The link leads to the English notebooks if there are none in the reader's language.
        folder = f"{language}/" if (notebooks() / language / COURSE).is_file() else ""
        words = self.stage.say("door-course")
        return element("a", words, href=f"{folder}{COURSE}", target="_blank", rel="noopener")
