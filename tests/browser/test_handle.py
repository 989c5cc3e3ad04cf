"""The handle of the timeline's slider can be pressed wherever it stands, also at a fork."""

from playwright.sync_api import Page, expect

from tests.browser.test_axe import findings
from tests.browser.views import compare
from tests.driving import beyond, control, list_lines, stands
from tests.pages import Pages

TARGETS = {"resultTypes": ["violations"], "runOnly": ["target-size"]}
LEAST = 24
"""CSS pixels that a target is wide and high."""
FREE = """handle => {
  const { left, right, top, bottom } = handle.getBoundingClientRect();
  const over = [...document.querySelectorAll(".tutor-fork")].map((each) => each.getBoundingClientRect());
  const covering = over.filter((each) => each.left < right && each.right > left && each.top < bottom && each.bottom > top);
  return Math.min(right - left, ...covering.map((each) => each.top - top));
}"""
"""The width of the handle, or the height that a fork leaves of it."""


def is_free(page: Page) -> None:
    """Nothing covers the handle, as it is measured and for axe."""
    handle = page.locator(".tutor-slider .noUi-handle")
    assert handle.evaluate(FREE) >= LEAST
    assert findings(page, TARGETS) == []


def test_the_handle_is_whole_where_a_line_leaves(open_page: Pages) -> None:
    """While one explores, beside a forecast and beside a comparison."""
    page = open_page("?lesson=quick_start&ply=26&view=explore")
    page.locator(".tutor-deciding .tutor-choice:not([aria-disabled=true])").nth(2).press("Enter")
    beyond(page, 26)
    page.keyboard.press("ArrowLeft")
    stands(page, ply=26)
    expect(page.locator(".tutor-fork")).to_have_count(1)
    is_free(page)
    control(page, "forecast").press("Enter")
    expect(control(page, "forecast-stop")).to_be_visible()
    is_free(page)
    page.keyboard.press("l")
    expect(page.locator(".tutor-tab-lines")).to_have_attribute("aria-current", "true")
    list_lines(page)
    compare(page)
    is_free(page)
