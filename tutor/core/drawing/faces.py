"""Faces of players, drawn from a description: parts from back to front, and their colours.

A face lies on the same shape and colour as its player's mark. Faces differ in hair, hat and
expression, never in colour alone. Each game names its own persons.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tutor.core.drawing.elements import mark
from tutor.core.drawing.palette import PALETTES
from tutor.core.drawing.scene import Paint, Path, Symbol

BOX: Final = 48.0
"""The side of the square in which a face is drawn, in pixels."""


class Face(NamedTuple):
    """The description of a face: the names of its parts from back to front, and their colours."""

    parts: tuple[str, ...]
    skin: str = "#C98D62"
    hair: str = "#33211A"
    cloth: str = "#9C4B3A"
    trim: str = "#F3DFA9"


class Stroke(NamedTuple):
    """An outline of a part of a face: its path text, the colour of its fill, and the colour of its line.

    A colour is the name of a field of `Face`, or "ink", "teeth" or "leaf".
    """

    text: str
    fill: str = ""
    line: str = ""
    width: float = 1.1


PARTS: Final[dict[str, tuple[Stroke, ...]]] = {
    "bust": (
        Stroke("M11 45C12 40 17.5 37 24 37S36 40 37 45C32 47.6 16 47.6 11 45Z", "cloth"),
        Stroke("M16 39.6L24 45.4 32 39.6", "", "trim", 2),
    ),
    "braids": (
        Stroke(
            "M24 11C32 11 36.4 16.4 36.4 24 36.6 31 38.2 36 36.8 42 34.6 43.6 32.6 42.6 32.2 40.4"
            " 32.6 36 31.8 33 31 30H17C16.2 33 15.4 36 15.8 40.4 15.4 42.6 13.4 43.6 11.2 42 9.8 36"
            " 11.4 31 11.6 24 11.6 16.4 16 11 24 11Z",
            "hair",
        ),
        Stroke("M11 38L15.6 37.4M32.4 37.4L37 38", "", "trim", 2),
    ),
    "bob": (
        Stroke(
            "M24 10.6C32.4 10.6 36.4 16 36.4 24 36.4 29 36.2 32 35 35H13C11.8 32 11.6 29 11.6 24"
            " 11.6 16 15.6 10.6 24 10.6Z",
            "hair",
        ),
    ),
    "ears": (
        Stroke(
            "M14.4 23.4C11 22.6 10.8 29.4 14.8 30ZM33.6 23.4C37 22.6 37.2 29.4 33.2 30Z", "skin"
        ),
    ),
    "round head": (
        Stroke(
            "M24 13.6C31 13.6 34.6 18.6 34.6 25.6 34.6 33 30 38.6 24 38.6S13.4 33 13.4 25.6C13.4"
            " 18.6 17 13.6 24 13.6Z",
            "skin",
        ),
    ),
    "square head": (
        Stroke(
            "M24 13.6C31 13.6 34.2 17.6 34.2 23.6L33.8 32.4C33.4 37 30 39 24 39S14.6 37 14.2"
            " 32.4L13.8 23.6C13.8 17.6 17 13.6 24 13.6Z",
            "skin",
        ),
    ),
    "short hair": (
        Stroke(
            "M13.4 25.4C12 17 15.6 11.4 24 11.4S36 17 34.6 25.4C33 24.6 32.4 22 31.4 20.4 26 20.8"
            " 20 20.4 16.8 19.6 15.6 21.6 15 24.6 13.4 25.4Z",
            "hair",
        ),
    ),
    "fringe": (
        Stroke(
            "M13.2 24C13.6 16.6 18 13 24 13S34.4 16.6 34.8 24C30.4 22.6 26.4 20.6 24 17.6 21.6 20.6"
            " 17.6 22.6 13.2 24Z",
            "hair",
        ),
    ),
    "knitted cap": (
        Stroke("M24 9.6C21.4 9.6 20.4 5.2 24 4.6 27.6 5.2 26.6 9.6 24 9.6Z", "trim"),
        Stroke(
            "M13 23.6C12.2 14.6 17 8.6 24 8.6S35.8 14.6 35 23.6L36.8 33C34.8 34 33 32.6 32.6"
            " 30L31.6 21.4C27 19.8 21 19.8 16.4 21.4L15.4 30C15 32.6 13.2 34 11.2 33Z",
            "cloth",
        ),
        Stroke("M14.6 18.6L17.8 15 20.9 17.6 24 14.4 27.1 17.6 30.2 15 33.4 18.6", "", "trim", 1.8),
    ),
    "felt hat": (
        Stroke("M15.6 18C15 10 18.6 6.6 24 6.6S33 10 32.4 18Z", "cloth"),
        Stroke("M15.6 14.2Q24 16.2 32.4 14.2", "", "trim", 2.4),
        Stroke(
            "M7 20C11 15.8 18 16.4 24 16.4S37 15.8 41 20C36.6 22.4 30 21.4 24 21.4S11.4 22.4 7 20Z",
            "cloth",
        ),
    ),
    "feathers": (
        Stroke("M19.6 14.4C15.6 12.4 13.4 8.6 13.8 4.8 17.6 6.2 20.4 9.8 19.6 14.4Z", "trim"),
        Stroke("M28.4 14.4C32.4 12.4 34.6 8.6 34.2 4.8 30.4 6.2 27.6 9.8 28.4 14.4Z", "trim"),
        Stroke("M24 15C21 11 21 6 24 2.6 27 6 27 11 24 15Z", "cloth"),
        Stroke(
            "M13 20C15.6 15.6 19.6 13.8 24 13.8S32.4 15.6 35 20L34.4 22.8C31.6 18.8 28 17.4 24"
            " 17.4S16.4 18.8 13.6 22.8Z",
            "cloth",
        ),
    ),
    "eyes": (
        Stroke("M17.8 26Q19.6 22.8 21.4 26 19.6 29.2 17.8 26Z", "ink"),
        Stroke("M26.6 26Q28.4 22.8 30.2 26 28.4 29.2 26.6 26Z", "ink"),
        Stroke("M24 26.8Q26 29.4 23.4 29.8", "", "ink"),
    ),
    "raised brows": (
        Stroke("M17 22.6Q19.4 20.8 21.8 22.2M26.2 22.2Q28.6 20.8 31 22.6", "", "hair", 1.4),
    ),
    "heavy brows": (Stroke("M16.8 23.2L22 24.2M26 24.2L31.2 23.2", "", "hair", 1.9),),
    "one brow up": (
        Stroke("M17 23.2Q19.4 22.2 21.8 23.2M26.4 22Q29 19.8 31.2 22", "", "hair", 1.5),
    ),
    "smile": (Stroke("M19 31.6Q24 36.4 29 31.6", "", "ink", 1.6),),
    "grin": (Stroke("M18.6 31.2Q24 32.6 29.4 31.2 28.6 36.4 24 36.4T18.6 31.2Z", "teeth"),),
    "calm mouth": (Stroke("M20.6 33H27.4", "", "ink", 1.6),),
    "moustache": (
        Stroke(
            "M24 30.2C26.4 29 30 30 31.6 32.8 28.8 33.4 26 33 24 31.8 22 33 19.2 33.4 16.4 32.8 18"
            " 30 21.6 29 24 30.2Z",
            "hair",
        ),
        Stroke("M21.6 35.4Q25 35.8 27.4 34.4", "", "ink", 1.5),
    ),
    "stalk": (Stroke("M28.4 34Q34 34.4 39.4 28.6M36 32.4L39.8 32.6", "", "leaf", 1.6),),
}
"""The parts of faces, each as its outlines from back to front."""

_PLAIN: Final = (
    ("bust", "ears", "round head", "short hair", "eyes", "calm mouth"),
    ("bust", "bob", "round head", "fringe", "eyes", "raised brows", "smile"),
    ("bust", "ears", "square head", "short hair", "eyes", "raised brows", "smile"),
    ("bust", "braids", "round head", "fringe", "eyes", "calm mouth"),
)


def plain_face(seat: int) -> Face:
    """Return the face of a player at a seat whose person is not known. Seats count from 0."""
    return Face(_PLAIN[seat % len(_PLAIN)])


@lru_cache(maxsize=64)
def draw_face(face: Face, seat: int, theme_name: str) -> Symbol:
    """Return a face on the shape of the player at `seat`, in a theme."""
    palette = PALETTES[theme_name]
    colours = face._asdict() | {"ink": "#1F1611", "teeth": "#FFFFFF", "leaf": "#4E8A2E"}
    ground, _ = mark(seat, "", BOX / 2, BOX / 2 + 1, BOX - 4, 1, theme_name)
    edge = palette.outline

    def paint(stroke: Stroke) -> Paint:
        if stroke.line:
            return Paint(None, colours[stroke.line], stroke.width)
        return Paint(colours[stroke.fill], edge, stroke.width)

    drawn = (Path(each.text, paint(each)) for name in face.parts for each in PARTS[name])
    return Symbol(f"face{seat + 1}", BOX, BOX, (ground, *drawn))
