"""The words of the front door, which a page shows before its kernel has started."""

from __future__ import annotations

from typing import Final

from tutor.core.lessons.files import minutes_of
from tutor.core.lessons.opening import opening_lesson
from tutor.core.lessons.text import lesson_words
from tutor.core.words.text import LANGUAGES, Text, text_for

WORDS: Final = "widgets.app"
"""The package whose catalogue words the front door of the kernel as well."""
WAYS: Final = ("explore", "play", "presenter")
"""The ways in after the lesson, by their names in a press."""


def front_door() -> dict[str, dict[str, object]]:
    """The title, the invitation and the ways in, by language; JSON values."""
    return {language: _words(language) for language in LANGUAGES}


def _words(language: str) -> dict[str, object]:
    opening = opening_lesson()
    minutes = minutes_of(opening.lesson, opening.game)
    page, game = Text(language).with_catalogue(WORDS), text_for(opening.game, language)
    invited = lesson_words(opening, game, minutes=minutes).get("door")
    first = {
        "value": "lesson",
        "name": page.say("door-lesson"),
        "text": invited or page.say("door-lesson.text", minutes=minutes),
    }
    others = [
        {"value": way, "name": page.say(f"door-{way}"), "text": page.say(f"door-{way}.text")}
        for way in WAYS
    ]
    about = "game-name.invitation"
    return {
        "title": game.say("game-name"),
        "about": game.say(about) if game.text.knows(about) else "",
        "ways": [first, *others],
    }
