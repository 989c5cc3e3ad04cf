"""While people play, try and weigh game after game on one page, the kernel's memory does not grow."""

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Serve
from tests.driving import beyond, control, list_lines, open_tab, read_page, status
from tests.pages import kernel_of
from widgets.shared.workspaces import MOST_EARLIER

pytestmark = pytest.mark.endurance

WARM = MOST_EARLIER + 2
"""The number of games after which the page makes no lasting objects and drops each old game."""
GAMES = WARM + 4
TURNS = 8
MOST_MORE = 1.05
"""The largest memory at the end, as a multiple of the memory after the first games."""
PATIENCE = 120_000
SHORT_OF = "ply => Number(document.querySelector('.tutor-status').dataset.ply) < ply"


def others(page: Page, do: str, value: str) -> None:
    """Press a control in the part of the page for the other players."""
    page.locator(".tutor-others summary").click()
    control(page, do, value).click()


def begin(page: Page) -> None:
    """Begin a game of four players on a page with earlier games."""
    open_tab(page, "games")
    page.locator(".tutor-games-card .widget-radio-box label").filter(has_text="4").first.click()
    page.locator(".tutor-begin").click()
    expect(page.locator(".tutor-stocks tr[data-player]")).to_have_count(4)
    expect(status(page)).to_have_attribute("data-ply", "0")
    others(page, "play-on", "stop")
    expect(control(page, "play-on", "stop")).to_have_count(0)


def turn(page: Page) -> None:
    """Play a turn, undo its last decision, and make another decision in its place."""
    before = read_page(page).ply
    others(page, "play-to", "turn")
    beyond(page, before)
    expect(status(page)).to_have_attribute("data-busy", "0")
    played = read_page(page).ply
    page.locator(".tutor-back").first.click()
    page.wait_for_function(SHORT_OF, arg=played)
    choices = page.locator(".tutor-choices [data-do=decide]")
    expect(choices.first).to_be_attached()
    before = read_page(page).ply
    choices.last.evaluate("each => each.click()")
    beyond(page, before)


def weigh(page: Page) -> None:
    """Ask for a forecast of the legal decisions, wait for its end, and close its card."""
    control(page, "view", "explore").click()
    control(page, "forecast").click()
    expect(control(page, "forecast-stop")).to_be_attached()
    expect(control(page, "forecast-stop")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator('.tutor-forecast-rows [data-do="decide"]').first).to_be_attached()
    control(page, "forecast").click()
    expect(page.locator(".tutor-forecast-rows")).to_have_count(0)
    control(page, "view", "play").click()


def play(page: Page) -> None:
    """Play one game from its first decision to its scoring."""
    begin(page)
    for _ in range(TURNS):
        turn(page)
    weigh(page)
    list_lines(page)
    open_tab(page, "now")
    others(page, "play-to", "game")
    expect(status(page)).to_have_attribute("data-due", "", timeout=PATIENCE)
    for each in ("first", "next", "last"):
        page.locator(f".tutor-{each}").click()


def test_an_evening_takes_no_more_memory_the_longer_it_lasts(serve: Serve) -> None:
    """The kernel's memory after each game of an evening stays below a bound, since the page drops earlier games."""
    server, open_page = serve()
    page = open_page("?view=explore&game=princes")
    kernel, held = server.kernels()[kernel_of(page)], []
    for number in range(1, GAMES + 1):
        play(page)
        held.append(kernel.memory_info().rss)
        print(f"after {number} games: {held[-1] / 1e6:.0f} MB")
    assert max(held[WARM:]) <= MOST_MORE * held[WARM - 1]
