"""The processes of a page that play games for it: never more than one set of them at a time.

Repeated requests use the same set, and it ends when there was no request for a while.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import asynccontextmanager
from typing import Final

from tutor.core.laboratory.experiment import quiet_executor

MOST_WORKERS: Final = 2
"""The most processes of one page: a server of a class has many pages."""
REST: Final = 20.0
"""Seconds without a request after which the processes end."""


def workers() -> int:
    """The number of processes that play: one core is left to the page."""
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))


class Workers:
    """Lends an executor to one forecast at a time, and keeps it for the next one."""

    def __init__(
        self, make: Callable[[], Executor] = lambda: quiet_executor(workers()), rest: float = REST
    ) -> None:
        self._make, self._rest = make, rest
        self._pool: Executor | None = None
        self._lock = asyncio.Lock()
        self._ending: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def lend(self) -> AsyncIterator[Executor]:
        """The executor, as soon as the forecast before has released it."""
        async with self._lock:
            if self._ending is not None:
                self._ending.cancel()
            if self._pool is None:
                self._pool = self._make()
            try:
                yield self._pool
            except BrokenExecutor:
                self._end()
                raise
            finally:
                if self._pool is not None:
                    loop = asyncio.get_running_loop()
                    self._ending = loop.call_later(self._rest, self._end_at_rest)

    def _end_at_rest(self) -> None:
        if not self._lock.locked():
            self._end()

    def _end(self) -> None:
        """Let the processes end; their work has been done or given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
