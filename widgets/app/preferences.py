"""The reader's preferences: colours, language, size, speed of Play, kind of list, letter keys.

The browser stores the reader's choices; a choice in the address takes precedence.
"""

from __future__ import annotations

from dataclasses import dataclass

from tutor.core.words.text import LANGUAGES
from widgets.app.bar import Looks
from widgets.app.shortcuts import shortcuts
from widgets.app.storage import Storage
from widgets.app.windows import View
from widgets.lines.lines import Lines
from widgets.lines.timeline import SPEEDS, Timeline
from widgets.page import Page
from widgets.session.reasons import reason_text
from widgets.shared.commands import Context, command
from widgets.shared.stage import PageText, Stage, preferred_language
from widgets.shared.themes import SIZES, THEMES, ThemeName, size_for, theme_for


@dataclass(frozen=True)
class Preferences:
    """The preferences of the reader of one page."""

    stage: Stage
    text: PageText
    page: Page
    view: View
    looks: Looks
    timeline: Timeline
    lines: Lines
    storage: Storage

    def take_up(self) -> None:
        """Apply the stored preferences; where none is stored, those of the system or the defaults."""
        page, kept = self.page, self.storage.preferences
        self.stage.theme, self.stage.zone = self._theme(), page.zone
        if self.looks.language is None:
            chosen = str(kept.get("language"))
            self.text.speak(chosen if chosen in LANGUAGES else preferred_language(page.languages))
        self.looks.size = page.size = self._size()
        self._play_at(str(kept.get("speed")))
        self._listen(kept.get("letters") is not False)
        self.lines.list_as(str(kept.get("listed")))

    def follow_system(self) -> None:
        """Apply the colours that the system prefers now, and the size for the present window."""
        self.stage.theme, self.stage.zone = self._theme(), self.page.zone
        self.looks.size = self.page.size = self._size()

    def choose_theme(self, value: str) -> None:
        """Set the theme by its name and store it; an unknown name changes nothing."""
        if value in THEMES:
            self.stage.theme = self.looks.theme = THEMES[value]
            self.storage.remember("theme", value)

    def choose_language(self, value: str) -> None:
        """Set the language and store it; an unknown language changes nothing."""
        if value in LANGUAGES:
            self.looks.language = value
            session, before = self.stage.session, PageText(self.text.language)
            self.text.speak(value)
            session.reword(lambda reason: reason_text(reason, session.tree.game.name, before))
            self.storage.remember("language", value)

    def choose_size(self, value: str) -> None:
        """Set the size of the page in per cent and store it.

        A size that is not among `SIZES` changes nothing.
        """
        if value.isdecimal() and int(value[:4]) in SIZES:
            size = self.looks.size = int(value)
            self.storage.remember("size", size)  # first, so that the page shows the new size
            self.page.size = size

    def choose_speed(self, value: str) -> None:
        """Set the speed of Play by its name and store it; an unknown name changes nothing."""
        if value in SPEEDS:
            self._play_at(value)
            self.storage.remember("speed", value)

    def _play_at(self, speed: str) -> None:
        """Set the speed of Play by its name; an unknown name changes nothing."""
        if speed in SPEEDS:
            self.looks.speed = speed
            self.timeline.speed = SPEEDS[speed]

    def turn_letters(self) -> None:
        """Turn the keys that are letters on or off."""
        self._listen(not self.looks.has_letters)
        self.storage.remember("letters", self.looks.has_letters)

    def _theme(self) -> ThemeName:
        """Return the theme of the page.

        The theme of the address comes first, then the reader's choice, then what the system
        prefers.
        """
        kept = self.storage.preferences.get("theme")
        return self.looks.theme or THEMES.get(str(kept)) or theme_for(self.page.prefers)

    def _size(self) -> int:
        """Return the size in per cent that the reader chose, or the default for the window."""
        kept = self.storage.preferences.get("size")
        return kept if isinstance(kept, int) and kept in SIZES else size_for(*self.page.window)

    def _listen(self, has_letters: bool) -> None:
        self.looks.has_letters = has_letters
        self.page.shortcuts = shortcuts(has_letters, self.view.is_presenting)


@command("theme")
def _choose_theme(context: Context, value: str) -> None:
    context.of(Preferences).choose_theme(value)


@command("language")
def _choose_language(context: Context, value: str) -> None:
    context.of(Preferences).choose_language(value)


@command("size")
def _choose_size(context: Context, value: str) -> None:
    context.of(Preferences).choose_size(value)


@command("speed")
def _choose_speed(context: Context, value: str) -> None:
    context.of(Preferences).choose_speed(value)


@command("letters")
def _turn_letters(context: Context, _: str) -> None:
    context.of(Preferences).turn_letters()
