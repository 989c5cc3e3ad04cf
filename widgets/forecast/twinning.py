"""Playing twin worlds beside the page: two moves, pair by pair, until there are enough."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from time import monotonic

from tutor.core.base.game import Decision, State
from tutor.core.laboratory.worlds import Worlds, play_pair
from widgets.forecast.thinking import Work, played, usual_policy
from widgets.forecast.workers import Workers
from widgets.shared.guard import Guard


class Twinning(Work):
    """The twin worlds of two moves; `worlds` is how things stand, `wanted` how many pairs."""

    def __init__(
        self,
        state: State,
        moves: tuple[Decision, Decision],
        guard: Guard,
        changed: Callable[[], None],
        workers: Workers,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(state, guard, changed, workers, clock)
        self.moves = moves
        self.worlds = Worlds(state, *moves, policy=usual_policy(state.game.name))
        self.wanted = 0

    def play(self, pairs: int) -> None:
        """Play until there are so many pairs; those there are stay."""
        self.wanted = pairs
        self.think(pairs)

    @property
    def is_done(self) -> bool:
        """Whether there are as many as asked for."""
        return len(self.worlds.pairs) >= self.wanted

    @property
    def has_found(self) -> bool:
        """Whether a pair was played."""
        return bool(self.worlds.pairs)

    @property
    def spent(self) -> float:
        """The part of the pairs that were played, from 0 to 1: they take as long as they take."""
        return min(1.0, len(self.worlds.pairs) / max(self.wanted, 1))

    async def _round(self, pool: Executor) -> None:
        """Play the pairs that are left."""
        jobs = [(asked.number, asked) for asked in self.worlds.ask(self.wanted)]
        async for _, pair in played(pool, play_pair, jobs):
            self.worlds.count(pair)
            self._changed()
