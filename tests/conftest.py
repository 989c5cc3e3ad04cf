"""The fixtures and hooks of all tests."""

import gc
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.chance.sitecustomize import CHANCE, SEED
from tests.pages import Pages, chromium
from tests.served import Served

Serve = Callable[..., tuple[Served, Pages]]

FEW_COLLECTIONS = (50_000, 20, 50)
"""The numbers of new objects after which Python collects garbage, one for each generation."""

ROOT = Path(__file__).parents[1]

# `jsonschema` would build its grammar of addresses: it takes a second, and no schema uses it.
sys.modules.setdefault("rfc3987_syntax", None)  # as in `widgets/server/skipped_imports.py`

# The benchmarks need `catanatron`, which the tests do not install.
collect_ignore_glob = ["benchmarks/*"]


# Servers and kernels are separate processes: with this path they too start from a fixed seed.
os.environ["PYTHONPATH"] = os.pathsep.join(
    filter(None, [str(ROOT / "tests" / "chance"), os.environ.get("PYTHONPATH")])
)


def pytest_collection_finish() -> None:
    """Exclude tests and modules, which stay to the end, from the searches of the garbage collector."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*FEW_COLLECTIONS)


@pytest.fixture(autouse=True)
def same_chance() -> None:
    """Seed `random` before each test, so that no deal depends on earlier tests."""
    CHANCE.seed(SEED)


@pytest.fixture(scope="session")
def root() -> Path:
    """Return the top of the checkout."""
    return ROOT


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Provide Chromium without a window, cut off from the internet."""
    with chromium() as opened:
        yield opened


@pytest.fixture
def serve(browser: Browser) -> Iterator[Serve]:
    """Return a function that starts a server for one test: `server, open_page = serve("--pool", "0")`."""
    started: list[tuple[Served, Pages]] = []

    def start(*options: str) -> tuple[Served, Pages]:
        server = Served(*options)
        started.append((server, Pages(browser, server.link)))
        return started[-1]

    yield start
    for server, pages in started:
        pages.leave_all()
        server.stop()
