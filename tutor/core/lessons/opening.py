"""The game and the lesson that open by default: those that `opening.toml` names.

If they are not installed, it is the first game found and the first lesson of a game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from tutor.core.base.kit import games
from tutor.core.lessons.lesson import LessonKey
from tutor.core.lessons.line_study import is_study_id
from tutor.core.lessons.line_study_lesson import opened_as
from tutor.core.records.lines import lesson_ids

OPENING: Final = Path(__file__).with_name("opening.toml")


@cache
def _configuration() -> LessonKey:
    """The game and the lesson that the configuration names."""
    found = tomllib.loads(OPENING.read_text(encoding="utf-8"))
    return LessonKey(str(found["game"]), str(found["lesson"]))


def games_in_order() -> tuple[str, ...]:
    """Every game; the one that is opened where none is asked for stands first."""
    return tuple(sorted(games(), key=lambda game: game != _configuration().game))


def opening_lesson(game: str | None = None) -> LessonKey:
    """The lesson that opens by default, of a game if it has one. Raises KeyError.

    A game without a lesson is answered by the lesson of the first game that has one.
    """
    keys = [LessonKey(each, name) for each in games_in_order() for name in lesson_ids(each)]
    keys.sort(
        key=lambda key: (key.game != (game or _configuration().game), key != _configuration())
    )
    if not keys:
        raise KeyError(game)
    return keys[0]


def lesson_named(lesson: str, game: str | None = None) -> LessonKey | None:
    """The lesson of an id: of a game, if it has one, or else of the first game that has.

    The id of a study, which no other game can have, names it once it is open.
    """
    if is_study_id(lesson):
        return opened_as(lesson)
    having = [each for each in games_in_order() if lesson in lesson_ids(each)]
    if not having:
        return None
    return LessonKey(game if game in having else having[0], lesson)
