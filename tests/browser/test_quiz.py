"""The card of a question on a fresh position fits at every size, in each of its forms."""

import pytest
from playwright.sync_api import Page, expect

from tests.driving import control, enter, pull_up
from tests.learner import JUDGED
from tests.pages import PATIENCE, Pages, first_of

SIZES = ((1024, 768), (390, 844), (1440, 900))
QUESTIONS = 6
"""The number of questions of a review in which most forms and further questions occur."""
CUT = """
(card) => [...card.querySelectorAll("button, p, h3")].filter((each) => {
    each.scrollIntoView({ block: "center" });
    const { left, right } = each.getBoundingClientRect();
    return left < 0 || right > innerWidth || each.scrollWidth > each.clientWidth + 1;
}).map((each) => each.textContent)
"""


def within(page: Page) -> None:
    """Check that no part of the card is cut off at a side or by its own box."""
    card = page.locator(".tutor-lesson-card")
    assert card.evaluate(CUT) == []


def form_of(page: Page) -> str:
    """Return the form of the present question."""
    if page.locator("#tutor-number").count():
        return "entered"
    if page.locator(".tutor-option[aria-pressed] .tutor-letter").count():
        return "ordered"
    return "several" if page.locator(".tutor-option[aria-pressed]").count() else "choice"


def put_in_order(page: Page) -> None:
    """Press the things in the order in which they stand, and confirm."""
    for place in range(page.locator(".tutor-option[aria-pressed]").count()):
        thing = control(page, "option", place)
        enter(thing)
        expect(thing).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
        expect(thing.locator(".tutor-letter")).to_have_text(str(place + 1))
        expect(thing).to_be_focused()
        within(page)
    enter(page.locator(".tutor-options .tutor-main-do"))
    expect(page.locator(".tutor-answer").first).to_be_visible(timeout=PATIENCE)
    within(page)


@pytest.mark.parametrize(("width", "height"), first_of(SIZES, 1))
def test_things_can_be_ordered_by_the_keyboard(open_page: Pages, width: int, height: int) -> None:
    """By keyboard a thing keeps the focus when it takes its place in the order, and nothing is cut."""
    page = open_page("?lesson=quick_start&step=a-new-day", width=width, height=height)
    expect(page.locator(".tutor-option[aria-pressed]")).to_have_count(4, timeout=PATIENCE)
    assert form_of(page) == "ordered"
    put_in_order(page)


@pytest.mark.endurance
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_form_stays_in_its_card(open_page: Pages, width: int, height: int) -> None:
    """By keyboard alone, claims, choices, numbers, players and the learner's certainty fit the card."""
    page = open_page("?lesson=quick_start&step=the-review", width=width, height=height)
    control(page, "review").press("Enter", timeout=PATIENCE)
    met = set()
    for number in range(QUESTIONS):
        step = page.locator(f'.tutor-lesson-card [data-step="quiz:{number}"]')
        expect(step).to_be_visible(timeout=PATIENCE)
        met.add("claim" if page.locator(".tutor-claimed").count() else form_of(page))
        within(page)
        certainty = control(page, "certainty", "rather")
        if certainty.count():
            met.add("certainty")
            enter(certainty)
            expect(certainty).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
            expect(certainty).to_be_focused()
            within(page)
        if form_of(page) == "entered":
            page.locator("#tutor-number").fill("7")
            enter(page.locator("#tutor-number"))
            expect(page.locator(".tutor-answer").first).to_be_visible(timeout=PATIENCE)
            within(page)
        if form_of(page) == "ordered":
            put_in_order(page)
        if form_of(page) == "several":
            first = control(page, "option", 0)
            enter(first)
            expect(first).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
            enter(page.locator(".tutor-options .tutor-main-do"))
            expect(page.locator(".tutor-answer").first).to_be_visible(timeout=PATIENCE)
            within(page)
        for chosen in range(page.locator(".tutor-option:not([aria-pressed])").count()):
            enter(control(page, "option", chosen))
            told = page.locator(f'.tutor-option[data-value="{chosen}"]')
            expect(told).to_have_class(JUDGED, timeout=PATIENCE)
            within(page)
            if page.locator(".tutor-option-right").count():
                break
        enter(page.locator('.tutor-lesson-ways [data-do="lesson-next"]'))
    assert met >= {"claim", "choice", "entered", "certainty"}
    ended = page.locator(f'.tutor-lesson-card [data-step="quiz:{QUESTIONS}"]')
    expect(ended).to_be_visible(timeout=PATIENCE)
    enter(control(page, "quiz-leave"))
    expect(page.locator('.tutor-lesson-card [data-step="the-review"]')).to_be_visible()
    # On a phone the row of buttons covers the step once the sheet is pulled up.
    pull_up(page)
    page.locator('.tutor-lesson-card [data-do="contents"]').press("Enter", timeout=PATIENCE)
    expect(page.locator(".tutor-certainties")).to_be_visible(timeout=PATIENCE)
    within(page)
    switch = control(page, "returns")
    enter(switch)
    expect(switch).to_have_attribute("aria-checked", "true", timeout=PATIENCE)
    within(page)
