"""The cards turned in a game, small, for the timeline."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tutor.core.drawing.scene import Paint, Rect, Symbol, Use
from tutor.core.drawing.svg import picture
from tutor.core.records.lines import Line
from tutor.incan_gold.components import Components
from tutor.incan_gold.game import IncanGoldState
from tutor.incan_gold.scene.cards import gem
from tutor.incan_gold.scene.pictures import hazard, thing
from tutor.incan_gold.scene.themes import THEMES
from widgets.shared.markup import Markup
from widgets.shared.themes import ThemeName

WIDE: Final = 20.0
HIGH: Final = 24.0
SIGN: Final = 15.0
SHOWN: Final = 20.0


def turned_cards(line: Line, theme: ThemeName) -> Iterator[tuple[int, Markup]]:
    """The last card of each step that turned any, with the ply at which it lies there."""
    first = line.states[0]
    assert isinstance(first, IncanGoldState)
    figures = first.components
    path = first.public_view()["path"]
    if path:
        yield 0, _draw_card(path[-1], figures, theme)
    for ply in range(1, line.plies + 1):
        cards = [
            event.data["card"]
            for event in line.events_at(ply)
            if event.type.endswith(("_found", "_met", "_struck"))
        ]
        if cards:
            yield ply, _draw_card(cards[-1], figures, theme)


def _draw_card(card: str, figures: Components, theme: ThemeName) -> Markup:
    if card in figures.hazard_kind:
        return _picture(figures.hazard_kind[card], theme)
    return _picture("treasure" if card in figures.treasure_value else "artifact", theme)


@lru_cache(maxsize=64)
def _picture(kind: str, theme: ThemeName) -> Markup:
    look = THEMES[theme]
    if kind == "treasure":
        sign, ground, edge = gem("turquoise", theme), look.treasure_ground, look.gold_deep
    elif kind == "artifact":
        sign, ground, edge = thing(kind, theme), look.artifact_ground, look.gold_deep
    else:
        sign, ground, edge = hazard(kind, theme), look.hazard_ground, look.hazard
    plate = Rect(0.8, 0.8, WIDE - 1.6, HIGH - 1.6, 3, Paint(ground, edge, 1.4))
    scale = SIGN / max(sign.width, sign.height)
    left, top = (WIDE - sign.width * scale) / 2, (HIGH - sign.height * scale) / 2
    card = Symbol(f"turned-{kind}", WIDE, HIGH, (plate, Use(sign, left, top, scale)))
    return Markup(picture(card, SHOWN))
