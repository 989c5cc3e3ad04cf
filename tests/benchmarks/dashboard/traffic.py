"""Measures how much a kernel sends to the browser for one step."""

import zlib
from typing import NamedTuple

from tests.benchmarks.dashboard.clicks import STATUS
from tests.benchmarks.dashboard.clock import time_to_markup
from tests.benchmarks.dashboard.places import LESSON, five_players
from tests.driving import open_tab

LEVEL = 1  # the compression level of the server
TABS = ("now", "lines", "rules")
LATE_STEPS = 12


class Sent(NamedTuple):
    """The bytes of the frames of one step, and their compressed bytes."""

    told: int
    packed: int


class Meter:
    """Counts the bytes of the frames that a page receives, and their bytes after compression.

    It compresses each frame with the frames before as context, as the connection does.
    """

    def __init__(self):
        self._told = self._packed = 0
        self._packer = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS)

    def watch(self, page):
        """Count what this page receives."""
        page.on("websocket", lambda socket: socket.on("framereceived", self._receive))

    def _receive(self, payload):
        frame = payload.encode("utf-8") if isinstance(payload, str) else payload
        self._told += len(frame)
        self._packed += len(self._packer.compress(frame))
        self._packed += len(self._packer.flush(zlib.Z_SYNC_FLUSH))

    def take(self):
        """Return the bytes that a page has received since the last call."""
        found = Sent(self._told, self._packed)
        self._told = self._packed = 0
        return found


def steps(dashboard):
    """Return the traffic of each step of the quick start, and of late steps of a game of five players.

    In the game of five players each window is opened in turn.
    """
    return {"quick start": _quick_start(dashboard), "five players, late": _late(dashboard)}


def _quick_start(dashboard):
    meter = Meter()
    with dashboard.page(LESSON, meter.watch) as page:
        return _press(page, meter, ".tutor-next", 50)


def _late(dashboard):
    meter, found = Meter(), []
    with dashboard.page(five_players(), meter.watch) as page:
        time_to_markup(page, "click", STATUS, page.locator(".tutor-last").click)
        for tab, way in zip(TABS, (".tutor-back", ".tutor-next", ".tutor-back"), strict=True):
            open_tab(page, tab)
            page.wait_for_timeout(500)
            found += _press(page, meter, way, LATE_STEPS)
    return found


def _press(page, meter, button, times):
    meter.take()
    found = []
    for _ in range(times):
        time_to_markup(page, "click", STATUS, page.locator(button).click)
        found.append(meter.take())
    return found
