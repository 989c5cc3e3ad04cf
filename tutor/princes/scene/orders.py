"""The rows of priests and virgins: what is left, the numbers uncovered, the step value in force."""

from __future__ import annotations

from tutor.core.base.schema import Position
from tutor.core.drawing.lettering import CAPITAL, shortened
from tutor.core.drawing.outline import Box
from tutor.core.drawing.panels import NOTE, PADDING, card, centred, heading, label
from tutor.core.drawing.scene import Group, Paint, Rect, Shape, Symbol, Use, Words
from tutor.princes.components import Order
from tutor.princes.identifiers import ORDERS
from tutor.princes.scene.cloth import woven_band
from tutor.princes.scene.emblems import BOX, emblem
from tutor.princes.scene.look import Look, sign

TILE = (24.0, 26.0)
GLYPH = 0.79
PITCH = 26.0
ROW = 30.0
TOP = 34.0
VALUE = 28.0
_FIRST = 83.0


def still_orders(look: Look) -> Group:
    """The card, the rows' names, the numbers' places."""
    box, theme = look.layout.orders, look.theme
    shapes: list[Shape] = [
        *card(box, theme),
        *woven_band(box, theme),
        *heading(look.theme, box, "orders", look.say("orders"), look.say("orders-note")),
    ]
    for row, name in enumerate(ORDERS):
        y = _middle(box, row)
        words = shortened(look.say(f"order-{name}"), "bold", NOTE, _FIRST - PADDING - 14)
        base = y + CAPITAL * NOTE / 2
        at = Words(box.left + PADDING, base, words, NOTE, theme.ink, theme.surface, "bold")
        shapes.append(label(f"row-{name}", at))
        if look.components.orders[name].reconstructed:
            shapes.append(sign(box.left + _FIRST - 5, y, theme))
    return Group("orders", tuple(shapes), look.say("orders"), area=box.polygon(), role="panel")


def moving_orders(look: Look, position: Position) -> Group:
    """The tiles left, the numbers uncovered, the values in force."""
    box = look.layout.orders
    rows = tuple(
        _row(look, box, row, name, int(position["orders_left"][name]))
        for row, name in enumerate(ORDERS)
    )
    return Group("in-the-houses", rows)


def row_box(look: Look, name: str) -> Box:
    """The room of a row of tiles."""
    box = look.layout.orders
    top = box.top + TOP + ORDERS.index(name) * ROW
    return Box(box.left + 4, top, box.right - 4, top + ROW)


def _row(look: Look, box: Box, row: int, name: str, left: int) -> Group:
    theme = look.theme
    order = look.components.orders[name]
    y = _middle(box, row)
    taken = len(order.uncovered(left))
    shapes: list[Shape] = []
    scale = _scale(box, order.tiles)
    wide, high = TILE[0] * scale, TILE[1] * scale
    for index, value in enumerate(order.values):
        x = box.left + _FIRST + (index + 0.5) * PITCH * scale
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
                centred(x, y, str(value), 14, ink, ground),
            ]
    value_now = order.step_value(left)
    shown = "–" if value_now is None else str(value_now)
    base = y + CAPITAL * 19 / 2
    colour = theme.second if value_now is None else theme.accent
    right = box.right - PADDING
    number_at = Words(right, base, shown, 19, colour, theme.surface, "serif", "end")
    shapes.append(label(f"value-{name}", number_at))
    return Group(
        f"order-{name}",
        tuple(shapes),
        look.say("order", order=look.say(f"order-{name}"), left=left, all=order.tiles),
        _description(look, order, value_now),
        row_box(look, name).polygon(),
        "piece",
    )


def _scale(box: Box, tiles: int) -> float:
    """Rows longer than the printed ones are drawn smaller, so that the value keeps its place."""
    room = box.width - _FIRST - PADDING - VALUE
    return min(1.0, room / (tiles * PITCH))


def _tile(look: Look, name: str) -> Symbol:
    """A tile with its emblem in the middle of it, in the emblem's measure."""
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
        *(look.say(f"order-{name}-reconstructed") for name in order.reconstructed),
    ]
    return " ".join(parts)


def _middle(box: Box, row: int) -> float:
    return box.top + TOP + ROW * (row + 0.5)
