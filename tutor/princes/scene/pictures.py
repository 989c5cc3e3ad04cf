"""Small pictures: emblems in one colour, the goods and the temple stone, awning and woven band.

Emblems are the animals and the virgin of the orders, the seals of the kinds of district, steps and
the sun; a caller gives the colour of an emblem and of the ground. Emblems and goods have boxes of
24 by 24. The awning is at the top of the market, the woven band at the top of the orders.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tutor.core.drawing.outline import Box
from tutor.core.drawing.palette import mix
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Circle, Paint, Path, Rect, Shape, Symbol
from tutor.princes.scene.themes import THEMES, Theme

BOX = 24.0

_Drawn = tuple[Path | Circle | Rect, ...]
EDGE = 1.1
STRIPES: Final = 8
DROP: Final = 16.0
SCALLOP: Final = 8.0
BAND: Final = 9.0
KNOT: Final = 12.0


@lru_cache(maxsize=256)
def emblem(name: str, colour: str, ground: str, disc: float = 0) -> Symbol:
    """Return the emblem of an order, of a kind of district, of "steps" or of "sun".

    With `disc` the emblem lies on a disc of this radius in the colour `ground`.
    """
    drawn = _EMBLEMS[name](Paint(colour), Paint(ground), colour, ground)
    if disc:
        drawn = (Circle(BOX / 2, BOX / 2, disc, Paint(ground)), *drawn)
    return Symbol(name, BOX, BOX, drawn)


def _condor(solid: Paint, hollow: Paint, colour: str, ground: str) -> _Drawn:
    return (
        Path(
            "M12 6.2C12.9 6.2 13.6 6.9 13.8 7.8 16.4 6.4 19.6 5.6 23 5.2 22.8 6.6 22.2 7.6 "
            "21.4 8.2 "
            "21.9 8.3 22.3 8.3 22.6 8.2 22.2 9.6 21.4 10.4 20.4 10.9 20.8 11 21.2 11.1 21.5 11 "
            "20.8 12.2 19.6 12.9 18.4 13.1L18.9 13.6C17.6 14.4 15.9 14.4 14.4 13.9L13.9 16.2 "
            "15.8 20.2 13.6 19.4 12 21.4 10.4 19.4 8.2 20.2 10.1 16.2 9.6 13.9C8.1 14.4 6.4 14.4 "
            "5.1 13.6L5.6 13.1C4.4 12.9 3.2 12.2 2.5 11 2.8 11.1 3.2 11 3.6 10.9 2.6 10.4 1.8 9.6 "
            "1.4 8.2 1.7 8.3 2.1 8.3 2.6 8.2 1.8 7.6 1.2 6.6 1 5.2 4.4 5.6 7.6 6.4 10.2 7.8 "
            "10.4 6.9 11.1 6.2 12 6.2Z",
            solid,
        ),
        Path("M9.9 9.2Q12 11.4 14.1 9.2", Paint(None, ground, 1.5)),
        Path(
            "M12 2.4C13.3 2.4 14 3.3 14 4.4 14 5.1 13.6 5.5 13.2 5.9L12 8 10.8 5.9C10.4 5.5 10 5.1 "
            "10 4.4 10 3.3 10.7 2.4 12 2.4Z",
            solid,
        ),
    )


def _puma(solid: Paint, hollow: Paint, colour: str, ground: str) -> _Drawn:
    return (
        Path(
            "M4 2.6C6.2 2.8 7.8 3.9 8.8 5.3 10.8 4.7 13.2 4.7 15.2 5.3 16.2 3.9 17.8 2.8 20 2.6 "
            "21 5 20.8 7.4 19.9 9.2 21 12.4 20.3 16 17.6 18.4 16.4 20.6 14.4 21.8 12 21.8 9.6 21.8 "
            "7.6 20.6 6.4 18.4 3.7 16 3 12.4 4.1 9.2 3.2 7.4 3 5 4 2.6Z",
            solid,
        ),
        Path(
            "M6.1 10.4Q8.8 9.8 10.3 12.3 7.7 13.2 6.1 10.4ZM17.9 10.4Q15.2 9.8 13.7 12.3 16.3 13.2 "
            "17.9 10.4Z",
            hollow,
        ),
        Path("M10.1 14.9H13.9L12 17Z", hollow),
        Path(
            "M12 17V18.2M12 18.2Q10.6 19.6 9 18.7M12 18.2Q13.4 19.6 15 18.7M12 6.8V8.6",
            Paint(None, ground, 1.1),
        ),
        Circle(8.9, 11.5, 0.55, solid),
        Circle(15.1, 11.5, 0.55, solid),
    )


def _virgin(solid: Paint, hollow: Paint, colour: str, ground: str) -> _Drawn:
    return (
        Path(
            "M12 0.9V3.1M7 2.3L8.2 4.2M17 2.3L15.8 4.2M3.7 6L5.8 7M20.3 6L18.2 7",
            Paint(None, colour, 1.5),
        ),
        Path(
            "M12 4.3C15.4 4.3 17.2 6.8 17.2 10 17.2 12.6 17.8 14.2 19 15.4 20.6 16.8 21.6 "
            "18.8 21.8 "
            "22.4H2.2C2.4 18.8 3.4 16.8 5 15.4 6.2 14.2 6.8 12.6 6.8 10 6.8 6.8 8.6 4.3 12 4.3Z",
            solid,
        ),
        Path(
            "M12 6.9C14 6.9 15 8.3 15 10.2 15 12.2 13.8 14 12 14 10.2 14 9 12.2 9 10.2 9 "
            "8.3 10 6.9 "
            "12 6.9Z",
            hollow,
        ),
        Path("M8.4 17.4L12 20.4 15.6 17.4", Paint(None, ground, 1.4)),
        Path("M9.3 9.2Q12 7.6 14.7 9.2", Paint(None, colour, 1.3)),
    )


def _production(solid: Paint, hollow: Paint, colour: str, ground: str) -> _Drawn:
    return (
        Path("M3.6 20.4V17.6H8.2V14.4H13V11.4H20.4V20.4Z", solid),
        Path("M14.2 11.4C14 9 14.4 7.4 15.4 6", Paint(None, colour, 1.5)),
        Path(
            "M15.2 7.2C14.2 4.6 15 2.8 16.6 1.9 17.9 3.5 17.6 5.9 15.2 7.2ZM14.6 9.4C12 9.6 10.5 "
            "8.6 9.9 6.7 11.9 6.2 13.9 7.2 14.6 9.4ZM15.3 9.5C16 7.6 17.5 6.7 19.4 6.9 19.2 8.9 "
            "17.6 10 15.3 9.5Z",
            solid,
        ),
    )


def _temple(solid: Paint, hollow: Paint, colour: str, ground: str) -> _Drawn:
    return (
        Path("M9.2 4.2H14.8V8H17.6V12H20.4V16H22.4V20H1.6V16H3.6V12H6.4V8H9.2Z", solid),
        Path("M10.4 20L10.8 12.6H13.2L13.6 20Z", hollow),
    )


def _recruiting(solid: Paint, hollow: Paint, colour: str, ground: str) -> _Drawn:
    return (
        Path(
            "M12 2.4C14.6 2.4 16.2 4.2 16.2 6.6 16.2 9.2 14.4 11.2 12 11.2 9.6 11.2 7.8 "
            "9.2 7.8 6.6 "
            "7.8 4.2 9.4 2.4 12 2.4Z",
            solid,
        ),
        Path("M4.4 21.6C4.4 16.4 7.2 12.8 12 12.8 16.8 12.8 19.6 16.4 19.6 21.6Z", solid),
        Path("M8 5.4H16", Paint(None, ground, 1.5)),
        Path("M9 13.8L12 18 15 13.8", Paint(None, ground, 1.4)),
    )


def _house(solid: Paint, hollow: Paint, colour: str, ground: str) -> _Drawn:
    return (
        Path("M12 2.6L22 11H19.6V20.8H4.4V11H2Z", solid),
        Path("M9.8 20.8L10.2 13.4H13.8L14.2 20.8Z", hollow),
        Path("M5.6 10.6H18.4", Paint(None, ground, 1.2)),
    )


def _special(solid: Paint, hollow: Paint, colour: str, ground: str) -> _Drawn:
    return (
        Path(
            "M9 2.6H15V5.8H18.2V9H21.4V15H18.2V18.2H15V21.4H9V18.2H5.8V15H2.6V9H5.8V5.8H9Z", solid
        ),
        Circle(12, 12, 3.2, hollow),
    )


def _steps(solid: Paint, hollow: Paint, colour: str, ground: str) -> _Drawn:
    return (Path("M2.6 20.4H8.6V14.2H14.6V8H21.4", Paint(None, colour, 3)),)


def _sun(solid: Paint, hollow: Paint, colour: str, ground: str) -> _Drawn:
    return (
        Path(
            "M12 0.8L14 5.4 18.2 3 17.6 7.6 22.6 8.4 19.4 12 22.6 15.6 17.6 16.4 18.2 21 14 18.6 "
            "12 23.2 10 18.6 5.8 21 6.4 16.4 1.4 15.6 4.6 12 1.4 8.4 6.4 7.6 5.8 3 10 5.4Z",
            solid,
        ),
        Circle(12, 12, 4.6, Paint(None, ground, 1.4)),
        Path("M10.2 11.1V12.1M13.8 11.1V12.1M10.4 13.9Q12 15 13.6 13.9", Paint(None, ground, 1.1)),
    )


_EMBLEMS = {
    "condor": _condor,
    "puma": _puma,
    "virgin": _virgin,
    "production": _production,
    "temple": _temple,
    "recruiting": _recruiting,
    "house": _house,
    "special": _special,
    "steps": _steps,
    "sun": _sun,
}


@lru_cache(maxsize=64)
def good(name: str, theme_name: str) -> Symbol:
    """Return the picture of corn, llama, coca, pottery, cloth or stone, in the colours of a theme."""
    theme = THEMES[theme_name]
    shapes = {
        "corn": _corn,
        "llama": _llama,
        "coca": _coca,
        "pottery": _pottery,
        "cloth": _cloth,
        "stone": _stone,
    }[name](theme)
    return Symbol(name, BOX, BOX, shapes)


def _corn(theme: Theme) -> tuple[Path | Circle | Rect, ...]:
    cob = Paint(theme.corn, theme.outline, EDGE)
    husk = Paint(theme.coca, theme.outline, EDGE)
    rows = Paint(None, mix(theme.corn, theme.outline, 0.5), 0.9)
    return (
        Path(
            "M12 1.6C15.2 3.6 16.6 8 16.4 12.4 16.2 17 14.6 20.6 12 21.4 9.4 20.6 7.8 17 7.6 12.4 "
            "7.4 8 8.8 3.6 12 1.6Z",
            cob,
        ),
        Path(
            "M10.3 3.9C9.9 9 9.9 14 10.6 19M13.7 3.9C14.1 9 14.1 14 13.4 19M8.4 7.4Q12 9.2 15.6 7.4"
            "M7.7 11.2Q12 13.2 16.3 11.2M8 15Q12 17 16 15",
            rows,
        ),
        Path("M12 22.6C7.4 22.4 4 19 3.4 11.6 7.4 13.2 10.6 16.6 12 22.6Z", husk),
        Path("M12 22.6C16.6 22.4 20 19 20.6 11.6 16.6 13.2 13.4 16.6 12 22.6Z", husk),
    )


def _llama(theme: Theme) -> tuple[Path | Circle | Rect, ...]:
    wool = Paint(theme.llama, theme.outline, EDGE)
    return (
        Path(
            "M16.2 5.2L16.3 1.7 17.6 3.6 18.6 1.7 19 3.9C20.6 4.2 22 4.9 22.3 5.9 22.5 6.9 "
            "21.8 7.5 "
            "20.4 7.5 19.5 7.5 19.2 7.9 19.2 8.8 19.2 11 19.4 12.3 18.9 13.8 18.6 14.9 18.2 15.4 "
            "18 16.2L18.2 22.3H16.1L15.4 17.3C13 17.9 10.6 17.9 8.7 17.3L8.4 22.3H6.3L5.9 16.9"
            "C4.7 15.8 4.3 14.4 4.5 12.9 3.4 12.8 2.3 12 2 10.6 3 10.7 3.7 10.4 4.5 9.9 6.2 8.8 "
            "9.6 9.1 12.2 9.4 14.1 9.6 15.4 8.9 15.6 7.4Z",
            wool,
        ),
        Path(
            "M8 9.2Q10.5 8.9 13.2 9.5L13.6 13.7Q10.6 14.5 7.6 13.7Z",
            Paint(theme.blanket, theme.outline, 0.8),
        ),
        Path("M7.8 11.6Q10.6 12.3 13.4 11.6", Paint(None, theme.gold, 1.1)),
        Circle(19.1, 5.5, 0.65, Paint(theme.outline)),
    )


def _coca(theme: Theme) -> tuple[Path | Circle | Rect, ...]:
    leaf = Paint(theme.coca, theme.outline, EDGE)
    vein = Paint(None, mix(theme.coca, "#FFFFFF", 0.55), 1)
    return (
        Path("M12.2 15.6C8.4 16.6 4.4 15.2 2.2 10.6 6.8 9.4 10.6 11 12.2 15.6Z", leaf),
        Path("M12.2 15.6C15.8 16.4 19.8 15 21.8 10.4 17.4 9.4 13.6 11 12.2 15.6Z", leaf),
        Path("M12.2 17.4C8.6 13.6 8.2 6.4 12.4 1.4 16.4 6.4 15.8 13.6 12.2 17.4Z", leaf),
        Path("M12.3 4.6V15.6M5 11.4Q8.8 12 11 14.6M19 11.2Q15.4 12 13.5 14.6", vein),
        Path("M12.2 16.4V22.6", Paint(None, theme.outline, 1.5)),
    )


def _pottery(theme: Theme) -> tuple[Path | Circle | Rect, ...]:
    clay = Paint(theme.pottery, theme.outline, EDGE)
    band = Paint(mix(theme.pottery, "#FFFFFF", 0.72))
    return (
        Path(
            "M7 11.4C3.6 10.6 3.2 15.6 6.4 16.2M17 11.4C20.4 10.6 20.8 15.6 17.6 16.2",
            Paint(None, theme.outline, 1.6),
        ),
        Path(
            "M8.8 1.5H15.2C15.2 3 14.2 3.4 14 4.2L14.2 7.4C17.4 8.6 19.2 11.2 19.2 14 19.2 18 15.6 "
            "20.2 12 22.8 8.4 20.2 4.8 18 4.8 14 4.8 11.2 6.6 8.6 9.8 7.4L10 4.2C9.8 3.4 8.8 3 "
            "8.8 1.5Z",
            clay,
        ),
        Path("M5.2 12.4Q12 14.6 18.8 12.4L18.9 16Q12 18.2 5.1 16Z", band),
        Path(
            "M6.2 15.7L8.3 13.7 10.2 16.3 12 14.1 13.8 16.3 15.7 13.7 17.8 15.7",
            Paint(None, mix(theme.pottery, theme.outline, 0.45), 1.1),
        ),
        Path("M9.9 5.6H14.1", Paint(None, theme.outline, 0.9)),
    )


def _cloth(theme: Theme) -> tuple[Path | Circle | Rect, ...]:
    weave = mix(theme.cloth, theme.outline, 0.55)
    return (
        Path(
            "M4.4 19V22.4M8.2 19V22.4M12 19V22.4M15.8 19V22.4M19.6 19V22.4",
            Paint(None, theme.outline, 1.3),
        ),
        Rect(2.6, 2.6, 18.8, 17, 1.6, Paint(theme.cloth, theme.outline, EDGE)),
        Path("M3.2 6H20.8M3.2 16.2H20.8", Paint(None, theme.gold, 1.5)),
        Path(
            "M7.4 8.3L10.4 11.1 7.4 13.9 4.4 11.1ZM16.6 8.3L19.6 11.1 16.6 13.9 13.6 11.1Z",
            Paint("#FFFFFF"),
        ),
        Path("M12 8.3L14.9 11.1 12 13.9 9.1 11.1Z", Paint(weave)),
        Path(
            "M7.4 10L8.5 11.1 7.4 12.2 6.3 11.1ZM16.6 10L17.7 11.1 16.6 12.2 15.5 11.1Z",
            Paint(weave),
        ),
    )


def _stone(theme: Theme) -> tuple[Path | Circle | Rect, ...]:
    light, deep = mix(theme.stone, "#FFFFFF", 0.5), mix(theme.stone, theme.outline, 0.32)
    return (
        Path(
            "M2.4 9.4L8 3.2 16.4 2.8 21.8 8.6 21 17.6 14.6 21.4 5.4 20.4 1.9 14.6Z",
            Paint(theme.stone, theme.outline, EDGE),
        ),
        Path("M3.4 9.6L8.3 4.2 16 3.8 18.4 8.4 9.6 10.6Z", Paint(light)),
        Path("M20.9 9L20.1 17 14.5 20.3 15.4 12.6 18.4 8.4Z", Paint(deep)),
        Path(
            "M3.4 9.6L9.6 10.6 18.4 8.4M9.6 10.6L8.4 15.4M15.4 12.6L14.5 20.3M18.4 8.4L15.4 12.6",
            Paint(None, theme.outline, 0.8),
        ),
    )


def awning(box: Box, theme: Theme) -> tuple[Shape, ...]:
    """Return stripes of cloth that hang from a beam along the top of a card."""
    wide = box.width / STRIPES
    edge = Paint(None, theme.outline, theme.edge, opacity=0.5)
    texts = ["" for _ in theme.weave]
    for stripe in range(STRIPES):
        x = box.left + stripe * wide
        text = (
            f"M{number(x)} {number(box.top + 2)}v{number(DROP)}q{number(wide / 2)} "
            f"{number(SCALLOP * 1.6)} {number(wide)} 0v-{number(DROP)}z"
        )
        texts[3 if stripe % 2 else 0 if stripe % 4 == 0 else 2] += text
    shapes: list[Shape] = [
        Path(text, Paint(colour)) for text, colour in zip(texts, theme.weave, strict=True) if text
    ]
    shapes.append(Path("".join(texts), edge))
    beam = Paint(theme.wood, theme.outline, 1)
    return (*shapes, Rect(box.left - 4, box.top - 3, box.width + 8, 7, 3, beam))


def woven_band(box: Box, theme: Theme) -> tuple[Shape, ...]:
    """Return a band of stepped figures between two threads along the top of a card."""
    ground, gold, blue, _ = theme.weave
    left, top = box.left + 4, box.top
    count = int((box.width - 8) // KNOT)
    pitch = (box.width - 8) / count
    step = "v-3h2v-3h2v-3h2v3h2v3h2v3z"
    figures = ["", ""]
    for knot in range(count):
        x = left + knot * pitch + (pitch - 10) / 2
        figures[knot % 2] += f"M{number(x)} {number(top + BAND)}{step}"
    return (
        Rect(left - 4, top, box.width, BAND, 3, Paint(ground, theme.outline, theme.edge * 0.8)),
        Path(figures[0], Paint(gold)),
        Path(figures[1], Paint(blue)),
    )
