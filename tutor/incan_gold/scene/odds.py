"""The odds of the next card: a bar of the cards left, with the share of each sort."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import card, centred_words, heading
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Group, Paint, Rect, Shape, Words
from tutor.incan_gold.known import Odds, Sort
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.themes import Theme

PADDING: Final = 14.0
KEY: Final = 11.0


def still_odds(look: Look) -> tuple[Group, ...]:
    """The card and its heading; nothing where the layout has no place for it."""
    box, words = look.layout.odds, look.say("odds")
    if box is None:
        return ()
    shapes: tuple[Shape, ...] = card(box, look.theme)
    if look.layout.titles:
        shapes += heading(look.theme, look.layout.heading_box(box), "odds", words)
    return (Group("odds", shapes, words, area=box.polygon(), role="panel"),)


def moving_odds(look: Look, position: Position, table: tuple[Seat, ...]) -> tuple[Group, ...]:
    """The bar and its key in their place, if they have one."""
    box = look.layout.odds
    return () if box is None else (_odds(look, box, position, table),)


def _odds(look: Look, box: Box, position: Position, table: tuple[Seat, ...]) -> Group:
    """The bar and its key; where no card is to come, a word that says so."""
    theme, size = look.theme, look.layout.type
    found = Odds(position, table[0].name, look.components)
    count = len(found.cards)
    top = box.top + (6 if not look.layout.titles else 26 if look.layout.small else 34)
    area = Box(box.left + PADDING, top, box.right - PADDING, box.bottom - 6)
    if position["result"] is not None or not count:
        words = look.say("odds-none")
        said = Words(area.left, top + 16, words, size, theme.second, theme.surface)
        return Group("next-odds", (said,), words, area=area.polygon(), role="piece")
    bar = 26.0 if look.layout.small else 28.0
    shares = percents(found.sorts)
    shapes: list[Shape] = []
    left = area.left
    for sort, part in found.sorts.items():
        if part:
            long = area.width * part / count
            words = look.say("odds-share", percent=shares[sort])
            shapes += _part(theme, Box(left, top, left + long, top + bar), sort, words, size)
            left += long
    shapes += _key(look, Box(area.left, top + bar + 4, area.right, area.bottom), shares)
    described = look.say(
        "odds-words",
        count=count,
        treasure=found.sorts["treasure"],
        artifact=found.sorts["artifact"],
        first=found.sorts["first"],
        second=found.sorts["second"],
    )
    return Group(
        "next-odds", tuple(shapes), look.say("odds"), described, area=area.polygon(), role="piece"
    )


def percents(parts: Mapping[Sort, int]) -> dict[Sort, int]:
    """The parts of a whole in hundredths that make a hundred, the largest remainders rounded up."""
    whole = sum(parts.values())
    shares = {sort: 100 * part // whole for sort, part in parts.items()}
    by_remainder = sorted(parts, key=lambda sort: -(100 * parts[sort] % whole))
    for sort in by_remainder[: 100 - sum(shares.values())]:
        shares[sort] += 1
    return shares


def _colours(theme: Theme, sort: Sort) -> tuple[str, str]:
    """The colour of a sort, and of the words on it."""
    return {
        "treasure": (theme.gold, theme.outline),
        "artifact": (theme.accent, theme.on_accent),
        "first": (theme.stone, theme.ink),
        "second": (theme.hazard, theme.hazard_ground),
    }[sort]


def _part(theme: Theme, box: Box, sort: Sort, words: str, size: float) -> list[Shape]:
    """A part of the bar, its figure on it where there is room."""
    ground, ink = _colours(theme, sort)
    paint = Paint(ground, theme.outline, 1)
    shapes: list[Shape] = [Rect(box.left, box.top, box.width, box.height, 3, paint)]
    if width(words, "bold", size) + 8 <= box.width:
        shapes.append(centred_words(*box.centre, words, size, ink, ground))
    return shapes


def _key(look: Look, box: Box, shares: dict[Sort, int]) -> list[Shape]:
    """The sorts in two columns, each with its colour and its share."""
    theme, size = look.theme, look.layout.type
    shapes: list[Shape] = []
    for index, (sort, share) in enumerate(shares.items()):
        row, column = divmod(index, 2)
        x = box.left + column * box.width / 2
        y = box.top + box.height * (row + 0.5) / 2
        ground, _ = _colours(theme, sort)
        shapes.append(Rect(x, y - KEY / 2, KEY, KEY, 2.5, Paint(ground, theme.outline, 1)))
        words = look.say("odds-part", sort=sort, percent=share)
        shapes.append(Words(x + KEY + 6, y + size * 0.35, words, size, theme.ink, theme.surface))
    return shapes
