"""The colours of the temple's own things in the three themes; all else is every board's."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from tutor.core.drawing.palette import PALETTES, Palette, ThemeName


@dataclass(frozen=True)
class Theme(Palette):
    """Every colour of the board. `grain` is how strong the joints of stones show."""

    name: ThemeName
    turquoise: str
    obsidian: str
    shine: str
    hazard: str
    hazard_ground: str
    artifact_ground: str
    stone: str
    floor: str
    floor_edge: str
    joint: str
    back: str
    flame: str
    canvas: str
    wood: str
    grain: float


THEMES: Final[dict[str, Theme]] = {
    "light": Theme(
        **asdict(PALETTES["light"]),
        name="light",
        turquoise="#3FA9A5",
        obsidian="#4A4152",
        shine="#FFFFFF",
        hazard="#9A3412",
        hazard_ground="#FBEBDF",
        artifact_ground="#F4DDBF",
        stone="#E4DCCB",
        floor="#F7F1E4",
        floor_edge="#857A67",
        joint="#8C8373",
        back="#245452",
        flame="#E07A1F",
        canvas="#E9C39A",
        wood="#8A5A34",
        grain=0.3,
    ),
    "dark": Theme(
        **asdict(PALETTES["dark"]),
        name="dark",
        turquoise="#5CC9C3",
        obsidian="#8E83A0",
        shine="#F4EDDF",
        hazard="#F5AE84",
        hazard_ground="#43261A",
        artifact_ground="#6E4A2C",
        stone="#4E473C",
        floor="#3A342B",
        floor_edge="#8F8472",
        joint="#8F8472",
        back="#2C6B68",
        flame="#F2994A",
        canvas="#D8B48A",
        wood="#B98A5E",
        grain=0.22,
    ),
    "contrast": Theme(
        **asdict(PALETTES["contrast"]),
        name="contrast",
        turquoise="#00B5AD",
        obsidian="#000000",
        shine="#FFFFFF",
        hazard="#7A1500",
        hazard_ground="#FFFFFF",
        artifact_ground="#FFE3C2",
        stone="#FFFFFF",
        floor="#FFFFFF",
        floor_edge="#000000",
        joint="#FFFFFF",
        back="#00403E",
        flame="#D24A00",
        canvas="#FFE3C2",
        wood="#6B3A12",
        grain=0.0,
    ),
}
