"""Sacrifice cards: their back, which lies on the deck, and the faces that a hand holds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from tutor.core.drawing.board import MOST_LOOKS
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Group, Paint, Rect, Shape, Use
from tutor.princes.identifiers import DISTRICT_OF, GOOD_OF
from tutor.princes.scene.emblems import BOX, emblem
from tutor.princes.scene.goods import good
from tutor.princes.scene.look import Look
from tutor.princes.things import CARD, CARD_BACK, thing

WIDE, HIGH = 32.0, 42.0
"""The size of a card in the drawing, in pixels."""
FRAME = 3.5
SIGN = 22.0
"""The size of what is drawn on a card."""


def card_back(look: Look, x: float, y: float) -> tuple[Shape, ...]:
    """A card face down, with its middle at a point."""
    theme = look.theme
    ground = Rect(x - WIDE / 2, y - HIGH / 2, WIDE, HIGH, 5, Paint(theme.card, theme.raised, 1.3))
    sun = Use(emblem("sun", theme.gold, theme.card), x - SIGN / 2, y - SIGN / 2, SIGN / BOX)
    return ground, _frame(x, y, theme.gold), sun


@lru_cache(maxsize=MOST_LOOKS)
def card_pictures(look: Look) -> Mapping[str, Group]:
    """The back of the cards and the face of each, by the names of the things they are."""
    x, y = Box(0, 0, WIDE, HIGH).centre
    faces = {
        thing(CARD, card): Group(thing(CARD, card), _face(look, icons, x))
        for card, icons in look.components.icons.items()
    }
    return {CARD_BACK: Group(CARD_BACK, card_back(look, x, y)), **faces}


def _face(look: Look, icons: tuple[str, ...], x: float) -> tuple[Shape, ...]:
    theme = look.theme
    ground = Rect(0, 0, WIDE, HIGH, 5, Paint(theme.raised, theme.card, 1.6))
    size = min(SIGN, HIGH / len(icons)) * 0.82
    drawn = tuple(
        _icon(look, icon, x - size / 2, HIGH * (2 * at + 1) / (2 * len(icons)) - size / 2, size)
        for at, icon in enumerate(icons)
    )
    return ground, *drawn


def _icon(look: Look, icon: str, x: float, y: float, size: float) -> Use:
    """The profession's good, or the emblem of the order."""
    theme = look.theme
    if icon in DISTRICT_OF:
        return Use(good(GOOD_OF[DISTRICT_OF[icon]], theme.name), x, y, size / BOX)
    return Use(emblem(icon, theme.ink, theme.raised), x, y, size / BOX)


def _frame(x: float, y: float, colour: str) -> Rect:
    wide, high = WIDE - 2 * FRAME, HIGH - 2 * FRAME
    return Rect(x - wide / 2, y - high / 2, wide, high, 3, Paint(None, colour, 1.2))
