"""Connections that come to no end: answers are not taken, or messages never become whole."""

from __future__ import annotations

import time
from collections.abc import Callable
from weakref import WeakKeyDictionary

from tornado.iostream import IOStream

from widgets.server.limits import LEAST_TAKEN, LONGEST_BEGUN, STALLED_AFTER


def unread(stream: IOStream) -> int:
    """The bytes that the other side has yet to take."""
    return len(stream._write_buffer)  # noqa: SLF001


def begun(stream: IOStream) -> int:
    """The bytes that have come of what is not yet whole."""
    return int(stream._read_buffer_size)  # noqa: SLF001


def let_go(stream: IOStream) -> int:
    """Forget what has come of something that will not become whole; how many bytes it was."""
    held = begun(stream)
    stream._read_buffer, stream._read_buffer_size = bytearray(), 0  # noqa: SLF001
    return held


class Stalled:
    """Finds connections that take next to nothing of what is written to them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        # For each that has something to take: how much it had taken, and when that was.
        self._marks: WeakKeyDictionary[IOStream, tuple[int, float]] = WeakKeyDictionary()

    def is_stalled(self, stream: IOStream) -> bool:
        """Whether the other side has taken too little since it was looked at before."""
        now, taken = self._clock(), stream._total_write_done_index  # noqa: SLF001
        if not stream.writing():
            self._marks.pop(stream, None)
            return False
        before, since = self._marks.setdefault(stream, (taken, now))
        if taken - before >= LEAST_TAKEN:
            self._marks[stream] = (taken, now)
            return False
        return now - since >= STALLED_AFTER

    def is_behind(self, stream: IOStream) -> bool:
        """Whether the other side had something to take when it was looked at last."""
        return stream in self._marks


class Unfinished:
    """Finds connections on which something was begun and more comes of it, but never its end."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        # For each that holds something: how much it was when looked at, and since when it grows.
        self._marks: WeakKeyDictionary[IOStream, tuple[int, float]] = WeakKeyDictionary()

    def is_endless(self, stream: IOStream) -> bool:
        """Whether it has held something for too long of which nothing was taken meanwhile."""
        now, held = self._clock(), begun(stream)
        if not held:
            self._marks.pop(stream, None)
            return False
        before, since = self._marks.get(stream, (held, now))
        if held < before:  # something became whole
            since = now
        self._marks[stream] = (held, since)
        return now - since >= LONGEST_BEGUN
