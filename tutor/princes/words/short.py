"""Short names of things on the board that have none on the drawing."""

from __future__ import annotations

from tutor.core.words.game_words import GameWords
from tutor.princes.things import STEP, split_id


def short_name(thing: str, words: GameWords) -> str | None:
    """The name of a step of the Inca Trail; None for what the drawing names itself."""
    kind, name = split_id(thing)
    return words.say("thing-step-short", step=int(name)) if kind == STEP else None
