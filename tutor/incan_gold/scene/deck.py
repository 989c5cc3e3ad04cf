"""The deck: how many cards, what they must be, and what is out of the game for good."""

from __future__ import annotations

from math import ceil

from tutor.core.base.schema import Position
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.panels import BASELINE, NOTE, PADDING, card, centred, heading, label
from tutor.core.drawing.scene import Group, Paint, Rect, Shape, Use, Words
from tutor.incan_gold.known import cards_left, face_down
from tutor.incan_gold.scene.cards import Size, back, face
from tutor.incan_gold.scene.look import Look

SUMMARY = 42.0
LINE = 21.0


def still_deck(look: Look) -> Group:
    """The card and its heading."""
    box = look.layout.deck
    words = look.say("deck")
    shapes: tuple[Shape, ...] = (*card(box, look.theme), *heading(look.theme, box, "deck", words))
    return Group("deck", shapes, words, area=box.polygon(), role="panel")


def moving_deck(look: Look, position: Position) -> Group:
    """What the deck holds and what has been set aside, as far as there is room."""
    box = look.layout.deck
    inner = Box(box.left + PADDING, box.top + SUMMARY, box.right - PADDING, box.bottom - 12)
    groups: list[Shape] = [_count(look, position), _summary(look, position, inner)]
    gone = (*position["removed"], *position["lost_artifacts"])
    if look.layout.small:
        groups.append(
            _gone(look, gone, Box(inner.left + 224, inner.top, inner.right, inner.bottom))
        )
        return Group("the-deck", tuple(groups))
    high = min(74.0, (inner.height - 3 * LINE - 20) * 0.34)
    out = Box(inner.left, inner.bottom - high - LINE, inner.right, inner.bottom)
    groups.append(_gone(look, gone, out))
    between = Box(inner.left, inner.top + 3 * LINE + 6, inner.right, out.top - 4)
    groups.append(_treasures(look, position, between))
    return Group("the-deck", tuple(groups))


def _count(look: Look, position: Position) -> Group:
    """The number of cards beside the heading."""
    box, theme = look.layout.deck, look.theme
    words = look.say("deck-count", count=cards_left(position, look.components))
    at = box.right - PADDING, box.top + BASELINE
    return label("deck-count", Words(*at, words, NOTE, theme.second, theme.surface, "sans", "end"))


def _summary(look: Look, position: Position, box: Box) -> Group:
    """The cards in a pile, their number, and of which sorts they are."""
    figures, theme, size = look.components, look.theme, look.layout.type
    count = cards_left(position, figures)
    down = face_down(position, figures)
    values = [figures.treasure_value[name] for name in down if name in figures.treasure_value]
    hazards = sum(name in figures.hazard_kind for name in down)
    artifacts = sum(name in figures.artifacts for name in down)
    pile = Size(42, 56)
    shapes: list[Shape] = []
    depth = min(count, 3)
    for index in range(depth):
        step = 3 * (depth - 1 - index)
        shapes.append(Use(back(look, pile), box.left + step, box.top + step))
    if not count:
        paint = Paint(None, theme.control, 1.4, (4, 4))
        shapes.append(Rect(box.left + 1, box.top + 1, pile.wide, pile.high, 6, paint))
    x = box.left + pile.wide + 18
    lines = (
        look.say("deck-treasures", count=len(values), worth=sum(values)),
        look.say("deck-hazards", count=hazards),
        look.say("deck-artifacts", count=artifacts),
    )
    for row, words in enumerate(lines):
        at = box.top + 14 + row * LINE
        shapes.append(Words(x, at, words, size, theme.ink, theme.surface))
    area = Box(box.left, box.top, box.right, box.top + 3 * LINE + 6)
    if look.layout.small:
        area = area._replace(right=box.left + 216)
    words = look.say(
        "deck-words",
        count=count,
        treasures=len(values),
        worth=sum(values),
        hazards=hazards,
        artifacts=artifacts,
    )
    noted = look.say("deck-count", count=count)
    return Group("deck-cards", tuple(shapes), noted, words, area=area.polygon(), role="piece")


def _treasures(look: Look, position: Position, box: Box) -> Group:
    """Every treasure by its value: those in the deck stand out, those turned are hollow."""
    figures, theme, size = look.components, look.theme, look.layout.type
    down = set(face_down(position, figures))
    count = len(figures.treasure_value)
    fits = [columns for columns in (5, 8) if box.height / -(-count // columns) >= size + 6]
    if not fits:
        return Group("treasures", ())
    columns = fits[0]
    rows = -(-count // columns)
    pitch = min(box.height / rows, 34)
    high, wide = pitch - 4, box.width / columns - (6 if columns == 5 else 4)
    shapes: list[Shape] = []
    top = box.centre[1] - pitch * rows / 2
    for index, (name, value) in enumerate(figures.treasure_value.items()):
        row, column = divmod(index, columns)
        x = box.left + box.width * (column + 0.5) / columns
        y = top + pitch * (row + 0.5)
        is_down = name in down
        paint = (
            Paint(theme.raised, theme.control, 1.4)
            if is_down
            else Paint(None, theme.control, 1, (2, 3))
        )
        ground, ink = (theme.raised, theme.ink) if is_down else (theme.surface, theme.second)
        shapes.append(Rect(x - wide / 2, y - high / 2, wide, high, 5, paint))
        shapes.append(centred(x, y, str(value), size + 1, ink, ground, bold=is_down))
    return Group(
        "treasures", tuple(shapes), look.say("treasures"), area=box.polygon(), role="piece"
    )


def _gone(look: Look, gone: tuple[str, ...], box: Box) -> Group:
    """The cards that have left the game: a heading, and each of them small."""
    theme, size = look.theme, look.layout.type
    title = look.say("gone")
    shapes: list[Shape] = [Words(box.left, box.top + 14, title, size, theme.second, theme.surface)]
    if not gone:
        at = box.left + width(title, "sans", size) + 8
        if look.layout.small:
            at = box.left
        base_line = box.top + (14 + LINE if look.layout.small else 14)
        shapes.append(
            Words(at, base_line, look.say("gone-nothing"), size, theme.ink, theme.surface)
        )
    found = tuple(dict.fromkeys(_sort(look, name) for name in gone))
    room = box._replace(top=box.top + LINE)
    for name, place in zip(found, _places(room, len(found)), strict=True):
        size_of = Size(place.width, place.height)
        shown = face(look, _first(name, gone, look), size_of, 0)
        shapes.append(Use(shown, place.left, place.top))
    words = look.say("gone-words", count=len(gone))
    return Group("gone", tuple(shapes), title, words, area=box.polygon(), role="piece")


def _places(room: Box, count: int) -> list[Box]:
    """Places for so many cards in one row or two, as large as they can be."""
    if not count:
        return []
    sizes = {
        rows: min(room.height / rows - 2, 62, (room.width / ceil(count / rows) - 5) / 0.76)
        for rows in (1, 2)
    }
    rows = max(sizes, key=lambda each: (sizes[each], -each))
    high, columns = sizes[rows], ceil(count / rows)
    wide = high * 0.76
    return [
        Box(left, top, left + wide, top + high)
        for left, top in (
            (room.left + (index % columns) * (wide + 5), room.top + index // columns * (high + 3))
            for index in range(count)
        )
    ]


def _sort(look: Look, name: str) -> str:
    return look.components.hazard_kind.get(name, name)


def _first(sort: str, gone: tuple[str, ...], look: Look) -> str:
    return next(name for name in gone if _sort(look, name) == sort)
