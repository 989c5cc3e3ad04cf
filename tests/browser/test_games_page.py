"""On the page of the games the start of a game is in sight, and rows of controls are even."""

import pytest
from playwright.sync_api import Page, expect

from tests.driving import control, open_tab
from tests.pages import Pages, first_of

SIZES = [(1024, 768), (1440, 900)]

RAGGED = """
(selector) => [...document.querySelectorAll(selector)].filter((row) => row.checkVisibility()).filter((row) => {
  const lasts = new Map();
  for (const each of row.children) {
    const { top, bottom, right } = each.getBoundingClientRect();
    const middle = Math.round((top + bottom) / 20);
    lasts.set(middle, Math.max(lasts.get(middle) ?? 0, right));
  }
  const ends = [...lasts.values()];
  return Math.max(...ends) - Math.min(...ends) > 2;
}).map((row) => row.textContent)
"""
"""Returns the rows of controls that wrap into lines of different lengths."""

SCROLLING = """
() => [...document.querySelectorAll(".tutor-column, .tutor-column *")].filter((e) => e.checkVisibility()
    && ["auto", "scroll"].includes(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1).length
"""


def ragged_rows(page: Page, selector: str) -> list[str]:
    """Return the rows that wrap unevenly, in words."""
    return [str(words) for words in page.evaluate(RAGGED, selector)]


@pytest.mark.parametrize(("width", "height"), first_of(SIZES, 1))
def test_a_game_begins_without_scrolling(open_page: Pages, width: int, height: int) -> None:
    """All choices of a new game and its button *Begin* are in sight without scrolling, and other parts scroll together."""
    page = open_page("?view=play", width=width, height=height)
    open_tab(page, "games")
    expect(page.locator(".tutor-begin")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCROLLING) <= 1
    assert ragged_rows(page, ".tutor-games-card .tutor-row") == []


@pytest.mark.endurance
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_rows_of_a_study_are_even(open_page: Pages, width: int, height: int) -> None:
    """The buttons that leave a study, and the kinds of a step, wrap into lines of equal length."""
    page = open_page("?lesson=quick_start&ply=26&view=explore", width=width, height=height)
    open_tab(page, "lines")
    control(page, "studies").click()
    expect(page.locator(".tutor-is-studying .tutor-studies-card h2")).to_be_visible()
    assert ragged_rows(page, ".tutor-studies-card .tutor-row") == []
