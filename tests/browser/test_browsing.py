"""The game is browsed beside the lesson, not in place of it: what does so stands apart, and one press leads back."""

import pytest
from playwright.sync_api import expect

from tests.pages import Pages, first_of

STEP = "bert-enters"
SIZES = [(1024, 768), (390, 844), (1440, 900)]
WIDE = 1200


@pytest.mark.parametrize(("width", "height"), first_of(SIZES, 2))
def test_nothing_beside_the_way_on_goes_through_the_game(
    open_page: Pages, width: int, height: int
) -> None:
    """The transport is under the board and says what it is for; a phone has it with the moves.

    Whoever looks around all the same is told so, and is back by one press.
    """
    page = open_page(f"?lesson=quick_start&step={STEP}", width=width, height=height)
    onward = page.locator(".tutor-lesson-card [data-do=lesson-next]")
    transport, board = page.locator(".tutor-buttons"), page.locator(".tutor-board-box")
    expect(onward).to_be_in_viewport(ratio=1)
    if width < 800:
        expect(transport).to_be_hidden()
    else:
        expect(page.locator(".tutor-browse")).to_be_visible()
        # While the lesson leads, its own steps alone are counted.
        expect(page.locator(".tutor-lesson-place")).to_be_visible()
        expect(page.locator(".tutor-status-step")).to_be_hidden()
        beside, under = transport.bounding_box(), board.bounding_box()
        assert beside is not None
        assert under is not None
        assert beside["x"] + beside["width"] < under["x"] + under["width"]
    page.keyboard.press("ArrowRight")
    back = page.locator(".tutor-lesson-away [data-do=lesson-here]")
    expect(back).to_be_in_viewport(ratio=1)
    expect(page.locator(".tutor-lesson-away")).to_contain_text("looking around")
    if width > WIDE:
        expect(page.locator(".tutor-status-step")).to_be_visible()
    back.click()
    expect(page.locator(f'.tutor-lesson-card [data-step="{STEP}"] .tutor-option')).to_have_count(4)
