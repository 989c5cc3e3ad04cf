"""One server and one browser for the session, whose pages and logs are checked for faults."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.pages import PATIENCE, Pages
from tests.served import Served
from tests.spare import Spare

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server() -> Iterator[Served]:
    """Start the tutor as `make tutor` serves it; its log must have no error."""
    served = Served()
    yield served
    served.stop()
    assert served.faults() == ""


@pytest.fixture(scope="session")
def spare(server: Served) -> Iterator[Spare]:
    """Return the page that one test leaves to the next."""
    kept = Spare(server)
    yield kept
    kept.leave()


def watch_pages(browser: Browser, server: Served, spare: Spare | None = None) -> Iterator[Pages]:
    """Return pages of the server, on which nothing moves unless a test asks for it.

    When they are left, neither the console nor the server's log may have an error.
    """
    lines_before = len(server.lines)
    pages = Pages(browser, server.link, moves=False, spare=spare)
    yield pages
    pages.leave_all()
    assert pages.errors == []
    assert pages.requests_elsewhere == []
    assert server.faults(since=lines_before) == ""


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, browser: Browser, server: Served, spare: Spare
) -> Iterator[Pages]:
    """Return a function that opens pages: `open_page("?lesson=quick_start&ply=26", width=1024, height=768)`.

    The first page is that of the test before, with a new tutor, unless the test is marked `fresh`.
    After the test the console and the server's log must have no error, and no request may have gone
    to another machine.
    """
    is_fresh = request.node.get_closest_marker("fresh") is not None
    if is_fresh and (page := spare.take()) is not None:
        Pages(browser, server.link).leave(page)
    yield from watch_pages(browser, server, None if is_fresh else spare)


@pytest.fixture(scope="module")
def bench(browser: Browser, server: Served) -> Iterator[Page]:
    """Return one page for all tests of a module, each of which opens its own position on it."""
    for pages in watch_pages(browser, server):
        yield pages("?view=explore")
