"""The colours of the board in three themes: colours of all games, and colours of this board."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from tutor.core.drawing.palette import PALETTES, Palette, ThemeName


@dataclass(frozen=True)
class Theme(Palette):
    """The colours of the board in one theme.

    `grain` is the opacity of the joints between stones.
    """

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
    treasure_ground: str
    niche: str
    sky: tuple[str, str]
    ridges: tuple[str, str, str]
    meadow: tuple[str, str]
    rock: tuple[str, str]
    rock_edge: str
    gloom: str
    light: str
    skin: str
    hat: str


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
        treasure_ground="#FFF3D2",
        niche="#2A1B10",
        sky=("#A9CBD6", "#F4E6C8"),
        ridges=("#A7C0BD", "#86A79C", "#6B9080"),
        meadow=("#B9CB86", "#7E9A58"),
        rock=("#86704C", "#4A3520"),
        rock_edge="#C9AE78",
        gloom="#0E0804",
        light="#FFB347",
        skin="#C68B5A",
        hat="#8A6B3A",
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
        treasure_ground="#4A3D1E",
        niche="#0D0906",
        sky=("#101A33", "#33466B"),
        ridges=("#2A3A52", "#22303F", "#1C2A2E"),
        meadow=("#26382A", "#16231A"),
        rock=("#3D3123", "#1C140C"),
        rock_edge="#6E5B3C",
        gloom="#050302",
        light="#F2994A",
        skin="#B07A4E",
        hat="#6E5530",
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
        treasure_ground="#FFFFFF",
        niche="#000000",
        sky=("#FFFFFF", "#FFFFFF"),
        ridges=("#FFFFFF", "#FFFFFF", "#FFFFFF"),
        meadow=("#FFFFFF", "#FFFFFF"),
        rock=("#FFFFFF", "#FFFFFF"),
        rock_edge="#000000",
        gloom="#FFFFFF",
        light="#FFFFFF",
        skin="#FFFFFF",
        hat="#FFFFFF",
    ),
}
