"""Measures the memory of a kernel, as the system counts it."""

from tests.benchmarks.dashboard.clicks import STATUS
from tests.benchmarks.dashboard.clock import time_to_markup
from tests.benchmarks.dashboard.places import LESSON
from tests.pages import kernel_of

STEPS = 20


def megabytes(place, page):
    """Return the resident memory of the kernel behind a page."""
    return place.server.kernels()[kernel_of(page)].memory_info().rss / 1e6


def measure_memory(dashboard, with_canvas, times):
    """Return the megabytes of the dashboard after some steps, and those of a kernel with the same imports only."""
    found = {"dashboard": [], "libraries": []}
    for _ in range(times):
        with dashboard.page(LESSON) as page:
            for _ in range(STEPS):
                time_to_markup(page, "click", STATUS, page.locator(".tutor-next").click)
            found["dashboard"].append(megabytes(dashboard, page))
        with with_canvas.page() as page:
            found["libraries"].append(megabytes(with_canvas, page))
    return found
