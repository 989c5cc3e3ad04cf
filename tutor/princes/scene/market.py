"""The market: its prices, the goods on it, and the prices of the next sale and purchase.

A large board has a ladder of prices. On a close layout (large type on a narrow screen) there are
only the price of the next sale and of the next purchase.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import NOTE, card, centred_words, label
from tutor.core.drawing.lettering import CAPITAL, shorten, width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.pathtext import Point
from tutor.core.drawing.scene import Group, Paint, Rect, Shape, Symbol, Use, Words
from tutor.princes.identifiers import MARKET_GOODS
from tutor.princes.scene.look import Look
from tutor.princes.scene.pictures import BOX, awning, good
from tutor.princes.things import space, way_beside

CLOSE_TYPE: Final = 13
CLOSE_PRICE: Final = 16
CLOSE_EDGE: Final = 6.0
CLOSE_ROWS: Final = ("market-sell", "market-buy")
CLOSE_SIGN: Final = 20.0
CLOSE_HEADS, CLOSE_FIRST, CLOSE_PITCH = 32.0, 51.0, 17.0
"""The distances of a close layout, in pixels.

They are the distance from the top to the signs of the goods, from the top to the first row of
prices, and between the rows.
"""

CELL_HEIGHT = 20.0
PITCH = 22.0
HEADS = 39.0
ROWS = 51.0
TITLE = 16.0
EDGE = 10.0
LEAST = 34.0
"""The width in pixels below which a column has a picture of its good as its heading."""


def close_market(look: Look) -> tuple[Shape, ...]:
    """Return the card of a close layout, with the signs of the goods and the names of the two rows."""
    box, theme = look.layout.market, look.theme
    shapes: list[Shape] = [*card(box, theme), *awning(box, theme)]
    for name in MARKET_GOODS:
        x, y = _close_column(look, name), box.top + CLOSE_HEADS
        sign = Use(good(name, theme.name), x - CLOSE_SIGN / 2, y - CLOSE_SIGN / 2, CLOSE_SIGN / BOX)
        shapes.append(Group(f"column-{name}", (sign,), look.say(f"market-{name}"), role="label"))
    for row, words in enumerate(CLOSE_ROWS):
        at = box.left + CLOSE_EDGE, box.top + CLOSE_FIRST + row * CLOSE_PITCH + 4.7
        said = shorten(look.say(words), "sans", CLOSE_TYPE, _close_margin(look))
        shapes.append(
            label(f"market-row-{row}", Words(*at, said, CLOSE_TYPE, theme.ink, theme.surface))
        )
    return tuple(shapes)


def close_goods(look: Look, position: Position) -> tuple[Group, ...]:
    """Return the two prices of each good, on a close layout."""
    box, theme, figures = look.layout.market, look.theme, look.components
    groups = []
    for name in MARKET_GOODS:
        x, count = _close_column(look, name), int(position["market"][name])
        sale, purchase = figures.sale_price(count), figures.purchase_price(count)
        shapes: list[Shape] = []
        for row, price in enumerate((sale, purchase)):
            y = box.top + CLOSE_FIRST + row * CLOSE_PITCH
            at = centred_words(x, y, str(price), CLOSE_PRICE, theme.ink, theme.surface)
            shapes.append(label(f"{name}-{row}", at))
        named = look.say(f"market-{name}")
        words = look.say("market-column", good=named, count=count, sale=sale, purchase=purchase)
        area = close_column(look, name).polygon()
        groups.append(Group(f"market-{name}", tuple(shapes), words, area=area, role="piece"))
    return tuple(groups)


def close_spaces(look: Look) -> dict[str, Point]:
    """Return the point where the goods of each space appear and disappear: the sign of the column."""
    y = look.layout.market.top + CLOSE_HEADS
    return {
        space(name, row): (_close_column(look, name), y)
        for name in MARKET_GOODS
        for row in range(look.components.spaces)
    }


def close_column(look: Look, name: str) -> Box:
    """Return the box of a column of a close layout, with its sign and its prices."""
    box, x = look.layout.market, _close_column(look, name)
    half = (box.width - _close_margin(look) - 2 * CLOSE_EDGE) / len(MARKET_GOODS) / 2
    return Box(x - half, box.top + CLOSE_HEADS - 11, x + half, box.bottom - 2)


def _close_margin(look: Look) -> float:
    return max(width(look.say(words), "sans", CLOSE_TYPE) for words in CLOSE_ROWS) + 3


def _close_column(look: Look, name: str) -> float:
    box, margin = look.layout.market, CLOSE_EDGE + _close_margin(look)
    share = (MARKET_GOODS.index(name) + 0.5) / len(MARKET_GOODS)
    return box.left + margin + (box.width - margin - CLOSE_EDGE) * share


def still_market(look: Look) -> Group:
    """Return the ladder with its prices and headings, under an awning."""
    box, theme = look.layout.market, look.theme
    if look.layout.is_close:
        drawn = close_market(look)
        return Group("market", drawn, look.say("market"), area=box.polygon(), role="panel")
    shapes: list[Shape] = [
        *card(box, theme),
        *awning(box, theme),
        label("market-heading", _title(look, box)),
    ]
    wide = _cell_width(look, box)
    for index, name in enumerate(MARKET_GOODS):
        x = _column(look, box, index)
        shapes.append(_head(look, box, name, x, wide))
        for row in range(look.components.spaces):
            empty = _cell(wide, Paint(theme.sunken, theme.hairline, 1))
            shapes.append(Use(empty, x - wide / 2, _row(box, row)))
    for row, price in enumerate(look.components.prices):
        base = _row(box, row) + CELL_HEIGHT / 2 + 5.5
        left = box.left + EDGE
        words_at = Words(left, base, str(price), 16, theme.ink, theme.surface, "serif")
        cob = Use(good("corn", theme.name), left + 14, base - 13, 15 / BOX)
        shapes.append(label(f"price-{row}", words_at, cob))
    for row, words in enumerate((look.say("market-sell"), look.say("market-buy"))):
        base = _foot(look, box, row) + 5
        at = Words(box.left + EDGE, base, words, NOTE, theme.second, theme.surface)
        shapes.append(label(f"market-row-{row}", at))
    return Group("market", tuple(shapes), look.say("market"), area=box.polygon(), role="panel")


def _head(look: Look, box: Box, name: str, x: float, wide: float) -> Group:
    """Return the heading of a column: the name of its good, or its picture if there is no room."""
    theme, words = look.theme, look.say(f"market-{name}")
    named = f"column-{name}"
    if wide < LEAST:
        picture = Use(good(name, theme.name), x - 10, box.top + HEADS - 11, 20 / BOX)
        return Group(named, (picture,), words, role="label")
    fitted = shorten(words, "bold", NOTE, wide + 12)
    return label(named, centred_words(x, box.top + HEADS, fitted, NOTE, theme.ink, theme.surface))


def moving_market(look: Look, position: Position) -> Group:
    """Return the goods on the ladder, and the prices of the next sale and purchase."""
    if look.layout.is_close:
        return Group("on-the-market", close_goods(look, position))
    box = look.layout.market
    columns = tuple(
        _goods(look, box, index, name, int(position["market"][name]))
        for index, name in enumerate(MARKET_GOODS)
    )
    return Group("on-the-market", columns)


def _goods(look: Look, box: Box, index: int, name: str, count: int) -> Group:
    theme = look.theme
    x, wide = _column(look, box, index), _cell_width(look, box)
    filled = _filled_space(look, name, wide)
    shapes: list[Shape] = [Use(filled, x - wide / 2, _row(box, row)) for row in range(count)]
    figures = look.components
    sale, purchase = figures.sale_price(count), figures.purchase_price(count)
    for row, price in enumerate((sale, purchase)):
        words_at = centred_words(x, _foot(look, box, row), str(price), 15, theme.ink, theme.surface)
        shapes.append(label(f"{name}-{row}", words_at))
    words = look.say(
        "market-column", good=look.say(f"market-{name}"), count=count, sale=sale, purchase=purchase
    )
    area = column_box(look, name).polygon()
    return Group(f"market-{name}", tuple(shapes), words, area=area, role="piece")


def spaces(look: Look) -> dict[str, Point]:
    """Return the middle of every space of the columns, by the name of the space."""
    if look.layout.is_close:
        return close_spaces(look)
    box = look.layout.market
    return {
        space(name, row): (
            _column(look, box, index),
            _row(box, row) + CELL_HEIGHT / 2,
        )
        for index, name in enumerate(MARKET_GOODS)
        for row in range(look.components.spaces)
    }


def ways_beside(look: Look) -> dict[str, Point]:
    """Return the points beside the market through which goods move to the bank.

    On the way through these points the goods cover no words.
    """
    bank = look.layout.bank
    if bank is None:
        return {}
    return {
        way_beside(name, row): (bank.centre[0], _row(look.layout.market, row) + CELL_HEIGHT / 2)
        for name in MARKET_GOODS
        for row in range(look.components.spaces)
    }


def column_box(look: Look, name: str) -> Box:
    """Return the box of a column, with its heading and its two prices."""
    if look.layout.is_close:
        return close_column(look, name)
    box = look.layout.market
    x, half = _column(look, box, MARKET_GOODS.index(name)), _cell_width(look, box) / 2 + 5
    return Box(x - half, box.top + HEADS - 10, x + half, box.bottom - 2)


def _cell(wide: float, paint: Paint) -> Symbol:
    return Symbol("cell", wide, CELL_HEIGHT, (Rect(0, 0, wide, CELL_HEIGHT, 6, paint),))


def _filled_space(look: Look, name: str, wide: float) -> Symbol:
    """Return a space of the ladder with a good on it."""
    theme = look.theme
    space = _cell(wide, Paint(theme.raised, theme.control, 1.2))
    piece = Use(good(name, theme.name), wide / 2 - 9, 1, 18 / BOX)
    return Symbol(f"cell-{name}", wide, CELL_HEIGHT, (*space.shapes, piece))


def _title(look: Look, box: Box) -> Words:
    """Return the name of the market, on the line with the names of its goods."""
    base = box.top + HEADS + CAPITAL * TITLE / 2
    theme = look.theme
    return Words(
        box.left + EDGE, base, look.say("market"), TITLE, theme.ink, theme.surface, "serif"
    )


def _margin(look: Look) -> float:
    """Return the width of the left margin of the market.

    The margin has the name of the market and the words of the last two rows.
    """
    widest = max(width(look.say(name), "sans", NOTE) for name in ("market-sell", "market-buy"))
    return EDGE + max(widest, width(look.say("market"), "serif", TITLE)) + 4


def _column(look: Look, box: Box, index: int) -> float:
    margin = _margin(look)
    room = box.width - margin - EDGE / 2
    return box.left + margin + room * (index + 0.5) / len(MARKET_GOODS)


def _cell_width(look: Look, box: Box) -> float:
    room = box.width - _margin(look) - EDGE / 2
    return min(room / len(MARKET_GOODS) - 12, 54)


def _row(box: Box, row: int) -> float:
    return box.top + ROWS + row * PITCH


def _foot(look: Look, box: Box, row: int) -> float:
    return _row(box, look.components.spaces) + 10 + row * 18
