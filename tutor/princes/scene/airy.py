"""The ground and the words of the calendar: in the open sky, or on cards on a small board."""

from __future__ import annotations

from tutor.core.drawing.elements import BASELINE, PADDING, card, label
from tutor.core.drawing.lettering import shorten
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Fill, Group, Shape, Words
from tutor.princes.scene.look import Look

TITLE = 16.0


def bed(look: Look, box: Box) -> tuple[Shape, ...]:
    """A panel's card; nothing under the open sky."""
    return () if look.layout.sky else card(box, look.theme)


def ground_of(look: Look) -> Fill:
    """The ground behind the words of the calendar."""
    return look.theme.sky if look.layout.sky else look.theme.surface


def heading(look: Look, box: Box, name: str, words: str) -> Group:
    """A heading at the upper left of a part of the calendar."""
    title = shorten(words, "serif", TITLE, box.width - 2 * padding(look))
    at = box.left + padding(look), box.top + BASELINE - word_rise(look)
    return label(
        f"{name}-heading", Words(*at, title, TITLE, look.theme.ink, ground_of(look), "serif")
    )


def padding(look: Look) -> float:
    """The distance of words from the sides."""
    return 6.0 if look.layout.sky else PADDING


def word_rise(look: Look) -> float:
    """The distance by which words move up where there is no card's edge."""
    return 6.0 if look.layout.sky else 0.0


def note_ink(look: Look) -> str:
    """The colour of notes: the sky is too bright for pale ink."""
    return look.theme.ink if look.layout.sky else look.theme.second
