"""Searching beside the page for what a player decides: the same decision wherever it is found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final

from tutor.core.base.players import Chosen
from tutor.core.laboratory.executors import SerialExecutor
from tutor.core.laboratory.search import Steps
from tutor.core.laboratory.searching import run_search
from widgets.forecast.thinking import BREATH, Work, played
from widgets.forecast.workers import Workers
from widgets.session.waiting import Awaited
from widgets.shared.guard import Guard

SECONDS: Final = 2
"""What a search takes, more or less: it is done when it is done."""


class Searching(Work):
    """The search for one decision; `chosen` is what came of it, None before.

    A process searches as a whole, at its leisure; what it finds for nobody is dropped.
    """

    def __init__(
        self, awaited: Awaited, guard: Guard, changed: Callable[[], None], workers: Workers
    ) -> None:
        super().__init__(awaited.state, guard, changed, workers)
        self._player = awaited.player
        self.chosen: Chosen | None = None

    @property
    def is_done(self) -> bool:
        """Whether it was found."""
        return self.chosen is not None

    @property
    def has_found(self) -> bool:
        """Whether it was found."""
        return self.is_done

    async def _round(self, pool: Executor) -> None:
        """Search in a process, or here with a breath after each deal."""
        if isinstance(pool, SerialExecutor):
            for _ in self._here():
                await asyncio.sleep(BREATH)
            return
        async for _, chosen in played(pool, run_search, [(0, self._player.search(self.state))]):
            self.chosen = chosen

    def _here(self) -> Steps[None]:
        self.chosen = yield from self._player.steps(self.state)
