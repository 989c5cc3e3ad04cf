"""Decisions, and which of them is due."""

from __future__ import annotations

from typing import NamedTuple

Choice = None | str | int | tuple[str, ...]


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
