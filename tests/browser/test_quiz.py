"""The card of a question on a fresh position: at every size, each of its forms and asides."""

import pytest
from playwright.sync_api import Page, expect

from tests.driving import control
from tests.pages import PATIENCE, Pages, first_of

SIZES = ((1024, 768), (390, 844), (1440, 900))
QUESTIONS = 4
"""The first questions of a review have both forms, and each of what is asked beside them."""
CUT = """
(card) => [...card.querySelectorAll("button, p, h3")].filter((each) => {
    each.scrollIntoView({ block: "center" });
    const { left, right } = each.getBoundingClientRect();
    return left < 0 || right > innerWidth || each.scrollWidth > each.clientWidth + 1;
}).map((each) => each.textContent)
"""


def within(page: Page) -> None:
    """Nothing of the card is cut, at a side or by its own box."""
    card = page.locator(".tutor-lesson-card")
    assert card.evaluate(CUT) == []


@pytest.mark.parametrize(("width", "height"), first_of(SIZES, 1))
def test_every_form_stays_in_its_card(open_page: Pages, width: int, height: int) -> None:
    """By the keyboard alone: claims and choices, how sure one is, and which rule it was."""
    page = open_page("?lesson=quick_start&step=the-review", width=width, height=height)
    control(page, "review").press("Enter", timeout=PATIENCE)
    met = set()
    for number in range(QUESTIONS):
        step = page.locator(f'.tutor-lesson-card [data-step="quiz:{number}"]')
        expect(step).to_be_visible(timeout=PATIENCE)
        met.add("claim" if page.locator(".tutor-claimed").count() else "choice")
        within(page)
        certainty = control(page, "certainty", "rather")
        if certainty.count():
            met.add("certainty")
            certainty.press("Enter")
            expect(certainty).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
            expect(certainty).to_be_focused()
            within(page)
        for chosen in range(page.locator(".tutor-option").count()):
            control(page, "option", chosen).press("Enter")
            told = page.locator(f'.tutor-option[data-value="{chosen}"] .tutor-option-said')
            expect(told).to_be_visible(timeout=PATIENCE)
            within(page)
            if page.locator(".tutor-option-right").count():
                break
        rule = page.locator('[data-do="name-rule"]').first
        if rule.count():
            met.add("rule")
            rule.press("Enter")
            expect(page.locator(".tutor-rule-named")).to_be_focused(timeout=PATIENCE)
            within(page)
        page.locator('.tutor-lesson-ways [data-do="lesson-next"]').press("Enter")
    assert met == {"claim", "choice", "certainty", "rule"}
    ended = page.locator(f'.tutor-lesson-card [data-step="quiz:{QUESTIONS}"]')
    expect(ended).to_be_visible(timeout=PATIENCE)
    control(page, "quiz-leave").press("Enter")
    control(page, "contents").press("Enter", timeout=PATIENCE)
    expect(page.locator(".tutor-certainties")).to_be_visible(timeout=PATIENCE)
    within(page)
    switch = control(page, "returns")
    switch.press("Enter")
    expect(switch).to_have_attribute("aria-checked", "true", timeout=PATIENCE)
    within(page)
