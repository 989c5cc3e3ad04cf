"""What the fields of events and refusals hold: a closed list of kinds.

The tables of events and refusals name the kind of each field; the JSON Schema and the reference
pages are made from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

Kind = (
    Literal[
        "player",
        "players",
        "district",
        "districts",
        "good",
        "goods",
        "order",
        "orders",
        "tile",
        "tiles",
        "card",
        "cards",
        "due",
        "count",
        "count_or_null",
        "flag",
    ]
    | tuple[str, ...]
)
"""One of these words, or the identifiers themselves from which the field takes one."""

Fields = Mapping[str, Kind]

MEANINGS: Final[Mapping[Kind, str]] = {
    "player": "a player's name",
    "players": "players' names, in the order that counts",
    "district": "a district",
    "districts": "districts",
    "good": "a good",
    "goods": 'amounts of goods, such as `{"corn": 3}`',
    "order": "an order",
    "orders": "orders",
    "tile": "a Moon tile",
    "tiles": "Moon tiles",
    "card": "a Sacrifice card",
    "cards": "Sacrifice cards",
    "due": "what is due",
    "count": "a whole number, 0 or more",
    "count_or_null": "a whole number, or null",
    "flag": "true or false",
}


def in_words(kind: Kind) -> str:
    """A kind as it stands in a table of the reference."""
    if isinstance(kind, tuple):
        return " or ".join(f"`{word}`" for word in kind)
    return MEANINGS[kind]
