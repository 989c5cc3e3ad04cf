"""The temples in a row, one for each round, each with the state of its artifact."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import RADIUS, card, centred_words, token
from tutor.core.drawing.lettering import shorten
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Group, Paint, Path, Rect, Shape, Symbol, Use
from tutor.incan_gold.known import Owned, artifact
from tutor.incan_gold.scene.look import Look, Seat
from tutor.incan_gold.scene.themes import THEMES

WIDE: Final = 76.0
HIGH: Final = 58.0
NARROWEST: Final = 70.0
WIDEST: Final = 118.0
TOKEN: Final = 20.0
"""The size of the mark of the player who has taken an artifact."""
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
    """Return the temples, each with the number of its round.

    If there is no room for all temples, the result has those near the present round.
    """
    rounds, box = look.components.rounds, look.layout.temples
    room = box.width - 12
    shown = min(rounds, int(room // NARROWEST))
    first = min(max(position["round"] - shown // 2, 1), rounds - shown + 1)
    pitch = room / shown
    half, middle = min(pitch, WIDEST) / 2 - 1, box.left + 6 + pitch / 2
    areas = (
        Box(x - half, box.top + 6, x + half, box.bottom - 6)
        for x in (middle + pitch * index for index in range(shown))
    )
    return Group(
        "in-the-temples",
        tuple(_temple(look, position, table, first + at, area) for at, area in enumerate(areas)),
    )


def _temple(
    look: Look, position: Position, table: tuple[Seat, ...], number: int, area: Box
) -> Group:
    theme, size, x = look.theme, look.layout.type, area.centre[0]
    time = _time(position, number)
    shapes: list[Shape] = []
    ground = theme.surface
    if time == "now":
        ground = theme.raised
        paint = Paint(ground, theme.ink, 2)
        shapes.append(Rect(area.left, area.top, area.width, area.height, RADIUS - 4, paint))
    scale = 0.56 if look.layout.small else 0.74
    top = area.top + (3 if look.layout.small else 6)
    shapes.append(Use(_pyramid(time, look.theme.name), x - WIDE / 2 * scale, top, scale))
    face = {"past": look.theme.stone, "now": theme.gold, "later": theme.surface}[time]
    colour = theme.outline if time == "now" else theme.ink
    shapes.append(centred_words(x, top + 25 * scale, str(number), 17, colour, face))
    fate = artifact(position, look.components.artifacts[number - 1], look.components)
    if fate.fate == "taken":
        (seat,) = (seat for seat in table if seat.name == fate.player)
        piece = token(seat.number, seat.letter, TOKEN, 13, theme.name)
        shapes.append(Use(piece, x + WIDE / 2 * scale - TOKEN / 2, top))
    foot = top + HIGH * scale
    for row, said in enumerate(_fate(look, fate, time)):
        y = foot + (area.bottom - foot) * (0.22 + 0.5 * row)
        is_bold, ink = row > 0 and not look.layout.small, theme.ink if row else theme.second
        said = shorten(said, "bold" if is_bold else "sans", size, area.width)
        shapes.append(centred_words(x, y, said, size, ink, ground, is_bold))
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


def _fate(look: Look, owned: Owned, time: Time) -> tuple[str, str]:
    """Return two lines of words: "artifact" and its state; without artifacts "round" and its state."""
    if owned.fate == "none":
        return look.say("time"), look.say(f"time-{time}")
    return look.say("fate"), look.say(f"fate-{owned.fate}", value=owned.value)


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
