"""Playing to the end of a stage, and the estimate of what is reached there.

A stage is what a game declares for its search: a day, a round. A game without an estimate has no
such figures.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from tutor.core.base.game import Playout
from tutor.core.base.policy import POLICIES, Policy
from tutor.core.laboratory.playing import outcome_of


class Stage(NamedTuple):
    """The point at which a playout may stop, and the estimate there."""

    of: Callable[[Playout], Hashable]
    estimate: Callable[[Playout], Sequence[float]]

    def play(
        self, playout: Playout, policies: Sequence[Policy], names: Sequence[str], begun: Hashable
    ) -> tuple[float, ...]:
        """Play until the stage is another than `begun`, each seat by its policy.

        Returns each player's chance to win there, or the result of a game that is over.
        """
        of_name = dict(zip(names, policies, strict=True))
        while playout.due is not None and self.of(playout) == begun:
            playout.play(of_name[playout.due.player].choose(playout))
        if playout.due is None:
            return outcome_of(playout.freeze().position()["result"], names).wins
        return tuple(self.estimate(playout))


def stage_of(game: str) -> Stage | None:
    """The stages of a game by its name; None without stages or without an estimate."""
    own = POLICIES.of(game)
    if own is None or own.stage is None or own.estimate is None:
        return None
    return Stage(own.stage, own.estimate)
