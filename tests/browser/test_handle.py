"""The handle of the timeline's slider can be pressed at every place, also at a fork."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_axe import findings
from tests.driving import beyond, choose, control, enter, list_lines, stands
from tests.pages import Pages, first_of

TARGETS = {"resultTypes": ["violations"], "runOnly": ["target-size"]}
LEAST = 24
"""The least width and height of a target in CSS pixels."""
AT_FORK = "?lesson=quick_start&ply=26&view=explore"
OTHER = ".tutor-deciding .tutor-choice:not([aria-disabled=true])"

FREE = """handle => {
  const { left, right, top, bottom } = handle.getBoundingClientRect();
  const isOwn = (x, y) => handle.contains(document.elementFromPoint(x, y));
  const [across, down] = [Array.from({ length: right - left - 1 }, (_, at) => left + at + 1), [top + 1, (top + bottom) / 2, bottom - 1]];
  const corner = 6; // it is rounded
  const covered = down.flatMap((y) => across.slice(corner, -corner).filter((x) => !isOwn(x, y)).map((x) => [x, y]));
  return { wide: right - left, high: bottom - top, covered };
}"""
"""Returns the size of the handle, and the places where something covers it."""


def is_free(page: Page) -> None:
    """Check that nothing covers the handle, by measuring boxes and by axe."""
    found = page.locator(".tutor-slider .noUi-handle").evaluate(FREE)
    assert found["covered"] == []
    assert min(found["wide"], found["high"]) >= LEAST
    assert findings(page, TARGETS) == []


@pytest.mark.parametrize(("width", "height"), first_of([(1440, 900), (1024, 768)], 1))
def test_the_handle_is_whole_at_a_fork(open_page: Pages, width: int, height: int) -> None:
    """In Explore the handle is whole at a fork, and one step before or after it."""
    page = open_page(AT_FORK, width, height)
    enter(page.locator(OTHER).nth(2))
    beyond(page, 26)
    for ply in (26, 25):
        page.keyboard.press("ArrowLeft")
        stands(page, ply=ply)
        expect(page.locator(".tutor-fork")).to_have_count(1)
        is_free(page)


@pytest.mark.endurance
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_handle_is_whole_beside_results(open_page: Pages, width: int, height: int) -> None:
    """The handle is whole beside a forecast and beside a comparison."""
    page = open_page(AT_FORK, width, height)
    enter(page.locator(OTHER).nth(2))
    beyond(page, 26)
    enter(control(page, "forecast"))
    expect(control(page, "forecast-stop")).to_be_visible()
    is_free(page)
    enter(control(page, "forecast-stop"))
    expect(control(page, "forecast-stop")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator(".tutor-tab-lines")).to_have_attribute("aria-current", "true")
    list_lines(page)
    choose(page.locator(".tutor-lines li:has(.tutor-item-menu)"), "compare")
    expect(page.locator(".tutor-comparison")).to_be_visible()
    is_free(page)
