"""The words of the front door: the invitation, and the ways in.

A page shows them before its kernel has started; the kernel then draws the same front door.
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
"""The values of the ways in, as their buttons send them; the first one stands out most."""


class Way(NamedTuple):
    """A way in: the value of its button, its title, and its invitation."""

    value: str
    name: str
    text: str


def front_door() -> dict[str, dict[str, object]]:
    """The title, the invitation and the ways in, by language; JSON values."""
    return {language: _words(language) for language in LANGUAGES}


def _words(language: str) -> dict[str, object]:
    game = text_for(opening_lesson().game, language)
    return {
        "title": game.say("game-name"),
        "about": invitation(game),
        "ways": [way._asdict() for way in ways(Text(language).with_catalogue(WORDS))],
    }


def invitation(game: GameWords) -> str:
    """The sentence that invites the reader to a game; empty if the game has none."""
    own = "game-name.invitation"
    return game.say(own) if game.text.knows(own) else ""


def ways(page: Text) -> list[Way]:
    """The ways in, in the language of a page whose words include those of the front door."""
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
