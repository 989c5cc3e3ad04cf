"""Playing to the end of a stage, and the estimate of what is reached there.

A stage is what a game declares for its search: a day, a round. A game without an estimate has no
such figures.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from tutor.core.base.game import Playout
from tutor.core.base.kit import kit_of
from tutor.core.base.policy import Policy
from tutor.core.laboratory.playing import outcome_of


class Early(NamedTuple):
    """Each player's chance to win at the end of the stage, and the decisions on the way there.

    Where the game is over before, the chances are what it came to.
    """

    chances: tuple[float, ...]
    decisions: int


class Stage(NamedTuple):
    """Where a playout of a game may stop, and what is estimated there."""

    of: Callable[[Playout], Hashable]
    estimate: Callable[[Playout], Sequence[float]]

    def play(
        self, playout: Playout, policies: Sequence[Policy], names: Sequence[str], begun: Hashable
    ) -> Early:
        """Play until the stage is another than `begun`, each seat by its policy."""
        of_name = dict(zip(names, policies, strict=True))
        made = 0
        while playout.due is not None and self.of(playout) == begun:
            playout.play(of_name[playout.due.player].choose(playout))
            made += 1
        if playout.due is None:
            return Early(outcome_of(playout.freeze().position()["result"], names).wins, made)
        return Early(tuple(self.estimate(playout)), made)


def stage_of(game: str) -> Stage | None:
    """The stages of a game by its name; None where it has none, or nothing is estimated there."""
    own = kit_of(game).policies
    if own is None or own.stage is None or own.estimate is None:
        return None
    return Stage(own.stage, own.estimate)
