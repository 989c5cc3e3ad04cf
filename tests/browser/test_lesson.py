"""A learner who gets everything wrong once takes the whole lesson on a real page."""

import pytest
from playwright.sync_api import expect

from tests.driving import stands
from tests.learner import Learner
from tests.pages import PATIENCE, Pages, first_of
from tutor.core.lessons.files import open_course
from widgets.lesson.controller import GUESSED_RIGHT

ACTS = [act.name for act in open_course("quick_start").acts][:2]
"""The acts of the quick run, which have most kinds of tasks. The endurance run has all acts."""

AT_HAND = ".tutor-at-hand"
OPENER = ".tutor-at-hand-do"
MEADOW = {1440: (0.33, 0.935), 1024: (0.36, 0.83)}
"""The place of the Llama Meadow by the page's width, as parts of the board's width and height."""


def test_the_first_act_can_be_taken_on_a_phone(open_page: Pages) -> None:
    """On a phone *Go on* is in sight after every answer and every decision of the first act."""
    page = open_page("?lesson=quick_start&lang=es", width=390, height=844)
    learner = Learner(page, "es")
    learner.take(ACTS[0])
    expect(page.locator(".tutor-lesson-card section")).to_have_attribute(
        "data-step", learner.lesson.acts[1].steps[0].id
    )


@pytest.mark.parametrize(("width", "height"), first_of([(1440, 900), (1024, 768)], 1))
def test_a_tapped_thing_is_whole_with_its_buttons(
    open_page: Pages, width: int, height: int
) -> None:
    """A tapped thing and its buttons replace unfolded rules, and are in sight without scrolling."""
    page = open_page("?lesson=quick_start", width=width, height=height)
    page.locator(OPENER).click()
    expect(page.locator(AT_HAND)).to_be_visible()
    expect(page.locator(".tutor-now-card")).to_be_hidden()
    board = page.locator(".tutor-board")
    box = board.bounding_box()
    assert box is not None
    x, y = MEADOW[width]
    board.click(position={"x": x * box["width"], "y": y * box["height"]})
    picked = page.locator(".tutor-picked")
    expect(picked).to_be_in_viewport(ratio=1)
    expect(page.locator(AT_HAND)).to_be_hidden()
    card = page.locator(".tutor-now-card")
    assert card.evaluate("card => card.scrollHeight - card.clientHeight") <= 0
    for button in picked.locator("button").all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.endurance
@pytest.mark.parametrize("leave", ["Enter", "Escape"])
def test_leaving_a_rule_leads_to_its_tag(open_page: Pages, leave: str) -> None:
    """The name of a rule unfolds its text. The link in the text and the button back move the focus there and back."""
    page = open_page("?lesson=quick_start")
    learner = Learner(page)
    learner.press("contents")
    learner.press("act", "watch")
    learner.arrive(learner.lesson.acts[1].steps[0])
    tag = page.locator(".tutor-lesson-card .tutor-rule-tag").first
    text = page.locator(".tutor-lesson-card .tutor-rule-text").first
    tag.focus()
    before = tag.bounding_box()
    page.keyboard.press("Enter")
    expect(text).to_be_visible()
    expect(text).to_be_in_viewport(ratio=1)
    assert tag.bounding_box() == before
    page.keyboard.press("Enter")
    expect(text).to_be_hidden()
    page.keyboard.press("Enter")
    link = text.locator("[data-do=rule]")
    page.keyboard.press("Tab")
    expect(link).to_be_focused()
    page.keyboard.press("Enter")
    back = page.locator(".tutor-lookup-back button")
    expect(back).to_be_focused(timeout=PATIENCE)
    stands(page)  # an element that gets the focus by itself takes no key for a moment
    page.keyboard.press(leave)
    expect(link).to_be_focused(timeout=PATIENCE)
    expect(page.locator(".tutor-lesson-card")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), first_of([(390, 844), (1440, 900)], 1))
def test_the_result_of_a_try_is_in_sight(open_page: Pages, width: int, height: int) -> None:
    """The result of a try is in sight without scrolling, and an illegal decision gets no verdict."""
    steps = open_course("quick_start").steps
    step = next(each for each in steps if each.task is not None and each.task.kind == "alternative")
    page = open_page(f"?lesson=quick_start&step={step.id}", width=width, height=height)
    learner = Learner(page)
    learner.arrive(step)
    learner.press("try", GUESSED_RIGHT)
    expect(page.locator(".tutor-claim")).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    expect(page.locator(".tutor-refused-card")).to_be_hidden()


LAID_OVER = """() => {
  const app = document.querySelector(".tutor-app[data-telling]");
  const told = app?.querySelector(".tutor-happened")?.getBoundingClientRect();
  const said = app && [...app.querySelectorAll(".tutor-lesson-card .tutor-answers > *")].filter((e) => e.checkVisibility());
  if (!told?.height || !said.length) return undefined;
  const card = app.querySelector(".tutor-lesson-card").getBoundingClientRect();
  return said.filter((e) => Math.min(e.getBoundingClientRect().bottom, card.bottom) > told.top + 1).map((e) => e.textContent);
}"""
"""Returns whether the lesson's text and the events have overlapped during a decision.

At first undefined.
"""


@pytest.mark.endurance
@pytest.mark.parametrize("language", ["es", "it", "en"])
def test_the_events_do_not_cover_the_text_of_the_lesson(open_page: Pages, language: str) -> None:
    """On a phone the text of the lesson and the events share one sheet that scrolls, and do not overlap."""
    address = f"?lesson=quick_start&step=bert-redeems&lang={language}"
    page = open_page(address, width=390, height=844, reduced_motion="no-preference")
    Learner(page, language).press("lesson-move", "bert-redeems")
    laid_over = page.wait_for_function(LAID_OVER).json_value()
    assert laid_over == []


CHOICES = ".tutor-deciding button"
PLACES = "(all) => all.map((e) => JSON.stringify(e.getBoundingClientRect()))"


@pytest.mark.parametrize(
    ("width", "height", "step"),
    first_of(
        [(390, 844, "gina-begins"), (1440, 900, "gina-travels"), (1024, 768, "climb-more")], 1
    ),
)
def test_rules_can_be_read_beside_a_decision(
    open_page: Pages, width: int, height: int, step: str
) -> None:
    """Beside a decision rules unfold in place, one after the other, and no choice moves."""
    page = open_page(f"?lesson=quick_start&step={step}", width=width, height=height)
    opener, panel = page.locator(OPENER), page.locator(AT_HAND)
    expect(opener).to_be_in_viewport(ratio=1)
    expect(panel).to_be_hidden()
    before = page.locator(CHOICES).evaluate_all(PLACES)
    stood = opener.bounding_box()
    opener.click()
    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(panel).to_be_in_viewport()
    assert opener.bounding_box() == stood
    tag = panel.locator(".tutor-rule > summary").last
    tag.click()
    expect(panel.locator(".tutor-rule[open] .tutor-rule-text")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(opener).to_be_focused()
    page.wait_for_function(
        f"(before) => String(({PLACES})([...document.querySelectorAll('{CHOICES}')])) === before",
        arg=",".join(before),
    )
    page.keyboard.press("Enter")
    expect(panel).to_be_visible()
    opener.click()
    expect(opener).to_have_attribute("aria-expanded", "false")
    expect(panel).to_be_hidden()
    assert page.locator(CHOICES).evaluate_all(PLACES) == before


def test_no_choice_of_a_turn_is_cut_beside_a_large_board(open_page: Pages) -> None:
    """Beside a large board the whole text of a turn's step is in sight above the choices, and no choice is cut."""
    page = open_page("?lesson=quick_start&step=gina-begins", width=1440, height=900)
    expect(page.locator(".tutor-step-text > p").first).to_be_in_viewport(ratio=1)
    for choice in page.locator(f"{CHOICES}[data-do='decide']:visible").all():
        expect(choice).to_be_in_viewport(ratio=1)
