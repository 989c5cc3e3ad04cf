"""The views of the page by name: how to come to each of them, for whoever looks at them all."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.pages import Pages
from tutor.core.link import write_link

FINISHED = Path("tests/fixtures/games/orders_3_first_game.json")
SUN_CLOCK = {"wide": (0.148, 0.119), "medium": (0.222, 0.178), "phone": (0.222, 0.227)}
"""Where the Sun Clock lies on the board, in widths of the board: a free way for Ralph at ply 27."""


class View(NamedTuple):
    """An address, and what to do there before the view is to be seen."""

    address: str
    come: Callable[[Page], None] = lambda page: None


def lesson(ply: int, come: Callable[[Page], None] = lambda page: None) -> View:
    """The lesson after so many decisions."""
    return View(f"?lesson=quick_start&ply={ply}", come)


def at_ply(page: Page, ply: int) -> None:
    """Wait until the page shows the position after so many decisions."""
    status = page.locator(".tutor-status")
    expect(status).to_have_attribute("data-ply", str(ply))
    expect(status).to_have_attribute("data-busy", "0")


def open_tab(page: Page, name: str) -> None:
    """Open a tab of the column."""
    tab = page.locator(f".tutor-tab-{name}")
    tab.click()
    expect(tab).to_have_attribute("aria-current", "true")


def pick(page: Page) -> None:
    """Tap the Sun Clock on the board."""
    layout = page.locator("html").get_attribute("data-tutor-layout") or "wide"
    board = page.locator(".tutor-board")
    box = board.bounding_box()
    assert box is not None
    across, down = (part * box["width"] for part in SUN_CLOCK[layout])
    board.click(position={"x": across, "y": down})
    expect(page.locator(".tutor-picked")).to_be_visible()


def refuse(page: Page) -> None:
    """Try what cannot be done now."""
    page.locator(".tutor-cannot").first.click()
    expect(page.locator(".tutor-refusal h2")).to_be_visible()


def try_lines(page: Page) -> None:
    """Leave the example three times, and look at the lines."""
    for back, choice in ((0, 3), (1, 5), (3, 2)):
        for _ in range(back):
            ply = int(page.locator(".tutor-status").get_attribute("data-ply") or 0)
            page.locator(".tutor-back").click()
            at_ply(page, ply - 1)
        ply = int(page.locator(".tutor-status").get_attribute("data-ply") or 0)
        page.locator(".tutor-choices button").nth(choice).click()
        at_ply(page, ply + 1)
    open_tab(page, "lines")
    expect(page.locator(".tutor-lines li")).to_have_count(4)


def compare(page: Page) -> None:
    """Hold a line against the example."""
    try_lines(page)
    page.locator('[data-do="compare"]').first.click()
    expect(page.locator(".tutor-comparison")).to_be_visible()


def look_up(page: Page) -> None:
    """Ask the rule book something."""
    open_tab(page, "rules")
    page.locator(".tutor-rulebook-field input").fill("may I pay a llama next door")
    expect(page.locator(".tutor-rulebook-results article").first).to_be_visible()


def open_keys(page: Page) -> None:
    """Open the sheet of keys, by the menu where the page is narrow."""
    if page.locator(".tutor-menu").is_visible():
        page.locator(".tutor-menu").click()
    page.locator('[data-do="sheet"]').first.click()
    expect(page.locator(".tutor-sheet table")).to_be_visible()


def finished() -> View:
    """A game that is over."""
    record: dict[str, Any] = json.loads(FINISHED.read_text(encoding="utf-8"))["record"]
    return View(f"?r={write_link(record)}&ply={len(record['decisions'])}")


VIEWS = {
    "door": View(""),
    "turn": lesson(20),
    "picked": lesson(27, pick),
    "refused": lesson(22, refuse),
    "trade": lesson(22),
    "recruit": lesson(6),
    "redeem": lesson(32),
    "choose_goods": lesson(34),
    "offer": lesson(36),
    "return_cards": lesson(45),
    "result": finished(),
    "lines": lesson(26, try_lines),
    "compare": lesson(26, compare),
    "rules": lesson(20, look_up),
    "games": lesson(20, lambda page: open_tab(page, "games")),
    "keys": lesson(20, open_keys),
    "play": View("?view=play"),
    "gold": View("?view=play&game=incan_gold"),
    "presenter": View("?view=presenter&lesson=quick_start&ply=20"),
}


def views(open_page: Pages, *names: str, **how: Any) -> Iterator[tuple[str, Page]]:
    """The named views one after the other, each on a page of its own; `how` as for the page."""
    theme = how.pop("theme", None)
    for name in names:
        view = VIEWS[name]
        themed = f"{view.address or '?'}&theme={theme}" if theme else view.address
        page = open_page(themed.replace("?&", "?"), **how)
        view.come(page)
        yield name, page
        open_page.leave(page)
