"""The front door: the landscape, the ways in, the other games, and the notebooks."""

from __future__ import annotations

from typing import Final

from tutor.core.lessons.files import opening_lesson
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import text_for
from widgets.app.startup import is_served
from widgets.front_door import Way, invitation, ways
from widgets.own_files import notebooks
from widgets.rules.lookup import aid_link
from widgets.shared.controls import control
from widgets.shared.landscape import landscape
from widgets.shared.markup import Markup, element
from widgets.shared.model import PageModel
from widgets.shared.panels import games_shown
from widgets.shared.window import Card

COURSE: Final = "00_start_here.ipynb"


class Door(Card):
    """The front door; it is empty on any other view. The browser stores which way in was chosen."""

    names = ("tutor-door-card",)
    part, label = "door", "door-heading"
    role = "main"

    def draw(self, model: PageModel) -> Markup:
        """The ways in. A reader with unfinished work also gets a way back to it."""
        if not model.is_door:
            return Markup("")
        say = self.stage.say
        opening = opening_lesson()
        words = text_for(opening.game, self.stage.text.language)
        first, *others = ways(self.stage.text)
        inside = element(
            "section",
            element("span", of="tutor-logo"),
            element("h1", words.say("game-name")),
            element("p", self._invitation(words), of="tutor-door-about"),
            self._first(first),
            self._resume(model.left),
            self._review(model.due),
            element("div", *map(self._way, others), of="tutor-doors"),
            *(self._game(game) for game in games_shown() if game != opening.game),
            element("p", self._course(), aid_link(self.stage), of="tutor-door-foot"),
            of="tutor-door-inside",
            aria_label=say("door-heading"),
        )
        return element("div", landscape(), inside, of="tutor-door-page")

    def _first(self, way: Way) -> Markup:
        """The way into the lesson: the only filled card."""
        begin = element(
            "span", self.stage.say("door-begin"), of="tutor-door-begin", aria_hidden="true"
        )
        told = element("span", element("b", way.name), " ", element("span", way.text))
        return control("enter", way.value, told, begin, of=f"tutor-door tutor-door-{way.value}")

    def _way(self, way: Way) -> Markup:
        return control(
            "enter",
            way.value,
            element("span", of="tutor-sign", aria_hidden="true"),
            element("b", way.name),
            " ",
            element("span", way.text),
            of=f"tutor-door tutor-door-{way.value}",
        )

    def _resume(self, left: str) -> Markup:
        if not left:
            return Markup("")
        words = self.stage.say("door-resume", place=left)
        return control("resume", "", words, of="tutor-resume")

    def _review(self, due: int) -> Markup:
        """How many review cards are due today, with the way to them."""
        if not due:
            return Markup("")
        return control("card-ask", "", self.stage.say("door-review", due=due), of="tutor-resume")

    def _game(self, game: str) -> Markup:
        """Another game, in its own words."""
        words = text_for(game, self.stage.text.language)
        return control(
            "game",
            game,
            element("span", of="tutor-sign", aria_hidden="true"),
            element(
                "span",
                element("b", words.say("game-name")),
                " ",
                element("span", self._invitation(words)),
            ),
            of="tutor-door tutor-door-game",
        )

    def _invitation(self, words: GameWords) -> str:
        """The sentence that invites the reader to a game; empty if the game has none."""
        return invitation(words) or self.stage.say("door-game")

    def _course(self) -> Markup:
        """The link to the course of notebooks, if the same server shows them as pages."""
        if not is_served():
            return Markup("")
        language = self.stage.text.language
        # The link leads to English notebooks if there are none in the reader's language.
        folder = f"{language}/" if (notebooks() / language / COURSE).is_file() else ""
        words = self.stage.say("door-course")
        return element("a", words, href=f"{folder}{COURSE}", target="_blank", rel="noopener")
