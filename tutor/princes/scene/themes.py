"""The three palettes of the board: light, dark, high contrast. Colours only, no shapes."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from tutor.core.drawing.palette import PALETTES, Palette, ThemeName


@dataclass(frozen=True)
class Theme(Palette):
    """Every colour of the board: those of every board, and those of its own things."""

    name: ThemeName
    gain: str
    loss: str
    on_change: str
    kinds: dict[str, str]
    seal: str
    mortar: str
    mortar_edge: str
    stone_edge: str
    stone_light: str
    paving: str
    sky: str
    haze: str
    ridges: tuple[str, str, str]
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
            "production": "#BFD1A2",
            "temple": "#E9C39A",
            "recruiting": "#A8D0CC",
            "house": "#CFC2E2",
            "special": "#E4DCCB",
        },
        seal="#2B2620",
        mortar="#F7F1E4",
        mortar_edge="#857A67",
        stone_edge="#6F6453",
        stone_light="#FFFDF6",
        paving="#FBF6EA",
        sky="#E3ECEC",
        haze="#F1F4F0",
        ridges=("#C6D6D2", "#A9C0B8", "#8DA795"),
        skin="#C98B5E",
        corn="#E8B02E",
        llama="#F4E6CC",
        coca="#4F8A3C",
        pottery="#C4623A",
        cloth="#A8457F",
        stone="#A7A39B",
        blanket="#B8322A",
        moon="#39456B",
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
            "production": "#3F5635",
            "temple": "#6E4A2C",
            "recruiting": "#245452",
            "house": "#4D4270",
            "special": "#4E473C",
        },
        seal="#F4EDDF",
        mortar="#15120F",
        mortar_edge="#4A4338",
        stone_edge="#0B0907",
        stone_light="#CFC4AE",
        paving="#9C907B",
        sky="#1B2231",
        haze="#262E3C",
        ridges=("#232D38", "#22302F", "#233029"),
        skin="#D69A6C",
        corn="#F0BE45",
        llama="#F1E2C6",
        coca="#7DBB63",
        pottery="#E08A5E",
        cloth="#DD86B8",
        stone="#BDB8AE",
        blanket="#F0776B",
        moon="#A9B6DD",
        moon_rim="#6F7DAA",
        on_moon="#14110E",
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
        seal="#000000",
        mortar="#FFFFFF",
        mortar_edge="#000000",
        stone_edge="#000000",
        stone_light="#FFFFFF",
        paving="#FFFFFF",
        sky="#FFFFFF",
        haze="#FFFFFF",
        ridges=("#FFFFFF", "#FFFFFF", "#FFFFFF"),
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
