"""The whole lesson on a real page, as a learner takes it who gets everything wrong once."""

import pytest
from playwright.sync_api import expect

from tests.learner import Learner
from tests.pages import PATIENCE, Pages, first_of
from tutor.core.lessons.files import open_course
from widgets.lesson.controller import GUESSED_RIGHT

ACTS = [act.name for act in open_course("quick_start").acts][:2]
"""The first acts have a task of most kinds; all of them are taken in the endurance tests."""

MEADOW = {1440: (0.33, 0.935), 1024: (0.36, 0.83)}
"""Where the Llama Meadow lies on the board, from its left and its top, by the width of the page."""


@pytest.mark.endurance
@pytest.mark.parametrize("act", ACTS)
def test_an_act_is_taken_with_every_wrong_answer_explained(open_page: Pages, act: str) -> None:
    """Every step says what the catalogue says; every wrong option has its own answer."""
    page = open_page("?lesson=quick_start")
    learner = Learner(page, errs=True)
    if act != ACTS[0]:
        learner.press("contents")
        learner.press("act", act)
    learner.take(act)
    assert (learner.errors > learner.rights) == (learner.rights > 0)
    expect(page.locator(".tutor-notice")).to_have_count(0, timeout=PATIENCE)


def test_the_first_act_is_taken_on_a_phone(open_page: Pages) -> None:
    """After every answer and every decision the way on is there."""
    page = open_page("?lesson=quick_start&lang=es", width=390, height=844)
    learner = Learner(page, "es")
    learner.take(ACTS[0])
    expect(page.locator(".tutor-lesson-card section")).to_have_attribute(
        "data-step", learner.lesson.acts[1].steps[0].id
    )


@pytest.mark.parametrize(("width", "height"), first_of([(1440, 900), (1024, 768)], 1))
def test_what_was_tapped_stands_whole_with_its_buttons(
    open_page: Pages, width: int, height: int
) -> None:
    """Nobody scrolls to do what the text beside it asks for."""
    page = open_page("?lesson=quick_start", width=width, height=height)
    board = page.locator(".tutor-board")
    box = board.bounding_box()
    assert box is not None
    x, y = MEADOW[width]
    board.click(position={"x": x * box["width"], "y": y * box["height"]})
    picked = page.locator(".tutor-picked")
    expect(picked).to_be_visible()
    card = page.locator(".tutor-now-card")
    assert card.evaluate("card => card.scrollHeight - card.clientHeight") <= 0
    for button in picked.locator("button").all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.endurance
@pytest.mark.parametrize("leave", ["Enter", "Escape"])
def test_a_rule_is_left_to_its_tag(open_page: Pages, leave: str) -> None:
    """By the keyboard: the tag unfolds its text, and the link in it and the way back pass the focus."""
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
    page.keyboard.press(leave)
    expect(link).to_be_focused(timeout=PATIENCE)
    expect(page.locator(".tutor-lesson-card")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), first_of([(390, 844), (1440, 900)], 1))
def test_what_was_tried_is_in_sight(open_page: Pages, width: int, height: int) -> None:
    """The answer is there without scrolling, and nothing is said against what nobody decided."""
    steps = open_course("quick_start").steps
    step = next(each for each in steps if each.task is not None and each.task.kind == "alternative")
    page = open_page(f"?lesson=quick_start&step={step.id}", width=width, height=height)
    learner = Learner(page)
    learner.arrive(step)
    learner.press("try", GUESSED_RIGHT)
    expect(page.locator(".tutor-claim")).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    expect(page.locator(".tutor-refused-card")).to_be_hidden()
