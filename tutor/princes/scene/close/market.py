"""The market without its ladder: what the next sale pays, what the next purchase costs."""

from __future__ import annotations

from typing import Final

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import card, centred_words, label
from tutor.core.drawing.lettering import shorten, width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import Point
from tutor.core.drawing.scene import Group, Shape, Use, Words
from tutor.princes.identifiers import MARKET_GOODS
from tutor.princes.scene.cloth import awning
from tutor.princes.scene.goods import BOX, good
from tutor.princes.scene.look import Look
from tutor.princes.things import space

TYPE: Final = 13
PRICE: Final = 16
EDGE: Final = 6.0
ROWS: Final = ("market-sell", "market-buy")
SIGN: Final = 20.0
HEADS, FIRST, PITCH = 32.0, 51.0, 17.0
"""The distances from the top of the signs of the goods, the first row of prices, and each further
row."""


def close_market(look: Look) -> tuple[Shape, ...]:
    """The card with the signs of the goods, and what the two rows are."""
    box, theme = look.layout.market, look.theme
    shapes: list[Shape] = [*card(box, theme), *awning(box, theme)]
    for name in MARKET_GOODS:
        x, y = _column(look, name), box.top + HEADS
        sign = Use(good(name, theme.name), x - SIGN / 2, y - SIGN / 2, SIGN / BOX)
        shapes.append(Group(f"column-{name}", (sign,), look.say(f"market-{name}"), role="label"))
    for row, words in enumerate(ROWS):
        at = box.left + EDGE, box.top + FIRST + row * PITCH + 4.7
        said = shorten(look.say(words), "sans", TYPE, _margin(look))
        shapes.append(label(f"market-row-{row}", Words(*at, said, TYPE, theme.ink, theme.surface)))
    return tuple(shapes)


def close_goods(look: Look, position: Position) -> tuple[Group, ...]:
    """The two prices of each good."""
    box, theme, figures = look.layout.market, look.theme, look.components
    groups = []
    for name in MARKET_GOODS:
        x, count = _column(look, name), int(position["market"][name])
        sale, purchase = figures.sale_price(count), figures.purchase_price(count)
        shapes: list[Shape] = []
        for row, price in enumerate((sale, purchase)):
            y = box.top + FIRST + row * PITCH
            at = centred_words(x, y, str(price), PRICE, theme.ink, theme.surface)
            shapes.append(label(f"{name}-{row}", at))
        named = look.say(f"market-{name}")
        words = look.say("market-column", good=named, count=count, sale=sale, purchase=purchase)
        area = close_column(look, name).polygon()
        groups.append(Group(f"market-{name}", tuple(shapes), words, area=area, role="piece"))
    return tuple(groups)


def close_spaces(look: Look) -> dict[str, Point]:
    """The place at which a good of each space arrives and leaves: the sign of its column."""
    y = look.layout.market.top + HEADS
    return {
        space(name, row): (_column(look, name), y)
        for name in MARKET_GOODS
        for row in range(look.components.spaces)
    }


def close_column(look: Look, name: str) -> Box:
    """The room of a column, with its sign and its prices."""
    box, x = look.layout.market, _column(look, name)
    half = (box.width - _margin(look) - 2 * EDGE) / len(MARKET_GOODS) / 2
    return Box(x - half, box.top + HEADS - 11, x + half, box.bottom - 2)


def _margin(look: Look) -> float:
    return max(width(look.say(words), "sans", TYPE) for words in ROWS) + 3


def _column(look: Look, name: str) -> float:
    box, margin = look.layout.market, EDGE + _margin(look)
    share = (MARKET_GOODS.index(name) + 0.5) / len(MARKET_GOODS)
    return box.left + margin + (box.width - margin - EDGE) * share
