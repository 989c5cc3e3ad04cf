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
        "choice",
        "card",
        "card_or_null",
        "cards",
        "hazard",
        "count",
        "count_or_null",
    ]
    | tuple[str, ...]
)
"""One of these words, or the identifiers themselves from which the field takes one."""

Fields = Mapping[str, Kind]

MEANINGS: Final[Mapping[Kind, str]] = {
    "player": "a player's name",
    "players": "players' names, in the order that counts",
    "choice": "`torch` or `camp`",
    "card": "a card",
    "card_or_null": "a card, or null",
    "cards": "cards, in the order that counts",
    "hazard": "a kind of hazard",
    "count": "a whole number, 0 or more",
    "count_or_null": "a whole number, or null",
}


def in_words(kind: Kind) -> str:
    """A kind as it stands in a table of the reference."""
    if isinstance(kind, tuple):
        return " or ".join(f"`{word}`" for word in kind)
    return MEANINGS[kind]
