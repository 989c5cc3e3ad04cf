"""The temples in a row, one for each round, each with the state of its artifact."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import RADIUS, card, centred_words, token
from tutor.core.drawing.lettering import shorten, width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Group, Paint, Path, Rect, Shape, Symbol, Use
from tutor.incan_gold.known import Owned, artifact
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.pictures import BOX, thing
from tutor.incan_gold.scene.themes import THEMES

WIDE: Final = 76.0
HIGH: Final = 58.0
NARROWEST: Final = 70.0
Time = Literal["past", "now", "later"]

_STEPS: Final = "M27 2H49V12H58V23H66V38H74V56H2V38H10V23H18V12H27Z"
_JOINTS: Final = "M18 12H58M10 23H66M2 38H30M46 38H74M14 47H30M46 47H62M14 38V47M62 38V47"
_DOOR: Final = "M31 56V37H45V56Z"


def still_temples(look: Look) -> Group:
    """Return the panel behind the temples."""
    box = look.layout.temples
    words = look.say("temples", rounds=look.components.rounds)
    return Group("temples", card(box, look.theme), words, area=box.polygon(), role="panel")


def moving_temples(look: Look, position: Position, table: tuple[Seat, ...]) -> Group:
    """Return the temples, each with its round.

    If there is no room for all, the result has those near the present round.
    """
    rounds, box = look.components.rounds, look.layout.temples
    room = box.width - 12
    shown = min(rounds, int(room // NARROWEST))
    first = min(max(position["round"] - shown // 2, 1), rounds - shown + 1)
    pitch = room / shown
    return Group(
        "in-the-temples",
        tuple(
            _temple(look, position, table, first + index, box.left + 6 + pitch * (index + 0.5))
            for index in range(shown)
        ),
    )


def _temple(
    look: Look, position: Position, table: tuple[Seat, ...], number: int, x: float
) -> Group:
    box, theme, size = look.layout.temples, look.theme, look.layout.type
    time = _time(position, number)
    half = min((box.width - 12) / look.components.rounds, 118) / 2 - 2
    half = max(half, NARROWEST / 2 - 2)
    area = Box(x - half, box.top + 6, x + half, box.bottom - 6)
    shapes: list[Shape] = []
    ground = theme.surface
    if time == "now":
        ground = theme.raised
        paint = Paint(ground, theme.ink, 2)
        shapes.append(Rect(area.left, area.top, area.width, area.height, RADIUS - 4, paint))
    scale = 0.8 if look.layout.small else 1.0
    top = area.top + (3 if look.layout.small else 6)
    shapes.append(Use(_pyramid(time, look.theme.name), x - WIDE / 2 * scale, top, scale))
    face = {"past": look.theme.stone, "now": theme.gold, "later": theme.surface}[time]
    colour = theme.outline if time == "now" else theme.ink
    shapes.append(centred_words(x, top + 25 * scale, str(number), 17, colour, face))
    fate = artifact(position, look.components.artifacts[number - 1], look.components)
    middle = (top + HIGH * scale + area.bottom) / 2
    shapes += _fate(look, fate, time, table, (x, middle), (area.width - 8, size), ground)
    words = look.say(
        "temple",
        number=number,
        time=time,
        fate=fate.fate,
        player=fate.player,
        value=fate.value,
    )
    title = look.say("temple-title", number=number)
    return Group(f"temple-{number}", tuple(shapes), title, words, area=area.polygon(), role="piece")


def _time(position: Position, number: int) -> Time:
    if number == position["round"] and position["result"] is None:
        return "now"
    return "past" if number <= position["round"] else "later"


def _fate(
    look: Look,
    owned: Owned,
    time: Time,
    table: tuple[Seat, ...],
    at: tuple[float, float],
    room: tuple[float, float],
    ground: str,
) -> list[Shape]:
    """Return the state of an artifact: a picture and a word.

    A taken artifact has its owner's mark and value.
    """
    (x, y), (wide, size) = at, room
    if owned.fate == "none":
        words, icon = look.say(f"time-{time}"), 0.0
    elif owned.fate == "taken":
        words, icon = str(owned.value), 20.0
    else:
        words, icon = look.say(f"fate-{owned.fate}"), 19.0
    words = shorten(words, "bold", size, wide)
    length = width(words, "bold", size)
    owner = 22.0 if owned.fate == "taken" else 0.0
    if icon + owner + length + 8 > wide:
        icon = 0.0
    left = x - (icon + owner + length + (4 if icon else 0)) / 2
    shapes: list[Shape] = []
    if icon:
        faint = 1.0 if owned.fate in ("path", "taken") else 0.55
        picture = thing("artifact", look.theme.name)
        shapes.append(Use(picture, left, y - icon / 2, icon / BOX, faint))
        left += icon + 4
    if owned.fate == "taken":
        (seat,) = (seat for seat in table if seat.name == owned.player)
        piece = token(seat.number, seat.letter, 20, 13, look.theme.name)
        shapes.append(Use(piece, left - 2, y - 10))
        left += owner
    word = centred_words(left + length / 2, y, words, size, look.theme.ink, ground)
    return [*shapes, word]


@lru_cache(maxsize=16)
def _pyramid(time: Time, theme_name: str) -> Symbol:
    """Return a stepped temple: with a shut door (earlier), a lit door (now), or as an outline (later)."""
    theme = THEMES[theme_name]
    if time == "later":
        outline = Paint(theme.surface, theme.control, 1.4, (4, 4))
        return Symbol("temple later", WIDE, HIGH, (Path(_STEPS, outline),))
    wall = theme.gold if time == "now" else theme.stone
    joints = Paint(None, theme.outline if time == "now" else theme.control, 0.9, (), 0.45)
    door = Paint(theme.outline if time == "now" else theme.floor, theme.outline, 1)
    shapes: list[Path] = [
        Path(_STEPS, Paint(wall, theme.outline, 1.4)),
        Path(_JOINTS, joints),
        Path(_DOOR, door),
    ]
    if time == "now":
        shapes.append(Path("M33.6 56L36 41H40L42.4 56Z", Paint(theme.flame)))
    else:
        shapes.append(
            Path("M31 43H45M31 49H45M38 37V43M36 43V49M40 49V56", Paint(None, theme.outline, 1))
        )
    return Symbol(f"temple {time}", WIDE, HIGH, tuple(shapes))
