"""Rings and arrows in words, for readers who do not see the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tutor.core.records.notes import Stroke
from tutor.core.words.text import Text


def told_strokes(
    strokes: Iterable[Stroke], named: Callable[[str], str | None], text: Text
) -> tuple[str, ...]:
    """A sentence for each stroke; `named` gives the name of a thing, None for what is not there."""
    away = text.say("stroke-away")
    return tuple(
        text.say(
            "stroke-arrow" if each.is_arrow else "stroke-ring",
            pen=each.pen,
            thing=named(each.thing) or away,
            to=(named(each.to) or away) if each.is_arrow else "",
        )
        for each in strokes
    )
