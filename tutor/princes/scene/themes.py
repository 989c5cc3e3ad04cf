"""The colours of the board in three themes: light, moonlit, high contrast."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from tutor.core.drawing.palette import PALETTES, Palette, ThemeName
from tutor.core.drawing.scene import Fill, Gradient, Stop, vertical_gradient


@dataclass(frozen=True)
class Theme(Palette):
    """Every colour of the board: the palette of all games, and the colours of this board.

    `rim` is the colour of the edge of pieces. `stones` has the ground colour of each kind of
    district, `kinds` the colour of its signs.
    """

    name: ThemeName
    gain: str
    loss: str
    on_change: str
    kinds: dict[str, str]
    stones: dict[str, Fill]
    rim: str
    seal: str
    mortar: str
    mortar_edge: str
    stone_edge: str
    stone_light: str
    paving: str
    sky: Fill
    mist: str
    ridges: tuple[Fill, Fill, Fill]
    masonry: Fill
    grass: str
    weave: tuple[str, str, str, str]
    wood: str
    sun: str
    glare: str
    skin: str
    corn: str
    llama: str
    coca: str
    pottery: str
    cloth: str
    stone: str
    blanket: str
    moon: str
    moon_rim: str
    on_moon: str
    card: str
    pattern: float


THEMES: Final[dict[str, Theme]] = {
    "light": Theme(
        **asdict(PALETTES["light"]),
        name="light",
        gain="#1E6245",
        loss="#9A3412",
        on_change="#FFFFFF",
        kinds={
            "production": "#BCCE95",
            "temple": "#E6BB88",
            "recruiting": "#9FC9C3",
            "house": "#C8B9DF",
            "special": "#E1D4B7",
        },
        stones={
            "production": vertical_gradient("#CFDCAA", "#A9BF7F"),
            "temple": vertical_gradient("#F0CF9F", "#DBA671"),
            "recruiting": vertical_gradient("#B7D9D2", "#86B9B2"),
            "house": vertical_gradient("#D9CDEA", "#B7A5D3"),
            "special": vertical_gradient("#ECE2CB", "#D6C6A3"),
        },
        rim="#FFFFFF",
        seal="#2B2620",
        mortar="#F4E8CC",
        mortar_edge="#8C7A55",
        stone_edge="#6F6453",
        stone_light="#FFFDF6",
        paving="#FBF6EA",
        sky=Gradient((Stop(0, "#A9CBD6"), Stop(0.14, "#C6DBDA"), Stop(0.34, "#F4E6C8"))),
        mist="#FDF7EA",
        ridges=(
            vertical_gradient("#A7C0BD", "#C3D0C4"),
            vertical_gradient("#86A79C", "#A3BBAC"),
            vertical_gradient("#6B9080", "#4F7365"),
        ),
        masonry=vertical_gradient("#A9BBA3", "#75917F"),
        grass="#BBCF8B",
        weave=("#7C2A3C", "#E0A22F", "#24506C", "#F3E3C0"),
        wood="#6B4A2B",
        sun="#F5BD35",
        glare="#FFE9A6",
        skin="#C98B5E",
        corn="#E8B02E",
        llama="#F4E6CC",
        coca="#4F8A3C",
        pottery="#C4623A",
        cloth="#A8457F",
        stone="#A7A39B",
        blanket="#B8322A",
        moon="#27365C",
        moon_rim="#8E9BC4",
        on_moon="#FFFFFF",
        card="#7A2E63",
        pattern=0.16,
    ),
    "dark": Theme(
        **asdict(PALETTES["dark"]),
        name="dark",
        gain="#8FD3A8",
        loss="#F5AE84",
        on_change="#14110E",
        kinds={
            "production": "#4C5D36",
            "temple": "#694629",
            "recruiting": "#2C5652",
            "house": "#4D4178",
            "special": "#423A2D",
        },
        stones={
            "production": vertical_gradient("#596A3C", "#405030"),
            "temple": vertical_gradient("#785030", "#5A3C22"),
            "recruiting": vertical_gradient("#35625F", "#234A48"),
            "house": vertical_gradient("#5A4C86", "#40366A"),
            "special": vertical_gradient("#4A4132", "#3A3226"),
        },
        rim="#DAD0BB",
        seal="#F4EDDF",
        mortar="#5B5138",
        mortar_edge="#2A251B",
        stone_edge="#0B0907",
        stone_light="#CFC4AE",
        paving="#9C907B",
        sky=Gradient((Stop(0, "#101A36"), Stop(0.16, "#27365C"), Stop(0.36, "#3A4660"))),
        mist="#8FA0B8",
        ridges=(
            vertical_gradient("#33455A", "#3A4B5A"),
            vertical_gradient("#263A48", "#2C404A"),
            vertical_gradient("#1E3036", "#142226"),
        ),
        masonry=vertical_gradient("#45544E", "#26342F"),
        grass="#5E7040",
        weave=("#6B2636", "#A87B2A", "#1F4259", "#9A8F76"),
        wood="#5A4028",
        sun="#F2C642",
        glare="#E9D9A0",
        skin="#D69A6C",
        corn="#F0BE45",
        llama="#F1E2C6",
        coca="#7DBB63",
        pottery="#E08A5E",
        cloth="#DD86B8",
        stone="#BDB8AE",
        blanket="#F0776B",
        moon="#27365C",
        moon_rim="#A9B6DD",
        on_moon="#F4EDDF",
        card="#8E3F76",
        pattern=0.2,
    ),
    "contrast": Theme(
        **asdict(PALETTES["contrast"]),
        name="contrast",
        gain="#00421F",
        loss="#7A1500",
        on_change="#FFFFFF",
        kinds={
            "production": "#E7F6D5",
            "temple": "#FFE3C2",
            "recruiting": "#D3F5F2",
            "house": "#EBDDFF",
            "special": "#FFFFFF",
        },
        stones={
            "production": "#E7F6D5",
            "temple": "#FFE3C2",
            "recruiting": "#D3F5F2",
            "house": "#EBDDFF",
            "special": "#FFFFFF",
        },
        rim="#FFFFFF",
        seal="#000000",
        mortar="#FFFFFF",
        mortar_edge="#000000",
        stone_edge="#000000",
        stone_light="#FFFFFF",
        paving="#FFFFFF",
        sky="#FFFFFF",
        mist="#FFFFFF",
        ridges=("#FFFFFF", "#FFFFFF", "#FFFFFF"),
        masonry="#FFFFFF",
        grass="#E7F6D5",
        weave=("#000000", "#FFFFFF", "#000000", "#FFFFFF"),
        wood="#000000",
        sun="#FFD400",
        glare="#FFFFFF",
        skin="#D08A55",
        corn="#FFC400",
        llama="#FFFFFF",
        coca="#1E8A00",
        pottery="#D24A00",
        cloth="#C4007A",
        stone="#BBBBBB",
        blanket="#B00012",
        moon="#000000",
        moon_rim="#000000",
        on_moon="#FFFFFF",
        card="#4B0082",
        pattern=0.75,
    ),
}
