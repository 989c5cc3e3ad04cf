"""The things that have marks on the board: legal, picked and refused things, and alternatives.

A caller that knows the rules (`widgets/princes/panels.py`) fills in these values. Things are ids
(`things.py`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Tapped:
    """A thing that the user has tapped.

    `walks` says whether the Prince would move there; `note` names the goods that the player lacks
    for a refused decision.
    """

    thing: str
    walks: bool = False
    note: str = ""


@dataclass(frozen=True)
class Marked:
    """The things to mark.

    `enter` has the districts that the player may enter, `choose` the ids of other things to choose.
    `ways` has at most three legal alternatives to a refused decision, each with its number on the
    card; after a refusal, only the alternatives and the refused thing have rings. `pointed` has the
    ids of things that a teacher points at; unless a thing is picked or refused, only these have
    rings.
    """

    enter: Collection[str] = ()
    choose: Collection[str] = ()
    picked: Tapped | None = None
    refused: Tapped | None = None
    ways: tuple[tuple[int, str], ...] = ()
    pointed: tuple[str, ...] = ()


NOTHING = Marked()
