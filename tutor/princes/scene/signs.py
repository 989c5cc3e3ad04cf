"""The sign for what is reconstructed."""

from __future__ import annotations

from tutor.core.drawing.outline import sharp
from tutor.core.drawing.scene import Paint, Path
from tutor.princes.scene.themes import Theme


def sign(x: float, y: float, theme: Theme, reach: float = 4.2) -> Path:
    """The small hollow lozenge that marks what is reconstructed, about a centre."""
    corners = ((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
    return Path(sharp(corners), Paint(theme.raised, theme.ink, 1.3))
