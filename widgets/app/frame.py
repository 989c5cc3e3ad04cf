"""The frame of the page: links for the keyboard, the tabs of the column, and the front door."""

from __future__ import annotations

from typing import Final

from tutor.core.lessons.files import opening_lesson
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import text_for
from widgets.app.startup import is_served
from widgets.front_door import Way, invitation, ways
from widgets.own_files import notebooks
from widgets.rules.lookup import aid_link
from widgets.shared.controls import Markup, control, element, join, landscape
from widgets.shared.model import PageModel
from widgets.shared.panels import games_shown
from widgets.shared.window import Card

TABS: Final = ("now", "events", "stocks", "lines", "rules", "games")
ELSEWHERE: Final = ("lines", "games")
"""The tabs that the menu behind the name of the game opens, too."""
SKIPS: Final = (
    *("door", "lesson", "now", "happened", "stocks", "lines", "rules", "games", "compare"),
    *("choices", "board-text", "timeline"),
)
"""The names of the parts to which a skip link leads, in order; only visible parts get a link."""


class Skips(Card):
    """The skip links for the keyboard, which are visible while they have the focus.

    If the reader has left the step of a lesson, the link back to the step comes first.
    """

    names = ("tutor-skips",)
    is_card = False

    def draw(self, model: PageModel) -> Markup:
        """Return a link to each visible part of the page."""
        say = self.stage.say
        back = control("lesson-here", "", say("lesson-here"), of="tutor-skip")
        without = {
            "lesson": model.is_away,
            "timeline": not model.has_timeline or model.is_unbegun,
        }
        names = [name for name in SKIPS if not without.get(name)]
        return join(
            back if model.is_away else Markup(""),
            *(
                element("a", say(f"skip-{name}"), href=f"#tutor-{name}", of="tutor-skip")
                for name in names
            ),
        )


class Tabs(Card):
    """The tabs of the column beside the board.

    On a wide page the tab `now` also shows the narration and the stocks. While a lesson is open,
    there are no other tabs; the menu of the bar then opens what the other tabs show. The rules have
    a field in the bar, and cover the tab from which they were opened. On a phone all tabs are
    visible.
    """

    names = ("tutor-tabs",)
    is_card = False

    def draw(self, model: PageModel) -> Markup:
        """Return the row of tabs.

        On a phone the row is part of the handle that pulls the column up.
        """
        say = self.stage.say
        summary = element(
            "summary",
            aria_label=say("sheet-pull"),
            title=say("sheet-pull"),
            data={"key": "pull", "more": say("sheet-more")},
        )
        pull = element("details", summary, of="tutor-pull", data={"menu": "pull"})
        is_alone = model.is_led and _below(model) == "now"
        row = element(
            "nav",
            *(self._tab(tab, model) for tab in TABS),
            self._forecast(model) if model.has_forecast else Markup(""),
            of=f"tutor-tab-row{' tutor-tabs-of-one' if is_alone else ''}",
            aria_label=say("aria-tabs"),
        )
        return join(pull, row)

    def _forecast(self, model: PageModel) -> Markup:
        """Return the button that opens and closes the forecast under the decision."""
        is_open = model.is_forecasting and model.tab == "now"
        is_over = self.stage.session.state.due is None
        return control(
            "forecast",
            "",
            self.stage.say("tab-study" if is_over else "tab-forecast"),
            of="tutor-tab tutor-tab-forecast",
            title=self.stage.say("study-ask" if is_over else "forecast-ask"),
            aria_expanded=str(is_open).lower(),
        )

    def _tab(self, tab: str, model: PageModel) -> Markup:
        below = _below(model)
        is_hidden = tab != below and model.is_led and tab in ELSEWHERE
        kind = " tutor-tab-elsewhere" if tab == "rules" or is_hidden else ""
        under = " tutor-tab-under" if tab == below != model.tab else ""
        return control(
            "tab",
            tab,
            self.stage.say("tab-lesson" if tab == "now" and model.is_led else f"tab-{tab}"),
            of=f"tutor-tab tutor-tab-{tab}{kind}{under}",
            **({"aria_current": "true"} if tab == model.tab else {}),
        )


def _below(model: PageModel) -> str:
    """Return the name of the open tab, or of the tab that the open rules cover."""
    return model.under if model.tab == "rules" else model.tab


COURSE: Final = "00_start_here.ipynb"


class Door(Card):
    """The front door; it is empty on any other view.

    The browser stores by which button the reader left the door.
    """

    names = ("tutor-door-card",)
    part, label = "door", "door-heading"
    role = "main"

    def draw(self, model: PageModel) -> Markup:
        """Return the buttons into the tutor.

        A reader with unfinished work gets a way back to it.
        """
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
        """Return the button of the lesson, which is the only filled card at the front door."""
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
        """Return the number of review cards that are due today, with a button that opens them."""
        if not due:
            return Markup("")
        return control("card-ask", "", self.stage.say("door-review", due=due), of="tutor-resume")

    def _game(self, game: str) -> Markup:
        """Return the card of another game, in the words of that game."""
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
        """Return the sentence that invites the reader to a game; empty for a game without one."""
        return invitation(words) or self.stage.say("door-game")

    def _course(self) -> Markup:
        """Return the link to the course of notebooks, if the same server shows them as pages."""
        if not is_served():
            return Markup("")
        language = self.stage.text.language
        # The link leads to the English notebooks if there are none in the reader's language.
        folder = f"{language}/" if (notebooks() / language / COURSE).is_file() else ""
        words = self.stage.say("door-course")
        return element("a", words, href=f"{folder}{COURSE}", target="_blank", rel="noopener")
