"""Address and screen agree while a page loads, and whenever the reader goes back or forward."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_heard import LISTEN
from tests.browser.test_policy import LISTEN as BLOCKED
from tests.driving import control, open_tab, stands
from tests.pages import Pages


def test_back_and_forward_of_the_browser_find_every_screen(open_page: Pages) -> None:
    """Back and forward lead through views, layers, tabs and decisions, but not through steps along a line."""
    page = open_page("?lesson=quick_start&step=bert-enters")
    control(page, "contents").click()
    expect(page.locator(".tutor-is-contents")).to_have_count(1)
    control(page, "view", "explore").click()
    explored = page.locator(".tutor-view-explore.tutor-on-now")
    expect(explored).to_have_count(1)
    page.keyboard.press("ArrowRight")
    stands(page, ply=4)
    page.wait_for_url("**ply=4*")
    page.keyboard.press("ArrowLeft")
    stands(page, ply=3)
    page.wait_for_url("**ply=3*")
    page.locator(".tutor-choices [data-do=decide]").nth(1).click()
    stands(page, ply=4, line="A")
    aside = page.url
    open_tab(page, "lines")
    page.wait_for_url("**open=lines*")
    page.go_back()
    stands(page, ply=4, line="A")
    expect(page).to_have_url(aside)
    page.go_back()
    expect(explored).to_have_count(1)
    stands(page, ply=3, line="main")
    page.go_back()
    expect(page.locator(".tutor-is-contents")).to_have_count(1)
    page.go_back()
    expect(page.locator(".tutor-is-contents")).to_have_count(0)
    expect(page.locator(".tutor-option").first).to_be_visible()
    for _ in range(3):
        page.go_forward()
    stands(page, ply=4, line="A")


@pytest.mark.endurance
def test_back_finds_the_moment_before_a_reload(open_page: Pages) -> None:
    """After a reload the browser's history still leads to the moment before a decision."""
    page = open_page("?lesson=quick_start&ply=3&view=explore")
    page.locator(".tutor-choices [data-do=decide]").nth(1).click()
    stands(page, ply=4, line="A")
    page.wait_for_url("**ply=4*")
    page.reload(wait_until="commit")
    stands(page, ply=4, line="A")
    page.go_back(wait_until="commit")
    stands(page, ply=3)


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


def test_a_loading_question_comes_once_and_alone(open_page: Pages) -> None:
    """While a page loads with a question, no other step and no other address appears, and one announcement comes.

    The content policy blocks nothing that the page needs.
    """
    asked = "?lesson=quick_start&ply=3&step=bert-enters"
    page = open_page.blank()
    for script in (WATCH, LISTEN, BLOCKED):
        page.add_init_script(script)
    page.goto(open_page.link + asked, wait_until="commit")
    expect(page.locator(".tutor-option").first).to_be_visible()
    told = page.evaluate("window.told")
    assert told
    assert [each for each in told if each != [True, asked]] == []
    expect(page.locator(".tutor-live")).not_to_be_empty()
    stands(page)
    assert len(page.evaluate("window.said")) == 1
    assert page.evaluate("window.broken") == []
