"""The limits of the server: on requests, messages and kernels, so that all visitors are served."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import psutil

if sys.platform != "win32":  # Windows has no such limits
    import resource

# Messages from a page: a burst when a slider is dragged or a file is uploaded.
MESSAGES_AT_ONCE: Final = 400
MESSAGES_A_SECOND: Final = 100

# The bytes of these messages, uncompressed, to one kernel: the browser's storage, or a file, comes
# at once. More would gather in the memory of the server while the kernel is busy.
LARGEST_MESSAGE: Final = 6_000_000
BYTES_AT_ONCE: Final = 16_000_000
BYTES_A_SECOND: Final = 250_000
MOST_AHEAD: Final = 20
"""The most messages that the system holds for a busy kernel.

Further messages wait in the server, which counts their bytes.
"""
MOST_BEHIND: Final = BYTES_AT_ONCE + LARGEST_MESSAGE
"""The bytes that may wait for a kernel that reads nothing; then its page's connection ends."""
LONGEST_HELD: Final = 3.0
"""The most seconds that a message waits; if it would have to wait longer, its connection ends."""

# The bytes from one kernel, over all its connections: an opening page takes half a megabyte, a
# saved file a few megabytes, a step some thousand bytes. `MOST_WAITING` is the bytes that may wait
# for a browser that reads slowly, in each connection.
SENT_AT_ONCE: Final = 32_000_000
SENT_A_SECOND: Final = 1_000_000
MOST_WAITING: Final = 16_000_000

# Wrong tokens from one address: a person mistypes the token, a machine guesses.
GUESSES_AT_ONCE: Final = 40
GUESSES_A_SECOND: Final = 0.5

# A page has one connection to its kernel, and for a moment two after an interruption.
CONNECTIONS: Final = 4

# Pages that one address opens: a class behind one router arrives together, and some reload.
ARRIVALS_AT_ONCE: Final = 60
ARRIVALS_A_SECOND: Final = 1
NOTEBOOK_ARRIVALS: Final = 2
"""The number of arrivals that a visit to a notebook counts as, because a notebook may play games.

A visit to the main notebook counts as one arrival.
"""

# The limit on all arrivals from an IPv6 network of this machine, in multiples of the limit for one
# address: each machine there has an address of its own, but could invent more addresses.
NETWORK_SHARE: Final = 4
ADDRESSES_REMEMBERED: Final = 4096

# Seconds until a page that was turned away should try again.
COME_BACK_AFTER: Final = 30

# Bytes that kernels may print into the log; a traceback takes about two thousand.
PRINTED_AT_ONCE: Final = 20_000
PRINTED_A_SECOND: Final = 100

# Failed requests that are written into the log, each with the end of its traceback.
FAULTS_AT_ONCE: Final = 20
FAULTS_A_SECOND: Final = 0.1

# Seconds after which the next page may begin although the one before is not ready: a slow page does
# not keep all others waiting.
LONGEST_TURN: Final = 30.0

# Seconds that a visitor waits for a turn without an answer; then a page says so and asks again.
LONGEST_QUEUE: Final = 15.0
ASK_AGAIN_AFTER: Final = 5

# Seconds that a kernel waits for its first page; a slow network takes long to load one.
FIRST_PAGE: Final = 180

# Seconds that a connection may be silent between two requests or within one, and how much may come
# in a request: a game in an address takes 8 KB, and a page sends almost nothing in a body. A
# browser keeps one set of cookies for everything that a machine serves, Jupyter's own included.
# Tornado enforces all three; the proxy in `docs/explanation/security.md` has the same figures.
IDLE_CONNECTION: Final = 20
HEADERS: Final = 24_576
BODY: Final = 4_096
# The unread bytes of one connection: the largest message, and the bytes that follow it.
MOST_UNREAD: Final = LARGEST_MESSAGE + 2_000_000

# One of this many file descriptors is kept for connections that belong to no page.
CONNECTIONS_SHARE: Final = 4
WITHOUT_LIMIT: Final = 8_192

# The memory that a kernel may reserve: 220 to 245 MB when a page opens, most of it stacks of
# threads that stay unused, and ten more after a long game. A pool of threads or of processes takes
# 50 more for its stacks while it lasts. `KERNEL_SIZE` is the memory that must be free for a kernel:
# the 62 MB that a page's kernel has for itself, and all that it may take in addition.
KERNEL_LIMIT: Final = 320 * 2**20
KERNEL_SIZE: Final = 180 * 2**20
KERNEL_NICENESS: Final = 5
SESSION_NICENESS: Final = 10
FEWEST_PLACES: Final = 4
MOST_PLACES: Final = 200

# The file descriptors of a page and its kernel with all their connections, 39 as measured, and
# those that the server needs for itself.
DESCRIPTORS_OF_PAGE: Final = 40
DESCRIPTORS_OF_SERVER: Final = 100


class Pace:
    """A rate limit: an amount that is allowed at once, and a further amount for each second."""

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
        """Whether the whole amount `at_once` is allowed again."""
        return self._refill() >= self._at_once

    def allows(self, amount: float = 1) -> bool:
        """Take the amount if the limit allows it; return whether the amount was taken."""
        if self._refill() < amount:
            return False
        self._left -= amount
        return True

    def give_back(self, amount: float = 1) -> None:
        """Give back an amount that was taken and not used."""
        self._left = min(self._at_once, self._left + amount)

    def wait(self, amount: float = 1) -> float:
        """Take the amount in any case; return the seconds to wait before the amount may be used."""
        self._left = self._refill() - amount
        return max(0.0, -self._left / self._a_second)

    def _refill(self) -> float:
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._since) * self._a_second)
        self._since = now
        return self._left


@dataclass
class Flow:
    """The traffic between one kernel and its pages in both directions, over all connections."""

    messages: Pace = field(default_factory=lambda: Pace(MESSAGES_AT_ONCE, MESSAGES_A_SECOND))
    bytes: Pace = field(default_factory=lambda: Pace(BYTES_AT_ONCE, BYTES_A_SECOND))
    sent: Pace = field(default_factory=lambda: Pace(SENT_AT_ONCE, SENT_A_SECOND))

    def wait(self, size: int) -> float:
        """Count a message of `size` bytes; return the seconds until it may be passed on."""
        return max(self.messages.wait(), self.bytes.wait(size))


def descriptors() -> int:
    """Return how many files and connections this process may open.

    Before that, raise the limit as far as the system allows.
    """
    if sys.platform == "win32":
        return WITHOUT_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, WITHOUT_LIMIT) if hard != resource.RLIM_INFINITY else WITHOUT_LIMIT
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return WITHOUT_LIMIT if soft == resource.RLIM_INFINITY else min(soft, WITHOUT_LIMIT)


def confine(kernel: psutil.Process) -> None:
    """Limit a kernel's memory if the system can do this, and lower the kernel's priority.

    The priority is then below that of the server.
    """
    if sys.platform == "linux":
        kernel.rlimit(psutil.RLIMIT_DATA, (KERNEL_LIMIT, KERNEL_LIMIT))
        _put_session_behind(kernel)
    if sys.platform != "win32":
        kernel.nice(min(19, kernel.nice() + KERNEL_NICENESS))


def _put_session_behind(kernel: psutil.Process) -> None:
    """Give the kernel's session a lower weight than the session of the server.

    On a Linux that groups processes by session, niceness counts only within a session, and a
    kernel has a session of its own. On other systems, and if no further change is allowed, do
    nothing.
    """
    with suppress(OSError):
        if os.getsid(kernel.pid) != os.getsid(0):
            Path(f"/proc/{kernel.pid}/autogroup").write_text(str(SESSION_NICENESS))


def places(wanted: int = 0) -> int:
    """Return the number of kernels that this machine has room for.

    The number is `wanted`. If `wanted` is 0, it is the number that fits into memory with a
    fifth to spare. It is never more than the file descriptors allow, with every connection
    that a page may have.
    """
    room: int = psutil.virtual_memory().available * 4 // 5 // KERNEL_SIZE
    most = wanted or max(FEWEST_PLACES, min(MOST_PLACES, room))
    free = descriptors() * (CONNECTIONS_SHARE - 1) // CONNECTIONS_SHARE - DESCRIPTORS_OF_SERVER
    return max(1, min(most, free // DESCRIPTORS_OF_PAGE))
