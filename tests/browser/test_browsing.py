"""The reader browses the game beside the lesson, and one press leads back to the lesson."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_heard import play_twins
from tests.browser.views import Come, finished_game_address
from tests.driving import control, enter, open_tab, pull_up, stands
from tests.pages import Pages, first_of

STEP = "bert-enters"
SIZES = [(390, 844), (1024, 768), (1440, 900)]
MEDIUM, WIDE = 900, 1200


@pytest.mark.parametrize(("width", "height"), first_of(SIZES, 1))
def test_only_the_way_on_is_beside_the_lesson(open_page: Pages, width: int, height: int) -> None:
    """Beside the lesson only *Go on* is shown; the buttons for steps are below the board with a label.

    On a phone these buttons are in the tab of the moves. A note says that they are for looking around,
    and one press leads back.
    """
    page = open_page(f"?lesson=quick_start&step={STEP}", width=width, height=height)
    onward = page.locator(".tutor-lesson-card [data-do=lesson-next]")
    transport, board = page.locator(".tutor-buttons"), page.locator(".tutor-board-box")
    expect(onward).to_be_in_viewport(ratio=1)
    if width < 800:
        expect(transport).to_be_hidden()
    else:
        expect(page.locator(".tutor-browse")).to_be_visible()
        # While the lesson leads, only the lesson's own counter is visible.
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


SCROLLED = """() => [...document.querySelectorAll("PARTS")]
  .filter((each) => each.scrollTop > 1 && each.checkVisibility())
  .map((each) => `${each.className} ${each.scrollTop}`)"""
SCROLL = """() => {
  for (const each of document.querySelectorAll("PARTS"))
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) each.scrollTop = each.scrollHeight;
}"""


def scroll(page: Page, part: str) -> None:
    """Scroll a part of the page, with all parts in it, to the end."""
    page.evaluate(SCROLL.replace("PARTS", f"{part}, {part} *"))


def begins_at_its_top(page: Page, part: str) -> None:
    """Wait until a part of the page, with all parts in it, is at its top."""
    scrolled = SCROLLED.replace("PARTS", f"{part}, {part} *")
    page.wait_for_function(f"() => ({scrolled})().length === 0")


@pytest.mark.parametrize(("width", "height"), first_of(SIZES, 1))
@pytest.mark.parametrize("game", first_of(["princes", "incan_gold"], 1))
def test_every_part_opens_at_its_top(open_page: Pages, game: str, width: int, height: int) -> None:
    """Each tab, another view and a new game open at their tops, however far the reader has scrolled before.

    The new game has no move yet to which its list could scroll.
    """
    page = open_page(f"?view=explore&game={game}", width=width, height=height)
    stands(page, ply=0)
    for name in ("games", "rules", "lines", "now"):
        pull_up(page)
        scroll(page, ".tutor-main")
        open_tab(page, name)
        begins_at_its_top(page, ".tutor-main")
    scroll(page, ".tutor-main")
    page.locator('[data-do="view"][data-value="play"]').first.evaluate("each => each.click()")
    expect(page.locator(".tutor-view-play")).to_have_count(1)
    begins_at_its_top(page, ".tutor-main")


@pytest.mark.parametrize(("width", "height"), first_of(SIZES, 1))
def test_the_end_of_a_game_opens_at_its_first_sentence(
    open_page: Pages, width: int, height: int
) -> None:
    """At the end of a game the card opens at its first sentence, with the winners above and the story following in order."""
    page = open_page(finished_game_address(), width=width, height=height)
    stands(page)
    open_tab(page, "events" if width < MEDIUM else "now")
    begins_at_its_top(page, ".tutor-side")


def open_keys(page: Page) -> None:
    """Open the sheet of keys."""
    page.keyboard.press("?")
    expect(page.locator(".tutor-sheet table")).to_be_visible()


def open_handout(page: Page) -> None:
    """Open the sheet of handouts."""
    open_tab(page, "games")
    page.locator('[data-do="handout"]').first.click()
    expect(page.locator(".tutor-handout h2")).to_be_visible()


def open_pair(page: Page) -> None:
    """Open a pair of twin worlds, after playing the pairs if none is played."""
    pairs = page.locator('[data-do="twin-open"]')
    if not pairs.count():
        pull_up(page)
        play_twins(page)
    enter(pairs.nth(4))
    expect(page.locator(".tutor-is-beside .tutor-compare")).to_be_visible()


OVER: dict[str, tuple[Come, str, str]] = {
    ".tutor-sheet": (open_keys, "sheet", "?game=incan_gold&view=explore"),
    ".tutor-handout": (open_handout, "handout", "?lesson=quick_start&ply=26"),
    ".tutor-compare": (open_pair, "close-compare", "?game=incan_gold&view=explore"),
}
"""The layers over the page: for each how it opens, its closing control, and the page's address."""


@pytest.mark.parametrize(("width", "height"), first_of([(1440, 900), (1024, 768), (390, 844)], 1))
@pytest.mark.parametrize("part", first_of(OVER, 1))
def test_a_layer_over_the_page_begins_at_its_top(
    open_page: Pages, part: str, width: int, height: int
) -> None:
    """Each layer opens at its top, and the focused control is in sight."""
    come, close, address = OVER[part]
    page = open_page(address, width=width, height=height)
    for _ in range(2):
        come(page)
        begins_at_its_top(page, part)
        expect(page.locator(":focus")).to_be_in_viewport()
        scroll(page, part)
        control(page, close, within=part).click()
        expect(page.locator(part)).not_to_be_visible()
