"""The words of the page, in the language that is spoken now."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.words.text import CORE, DEFAULT_LANGUAGE, LANGUAGES, Text, best_language
from widgets.page.parts import packages


class PageText(Text):
    """The words of one page. All that hold them change with its language."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        super().__init__(language, (CORE, *packages()))

    def speak(self, language: str) -> None:
        """Say everything in this language from now on."""
        self.language = best_language(language)
        self._opened = None
        self._said = {}


def preferred(languages: Iterable[object]) -> str:
    """The first of a browser's languages ("es-PE", "en") that the page speaks."""
    for wanted in languages:
        if isinstance(wanted, str) and wanted.split("-")[0].lower() in LANGUAGES:
            return best_language(wanted)
    return DEFAULT_LANGUAGE
