"""Executors: where games are played, in processes of their own or one after another right here.

Whatever executor plays them, games are counted in the order they were asked for, so the figures
are the same.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import suppress
from threading import Thread
from typing import Final, ParamSpec, TypeVar

from tutor.core.base.errors import Fault, RecordError

P = ParamSpec("P")
R = TypeVar("R")
J = TypeVar("J")
T = TypeVar("T")

AHEAD: Final = 8
"""Jobs that are handed out before the first of them is done, at most."""

NICENESS: Final = 10


class SerialExecutor(Executor):
    """Does everything at once where it is asked, for places without processes."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The finished future of a call."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def executor(workers: int = 1) -> Executor:
    """An executor of so many processes; serial for one, and where there are no processes."""
    return _processes(workers, _leave_interrupts) if workers > 1 else SerialExecutor()


def quiet_executor(workers: int = 1) -> Executor:
    """An executor of processes that give way to all else; serial where there are none.

    They end with the process that asked for them, however that ends.
    """
    return _processes(workers, _play_quietly)


def _processes(workers: int, begin: Callable[[], None]) -> Executor:
    if sys.platform != "emscripten":
        with suppress(ImportError, OSError):
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            # A fork would take along threads and open files, of a server for example.
            return ProcessPoolExecutor(workers, get_context("spawn"), begin)
    return SerialExecutor()


def _leave_interrupts() -> None:
    """Let who asked hear of an interrupt, not the processes that play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_quietly() -> None:
    """Play when nothing else has to be done, and not longer than somebody waits for it."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    _leave_interrupts()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = parent_process()

    def end_with_parent() -> None:
        if parent is not None:
            wait([parent.sentinel])
            os._exit(1)

    Thread(target=end_with_parent, daemon=True).start()


def in_order(pool: Executor, work: Callable[[J], T], jobs: Iterable[J]) -> Iterator[T]:
    """The results of jobs in the order of the jobs; whoever stops reading stops the rest.

    Raises RecordError when the processes are gone.
    """
    ahead = 1 if isinstance(pool, SerialExecutor) else AHEAD
    waiting: deque[Future[T]] = deque()
    try:
        for job in jobs:
            waiting.append(pool.submit(work, job))
            if len(waiting) >= ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenExecutor:
        raise RecordError([Fault("workers", "workers_lost", {})]) from None
    finally:
        for future in waiting:
            future.cancel()


def last_report(reports: Iterator[R]) -> R:
    """The last of some reports; when somebody interrupts, the last there was.

    Raises RecordError when there was none yet.
    """
    found = None
    with suppress(KeyboardInterrupt):
        for report in reports:
            found = report
    if found is None:
        raise RecordError([Fault("", "interrupted", {})])
    return found
