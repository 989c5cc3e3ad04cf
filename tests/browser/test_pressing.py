"""Hasty presses and the front door: every press is answered, none is done twice by mistake."""

import pytest
from playwright.sync_api import expect

from tests.driving import control, open_looks, stands
from tests.pages import READY, Pages
from tutor.core.records.line import open_lesson
from widgets.front_door import WAYS
from widgets.shared.themes import SIZES

TEN = "button => { for (let press = 0; press < 10; press += 1) button.click(); }"
TWICE = "button => { button.click(); button.click(); }"


def test_ten_quick_presses_go_ten_steps(open_page: Pages) -> None:
    """Presses wait for each other; in the end page and record stand at the same step."""
    page = open_page("?lesson=quick_start")
    states = [state for state, _ in open_lesson("quick_start").states()]
    page.locator(".tutor-next").evaluate(TEN)
    stands(page, ply=10, line="main", player=states[9].due.player)
    for _ in range(3):
        page.keyboard.press("ArrowLeft", delay=0)
    stands(page, ply=7)
    page.locator(".tutor-last").evaluate(TEN)
    stands(page, ply=len(states))
    page.locator(".tutor-back").evaluate(TEN)
    stands(page, ply=len(states) - 10)


def test_a_decision_pressed_twice_is_made_once(open_page: Pages) -> None:
    """The second press was meant for another position: it does nothing, which needs no words."""
    page = open_page("?lesson=quick_start&ply=3")
    page.locator(".tutor-choices [data-do=decide]").nth(1).evaluate(TWICE)
    stands(page, ply=4, line="A")
    page.locator(".tutor-back").click()
    stands(page, ply=3)
    expect(page.locator(".tutor-notice")).to_have_count(0)


def test_a_notice_goes_when_the_reader_goes_on(open_page: Pages) -> None:
    """It covers neither the board nor what is to be decided, until the next press or key."""
    page = open_page("?lesson=quick_start&ply=3&colour=red")
    notice = page.locator(".tutor-notice")
    expect(notice).to_have_count(1)
    top = page.locator(".tutor-notices").bounding_box()["y"]
    for part in (".tutor-hero", ".tutor-column"):
        box = page.locator(part).first.bounding_box()
        assert box["y"] + box["height"] <= top
    page.locator(".tutor-next").click()
    stands(page, ply=4)
    expect(notice).to_have_count(0)


def test_the_front_door_remembers_the_way_that_was_gone(open_page: Pages) -> None:
    """One press each; whoever comes again is led to where they went last."""
    page = open_page()
    link = page.url.partition("?")[0]
    app = page.locator(".tutor-app")
    for door in WAYS:
        expect(page.locator(".tutor-door-card")).to_be_visible()
        control(page, "enter", door).click()
        expect(page.locator(f".tutor-app.tutor-view-{door}")).to_be_attached()
        expect(page.locator(".tutor-door-card")).not_to_be_visible()
        if door == "presenter":  # a class sees no bar; the menu under the slide has the way home
            page.locator('.tutor-presenter-ways [data-do="menu"]').click()
        page.locator(".tutor-home").click()
        expect(page.locator(".tutor-app.tutor-view-door")).to_be_attached()
    page.goto(link, wait_until="commit")
    page.wait_for_selector(READY, state="attached")
    expect(page.locator(f".tutor-app.tutor-view-{WAYS[-1]}")).to_be_attached()
    expect(app).to_have_count(1)


@pytest.mark.endurance
def test_a_control_drawn_anew_under_the_finger_is_pressed(open_page: Pages) -> None:
    """Between down and up the page may hear from its kernel; the press is still one press."""
    page = open_page("?lesson=quick_start")
    size = open_looks(page).locator(f'[data-do="size"][data-value="{SIZES[1]}"]')
    size.hover()
    page.mouse.down()
    size.evaluate("size => { size.outerHTML = size.outerHTML; }")
    page.mouse.up()
    expect(page.locator("html")).to_have_attribute("data-tutor-size", str(SIZES[1]))
