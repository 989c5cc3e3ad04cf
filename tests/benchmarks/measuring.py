"""Measures pieces of work in turns, each once a round, so that a busy machine slows all of them alike."""

import gc
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple

Work = Callable[[], int]


class Measured(NamedTuple):
    """The number of things done, and the CPU seconds of this process, in each round."""

    done: list[int]
    seconds: list[float]

    @property
    def per_second(self) -> float:
        """Return the median number of things done in a second."""
        pairs = zip(self.done, self.seconds, strict=True)
        return median(done / seconds for done, seconds in pairs)

    @property
    def microseconds(self) -> float:
        """Return the median number of microseconds that one thing takes."""
        return 1e6 / self.per_second


def in_turns(works: dict[str, Work], rounds: int) -> dict[str, Measured]:
    """Run every piece of work `rounds` times, one after another in each round.

    Each piece returns the number of things that it has done.
    """
    found = {name: Measured([], []) for name in works}
    for work in works.values():
        work()
    for _ in range(rounds):
        for name, work in works.items():
            gc.collect()
            begun = process_time()
            done = work()
            found[name].seconds.append(process_time() - begun)
            found[name].done.append(done)
    return found
