"""The woven things beside the city: the awning over the market, the band over the houses."""

from __future__ import annotations

from typing import Final

from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import number
from tutor.core.drawing.scene import Paint, Path, Rect, Shape
from tutor.princes.scene.themes import Theme

STRIPES: Final = 8
DROP: Final = 16.0
SCALLOP: Final = 8.0
BAND: Final = 9.0
KNOT: Final = 12.0


def awning(box: Box, theme: Theme) -> tuple[Shape, ...]:
    """Stripes of cloth that hang from a beam along the top of a card."""
    wide = box.width / STRIPES
    edge = Paint(None, theme.outline, theme.edge, opacity=0.5)
    texts = ["" for _ in theme.weave]
    for stripe in range(STRIPES):
        x = box.left + stripe * wide
        text = (
            f"M{number(x)} {number(box.top + 2)}v{number(DROP)}q{number(wide / 2)} "
            f"{number(SCALLOP * 1.6)} {number(wide)} 0v-{number(DROP)}z"
        )
        texts[3 if stripe % 2 else 0 if stripe % 4 == 0 else 2] += text
    shapes: list[Shape] = [
        Path(text, Paint(colour)) for text, colour in zip(texts, theme.weave, strict=True) if text
    ]
    shapes.append(Path("".join(texts), edge))
    beam = Paint(theme.wood, theme.outline, 1)
    return (*shapes, Rect(box.left - 4, box.top - 3, box.width + 8, 7, 3, beam))


def woven_band(box: Box, theme: Theme) -> tuple[Shape, ...]:
    """A band of stepped figures between two threads along the top of a card."""
    ground, gold, blue, _ = theme.weave
    left, top = box.left + 4, box.top
    count = int((box.width - 8) // KNOT)
    pitch = (box.width - 8) / count
    step = "v-3h2v-3h2v-3h2v3h2v3h2v3z"
    figures = ["", ""]
    for knot in range(count):
        x = left + knot * pitch + (pitch - 10) / 2
        figures[knot % 2] += f"M{number(x)} {number(top + BAND)}{step}"
    return (
        Rect(left - 4, top, box.width, BAND, 3, Paint(ground, theme.outline, theme.edge * 0.8)),
        Path(figures[0], Paint(gold)),
        Path(figures[1], Paint(blue)),
    )
