"""How much one visitor may ask for, so that all the others are served as well."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import psutil

# What a page sends, in messages: a burst when a slider is dragged or a file is uploaded.
MESSAGES_AT_ONCE: Final = 400
MESSAGES_A_SECOND: Final = 100
MESSAGE_SIZE: Final = 65_536  # so many bytes of a larger one count as a message each

# A page has one connection to its kernel, and for a moment two when it was interrupted.
CONNECTIONS: Final = 4

# Pages that one address opens: a class behind one router arrives together, and some reload.
ARRIVALS_AT_ONCE: Final = 60
ARRIVALS_A_SECOND: Final = 1
ADDRESSES_REMEMBERED: Final = 4096

# Seconds until a page that was turned away is worth another try.
COME_BACK_AFTER: Final = 30

# What kernels print into the log, in bytes; a traceback takes about two thousand.
PRINTED_AT_ONCE: Final = 20_000
PRINTED_A_SECOND: Final = 100

# Seconds that a kernel waits for its first page; a slow network takes long to load one.
FIRST_PAGE: Final = 180

# Seconds that a connection may be silent between two requests or within one, and how much may
# come in a request: a game in an address is smaller, and nothing is sent in a body.
IDLE_CONNECTION: Final = 20
HEADERS: Final = 65_536
BODY: Final = 65_536

# A kernel with the tutor takes 85 MB, and more with long games.
KERNEL_SIZE: Final = 110 * 2**20
FEWEST_PLACES: Final = 4
MOST_PLACES: Final = 200


class Pace:
    """So much at once, and so much in each second after that."""

    def __init__(
        self, at_once: float, a_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._clock = clock
        self._left = at_once
        self._since = clock()

    @property
    def is_rested(self) -> bool:
        """Whether everything may be taken at once again."""
        return self._refill() >= self._at_once

    def allows(self, amount: float = 1) -> bool:
        """Take the amount if there is so much; whether there was."""
        if self._refill() < amount:
            return False
        self._left -= amount
        return True

    def wait(self, amount: float = 1) -> float:
        """Take the amount in any case; how many seconds to wait before it is used."""
        self._left = self._refill() - amount
        return max(0.0, -self._left / self._a_second)

    def _refill(self) -> float:
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._since) * self._a_second)
        self._since = now
        return self._left


def places() -> int:
    """How many kernels the memory of this machine has room for, with a fifth to spare."""
    room: int = psutil.virtual_memory().available * 4 // 5 // KERNEL_SIZE
    return max(FEWEST_PLACES, min(MOST_PLACES, room))
