"""The parts of a screen are in sight, at most one box scrolls, and the board leaves no empty strip."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import faults as box_faults
from tests.browser.test_sight import SIGHT, SIZES, Size
from tests.driving import beyond, enter, focus_on, open_tab
from tests.pages import Pages, first_of
from tutor.core.words.text import LANGUAGES

MOST_BLANK = 64
"""The most empty pixels below the board, besides the height that a layout needs."""

LARGE = 1800
"""The window width in pixels from which the page is drawn larger."""

ROOM = """
() => {
  const seen = (e) => e && e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const inside = (e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    let [low, high] = [0, innerHeight];
    for (let up = e.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflow !== "visible" && getComputedStyle(up).display !== "contents") {
        const box = up.getBoundingClientRect();
        [low, high] = [Math.max(low, box.top), Math.min(high, box.bottom)];
      }
    // What sticks over it, and the lowest row of a phone, cover it.
    const [x, y] = [(left + right) / 2, bottom - 4];
    const over = document.elementFromPoint(x, Math.min(y, innerHeight - 1));
    const isFree = e === over || e.contains(over) || over?.contains(e);
    return top >= low - 1 && bottom <= high + 1 && left >= -1 && right <= innerWidth + 1 && isFree;
  };
  const cut = (selector) => all(selector).filter((e) => !inside(e)).map((e) => e.textContent.trim().slice(0, 30));
  // What stands lowest in the board's column, over what stands under the whole page.
  const [main] = all(".tutor-main");
  const board = all(".tutor-board")[0]?.getBoundingClientRect();
  const under = all(".tutor-main .tutor-stocks-card").map((e) => e.getBoundingClientRect())
    .filter((box) => board && box.left < board.right - 20 && box.top >= board.bottom - 1);
  const lowest = Math.max(board?.bottom ?? 0, ...under.map((box) => box.bottom));
  const rows = new Set(all(".tutor-presenter-ways .tutor-do").map((e) => Math.round(e.getBoundingClientRect().top / 12)));
  return {
    options: cut(".tutor-option, .tutor-slide-options > li"), choices: cut(".tutor-deciding button"), stocks: cut(".tutor-stocks tr[data-player]"),
    rows_high: [...new Set(all(".tutor-stocks tbody:not(:has(.tutor-own))").map((e) => Math.round(e.getBoundingClientRect().height)))],
    compare: all(".tutor-aside [data-do=compare]").filter(inside).length, blank: main.getBoundingClientRect().bottom - lowest, rows: rows.size,
  };
}
"""


class Screen(NamedTuple):
    """A screen: its address, the presses that lead to it, and the parts that must be in sight."""

    address: str
    come: Callable[[Page], None]
    in_sight: tuple[str, ...]


def stay(page: Page) -> None:
    """Stay on the screen that the address opens."""


def try_a_line(page: Page) -> None:
    """Leave the example once, and open the tab of the lines."""
    page.locator(".tutor-choices button").nth(3).click()
    beyond(page, 26)
    open_tab(page, "lines")
    expect(page.locator(".tutor-app.tutor-on-lines")).to_be_visible()


def sit_down(page: Page) -> None:
    """Begin a game of five players, and go to the reader's first move of their Prince."""
    open_tab(page, "games")
    page.locator(".tutor-games-card .widget-radio-box label").filter(has_text="5").first.click()
    page.locator(".tutor-begin").click()
    expect(page.locator(".tutor-stocks tr[data-player]")).to_have_count(5)
    page.locator(".tutor-deciding [data-do=decide]").first.click()
    expect(page.locator(".tutor-status")).to_have_attribute("data-due", "turn")


SCREENS = {
    "lines": Screen("?lesson=quick_start&ply=26&view=explore", try_a_line, ("compare",)),
    "question": Screen("?lesson=quick_start&step=bert-enters", stay, ("options", "stocks")),
    "teach": Screen("?lesson=quick_start&step=bert-enters&view=teach", stay, ("stocks", "rows")),
    "cave": Screen("?game=incan_gold&view=play", stay, ("choices", "stocks")),
    "seat": Screen("?view=play", sit_down, ("choices", "stocks")),
}
BANDS = ("teach", "cave")
"""The screens without a timeline, on which the board must still have the same room."""


def settle(page: Page, size: Size) -> None:
    """Give the window a size, and wait until the page has its layout."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    html = page.locator("html")
    expect(html).to_have_attribute("data-tutor-layout", size.layout)
    # A large window has larger letters, unless the reader chose others.
    expect(html).to_have_attribute("data-tutor-size", "120" if size.width > LARGE else "100")
    status = page.locator(".tutor-status")
    expect(status).to_have_attribute("data-layout", size.layout)
    expect(status).to_have_attribute("data-busy", "0")


def lacks(page: Page, name: str, size: Size) -> list[str]:
    """Return the faults of a screen in a window."""
    settle(page, size)
    boxes = page.evaluate(SIGHT)["boxes"]
    room: dict[str, Any] = page.evaluate(ROOM)
    print(f"{name} {size.width}x{size.height} boxes {boxes} {room}")
    wrong = [f"{boxes} boxes that scroll"] if boxes > 1 else []
    for each in SCREENS[name].in_sight:
        if each == "compare":
            wrong += [] if room["compare"] else ["nothing compares"]
        elif each == "rows":
            wrong += [] if room["rows"] == 1 else [f"{room['rows']} rows of ways"]
        # On a phone the test pulls the sheet up for these places.
        elif room[each] and (name, each, size.layout) != ("seat", "choices", "phone"):
            wrong.append(f"{each} cut: {room[each]}")
    # Rows with a change and the present player's row are as high as the others.
    high = room["rows_high"]
    if size.layout != "wide" and name != "teach" and high and max(high) - min(high) > 1:
        wrong.append(f"rows of {high} px")
    if name in BANDS and size.layout == "wide" and room["blank"] > MOST_BLANK:
        wrong.append(f"{room['blank']:.0f} px blank under the board")
    return wrong


@pytest.mark.parametrize(
    ("names", "languages", "sizes"),
    [
        (("question", "teach"), LANGUAGES[:1], SIZES[:3]),
        pytest.param(tuple(SCREENS), LANGUAGES, SIZES, marks=pytest.mark.endurance),
    ],
    ids=["quick", "whole"],
)
def test_a_screen_has_room_for_its_parts(
    open_page: Pages, names: tuple[str, ...], languages: tuple[str, ...], sizes: tuple[Size, ...]
) -> None:
    """A screen shows options, stocks and buttons whole, and at most one box scrolls. On paper all parts are printed."""
    wrong = {}
    for language in languages:
        for name in names:
            screen = SCREENS[name]
            open_page.leave_all()
            page = open_page(f"{screen.address}&lang={language}")
            screen.come(page)
            for size in sizes:
                if missing := lacks(page, name, size):
                    wrong[name, language, size.width] = missing
    assert wrong == {}


@pytest.mark.endurance
def test_lines_scroll_alone_and_open_a_comparison_in_every_window(open_page: Pages) -> None:
    """When the window changes from a wall to a phone and back, line and focus stay, and nothing overlaps."""
    page = open_page(SCREENS["lines"].address, width=1920, height=1080)
    try_a_line(page)
    compare = page.locator(".tutor-aside [data-do=compare]")
    focus_on(compare)
    wrong = {}
    for size in (SIZES[4], SIZES[0], SIZES[1], SIZES[2], SIZES[1], SIZES[4]):
        missing = lacks(page, "lines", size) + box_faults(page)
        if missing:
            wrong[size.width] = missing
        expect(compare).to_be_focused()
        expect(page.locator(".tutor-status")).to_have_attribute("data-line", "A")
    assert wrong == {}
    enter(compare)
    expect(page.locator(".tutor-comparison")).to_be_visible()


OUTLINES = """
() => {
  const app = document.querySelector(".tutor-app");
  const near = (one, other) => one.every((each, at) => Math.abs(each - other[at]) <= 2);
  const boxes = [".tutor-hero", ".tutor-column"].map((selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, width, height];
  });
  app.classList.add("tutor-is-awaited");
  const found = ["::before", "::after"].map((part, at) => {
    const style = getComputedStyle(app, part);
    const outline = ["left", "top", "width", "height"].map((name) => parseFloat(style[name]));
    return near(outline, boxes[at]) ? "" : [outline, boxes[at]].join(" for ");
  });
  app.classList.remove("tutor-is-awaited");
  return found;
}
"""


def test_a_loading_page_has_outlines_in_the_right_places(open_page: Pages) -> None:
    """On a slow line the loading page has outlines at once, and nothing moves when board and column appear."""
    page = open_page("?lesson=quick_start&step=gina-chooses-goods")
    for size in SIZES[:2]:
        settle(page, size)
        assert page.evaluate(OUTLINES) == ["", ""], size


PRINTED = """
() => {
  const cards = [...document.querySelectorAll(".tutor-board-box, .tutor-side .tutor-card")].filter((e) => e.checkVisibility() && e.offsetHeight);
  const held = cards.filter((e, at) => at && e.getBoundingClientRect().top < cards[at - 1].getBoundingClientRect().bottom);
  const cut = cards.filter((e) => e.scrollHeight > e.clientHeight + 1);
  const app = document.querySelector(".tutor-app");
  const whole = app.getBoundingClientRect().bottom >= cards.at(-1).getBoundingClientRect().bottom;
  return [...held, ...cut].map((e) => e.className).concat(whole ? [] : ["page"]);
}
"""


@pytest.mark.parametrize(
    "address",
    first_of(["?lesson=quick_start&step=bert-enters", "?ply=39&view=explore"], 1),
    ids=str,
)
def test_printed_cards_follow_one_another_whole(open_page: Pages, address: str) -> None:
    """No printed card covers the next or is cut, and the page is as high as its content.

    Bar, tabs and timeline are not printed.
    """
    page = open_page(address, width=1440, height=900)
    settle(page, SIZES[0])
    page.emulate_media(media="print")
    expect(page.locator(".tutor-side .tutor-stocks-card")).to_be_visible()
    assert page.evaluate(PRINTED) == []
    for chrome in (".tutor-bar", ".tutor-timeline", ".tutor-tabs"):
        expect(page.locator(chrome).first).to_be_hidden()
