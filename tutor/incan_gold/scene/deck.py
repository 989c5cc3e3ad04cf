"""The cards to come: the deck, the cards out of the game, the kinds of hazards, and the odds.

The odds are drawn as a bar that stands for the cards left. Each sort of card has a part of the bar.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import Final, NamedTuple

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import card, centred_words, heading
from tutor.core.drawing.lettering import shorten, width, wrap
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Group, Paint, Path, Rect, Shape, Use, Words
from tutor.incan_gold.known import Odds, Sort, face_down, of_kind, percent
from tutor.incan_gold.scene.cards import Size, back, face
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.pictures import BOX, hazard
from tutor.incan_gold.scene.themes import Theme

DECK_PADDING: Final = 12.0
PILE: Final = Size(40, 54)
SMALL_PILE: Final = Size(28, 38)
GONE: Final = 92.0
SMALL_GONE: Final = 62.0

MOST_PIPS = 5
ODDS_PADDING: Final = 14.0
KEY: Final = 11.0


def still_deck(look: Look) -> Group:
    """Return the panel of the deck, without cards."""
    box = look.layout.deck
    return Group("deck", card(box, look.theme), look.say("deck"), area=box.polygon(), role="panel")


def moving_deck(look: Look, position: Position) -> Group:
    """Return the cards in the deck, and the cards out of the game."""
    box = look.layout.deck
    gone = (*position["removed"], *position["lost_artifacts"])
    aside = SMALL_GONE if box.width < 300 else GONE
    inner = Box(
        box.left + DECK_PADDING, box.top + 4, box.right - DECK_PADDING - aside, box.bottom - 4
    )
    out = Box(inner.right + 6, inner.top + 2, box.right - DECK_PADDING, inner.bottom - 2)
    pile = _pile_of(look, position)
    told = _sorts(look, pile, inner)
    first = inner.centre[1] - (look.layout.type + 4) * len(told) / 2 + look.layout.type * 0.35
    return Group(
        "the-deck",
        (_cards(look, pile, inner, told, first), _gone_cards(look, gone, out, first)),
    )


class _Pile(NamedTuple):
    """The contents of the deck: the number of cards, the values of treasures, the other cards."""

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
    """Return the lines of words on the sorts of cards in the deck."""
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
    """Return the pile of cards, with the number of cards and the lines on their sorts.

    The number is at the height `first`, the lines are below it.
    """
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
    """Return a line for each sort.

    If there is little room, a line has several sorts. The result is empty if these lines do not fit
    either.
    """
    room = box.right - x
    most = int((box.height + 4) // (size + 4)) - 1
    if most >= len(sorts) and all(width(each, "sans", size) <= room for each in sorts):
        return sorts
    told = wrap(", ".join(sorts), "sans", size, room, most) if most > 0 else ()
    return () if any("…" in line for line in told) else told


def _gone_cards(look: Look, gone: tuple[str, ...], box: Box, first: float) -> Group:
    """Return the cards out of the game: a heading, and a small card for each kind.

    If no cards are out, words say so at the height `first`.
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
    """Return boxes for this many cards in one or two rows, as large as possible."""
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


def still_hazards(look: Look) -> Group:
    """Return the empty panel of the hazards, with its heading if the layout has titles."""
    box = look.layout.hazards
    words = look.say("hazards")
    shapes: tuple[Shape, ...] = card(box, look.theme)
    if look.layout.titles:
        headed = look.layout.heading_box(box)
        shapes += heading(look.theme, headed, "hazards", words, look.say("hazards-note"))
    return Group("hazards", shapes, words, area=box.polygon(), role="panel")


def moving_hazards(look: Look, position: Position) -> Group:
    """Return each kind of hazard, with its cards on the path, in the deck and out of the game."""
    kinds = tuple(dict.fromkeys(look.components.hazard_kind.values()))
    box = look.layout.hazards
    pitch = (box.width - 16) / len(kinds)
    top = box.top + (5 if not look.layout.titles else 24 if look.layout.small else 38)
    places = [
        Box(left + 3, top, left + pitch - 3, box.bottom - 5)
        for left in (box.left + 8 + pitch * index for index in range(len(kinds)))
    ]
    return Group(
        "in-the-dark",
        tuple(
            _kind(look, position, kind, place) for kind, place in zip(kinds, places, strict=True)
        ),
    )


def _kind(look: Look, position: Position, kind: str, box: Box) -> Group:
    figures, theme, size = look.components, look.theme, look.layout.type
    down = face_down(position, figures)
    waiting = of_kind(down, kind, figures)
    met = of_kind(tuple(position["path"]), kind, figures)
    gone = of_kind(tuple(position["removed"]), kind, figures)
    ground = theme.hazard_ground if met else theme.surface
    ink = theme.hazard if met else theme.ink
    shapes: list[Shape] = []
    if met:
        paint = Paint(ground, theme.hazard, 2)
        shapes.append(Rect(box.left, box.top, box.width, box.height, 8, paint))
    x = box.centre[0]
    side = 26.0 if look.layout.small else 34.0
    name = shorten(look.hazard(kind), "bold", size, box.width - 4)
    drawn = hazard(kind, theme.name)
    pips = waiting + met + gone if waiting + met + gone <= MOST_PIPS else 0
    wide = side + (8 + pips * 13 if pips else 0)
    is_stacked = wide > box.width - 2
    y = box.top + side / 2 + 3
    if is_stacked:
        shapes.append(Use(drawn, x - side / 2, y - side / 2, side / BOX))
        pips_at = (x - pips * 6.5, box.bottom - 10)
        base = box.top + side + 12
    else:
        shapes.append(Use(drawn, x - wide / 2, y - side / 2, side / BOX))
        pips_at = (x - wide / 2 + side + 8, y)
        base = (y + side / 2 + box.bottom) / 2
    shapes.append(centred_words(x, base, name, size, ink, ground))
    if pips:
        shapes += _pips(look, pips_at, met, waiting, gone)
    title = look.hazard(kind)
    described = look.say("hazard-words", hazard=title, met=met, left=waiting, gone=gone)
    return Group(
        f"hazard-{kind}",
        tuple(shapes),
        title[:1].upper() + title[1:],
        described,
        area=box.polygon(),
        role="piece",
    )


def _pips(look: Look, at: tuple[float, float], met: int, waiting: int, gone: int) -> list[Shape]:
    """Return a small card for each hazard of a kind.

    The card is filled if the hazard is on the path, hollow if it is in the deck, and crossed if it is
    removed.
    """
    theme, (left, y) = look.theme, at
    full = Paint(look.theme.hazard, look.theme.hazard, 1.2)
    hollow = Paint(theme.raised, theme.control, 1.2)
    empty = Paint(None, theme.control, 1.2, (2, 2))
    shapes: list[Shape] = []
    for index, paint in enumerate([full] * met + [hollow] * waiting + [empty] * gone):
        x = left + 13 * index + 1
        shapes.append(Rect(x, y - 7, 10, 14, 2, paint))
        if paint is empty:
            shapes.append(
                Path(f"M{x + 2:.1f} {y - 4:.1f}l6 8m0-8l-6 8", Paint(None, theme.ink, 1.2))
            )
    return shapes


def still_odds(look: Look) -> tuple[Group, ...]:
    """Return the panel of the odds, with its heading; empty if the layout has no place for it."""
    box, words = look.layout.odds, look.say("odds")
    if box is None:
        return ()
    shapes: tuple[Shape, ...] = card(box, look.theme)
    if look.layout.titles:
        shapes += heading(look.theme, look.layout.heading_box(box), "odds", words)
    return (Group("odds", shapes, words, area=box.polygon(), role="panel"),)


def moving_odds(
    look: Look, position: Position, table: tuple[Seat, ...], *, is_asking: bool = False
) -> tuple[Group, ...]:
    """Return the bar of the odds and its key; empty if the layout has no place for them."""
    box = look.layout.odds
    return () if box is None else (_odds(look, box, position, table, is_asking=is_asking),)


def _odds(
    look: Look, box: Box, position: Position, table: tuple[Seat, ...], *, is_asking: bool
) -> Group:
    """Return the bar of the odds and its key.

    While a question is asked, or if no card can come, the result has a sentence instead.
    """
    theme, size = look.theme, look.layout.type
    found = Odds(position, table[0].name, look.components)
    count = len(found.cards)
    top = box.top + (6 if not look.layout.titles else 26 if look.layout.small else 34)
    area = Box(box.left + ODDS_PADDING, top, box.right - ODDS_PADDING, box.bottom - 6)
    if is_asking or position["result"] is not None or not count:
        words = look.say("odds-hidden" if is_asking else "odds-none")
        said = Words(area.left, top + 16, words, size, theme.second, theme.surface)
        return Group("next-odds", (said,), words, area=area.polygon(), role="piece")
    bar = 26.0 if look.layout.small else 28.0
    shares = {sort: percent(Fraction(part, count)) for sort, part in found.sorts.items()}
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


def _colours(theme: Theme, sort: Sort) -> tuple[str, str]:
    """Return the colour of a sort, and the colour of words on it."""
    return {
        "treasure": (theme.gold, theme.outline),
        "artifact": (theme.accent, theme.on_accent),
        "first": (theme.stone, theme.ink),
        "second": (theme.hazard, theme.hazard_ground),
    }[sort]


def _part(theme: Theme, box: Box, sort: Sort, words: str, size: float) -> list[Shape]:
    """Return a part of the bar, with the percentage if there is room for it."""
    ground, ink = _colours(theme, sort)
    paint = Paint(ground, theme.outline, 1)
    shapes: list[Shape] = [Rect(box.left, box.top, box.width, box.height, 3, paint)]
    if width(words, "bold", size) + 8 <= box.width:
        shapes.append(centred_words(*box.centre, words, size, ink, ground))
    return shapes


def _key(look: Look, box: Box, shares: dict[Sort, int]) -> list[Shape]:
    """Return the key of the bar: the sorts in two columns, each with its colour and its share."""
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
