"""On a phone the control that confirms, and a part opened by a press, are in sight at once."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_asked import OPTIONS, in_sight, settle
from tests.driving import control
from tests.pages import PATIENCE, Pages, first_of

PHONE = {"width": 390, "height": 844}
FINISH = ".tutor-deciding .tutor-finish:not(.tutor-leave)"
MISSING = ".tutor-deciding .tutor-missing"
DONE = ".tutor-options .tutor-main-do"
SWITCH = ".tutor-deciding .tutor-switched"
WAY_ON = ".tutor-lesson-ways .tutor-lesson-next"
HINT = ".tutor-given-hint:last-child"
TOPS = "(things) => things.map((each) => each.getBoundingClientRect().top)"
QUESTIONS = 6
"""The number of questions of a review in which most forms of answers occur."""


def on_phone(open_page: Pages, address: str) -> Page:
    """Open a page in a phone's window, and wait for the layout of a phone."""
    return settle(open_page(address, **PHONE), "phone")


def switch(page: Page, number: int, *, on: int) -> None:
    """Press a switch, and wait until `number` switches are on."""
    page.locator(SWITCH).nth(number).click()
    expect(page.locator(f"{SWITCH}[aria-pressed=true]")).to_have_count(on)


def put_together(page: Page) -> None:
    """Mark the first player, or in a question of order all things, each of which must be in sight."""
    is_order = not page.locator(DONE).count()
    for number in range(page.locator(OPTIONS).count() if is_order else 1):
        assert in_sight(page, OPTIONS)[number]
        page.locator(OPTIONS).nth(number).click()
        expect(page.locator(OPTIONS).nth(number)).to_have_attribute("aria-pressed", "true")


def hit(page: Page, selector: str) -> None:
    """Wait until an element appears, and check that all of it is in sight with nothing over it."""
    expect(page.locator(selector)).to_be_visible(timeout=PATIENCE)
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    assert in_sight(page, selector) == [True], selector


@pytest.mark.parametrize(
    "address",
    first_of(
        (
            "?lesson=quick_start&step=climb-more&lang=es",
            "?lesson=quick_start&ply=36&view=explore",
        ),
        1,
    ),
)
def test_a_begun_offer_can_be_confirmed_at_once(open_page: Pages, address: str) -> None:
    """The button that confirms a begun offer is in sight in the lesson and outside of it, also after more goods.

    Without goods in the offer the button is gone.
    """
    page = on_phone(open_page, address)
    switch(page, 0, on=1)
    hit(page, FINISH)
    switch(page, 1, on=2)
    hit(page, FINISH)
    ply = int(page.locator(".tutor-status").get_attribute("data-ply") or 0)
    page.locator(FINISH).click()
    expect(page.locator(".tutor-status")).to_have_attribute("data-ply", str(ply + 1))


@pytest.mark.endurance
def test_the_number_of_missing_cards_is_in_the_place_of_the_button(
    open_page: Pages,
) -> None:
    """All cards are in sight while the reader chooses two.

    After the first card the number of missing cards stands in the button's place; after the second the button does.
    """
    page = on_phone(open_page, "?lesson=quick_start&step=bert-keeps-cards")
    assert in_sight(page, SWITCH) == [True] * 4
    switch(page, 0, on=1)
    hit(page, MISSING)
    switch(page, 1, on=2)
    hit(page, FINISH)
    switch(page, 1, on=1)
    hit(page, MISSING)


@pytest.mark.endurance
def test_a_review_needs_no_pull_at_the_sheet(open_page: Pages) -> None:
    """In a review a number, players, an order or an option can be sent without pulling the phone's sheet up."""
    page = on_phone(open_page, "?lesson=quick_start&step=the-review")
    control(page, "review").click()
    met = set()
    for number in range(QUESTIONS):
        step = page.locator(f'.tutor-lesson-card [data-step="quiz:{number}"]')
        expect(step).to_be_visible(timeout=PATIENCE)
        if page.locator("#tutor-number").count():
            met.add("entered")
            page.locator("#tutor-number").fill("1")
            hit(page, DONE)
        elif page.locator(f"{OPTIONS}[aria-pressed]").count():
            met.add("put together")
            put_together(page)
            hit(page, DONE)
        else:
            met.add("choice")
            assert all(in_sight(page, OPTIONS))
        page.locator('.tutor-lesson-card [data-do="lesson-next"]').dispatch_event("click")
    assert met >= {"entered", "choice"}


def test_an_order_is_confirmed_in_the_place_of_the_way_on(open_page: Pages) -> None:
    """All things to put in order are in sight and do not move when they take their places.

    Until all have a place, *Go on* stands in the place of the button that confirms.
    """
    page = on_phone(open_page, "?lesson=quick_start&step=a-new-day")
    things = page.locator(f"{OPTIONS}[aria-pressed]")
    expect(things).to_have_count(4, timeout=PATIENCE)
    assert in_sight(page, WAY_ON) == [True]
    before = things.evaluate_all(TOPS)
    put_together(page)
    assert things.evaluate_all(TOPS) == pytest.approx(before, abs=1)
    hit(page, DONE)


@pytest.mark.endurance
def test_a_new_hint_is_in_sight(open_page: Pages) -> None:
    """On a phone each new hint is in sight, though the stocks cover the bottom of the sheet."""
    page = on_phone(open_page, "?lesson=quick_start&step=goods-fly")
    for taken in (1, 2, 3):
        control(page, "hint").click()
        expect(page.locator(".tutor-given-hint")).to_have_count(taken)
        hit(page, HINT)


def test_a_part_of_the_board_leaves_the_options_in_sight(open_page: Pages) -> None:
    """On a phone a part of the board, such as the Moon tiles, replaces the city as large as possible until it closes.

    The options stay in sight.
    """
    page = on_phone(open_page, "?lesson=quick_start&step=bert-enters")
    assert all(in_sight(page, OPTIONS))
    tiles = control(page, "part", "moons")
    tiles.click()
    expect(tiles).to_have_attribute("aria-expanded", "true")
    page.wait_for_function("() => document.querySelector('.tutor-board-box').scrollTop > 100")
    assert all(in_sight(page, OPTIONS))
    expect(control(page, "part", "days")).to_be_in_viewport()
    board = page.locator(".tutor-board").bounding_box()
    assert board is not None
    assert board["width"] > PHONE["width"] - 20
    tiles.click()
    expect(tiles).to_have_attribute("aria-expanded", "false")
    page.wait_for_function("() => document.querySelector('.tutor-board-box').scrollTop === 0")
    expect(page.locator(".tutor-board-box")).to_be_in_viewport()


@pytest.mark.endurance
def test_the_next_step_begins_with_the_board(open_page: Pages) -> None:
    """On a phone the next step begins with the board in sight, because the pulled-up sheet goes down again."""
    page = on_phone(open_page, "?lesson=quick_start&step=goods-fly")
    page.locator(".tutor-pull > summary").click()
    expect(page.locator(".tutor-tab-now")).to_be_visible()
    control(page, "lesson-next", "goods-fly").click()
    step = page.locator(".tutor-lesson-card section")
    expect(step).to_have_attribute("data-step", "cards-from-the-summit", timeout=PATIENCE)
    expect(page.locator(".tutor-tab-now")).to_be_hidden()
    expect(page.locator(".tutor-board-part").first).to_be_visible()
