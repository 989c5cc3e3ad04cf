"""The words of the front door: the invitation, and the ways into the tutor.

The template of the page shows these words before the kernel has started; the kernel then draws the
same front door.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.core.lessons.files import minutes_of, opening_lesson
from tutor.core.lessons.text import lesson_words
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import LANGUAGES, Text, text_for

WORDS: Final = "widgets.app"
"""The package whose catalogue has the words of the front door."""
WAYS: Final = ("lesson", "explore", "play", "presenter")
"""The values that the buttons of the front door send; the first button stands out."""


class Way(NamedTuple):
    """A button of the front door: its value, its title, and a sentence that invites to press it."""

    value: str
    name: str
    text: str


def front_door() -> dict[str, dict[str, object]]:
    """Return the texts of the front door in every language, as JSON values by language."""
    return {language: _words(language) for language in LANGUAGES}


def _words(language: str) -> dict[str, object]:
    game = text_for(opening_lesson().game, language)
    return {
        "title": game.say("game-name"),
        "about": invitation(game),
        "ways": [way._asdict() for way in ways(Text(language).with_catalogue(WORDS))],
    }


def invitation(game: GameWords) -> str:
    """Return the sentence that invites the reader to a game; empty for a game without one."""
    own = "game-name.invitation"
    return game.say(own) if game.text.knows(own) else ""


def ways(page: Text) -> list[Way]:
    """Return the ways into the tutor in the language of `page`.

    The words of `page` have to include those of `WORDS`.
    """
    opening = opening_lesson()
    minutes, game = (
        minutes_of(opening.lesson, opening.game),
        text_for(opening.game, page.language),
    )
    invited = {WAYS[0]: lesson_words(opening, game, minutes=minutes).get("door")}
    return [
        Way(
            way,
            page.say(f"door-{way}"),
            invited.get(way) or page.say(f"door-{way}.text", minutes=minutes),
        )
        for way in WAYS
    ]
