"""The game is browsed beside the lesson, not in place of it: what does so stands apart, and one press leads back."""

import pytest
from playwright.sync_api import expect

from tests.driving import open_tab, pull_up, stands
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


SCROLLED = """() => [...document.querySelectorAll(".tutor-main, .tutor-main *")]
  .filter((each) => each.scrollTop > 1 && each.checkVisibility())
  .map((each) => `${each.className} ${each.scrollTop}`)"""
SCROLL = """() => {
  for (const each of document.querySelectorAll(".tutor-main, .tutor-main *"))
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) each.scrollTop = each.scrollHeight;
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("game", first_of(["princes", "incan_gold"], 1))
def test_whatever_opens_begins_at_its_top(
    open_page: Pages, game: str, width: int, height: int
) -> None:
    """Each tab, however far it or another was read before, and how a game begins, too.

    No move has been made, to which a list would be scrolled.
    """
    page = open_page(f"?view=explore&game={game}", width=width, height=height)
    stands(page, ply=0)
    for name in ("games", "now", "rules", "lines", "games", "rules", "now"):
        pull_up(page)
        page.evaluate(SCROLL)
        open_tab(page, name)
        page.wait_for_function(f"() => ({SCROLLED})().length === 0")
