"""A decision that is being put together part by part, with the parts so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Draft(NamedTuple):
    """The type of the decision, and its parts so far. They need not be legal, nor of the game."""

    kind: str
    parts: tuple[str, ...]


def write_draft(kind: str, parts: Iterable[str]) -> str:
    """A draft as the value of a control."""
    return f"{kind}:{','.join(parts)}"


def read_draft(value: str) -> Draft:
    """The draft that a control asks for."""
    kind, _, parts = value.partition(":")
    return Draft(kind, tuple(filter(None, parts.split(","))))
