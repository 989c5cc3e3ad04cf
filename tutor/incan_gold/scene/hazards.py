"""The kinds of hazards: picture, name, presence on the path, number in the deck."""

from __future__ import annotations

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import card, centred_words, heading
from tutor.core.drawing.lettering import shorten
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Group, Paint, Path, Rect, Shape, Use
from tutor.incan_gold.known import face_down, of_kind
from tutor.incan_gold.scene.look import Look
from tutor.incan_gold.scene.pictures import BOX, hazard

MOST_PIPS = 5


def still_hazards(look: Look) -> Group:
    """The card, its heading and the kinds."""
    box = look.layout.hazards
    words = look.say("hazards")
    shapes: tuple[Shape, ...] = card(box, look.theme)
    if look.layout.titles:
        headed = look.layout.heading_box(box)
        shapes += heading(look.theme, headed, "hazards", words, look.say("hazards-note"))
    return Group("hazards", shapes, words, area=box.polygon(), role="panel")


def moving_hazards(look: Look, position: Position) -> Group:
    """Each kind in its present state."""
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
    """A small card for each: filled on the path, hollow in the deck, crossed out of the game."""
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
