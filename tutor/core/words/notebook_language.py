"""The display language: the one in which boards and sentences show themselves in a notebook.

`speak` sets it for the whole process. The page does not use it: the words of a page belong to its
stage (`widgets/shared/stage.py`).
"""

from __future__ import annotations

from tutor.core.words.game_words import GameWords
from tutor.core.words.text import DEFAULT_LANGUAGE, Text, best_language, core_text, text_for

_SPOKEN = [DEFAULT_LANGUAGE]


def speak(language: str) -> None:
    """Show everything in this language from now on ("es-PE" finds "es"; unknown ones, English)."""
    _SPOKEN[0] = best_language(str(language))


def current_language() -> str:
    """The display language as it was set last; English at first."""
    return _SPOKEN[0]


def own_words() -> Text:
    """The words that games share, in the display language."""
    return core_text(current_language())


def words_of(game_name: str) -> GameWords:
    """The words of a game in the display language. Raises KeyError for an unknown game."""
    return text_for(game_name, current_language())
