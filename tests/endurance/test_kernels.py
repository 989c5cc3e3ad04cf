"""The server ends the kernels of closed pages, and never those of open pages.

The tests measure time by pages: a page lost without a message keeps its kernel for one timeout.
"""

import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import psutil
import pytest
from playwright.sync_api import expect

from tests.conftest import Serve
from tests.pages import Pages, kernel_of
from tests.security.client import Visitor, ask_kernel
from tests.served import Served

pytestmark = pytest.mark.endurance

CULL_AFTER, CULL_EVERY = 20, 2
SOON = ("--cull-after", str(CULL_AFTER), "--cull-every", str(CULL_EVERY))
PATIENCE = 10 * CULL_AFTER


def wait_for_end(kernels: list[psutil.Process]) -> bool:
    """Wait for kernels to end, and return whether all of them have ended."""
    _, alive = psutil.wait_procs(kernels, timeout=PATIENCE)
    return not alive


def pass_a_timeout(server: Served, open_page: Pages) -> None:
    """Open a page, cut its connection, and wait until the server has ended its kernel after one timeout."""
    witness = open_page()
    kernel = server.kernels()[kernel_of(witness)]
    open_page.abandon(witness)
    assert wait_for_end([kernel])


def test_fifty_lost_tabs_leave_no_kernel(serve: Serve) -> None:
    server, open_page = serve("--pool", "0", *SOON)
    kernels = []
    for _ in range(50):
        page = open_page()
        kernels.append(server.kernels()[kernel_of(page)])
        open_page.abandon(page)
    assert wait_for_end(kernels)
    assert server.kernels() == {}


def test_a_page_left_open_still_answers(serve: Serve) -> None:
    """A page that is not touched for three timeouts goes on at the same place."""
    server, open_page = serve(*SOON)
    page = open_page("?lesson=quick_start&ply=4")
    for _ in range(3):
        pass_a_timeout(server, open_page)
    page.locator(".tutor-next").click()
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "5")


def test_warm_kernels_survive(serve: Serve) -> None:
    """A kernel that waits in the pool for three timeouts can still serve the next visitor.

    Each page that measures time takes the oldest kernel of the pool, so the visitor gets the fourth
    of five.
    """
    server, open_page = serve("--pool", "5", *SOON)
    open_page.leave(open_page())
    warm_since_the_start = set(server.kernels())
    for _ in range(3):
        pass_a_timeout(server, open_page)
    page = open_page("?lesson=quick_start&ply=4")
    assert kernel_of(page) in warm_since_the_start
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", "4")


VISITS, FIRST, AT_ONCE = 200, 24, 4
MOST_MORE = 12
"""The most descriptors or threads that later visits may add, since pools fill late."""


def visit(link: str, number: int) -> str:
    """Visit the page, ask its kernel something, leave in one of several ways, and return the kernel's id."""
    visitor = Visitor(link, f"127.0.0.{2 + number % 200}")
    assert visitor.come("?game=incan_gold" if number % 2 else "").status == 200
    with visitor.channel() as channel:
        assert ask_kernel(channel)
        if number % 4 == 1:  # the browser ends without a message
            channel.socket.shutdown(socket.SHUT_RDWR)
    if number % 4 != 1:
        assert visitor.leave() == 204
    return visitor.kernel_id


def test_two_hundred_visits_leave_nothing_behind() -> None:
    """After two hundred visits, however they end, no kernel, child process, thread or descriptor of them is left."""
    server = Served("--address", "127.0.0.1", "--pool", "0", *SOON)
    try:
        numbers = range(VISITS)
        with ThreadPoolExecutor(AT_ONCE) as together:
            first = list(together.map(partial(visit, server.link), numbers[:FIRST]))
            assert wait_for_end(server.children())
            before = server.resources()
            rest = list(together.map(partial(visit, server.link), numbers[FIRST:]))
        assert len({*first, *rest}) == VISITS
        assert wait_for_end(server.children())
        after = server.resources()
        for few, many in zip(before, after, strict=True):
            assert many <= few + MOST_MORE
    finally:
        server.stop()
    assert server.faults() == ""
