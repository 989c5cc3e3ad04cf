"""How the reader wants the page: colours, language, size of the text, letters as keys.

What was chosen is remembered by the browser; what an address asks for goes before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.words.text import LANGUAGES
from widgets.app.shortcuts import shortcuts
from widgets.shared.page_text import preferred
from widgets.shared.themes import SIZES, THEMES, ThemeName, size_for, theme_for

if TYPE_CHECKING:
    from widgets.app.app import App


class Wishes:
    """Carries out the wishes of the reader of one page."""

    def __init__(self, app: App) -> None:
        self._app = app

    def take_up(self) -> None:
        """Take up what the browser remembers, or else prefers."""
        app, page = self._app, self._app.page
        wishes = app.keeping.wishes
        app.stage.theme = self._theme()
        if app.asked.language is None:
            wished = wishes.get("language")
            languages = page.prefers.get("languages", ())
            app.text.speak(wished if wished in LANGUAGES else preferred(languages))
        size = wishes.get("size")
        window = page.prefers.get("window", (0, 0))
        app.bar.size = page.size = size if size in SIZES else size_for(*window)
        self._listen(wishes.get("letters") is not False)

    def follow_system(self) -> bool:
        """Use the colours that the reader's system prefers now; whether they are others."""
        before, self._app.stage.theme = self._app.stage.theme, self._theme()
        return self._app.stage.theme != before

    def choose_theme(self, theme: ThemeName) -> None:
        """Use other colours, and remember them."""
        app = self._app
        app.stage.theme = app.asked.theme = theme
        app.keeping.wish("theme", theme)
        app.show()

    def choose_language(self, language: str) -> None:
        """Say everything in another language, and remember it."""
        app = self._app
        app.asked.language = language
        app.text.speak(language)
        app.keeping.wish("language", language)
        app.show()

    def choose_size(self, size: int) -> None:
        """Use another size of text, and remember it."""
        app = self._app
        app.bar.size = app.page.size = size
        app.keeping.wish("size", size)
        app.show_frame()

    def turn_letters(self) -> None:
        """Let letters be keys of the page, or let them be, and remember it."""
        app = self._app
        self._listen(not app.sheet.has_letters)
        app.keeping.wish("letters", app.sheet.has_letters)
        app.show_frame()

    def _theme(self) -> ThemeName:
        """What the address asks for, else what was chosen here before, else what is preferred."""
        app = self._app
        wished = app.keeping.wishes.get("theme")
        return app.asked.theme or THEMES.get(str(wished)) or theme_for(app.page.prefers)

    def _listen(self, has_letters: bool) -> None:
        self._app.sheet.has_letters = has_letters
        self._app.page.shortcuts = shortcuts(has_letters, self._app.is_presenting)
