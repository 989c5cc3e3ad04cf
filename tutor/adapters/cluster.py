"""An executor that runs jobs on a cluster of Dask, given the address of the cluster's scheduler.

The extra `cluster` installs Dask's `distributed`. Every worker needs the same versions of the tutor
and of Python, so that the same seeds give the same results. If a worker is lost, the scheduler
gives its jobs to other workers; a job fails if it is lost too often.
"""

from __future__ import annotations

import pickle
import platform
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Future
from contextlib import suppress
from typing import Any, ClassVar, Final, ParamSpec, TypeVar
from uuid import uuid4

from distributed import Client, KilledWorker
from distributed.comm import CommClosedError

from tutor import __version__
from tutor.core.base.errors import Fault, RecordError
from tutor.core.laboratory.experiment import RecoveringExecutor

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE: Final = 20
"""The seconds to wait for the scheduler, and then for its first worker."""
JOBS_A_THREAD: Final = 2
"""The jobs for each thread of the workers: one runs and one waits, so that no thread is idle."""


def installed_versions() -> str:
    """Return the versions of the tutor and of Python, on which results depend."""
    python = ".".join(platform.python_version_tuple()[:2])
    return f"machu-tutor {__version__}, Python {python}"


def perform(packed: bytes) -> Any:
    """Return the result of a pickled call; Dask searches no pickled bytes for tasks."""
    fn, args, kwargs = pickle.loads(packed)  # noqa: S301 - `submit` packs the call; a client of a worker can call anything anyway
    return fn(*args, **kwargs)


class ClusterExecutor(RecoveringExecutor):
    """An executor for jobs on the workers of a cluster; `workers` is the most jobs at a time.

    Raises RecordError if no cluster answers, if the cluster has no workers, or if a worker has
    another version of the tutor or of Python.
    """

    losses: ClassVar[tuple[type[Exception], ...]] = (
        BrokenExecutor,
        KilledWorker,
        CancelledError,
        CommClosedError,
    )

    def __init__(self, address: str, workers: int | None = None) -> None:
        try:
            self._client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, ImportError):  # because a time-out is an OSError
            raise RecordError(
                [Fault("cluster", "cluster_unreachable", {"found": address})]
            ) from None
        try:
            threads = self._check(address)
        except BaseException:
            self._client.close()
            raise
        self.ahead = workers or JOBS_A_THREAD * threads
        self._pool = self._client.get_executor()
        self._name, self._asked, self._lost = f"machu_tutor-{uuid4().hex}", 0, 0

    def _check(self, address: str) -> int:
        """Return the number of threads of all workers.

        Raises RecordError if a worker has other versions.
        """
        try:
            self._client.wait_for_workers(1, timeout=PATIENCE)
        except OSError:
            raise RecordError([Fault("cluster", "cluster_empty", {"found": address})]) from None
        try:
            versions = set(self._client.run(installed_versions).values())
        except ImportError:
            versions = {"machu-tutor —"}
        for found in sorted(versions - {installed_versions()}):
            numbers = {"found": found, "expected": installed_versions()}
            raise RecordError([Fault("cluster", "cluster_unfit", numbers)])
        return sum(self._client.nthreads().values())

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Return the future result of a call on one of the workers."""
        self._asked += 1
        packed = pickle.dumps((fn, args, kwargs))
        found: Future[T] = self._pool.submit(perform, packed, key=f"{self._name}-{self._asked}")
        return found

    @property
    def loss_count(self) -> int:
        """The number of lost workers that had jobs of this executor, as the scheduler reports."""
        with suppress(OSError, *self.losses):
            if self._client.status == "running":
                self._lost = sum(
                    self._is_loss(event) for _, event in self._client.get_events("all")
                )
        return self._lost

    def _is_loss(self, event: Any) -> bool:
        if not isinstance(event, dict) or event.get("action") != "remove-worker":
            return False
        keys = {*event.get("processing-tasks", ()), *event.get("lost-computed-tasks", ())}
        return any(str(key).startswith(self._name) for key in keys)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Disconnect from the cluster, which continues to run."""
        self._lost = self.loss_count
        self._pool.shutdown(wait=wait and not cancel_futures)
        self._client.close()
