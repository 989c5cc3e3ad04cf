"""Small pictures in boxes of 24 by 24: hazards, artifact, torch, tent, way out, star."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tutor.core.drawing.scene import Circle, Paint, Path, Symbol
from tutor.incan_gold.scene.themes import THEMES, Theme

BOX: Final = 24.0
_Drawn = tuple[Path | Circle, ...]


@lru_cache(maxsize=64)
def hazard(kind: str, theme_name: str) -> Symbol:
    """Return the picture of a kind of hazard, in the colours of a hazard card."""
    theme = THEMES[theme_name]
    return Symbol(kind, BOX, BOX, _HAZARDS[kind](theme.hazard, theme.hazard_ground))


@lru_cache(maxsize=64)
def thing(name: str, theme_name: str) -> Symbol:
    """Return the picture of the artifact, the torch, the tent, the way out or the winner's star."""
    return Symbol(name, BOX, BOX, _THINGS[name](THEMES[theme_name]))


def _spider(ink: str, ground: str) -> _Drawn:
    legs = (
        "M9 11.6L5.4 8.4 3.6 3.4M8.6 13.2L4 11.4 1.8 14.4M8.6 15.2L4.4 16 2.6 20.2"
        "M9.8 17L7.4 19.4 7.2 22.8M15 11.6L18.6 8.4 20.4 3.4M15.4 13.2L20 11.4 22.2 14.4"
        "M15.4 15.2L19.6 16 21.4 20.2M14.2 17L16.6 19.4 16.8 22.8"
    )
    return (
        Path(legs, Paint(None, ink, 1.5)),
        Circle(12, 14.6, 4.6, Paint(ink)),
        Circle(12, 8.4, 2.7, Paint(ink)),
        Path("M12 12.2L13.4 14.6 12 17 10.6 14.6Z", Paint(ground)),
        Path("M11 7.6h.01M13 7.6h.01", Paint(None, ground, 1.3)),
    )


def _snake(ink: str, ground: str) -> _Drawn:
    body = "M3.4 20.4C9 22.8 20.4 21.6 19.6 17 18.9 13.2 6.2 15 5.4 10.6 4.8 7 9.6 5.4 14.6 6.2"
    return (
        Path(body, Paint(None, ink, 3.8)),
        Path(body, Paint(None, ground, 1, (1.6, 3.2))),
        Path(
            "M12.8 6C13.4 3.4 16.6 2.4 19 3.8 20.8 4.8 21 6.6 19.6 7.8 17.4 9.4 13.8 9 12.8 6Z",
            Paint(ink),
        ),
        Path("M20.2 6.2L22.8 6.8M20.2 6.2L22.6 5", Paint(None, ink, 1)),
        Circle(17.2, 5.2, 0.9, Paint(ground)),
    )


def _mummy(ink: str, ground: str) -> _Drawn:
    return (
        Path(
            "M12 1.4C16.2 1.4 18.4 4.4 18.2 8.2 18.1 10.6 17.2 12.4 16.6 13.6 19.8 14.6 21.6 "
            "17.6 21.8 22.6H2.2C2.4 17.6 4.2 14.6 7.4 13.6 6.8 12.4 5.9 10.6 5.8 8.2 5.6 4.4 "
            "7.8 1.4 12 1.4Z",
            Paint(ink),
        ),
        Path(
            "M7 4.6L15.4 2.6M6.2 12L17.4 10.6M8 14L16 13.4M4.4 18.6L19 15.6M3 21.6L21 18.8",
            Paint(None, ground, 1.1),
        ),
        Path("M6.6 6.6L17.4 5.8 17.6 9 6.6 9.8Z", Paint(ground)),
        Circle(9.6, 8, 1.1, Paint(ink)),
        Circle(14.4, 7.6, 1.1, Paint(ink)),
    )


def _fire(ink: str, ground: str) -> _Drawn:
    return (
        Path(
            "M13 1.2C13.4 5.6 19.4 8.6 19.4 14.8 19.4 19.6 16.2 22.8 12 22.8 7.8 22.8 4.6 19.6 "
            "4.6 15.2 4.6 11.8 6.6 10 7.6 7.4 9 8.6 9.4 9.8 9.6 11.2 11.8 8.6 13.2 5.6 13 1.2Z",
            Paint(ink),
        ),
        Path(
            "M12.2 12C13 14.6 15.6 15.6 15.6 18.2 15.6 20.2 14 21.4 12 21.4 10 21.4 8.6 20.2 "
            "8.6 18.2 8.6 15.8 11.4 15 12.2 12Z",
            Paint(ground),
        ),
    )


def _rockfall(ink: str, ground: str) -> _Drawn:
    return (
        Path(
            "M1.8 16L5.4 12.4 10.2 13.6 11.6 18.4 7.6 22.2 2.8 21Z"
            "M12.6 18L16.8 14.8 21.6 16.8 22.2 21 18 22.8 13.4 22Z"
            "M11.4 5.8L15.4 3.4 19.6 5.6 19 10.4 14.4 12 11 9.4Z",
            Paint(ink),
        ),
        Path(
            "M3.6 16.2L6 17.4 9.6 14.6M6 17.4L6.6 21M14.2 18.4L17.2 18.6 20.6 17.4"
            "M12.8 6.4L15.2 7.6 18.4 6.2M15.2 7.6L15 10.8",
            Paint(None, ground, 1.1),
        ),
        Path("M4.6 3V8.4M8 5V10M13.4 1.2V2.4M21.4 9.6V13", Paint(None, ink, 1.5)),
    )


_HAZARDS = {
    "spider": _spider,
    "snake": _snake,
    "mummy": _mummy,
    "fire": _fire,
    "rockfall": _rockfall,
}


def _artifact(theme: Theme) -> _Drawn:
    """Return a golden mask under a crown of rays."""
    line, gold = theme.outline, theme.gold
    return (
        Path(
            "M3 9.8L2.2 4.6 6 5.8 7.4 1.8 10.4 4 12 .8 13.6 4 16.6 1.8 18 5.8 21.8 4.6 21 9.8Z",
            Paint(theme.gold_deep, line, 1),
        ),
        Circle(4.4, 14.4, 2.2, Paint(theme.turquoise, line, 1)),
        Circle(19.6, 14.4, 2.2, Paint(theme.turquoise, line, 1)),
        Path(
            "M5.6 9.4H18.4V15C18.4 19 15.6 22.8 12 22.8 8.4 22.8 5.6 19 5.6 15Z",
            Paint(gold, line, 1.1),
        ),
        Path("M8 12.8H10.4M13.6 12.8H16M12 13V16H10.8M9.6 19H14.4", Paint(None, line, 1.4)),
    )


def _torch(theme: Theme) -> _Drawn:
    line = theme.outline
    return (
        Path("M10.4 13H13.6L13 22.8H11Z", Paint(theme.wood, line, 1)),
        Path(
            "M12.6 .8C13 3.4 16.8 5 16.8 8.8 16.8 11.2 14.8 13 12 13 9.2 13 7.2 11.2 7.2 9 "
            "7.2 7 8.4 6 9 4.4 10 5.2 10.4 6 10.4 7 11.8 5.4 12.6 3.4 12.6 .8Z",
            Paint(theme.flame, line, 1),
        ),
        Path("M8.4 12.2H15.6L14.4 15.2H9.6Z", Paint(theme.wood, line, 1)),
    )


def _tent(theme: Theme) -> _Drawn:
    line = theme.outline
    return (
        Path("M12 4L22.8 21H1.2Z", Paint(theme.canvas, line, 1.2)),
        Path("M12 10L16.6 21H7.4Z", Paint(line)),
        Path("M12 4L10.6 1.4M12 4L13.4 1.4M12 4L6 21M12 4L18 21", Paint(None, line, 1.1)),
    )


def _way_out(theme: Theme) -> _Drawn:
    """Return the mouth of the cave, seen from inside: daylight, the meadow and a tent."""
    return (
        Path("M1 23V12Q1 1.4 12 1.4 23 1.4 23 12V23Z", Paint(theme.niche, theme.rock_edge, 1)),
        Path("M3.6 22V12.4Q3.6 4 12 4 20.4 4 20.4 12.4V22Z", Paint(theme.sky[1])),
        Path("M3.6 22V16Q8 13.6 12 15 16.4 16.6 20.4 14.6V22Z", Paint(theme.meadow[1])),
        Path("M12 10.6L17.4 19.4H6.6Z", Paint(theme.canvas, theme.outline, 0.7)),
        Path("M12 14L14.4 19.4H9.6Z", Paint(theme.outline)),
    )


def _camper(theme: Theme) -> _Drawn:
    """Return a player with a wide hat who sits beside a tent."""
    line = theme.outline
    return (
        Path("M5 23Q5 13.6 12 13.6 19 13.6 19 23Z", Paint(theme.wood, line, 1)),
        Circle(12, 10.4, 4.6, Paint(theme.skin, line, 1)),
        Path(
            "M3.6 8.4Q8 6.8 8 4.6 8.8 1.4 12 2.4 15.2 1.4 16 4.6 16 6.8 20.4 8.4 12 11 3.6 8.4Z",
            Paint(theme.hat, line, 1),
        ),
    )


def _star(theme: Theme) -> _Drawn:
    """Return the star of a winner; no piece of the game has this form."""
    points = "M12 1.6L15 8.6 22.6 9.3 16.9 14.4 18.6 21.8 12 17.9 5.4 21.8 7.1 14.4 1.4 9.3 9 8.6Z"
    return (Path(points, Paint(theme.gold, theme.outline, 1.1)),)


_THINGS = {
    "artifact": _artifact,
    "torch": _torch,
    "tent": _tent,
    "way out": _way_out,
    "camper": _camper,
    "star": _star,
}
