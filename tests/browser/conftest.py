"""Fixtures with one server and one browser for the session; their pages and logs are checked for faults."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

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
    """Keep the page of one test, so that the next test can use it."""
    kept = Spare(server)
    yield kept
    kept.leave()


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, server: Served, browser: Browser, spare: Spare
) -> Iterator[Pages]:
    """Return a function that opens pages: `open_page("?lesson=quick_start&ply=26", width=1024, height=768)`.

    The first page is that of the test before, with a new tutor, unless the test is marked `fresh`.
    Nothing moves on a page unless the test asks for motion. After the test the console and the
    server's log must have no error, and no request may have gone to another machine.
    """
    is_fresh = request.node.get_closest_marker("fresh") is not None
    if is_fresh and (page := spare.take()) is not None:
        Pages(browser, server.link).leave(page)
    lines_before = len(server.lines)
    pages = Pages(browser, server.link, moves=False, spare=spare, is_fresh=is_fresh)
    yield pages
    pages.leave_all()
    assert pages.errors == []
    assert pages.requests_elsewhere == []
    assert server.faults(since=lines_before) == ""
