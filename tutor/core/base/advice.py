"""Advice: decisions weighed by rules of thumb, each with the reason for it.

A game that gives advice has an `Adviser` in its kit. It weighs every legal decision of a player,
from their view alone, best first; for other players it returns nothing. With another player it
weighs them from the shared knowledge of both, so that its reasons can be told to that player; a
reason that rests on secrets alone is UNTOLD, or left out. One source serves the players who decide
so, hints, and the answer to "why is this good?".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol

from tutor.core.base.game import Decision, State


class Reason(NamedTuple):
    """The reason for or against a decision: the rule of thumb and its figures.

    `numbers` holds JSON values, as an event's data do; `GameWords.reason` says both.
    """

    key: str
    numbers: Mapping[str, Any]


UNTOLD: Final = Reason("untold", {})
"""Stands for a reason that rests on secrets. No game has words for it."""


class Advice(NamedTuple):
    """A decision with its reason; the greater the weight, the better it seems.

    Weights compare the decisions of one moment, not moments.
    """

    decision: Decision
    reason: Reason
    weight: float


class Adviser(Protocol):
    """Weighs decisions by a game's rules of thumb."""

    def __call__(self, state: State, player: str, other: str | None = None) -> list[Advice]:
        """Every legal decision of a player with its reason, best first. Raises RecordError.

        With `other` they are weighed from what that player knows as well.
        """


def best_first(weighed: list[Advice]) -> list[Advice]:
    """The best first; decisions of equal weight in the order of the rules."""
    return sorted(weighed, key=lambda advice: -advice.weight)
