"""Twin worlds on a real page are opened, stepped through and stored by keyboard."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import EVERYTHING, findings
from tests.browser.test_forecast import LEAST_UNFOLDED, PLY, STATE
from tests.browser.test_forecast import QUERY as LESSON_QUERY
from tests.browser.test_heard import expect_speech, play_twins
from tests.driving import beyond, control, enter, rest, shows
from tests.pages import Pages

QUERY = "?game=incan_gold&view=explore"


@pytest.mark.endurance
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_a_pair_works_by_the_keyboard(open_page: Pages, width: int, height: int) -> None:
    """Keys open a pair, step through it and store a world, and axe finds no fault on the page.

    The results are announced and come into sight, unless the reader has scrolled away.
    """
    page = open_page(QUERY, width=width, height=height)
    play_twins(page)
    pairs = page.locator('[data-do="twin-open"]')
    expect(page.locator(".tutor-twin-summary[data-done='1']")).to_be_visible()
    said = page.locator(".tutor-twin-summary > p")
    expect_speech(page, said)
    for sentence in said.all():
        expect(sentence).to_be_in_viewport(ratio=1)
    expect(page.locator(".tutor-stocks")).to_be_in_viewport(ratio=1)
    assert findings(page, EVERYTHING) == []
    control(page, "twins").scroll_into_view_if_needed()
    control(page, "tab", "lines").dispatch_event("click")
    control(page, "tab", "now").dispatch_event("click")
    expect(control(page, "twins")).to_be_in_viewport(ratio=1)
    rest(page)
    enter(pairs.nth(4))
    expect(page.locator(".tutor-is-beside .tutor-compare")).to_be_visible()
    expect(page.locator(".tutor-timeline")).not_to_be_visible()
    heads = page.locator(".tutor-compare-band > p")
    before = heads.all_inner_texts()
    page.keyboard.press("ArrowRight")
    expect(heads.first).not_to_have_text(before[0])
    page.keyboard.press("End")
    expect(page.locator(".tutor-compare-when").first).to_contain_text("the game is over")
    assert findings(page, EVERYTHING) == []
    enter(control(page, "twin-keep"))
    expect(page.locator(".tutor-lines-card")).to_contain_text("Pair 5 of twin worlds, world 1.")


@pytest.mark.endurance
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_choices_stay_beside_the_two_moves(open_page: Pages, width: int, height: int) -> None:
    """The reader can decide beside the unfolded twin worlds, which scroll in their own room."""
    page = open_page(LESSON_QUERY, width=width, height=height)
    shows(page, STATE, ply=PLY)
    enter(control(page, "forecast"))
    enter(control(page, "twins"))
    expect(page.locator(".tutor-twin-fields")).to_be_visible()
    choices = page.locator(".tutor-deciding .tutor-choice")
    expect(choices.first).to_be_in_viewport(ratio=1)
    box = page.locator(".tutor-forecast-card").bounding_box()
    assert box is not None
    assert box["height"] >= LEAST_UNFOLDED
    enter(choices.first)
    beyond(page, PLY)
