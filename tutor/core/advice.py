"""Advice: decisions weighed by rules of thumb, each with the reason for it.

A game that gives advice has a room `advice` with a function `advise(state, player)`. It weighs
every legal decision of that player, from their view alone, best first; anybody else gets none.
`advise(state, player, other)` weighs them from what another player knows as well, so that its
reasons can be told to that other; it is empty where nothing but secrets could speak for them.
One source serves the players who decide so, hints, and the answer to "why is this good?".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tutor.core.game import Decision


class Reason(NamedTuple):
    """Why a decision is good, or is not: the rule of thumb and the figures it looked at.

    `numbers` holds JSON values, as an event's data do; `GameText.reason` says both.
    """

    key: str
    numbers: Mapping[str, Any]


UNTOLD: Final = Reason("untold", {})
"""Stands for a reason that rests on what the one who asks may not know. No game says it."""


class Advice(NamedTuple):
    """A decision with its reason; the greater the weight, the better it seems.

    Weights compare the decisions of one moment, not moments.
    """

    decision: Decision
    reason: Reason
    weight: float


def best_first(weighed: list[Advice]) -> list[Advice]:
    """The best first; where weights are equal, in the order of the rules."""
    return sorted(weighed, key=lambda advice: -advice.weight)
