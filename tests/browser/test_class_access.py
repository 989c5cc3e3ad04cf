"""The wall, the phone and the console of a class pass axe, high contrast and use by the keyboard alone."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_axe import COLOURS, EVERYTHING, findings
from tests.browser.test_class_wall import classroom, phone, value_after  # noqa: F401 - a fixture
from tests.pages import Pages
from tests.served import Served

STEP = "?lesson=quick_start&step=bert-enters.2&view=teach"
OPTION = "[data-key=option-1]"
MOST_TABS = 40
GAME = "?game=incan_gold&view=teach"
UNSEEN = """() => [...document.querySelectorAll("button, select, input, a[href]")].filter((each) => {
  const look = getComputedStyle(each);
  return each.offsetParent && look.borderTopWidth === "0px" && look.textDecorationLine === "none"
    && !each.closest(".tutor-app");
}).map((each) => each.outerHTML.slice(0, 100))"""
"""Returns the controls that nothing tells from text in high contrast, where no ground has a colour."""


def check(*pages: Page) -> None:
    """Require that axe finds nothing, also in high contrast, and that controls look like controls."""
    found = {}
    for page in pages:
        wrong = findings(page, EVERYTHING)
        page.emulate_media(contrast="more")
        theme = page.locator(".tutor-theme-contrast")
        if is_wall := theme.count() > 0:
            theme.dispatch_event("click")
            expect(page.locator("html")).to_have_attribute("data-tutor-theme", "contrast")
        wrong += findings(page, COLOURS)
        if is_wall:
            page.locator(".tutor-theme-light").dispatch_event("click")
            expect(page.locator("html")).to_have_attribute("data-tutor-theme", "light")
        page.emulate_media(contrast="no-preference", forced_colors="active")
        wrong += page.evaluate(UNSEEN)
        page.emulate_media(forced_colors="none")
        found |= {page.url: wrong} if wrong else {}
    assert not found, json.dumps(found, indent=1)


def press_by_keys(page: Page, control: str) -> None:
    """Reach a control by Tab alone, and press Enter on it."""
    page.bring_to_front()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("control => document.activeElement.matches(control)", control):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"{control} is not reached by Tab")


@pytest.mark.endurance
def test_a_class_without_mouse_and_colours(
    classroom: tuple[Served, Pages],  # noqa: F811
    browser: Browser,
) -> None:
    """A class answers a question and makes a move of a game on all three pages, by keyboard and in high contrast."""
    server, pages = classroom
    wall = pages.blank(is_new=True)
    wall.goto(value_after(server, "teacher"), wait_until="commit")
    slide = wall.locator(".tutor-slide")
    expect(slide).to_contain_text(value_after(server, "code")[0], timeout=120_000)
    mobile = phone(browser, value_after(server, "join"), "Zoraida")
    console = wall.context.new_page()
    console.goto(value_after(server, "console"))
    expect(slide).to_contain_text("1 here")
    check(wall, mobile, console)
    for address in (STEP, GAME):
        pages.lead(wall, address)
        if address == GAME:
            wall.locator(".tutor-present-more summary").press("Enter")
            wall.get_by_role("button", name="A new round with the class").press("Enter")
            expect(slide).to_contain_text("Before the first move")
            wall.keyboard.press("PageDown")
        expect(mobile.locator(OPTION)).to_be_visible()
        check(wall, mobile, console)
        press_by_keys(mobile, OPTION)
        expect(mobile.locator("#status.sent")).to_be_visible()
        check(mobile)
        press_by_keys(console, "#close")
        expect(console.locator("#phase")).to_contain_text("closed")
        check(wall, console)
        press_by_keys(console, "#show")
        expect(slide).not_to_contain_text("of 1 have answered")
        check(wall, mobile, console)
    expect(slide).to_contain_text("All have chosen")
    mobile.context.close()
