"""The bar: the menu of games, the views of the page, the field for rules, and the preferences."""

from __future__ import annotations

from typing import Final

from tutor.core.lessons.files import opening_lesson
from tutor.core.lessons.text import lesson_words
from tutor.core.words.text import LANGUAGES, core_text, text_for
from widgets.app.frame import ELSEWHERE
from widgets.lines.timeline import SPEEDS
from widgets.shared.controls import Markup, ask_control, control, element, join
from widgets.shared.model import PageModel
from widgets.shared.panels import games_shown
from widgets.shared.place import LONGEST_QUESTION
from widgets.shared.stage import Stage
from widgets.shared.themes import SIZES, THEMES, ThemeName
from widgets.shared.window import Card

NAVIGATION: Final = ("lesson", "explore", "play", "presenter")
QUESTION: Final = ".tutor-ask-field"
"""The CSS selector of the field in which the reader asks for a rule."""


class Bar(Card):
    """The bar of the page: the name of the game, the open lesson or game, and the four views.

    At the front door the name of the game is left out, because the door shows it.
    """

    names = ("tutor-bar-inside",)
    is_card = False

    def draw(self, model: PageModel) -> Markup:
        """Return the markup of the bar."""
        say = self.stage.say
        if model.is_door:
            return Markup("")
        home = control(
            "door",
            "",
            element("span", class_="tutor-logo"),
            class_="tutor-home",
            aria_label=say("bar-home"),
            title=say("bar-home"),
        )
        menu = control(
            "menu",
            "",
            element("span", class_="tutor-sign", aria_hidden="true"),
            class_="tutor-menu",
            aria_label=say("bar-menu"),
            title=say("bar-menu"),
            aria_expanded=_word(model.is_menu_open),
        )
        title = element("div", home, self._switch(), self._open_work(), class_="tutor-title")
        return join(title, menu, self._ways(model.view))

    def _switch(self) -> Markup:
        """Return the name of the game as a button that opens the menu of games, lines and files."""
        stage = self.stage
        here = stage.session.tree.game.name
        name = element("h1", stage.game.say("game-name"))
        others = [
            control("game", game, text_for(game, stage.text.language).say("game-name"))
            for game in games_shown()
            if game != here
        ]
        rest = [
            element(
                "button",
                stage.say("bar-lines" if tab == "lines" else "bar-files"),
                class_="tutor-do",
                type="button",
                data={"do": "tab", "value": tab, "key": f"switch:{tab}", "to": f".tutor-tab-{tab}"},
            )
            for tab in ELSEWHERE
        ]
        summary = element(
            "summary",
            name,
            class_="tutor-do tutor-caret",
            title=stage.say("bar-games"),
            data={"key": "games"},
        )
        listed = element("div", *others, *rest, class_="tutor-menu-list")
        return element("details", summary, listed, class_="tutor-switch")

    def _open_work(self) -> Markup:
        """Return the title of the open lesson or game, as text without a link."""
        stage = self.stage
        session = stage.session
        lesson = session.lesson
        opened = lesson_words(lesson, stage.game).text if lesson else session.tree.title
        opened = opened or stage.say("bar-free")
        return element("span", opened, class_="tutor-lesson-name", title=opened)

    def _ways(self, here: str) -> Markup:
        stage, say = self.stage, self.stage.say
        lesson = opening_lesson(game := stage.session.tree.game.name)
        words = text_for(lesson.game, stage.text.language)
        hint = lesson_words(lesson, words).get("hint")
        hints = {"lesson": hint if lesson.game == game else say("view-lesson.none")}
        views = [
            control(
                "view",
                view,
                say(f"view-{view}"),
                class_="tutor-view-do",
                title=hints.get(view) or say(f"view-{view}.hint"),
                **({"aria_current": "page"} if view == here else {}),
            )
            for view in NAVIGATION
        ]
        return element("nav", *views, class_="tutor-nav", aria_label=say("aria-nav"))


class Ask(Card):
    """The field in which the reader looks up a rule from any view.

    The field is a window of its own, so that the text in it stays while the board changes.
    """

    names = ("tutor-ask",)
    is_card = False

    def draw(self, _: PageModel) -> Markup:
        """Return the markup of the field and its button; on a narrow page only the button."""
        say = self.stage.say
        field = element(
            "input",
            class_=QUESTION.removeprefix("."),
            type="search",
            placeholder=say("ask-rules.placeholder"),
            aria_label=say("ask-rules"),
            maxlength=str(LONGEST_QUESTION),
            autocomplete="off",
        )
        button = ask_control(say("ask-rules"), "submit", **{"with": QUESTION})
        return element("form", field, button, class_="tutor-ask-form", role="search")


class Looks(Card):
    """The menu of languages, and the menu of text size, colours, speed and keys.

    `theme` and `language` come from the address of the page; each is None if the address does not
    name it.
    """

    names = ("tutor-looks",)
    is_card = False

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.theme: ThemeName | None = None
        self.language: str | None = None
        self.size = SIZES[0]
        self.speed = "single"
        self.has_letters = True

    def draw(self, _: PageModel) -> Markup:
        """Return the markup of the menu of languages and of the menu of settings.

        The markup has both menus folded; a menu that is open on the page stays open.
        """
        return element("div", self._languages(), self._menu(), class_="tutor-tools")

    def _languages(self) -> Markup:
        say, here = self.stage.say, self.stage.text.language
        languages = [
            control(
                "language",
                language,
                core_text(language).say("language-name"),
                class_="tutor-language",
                lang=language,
                aria_pressed=_word(language == here),
            )
            for language in LANGUAGES
        ]
        # All languages have the same key, so that the focus returns to the button of this list.
        summary = element(
            "summary",
            here.upper(),
            class_="tutor-do tutor-round",
            title=say("language-choose", name=say("language-name")),
            aria_label=say("language-choose", name=say("language-name")),
            data={"key": f"language:{here}"},
        )
        listed = element("div", *languages, class_="tutor-language-list tutor-menu-list")
        return element("details", summary, listed, class_="tutor-languages")

    def _menu(self) -> Markup:
        say, theme = self.stage.say, self.stage.theme
        sizes = [
            control(
                "size",
                size,
                say("size-label", size=size),
                class_="tutor-size",
                aria_pressed=_word(size == self.size),
            )
            for size in SIZES
        ]
        themes = [
            control(
                "theme",
                each,
                element("span", class_="tutor-sign", aria_hidden="true"),
                say(f"theme-{each}"),
                class_=f"tutor-theme tutor-theme-{each}",
                title=say(f"theme-{each}.hint"),
                aria_pressed=_word(each == theme),
            )
            for each in THEMES
        ]
        speeds = [
            control(
                "speed",
                each,
                say(f"speed-{each}"),
                aria_pressed=_word(each == self.speed),
            )
            for each in SPEEDS
        ]
        letters = control(
            "letters",
            "",
            say("sheet-letters"),
            class_="tutor-ticked",
            aria_pressed=_word(self.has_letters),
            title=say("sheet-letters.hint"),
        )
        sheet = control("sheet", "", say("sheet-open.hint"))
        summary = element(
            "summary",
            "Aa",
            class_="tutor-do tutor-round",
            title=say("looks-open"),
            aria_label=say("looks-open"),
            data={"key": "looks"},
        )
        groups = (
            self._group("looks-size", *sizes),
            self._group("looks-theme", *themes),
            self._group("looks-speed", *speeds),
            self._group("sheet-heading", letters, sheet),
            self._group("looks-words", *map(self._to_words, ("board-text", "choices"))),
        )
        menu = element("div", *groups, class_="tutor-menu-list tutor-looks-list")
        return element("details", summary, menu, class_="tutor-looks-menu", data={"menu": "looks"})

    def _to_words(self, part: str) -> Markup:
        """Return the link to the part `part` below the board, which tells the board in words."""
        words = self.stage.say("page-board-text" if part == "board-text" else "choices-heading")
        return element("a", words, href=f"#tutor-{part}", class_="tutor-do tutor-to-words")

    def _group(self, name: str, *controls: Markup) -> Markup:
        """Return controls that belong together, under a label that says what they change."""
        words = self.stage.say(name)
        heading = element("p", words, class_="tutor-hint", aria_hidden="true")
        row = element("div", *controls, class_="tutor-row")
        return element("div", heading, row, role="group", aria_label=words)


def _word(is_so: bool) -> str:
    return str(is_so).lower()
