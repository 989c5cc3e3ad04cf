"""The rows of priests and virgins: tiles left, uncovered step values, and the present step value.

On a close layout (large type on a narrow screen), a row has only the sign of the order, the
number of tiles left and the present step value. One line explains the sign of reconstructed
figures: it is among the rows if there is room, else beside the city.
"""

from __future__ import annotations

from typing import Final

from tutor.core.base.schema import Position
from tutor.core.drawing.elements import NOTE, PADDING, card, centred_words, heading, label
from tutor.core.drawing.lettering import CAPITAL, shorten, width
from tutor.core.drawing.outline import Box
from tutor.core.drawing.scene import Group, Paint, Rect, Shape, Symbol, Use, Words
from tutor.princes.components import Order
from tutor.princes.identifiers import ORDERS
from tutor.princes.scene.look import Look, sign
from tutor.princes.scene.pictures import BAND, BOX, emblem, woven_band

CLOSE_TYPE: Final = 14
CLOSE_VALUE: Final = 19
CLOSE_SIGN: Final = 21.0
CLOSE_EDGE: Final = 5.0

TILE = (24.0, 26.0)
GLYPH = 0.79
PITCH = 26.0
ROW = 30.0
TOP = 34.0
VALUE = 28.0
_FIRST = 83.0
_STRIP_NAMES, _STRIP_TILES = 21.0, 43.0
"""The distances from the top of a strip to its names and to the middle of its tiles, in pixels."""
LEGEND_SIGN, LEGEND_PILL = 30.0, 14.0
"""The width of the sign of reconstructed figures with its margins, in pixels.

`LEGEND_PILL` is the part of this width that only a rounded label needs.
"""


def close_row_box(look: Look, name: str) -> Box:
    """Return the box of a row, on a close layout."""
    box = look.layout.orders
    high = (box.height - BAND - 3) / len(ORDERS)
    top = box.top + BAND + 1 + ORDERS.index(name) * high
    return Box(box.left + 2, top, box.right - 2, top + high)


def close_row(look: Look, name: str, left: int, value: int | None) -> tuple[Shape, ...]:
    """Return a row on a close layout: its sign, the number of tiles left and the present step value."""
    box, theme = close_row_box(look, name), look.theme
    x, y = box.left + CLOSE_EDGE, box.centre[1]
    base = y + CAPITAL * CLOSE_TYPE / 2
    sign = Use(emblem(name, theme.ink, theme.surface), x, y - CLOSE_SIGN / 2, CLOSE_SIGN / BOX)
    said = Words(x + CLOSE_SIGN + 3, base, f"×{left}", CLOSE_TYPE, theme.ink, theme.surface)
    shown, ink = ("–", theme.second) if value is None else (str(value), theme.accent)
    base = y + CAPITAL * CLOSE_VALUE / 2
    at = Words(box.right - CLOSE_EDGE, base, shown, CLOSE_VALUE, ink, theme.surface, "serif", "end")
    return sign, label(f"left-{name}", said), label(f"value-{name}", at)


def still_orders(look: Look) -> Group:
    """Return the parts that never change: the card, the names of rows, the places of the step values."""
    box, theme = look.layout.orders, look.theme
    shapes: list[Shape] = [
        *card(box, theme),
        *woven_band(box, theme),
    ]
    if look.layout.is_close:
        named = look.say("orders")
        return Group("orders", tuple(shapes), named, area=box.polygon(), role="panel")
    if not _is_strip(box):
        shapes += heading(look.theme, box, "orders", look.say("orders"), look.say("orders-note"))
    for name in ORDERS:
        left, y, room = _named_at(look, name)
        words = shorten(look.say(f"order-{name}"), "bold", NOTE, room)
        base = y + CAPITAL * NOTE / 2
        at = Words(left, base, words, NOTE, theme.ink, theme.surface, "bold")
        shapes.append(label(f"row-{name}", at))
        if look.components.orders[name].reconstructed_figures:
            past = left + width(words, "bold", NOTE) + 10
            shapes.append(sign(past if _is_strip(box) else box.left + _FIRST - 5, y, theme))
    return Group("orders", tuple(shapes), look.say("orders"), area=box.polygon(), role="panel")


def moving_orders(look: Look, position: Position) -> Group:
    """Return the parts that change: the tiles left, the uncovered and the present step values."""
    rows = tuple(
        _row(look, row_box(look, name), name, int(position["orders_left"][name])) for name in ORDERS
    )
    return Group("in-the-houses", rows)


def row_box(look: Look, name: str) -> Box:
    """Return the box of a row of tiles; on a strip the rows are side by side."""
    if look.layout.is_close:
        return close_row_box(look, name)
    box, at = look.layout.orders, ORDERS.index(name)
    if _is_strip(box):
        wide = (box.width - 8) / len(ORDERS)
        left = box.left + 4 + at * wide
        return Box(left, box.top + BAND, left + wide, box.bottom - 2)
    top = box.top + TOP + at * ROW
    return Box(box.left + 4, top, box.right - 4, top + ROW)


def free_of_tiles(look: Look) -> Box:
    """Return the free box beside the rows: beside the last name on a strip, else beside the first row."""
    box = look.layout.orders
    name = ORDERS[-1 if _is_strip(box) else 0]
    row, past = row_box(look, name), box.right - PADDING
    if _is_strip(box):
        left, y, room = _named_at(look, name)
        words = shorten(look.say(f"order-{name}"), "bold", NOTE, room)
        return Box(left + width(words, "bold", NOTE) + 24, y - 9, past, y + 9)
    first, tiles = row.left + _FIRST - 4, look.components.orders[name].tiles
    return Box(first + tiles * PITCH + 8, row.top, past - VALUE, row.bottom)


def _is_strip(box: Box) -> bool:
    """Whether the rows are side by side, because the panel is too low for a stack of rows."""
    return box.height < TOP + len(ORDERS) * ROW


def _named_at(look: Look, name: str) -> tuple[float, float, float]:
    """Return the left edge, the middle and the largest width of a row's name, in pixels."""
    box, row = look.layout.orders, row_box(look, name)
    if _is_strip(box):
        return row.left + PADDING, box.top + _STRIP_NAMES, row.width - 2 * PADDING - VALUE - 14
    return box.left + PADDING, row.centre[1], _FIRST - PADDING - 14


def _row(look: Look, box: Box, name: str, left: int) -> Group:
    order = look.components.orders[name]
    value = order.step_value(left)
    drawn = close_row(look, name, left, value) if look.layout.is_close else None
    return Group(
        f"order-{name}",
        drawn or _tiles(look, box, name, left),
        look.say("order", order=look.say(f"order-{name}"), left=left, all=order.tiles),
        _description(look, order, value),
        row_box(look, name).polygon(),
        "piece",
    )


def _tiles(look: Look, box: Box, name: str, left: int) -> tuple[Shape, ...]:
    """Return the tiles of a row, the uncovered step values, and the present step value."""
    theme, panel = look.theme, look.layout.orders
    order = look.components.orders[name]
    y = panel.top + _STRIP_TILES if _is_strip(panel) else box.centre[1]
    first = box.left + (PADDING - 1 if _is_strip(panel) else _FIRST - 4)
    taken = len(order.uncovered_values(left))
    shapes: list[Shape] = []
    scale = _scale(box.right - PADDING + 4 - VALUE - first, order.tiles)
    wide, high = TILE[0] * scale, TILE[1] * scale
    for index, value in enumerate(order.values):
        x = first + (index + 0.5) * PITCH * scale
        if index >= taken:
            half = BOX / 2 * GLYPH * scale
            shapes.append(Use(_tile(look, name), x - half, y - half, GLYPH * scale))
        else:
            in_force = index == taken - 1
            ground = theme.accent if in_force else theme.sunken
            ink = theme.on_accent if in_force else theme.second
            paint = Paint(ground, theme.accent if in_force else theme.hairline, 1)
            shapes += [
                Rect(x - wide / 2, y - high / 2, wide, high, 5, paint),
                centred_words(x, y, str(value), 14, ink, ground),
            ]
    value_now = order.step_value(left)
    shown = "–" if value_now is None else str(value_now)
    base = y + CAPITAL * 19 / 2
    colour = theme.second if value_now is None else theme.accent
    right = box.right - PADDING + 4
    number_at = Words(right, base, shown, 19, colour, theme.surface, "serif", "end")
    return (*shapes, label(f"value-{name}", number_at))


def _scale(room: float, tiles: int) -> float:
    """Return the scale of a row's tiles; long rows are smaller, so that the step value has room."""
    return min(1.0, room / (tiles * PITCH))


def _tile(look: Look, name: str) -> Symbol:
    """Return a tile with the emblem of its order in the middle."""
    theme = look.theme
    wide, high = TILE[0] / GLYPH, TILE[1] / GLYPH
    paint = Paint(theme.raised, theme.control, 1.2 / GLYPH)
    plate = Rect((BOX - wide) / 2, (BOX - high) / 2, wide, high, 5 / GLYPH, paint)
    picture = emblem(name, theme.ink, theme.raised)
    return Symbol(f"tile-{name}", BOX, BOX, (plate, *picture.shapes))


def _description(look: Look, order: Order, value: int | None) -> str:
    parts = [
        look.say("order-value", value=value) if value is not None else look.say("order-no-value"),
        look.say("order-cost", goods=look.amounts(order.cost)),
        *(look.say(f"order-{name}-reconstructed") for name in order.reconstructed_figures),
    ]
    return " ".join(parts)


def still_legend(look: Look) -> Group:
    """Return the sign of reconstructed figures, with the word that explains it."""
    theme, layout = look.theme, look.layout
    words = look.say("legend-reconstructed")
    high = layout.type + 5
    wide = width(words, "sans", layout.type) + LEGEND_SIGN
    room = free_of_tiles(look)
    is_inside = room.width >= wide - LEGEND_PILL
    if is_inside:
        right, middle = room.right + LEGEND_PILL / 2, room.centre[1]
    else:
        # Under the basket of the bank there is room beside the city.
        right, middle = layout.city.right, layout.city.bottom - high / 2 - 2
    left = right - wide
    text = centred_words(
        left + 19 + (wide - 27) / 2, middle, words, layout.type, theme.ink, theme.surface, False
    )
    ground = Rect(
        left, middle - high / 2, wide, high, high / 2, Paint(theme.surface, theme.hairline, 1)
    )
    shapes: tuple[Shape, ...] = (sign(left + 11, middle, theme), text)
    return Group(
        "legend",
        shapes if is_inside else (ground, *shapes),
        words,
        look.say("legend-explained"),
        role="label",
    )
