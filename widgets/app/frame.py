"""The frame of the page: the bar with its views, the front door, the tabs."""

from __future__ import annotations

from typing import Final

from tutor.core.lessons.files import minutes_of
from tutor.core.lessons.opening import opening_lesson
from tutor.core.lessons.text import PartText, lesson_words
from tutor.core.words.text import LANGUAGES, core_text, text_for
from widgets.app.startup import is_served
from widgets.installed import notebooks
from widgets.shared.controls import control
from widgets.shared.markup import Markup, element, joined
from widgets.shared.stage import Stage
from widgets.shared.themes import SIZES, THEMES
from widgets.shared.window import Card

NAVIGATION: Final = ("lesson", "explore", "play", "rules", "presenter")
DOORS: Final = ("lesson", "explore", "presenter")
TABS: Final = ("now", "events", "stocks", "lines", "rules", "games")
COURSE: Final = "00_start_here.ipynb"
SKIPS: Final = (
    *("door", "lesson", "now", "happened", "stocks", "lines", "rules", "games", "compare"),
    *("choices", "board-text", "timeline"),
)
"""The parts of the page that are skipped to, in their order; those in sight are offered."""


def _opening(stage: Stage, **figures: int) -> PartText:
    """The words of the lesson that the page opens with."""
    lesson = opening_lesson()
    return lesson_words(lesson, text_for(lesson.game, stage.text.language), **figures)


class Skips(Card):
    """Links for the keyboard that appear when they have the focus.

    `is_away` says that a lesson waits: the way back to it comes first.
    """

    names = ("tutor-skips",)
    is_away = False

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.widget.remove_class("tutor-card")

    def draw(self) -> Markup:
        """A link to each part of the page."""
        say = self.stage.say
        back = control("lesson-here", "", say("lesson-here"), of="tutor-skip")
        names = [name for name in SKIPS if not (self.is_away and name == "lesson")]
        return joined(
            back if self.is_away else Markup(""),
            *(
                element("a", say(f"skip-{name}"), href=f"#tutor-{name}", of="tutor-skip")
                for name in names
            ),
        )


class Bar(Card):
    """Title, what is open, the views and how the page looks."""

    names = ("tutor-bar-inside",)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.widget.remove_class("tutor-card")
        self.view = "lesson"
        self.size = SIZES[0]
        self.is_menu_open = False

    def draw(self) -> Markup:
        """The bar as it is now."""
        stage, say = self.stage, self.stage.say
        lesson = stage.session.lesson
        opened = lesson_words(lesson, stage.game).text if lesson else stage.session.tree.title
        opened = opened or say("bar-free")
        title = element(
            "div",
            control(
                "door",
                "",
                element("span", of="tutor-logo"),
                of="tutor-home",
                aria_label=say("bar-home"),
                title=say("bar-home"),
            ),
            element("h1", stage.game.say("game-name")),
            element("span", opened, of="tutor-lesson-name", title=opened),
            of="tutor-title",
        )
        hints = {"lesson": _opening(stage).get("hint")}
        views = [
            control(
                "view",
                view,
                say(f"view-{view}"),
                of="tutor-view-do",
                title=hints.get(view) or say(f"view-{view}.hint"),
                **({"aria_current": "page"} if view == self.view else {}),
            )
            for view in NAVIGATION
        ]
        nav = element("nav", *views, of="tutor-nav", aria_label=say("aria-nav"))
        menu = control(
            "menu",
            "",
            element("span", of="tutor-sign", aria_hidden="true"),
            of="tutor-menu",
            aria_label=say("bar-menu"),
            title=say("bar-menu"),
            aria_expanded=str(self.is_menu_open).lower(),
        )
        return joined(title, menu, nav, element("div", *self._tools(), of="tutor-tools"))

    def _tools(self) -> list[Markup]:
        stage, say = self.stage, self.stage.say
        languages = [
            control(
                "language",
                language,
                core_text(language).say("language-name"),
                of="tutor-language",
                lang=language,
                aria_pressed=str(language == stage.text.language).lower(),
            )
            for language in LANGUAGES
        ]
        here = stage.text.language
        # After a choice the focus is back at the summary, which has the key of the choice.
        chooser = element(
            "details",
            element(
                "summary",
                here.upper(),
                of="tutor-do",
                title=say("language-choose", name=stage.say("language-name")),
                aria_label=say("language-choose", name=stage.say("language-name")),
                data={"key": f"language:{here}"},
            ),
            element("div", *languages, of="tutor-language-list"),
            of="tutor-languages",
        )
        larger = SIZES[(SIZES.index(self.size) + 1) % len(SIZES)]
        size = control(
            "size",
            larger,
            say("size-label", size=self.size),
            of="tutor-size",
            aria_label=say("size-next", size=self.size, next=larger),
            title=say("size-next", size=self.size, next=larger),
        )
        themes = [
            control(
                "theme",
                theme,
                element("span", of="tutor-sign", aria_hidden="true"),
                of=f"tutor-theme tutor-theme-{theme}",
                title=say(f"theme-{theme}.hint"),
                aria_label=say(f"theme-{theme}.hint"),
                aria_pressed=str(theme == stage.theme).lower(),
            )
            for theme in THEMES
        ]
        sheet = control("sheet", "", say("sheet-open"), title=say("sheet-open.hint"))
        return [chooser, size, *themes, sheet]


class Door(Card):
    """The front door: who are you? One press, remembered by the browser."""

    names = ("tutor-door-card",)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.unfinished = False

    def draw(self) -> Markup:
        """Three doors, and a fourth for a reader with unfinished work."""
        say = self.stage.say
        lesson = opening_lesson()
        minutes = minutes_of(lesson.lesson, lesson.game)
        invited = {"lesson": _opening(self.stage, minutes=minutes).get("door")}
        doors = [
            control(
                "enter",
                door,
                element("b", say(f"door-{door}")),
                " ",
                element("span", invited.get(door) or say(f"door-{door}.text", minutes=minutes)),
                of=f"tutor-door tutor-door-{door}",
            )
            for door in DOORS
        ]
        again = control("resume", "", say("door-resume"), of="tutor-resume")
        return element(
            "section",
            element("h2", say("door-heading")),
            element("p", say("door-about"), of="tutor-hint"),
            element("div", *doors, of="tutor-doors"),
            again if self.unfinished else Markup(""),
            self._course(),
            aria_label=say("door-heading"),
        )

    def _course(self) -> Markup:
        """The way to the course of notebooks, where they are served as pages beside this one."""
        if not is_served():
            return Markup("")
        language = self.stage.text.language
        # In English where the course is not written in the reader's language.
        folder = f"{language}/" if (notebooks() / language / COURSE).is_file() else ""
        words = self.stage.say("door-course")
        link = element("a", words, href=f"{folder}{COURSE}", target="_blank", rel="noopener")
        return element("p", link)


class Tabs(Card):
    """The tabs of the column; on a wide page narration and stocks stand under `now`.

    `is_led` says that a lesson leads there.
    """

    names = ("tutor-tabs",)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.widget.remove_class("tutor-card")
        self.tab = "now"
        self.is_led = False

    def draw(self) -> Markup:
        """The row of tabs."""
        say = self.stage.say
        tabs = [
            control(
                "tab",
                tab,
                say("view-lesson" if tab == "now" and self.is_led else f"tab-{tab}"),
                of=f"tutor-tab tutor-tab-{tab}",
                **({"aria_current": "true"} if tab == self.tab else {}),
            )
            for tab in TABS
        ]
        return element("nav", *tabs, of="tutor-tab-row", aria_label=say("aria-tabs"))
