"""The language of boards and sentences that show themselves, as in a notebook.

Values that are only displayed use it; a page has words of its own and does not. Nothing but words
depends on it.
"""

from __future__ import annotations

from tutor.core.words.text import (
    DEFAULT_LANGUAGE,
    GameText,
    Text,
    best_language,
    core_text,
    text_for,
)

_SPOKEN = [DEFAULT_LANGUAGE]


def speak(language: str) -> None:
    """Show everything in this language from now on ("es-PE" finds "es"; unknown ones, English)."""
    _SPOKEN[0] = best_language(str(language))


def spoken() -> str:
    """The language that is spoken now."""
    return _SPOKEN[0]


def own_words() -> Text:
    """The shared words in the language that is spoken."""
    return core_text(spoken())


def words_of(game_name: str) -> GameText:
    """The words of a game in the language that is spoken. Raises KeyError without such a game."""
    return text_for(game_name, spoken())
