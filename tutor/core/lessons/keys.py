"""The keys of a lesson's messages, in a catalogue or in a study: they are made here alone."""

from __future__ import annotations

from typing import Literal

PartKind = Literal["act", "alternative", "exhibit", "reason", "step"]


def lesson_key(name: str) -> str:
    """The key of the name of a lesson."""
    return f"lesson-{name}"


def part_key(kind: PartKind, name: str) -> str:
    """The key of the text of a part of a lesson; its forms have the key with a dot and the form."""
    return f"{kind}-{name}"
