"""The colours of every board in three themes: grounds, inks, edges and the players' colours.

The themes are light, dark and high contrast. Each game adds the colours of its own things. A colour
is written "#RRGGBB". Functions mix two colours, and compute the contrast of one on another (WCAG
2).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, Protocol

ThemeName = Literal["light", "dark", "contrast"]
MOST_PLAYERS: Final = 8


class Colours(Protocol):
    """The colours of a theme that the panels of every game use."""

    @property
    def surface(self) -> str:
        """The colour of the background of cards and panels."""

    @property
    def ink(self) -> str:
        """The colour of words."""

    @property
    def second(self) -> str:
        """The colour of notes."""

    @property
    def hairline(self) -> str:
        """The colour of the edge of panels."""

    @property
    def edge(self) -> float:
        """The width of the edge of panels, in pixels."""


@dataclass(frozen=True)
class Palette:
    """The colours that all boards share. The tuples for players are in seat order."""

    surface: str
    raised: str
    sunken: str
    ink: str
    second: str
    hairline: str
    control: str
    accent: str
    on_accent: str
    glow: str
    players: tuple[str, ...]
    letters: tuple[str, ...]
    halo: str
    outline: str
    gold: str
    gold_deep: str
    edge: float


PALETTES: Final[dict[str, Palette]] = {
    "light": Palette(
        surface="#FDF8EC",
        raised="#FFFFFF",
        sunken="#EFE5CE",
        ink="#2B241C",
        second="#5B5040",
        hairline="#D6C8A6",
        control="#8C7A55",
        accent="#6B2358",
        on_accent="#FFFFFF",
        glow="#6B2358",
        players=(
            *("#1F5FA8", "#B8322A", "#F0BE2E", "#2B241C", "#1C7A4D"),
            *("#8A4B12", "#0B6E78", "#5E6879"),
        ),
        letters=(
            *("#FFFFFF", "#FFFFFF", "#2B241C", "#FFFFFF", "#FFFFFF"),
            *("#FFFFFF", "#FFFFFF", "#FFFFFF"),
        ),
        halo="#FFFFFF",
        outline="#2B241C",
        gold="#F0BE2E",
        gold_deep="#C88A12",
        edge=1.0,
    ),
    "dark": Palette(
        surface="#211E1A",
        raised="#2B2722",
        sunken="#171512",
        ink="#F4EDDF",
        second="#C6BBA8",
        hairline="#3D382F",
        control="#8F8472",
        accent="#EDB3DC",
        on_accent="#2A1024",
        glow="#F6C9EA",
        players=(
            *("#5FA5EE", "#F0776B", "#F2C642", "#E8E4DC", "#5CC490"),
            *("#C99A6B", "#4FC4CF", "#A3AFC2"),
        ),
        letters=("#14110E",) * MOST_PLAYERS,
        halo="#171512",
        outline="#14110E",
        gold="#F2C642",
        gold_deep="#D29A22",
        edge=1.0,
    ),
    "contrast": Palette(
        surface="#FFFFFF",
        raised="#FFFFFF",
        sunken="#FFFFFF",
        ink="#000000",
        second="#000000",
        hairline="#000000",
        control="#000000",
        accent="#4B0082",
        on_accent="#FFFFFF",
        glow="#4B0082",
        players=(
            *("#003F9E", "#B00012", "#FFD400", "#000000", "#00643A"),
            *("#7A3B00", "#00616B", "#4A5568"),
        ),
        letters=(
            *("#FFFFFF", "#FFFFFF", "#000000", "#FFFFFF", "#FFFFFF"),
            *("#FFFFFF", "#FFFFFF", "#FFFFFF"),
        ),
        halo="#FFFFFF",
        outline="#000000",
        gold="#FFD400",
        gold_deep="#9A6A00",
        edge=2.0,
    ),
}


def channels(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue of a colour, from 0 to 255.

    Raises ValueError if the colour is not written "#RRGGBB".
    """
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"not a colour: {colour!r}")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=256)
def mix(colour: str, other: str, share: float) -> str:
    """Return a mix of two colours with a share (0 to 1) of the other one.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    parts = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in parts)
