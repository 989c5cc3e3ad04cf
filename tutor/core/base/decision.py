"""Decisions, whose they are, and how those that are one choice stand in records.

Games whose decisions say more than `{"player", "type", "choice"}` read and write their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor.core.base.reading import Reader, inside
from tutor.core.base.schema import JSONObject

Choice = None | str | int | tuple[str, ...]

Choices = Mapping[str, Sequence[str] | range]
"""The choices of each type of decision: identifiers, or a range of numbers."""


class Decision(NamedTuple):
    """A decision of one player: its type and the one thing chosen.

    `choice` is None (nothing, or nothing to choose), one identifier, a count, or a tuple of
    identifiers in the order of the rules.
    """

    player: str
    type: str
    choice: Choice = None


class Due(NamedTuple):
    """The decision due: its player and its type (`turn` and `trade` admit several answers)."""

    player: str
    type: str


def write_choice(decision: Decision) -> JSONObject:
    """The JSON object of a decision."""
    return {"player": decision.player, "type": decision.type, "choice": decision.choice}


def read_choice(data: object, choices: Choices, players: Sequence[str], place: str) -> Decision:
    """The decision of a JSON object. Raises RecordError with the place of every fault."""
    reader = Reader()
    found = reader.record(data, place, ("player", "type", "choice"))
    player = kind = choice = None
    if "player" in found:
        player = reader.identifier(found["player"], inside(place, "player"), players)
    if "type" in found:
        kind = reader.identifier(found["type"], inside(place, "type"), tuple(choices))
    if "choice" in found and kind is not None:
        choice = _read(reader, found["choice"], inside(place, "choice"), choices[kind])
    reader.finish()
    return Decision(player or "", kind or "", choice)


def _read(reader: Reader, data: object, place: str, allowed: Sequence[str] | range) -> Choice:
    if isinstance(allowed, range):
        return reader.integer(data, place, allowed[0], allowed[-1])
    return reader.identifier(data, place, allowed)
