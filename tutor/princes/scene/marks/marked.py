"""The values behind the marks on the board: legal, picked and refused things, alternatives.

They are plain values, filled in by a caller that knows the rules (`widgets/princes/panels.py`);
things are named by their ids (`things.py`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Tapped:
    """A thing that was tapped.

    `walks` is true if the Prince would move there; `note` names the goods missing after a refusal.
    """

    thing: str
    walks: bool = False
    note: str = ""


@dataclass(frozen=True)
class Marked:
    """`enter` are districts that may be entered, `choose` ids of other things that may be chosen.

    `ways` are at most three legal alternatives to a refused decision, each with its number on the
    card; after a refusal only they are ringed. `pointed` are ids of things that a teacher points
    at; then only they are ringed.
    """

    enter: Collection[str] = ()
    choose: Collection[str] = ()
    picked: Tapped | None = None
    refused: Tapped | None = None
    ways: tuple[tuple[int, str], ...] = ()
    pointed: tuple[str, ...] = ()


NOTHING = Marked()
