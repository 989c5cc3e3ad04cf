"""Measures the time from a request to a usable page, for the dashboard and for a page with one button."""

from tests.benchmarks.dashboard.clock import usable_after


def cold(places, times):
    """Return the milliseconds of visits to some named places, with a new kernel for each visit."""
    return _visits(places, times, lambda place: None)


def warm(places, times):
    """Return the milliseconds of visits to some named places, with a warm kernel for each visit."""
    return _visits(places, times, lambda place: place.wait_until_warm())


def _visits(places, times, prepare):
    found = {name: [] for name in places}
    for turn in range(-1, times):
        for name, place in places.items():
            prepare(place)
            with place.page() as page:
                milliseconds = usable_after(page)
            if turn >= 0:
                found[name].append(milliseconds)
    return found
