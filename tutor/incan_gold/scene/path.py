"""The cave: every card turned this round, the next card, the treasure left, and the way out.

The open choices glow: going on at the card to come, leaving at the way out.
"""

from __future__ import annotations

from collections.abc import Collection

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import centred_words
from tutor.core.drawing.lettering import width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Group, Paint, Path, Rect, Shape, Use
from tutor.incan_gold.identifiers import CAMP, TORCH
from tutor.incan_gold.known import to_be_worth
from tutor.incan_gold.scene.cards import Size, back, face
from tutor.incan_gold.scene.explorers import inside
from tutor.incan_gold.scene.gems import heap, stones
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.pictures import BOX, thing
from tutor.incan_gold.scene.ways import Way, way


def still_path(look: Look) -> Group:
    """The place of the path; the cave is painted below it."""
    box = look.layout.path
    nothing = Rect(box.left, box.top, box.width, box.height, 0, Paint())
    return Group("path", (nothing,), look.say("path"), area=box.polygon(), role="panel")


def moving_path(
    look: Look,
    position: Position,
    table: tuple[Seat, ...],
    legal: Collection[str],
    picked: str | None,
) -> Group:
    """The cards and explorers on the path."""
    turned = tuple(position["path"])
    laid = way(look.layout.cards, len(turned) + 1)
    room = len(laid.cells) - 1
    shown = turned[max(len(turned) - room, 0) :]
    groups: list[Shape] = [
        _trail(look, laid),
        _treasure_left(look, int(position["left_on_path"])),
    ]
    hidden = len(turned) - len(shown)
    groups.append(_way_out(look, hidden, CAMP in legal, picked == CAMP))
    for box, name in zip(laid.cells, shown, strict=False):
        groups.append(_card(look, position, name, box, laid.size))
    groups.append(_next(look, laid, position, TORCH in legal, picked == TORCH))
    groups += inside(look, position, table)
    return Group("on-the-path", tuple(groups))


def _trail(look: Look, laid: Way) -> Group:
    """The dotted way from the cave's mouth past every card to the card to come."""
    mouth, first = look.layout.mouth, laid.cells[0]
    centres = [box.centre for box in laid.cells]
    x, y = mouth.centre[0], mouth.top
    end, at = first.centre
    if laid.is_single:
        text = f"M{number(x)} {number(y)}Q{number(x)} {number(at)} {number(end)} {number(at)}"
    else:
        # Beside the lower rows, so that it does not seem to lead to the card above the mouth.
        side = look.layout.cards.left - 7
        text = (
            f"M{number(x)} {number(y)}Q{number(side)} {number(y)} {number(side)} "
            f"{number(y - 20)}V{number(at + 14)}Q{number(side)} {number(at)} "
            f"{number(side + 14)} {number(at)}H{number(end)}"
        )
    text += "".join(f"L{number(x)} {number(y)}" for x, y in centres[1:])
    theme = look.theme
    dots = Paint(None, theme.canvas if theme.grain else theme.ink, 5, (0.1, 11), 0.8)
    return Group("trail", (Path(text, dots),))


def _card(look: Look, position: Position, name: str, box: Box, size: Size) -> Group:
    figures = look.components
    if name in figures.treasure_value:
        value, kind = figures.treasure_value[name], "treasure"
    elif name in figures.artifacts:
        value, kind = to_be_worth(position, name, figures), "artifact"
    else:
        value, kind = 0, "hazard"
    title = look.card(name)
    shape = Use(face(look, name, size, value), box.left, box.top)
    words = look.say(f"card-{kind}", value=value)
    return Group(
        f"path-{name}",
        (shape,),
        title[:1].upper() + title[1:],
        words,
        area=box.polygon(),
        role="piece",
    )


def _way_out(look: Look, hidden: int, is_open: bool, is_picked: bool) -> Group:
    """The start of the path, where leavers go, with the number of cards that have no room."""
    box, size = look.layout.mouth, look.layout.type
    picture = thing("way out", look.theme.name)
    side = min(box.width, box.height) * 0.94
    x, y = box.centre[0], box.top + side / 2 + 3
    shapes: list[Shape] = []
    if is_open:
        shapes += _ring(look, box, is_picked)
    shapes.append(Use(picture, x - side / 2, y - side / 2, side / BOX))
    if hidden:
        more = look.say("more", count=hidden)
        wide, high = width(more, "bold", size) + 8, size + 6
        paint = Paint(look.theme.raised, look.theme.control, 1)
        shapes.append(Rect(x - wide / 2, box.bottom - high, wide, high, 5, paint))
        foot = box.bottom - high / 2
        shapes.append(centred_words(x, foot, more, size, look.theme.ink, look.theme.raised))
    elif is_open:
        shapes += _pill(look, box, look.say("leave"), look.say("leave-short"))
    title = look.say("way-out")
    words = look.say("way-out-hidden", count=hidden) if hidden else look.say("way-out-words")
    return Group("way-out", tuple(shapes), title, words, area=box.polygon(), role="piece")


def _next(look: Look, laid: Way, position: Position, is_open: bool, is_picked: bool) -> Group:
    """The card to come, face down."""
    box, size = laid.cells[-1], laid.size
    shapes: list[Shape] = [Use(back(look, size), box.left, box.top)]
    if is_open:
        shapes += _ring(look, box, is_picked)
        shapes += _pill(look, box, look.say("go-on"), look.say("go-on-short"))
    return Group(
        "next",
        tuple(shapes),
        look.say("next"),
        look.say("next-words"),
        area=box.polygon(),
        role="piece",
    )


def _ring(look: Look, box: Box, is_picked: bool) -> list[Shape]:
    """A glowing ring round an open choice; broader when it is picked."""
    rim = box.grow(1)
    corner = min(box.width * 0.12, 10) + 1
    return [
        Rect(rim.left, rim.top, rim.width, rim.height, corner, Paint(None, colour, wide))
        for colour, wide in (
            (look.theme.halo, 9.0 if is_picked else 6.0),
            (look.theme.glow, 5.0 if is_picked else 3.0),
        )
    ]


def _pill(look: Look, box: Box, words: str, short: str) -> list[Shape]:
    """The choice that a card stands for, on its foot, if there is room."""
    size = look.layout.type
    words = words if width(words, "bold", size) + 14 <= box.width else short
    wide, high = width(words, "bold", size) + 14, size + 8
    if wide > box.width:
        return []
    x, y = box.centre[0], box.bottom - high / 2 - 4
    theme = look.theme
    paint = Paint(theme.glow, theme.halo, 1.2)
    pill = Rect(x - wide / 2, y - high / 2, wide, high, high / 2, paint)
    return [pill, centred_words(x, y, words, size, theme.on_accent, theme.glow)]


def _treasure_left(look: Look, left: int) -> Group:
    """The treasure on the cards of the path, left for leavers."""
    box, theme, size = look.layout.path, look.theme, look.layout.type
    words = look.say("left-short" if look.layout.small else "left", count=left)
    names = stones(left, 8)
    long = width(words, "bold", size)
    heaped = len(names) * 16
    high = size + (10 if look.layout.small else 12)
    plate = Box(0, 0, long + heaped + (30 if names else 22), high)
    at = box.right - 10 - plate.width, box.top + (2 if look.layout.small else 5)
    area = Box(*at, at[0] + plate.width, at[1] + high)
    y = area.centre[1]
    shapes: list[Shape] = [
        Rect(*at, plate.width, high, high / 2, Paint(theme.raised, theme.hairline, theme.edge)),
        centred_words(area.right - 11 - long / 2, y, words, size, theme.ink, theme.raised),
    ]
    if names:
        shapes += heap(names, area.left + 11 + heaped / 2, y, 17, theme.name)
    described = look.say("left-words", count=left)
    return Group("left", tuple(shapes), described, area=area.polygon(), role="piece")
