"""The goods and the temple stone as small pictures, drawn in boxes of 24 by 24."""

from __future__ import annotations

from functools import lru_cache

from tutor.core.drawing.palette import mix
from tutor.core.drawing.scene import Circle, Paint, Path, Rect, Symbol
from tutor.princes.scene.themes import THEMES, Theme

BOX = 24.0
EDGE = 1.1


@lru_cache(maxsize=64)
def good(name: str, theme_name: str) -> Symbol:
    """The picture of corn, llama, coca, pottery, cloth or stone in a theme's colours."""
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
