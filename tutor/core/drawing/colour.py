"""Colours as "#RRGGBB": mixing them, and how well one reads on another (WCAG 2 contrast)."""

from __future__ import annotations

from functools import lru_cache


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255. Raises ValueError for anything but "#RRGGBB"."""
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"not a colour: {colour!r}")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=256)
def mix(colour: str, other: str, share: float) -> str:
    """The colour with so much (0 to 1) of the other in it.

    >>> mix("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    parts = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in parts)


def luminance(colour: str) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in channels(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, ground: str) -> float:
    """The contrast ratio of two colours, 1 to 21.

    >>> contrast("#000000", "#FFFFFF")
    21.0
    """
    high, low = sorted((luminance(colour), luminance(ground)), reverse=True)
    return round((high + 0.05) / (low + 0.05), 2)
