"""Measures the bytes of pages and files that come over the network on a first visit, and on the next."""

from collections import Counter
from typing import NamedTuple

from tests.benchmarks.dashboard.visits import Place
from tests.pages import PATIENCE, READY


class Visit(NamedTuple):
    """The requests of a visit that used the network: their number, their bytes on the network, and their unpacked bytes."""

    requests: int
    sent: int
    read: int


class Meter:
    """Counts the files that a page loads; the module `traffic` counts what its kernel sends."""

    def __init__(self):
        self._sent, self._read = Counter(), Counter()

    def watch(self, page):
        """Count the bytes that this page loads, from the headers to the end of each body."""
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.dataReceived", self._on_data)
        wire.on("Network.loadingFinished", self._on_end)

    def _on_data(self, event):
        self._read[event["requestId"]] += event["dataLength"]

    def _on_end(self, event):
        self._sent[event["requestId"]] += event["encodedDataLength"]

    def traffic(self):
        """Return the number and bytes of the files that a page has loaded since the last call."""
        sent = [name for name, size in self._sent.items() if size]
        found = Visit(len(sent), sum(self._sent.values()), sum(self._read[name] for name in sent))
        self._sent.clear()
        self._read.clear()
        return found


def visits(place: Place):
    """Return the figures of a first visit in a new browser, and of a second visit in the same browser."""
    meter, found = Meter(), []
    with place.page("", meter.watch) as page:
        page.wait_for_load_state("networkidle")
        found.append(meter.traffic())
        page.goto(place.server.link, wait_until="commit", timeout=PATIENCE)
        page.wait_for_selector(READY, state="attached", timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        found.append(meter.traffic())
    return found
