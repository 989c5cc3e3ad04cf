"""The words of the front door (the start page): the invitation, the lessons, other ways in.

The template of the page shows these words before the kernel has started; the kernel then draws the
same front door.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tutor.core.lessons.files import door_lessons, minutes_of, opening
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.text import lesson_words
from tutor.core.words.game_words import GameWords
from tutor.core.words.text import LANGUAGES, Text, text_for

WORDS: Final = "widgets.app"
"""The package whose catalogue has the words of the front door."""
WAYS: Final = ("explore", "play", "presenter")
"""The views that the front door offers besides the lessons."""


class Way(NamedTuple):
    """A button of the front door: its value, its title, and a sentence that invites to press it.

    The value is a view, or the key of a lesson.
    """

    value: str
    name: str
    text: str


def front_door() -> dict[str, dict[str, object]]:
    """Return the texts of the front door in every language, as JSON values by language."""
    return {language: _words(language) for language in LANGUAGES}


def _words(language: str) -> dict[str, object]:
    game, page = text_for(opening().game, language), Text(language).with_catalogue(WORDS)
    lessons = [lesson_way(key, page) for key in door_lessons()]
    return {
        "title": game.say("game-name"),
        "about": invitation(game),
        "lessons": [way._asdict() for way in lessons],
        "others": [way._asdict() for way in ways(page)],
    }


def invitation(game: GameWords) -> str:
    """Return the sentence that invites the reader to a game; empty if the game has no such sentence."""
    own = "game-name.invitation"
    return game.say(own) if game.text.knows(own) else ""


def lesson_way(lesson: LessonKey, page: Text) -> Way:
    """Return the button that leads to a lesson, with the lesson's name and minutes.

    The words are in the language of `page`. A lesson of another game has the name of that
    game. The words of `page` have to include those of `WORDS`.
    """
    game, minutes = text_for(lesson.game, page.language), minutes_of(lesson.lesson, lesson.game)
    words = lesson_words(lesson, game)
    name = words.text if lesson.game == opening().game else game.say("game-name")
    text = words.get("door") or invitation(game)
    return Way(str(lesson), page.say("door-lesson", name=name, minutes=minutes), text)


def ways(page: Text) -> list[Way]:
    """Return the buttons of the front door that do not lead to lessons, in the language of `page`.

    The words of `page` have to include those of `WORDS`.
    """
    return [Way(way, page.say(f"door-{way}"), page.say(f"door-{way}.text")) for way in WAYS]
