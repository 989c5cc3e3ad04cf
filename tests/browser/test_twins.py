"""Twin worlds on a real page: asked for, opened, gone along and kept by the keyboard."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import EVERYTHING, findings
from tests.browser.test_forecast import PATIENCE, PLY, STATE, asked
from tests.browser.test_forecast import QUERY as LESSON_QUERY
from tests.driving import beyond, control, pull_up, shows
from tests.pages import Pages, first_of

QUERY = "?game=incan_gold&view=explore"


def test_a_pair_is_opened_gone_along_and_kept_by_the_keyboard(open_page: Pages) -> None:
    """Nothing sticks out or is hard to read, beside the pairs and beside the boards."""
    page = open_page(QUERY)
    pull_up(page)
    control(page, "forecast").press("Enter")
    control(page, "twins").press("Enter")
    control(page, "twin-pairs", 12).press("Enter")
    pairs = page.locator('[data-do="twin-open"]')
    expect(pairs).to_have_count(12, timeout=PATIENCE)
    expect(control(page, "twin-stop")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".tutor-stocks")).to_be_in_viewport(ratio=1)
    assert findings(page, EVERYTHING) == []
    pairs.nth(4).press("Enter")
    expect(page.locator(".tutor-is-beside .tutor-compare")).to_be_visible()
    expect(page.locator(".tutor-timeline")).not_to_be_visible()
    heads = page.locator(".tutor-compare-band > p")
    before = heads.all_inner_texts()
    page.keyboard.press("ArrowRight")
    expect(heads.first).not_to_have_text(before[0])
    page.keyboard.press("End")
    expect(page.locator(".tutor-compare-when").first).to_contain_text("the game is over")
    assert findings(page, EVERYTHING) == []
    control(page, "twin-keep").press("Enter")
    expect(page.locator(".tutor-lines-card")).to_contain_text("Pair 5 of twin worlds, world 1.")


@pytest.mark.parametrize(("width", "height"), first_of([(1024, 768), (1440, 900), (390, 844)], 1))
def test_what_the_pairs_came_to_is_in_sight_once_they_are_played(
    open_page: Pages, width: int, height: int
) -> None:
    """It begins below what it was asked for by; whoever scrolls away from it is left alone."""
    page = open_page(QUERY, width=width, height=height)
    pull_up(page)
    control(page, "forecast").press("Enter")
    control(page, "twins").press("Enter")
    control(page, "twin-pairs", 12).press("Enter")
    said = page.locator(".tutor-twin-summary > p")
    expect(page.locator(".tutor-twin-summary[data-done='1']")).to_be_visible(timeout=PATIENCE)
    for sentence in said.all():
        expect(sentence).to_be_in_viewport(ratio=1)
    control(page, "twins").scroll_into_view_if_needed()
    control(page, "tab", "lines").dispatch_event("click")
    control(page, "tab", "now").dispatch_event("click")
    expect(control(page, "twins")).to_be_in_viewport(ratio=1)


UNFOLDED = {"twins": ".tutor-twin-fields", "list": ".tutor-forecast-list[open]"}


@pytest.mark.parametrize(("width", "height"), first_of([(1440, 900), (1024, 768)], 1))
@pytest.mark.parametrize("unfolded", UNFOLDED)
def test_the_choices_stay_whatever_is_unfolded(
    open_page: Pages, width: int, height: int, unfolded: str
) -> None:
    """One decides beside it as without it, and what was unfolded keeps its own room."""
    page = open_page(LESSON_QUERY, width=width, height=height)
    shows(page, STATE, ply=PLY)
    if unfolded == "list":
        asked(page)
        page.locator(".tutor-forecast-list > summary").press("Enter")
    else:
        control(page, "forecast").press("Enter")
        control(page, "twins").press("Enter")
    expect(page.locator(UNFOLDED[unfolded])).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#tutor-choices [data-do=decide]").first).to_be_attached()
    choices = page.locator(".tutor-deciding .tutor-choice")
    expect(choices.first).to_be_in_viewport(ratio=1)
    box = page.locator(".tutor-forecast-card").bounding_box()
    assert box is not None
    assert box["height"] >= 200
    choices.first.press("Enter")
    beyond(page, PLY)
