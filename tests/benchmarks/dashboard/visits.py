"""Starts servers to visit, and opens pages that contain a clock."""

from contextlib import contextmanager
from time import monotonic, sleep

import psutil

from tests.benchmarks.dashboard.clock import usable_after, wind_up
from tests.pages import READY
from tests.served import Served

BUTTON = ".widget-label"
WIDTH, HEIGHT = 1440, 900
STILL = 1.5
LONGEST = 90


class Place:
    """A served notebook: its address, and the selector of the element that shows a usable page."""

    def __init__(self, browser, notebook=None, pool=0):
        own = () if notebook is None else ("--notebook", str(notebook))
        self._browser = browser
        self._usable = READY if notebook is None else BUTTON
        self.server = Served("--pool", str(pool), *own)

    @contextmanager
    def page(self, query="", watch=None, moves=True):
        """Return a page with a clock once it is usable.

        `watch` is called with the page before it opens. Without `moves` the page shows no motion.
        """
        context = self._browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT},
            reduced_motion="no-preference" if moves else "reduce",
        )
        page = context.new_page()
        wind_up(page, self._usable)
        if watch is not None:
            watch(page)
        page.goto(self.server.link + query, wait_until="commit")
        usable_after(page)
        try:
            yield page
        finally:
            page.goto("about:blank")
            context.close()

    def wait_until_warm(self):
        """Wait until one kernel is ready and all kernels are idle."""
        latest, since = None, monotonic()
        begun = since
        while monotonic() - since < STILL and monotonic() - begun < LONGEST:
            sleep(0.2)
            worked = self._cpu_time()
            if not worked or worked != latest:
                latest, since = worked, monotonic()

    def _cpu_time(self):
        """Return the CPU time of every kernel, in tenths of a second."""
        found = {}
        for name, kernel in self.server.kernels().items():
            try:
                times = kernel.cpu_times()
            except psutil.NoSuchProcess:
                continue
            found[name] = round(times.user + times.system, 1)
        return found

    def stop(self):
        """End the server."""
        self.server.stop()
