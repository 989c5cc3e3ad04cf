"""Emblems in one colour: the orders' animals and virgin, the seals of the kinds of district, steps.

All are drawn in boxes of 24 by 24 and take the colour they are painted in and the ground they lie
on.
"""

from __future__ import annotations

from functools import lru_cache

from tutor.core.drawing.scene import Circle, Paint, Path, Rect, Symbol

BOX = 24.0


@lru_cache(maxsize=256)
def emblem(name: str, colour: str, ground: str, disc: float = 0) -> Symbol:
    """An emblem by name: an order, a kind of district, "steps" or "sun".

    With a `disc` it lies on a disc of its ground, of that radius about the middle of the box.
    """
    drawn = _EMBLEMS[name](Paint(colour), Paint(ground), colour, ground)
    if disc:
        drawn = (Circle(BOX / 2, BOX / 2, disc, Paint(ground)), *drawn)
    return Symbol(name, BOX, BOX, drawn)


_Drawn = tuple[Path | Circle | Rect, ...]


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
