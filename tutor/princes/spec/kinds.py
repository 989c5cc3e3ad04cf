"""The kinds of fields that only events, refusals and reasons of this game have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.core.base.schema import members, refer
from tutor.core.base.spec import FieldKind

KINDS: Final[Mapping[str, FieldKind]] = {
    "district": FieldKind("a district", refer("district")),
    "districts": FieldKind("districts", members(refer("district"))),
    "good": FieldKind("a good", refer("good")),
    "goods": FieldKind('amounts of goods, such as `{"corn": 3}`', refer("goods")),
    "order": FieldKind("an order", refer("order")),
    "orders": FieldKind("orders", members(refer("order"))),
    "tile": FieldKind("a Moon tile", refer("tile")),
    "tiles": FieldKind("Moon tiles", members(refer("tile"))),
    "card": FieldKind("a Sacrifice card", refer("card")),
    "cards": FieldKind("Sacrifice cards", members(refer("card"))),
    "due": FieldKind("what is due", refer("due")),
}
