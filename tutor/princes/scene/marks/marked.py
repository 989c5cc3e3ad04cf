"""What is marked on the board: what may be done, what is picked, what was refused, what works.

Values only, told by whoever knows the rules; things are named by their ids (`things.py`).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Tapped:
    """A thing somebody tapped.

    `walks` says whether the Prince would go there, `note` what is short where it was refused.
    """

    thing: str
    walks: bool = False
    note: str = ""


@dataclass(frozen=True)
class Marked:
    """`enter` are districts that may be entered, `choose` ids of other things that may be chosen.

    `ways` are at most three things that work instead of what was refused, each with the number it
    has on the card. Where something was refused only they are ringed. `pointed` are ids of things
    a teacher speaks of: then they alone are ringed.
    """

    enter: Collection[str] = ()
    choose: Collection[str] = ()
    picked: Tapped | None = None
    refused: Tapped | None = None
    ways: tuple[tuple[int, str], ...] = ()
    pointed: tuple[str, ...] = ()


NOTHING = Marked()
