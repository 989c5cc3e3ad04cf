"""What every test may use."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.pages import Pages
from tests.served import Served

Serve = Callable[..., tuple[Served, Pages]]

ROOT = Path(__file__).parents[1]

# The benchmarks need a yardstick that the tests do without.
collect_ignore_glob = ["benchmarks/*"]

CHROMIUM = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Nothing but this machine can be reached, so a page that needs the internet fails here.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
)


@pytest.fixture(scope="session")
def root() -> Path:
    """The top of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window, cut off from the internet."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(CHROMIUM))
        yield chromium
        chromium.close()


@pytest.fixture
def serve(browser: Browser) -> Iterator[Serve]:
    """Starts a server of one's own: `server, open_page = serve("--pool", "0")`."""
    started: list[tuple[Served, Pages]] = []

    def start(*options: str) -> tuple[Served, Pages]:
        server = Served(*options)
        started.append((server, Pages(browser, server.link)))
        return started[-1]

    yield start
    for server, pages in started:
        pages.leave_all()
        server.stop()
