"""The deck: the number of cards, their contents, and the cards out of the game for good."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import card
from tutor.core.drawing.lettering import width, wrap
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Group, Paint, Rect, Shape, Use, Words
from tutor.incan_gold.known import face_down
from tutor.incan_gold.scene.cards import Size, back, face
from tutor.incan_gold.scene.look import Look

PADDING: Final = 12.0
PILE: Final = Size(40, 54)
SMALL_PILE: Final = Size(28, 38)
GONE: Final = 92.0
SMALL_GONE: Final = 62.0


def still_deck(look: Look) -> Group:
    """The card under the deck."""
    box = look.layout.deck
    return Group("deck", card(box, look.theme), look.say("deck"), area=box.polygon(), role="panel")


def moving_deck(look: Look, position: Position) -> Group:
    """The cards in the deck, and the cards set aside."""
    box = look.layout.deck
    gone = (*position["removed"], *position["lost_artifacts"])
    aside = SMALL_GONE if box.width < 300 else GONE
    inner = Box(box.left + PADDING, box.top + 4, box.right - PADDING - aside, box.bottom - 4)
    out = Box(inner.right + 6, inner.top + 2, box.right - PADDING, inner.bottom - 2)
    pile = _pile_of(look, position)
    told = _sorts(look, pile, inner)
    first = inner.centre[1] - (look.layout.type + 4) * len(told) / 2 + look.layout.type * 0.35
    return Group(
        "the-deck",
        (_cards(look, pile, inner, told, first), _gone_cards(look, gone, out, first)),
    )


class _Pile(NamedTuple):
    """The cards in the deck: how many, the values of the treasures, and how many of other sorts."""

    cards: int
    values: tuple[int, ...]
    hazards: int
    artifacts: int


def _pile_of(look: Look, position: Position) -> _Pile:
    figures = look.components
    down = face_down(position, figures)
    return _Pile(
        len(down),
        tuple(figures.treasure_value[name] for name in down if name in figures.treasure_value),
        sum(name in figures.hazard_kind for name in down),
        sum(name in figures.artifacts for name in down),
    )


def _sorts(look: Look, pile: _Pile, box: Box) -> tuple[str, ...]:
    """The sorts of the cards in the deck, as lines."""
    sorts = (
        look.say("deck-treasures", count=len(pile.values), worth=sum(pile.values)),
        look.say("deck-hazards", count=pile.hazards),
        look.say("deck-artifacts", count=pile.artifacts),
    )
    return _lines(sorts, box, _beside_pile(look, box), look.layout.type)


def _beside_pile(look: Look, box: Box) -> float:
    return box.left + _pile_size(look).wide + 14


def _pile_size(look: Look) -> Size:
    return SMALL_PILE if look.layout.small else PILE


def _cards(look: Look, pile: _Pile, box: Box, lines: tuple[str, ...], first: float) -> Group:
    """The cards in a pile, their number on the `first` line, and of which sorts they are."""
    theme, size, drawn = look.theme, look.layout.type, _pile_size(look)
    top = box.centre[1] - (drawn.high + 6) / 2
    shapes: list[Shape] = []
    depth = min(pile.cards, 3)
    for index in range(depth):
        step = 3 * (depth - 1 - index)
        shapes.append(Use(back(look, drawn), box.left + step, top + step))
    if not pile.cards:
        paint = Paint(None, theme.control, 1.4, (4, 4))
        shapes.append(Rect(box.left + 1, top + 1, drawn.wide, drawn.high, 6, paint))
    x = _beside_pile(look, box)
    noted = look.say("deck-count", count=pile.cards)
    shapes.append(Words(x, first, noted, size + 1, theme.ink, theme.surface, "bold"))
    for row, words in enumerate(lines, 1):
        at = first + row * (size + 4)
        shapes.append(Words(x, at, words, size, theme.second, theme.surface))
    described = look.say(
        "deck-words",
        count=pile.cards,
        treasures=len(pile.values),
        worth=sum(pile.values),
        values=", ".join(map(str, pile.values)),
        hazards=pile.hazards,
        artifacts=pile.artifacts,
    )
    return Group("deck-cards", tuple(shapes), noted, described, area=box.polygon(), role="piece")


def _lines(sorts: tuple[str, ...], box: Box, x: float, size: float) -> tuple[str, ...]:
    """The sorts a line each, or two lines of all, or none where there is no room for them."""
    room = box.right - x
    most = int((box.height + 4) // (size + 4)) - 1
    if most >= len(sorts) and all(width(each, "sans", size) <= room for each in sorts):
        return sorts
    told = wrap(", ".join(sorts), "sans", size, room, most) if most > 0 else ()
    return () if any("…" in line for line in told) else told


def _gone_cards(look: Look, gone: tuple[str, ...], box: Box, first: float) -> Group:
    """The cards that have left the game: a heading, and each of them small.

    Without any, the lines of the deck say so, from the `first` on.
    """
    theme, size = look.theme, look.layout.type
    title = look.say("gone")
    short = look.say("gone-short")
    told = () if gone else wrap(look.say("gone-nothing"), "sans", size, box.width)
    head = min(first, box.bottom - (size + 4) * len(told)) if told else box.top + size
    shapes: list[Shape] = [Words(box.left, head, short, size, theme.second, theme.surface)]
    shapes += [
        Words(box.left, head + (size + 4) * row, words, size, theme.ink, theme.surface)
        for row, words in enumerate(told, 1)
    ]
    found = tuple(dict.fromkeys(_sort(look, name) for name in gone))
    room = box._replace(top=box.top + size + 4)
    for name, place in zip(found, _places(room, len(found)), strict=True):
        size_of = Size(place.width, place.height)
        shown = face(look, _first(name, gone, look), size_of, 0)
        shapes.append(Use(shown, place.left, place.top))
    words = look.say("gone-words", count=len(gone))
    return Group("gone", tuple(shapes), title, words, area=box.polygon(), role="piece")


def _places(room: Box, count: int) -> list[Box]:
    """Places for this many cards in one row or two, as large as they can be."""
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
