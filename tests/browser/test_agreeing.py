"""Each screen of the page opens the same in a second browser at its address."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_presenter import go_on
from tests.driving import beyond, control, read_page, stands, status
from tests.pages import Pages, first_of

pytestmark = pytest.mark.fresh  # these tests are about the loading of a page

SAID = ("ply", "due", "player", "position", "line")
VIEWS = "() => [...document.querySelector('.tutor-app').classList].filter(name => name.startsWith('tutor-view-'))"


def agree(open_page: Pages, page: Page) -> str:
    """Open the address in another browser, where all that the contract names must be the same."""
    told = status(page).evaluate("status => ({...status.dataset})")  # the page sends this last
    query = page.evaluate("location.search")
    other = open_page(query)
    stands(other, **{name: told[name] for name in SAID})
    assert other.evaluate(VIEWS) == page.evaluate(VIEWS)
    for part in (".tutor-slide:visible", ".tutor-lesson-card section:visible"):
        expect(other.locator(part)).to_have_count(page.locator(part).count())
        for mine, theirs in zip(page.locator(part).all(), other.locator(part).all(), strict=True):
            expect(theirs).to_have_text(mine.inner_text(), use_inner_text=True)
    open_page.leave(other)
    return str(query)


@pytest.mark.endurance
def test_slides_open_in_another_browser(open_page: Pages) -> None:
    """Each slide has an address of its own, also slides of the same ply."""
    page = open_page("?view=teach")
    found = [agree(open_page, page)]
    for _ in range(3):
        go_on(page)
        found.append(agree(open_page, page))
    assert len(set(found)) == len(found)
    page.keyboard.press("3")
    expect(page.locator(".tutor-slide-act")).to_be_visible()
    expect(page).not_to_have_url(open_page.link + found[-1])
    agree(open_page, page)


@pytest.mark.endurance
def test_a_line_explored_from_a_slide_opens_in_another_browser(open_page: Pages) -> None:
    """The line opens at its step, and not at the start of an unknown game."""
    page = open_page("?lesson=quick_start&ply=15&view=presenter")
    shown = read_page(page).ply  # of the first slide of this ply or of a later one
    assert shown >= 15
    control(page, "menu", within=".tutor-presenter-ways").click()
    control(page, "view", "explore").click()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    stands(page, ply=shown)
    assert agree(open_page, page).startswith("?r=")


@pytest.mark.parametrize("view", first_of(["learn", "explore"], 1))
def test_an_own_line_opens_in_another_browser(open_page: Pages, view: str) -> None:
    """The reader's line opens one step after the fork and at its end, beside the example."""
    page = open_page(f"?lesson=quick_start&ply=30&view={view}")
    page.locator(".tutor-choices [data-do=decide]").nth(1).click()
    stands(page, ply=31, line="A")
    agree(open_page, page)
    page.locator(".tutor-back").click()
    stands(page, ply=30, line="main")
    agree(open_page, page)


@pytest.mark.endurance
@pytest.mark.parametrize("game", ["princes", "incan_gold"])
def test_a_game_against_others_opens_in_another_browser(open_page: Pages, game: str) -> None:
    """The game opens from the same seat, with the moves of the reader and of the others."""
    page = open_page(f"?game={game}&view=play")
    begun = read_page(page)
    page.locator(".tutor-choices [data-do=decide]").first.click()
    beyond(page, begun.ply)
    stands(page, player=begun.player)
    expect(page).not_to_have_url(open_page.link + f"?game={game}&view=play")
    assert "seat=" in agree(open_page, page)


@pytest.mark.endurance
def test_a_step_of_the_lesson_opens_with_its_question(open_page: Pages) -> None:
    """A step opens with its question at any ply."""
    page = open_page("?lesson=quick_start&step=points-from-cards")
    expect(page.locator(".tutor-option").first).to_be_visible()
    agree(open_page, page)


@pytest.mark.endurance
def test_the_door_opens_in_another_browser(open_page: Pages) -> None:
    """The front door has an address, which opens the front door in another browser."""
    page = open_page("?lesson=quick_start&ply=3")
    control(page, "door").click()
    expect(page.locator(".tutor-view-door")).to_have_count(1)
    expect(page).to_have_url(open_page.link)
    expect(open_page("").locator(".tutor-view-door")).to_have_count(1)


def test_back_and_forward_of_the_browser_find_every_screen(open_page: Pages) -> None:
    """Back and forward find every screen also after a reload, when the tutor has forgotten earlier ones."""
    page = open_page("?lesson=quick_start")
    first = page.url
    control(page, "view", "explore").click()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    expect(page).not_to_have_url(first)
    explored = page.url
    page.locator(".tutor-choices [data-do=decide]").first.click()
    stands(page, ply=1, line="A")
    aside = page.url
    control(page, "view", "play").click()
    expect(page.locator(".tutor-view-play")).to_have_count(1)
    page.go_back()
    stands(page, ply=1, line="A")
    expect(page).to_have_url(aside)
    page.go_back()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    stands(page, ply=0)
    page.go_back()
    expect(page.locator(".tutor-view-lesson")).to_have_count(1)
    expect(page).to_have_url(first)
    stands(page, ply=0)
    page.go_forward()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    expect(page).to_have_url(explored)
    page.go_forward()
    stands(page, ply=1, line="A")
    page.reload(wait_until="commit")
    stands(page, ply=1, line="A")
    page.go_back(wait_until="commit")
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    stands(page, ply=0)
    page.go_back(wait_until="commit")
    expect(page.locator(".tutor-view-lesson")).to_have_count(1)
    expect(page).to_have_url(first)


@pytest.mark.endurance
def test_going_back_while_the_page_loads_opens_the_page_of_that_address(
    open_page: Pages,
) -> None:
    """After going back from a loading page the page of the former address opens.

    The starting kernel was asked for another place, and the page does not listen yet.
    """
    page = open_page("?lesson=quick_start")
    control(page, "view", "explore").click()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    page.locator(".tutor-choices [data-do=decide]").first.click()
    stands(page, ply=1, line="A")
    page.reload(wait_until="commit")
    # Only the page goes back itself: while it is replaced, no other code may use its history.
    page.evaluate("history.back()")
    stands(page, ply=0, line="main")
    expect(page.locator(".tutor-view-explore")).to_have_count(1)


def test_back_leaves_the_visible_screen(open_page: Pages) -> None:
    """On a slow line back leaves a screen from its first frame on, before its other parts appear."""
    page = open_page("?lesson=quick_start", is_slow=True)
    control(page, "view", "explore").click()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    page.go_back()
    expect(page.locator(".tutor-view-lesson")).to_have_count(1)
    page.go_forward()
    expect(page.locator(".tutor-view-explore")).to_have_count(1)
    stands(page, ply=0, line="main")


WATCH = """
window.told = [];
new MutationObserver(() => {
  const main = document.querySelector(".tutor-main");
  if (!main) return;
  const isHidden = getComputedStyle(main).visibility === "hidden" || !main.getClientRects().length;
  const isAsked = Boolean(main.querySelector("[data-step=bert-enters]"));
  window.told.push([isHidden || isAsked, location.search]);
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


def test_nothing_takes_the_place_of_a_loading_question(open_page: Pages) -> None:
    """No other step and no other address replaces the question, however late the browser reports."""
    asked = "?lesson=quick_start&ply=3&step=bert-enters"
    page = open_page.blank()
    page.add_init_script(WATCH)
    page.goto(open_page.link + asked, wait_until="commit")
    expect(page.locator(".tutor-option").first).to_be_visible()
    told = page.evaluate("window.told")
    assert told
    assert [each for each in told if each != [True, asked]] == []
