"""Every view at every size: nothing overlaps, nothing is cut, everything can be hit and read."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import faults
from tests.browser.views import VIEWS, views
from tests.pages import Pages

SIZES = {
    "phone": (390, 844),
    "tablet": (1024, 768),
    "desk": (1440, 900),
    "projector": (1920, 1080),
}
LAYOUTS = {"phone": "phone", "tablet": "medium", "desk": "wide", "projector": "wide"}
WIDTHS = {"phone": 374, "medium": 600, "wide": 928}
"""How wide the board is drawn in each layout."""

SCREENSHOTS = Path("build") / "screenshots"


def keep(page: Page, name: str) -> None:
    """Keep a screenshot to look at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")


def settle(page: Page, layout: str, board: str = "") -> None:
    """Wait until the page has taken the layout, and the board is painted in its own."""
    expect(page.locator("html")).to_have_attribute("data-tutor-layout", layout)
    expect(page.locator(".tutor-status")).to_have_attribute("data-layout", board or layout)
    page.wait_for_function(
        """(drawn) => {
            const board = document.querySelector(".tutor-board");
            const { width, height } = board;
            const middle = () => board.getContext("2d").getImageData(width / 2, height / 2, 1, 1);
            return board.style.width === `${drawn}px` && width % drawn === 0 && middle().data[3];
        }""",
        arg=WIDTHS[board or layout],
    )
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


@pytest.mark.parametrize("name", VIEWS)
def test_every_view_fits_every_size(open_page: Pages, name: str) -> None:
    """On a phone, a tablet, a desk and a projector the view has no fault that boxes can show."""
    for _, page in views(open_page, name):
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            settle(page, LAYOUTS[size])
            keep(page, f"{name}_{size}")
            assert faults(page) == [], size


@pytest.mark.parametrize("name", ["turn", "trade", "refused", "lines", "rules", "presenter"])
def test_twice_the_size_moves_the_column_under_the_board(open_page: Pages, name: str) -> None:
    """At 200 % the page is laid out as on a phone: board and column below one another, whole."""
    for _, page in views(open_page, name):
        for size in (120, 150, 200):
            page.locator(".tutor-size").evaluate("(control) => control.click()")
            expect(page.locator("html")).to_have_attribute("data-tutor-size", str(size))
        settle(page, "phone", board="medium")
        board = page.locator(".tutor-board").bounding_box()
        column = page.locator(".tutor-column").bounding_box()
        assert board is not None
        assert column is not None
        assert column["y"] >= board["y"]
        assert column["width"] > 1300
        keep(page, f"{name}_200_per_cent")
        assert faults(page) == []
