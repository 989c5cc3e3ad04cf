"""In every view and at every size nothing overlaps or is cut, and everything can be pressed and read."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import faults
from tests.browser.test_axe import EVERYTHING, findings
from tests.browser.test_keyboard import beyond_tab
from tests.browser.test_named import nameless, unexplained_controls
from tests.browser.views import TOURS, walk
from tests.driving import beyond, enter, open_tab
from tests.pages import Pages
from tutor.core.words.text import LANGUAGES

SCREENSHOTS = Path("build") / "screenshots"
FOR_A_CLASS = [636, 420]
"""The widths of the board for a class, on a wide screen and on a screen of 4 to 3."""
WIDTHS = {"phone": [374], "medium": [640, *FOR_A_CLASS], "wide": [928, *FOR_A_CLASS]}
"""The widths of the games' boards in each of their layouts."""

TWICE = ("question", "decide", "turn", "refused", "trade", "rules", "lines", "compare", "presenter")
"""The views that the test also opens at twice the size; other views have the same layouts."""

QUICK = ("step", "gold")
"""The views of the quick test, each with a layout of its own; another test measures all slides."""

PAINTED = """
() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true))))
"""
SCROLL = """
(to) => {
    // On a phone the sheet scrolls, which is no box by itself elsewhere.
    const sheet = document.querySelector(".tutor-side");
    const main = sheet.clientHeight ? sheet : document.querySelector(".tutor-main");
    const before = main.scrollTop;
    main.scrollTop = main[to];
    return main.scrollTop !== before;
}
"""
"""Scrolls to the end, or to the beginning for `clientTop`, and returns whether anything moved."""


def keep(page: Page, name: str) -> None:
    """Save a screenshot of the page for people to look at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")


def settle(page: Page, layout: str, board: str) -> None:
    """Wait until the page and its board have these layouts, and the board is painted.

    `layout` is that of the page, `board` that of the large board.
    """
    expect(page.locator("html")).to_have_attribute("data-tutor-layout", layout)
    expect(page.locator(".tutor-status")).to_have_attribute("data-layout", board)
    page.wait_for_function(
        """(drawn) => {
            const isPainted = (board) => {
                const { width, height } = board;
                return board.getContext("2d").getImageData(width / 2, height / 2, 1, 1).data[3];
            };
            const board = document.querySelector(".tutor-board");
            const isDrawn = drawn.some((wide) => board.style.width === `${wide}px` && board.width > wide - 2);
            return isDrawn && isPainted(board);
        }""",
        arg=WIDTHS[board],
    )
    page.wait_for_function(PAINTED)


def window(width: int, height: int) -> Callable[[Page], None]:
    """Return an action that gives the window this size."""
    return lambda page: page.set_viewport_size({"width": width, "height": height})


def enlarge(*sizes: int) -> Callable[[Page], None]:
    """Return an action that chooses each of the sizes in turn and waits until the page has it."""

    def press(page: Page) -> None:
        for size in sizes:
            # While a dialog covers the page the mouse does not reach its bar.
            # At once, because the control may be redrawn between finding and pressing it.
            press_it = (
                "(size) => document.querySelector(`[data-do=size][data-value='${size}']`).click()"
            )
            page.evaluate(press_it, size)
            expect(page.locator("html")).to_have_attribute("data-tutor-size", str(size))

    return press


def without_mouse_or_sight(page: Page, view: str) -> dict[str, list[str]]:
    """Return the faults of a view for readers without a mouse or without sight."""
    missed = {
        f"{view} by axe": findings(page, EVERYTHING),
        f"{view} by name": [*nameless(page), *unexplained_controls(page)],
        f"{view} by Tab": beyond_tab(page),
    }
    return {name: wrong for name, wrong in missed.items() if wrong}


@pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.endurance)], ids=["quick", "whole"]
)
def test_every_view_fits_every_size(open_page: Pages, whole: bool) -> None:
    """On a phone, a tablet, a desk, a projector, and at 200 %, no view has a fault of layout.

    The quick test opens a few views once, on a desk and a phone, and also uses them with the Tab
    key and with axe.
    """
    found: dict[str, list[str]] = {}

    def look(page: Page, name: str, layout: str, board: str) -> None:
        settle(page, layout, board)
        if whole:
            keep(page, name)
        if wrong := faults(page):
            found[name] = wrong
        # On a phone the board covers the parts that scroll below it, as it should.
        if layout != "phone" and page.evaluate(SCROLL, "scrollHeight"):
            if wrong := faults(page):
                found[f"{name} scrolled"] = wrong
            page.evaluate(SCROLL, "clientTop")

    def other_sizes(view: str, page: Page) -> None:
        window(1024, 768)(page)
        look(page, f"{view}_1024x768", "medium", "medium")
        window(1920, 1080)(page)
        enlarge(120)(page)
        look(page, f"{view}_1920x1080", "wide", "wide")
        window(1440, 900)(page)
        enlarge(150, 200)(page)
        if view in TWICE:
            look(page, f"{view}_200_per_cent", "medium", "medium")
        enlarge(100)(page)

    for tour in TOURS:
        left_out = () if whole else [view for view in TOURS[tour].views if view not in QUICK]
        for view, page in walk(open_page, tour, left_out):
            look(page, f"{view}_1440x900", "wide", "wide")
            if not whole:
                found |= without_mouse_or_sight(page, view)
            window(390, 844)(page)
            look(page, f"{view}_390x844", "phone", "phone")
            if whole:
                other_sizes(view, page)
            window(1440, 900)(page)
            settle(page, "wide", "wide")
    assert found == {}


@pytest.mark.endurance
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_keeps_to_one_row_in_every_language(open_page: Pages, language: str) -> None:
    """The bar keeps to one row in every language, even for a line with a long name.

    No word in bar, column or board is broken or cut.
    """
    page = open_page(f"?lesson=quick_start&ply=22&lang={language}")
    page.locator(".tutor-choices button").first.click()
    beyond(page, 22)
    open_tab(page, "lines")
    page.locator(".tutor-lines-card input").fill("The market first, whatever the others do")
    enter(page.locator(".tutor-lines-card input"))
    expect(page.locator(".tutor-status-line")).to_contain_text("whatever")
    open_tab(page, "now")
    found = {}
    for width, height, layout in ((1440, 900, "wide"), (1024, 768, "medium"), (390, 844, "phone")):
        window(width, height)(page)
        settle(page, layout, layout)
        page.evaluate(SCROLL, "clientTop")
        keep(page, f"line_{language}_{width}x{height}")
        bar = page.locator(".tutor-bar").bounding_box()
        assert bar is not None
        found[width] = [
            *faults(page),
            *([f"the bar is {bar['height']} high"] if bar["height"] > 66 else []),
        ]
    assert not any(found.values()), found


def test_twice_the_size_leaves_the_column_beside_the_board(open_page: Pages) -> None:
    """With text at 200 % the whole board stays beside the column and above the timeline."""
    page = open_page("?lesson=quick_start&ply=20")
    enlarge(120, 150, 200)(page)
    settle(page, "medium", "medium")
    board = page.locator(".tutor-board").bounding_box()
    column = page.locator(".tutor-column").bounding_box()
    assert board is not None
    assert column is not None
    assert board["x"] + board["width"] <= column["x"]
    assert board["y"] + board["height"] <= page.locator(".tutor-timeline").evaluate(
        "(each) => each.getBoundingClientRect().top"
    )
    # The letters of the board are as large as at the normal size.
    assert board["width"] >= 640


@pytest.mark.endurance
def test_review_cards_are_in_line_with_the_form_above(open_page: Pages) -> None:
    """Among the games of a lesson, where no puzzles share their row, the review cards are as wide as the form."""
    page = open_page("?lesson=quick_start&view=explore&open=games")
    for width, height, layout in ((1440, 900, "wide"), (1024, 768, "medium")):
        window(width, height)(page)
        expect(page.locator(".tutor-status")).to_have_attribute("data-layout", layout)
        expect(page.locator(".tutor-cards-card")).to_be_visible()
        boxes = {
            card.get_attribute("class"): card.bounding_box()
            for card in page.locator(".tutor-column > .tutor-card:visible").all()
        }
        own = next(box for names, box in boxes.items() if "tutor-cards-card" in str(names))
        shared = [box for box in boxes.values() if abs(box["y"] - own["y"]) < 4]
        assert min(box["x"] for box in shared) == min(box["x"] for box in boxes.values())
        ends = [box["x"] + box["width"] for box in boxes.values()]
        assert max(box["x"] + box["width"] for box in shared) == max(ends)
