"""Learners of a class who open the tutor at the same moment share one server."""

import pytest
from playwright.sync_api import Page, expect

from tests.benchmarks.dashboard.learners import arrive
from tests.conftest import Serve
from tests.pages import GIVEN_UP, kernel_of

pytestmark = pytest.mark.endurance

LEARNERS = 20
PATIENCE = 120_000


def go_on(page: Page, ply: int) -> None:
    """Go one step forward."""
    page.locator(".tutor-next").click()
    status = page.locator(".tutor-status")
    expect(status).to_have_attribute("data-ply", str(ply), timeout=PATIENCE)


def test_twenty_learners_arrive_together(serve: Serve) -> None:
    """Each learner gets a page of their own without an error, and the server refuses none."""
    server, open_page = serve()
    pages, _, refused = arrive(open_page, f"{server.link}?lesson=quick_start&ply=1", LEARNERS)
    assert refused == []
    assert len({kernel_of(page) for page in pages}) == LEARNERS
    for steps, page in enumerate(pages):
        for ply in range(2, 2 + steps % 3):
            go_on(page, ply)
    plies = [page.locator(".tutor-status").get_attribute("data-ply") for page in pages]
    assert plies == [str(1 + steps % 3) for steps in range(LEARNERS)]
    for steps, page in enumerate(pages):  # the kernel sets the address, also of a slow page
        page.wait_for_function(f"location.search.includes('ply={1 + steps % 3}')", timeout=PATIENCE)
    assert set(open_page.errors) <= {GIVEN_UP}
    assert server.faults() == ""
