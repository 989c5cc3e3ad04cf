"""Executors: where games are played, in processes of their own or one after another right here.

Whatever executor plays them, games are counted in the order they were asked for, so the figures
are the same. Where processes are lost on the way, what they were playing is played again.
"""

from __future__ import annotations

import ast
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import suppress
from inspect import currentframe
from pathlib import Path
from threading import Thread
from typing import ClassVar, Final, Generic, Literal, ParamSpec, TypeVar

from tutor.core.base.errors import Fault, RecordError

P = ParamSpec("P")
R = TypeVar("R")
J = TypeVar("J")
T = TypeVar("T")

AHEAD: Final = 8
"""Jobs that are handed out before the first of them is done, at most; more to many processes."""

RENEWALS: Final = 2
"""New processes for those that were lost, in a row without a job done in between."""

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


class RecoveringExecutor(Executor):
    """An executor that may lose what computes, and of which lost jobs can be asked again.

    `ahead` is how many jobs it is given before the first is done, `losses` are the errors by which
    a job tells that it was lost.
    """

    losses: ClassVar[tuple[type[Exception], ...]] = (BrokenExecutor,)
    ahead: int = AHEAD

    @property
    def loss_count(self) -> int:
        """How often something that computed was lost so far."""
        return 0

    def renew(self) -> bool:
        """Begin again after a loss; False where that is of no use."""
        return False


class ProcessExecutor(RecoveringExecutor):
    """Processes of this machine; when one is lost all are, and `renew` starts others."""

    def __init__(self, workers: int, make: Callable[[], Executor]) -> None:
        self.ahead, self._make = max(AHEAD, 2 * workers), make
        self._pool, self._lost = make(), 0

    @property
    def loss_count(self) -> int:
        """How often a process was lost, and with it the others."""
        return self._lost

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The future of a call in one of the processes. Raises BrokenExecutor after a loss."""
        return self._pool.submit(fn, *args, **kwargs)

    def renew(self) -> bool:
        """Let the rest of the processes end and begin with new ones."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._lost += 1
        self._pool = self._make()
        return True

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the processes end, after what they are doing."""
        self._pool.shutdown(wait=wait, cancel_futures=cancel_futures)


def executor(workers: int = 1) -> Executor:
    """An executor of so many processes; serial for one, and where there are no processes."""
    return _processes(workers, _leave_interrupts) if workers > 1 else SerialExecutor()


def quiet_executor(workers: int = 1) -> Executor:
    """An executor of processes that give way to all else; serial where there are none.

    They end with the process that asked for them, however that ends.
    """
    return _processes(workers, _play_quietly)


Obstacle = Literal["browser", "unread", "unguarded"]


def obstacle() -> Obstacle | None:
    """Why no processes can begin here, if none can: each imports the main module.

    That must be a file, not the standard input; and it must not ask for processes again while it is
    imported, as it does without `if __name__ == "__main__":`. A prompt or a notebook imports
    nothing.
    """
    main = sys.modules.get("__main__")
    file = getattr(main, "__file__", None)
    if sys.platform == "emscripten":
        return "browser"
    if file is not None and not Path(file).exists():
        return None if getattr(main, "__spec__", None) is not None else "unread"
    return "unguarded" if file is not None and _asks_when_imported(Path(file)) else None


def _asks_when_imported(file: Path) -> bool:
    """Whether a statement of the main module that is being run stands outside of every guard."""
    frame = currentframe()
    while frame is not None and (
        frame.f_code.co_name != "<module>" or frame.f_globals.get("__name__") != "__main__"
    ):
        frame = frame.f_back
    if frame is None or Path(frame.f_code.co_filename) != file:
        return False
    with suppress(OSError, ValueError):  # ValueError: what is no Python text, as an archive
        return not any(
            isinstance(node, ast.If)
            and "__name__" in ast.unparse(node.test)
            and node.lineno <= frame.f_lineno <= (node.end_lineno or 0)
            for node in ast.parse(file.read_bytes()).body
        )
    return False


def _processes(workers: int, begin: Callable[[], None]) -> Executor:
    if obstacle() is None:
        with suppress(ImportError, OSError):
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            # A fork would take along threads and open files, of a server for example.
            context = get_context("spawn")
            return ProcessExecutor(workers, lambda: ProcessPoolExecutor(workers, context, begin))
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

    What is lost with its process is done again, as often as the pool can begin again. Raises
    RecordError when the processes are gone for good.
    """
    ahead = 1 if isinstance(pool, SerialExecutor) else getattr(pool, "ahead", AHEAD)
    waiting: deque[_Asked[J, T]] = deque()
    try:
        for job in jobs:
            waiting.append(_Asked(pool, work, job))
            if len(waiting) >= ahead:
                yield _first(pool, waiting)
        while waiting:
            yield _first(pool, waiting)
    finally:
        for each in waiting:
            each.future.cancel()


class _Asked(Generic[J, T]):
    """A job and the future of its result; a job that cannot be handed out is lost."""

    def __init__(self, pool: Executor, work: Callable[[J], T], job: J) -> None:
        self._pool, self._work, self._job = pool, work, job
        self.ask()

    def ask(self) -> None:
        """Hand the job out."""
        try:
            self.future = self._pool.submit(self._work, self._job)
        except BrokenExecutor as error:
            self.future = Future()
            self.future.set_exception(error)

    def is_done(self) -> bool:
        """Whether there is a result, or an error of the job's own, which no loss takes back."""
        future = self.future
        if not future.done() or future.cancelled():
            return False
        return not isinstance(future.exception(), losses_of(self._pool))


def losses_of(pool: Executor) -> tuple[type[Exception], ...]:
    """The errors by which an executor tells that it has lost a job."""
    return pool.losses if isinstance(pool, RecoveringExecutor) else (BrokenExecutor,)


def _renew(pool: Executor) -> bool:
    return isinstance(pool, RecoveringExecutor) and pool.renew()


def _first(pool: Executor, waiting: deque[_Asked[J, T]]) -> T:
    """The result of the first job; after a loss it and all that were lost with it are asked again.

    What still computes when another process is lost is lost as well, so that it is asked again.
    """
    for renewals in range(RENEWALS + 1):
        try:
            found = waiting[0].future.result()
        except losses_of(pool):
            if renewals == RENEWALS or not _renew(pool):
                break
            for each in waiting:
                if not each.is_done():
                    each.ask()
        else:
            waiting.popleft()
            return found
    raise RecordError([Fault("workers", "workers_lost", {})]) from None


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
