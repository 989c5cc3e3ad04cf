"""The path: the way in, every card turned this round, the card to come, and who walks there.

What can be done now glows: going on at the card to come, leaving at the way out.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tutor.core.base.schema import Position
from tutor.core.drawing.lettering import width
from tutor.core.drawing.marks import token
from tutor.core.drawing.outline import Box
from tutor.core.drawing.panels import BASELINE, PADDING, card, centred, frame, heading
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Group, Paint, Path, Rect, Shape, Use, Words
from tutor.incan_gold.known import to_be_worth
from tutor.incan_gold.scene.cards import Size, back, face
from tutor.incan_gold.scene.gems import heap, stones
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.pictures import BOX, thing
from tutor.incan_gold.scene.ways import Way, way
from tutor.incan_gold.terms import CAMP, TORCH

TOP = 40.0
FOOT = 44.0


def still_path(look: Look) -> Group:
    """The chamber: a wall of fitted stones over the card."""
    box, theme = look.layout.path, look.theme
    shapes: list[Shape] = [*card(box, look.theme)]
    if theme.grain:
        joints = Paint(None, theme.joint, 1, (), theme.grain)
        shapes.append(Path(_wall(_room(box).grown(4)), joints))
    shapes += frame(box, look.theme)
    return Group("path", tuple(shapes), look.say("path"), area=box.polygon(), role="panel")


def moving_path(
    look: Look,
    position: Position,
    table: tuple[Seat, ...],
    legal: Collection[str],
    picked: str | None,
) -> Group:
    """What lies and who stands on the path."""
    turned = tuple(position["path"])
    laid = way(_room(look.layout.path), len(turned) + 2)
    room = len(laid.cells) - 2
    shown = turned[max(len(turned) - room, 0) :]
    groups: list[Shape] = [
        *heading(look.theme, look.layout.path, "path", look.say("path")),
        _floor(look, laid),
        _left(look, int(position["left_on_path"])),
    ]
    hidden = len(turned) - len(shown)
    groups.append(_way_out(look, laid, hidden, CAMP in legal, picked == CAMP))
    for box, name in zip(laid.cells[1:], shown, strict=False):
        groups.append(_card(look, position, name, box, laid.size))
    groups.append(_next(look, laid, position, TORCH in legal, picked == TORCH))
    groups += [_inside(look, table), _at_camp(look, table)]
    return Group("on-the-path", tuple(groups))


def _room(box: Box) -> Box:
    return Box(box.left + PADDING, box.top + TOP, box.right - PADDING, box.bottom - FOOT)


def _wall(room: Box) -> str:
    """Joints of long courses of stones, kept apart from the panel's edge."""
    text, row, y = "", 0, room.top
    while y + 34 <= room.bottom:
        text += f"M{number(room.left)} {number(y)}H{number(room.right)}"
        x = room.left + (30 if row % 2 else 66)
        while x < room.right - 12:
            text += f"M{number(x)} {number(y)}v34"
            x += 72
        y, row = y + 34, row + 1
    return text + f"M{number(room.left)} {number(y)}H{number(room.right)}"


def _floor(look: Look, laid: Way) -> Group:
    """The paved way from the entrance to the card to come."""
    centres = [box.centre for box in laid.cells]
    text = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in centres)
    broad = max(laid.size.high * 0.3, 16)
    theme = look.theme
    edge = Paint(None, theme.floor_edge, broad + 2.4)
    paving = Paint(None, theme.floor, broad)
    joints = Paint(None, theme.floor_edge, broad * 0.12, (2, 8))
    return Group("floor", (Path(text, joints, (edge, paving)),))


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


def _way_out(look: Look, laid: Way, hidden: int, is_open: bool, is_picked: bool) -> Group:
    """Where the path begins and leavers go; how many cards lie too far back to be drawn."""
    box, size = laid.cells[0], laid.size
    picture = thing("way out", look.theme.name)
    side = min(size.wide, size.high) * 0.94
    x, y = box.centre
    shapes: list[Shape] = [Use(picture, x - side / 2, y - side / 2, side / BOX)]
    if is_open:
        shapes += _ring(look, box, is_picked)
    if hidden:
        more = look.say("more", count=hidden)
        wide = width(more, "bold", look.layout.type) + 8
        high = look.layout.type + 6
        paint = Paint(look.theme.raised, look.theme.control, 1)
        shapes.append(Rect(x - wide / 2, box.bottom - high, wide, high, 5, paint))
        shapes.append(
            centred(
                x, box.bottom - high / 2, more, look.layout.type, look.theme.ink, look.theme.raised
            )
        )
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
    """A glowing ring round what may be done now; broader when it is picked."""
    rim = box.grown(1)
    corner = min(box.width * 0.12, 10) + 1
    return [
        Rect(rim.left, rim.top, rim.width, rim.height, corner, Paint(None, colour, wide))
        for colour, wide in (
            (look.theme.halo, 9.0 if is_picked else 6.0),
            (look.theme.glow, 5.0 if is_picked else 3.0),
        )
    ]


def _pill(look: Look, box: Box, words: str, short: str) -> list[Shape]:
    """What it is, on the card's foot, as far as there is room."""
    size = look.layout.type
    words = words if width(words, "bold", size) + 14 <= box.width else short
    wide, high = width(words, "bold", size) + 14, size + 8
    if wide > box.width:
        return []
    x, y = box.centre[0], box.bottom - high / 2 - 4
    theme = look.theme
    paint = Paint(theme.glow, theme.halo, 1.2)
    pill = Rect(x - wide / 2, y - high / 2, wide, high, high / 2, paint)
    return [pill, centred(x, y, words, size, theme.on_accent, theme.glow)]


def _left(look: Look, left: int) -> Group:
    """What lies on the cards of the path for those who leave."""
    box, theme, size = look.layout.path, look.theme, look.layout.type
    words = look.say("left-short" if look.layout.small else "left", count=left)
    end = box.right - PADDING
    base_line = box.top + BASELINE
    shapes: list[Shape] = [
        Words(end, base_line, words, size, theme.ink, theme.surface, "bold", "end")
    ]
    names = stones(left, 8)
    if names:
        x = end - width(words, "bold", size) - 6 - len(names) * 9
        shapes += heap(names, x, base_line - size * 0.35, 18, look.theme.name)
    area = Box(end - 210, box.top + 6, box.right - 6, box.top + TOP - 2)
    words = look.say("left-words", count=left)
    return Group("left", tuple(shapes), words, area=area.polygon(), role="piece")


def _inside(look: Look, table: Sequence[Seat]) -> Group:
    """Those in the temple, at the left under the path."""
    here = [seat for seat in table if seat.is_inside]
    return _company(look, "inside", "torch", here, look.layout.path.left + PADDING)


def _at_camp(look: Look, table: Sequence[Seat]) -> Group:
    """Those who have left, at the right under the path."""
    here = [seat for seat in table if not seat.is_inside]
    wide = _caption(look, "camp") + len(here) * _pitch(look)
    return _company(look, "camp", "tent", here, look.layout.path.right - PADDING - wide)


def _pitch(look: Look) -> float:
    return 29.0 if look.layout.small else 31.0


def _caption(look: Look, name: str) -> float:
    """How broad the picture before the marks is, with its word where there is room for one."""
    if look.layout.small:
        return 30.0
    return 30 + width(look.say(f"doing-{name}"), "sans", look.layout.type) + 8


def _company(look: Look, name: str, picture: str, here: Sequence[Seat], x: float) -> Group:
    """A torch or a tent, and the marks of those who are there."""
    if not here:
        return Group(name, ())
    theme, size = look.theme, look.layout.type
    y = look.layout.path.bottom - FOOT / 2 + 1
    drawn: list[Shape] = [Use(thing(picture, look.theme.name), x, y - 12)]
    if not look.layout.small:
        words = look.say(f"doing-{name}")
        drawn.append(Words(x + 29, y + 5, words, size, theme.second, theme.surface))
    x += _caption(look, name)
    for index, seat in enumerate(here):
        piece = token(seat.number, seat.letter, 26, 15, look.theme.name)
        drawn.append(Use(piece, x + index * _pitch(look), y - 13))
    return Group(name, tuple(drawn), look.say(f"{name}-count", count=len(here)), role="piece")
