"""Address and screen agree: while a page loads, and on every way back and forward."""

import pytest
from playwright.sync_api import expect

from tests.driving import control, stands
from tests.pages import Pages


def test_back_and_forward_of_the_browser_find_every_screen(open_page: Pages) -> None:
    """Back and forward find every screen also after a reload, when the tutor has forgotten earlier ones."""
    page = open_page("?lesson=quick_start")
    first = page.url
    control(page, "view", "explore").click()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    expect(page).not_to_have_url(first)
    explored = page.url
    page.locator(".tutor-choices [data-do=decide]").first.click()
    stands(page, ply=1, line="A")
    aside = page.url
    control(page, "view", "play").click()
    expect(page.locator(".tutor-view-play")).to_have_count(1)
    page.go_back()
    stands(page, ply=1, line="A")
    expect(page).to_have_url(aside)
    page.go_back()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    stands(page, ply=0)
    page.go_back()
    expect(page.locator(".tutor-view-lesson")).to_have_count(1)
    expect(page).to_have_url(first)
    stands(page, ply=0)
    page.go_forward()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    expect(page).to_have_url(explored)
    page.go_forward()
    stands(page, ply=1, line="A")
    page.reload(wait_until="commit")
    stands(page, ply=1, line="A")
    page.go_back(wait_until="commit")
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    stands(page, ply=0)
    page.go_back(wait_until="commit")
    expect(page.locator(".tutor-view-lesson")).to_have_count(1)
    expect(page).to_have_url(first)


@pytest.mark.endurance
def test_going_back_while_the_page_loads_opens_the_page_of_that_address(
    open_page: Pages,
) -> None:
    """A reader who goes back while a page loads gets the page of the earlier address.

    At that time the starting kernel has another address, and the page does not listen yet.
    """
    page = open_page("?lesson=quick_start")
    control(page, "view", "explore").click()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    page.locator(".tutor-choices [data-do=decide]").first.click()
    stands(page, ply=1, line="A")
    page.reload(wait_until="commit")
    # The page itself goes back: while it loads, no other code may use its history.
    page.evaluate("history.back()")
    stands(page, ply=0, line="main")
    expect(page.locator(".tutor-view-explore")).to_have_count(1)


def test_back_leaves_the_visible_screen(open_page: Pages) -> None:
    """On a slow line, back replaces a screen at the first frame, before all other parts appear."""
    page = open_page("?lesson=quick_start", is_slow=True)
    control(page, "view", "explore").click()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    page.go_back()
    expect(page.locator(".tutor-view-lesson")).to_have_count(1)
    page.go_forward()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    stands(page, ply=0, line="main")


WATCH = """
window.told = [];
new MutationObserver(() => {
  const main = document.querySelector(".tutor-main");
  if (!main) return;
  const isHidden = getComputedStyle(main).visibility === "hidden" || !main.getClientRects().length;
  const isAsked = Boolean(main.querySelector("[data-step=bert-enters]"));
  window.told.push([isHidden || isAsked, location.search]);
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


def test_nothing_takes_the_place_of_a_loading_question(open_page: Pages) -> None:
    """While the page loads, no other step and no other address appears in place of the question."""
    asked = "?lesson=quick_start&ply=3&step=bert-enters"
    page = open_page.blank()
    page.add_init_script(WATCH)
    page.goto(open_page.link + asked, wait_until="commit")
    expect(page.locator(".tutor-option").first).to_be_visible()
    told = page.evaluate("window.told")
    assert told
    assert [each for each in told if each != [True, asked]] == []
